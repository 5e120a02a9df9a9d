"""Nobody learns what they may not know: neither from views and questions nor from events and pauses.

At many positions of random games, everything that a seat may not know is exchanged (see `scramble`). The
seat's view and question must stay the same. When somebody else answers, the events that the seat sees and the
next asked seat must stay the same too. And no reader may find the name of a hidden card anywhere.
"""

from collections.abc import Iterable
from random import Random

import pytest

from engine import BACK, Decision, Event, Game, visible
from engine.decision import argument, verb
from tests.engine.play import moves, new_game
from tests.engine.sampling import Sample, moment
from tests.engine.scramble import (
    LEARNING,
    Cards,
    another_world,
    hidden_characters,
    shuffle_bluffs,
    shuffle_characters,
)
from tests.engine.setups import SETUPS, Setup

# Hundreds of whole games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover

# How many positions of each kind we check, before and after an answer.
NOW, NEXT = Sample(5), Sample(8)

# Their purpose is to reveal to everybody what was hidden.
REVEALING = {"spied", "scored", "confiscated", "showed-threat"}


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[2::5], ids=str)
def test_nobody_sees_or_is_asked_what_they_may_not_know(setup: Setup) -> None:
    chance = Random(setup.seed)
    game = new_game(setup, setup.seed)
    readers = (None, *range(setup.seats))
    for decision, _picks in moves(game, Random(2), busy=True):
        if not NOW(moment(game)):
            continue
        for reader in (decision.seat, chance.choice(readers)):
            world = Game(another_world(game.state, reader, chance))
            assert world.view(reader) == game.view(reader)
            assert world.decision is not None
            assert world.decision.seat == decision.seat
            if reader == decision.seat:
                assert world.decision == decision


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[1::4], ids=str)
def test_nobody_is_told_what_they_may_not_know(setup: Setup) -> None:
    chance = Random(setup.seed + 1)
    game = new_game(setup, setup.seed + 1)
    for decision, picks in moves(game, Random(3), busy=True):
        killed_is_called = decision.kind == "turn" and any(mark.kind == "killed" for mark in game.state.marks)
        if killed_is_called or NEXT(moment(game, picks)):
            others: list[int | None] = [seat for seat in range(setup.seats) if seat != decision.seat]
            looks_the_same(game, decision, picks, chance.choice([*others, None]), chance)


def looks_the_same(
    game: Game, decision: Decision, picks: tuple[str, ...], reader: int | None, chance: Random
) -> bool:
    """Give the same answer in another world and compare what the reader notices; `False` if impossible."""
    after = game.copy()
    after.choose(decision.seat, picks)
    if any(event.kind in REVEALING for event in after.events):
        return False
    world = game.state.copy()
    Cards(world, reader, picks).shuffle(chance)
    unseen = still_unseen(game, after, reader) - {argument(pick) for pick in picks}
    shuffle_characters(world, unseen, chance, pile=True)
    shuffle_bluffs(world, reader, chance)
    twin = Game(world)
    asked = twin.decision
    assert asked is not None
    if not set(picks) <= {*asked.options, BACK} or not asked.minimum <= len(picks) <= asked.maximum:
        # The answer is impossible there: another player's secret decides about it, for example a warrant.
        return False
    twin.choose(decision.seat, picks)
    assert told(after.events, reader) == told(twin.events, reader)
    assert pause(after) == pause(twin)
    assert twin.view(None) == after.view(None)
    if not any(event.kind in LEARNING and event.to == reader for event in after.events):
        assert twin.view(reader) == after.view(reader)
        if after.decision is not None and after.decision.seat == reader:
            assert twin.decision == after.decision
    return True


def still_unseen(before: Game, after: Game, reader: int | None) -> set[str]:
    """Return the characters whose seat the reader could not know before, and still can't know.

    These are the ones not called yet. A killed one is as silent with one seat as with another.
    """
    state = after.state
    unseen = hidden_characters(before.state, reader)
    for event in after.events:
        if event.kind in ("revealed", "revealed-late", "refuge"):
            unseen.discard(str(event.facts["character"]))
        if event.kind == "face-up":
            return set()
    if after.decision is not None and after.decision.seat == reader:
        unseen -= {argument(option) for option in after.decision.options}
        if before.state.phase == "selection":
            unseen -= set(before.state.selection.pile) | set(before.state.selection.face_down)
    if reader is not None:
        unseen -= set(state.seats[reader].characters)
    called = (
        before.state.options.cast if state.round > before.state.round else state.options.cast[: state.rank]
    )
    if before.rules.queen == "with-rank-four":
        # Her seat becomes visible when rank 4 is called.
        unseen.discard("queen")
    dead = {mark.character for mark in before.state.marks if mark.kind == "killed"}
    reactions = any(
        seat.armed or any(each.card == "hospital" for each in seat.city) for seat in before.state.seats
    )
    return unseen - (set(called) if reactions else set(called) - dead)


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[3::5], ids=str)
def test_others_do_not_notice_which_card_or_character_somebody_chose(setup: Setup) -> None:
    """When something hidden is chosen, others learn only that it was."""
    chance = Random(setup.seed + 3)
    game = new_game(setup, setup.seed + 3)
    for decision, picks in moves(game, Random(5), busy=True):
        if not picks or picks == (BACK,):
            continue
        alike = [option for option in decision.options if verb(option) == verb(picks[0])]
        secret = decision.kind in SECRET_ANSWERS and verb(alike[0]) in ("card", "character")
        if not secret or len(alike) <= len(picks) or chance.random() < 0.7:
            continue
        one, other = game.copy(), game.copy()
        one.choose(decision.seat, picks)
        other.choose(decision.seat, chance.sample(alike, len(picks)))
        readers: set[int | None] = {None, *range(setup.seats)} - {decision.seat, decision.target}
        for reader in readers:
            assert until_calls(one.events, reader) == until_calls(other.events, reader)
            if one.state.phase == game.state.phase:
                assert pause(one) == pause(other)
                if not any(event.kind in LEARNING and event.to == reader for event in one.events):
                    assert one.view(reader) == other.view(reader)


# Questions whose answers are hidden from all others except the target.
SECRET_ANSWERS = {
    "pick-character",
    "toss-character",
    "theater-give",
    "keep-cards",
    "wagon-card",
    "wizard-card",
    "fortune-card",
    "seer-gift",
    "study",
    "lighthouse",
    "laboratory",
    "museum",
    "redraw",
    "den-cards",
    "loan-cards",
    "loan-rest",
    "sign-warrant",
    "flower-threat",
}


def until_calls(events: Iterable[Event], reader: int | None) -> list[tuple[object, ...]]:
    """Return the events that a seat sees before characters are called, which reveals their players."""
    heard = told(events, reader)
    calls = [place for place, each in enumerate(heard) if each[0] in ("called", "revealed")]
    return heard[: calls[0]] if calls else heard


def told(events: Iterable[Event], reader: int | None) -> list[tuple[object, ...]]:
    """Return the events that a seat sees; of secrets that it learns, only their kinds."""
    return [
        (event.kind, event.to)
        if event.kind in LEARNING and event.to is not None
        else (event.kind, event.to, event.facts)
        for event in events
        if visible(event, reader)
    ]


def pause(game: Game) -> tuple[object, ...]:
    """Return the seat that everybody waits for."""
    return (game.over, game.decision.seat if game.decision else None, game.state.phase, game.state.rank)
