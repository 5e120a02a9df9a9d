"""Districts that act when a city is complete or the game ends: Monument and Bell Tower; and the end."""

import pytest

from engine import Plan, Rules
from engine.flow import city
from engine.state import District
from tests.engine.stories import stories
from tests.engine.table import Table

SIX = ["manor", "castle", "palace", "temple", "church", "tavern"]
BELL = ("bell_tower",)
WATCHED = ("watchtower", "barracks", "fortress")


# Monument


test_monument = stories("""
f83 monument counts for two towards completion
    seat 0: merchant, gold 6, hand docks, city monument manor castle palace temple
    = size 0: 6
    > merchant: gather:gold build:docks
    = told: completed seat=0
f80 f83 monument may be received beside five and counts for two there
    seat 0: diplomat, gold 9, city manor castle palace temple church tavern; seat 1: city monument
    > diplomat: use:exchange seat:1 district:monument district:tavern
    = size 0: 7; told: completed seat=0
""")


def test_f83_a_monument_and_five_others_are_a_complete_city() -> None:
    table = Table(4)
    table.seat(0, city=["monument", *SIX[:5]])
    assert city.completed(table.game, 0)


# Bell Tower


def ringer(
    *city: str, seats: int = 4, declare: str = "yes", rules: Rules | None = None, **others: list[str]
) -> Table:
    """Seat 0 has just built a Bell Tower in this city and decided; `others` are cities, as `seat1=[...]`."""
    table = Table(seats, uniques=BELL, rules=rules)
    table.seat(0, "merchant", gold=3, hand=["bell_tower"], city=city)
    for name, districts in others.items():
        table.seat(int(name[-1]), city=districts)
    table.call("merchant", "gather:gold")
    table.play("build:bell_tower", declare)
    return table


@pytest.mark.parametrize(("seats", "number"), [(2, 7), (3, 7), (4, 6), (8, 6)])
def test_f86_bell_tower_lets_the_game_end_with_one_district_less(seats: int, number: int) -> None:
    table = ringer(seats=seats)
    assert table.view(None).target_size == number
    assert table.view(None).seats[0].city[0].declared
    assert table.event("bell-tower").facts == {"seat": 0, "rung": True}


@pytest.mark.parametrize(("edition", "number"), [("2016", 5), ("classic", 6)])
def test_a_bell_in_a_short_game_takes_one_district_more(edition: str, number: int) -> None:
    table = ringer(rules=Plan(edition, short=True).options(4).rules)
    assert table.view(None).target_size == number


def test_bell_tower_changes_nothing_if_its_owner_says_no() -> None:
    table = ringer(*SIX[:5], declare="no")
    assert table.view(None).target_size == 7
    assert not table.state.ending
    assert not table.view(None).seats[0].city[-1].declared


test_bell_tower = stories("""
bell tower is decided at once and once only
    uniques: bell_tower; seat 0: merchant, gold 3, hand bell_tower
    > merchant: gather:gold build:bell_tower
    = asked: 0; kind: bell-tower; offered: yes no; back: no
    > no
    = cannot: use:bell_tower
bell tower may be the district that ends the game
    uniques: bell_tower; seat 0: merchant, gold 3, hand bell_tower, city manor castle palace temple church
    > merchant: gather:gold build:bell_tower yes
    = ending: yes; told of: last-round
f86 the armory reaches a city that only the bell lets end the game
    uniques: bell_tower; seat 0: merchant, gold 3, hand bell_tower, city manor castle palace temple church
    > merchant: gather:gold build:bell_tower yes
    seat 1: warlord, city armory
    > warlord: use:armory
    = can: seat:0
f87 the bell says nothing new in the last round
    uniques: bell_tower; seat 0: merchant, gold 3, hand bell_tower, city manor castle palace temple church
    last round
    > merchant: gather:gold build:bell_tower yes
    = not told: last-round
f88 bell tower destroyed before that the normal number is back
    uniques: bell_tower; seat 0: merchant, gold 3, hand bell_tower
    seat 1: city manor castle palace temple church
    > merchant: gather:gold build:bell_tower yes
    seat 1: architect, gold 9, hand prison market; seat 2: warlord, gold 9
    > warlord: use:destroy seat:0 district:bell_tower; architect: gather:gold build:prison
    = ending: no
    > build:market
    = ending: yes
f34 bell tower that is confiscated is rung by the magistrate
    uniques: bell_tower; seat 0: magistrate; seat 1: merchant, gold 3, hand bell_tower
    mark: warrant merchant by 0
    > merchant: gather:gold build:bell_tower yes
    = asked: 0; kind: bell-tower
    > yes
    = complete at: 6
f34 a confiscated district may complete the magistrates city first
    seat 0: magistrate, city manor castle palace temple church tavern; seat 1: merchant, gold 3, hand market
    mark: warrant merchant by 0
    > merchant: gather:gold build:market yes
    = completed: 0
    > finish round
    = points 0 first-completed: 4
f88 if the bell tower is destroyed the game goes on
    uniques: bell_tower; seat 0: merchant, gold 3, hand bell_tower
    seat 1: city manor castle palace temple church tavern
    > merchant: gather:gold build:bell_tower yes
    = ending: yes
    seat 2: warlord, gold 9
    > warlord: use:destroy seat:0 district:bell_tower
    = told of: not-last-round; complete at: 7
    > finish round
    = over: no; round: 2
f88 a bell tower that was not rung may fall
    uniques: bell_tower; seat 0: merchant, gold 3, hand bell_tower
    seat 1: city manor castle palace temple church tavern
    > merchant: gather:gold build:bell_tower no
    last round; seat 2: warlord, gold 9
    > warlord: use:destroy seat:0 district:bell_tower
    = not told: not-last-round; ending: yes
f88 nor does a bell tower that goes end the game twice
    # Replaced by the district that completes the city, it was the reason no more, but the city is.
    uniques: bell_tower; rules: action_cards=yes
    seat 0: merchant, gold 3, hand bell_tower, city manor castle palace temple church tavern
    > merchant: gather:gold build:bell_tower yes
    = completed: 0
    seat 0: merchant, gold 9, hand living_cannonball school_of_magic
    > merchant: play:living_cannonball district:bell_tower card:school_of_magic
    = not told: last-round; ending: yes
""")


def test_f86_a_city_that_ends_the_game_is_not_complete_by_that() -> None:
    """Neither for protection from rank 8 nor for points."""
    table = ringer(seat1=[*SIX[:5]])
    table.seat(1, "merchant", gold=1, hand=["prison"])
    table.seat(2, "warlord", gold=9)
    table.call("merchant", "gather:gold", "build:prison", "end")
    assert table.state.ending
    assert table.state.completed == []
    assert not table.view(None).seats[1].completed
    table.play("use:destroy")
    assert "seat:1" in table.options
    table.play("back")
    table.finish_round()
    assert table.game.over
    assert {"first-completed", "completed"}.isdisjoint(table.points(1))


def test_f86_points_go_to_cities_with_the_usual_number() -> None:
    table = ringer(seat1=SIX)
    table.seat(2, "warlord", gold=9, hand=["prison"], city=["market", "market", "docks", *WATCHED])
    table.call("warlord", "gather:gold", "build:prison")
    assert table.state.completed == [2]
    table.finish_round()
    assert table.points(2)["first-completed"] == 4
    assert {"first-completed", "completed"}.isdisjoint(table.points(1))


def test_f87_if_a_city_is_large_enough_already_the_game_ends_at_once_and_nobody_has_points_for_it() -> None:
    table = ringer(seat1=SIX, seat2=["market", "market", "docks", *WATCHED])
    assert table.state.ending
    table.event("last-round")
    table.event("completed", missing=True)
    table.finish_round()
    assert table.game.over
    for seat in range(4):
        assert {"first-completed", "completed"}.isdisjoint(table.points(seat))


def destroyed(table: Table) -> None:
    """The Warlord of seat 2 destroys the Bell Tower of seat 0."""
    table.seat(2, "warlord", gold=9)
    table.call("warlord", "use:destroy", "seat:0", "district:bell_tower")


def test_f88_a_city_that_is_really_complete_ends_the_game_all_the_same() -> None:
    table = ringer(seat1=[*SIX, "market"])
    assert table.state.completed == [1]
    destroyed(table)
    table.event("not-last-round", missing=True)
    table.finish_round()
    assert table.game.over


def test_f88_in_the_classic_edition_the_game_ends_all_the_same() -> None:
    table = ringer(seat1=SIX, rules=Rules(bell_tower="for-good"))
    destroyed(table)
    table.event("not-last-round", missing=True)
    assert table.view(None).target_size == 7
    table.finish_round()
    assert table.game.over


def test_f89_bell_tower_keeps_its_state_in_another_city() -> None:
    for declared, number in ((True, 6), (False, 7)):
        table = Table(4, "diplomat", uniques=BELL)
        table.seat(0, "diplomat", city=["palace"])
        table.seat(1, city=[District("bell_tower", declared=declared)])
        table.call("diplomat", "use:exchange", "seat:1", "district:bell_tower", "district:palace")
        assert table.view(None).target_size == number


# The end of a game


test_how_a_game_comes_to_its_end = stories("""
f90 the round of a completed city is played to its end
    ask everything; seat 0: merchant, gold 3, hand market, city manor castle palace temple church tavern
    seat 1: warlord
    > merchant: gather:gold build:market end
    = asked: 1
    > gather:gold end
    = over: yes
f91 a city that its owner makes incomplete again ends the game all the same
    seat 0: architect, gold 4, hand market necropolis, city manor castle palace temple church tavern
    > architect: gather:gold build:market build:necropolis district:palace
    = ending: yes
    > finish round
    = over: yes; points 0 first-completed: 4
""")


def test_f85_the_others_are_complete_only_if_they_are_at_the_end() -> None:
    table = Table(4)
    table.seat(0, "merchant", gold=0, city=[*SIX, "market"])
    table.seat(1, city=["market", "docks", "harbor", "watchtower", "prison", "barracks"])
    table.state.completed += [0, 1]
    table.last_round()
    table.call("merchant")
    table.finish_round()
    assert table.points(0)["first-completed"] == 4
    assert "completed" not in table.points(1)
