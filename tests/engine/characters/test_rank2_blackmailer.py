"""Rank 2: the Blackmailer."""

from collections.abc import Sequence

import pytest

from engine import View
from tests.engine.stories import stories
from tests.engine.table import Table

BOSS, VICTIM, WATCHER = 0, 1, 2


def threatened(character: str = "merchant", *, flower: bool = True, gold: int = 0) -> Table:
    """A table where seat 0 threatens the character of seat 1."""
    table = Table(4, "blackmailer", character)
    table.seat(BOSS, "blackmailer")
    table.seat(VICTIM, character, gold=gold)
    table.mark("threat", character, BOSS, real=flower)
    return table


def test_blackmailer_lays_two_threats() -> None:
    table = Table(4, "blackmailer")
    table.seat(0, "blackmailer")
    table.call("blackmailer", "use:threats", "character:warlord", "character:king")
    assert table.event("threats").facts == {"seat": 0, "characters": ("king", "warlord")}
    assert [(mark.character, mark.real) for mark in table.view(0).marks] == [
        ("king", False),
        ("warlord", True),
    ]
    assert "use:threats" not in table.options


def test_the_flower_is_the_secret_of_the_blackmailer() -> None:
    seen: list[object] = []
    for first, second in (("king", "warlord"), ("warlord", "king")):
        table = Table(4, "blackmailer")
        table.seat(0, "blackmailer")
        table.call("blackmailer", "use:threats", f"character:{first}", f"character:{second}")
        seen.append((table.seen_by(1), table.view(1), table.view(None)))
    assert seen[0] == seen[1]


test_cases = stories("""
laying threats can be taken back
    seat 0: blackmailer
    > blackmailer: use:threats character:warlord back
    = can: use:threats
f38 before the threat is resolved there is nothing but gathering
    seat 0: blackmailer; seat 1: merchant, gold 9; mark: threat merchant by 0
    seat 1: hand tavern, city smithy laboratory market gold_mine
    > merchant:
    = offered: gather:gold gather:cards
    > gather:gold
    = gold 1: 12; offered: yes no
    > yes
    = can: build:tavern end use:income-trade use:laboratory use:smithy
f38 a threatened bishop protects once the threat is resolved
    seat 0: blackmailer; seat 1: bishop, gold 0; mark: threat bishop by 0; ask everything
    > bishop:
    = shielded: -
    > gather:gold yes
    = shielded: 1
the blackmailer need not show the flower
    seat 0: blackmailer; seat 1: merchant, gold 5; mark: threat merchant by 0
    > merchant: gather:gold no no
    = gold 0: 0; gold 1: 7; marks: -; not told: showed-threat
f40 a threat to the own other character is none
    seats: 2; seat 0: blackmailer king, gold 4, city manor; seat 1: bishop warlord
    > blackmailer: use:threats character:king character:bishop gather:gold end
    = turn of: king; crown: 0; can: use:income-noble
    > gather:gold
    = kind: turn; gold 0: 8
f41 anybody but rank one may be threatened the blackmailer too
    seat 0: blackmailer
    > blackmailer: use:threats
    = named: blackmailer magician king bishop merchant architect warlord
    > character:king
    = named: blackmailer magician bishop merchant architect warlord
f41 a witch who plays the blackmailer may not threaten the bewitched one
    seat 0: witch; seat 1: blackmailer; mark: bewitched blackmailer by 0
    > blackmailer: gather:gold use:threats
    = asked: 0; named: magician king bishop merchant architect warlord
f37 the bribe is half of the gold after gathering
    with: 3 2 3 | 2 2 2 | 0 1 1
    seat 0: blackmailer; seat 1: merchant, gold {1}; mark: threat merchant by 0
    > merchant: gather:gold
    = asked: 1; kind: bribe; about gold: {2}
    > yes
    = gold 0: {2}; gold 1: {3}; told: bribed seat=1 target=0 gold={2}; marks: -
f37 a bribe of nothing is a bribe
    with: 0 | 1
    seat 0: blackmailer; seat 1: merchant, gold {1}; mark: threat merchant by 0; deck: tavern market
    > merchant: gather:cards card:tavern yes
    = gold 0: 0; gold 1: {1}; asked: 1; kind: turn; not told: showed-threat
f39 the flower takes all gold of that moment
    seat 0: blackmailer; seat 1: merchant, gold 5; mark: threat merchant by 0
    > merchant: gather:gold no
    = told: refused-bribe seat=1 target=0; asked: 0; kind: show-threat; about card: merchant
    = about target: 1; about gold: 7
    > yes
    = gold 0: 7; gold 1: 0; told: showed-threat seat=0 target=1 character=merchant real=yes gold=7; asked: 1
    = kind: turn
    > use:merchant-gold
    = gold 1: 1
""")


def test_f39_a_plain_marker_takes_nothing() -> None:
    table = threatened(gold=5, flower=False)
    table.call("merchant", "gather:gold", "no", "yes")
    assert (table.gold(BOSS), table.gold(VICTIM)) == (0, 7)
    assert table.event("showed-threat").facts["real"] is False


def test_nobody_can_tell_a_flower_before_it_is_shown() -> None:
    """The victim and all others see the same for both markers: at the bribe, the refusal and the mercy."""
    seen: list[list[tuple[int, Sequence[object], View]]] = []
    for flower in (True, False):
        table = threatened(gold=5, flower=flower)
        table.call("merchant")
        steps: list[tuple[int, Sequence[object], View]] = []
        for answer in ("gather:gold", "no", "no"):
            table.play(answer)
            steps += [(table.asked, table.seen_by(seat), table.view(seat)) for seat in (VICTIM, WATCHER)]
        seen.append(steps)
    assert seen[0] == seen[1]


def test_the_second_threat_stands_after_the_first_was_shown() -> None:
    table = threatened(gold=5)
    table.mark("threat", "warlord", BOSS, real=False)
    table.seat(2, "warlord", gold=3)
    table.call("merchant", "gather:gold", "no", "yes", "end")
    assert [(mark.kind, mark.character) for mark in table.view(None).marks] == [("threat", "warlord")]
    table.play("gather:gold")
    assert (table.asked, table.kind) == (2, "bribe")


def test_f42_a_killed_blackmailer_threatens_nobody() -> None:
    table = Table(4, "blackmailer")
    table.seat(0, "assassin")
    table.seat(1, "blackmailer")
    table.seat(2, "king")
    table.call("assassin", "use:kill", "character:blackmailer")
    table.end_turn()
    assert table.turn.character == "king"
    assert "threat" not in {mark.kind for mark in table.state.marks}


@pytest.mark.parametrize("flower", [True, False])
def test_f41_a_threat_on_the_blackmailer_is_a_bluff_that_nothing_comes_of(*, flower: bool) -> None:
    table = Table(4, "blackmailer")
    table.ask_everything()
    table.seat(BOSS, "blackmailer", gold=4)
    table.call("blackmailer")
    first, second = ("blackmailer", "king") if flower else ("king", "blackmailer")
    table.play("use:threats", f"character:{first}", f"character:{second}", "gather:gold")
    assert table.gold(BOSS) == 6
    assert [mark.character for mark in table.view(VICTIM).marks] == ["blackmailer", "king"]
    assert "end" in table.options
