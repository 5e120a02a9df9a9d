"""The classic Tax Collector: of rank 2, paid at the end of turns (F109)."""

import pytest

from engine.errors import SetupError
from engine.setup.options import Options
from engine.setup.sets import FIRST_GAME
from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch
from tests.engine.editions.tables import classic, classic_cast
from tests.engine.table import Table

COLLECTOR = "classic_tax_collector"


def taxed(
    character: str = "architect", gold: int = 9, *hand: str, seats: int = 4, uniques: tuple[str, ...] = ()
) -> Table:
    """Seat 0 is the Tax Collector and was called; then seat 1 gathers as another character."""
    table = classic(seats, COLLECTOR, character, uniques=uniques)
    table.ask_everything()
    table.set_characters(0, COLLECTOR)
    table.set_characters(1, character)
    table.call(COLLECTOR)
    table.skip_to(character=character)
    table.play("gather:gold")
    table.set_gold(0, 0)
    table.seat(1, gold=gold, hand=hand)
    return table


def test_f109_one_gold_at_the_end_of_the_turn_however_much_was_built() -> None:
    table = taxed("architect", 9, "tavern", "temple", "market")
    table.play("build:tavern", "build:temple", "build:market")
    assert table.gold(0) == 0
    table.play("end")
    assert (table.gold(0), table.gold(1)) == (1, 4)
    assert table.event("took-gold").facts == {"seat": 0, "target": 1, "gold": 1, "reason": COLLECTOR}


def test_f109_a_turn_without_a_build_pays_nothing() -> None:
    table = taxed()
    table.play("end")
    assert table.gold(0) == 0


def test_f109_a_player_with_nothing_left_pays_nothing() -> None:
    table = taxed("merchant", 1, "tavern")
    table.play("build:tavern", "end")
    assert table.gold(0) == 0
    table.event("took-gold", missing=True)


def test_f109_the_assassin_pays_when_the_tax_collector_is_called() -> None:
    table = classic(4, COLLECTOR)
    table.seat(1, "assassin", gold=3, hand=["tavern"])
    table.set_characters(0, COLLECTOR)
    table.call("assassin")
    table.play("gather:gold", "build:tavern", "end")
    assert table.turn.character == COLLECTOR
    assert (table.gold(0), table.gold(1)) == (1, 3)


def test_f109_an_assassin_who_built_nothing_pays_nothing() -> None:
    table = classic(4, COLLECTOR)
    table.seat(1, "assassin", gold=3)
    table.set_characters(0, COLLECTOR)
    table.call("assassin")
    table.end_turn()
    assert (table.gold(0), table.gold(1)) == (0, 5)


def test_f109_the_tax_collector_does_not_pay_himself() -> None:
    table = classic(4, COLLECTOR)
    table.seat(0, COLLECTOR, gold=3, hand=["tavern"])
    table.call(COLLECTOR)
    table.play("gather:gold", "build:tavern")
    table.event("turn-ended", seat=0)
    assert table.gold(0) == 4


def test_f109_nor_for_his_other_character() -> None:
    table = classic(3, COLLECTOR)
    table.seat(0, COLLECTOR, "merchant", gold=3, hand=["tavern"])
    table.call("merchant")
    table.play("gather:gold", "build:tavern", "end")
    assert table.gold(0) == 4


def test_f109_a_killed_or_unchosen_one_collects_nothing() -> None:
    for killed in (True, False):
        table = classic(4, COLLECTOR)
        if killed:
            table.set_characters(0, COLLECTOR)
            table.mark("killed", COLLECTOR, by=2)
        table.seat(1, "merchant", gold=5, hand=["tavern"])
        table.call("merchant")
        table.play("gather:gold", "build:tavern", "end")
        table.event("took-gold", missing=True)
        assert table.gold(1) == 6


def test_f109_in_a_hospital_he_is_still_killed() -> None:
    table = classic(4, COLLECTOR, uniques=["hospital"])
    table.seat(0, COLLECTOR, city=["hospital"])
    table.seat(1, "merchant", gold=5, hand=["tavern"])
    table.mark("killed", COLLECTOR, by=2)
    table.call(COLLECTOR)
    table.play("yes")
    table.skip_to(character="merchant")
    table.play("gather:gold", "build:tavern", "end")
    table.event("took-gold", missing=True)


def test_f109_the_witch_pays_for_what_she_builds_as_another_and_not_before() -> None:
    table = classic(4, "witch", COLLECTOR)
    table.seat(WITCH, "witch", gold=4, hand=["tavern"])
    table.set_characters(VICTIM, "merchant")
    table.set_characters(2, COLLECTOR)
    bewitch(table, "merchant")
    assert table.gold(2) == 2
    table.play("build:tavern", "end")
    assert table.event("took-gold").facts["target"] == WITCH
    assert table.gold(2) == 3


def test_f17_bewitched_the_witch_collects() -> None:
    table = classic(4, "witch", COLLECTOR)
    table.ask_everything()
    table.set_characters(WITCH, "witch")
    table.set_characters(VICTIM, COLLECTOR)
    table.seat(2, "merchant", gold=5, hand=["tavern"])
    bewitch(table, COLLECTOR)
    table.skip_to(character="merchant")
    table.play("gather:gold", "build:tavern")
    before = table.gold(WITCH), table.gold(VICTIM)
    table.play("end")
    assert (table.gold(WITCH), table.gold(VICTIM)) == (before[0] + 1, before[1])


def test_f106_the_tax_comes_before_the_poor_house() -> None:
    table = taxed("merchant", 2, "tavern", uniques=("poor_house",))
    table.set_city(1, "poor_house")
    table.play("build:tavern", "end")
    assert table.gold(0) == 1
    assert table.gold(1) == 1
    assert table.event("gained-gold").facts["reason"] == "poor_house"


def test_f109_the_alchemist_pays_before_he_has_his_gold_back() -> None:
    table = taxed("alchemist", 3, "manor")
    table.play("build:manor", "end")
    assert table.gold(0) == 0
    assert table.gold(1) == 3


def test_he_is_no_character_of_the_later_editions() -> None:
    options = Options(classic_cast(COLLECTOR), FIRST_GAME.uniques)
    with pytest.raises(SetupError) as refused:
        options.check(4)
    assert refused.value.problem == "edition-character"
    assert refused.value.instead == ("thief", "spy", "blackmailer")
