"""Districts that change when a city is complete, Monument and Bell Tower; and how a game comes to its end."""

import pytest

from engine.flow import city
from engine.state import District
from tests.engine.table import Table

SIX = ["manor", "castle", "palace", "temple", "church", "tavern"]
BELL = ("bell_tower",)


# Monument


def test_f83_monument_counts_for_two_towards_completion() -> None:
    table = Table(4)
    table.seat(0, "merchant", gold=6, hand=["docks"], city=["monument", *SIX[:4]])
    assert table.view(None).seats[0].size == 6
    table.call("merchant")
    table.play("gather:gold", "build:docks")
    assert table.event("completed").facts == {"seat": 0}


def test_f83_a_monument_and_five_others_are_a_complete_city() -> None:
    table = Table(4)
    table.seat(0, city=["monument", *SIX[:5]])
    assert city.completed(table.game, 0)


def test_f80_f83_monument_may_be_received_beside_five_and_counts_for_two_there() -> None:
    table = Table(4, "diplomat")
    table.seat(0, "diplomat", gold=9, city=SIX)
    table.seat(1, city=["monument"])
    table.call("diplomat")
    table.play("use:exchange", "seat:1", "district:monument", "district:tavern")
    assert table.view(None).seats[0].size == 7
    assert table.event("completed").facts == {"seat": 0}


# Bell Tower


def ringer(*city: str, seats: int = 4, declare: str = "yes", gold: int = 5, **others: list[str]) -> Table:
    """Seat 0 has just built a Bell Tower in this city and decided; `others` are cities, as `seat1=[...]`."""
    table = Table(seats, uniques=BELL)
    table.seat(0, "merchant", gold=gold - 2, hand=["bell_tower"], city=city)
    for name, districts in others.items():
        table.seat(int(name[-1]), city=districts)
    table.call("merchant")
    table.play("gather:gold")
    table.play("build:bell_tower", declare)
    return table


@pytest.mark.parametrize(("seats", "number"), [(2, 7), (3, 7), (4, 6), (8, 6)])
def test_f86_bell_tower_completes_cities_with_one_district_less(seats: int, number: int) -> None:
    table = ringer(seats=seats)
    assert table.view(None).target_size == number
    assert table.view(None).seats[0].city[0].declared
    assert table.event("bell-tower").facts == {"seat": 0, "rung": True}


def test_bell_tower_changes_nothing_if_its_owner_says_no() -> None:
    table = ringer(*SIX[:5], declare="no")
    assert table.view(None).target_size == 7
    assert not table.state.ending
    assert not table.view(None).seats[0].city[-1].declared


def test_bell_tower_is_decided_at_once_and_once_only() -> None:
    table = Table(4, uniques=BELL)
    table.seat(0, "merchant", gold=3, hand=["bell_tower"])
    table.call("merchant")
    table.play("gather:gold", "build:bell_tower")
    assert (table.asked, table.kind) == (0, "bell-tower")
    assert table.options == ("yes", "no")
    assert not table.decision.back
    table.play("no")
    assert "use:bell_tower" not in table.options


def test_bell_tower_may_be_the_district_that_completes() -> None:
    table = ringer(*SIX[:5])
    assert table.state.ending
    assert table.state.completed == [0]
    table.event("last-round")


def test_f86_the_smaller_number_counts_for_all_purposes_while_it_stands() -> None:
    """For the end of the game, for protection from rank 8, for the points of who completes later."""
    table = ringer(seat1=[*SIX[:5]])
    table.seat(1, "warlord", gold=9, hand=["prison"])
    table.seat(2, city=[("market", 1), "market", "docks", "watchtower", "barracks", "fortress"])
    table.call("warlord")
    table.play("gather:gold", "build:prison")
    table.event("completed", seat=1)
    table.play("use:destroy")
    assert "seat:2" not in table.options
    assert "seat:1" not in table.options
    assert "seat:0" in table.options


def test_f87_all_who_have_the_number_at_once_share_the_points_of_the_first() -> None:
    table = ringer(*SIX[:5], seat1=["market", "market", "docks", "watchtower", "barracks", "fortress"])
    assert sorted(table.state.completed) == [0, 1]
    table.finish_round()
    assert table.points(0)["first-completed"] == 4
    assert table.points(1)["first-completed"] == 4


def test_f87_who_completes_after_that_is_second() -> None:
    table = ringer(seat1=["market", "docks", "watchtower", "barracks", "fortress", "manor"])
    table.seat(2, "warlord", gold=9, hand=["prison"], city=SIX[:5])
    table.skip_to(character="warlord")
    table.play("gather:gold", "build:prison", "end")
    table.finish_round() if not table.game.over else None
    assert table.points(1)["first-completed"] == 4
    assert table.points(2)["completed"] == 2


def test_f85_f87_who_was_first_before_the_bell_stays_the_only_first() -> None:
    table = Table(4, uniques=BELL)
    table.seat(0, "merchant", gold=3, hand=["bell_tower"], city=SIX[:5])
    table.seat(1, city=["market", "docks", "harbor", "watchtower", "prison", "barracks", "fortress"])
    table.state.completed.append(1)
    table.last_round()
    table.call("merchant")
    table.play("gather:gold", "build:bell_tower", "yes")
    table.finish_round()
    assert table.points(1)["first-completed"] == 4
    assert table.points(0)["completed"] == 2


def test_f88_bell_tower_destroyed_after_the_number_was_reached_the_game_still_ends() -> None:
    table = ringer(seat1=["market", "market", "docks", "watchtower", "barracks", "fortress"])
    assert table.state.ending
    table.seat(2, "warlord", gold=9)
    table.call("warlord")
    table.play("use:destroy", "seat:0", "district:bell_tower")
    assert table.state.ending
    assert table.view(None).target_size == 7
    table.finish_round()
    assert table.points(1)["first-completed"] == 4


def test_f88_bell_tower_destroyed_before_that_the_normal_number_is_back() -> None:
    table = ringer(seat1=SIX[:5])
    table.seat(1, "architect", gold=9, hand=["prison", "market"])
    table.seat(2, "warlord", gold=9)
    table.call("warlord")
    table.play("use:destroy", "seat:0", "district:bell_tower")
    table.call("architect")
    table.play("gather:gold", "build:prison")
    assert not table.state.ending
    table.play("build:market")
    assert table.state.ending


def test_f89_bell_tower_keeps_its_state_in_another_city() -> None:
    for declared, number in ((True, 6), (False, 7)):
        table = Table(4, "diplomat", uniques=BELL)
        table.seat(0, "diplomat", city=["palace"])
        table.seat(1, city=[District("bell_tower", declared=declared)])
        table.call("diplomat")
        table.play("use:exchange", "seat:1", "district:bell_tower", "district:palace")
        assert table.view(None).target_size == number


def test_f34_bell_tower_that_is_confiscated_is_rung_by_the_magistrate() -> None:
    table = Table(4, "magistrate", uniques=BELL)
    table.seat(0, "magistrate")
    table.seat(1, "merchant", gold=3, hand=["bell_tower"])
    table.mark("warrant", "merchant", 0)
    table.call("merchant")
    table.play("gather:gold", "build:bell_tower", "yes")
    assert (table.asked, table.kind) == (0, "bell-tower")
    table.play("yes")
    assert table.view(None).target_size == 6


def test_f34_a_confiscated_district_may_complete_the_magistrates_city_first() -> None:
    table = Table(4, "magistrate")
    table.seat(0, "magistrate", city=SIX)
    table.seat(1, "merchant", gold=3, hand=["market"])
    table.mark("warrant", "merchant", 0)
    table.call("merchant")
    table.play("gather:gold", "build:market", "yes")
    assert table.state.completed == [0]
    table.finish_round()
    assert table.points(0)["first-completed"] == 4


# How a game comes to its end


def test_f90_the_round_of_a_completed_city_is_played_to_its_end() -> None:
    table = Table(4)
    table.seat(0, "merchant", gold=3, hand=["market"], city=SIX)
    table.seat(1, "warlord")
    table.call("merchant")
    table.play("gather:gold", "build:market", "end")
    assert table.asked == 1
    table.play("gather:gold", "end")
    assert table.game.over


def test_f91_a_city_that_its_owner_makes_incomplete_again_ends_the_game_all_the_same() -> None:
    table = Table(4)
    table.seat(0, "architect", gold=4, hand=["market", "necropolis"], city=SIX)
    table.call("architect")
    table.play("gather:gold", "build:market")
    table.play("build:necropolis", "district:palace")
    assert table.state.ending
    table.finish_round()
    assert table.game.over
    assert table.points(0)["first-completed"] == 4


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
