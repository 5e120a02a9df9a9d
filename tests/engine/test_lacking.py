"""Missing options have a reason, which only the asked player sees."""

from random import Random

import pytest

from engine import Game
from engine.decision import Lack
from engine.offers import lacking
from engine.setup.rules import Rules
from tests.engine.characters.court import JUDGE, TARGET, build, court
from tests.engine.play import moves, new_game
from tests.engine.sampling import Sample, moment
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS, Setup
from tests.engine.table import Table

SAMPLE = Sample(4)


@pytest.mark.no_cover
@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[3::5], ids=str)
def test_it_is_never_offered_and_depends_on_nothing_secret(setup: Setup) -> None:
    chance = Random(setup.seed)
    game = new_game(setup, setup.seed)
    for decision, _picks in moves(game, Random(2), busy=True):
        found = lacking(game)
        assert not {lack.option for lack in found} & {*decision.options}
        if decision.kind == "turn" and not game.turn.held:
            assert ("end" in decision.options) != ("end" in {lack.option for lack in found})
        if SAMPLE(moment(game)):
            world = Game(another_world(game.state, decision.seat, chance))
            assert lacking(world) == found


def test_a_turn_says_what_comes_first() -> None:
    table = Table(4, "emperor")
    table.seat(0, "emperor")
    table.call("emperor")
    assert Lack("end", "gather-first") in lacking(table.game)
    table.play("gather:gold")
    assert Lack("end", "use:give-crown") in lacking(table.game)
    assert Lack("use:income-noble", "income-noble") in lacking(table.game)


def test_powers_that_wait_for_gathering_say_so() -> None:
    table = court("architect")
    table.seat(TARGET, gold=9, hand=["docks"])
    table.call("architect")
    assert [lack.reason for lack in lacking(table.game)] == ["gather-first"]


@pytest.mark.parametrize(
    ("signed", "city", "reason"),
    [(False, (), "unsigned"), (False, ("docks",), "unsigned"), (True, ("docks",), "identical")],
)
def test_a_magistrate_is_told_why_nothing_can_be_taken(
    signed: bool, city: tuple[str, ...], reason: str
) -> None:
    table = court("merchant", signed=signed)
    table.seat(TARGET, gold=9, hand=["docks"])
    table.set_city(JUDGE, *city)
    table.call("merchant")
    build(table, "docks")
    assert (table.asked, table.options) == (JUDGE, ("no",))
    assert lacking(table.game) == (Lack("yes", reason),)


def test_a_magistrate_who_may_take_it_lacks_nothing() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=9, hand=["docks"])
    table.call("merchant")
    build(table, "docks")
    assert table.options == ("yes", "no")
    assert lacking(table.game) == ()


@pytest.mark.parametrize(("hand", "expected"), [((), {"redraw"}), (("tavern",), set[str]())])
def test_an_empty_hand_can_not_be_exchanged(hand: tuple[str, ...], expected: set[str]) -> None:
    table = Table(4, "magician")
    table.seat(0, "magician", hand=hand)
    table.call("magician")
    assert {lack.reason for lack in lacking(table.game)} == {"gather-first", *expected}


def test_after_one_trick_the_magician_expects_no_other() -> None:
    table = Table(4, "magician")
    table.seat(0, "magician")
    table.seat(1, hand=["tavern"])
    table.call("magician", "use:swap-hands", "seat:2")
    assert [lack.option for lack in lacking(table.game)] == ["end"]


FULL = ("tavern", "market", "docks", "harbor", "temple", "manor", "armory")


@pytest.mark.parametrize(
    ("character", "gold", "city", "option", "reason"),
    [
        ("artist", 0, ("tavern",), "beautify", "beautify"),
        ("artist", 2, (), "beautify", "beautify"),
        ("artist", 2, (("tavern", 1),), "beautify", "beautify-done"),
        ("diplomat", 9, (), "exchange", "exchange-nothing"),
        ("diplomat", 9, ("keep",), "exchange", "exchange-nothing"),
        ("diplomat", 0, ("temple",), "exchange", "exchange"),
        ("bishop", 0, ("armory",), "armory", "armory"),
        ("bishop", 0, FULL, "armory", "armory-safe"),
    ],
)
def test_a_reason_names_what_is_missing(
    character: str, gold: int, city: tuple[str | tuple[str, int], ...], option: str, reason: str
) -> None:
    other = ("palace",) if character == "diplomat" else ()
    table = Table(4, character, uniques=["armory", "keep"])
    table.seat(0, character, gold=gold, city=city)
    table.seat(1, city=other)
    table.call(character)
    assert Lack(f"use:{option}", reason) in lacking(table.game)


@pytest.mark.parametrize(("rich", "reason"), [((2, 2), "beg"), ((3, 3), "beg-tie"), ((3, 2), "")])
def test_an_abbot_is_told_whether_nobody_is_richer_or_several_are(rich: tuple[int, int], reason: str) -> None:
    table = Table(4, "abbot", rules=Rules(abbot="gold-only"))
    table.seat(0, "abbot", gold=2)
    for seat, gold in enumerate(rich, 1):
        table.seat(seat, gold=gold)
    table.call("abbot")
    found = [lack.reason for lack in lacking(table.game) if lack.option == "use:beg"]
    assert found == ([reason] if reason else [])
