"""Rank 2: the Blackmailer."""

from collections.abc import Sequence

import pytest

from engine import View
from tests.engine.table import Table

BOSS, VICTIM, WATCHER = 0, 1, 2


def threatened(character: str = "merchant", *, flower: bool = True, gold: int = 0) -> Table:
    """A table at which seat 0 threatens the character of seat 1."""
    table = Table(4, "blackmailer", character)
    table.seat(BOSS, "blackmailer")
    table.seat(VICTIM, character, gold=gold)
    table.mark("threat", character, BOSS, real=flower)
    return table


def test_blackmailer_lays_two_threats() -> None:
    table = Table(4, "blackmailer")
    table.seat(0, "blackmailer")
    table.call("blackmailer")
    table.play("use:threats", "character:warlord", "character:king")
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
        table.call("blackmailer")
        table.play("use:threats", f"character:{first}", f"character:{second}")
        seen.append((table.seen_by(1), table.view(1), table.view(None)))
    assert seen[0] == seen[1]


def test_laying_threats_can_be_taken_back() -> None:
    table = Table(4, "blackmailer")
    table.seat(0, "blackmailer")
    table.call("blackmailer")
    table.play("use:threats", "character:warlord", "back")
    assert "use:threats" in table.options


@pytest.mark.parametrize(("gold", "bribe"), [(3, 2), (2, 2), (0, 1)])
def test_f37_the_bribe_is_half_of_the_gold_after_gathering(gold: int, bribe: int) -> None:
    table = threatened(gold=gold)
    table.call("merchant")
    table.play("gather:gold")
    assert (table.asked, table.kind, table.decision.gold) == (VICTIM, "bribe", bribe)
    table.play("yes")
    assert (table.gold(BOSS), table.gold(VICTIM)) == (bribe, gold + 2 - bribe)
    assert table.event("bribed").facts == {"seat": VICTIM, "target": BOSS, "gold": bribe}
    assert not table.state.marks


@pytest.mark.parametrize("gold", [0, 1])
def test_f37_a_bribe_of_nothing_is_a_bribe(gold: int) -> None:
    table = threatened(gold=gold)
    table.deck("tavern", "market")
    table.call("merchant")
    table.play("gather:cards", "card:tavern", "yes")
    assert (table.gold(BOSS), table.gold(VICTIM)) == (0, gold)
    assert (table.asked, table.kind) == (VICTIM, "turn")
    assert "showed-threat" not in table.kinds()


def test_f38_before_the_threat_is_resolved_there_is_nothing_but_gathering() -> None:
    table = threatened(gold=9)
    table.seat(VICTIM, hand=["tavern"], city=["smithy", "laboratory", "market", "gold_mine"])
    table.call("merchant")
    assert table.options == ("gather:gold", "gather:cards")
    table.play("gather:gold")
    assert table.gold(VICTIM) == 12
    assert table.options == ("yes", "no")
    table.play("yes")
    assert {"use:income-trade", "use:smithy", "use:laboratory", "build:tavern", "end"} <= set(table.options)


def test_f38_a_threatened_bishop_protects_once_the_threat_is_resolved() -> None:
    table = threatened("bishop")
    table.ask_everything()
    table.call("bishop")
    assert table.state.shielded == []
    table.play("gather:gold", "yes")
    assert table.state.shielded == [VICTIM]


def test_f39_the_flower_takes_all_gold_of_that_moment() -> None:
    table = threatened(gold=5)
    table.call("merchant")
    table.play("gather:gold", "no")
    assert table.event("refused-bribe").facts == {"seat": VICTIM, "target": BOSS}
    assert (table.asked, table.kind) == (BOSS, "show-threat")
    assert (table.decision.card, table.decision.target, table.decision.gold) == ("merchant", VICTIM, 7)
    table.play("yes")
    assert (table.gold(BOSS), table.gold(VICTIM)) == (7, 0)
    facts = {"seat": BOSS, "target": VICTIM, "character": "merchant", "real": True, "gold": 7}
    assert table.event("showed-threat").facts == facts
    assert (table.asked, table.kind) == (VICTIM, "turn")
    table.play("use:merchant-gold")
    assert table.gold(VICTIM) == 1


def test_f39_a_plain_marker_takes_nothing() -> None:
    table = threatened(gold=5, flower=False)
    table.call("merchant")
    table.play("gather:gold", "no", "yes")
    assert (table.gold(BOSS), table.gold(VICTIM)) == (0, 7)
    assert table.event("showed-threat").facts["real"] is False


def test_the_blackmailer_need_not_show_the_flower() -> None:
    table = threatened(gold=5)
    table.call("merchant")
    table.play("gather:gold", "no", "no")
    assert (table.gold(BOSS), table.gold(VICTIM)) == (0, 7)
    assert not table.state.marks
    assert "showed-threat" not in table.kinds()


def test_nobody_can_tell_a_flower_before_it_is_shown() -> None:
    """The victim and the watchers see the same of both markers: at the bribe, the refusal and the mercy."""
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
    table.call("merchant")
    table.play("gather:gold", "no", "yes", "end")
    assert [(mark.kind, mark.character) for mark in table.view(None).marks] == [("threat", "warlord")]
    table.play("gather:gold")
    assert (table.asked, table.kind) == (2, "bribe")


def test_f40_a_threat_to_the_own_other_character_is_none() -> None:
    table = Table(2, "blackmailer")
    table.seat(0, "blackmailer", "king", gold=4, city=["manor"])
    table.seat(1, "bishop", "warlord")
    table.call("blackmailer")
    table.play("use:threats", "character:king", "character:bishop", "gather:gold", "end")
    assert table.turn.character == "king"
    assert table.crown == 0
    assert "use:income-noble" in table.options
    table.play("gather:gold")
    assert (table.kind, table.gold(0)) == ("turn", 8)


def test_f42_a_killed_blackmailer_threatens_nobody() -> None:
    table = Table(4, "blackmailer")
    table.seat(0, "assassin")
    table.seat(1, "blackmailer")
    table.seat(2, "king")
    table.call("assassin")
    table.play("use:kill", "character:blackmailer")
    table.end_turn()
    assert table.turn.character == "king"
    assert "threat" not in {mark.kind for mark in table.state.marks}


def test_f41_anybody_but_rank_one_may_be_threatened_the_blackmailer_too() -> None:
    table = Table(4, "blackmailer")
    table.seat(0, "blackmailer")
    table.call("blackmailer")
    table.play("use:threats")
    assert table.arguments == list(table.game.cast[1:])
    table.play("character:king")
    assert table.arguments == [each for each in table.game.cast[1:] if each != "king"]


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


def test_f41_a_witch_who_plays_the_blackmailer_may_not_threaten_the_bewitched_one() -> None:
    table = Table(4, "witch", "blackmailer")
    table.seat(0, "witch")
    table.seat(1, "blackmailer")
    table.mark("bewitched", "blackmailer", 0)
    table.call("blackmailer")
    table.play("gather:gold", "use:threats")
    assert table.asked == 0
    assert table.arguments == list(table.game.cast[2:])
