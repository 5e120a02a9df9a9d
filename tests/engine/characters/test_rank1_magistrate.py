"""Rank 1: the Magistrate, his warrants and who may know about them."""

from collections.abc import Sequence

import pytest

from engine import View
from tests.engine.characters.court import JUDGE, TARGET, WATCHER, build, court
from tests.engine.stories import stories
from tests.engine.table import Table


def test_magistrate_lays_three_warrants() -> None:
    table = Table(4, "magistrate")
    table.seat(0, "magistrate")
    table.call("magistrate", "use:warrants", "character:merchant", ("character:warlord", "character:thief"))
    assert table.event("warrants").facts == {"seat": 0, "characters": ("thief", "merchant", "warlord")}
    assert [(mark.character, mark.real) for mark in table.view(0).marks] == [
        ("thief", False),
        ("merchant", True),
        ("warlord", False),
    ]
    assert "use:warrants" not in table.options


def test_the_signed_warrant_is_the_secret_of_the_magistrate() -> None:
    """Neither events nor views, nor their order, depend on which warrant is signed."""
    seen: list[object] = []
    for order in (
        ("merchant", "thief", "warlord"),
        ("warlord", "merchant", "thief"),
        ("thief", "warlord", "merchant"),
    ):
        table = Table(4, "magistrate")
        table.seat(0, "magistrate")
        table.call("magistrate")
        table.play("use:warrants", f"character:{order[0]}", tuple(f"character:{each}" for each in order[1:]))
        seen.append((table.seen_by(1), table.view(1), table.view(None)))
    assert seen[0] == seen[1] == seen[2]


test_cases = stories("""
laying warrants can be taken back
    seat 0: magistrate
    > magistrate: use:warrants character:merchant back
    = can: use:warrants; marks: -
magistrate may let the district be built
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0; seat 1: gold 3, hand docks
    > merchant: gather:gold build:docks no
    = city 0: -; city 1: docks; gold 1: 2; not told: confiscated
f20 there is nothing to confiscate from oneself
    seats: 2; seat 0: magistrate king, gold 9, hand tavern; mark: warrant king by 0
    > king:
    ask everything
    > gather:gold build:tavern
    = kind: turn; city 0: tavern
f21 unmarked characters build without a pause
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0; seat 2: bishop, gold 3, hand docks
    > bishop:
    ask everything
    > gather:gold build:docks
    = asked: 2; kind: turn
f21 after a confiscation the others are known to be bluffs
    seat 0: magistrate; seat 1: merchant; mark: warrant merchant by 0; mark: warrant warlord by 0 bluff
    seat 1: gold 3, hand docks; seat 2: warlord, gold 3, hand tavern
    > merchant: gather:gold build:docks yes end gather:gold build:tavern
    = kind: turn; marks: -
""")


def test_magistrate_confiscates_what_the_target_paid_for() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=3, hand=["docks", "tavern"])
    table.call("merchant")
    build(table, "docks")
    assert (table.asked, table.kind, table.options) == (JUDGE, "confiscate", ("yes", "no"))
    decision = table.decision
    assert (decision.card, decision.target, decision.gold) == ("docks", TARGET, 3)
    table.play("yes")
    assert table.event("confiscated").facts == {"seat": JUDGE, "target": TARGET, "card": "docks", "gold": 3}
    assert (table.city(JUDGE), table.city(TARGET)) == (["docks"], [])
    assert (table.gold(JUDGE), table.gold(TARGET)) == (0, 5)
    assert table.asked == TARGET
    assert "build:tavern" not in table.options
    assert table.turn.built == 1


def test_the_paid_district_lies_open_while_the_magistrate_decides() -> None:
    table = court("merchant")
    table.seat(TARGET, gold=3, hand=["docks"])
    table.call("merchant")
    build(table, "docks")
    assert table.event("paid-for").facts == {"seat": TARGET, "card": "docks", "gold": 3}
    assert {table.view(seat).shown for seat in (None, JUDGE, TARGET, WATCHER)} == {"docks"}
    table.play("no")
    assert table.view(None).shown == ""


def test_f20_any_three_characters_may_be_named_the_magistrate_too() -> None:
    table = Table(2, "magistrate")
    table.seat(0, "magistrate", "king")
    table.face_up("architect")
    table.call("magistrate", "use:warrants")
    assert table.arguments == list(table.game.cast)
    table.play("character:king")
    assert table.arguments == [each for each in table.game.cast if each != "king"]
    assert (table.decision.minimum, table.decision.maximum) == (2, 2)
    table.play(("character:magistrate", "character:architect"))
    assert [mark.character for mark in table.state.marks] == ["magistrate", "king", "architect"]


@pytest.mark.parametrize("signed", [True, False])
def test_f20_a_warrant_on_the_magistrate_is_a_bluff_that_nothing_comes_of(*, signed: bool) -> None:
    table = Table(4, "magistrate")
    table.seat(JUDGE, "magistrate", gold=9, hand=["tavern"])
    table.call("magistrate")
    first, second = ("magistrate", "king") if signed else ("king", "magistrate")
    table.play("use:warrants", f"character:{first}", (f"character:{second}", "character:bishop"))
    table.ask_everything()
    build(table, "tavern")
    assert (table.kind, table.city(JUDGE), table.gold(JUDGE)) == ("turn", ["tavern"], 10)
    assert len(table.view(TARGET).marks) == 3


@pytest.mark.parametrize("identical", [True, False])
def test_f21_the_magistrate_is_asked_signed_or_not_allowed_or_not(*, identical: bool) -> None:
    """Nobody else can tell a signed warrant from an unsigned one by who is asked, and when."""
    seen: list[tuple[Sequence[object], View]] = []
    for signed in (True, False):
        table = court("merchant", signed=signed)
        table.seat(TARGET, gold=3, hand=["docks"])
        table.set_city(JUDGE, *(["docks"] if identical else []))
        table.call("merchant")
        build(table, "docks")
        assert table.asked == JUDGE
        assert table.options == (("yes", "no") if signed and not identical else ("no",))
        seen.append((table.seen_by(WATCHER), table.view(WATCHER)))
        table.play("no")
        seen.append((table.seen_by(TARGET), table.view(TARGET)))
    assert seen[0] == seen[2]
    assert seen[1] == seen[3]
