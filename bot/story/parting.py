"""Comparison of two games with the same cards: the rounds that differ. Uses only public facts."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from bot.story.cities import points_of
from engine.events import Built, Event, Revealed, RevealedLate
from engine.view import View

PARTINGS_SHOWN = 2

Rounds: TypeAlias = Sequence[tuple[View, Sequence[Event]]]
"""For each round of a game: the public view at its end, and its events."""


class PlayedTurn(NamedTuple):
    """A seat's round: its character (empty if nobody saw it), and the districts that it built."""

    character: str
    built: tuple[str, ...]


class Parting(NamedTuple):
    """A round that the reader and the Master played differently. The Master's lead grew by `gain`."""

    round: int
    own: PlayedTurn
    master: PlayedTurn
    gain: int


class Comparison(NamedTuple):
    """The public view at the end of the Master's game, and the rounds to show, the earliest first."""

    view: View
    partings: tuple[Parting, ...]


def compared(own: Rounds, master: Rounds, seat: int) -> Comparison:
    """Compare two games of a seat, given by their rounds.

    Of the rounds that differ, show the greatest gain of each game. If only one game gained, show its two
    greatest gains.
    """
    found: list[Parting] = []
    before = 0
    for number, ((view, events), (other, others)) in enumerate(zip(own, master, strict=False), 1):
        lead = points_of(other.seats[seat]) - points_of(view.seats[seat])
        turns = _turn(events, seat), _turn(others, seat)
        gain = lead - before
        if gain and turns[0] != turns[1]:
            found.append(Parting(number, *turns, gain))
        before = lead
    found.sort(key=lambda each: (-abs(each.gain), each.round))
    rest = sorted(found[1:], key=lambda each: (each.gain > 0) == (found[0].gain > 0))
    shown = [*found[:1], *rest[: PARTINGS_SHOWN - 1]]
    return Comparison(master[-1][0], tuple(sorted(shown)))


def _turn(events: Sequence[Event], seat: int) -> PlayedTurn:
    shown = [
        each.character for each in events if isinstance(each, Revealed | RevealedLate) and each.seat == seat
    ]
    built = tuple(each.card for each in events if isinstance(each, Built) and each.seat == seat)
    return PlayedTurn(shown[-1] if shown else "", built)
