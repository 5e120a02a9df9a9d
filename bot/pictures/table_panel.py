"""The picture of a panel: the table as its reader knows it, above the subject of the question.

Its parts are as large as there is room for. They fold in a fixed order, which depends only on public counts
and on the reader's own cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.pictures.bands import Band, bands_height, draw_bands
from bot.pictures.candidates import LAYOUTS, CandidateLook
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import CardForm, DrawnCards, draw_drawn, drawn_height
from bot.pictures.draft import DraftPicture, draft_height, draw_draft
from bot.pictures.hand import LOOKS as HANDS
from bot.pictures.hand import NO_EFFECTS, HandForm, HandPicture, draw_hand, hand_height
from bot.pictures.models import Rank, SeatLine
from bot.pictures.palette import TABLE
from bot.pictures.picture import ToldPicture
from bot.pictures.ranks import LOW_RANKS, draw_low_ranks
from bot.pictures.seat_lines import LineSize, LineWords, draw_lines, lines_height
from bot.pictures.seat_parts import is_near

ROOMY = 450.0
"""The height of the picture beside two rows of buttons and a menu, in logical pixels."""

_FEW_SEATS, _FEW_LINES = 4, 4
"""The most seats with skylines, and the number of lines left in step 4."""

_STEPS = 6
"""The number of steps in which the picture folds. Step 0 folds only the hand.

1: the lines become flat. 2: the ranks go. 3: the first band becomes a line like the others. 4: only this band
and the most important lines are left. 5: only the required lines are left.
"""

_ABOVE = 3.0
"""The space above the lines if nothing else is above, in logical pixels."""


@dataclass(frozen=True, slots=True)
class PanelPicture(ToldPicture):
    """The table with a line per seat, and the subject of the question: cards, characters, or the hand.

    `bands` are events that hit the reader and results of the reader's actions, the worst first. Cities at the
    indexes `opened` must show their districts; if `named`, all do when there is room. The picture is at most
    `room` logical pixels high, if possible.
    """

    file_name = "panel.png"

    lines: tuple[SeatLine, ...]
    words: LineWords
    bands: tuple[Band, ...] = ()
    ranks: tuple[Rank, ...] = ()
    hand: HandPicture | None = None
    drawn: DrawnCards | None = None
    draft: DraftPicture | None = None
    opened: frozenset[int] = frozenset()
    named: bool = False
    room: float = ROOMY
    told: str = ""

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        return _layout(self).height(self)

    @property
    def seats_shown(self) -> int:
        """The number of players that the picture has room for."""
        return len(_layout(self).lines(self)[0])

    def canvas(self) -> Canvas:
        """Draw the panel, part by part."""
        layout = _layout(self)
        canvas, bands = Canvas(WIDTH, layout.height(self), TABLE), layout.bands(self)
        draw_bands(canvas, bands, whole=layout.whole)
        top = bands_height(bands, whole=layout.whole)
        if layout.ranks:
            draw_low_ranks(canvas, self.ranks, top)
            top += LOW_RANKS
        else:
            top += _ABOVE
        shown, opened = layout.lines(self)
        draw_lines(canvas, shown, top, layout.size, self.words, opened)
        top += lines_height(shown, layout.size, opened)
        if self.hand is not None:
            draw_hand(canvas, self.hand, top, layout.hand)
            top += hand_height(self.hand, layout.hand)
        if self.draft is not None:
            draw_draft(canvas, self.draft, top, layout.look)
        if self.drawn is not None:
            draw_drawn(canvas, self.drawn, top, layout.drawn)
        return canvas


class _Layout(NamedTuple):
    whole: bool
    ranks: bool
    size: LineSize
    few: int
    hand: HandForm
    drawn: CardForm
    look: CandidateLook

    def bands(self, picture: PanelPicture) -> Sequence[Band]:
        """Return the bands that are left, always including the first."""
        return picture.bands[:1] if self.few else picture.bands

    def lines(self, picture: PanelPicture) -> tuple[Sequence[SeatLine], frozenset[int]]:
        """Return the lines that are left, and the indexes of the opened ones among them."""
        if not self.few:
            return picture.lines, picture.opened
        places = _needed(picture, self.few)
        wanted = picture.opened if self.few > 1 else frozenset[int]()
        opened = frozenset(number for number, place in enumerate(places) if place in wanted)
        return [picture.lines[place] for place in places], opened

    def height(self, picture: PanelPicture) -> float:
        """Return the height of a picture with this layout."""
        shown, opened = self.lines(picture)
        high = bands_height(self.bands(picture), whole=self.whole) + (LOW_RANKS if self.ranks else _ABOVE)
        high += lines_height(shown, self.size, opened)
        if picture.draft is not None:
            high += draft_height(picture.draft, self.look)
        if picture.drawn is not None:
            high += drawn_height(picture.drawn, self.drawn)
        if picture.hand is not None:
            high += hand_height(picture.hand, self.hand)
        return high


@lru_cache(maxsize=256)
def _layout(picture: PanelPicture) -> _Layout:
    layout = None
    for layout in _layouts(picture):
        if layout.height(picture) <= picture.room:
            break
    assert layout is not None
    return layout


def _layouts(picture: PanelPicture) -> Iterator[_Layout]:
    for step in range(_STEPS):
        size: LineSize = "tall" if not step and len(picture.lines) <= _FEW_SEATS else "flat"
        ranks, few = bool(picture.ranks) and step < 2, {4: _FEW_LINES, 5: 1}.get(step, 0)
        # Effects help to choose a card more than the ranks do.
        drawn = picture.drawn.form(max(0, step - 1)) if picture.drawn else "stones"
        for hand in _hands(picture, step):
            for look in LAYOUTS[-2:] if picture.draft else LAYOUTS[-1:]:
                if picture.named and not step:
                    yield _Layout(True, ranks, "named", few, hand, drawn, look)
                yield _Layout(step < 3, ranks, size, few, hand, drawn, look)


def _hands(picture: PanelPicture, step: int) -> Sequence[HandForm]:
    """Return the forms of the hand in a step, the largest first: it folds before the lines do."""
    if picture.draft is not None or picture.drawn is not None:
        return ("line",)
    looks = HANDS if not step else HANDS[-1:] if step < _STEPS - 2 else (NO_EFFECTS,)
    if picture.hand is not None and picture.hand.learning:
        return tuple(dict.fromkeys(look._replace(powers=True) for look in looks))
    return looks


def _needed(picture: PanelPicture, most: int) -> list[int]:
    def weight(place: int) -> tuple[bool, ...]:
        line = picture.lines[place]
        city = line.city
        return (line.you, place in picture.opened, is_near(city) or city.completed, city.leads, city.crown)

    places = range(len(picture.lines))
    best = sorted((each for each in places if any(weight(each))), key=weight, reverse=True)
    # The reader's line and those to look into always stay.
    kept = sum(picture.lines[place].you or place in picture.opened for place in places)
    return sorted(best[: max(most, kept)])
