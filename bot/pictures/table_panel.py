"""The picture of a panel: the table as its reader knows it, above the subject of the question.

Its parts are as large as there is room for. They fold in a fixed order, which depends only on public counts
and on the reader's own cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.pictures.bands import Band, bands_height, draw_bands
from bot.pictures.candidates import LAYOUTS, ROWS, CandidateLook
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import CardForm, DrawnCards, draw_drawn, drawn_height
from bot.pictures.draft import DraftPicture, draft_height, draw_draft
from bot.pictures.hand import LOOKS as HANDS
from bot.pictures.hand import NO_EFFECTS, HandForm, HandPicture, draw_hand, hand_height
from bot.pictures.models import Rank, SeatLine
from bot.pictures.palette import TABLE
from bot.pictures.picture import ToldPicture
from bot.pictures.ranks import LOW_RANKS, draw_low_ranks
from bot.pictures.seat_lines import MORE_HEIGHT, LineSize, draw_lines, draw_more, lines_height
from bot.pictures.seat_parts import is_near
from bot.words.language import Language

ROOMY = 450.0
"""The height of the picture beside two rows of buttons and a menu, in logical pixels."""

FEW_SEATS = 4
"""The most seats with skylines. The lines of so few always stay."""

_STEPS = 9
"""The number of steps in which the picture folds. Step 0 folds only the hand.

1: the lines become flat. 2: the ranks go. 3: the first band becomes a line like the others, unless it tells
of a heavy loss. 4: only this band is left. 5: the lines become thin. 6: the powers of the hand go, and each
character to choose becomes a row. 7: two seats share a line, without their districts; then lines go, the
least important first, but none of a small table. 8: a heavy loss becomes a line, too.
"""

_CRAMPED = 7
"""The step from which the picture may leave out what its reader wants to know."""

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
    language: Language
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
    def cramped(self) -> bool:
        """Whether the picture has too little room for what its reader wants to know."""
        return _layout(self).step >= _CRAMPED

    @property
    def seats_shown(self) -> int:
        """The number of players that the picture has room for."""
        return len(_layout(self).lines(self)[0])

    def canvas(self) -> Canvas:
        """Draw the panel, part by part."""
        layout = _layout(self)
        bands, whole = layout.bands(self), layout.whole(self)
        canvas = Canvas(WIDTH, layout.height(self), TABLE)
        draw_bands(canvas, bands, whole=whole)
        top = bands_height(bands, whole=whole)
        if layout.ranks(self):
            draw_low_ranks(canvas, self.ranks, top)
            top += LOW_RANKS
        else:
            top += _ABOVE
        shown, opened = layout.lines(self)
        draw_lines(canvas, shown, top, layout.size, self.language, opened)
        top += lines_height(shown, layout.size, opened)
        if len(shown) < len(self.lines):
            draw_more(canvas, len(self.lines) - len(shown), top, self.language)
            top += MORE_HEIGHT
        if self.hand is not None:
            draw_hand(canvas, self.hand, top, layout.hand)
            top += hand_height(self.hand, layout.hand)
        if self.draft is not None:
            draw_draft(canvas, self.draft, top, layout.look)
        if self.drawn is not None:
            draw_drawn(canvas, self.drawn, top, layout.drawn)
        return canvas


class _Layout(NamedTuple):
    step: int
    size: LineSize
    hand: HandForm
    drawn: CardForm
    look: CandidateLook
    most: int

    def whole(self, picture: PanelPicture) -> bool:
        """Return whether the first band is larger than the others."""
        heavy = bool(picture.bands) and picture.bands[0].loss != ""
        return self.step < (_STEPS - 1 if heavy else 3)

    def bands(self, picture: PanelPicture) -> Sequence[Band]:
        """Return the bands that are left, always including the first."""
        return picture.bands if self.step < 4 else picture.bands[:1]

    def ranks(self, picture: PanelPicture) -> Sequence[Rank]:
        """Return the ranks, or nothing if they go."""
        return picture.ranks if self.step < 2 else ()

    def lines(self, picture: PanelPicture) -> tuple[Sequence[SeatLine], frozenset[int]]:
        """Return the lines that are left, and the indexes of the opened ones among them."""
        if self.step < _CRAMPED:
            return picture.lines, picture.opened
        return [picture.lines[place] for place in _needed(picture, self.most)], frozenset()

    def height(self, picture: PanelPicture) -> float:
        """Return the height of a picture with this layout."""
        shown, opened = self.lines(picture)
        high = bands_height(self.bands(picture), whole=self.whole(picture))
        high += LOW_RANKS if self.ranks(picture) else _ABOVE
        high += lines_height(shown, self.size, opened)
        high += MORE_HEIGHT if len(shown) < len(picture.lines) else 0
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
    seats = len(picture.lines)
    for step in range(_STEPS):
        size = _line_size(step, seats)
        # Effects help to choose a card more than the ranks do.
        drawn = picture.drawn.form(max(0, step - 1)) if picture.drawn else "stones"
        for hand in _hands(picture, step):
            for look in (ROWS,) if step > 5 else LAYOUTS[-2:] if picture.draft else LAYOUTS[-1:]:
                if picture.named and not step:
                    yield _Layout(step, "named", hand, drawn, look, seats)
                fewest = 1 if step >= _CRAMPED and seats > FEW_SEATS else seats
                for most in range(seats if step < _STEPS - 1 else fewest, fewest - 1, -1):
                    yield _Layout(step, size, hand, drawn, look, most)


def _line_size(step: int, seats: int) -> LineSize:
    if step >= _CRAMPED:
        return "half"
    if step > 4:
        return "thin"
    return "flat" if step or seats > FEW_SEATS else "tall"


def _hands(picture: PanelPicture, step: int) -> Sequence[HandForm]:
    """Return the forms of the hand in a step, the largest first: it folds before the lines do."""
    if picture.draft is not None or picture.drawn is not None:
        return ("line",)
    if step > 5:
        return (NO_EFFECTS,)
    looks = HANDS if not step else HANDS[-1:] if step < 4 else (NO_EFFECTS,)
    if picture.hand is not None and picture.hand.learning:
        return tuple(dict.fromkeys(look._replace(powers=True) for look in looks))
    return looks


def _needed(picture: PanelPicture, most: int) -> list[int]:
    """Return the indexes of the most important lines: those that always stay, and others up to `most`."""

    def weight(place: int) -> tuple[bool, ...]:
        line = picture.lines[place]
        city = line.city
        return (
            *(line.you, place in picture.opened, city.leads),
            *(is_near(city) or city.completed, city.plays, city.crown),
        )

    places = range(len(picture.lines))
    # The reader, those to look into, and the leaders always stay.
    kept = sum(any(weight(place)[:3]) for place in places)
    return sorted(sorted(places, key=weight, reverse=True)[: max(most, kept)])
