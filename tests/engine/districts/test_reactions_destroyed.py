"""Districts that guard against rank 8, or act when it destroys: Keep, Great Wall, Graveyard."""

import pytest

from engine.state import District
from tests.engine.stories import stories
from tests.engine.table import Table


def burial(*city: str | tuple[str, int] | District) -> Table:
    """Seat 0 is the Warlord, seat 1 has a Graveyard, seat 2 this city."""
    table = Table(4, uniques=["graveyard"])
    table.seat(0, "warlord", gold=20)
    table.seat(1, gold=1, city=["graveyard", "manor"])
    table.seat(2, city=city)
    table.call("warlord")
    return table


test_cases = stories("""
graveyard takes a destroyed district for one gold
    uniques: graveyard; seat 0: warlord, gold 20; seat 1: gold 1, city graveyard manor; seat 2: city palace
    > warlord: use:destroy seat:1 district:manor
    = asked: 1; kind: graveyard; about card: manor; about gold: 1
    > yes
    = hand 1: manor; gold 1: 0; asked: 0; told: took-destroyed seat=1 card=manor gold=1
graveyard may let the card go
    uniques: graveyard; seat 0: warlord, gold 20; seat 1: gold 1, city graveyard manor; seat 2: city palace
    > warlord: use:destroy seat:2 district:palace no
    = hand 1: -; gold 1: 1; bottom: palace
f82 graveyard nobody is asked who could not pay
    # The gold is open to all, so the missing pause tells nothing.
    uniques: graveyard; seat 0: warlord, gold 20; seat 1: gold 0, city graveyard manor; seat 2: city palace
    > warlord: use:destroy seat:2 district:palace
    = kind: turn
f82 graveyard not for the warlord himself
    uniques: graveyard; seat 0: warlord, gold 20, city graveyard; seat 2: city palace
    > warlord: use:destroy seat:2 district:palace
    = kind: turn
f82 graveyard not for itself
    uniques: graveyard; seat 0: warlord, gold 20; seat 1: gold 1, city graveyard manor; seat 2: city palace
    > warlord: use:destroy seat:1 district:graveyard
    = kind: turn; bottom: graveyard
f82 graveyard not for what an armory or its owner destroys
    uniques: graveyard; seat 0: merchant, city armory; seat 1: gold 5, city graveyard; seat 2: city palace
    > merchant: use:armory seat:2 district:palace
    = kind: turn
f82 graveyard not for the witch who plays the warlord but for the bewitched
    with: 0 turn | 1 graveyard
    uniques: graveyard; ask everything; seat 0: witch, gold 20; seat 1: warlord, gold 5; seat 2: city palace
    seat {1}: city graveyard; mark: bewitched warlord by 0
    > warlord: gather:gold use:destroy seat:2 district:palace
    = asked: {1}; kind: {2}
""")


def test_f82_graveyard_works_for_the_districts_of_any_player() -> None:
    table = burial("palace")
    table.play("use:destroy", "seat:2", "district:palace", "yes")
    assert table.hand(1) == ["palace"]
    assert table.state.deck.count("palace") == 2


def test_f82_graveyard_the_coin_and_the_cards_beneath_are_lost() -> None:
    table = burial(District("museum", 1, ("castle", "tavern")))
    table.play("use:destroy", "seat:2", "district:museum", "yes")
    assert table.hand(1) == ["museum"]
    assert sorted(table.bottom(2)) == ["castle", "tavern"]


def test_graveyard_everybody_sees_which_card_is_at_stake() -> None:
    table = burial("palace")
    table.play("use:destroy", "seat:2", "district:palace")
    assert table.view(3).shown == "palace"
    assert table.view(3).asked == 1


# Protection
SEVEN = ["manor", "castle", "palace", "temple", "church", "tavern", "market"]


def rank_eight(
    character: str, *city: str | tuple[str, int], gold: int = 9, own: tuple[str, ...] = ()
) -> Table:
    """Seat 0 plays this character of rank 8; seat 1 has this city."""
    table = Table(4, character)
    table.seat(0, character, gold=gold, city=own)
    table.seat(1, city=city)
    table.call(character)
    return table


def test_keep_f72_cannot_be_destroyed_taken_or_exchanged() -> None:
    assert "use:destroy" not in rank_eight("warlord", "keep").options
    assert "use:seize" not in rank_eight("marshal", "keep").options
    assert "use:exchange" not in rank_eight("diplomat", "keep", own=("palace",)).options


test_cases_of_protection = stories("""
keep does not guard its neighbours
    seat 0: warlord, gold 9; seat 1: city keep tavern
    > warlord: use:destroy seat:1
    = offered: district:tavern
f70 university costs the warlord five
    seat 0: warlord, gold 5; seat 1: city university
    > warlord: use:destroy seat:1 district:university
    = gold 0: 0
great wall guards its own city only
    seat 0: warlord, gold 0; seat 1: city great_wall tavern
    > warlord:
    seat 2: city tavern
    > warlord: use:destroy
    = offered: seat:2
f73 great wall of the diplomat does not matter
    seat 0: diplomat, gold 0, city great_wall docks; seat 1: city manor
    > diplomat: use:exchange seat:1 district:manor district:docks
    = gold 0: 0
f75 great wall makes the own warlord pay too
    seat 0: warlord, gold 1, city great_wall tavern
    > warlord: use:destroy seat:0 district:tavern
    = gold 0: 0
""")


def test_f72_keep_is_not_handed_over_by_the_diplomat() -> None:
    assert "use:exchange" not in rank_eight("diplomat", "manor", own=("keep",)).options


@pytest.mark.parametrize(
    ("laid", "gold"),
    [("tavern", 0), ("market", 1), ("manor", 2), ("palace", 4), (("manor", 1), 3), ("dragon_gate", 5)],
)
def test_f70_warlord_pays_the_current_cost_less_one(laid: str | tuple[str, int], gold: int) -> None:
    table = rank_eight("warlord", laid, gold=gold)
    card = laid if isinstance(laid, str) else laid[0]
    table.play("use:destroy", "seat:1", f"district:{card}")
    assert table.gold(0) == 0
    if gold:
        assert "use:destroy" not in rank_eight("warlord", laid, gold=gold - 1).options


def test_f70_great_wall_makes_the_others_of_its_city_dearer_but_not_itself() -> None:
    table = rank_eight("warlord", "great_wall", "tavern", gold=5)
    table.play("use:destroy", "seat:1", "district:tavern")
    assert table.gold(0) == 4
    table = rank_eight("warlord", "great_wall", "tavern", gold=5)
    table.play("use:destroy", "seat:1", "district:great_wall")
    assert table.gold(0) == 0
    assert "use:destroy" not in rank_eight("warlord", "great_wall", "tavern", gold=0).options


def test_f71_nothing_is_destroyed_in_a_complete_city_the_own_one_included() -> None:
    assert "use:destroy" not in rank_eight("warlord", *SEVEN).options
    assert "use:destroy" not in rank_eight("warlord", own=tuple(SEVEN)).options
    assert "use:destroy" in rank_eight("warlord", *SEVEN[:6]).options


def test_f73_great_wall_costs_the_diplomat_one_gold_for_the_bank() -> None:
    table = rank_eight("diplomat", "great_wall", "manor", gold=1, own=("docks",))
    table.play("use:exchange", "seat:1", "district:manor", "district:docks")
    assert table.gold(0) == 0, "due even though both cost the same"
    assert table.gold(1) == 0
    table = rank_eight("diplomat", "great_wall", "castle", gold=2, own=("docks",))
    table.play("use:exchange", "seat:1", "district:castle", "district:docks")
    assert table.gold(1) == 1, "the difference is the owner's"


def test_f74_great_wall_costs_the_marshal_one_gold_but_three_stays_in_reach() -> None:
    table = rank_eight("marshal", "great_wall", "manor", gold=4)
    table.play("use:seize", "seat:1", "district:manor")
    assert table.gold(0) == 0
    assert table.gold(1) == 3
    assert "use:seize" not in rank_eight("marshal", "great_wall", "manor", gold=3).options


def test_f76_a_coin_puts_a_district_of_three_out_of_the_marshals_reach() -> None:
    assert "use:seize" in rank_eight("marshal", "manor").options
    assert "use:seize" not in rank_eight("marshal", ("manor", 1)).options
