"""Checks that find damaged stored states. Readers of stored states and tests run them; games don't."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from engine.cards.actions import ACTION_CARDS
from engine.errors import BrokenStateError, SetupError
from engine.flow.deal import deck_of
from engine.hooks import QUESTIONS, holders
from engine.setup.options import Options
from engine.setup.rules import characters_each
from engine.state import State
from engine.steps import Step


def audit(state: State) -> None:
    """Raise `BrokenStateError` if no sequence of choices can have led to this state."""
    _check_setup(state)
    _check_steps(state)
    _check_seats(state)
    _check_districts(state)
    _check_laid(state)
    _check_characters(state)
    _check_calls(state)
    _check_turn(state)
    _check_end(state)


def _expect(condition: object, message: str) -> None:
    if not condition:
        raise BrokenStateError(message)


def _check_setup(state: State) -> None:
    problem = _setup_problem(state.options, len(state.seats), state.rng.seed)
    _expect(not problem, f"impossible set-up: {problem}")
    _expect(state.rng.position >= 0, "the random stream is damaged")
    _expect(state.number >= 0 and state.round >= 1, f"choice {state.number} of round {state.round}")


@lru_cache
def _setup_problem(options: Options, seats: int, seed: str) -> str:
    try:
        options.check(seats)
        length = len(bytes.fromhex(seed))
    except (SetupError, ValueError) as error:
        return str(error) or repr(error)
    return "" if length == 32 else f"a seed of {length} bytes"


def _steps(state: State) -> Iterator[Step]:
    """Yield all waiting questions, and the turn's `aside`."""
    yield from state.stack
    if state.turn is not None and state.turn.aside is not None:
        yield state.turn.aside


def _check_steps(state: State) -> None:
    for step in _steps(state):
        if QUESTIONS.get(step.kind) is not type(step) or step.about().gold < 0:
            raise BrokenStateError(f"there is no such question: {step}")
    _expect(
        bool(state.stack) != (state.phase == "over"), f"{len(state.stack)} questions, phase {state.phase}"
    )


def _check_seats(state: State) -> None:
    count = len(state.seats)
    for seat in _seats_named(state):
        if not 0 <= seat < count:
            raise BrokenStateError(f"there is no seat {seat} among {count}")
    _expect(min(seat.gold for seat in state.seats) >= 0, "a stash holds less than nothing")
    _expect(min(state.piles.values(), default=0) >= 0, "a token holds less than nothing")
    _expect(state.piles.keys() <= set(state.options.cast), "gold on the token of somebody who isn't in play")


def _seats_named(state: State) -> Iterator[int]:
    yield state.crown
    yield from state.completed
    yield from (build.seat for build in state.builds)
    yield from () if state.selection.seen_by == -1 else (state.selection.seen_by,)
    yield from state.shielded
    for step in _steps(state):
        yield from step.seats_named()
    yield from (call.seat for call in state.calls if call.seat != -1)
    yield from (mark.by for mark in state.marks)
    yield from (score.seat for score in state.scores)
    if state.turn is not None:
        yield state.turn.seat


def _check_districts(state: State) -> None:
    cards = [*state.deck, *state.discards]
    for seat in state.seats:
        cards += seat.hand
        cards += (each.card for each in seat.laid)
        for district in seat.city:
            cards.append(district.card)
            cards += district.beneath
            if district.coin not in (0, 1):
                raise BrokenStateError(f"{district.coin} coins on {district.card}")
    for step in state.stack:
        cards += step.loose()
    _compare("district", cards, _all_cards(state.options))


@lru_cache
def _all_cards(options: Options) -> list[str]:
    return sorted(deck_of(options))


def _check_laid(state: State) -> None:
    for seat in state.seats:
        for each in seat.laid:
            _expect(each.card in ACTION_CARDS and each.gold >= 0, f"{each} lies in front of a seat")
        for card in seat.armed:
            ready = card in ACTION_CARDS and ACTION_CARDS[card].armed and card in seat.hand
            _expect(ready and seat.armed.count(card) == 1, f"{card} is armed")


def _check_characters(state: State) -> None:
    selection = state.selection
    cards = [*selection.pile, *selection.face_up, *selection.face_down]
    held = [len(seat.characters) for seat in state.seats]
    for seat in state.seats:
        cards += seat.characters
    _compare("character", cards, sorted(state.options.cast))
    _expect(not selection.seen or selection.seen in state.options.cast, f"{selection.seen} was seen")
    most = characters_each(len(state.seats))
    if state.phase == "selection":
        _expect(
            max(held) <= most and max(held) - min(held) <= 1, f"wrong numbers of characters are held: {held}"
        )
    else:
        _expect(set(held) == {most} and not selection.pile, f"wrong numbers of characters are held: {held}")


def _check_calls(state: State) -> None:
    """Check that all ranks up to `rank` were called, and that each seat holds the characters it showed."""
    cast, phase = state.options.cast, state.phase
    _expect(0 <= state.rank <= 2 * len(cast), f"rank {state.rank} was called")
    called = tuple([call.character for call in state.calls])
    _expect(called == cast[: state.rank], f"called up to {state.rank}: {called}")
    for call in state.calls:
        if call.seat != -1 and call.character not in state.seats[call.seat].characters:
            raise BrokenStateError(f"{call.character} was shown by seat {call.seat}, which doesn't hold it")
    if any(mark.character not in cast for mark in state.marks):
        raise BrokenStateError(f"marks on somebody who isn't in play: {state.marks}")
    _expect(phase != "selection" or not (state.rank or state.marks), "something happened before any call")


def _check_turn(state: State) -> None:
    turn = state.turn
    if turn is None:
        return
    _expect(state.phase == "turns", f"a turn in phase {state.phase}")
    seat = next((call.seat for call in state.calls if call.character == turn.character), -1)
    _expect(seat != -1, f"the turn is that of {turn.character}, whom nobody has shown")
    others = {mark.by for mark in state.marks if mark.character == turn.character}
    _expect(turn.seat == seat or turn.seat in others, f"seat {turn.seat} has the turn of seat {seat}")
    _expect(not turn.held or turn.held in holders(), f"nothing can hold a turn like {turn.held!r}")
    counts = (turn.built, turn.paid, turn.spent, turn.extra)
    _expect(min(counts) >= 0, f"counts of the turn: {counts}")


def _check_end(state: State) -> None:
    seats, completed = len(state.seats), state.completed
    _expect(len(set(completed)) == len(completed), f"completed more than once: {completed}")
    _expect(state.ending or not completed, "a city is complete and the round isn't the last")
    scored = sorted(score.seat for score in state.scores)
    _expect(scored == (list(range(seats)) if state.phase == "over" else []), f"scored: {scored}")
    _expect(state.ending or state.phase != "over", "the game is over without a last round")


def _compare(what: str, found: list[str], expected: list[str]) -> None:
    """Raise `BrokenStateError` unless `found` has exactly the cards of `expected`, which is sorted."""
    if sorted(found) != expected:
        have, want = Counter(found), Counter(expected)
        missing, extra = sorted((want - have).elements()), sorted((have - want).elements())
        raise BrokenStateError(f"{what} cards missing: {missing}, too many: {extra}")
