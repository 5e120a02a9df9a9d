"""The picture of the table: the newest important event, the ranks of the round, a line for each seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.pictures import seat_lines
from bot.pictures.action_bands import board_band
from bot.pictures.bands import Band, band_parts
from bot.pictures.canvas import Part, fitting
from bot.pictures.models import City, Rank, SeatLine, ranks_of, resting
from bot.pictures.picture import StackedPicture, ToldPicture
from bot.pictures.ranks import low_ranks_part, ranks_part
from bot.words.language import Language
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View

SEATS_WITH_NAMES = 4  # With more seats, districts have badges instead of their names.

_TALLEST, _TALLEST_OF_MANY = 418.0, 366.0


def tallest(seats: int) -> float:
    """Return the largest height, in logical pixels, at which a board and all below it fit on a phone."""
    return _TALLEST if seats <= SEATS_WITH_NAMES else _TALLEST_OF_MANY


_FOOT = 2.0


class _BoardLayout(NamedTuple):
    whole: bool
    named: bool
    lines: seat_lines.LineSize


_LAYOUTS = (
    _BoardLayout(whole=True, named=True, lines="named"),
    _BoardLayout(whole=False, named=True, lines="named"),
    _BoardLayout(whole=True, named=True, lines="tall"),
    _BoardLayout(whole=False, named=True, lines="tall"),
    _BoardLayout(whole=False, named=False, lines="tall"),
    _BoardLayout(whole=False, named=True, lines="low"),
    _BoardLayout(whole=False, named=False, lines="low"),
    _BoardLayout(whole=False, named=False, lines="flat"),
)
"""The layouts, the best first. A board uses the first one that is low enough."""


@dataclass(frozen=True, slots=True)
class BoardPicture(StackedPicture, ToldPicture):
    """The table: a `band`, the ranks of this round, and a line for each seat."""

    ranks: tuple[Rank, ...]
    seats: tuple[SeatLine, ...]
    language: Language
    band: Band | None = None
    told: str = ""

    @property
    def cities(self) -> tuple[City, ...]:
        """The cities of all seats."""
        return tuple(seat.city for seat in self.seats)

    def parts(self) -> Sequence[Part]:
        """Return the parts in the first layout that is low enough."""
        few = len(self.seats) <= SEATS_WITH_NAMES
        tried = (self._laid_out(each) for each in _LAYOUTS if few or each.lines != "named")
        return fitting(tried, tallest(len(self.seats)))

    def _laid_out(self, layout: _BoardLayout) -> list[Part]:
        return [
            *(band_parts((self.band,), whole=layout.whole) if self.band else ()),
            (ranks_part if layout.named else low_ranks_part)(self.ranks),
            *seat_lines.line_parts(self.seats, layout.lines, self.language),
            Part(_FOOT),
        ]


def board_picture(
    view: View,
    names: Sequence[str],
    say: Language,
    *,
    finished: bool = False,
    events: Iterable[Event] = (),
    rules: Rules | None = None,
    faces: Sequence[str] = (),
) -> BoardPicture:
    """Make a picture of the table; `names` and `faces` (portraits of computers) are by seat.

    A `finished` board shows a completed round: no seat plays, no rank is still to come, and marks no longer
    count. `events` are those of the round.
    """
    told = tuple(events)
    shown = resting(view) if finished else view
    cities = seat_lines.cities_of(shown, names, say, events=told, rules=rules, faces=faces)
    band = None if finished else board_band(view, told, names, say, rules or Rules())
    # A board is public, so no seat is the reader's.
    seats = seat_lines.lines_of(replace(view, seat=None), cities, say)
    return BoardPicture(ranks_of(shown, say), seats, say, band)
