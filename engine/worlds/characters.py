"""Dealing the characters that a seat can't see."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.errors import BrokenStateError
from engine.hooks import MARKS
from engine.rng import Stream
from engine.state import State
from engine.worlds.character_memory import Possible
from engine.worlds.memory import Memory

AWAY, PILE = -1, -2
"""The places of cards that no seat holds: beside the board, and in the pile of the selection."""


class Spot(NamedTuple):
    """A place for one character: the seat, `AWAY` or `PILE`, and the characters that may be there."""

    place: int
    possible: Possible


def deal_characters(state: State, memory: Memory, chance: Stream) -> None:
    """Deal the hidden characters again among the other seats, the pile and the cards put away."""
    seen = {*state.seats[memory.seat].characters, *state.selection.face_up}
    hidden = [each for each in state.options.cast if each not in seen]
    shown = _shown(state)
    spots = [
        Spot(
            place, frozenset(each for each in hidden if each in possible and shown.get(each, place) == place)
        )
        for place, possible in _spots(state, memory)
    ]
    found = _match(spots, chance)
    piles: dict[int, list[str]] = {}
    for spot, character in zip(spots, found, strict=True):
        piles.setdefault(spot.place, []).append(character)
    for index, seat in enumerate(state.seats):
        if index != memory.seat:
            seat.characters = piles.get(index, [])
    selection = state.selection
    selection.face_down = piles.get(AWAY, [])
    selection.pile = [each for each in hidden if each in piles.get(PILE, [])]
    if selection.seen and selection.seen_by != memory.seat:
        # Another seat saw this card before it was put away. Since then it may have joined the pile again.
        selection.seen = (selection.face_down or selection.pile)[0]


def _shown(state: State) -> dict[str, int]:
    """Return the known place of each called character. A silenced one may be anywhere, so leave it out."""
    silent = {mark.character for mark in state.marks if MARKS[mark.kind].silences}
    return {
        call.character: call.seat if call.seat >= 0 else AWAY
        for call in state.calls
        if call.seat >= 0 or call.character not in silent
    }


def _spots(state: State, memory: Memory) -> Iterator[Spot]:
    """Return the places of all cards that this seat doesn't see, with its knowledge of each card."""
    known = memory.characters
    for index, seat in enumerate(state.seats):
        if index != memory.seat:
            yield from _fill(index, len(seat.characters), known.held[index], known.cast)
    selection = state.selection
    yield from _fill(AWAY, len(selection.face_down), known.away, known.pile)
    yield from _fill(PILE, len(selection.pile), (), known.pile)


def _fill(place: int, count: int, known: Sequence[Possible], else_: Possible) -> Iterator[Spot]:
    """Yield `count` spots of a place. `known` limits the first ones; `else_` is for the others."""
    for number in range(count):
        yield Spot(place, known[number] if number < len(known) else else_)


def _match(spots: Sequence[Spot], chance: Stream) -> list[str]:
    """Deal to each spot a different character that may be there. Raises `BrokenStateError` if none fits."""
    found = [""] * len(spots)
    order = sorted(range(len(spots)), key=lambda place: len(spots[place].possible))

    def fill(number: int, taken: frozenset[str]) -> bool:
        if number == len(order):
            return True
        place = order[number]
        left = sorted(spots[place].possible - taken)
        chance.shuffle(left)
        for character in left:
            found[place] = character
            if fill(number + 1, taken | {character}):
                return True
        return False

    if not fill(0, frozenset()):
        raise BrokenStateError(f"no characters fit what a seat knows: {spots}")
    return found
