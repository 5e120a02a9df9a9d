"""The picture of a panel: the table as its reader knows it, above what the question is about.

Its parts are as large as there is room for. Where there is too little, they fold in a fixed order, which
depends on public counts and on the reader's own cards alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from bot.pictures.alt import fullest, table_told
from bot.pictures.bands import BAND_LINE_HEIGHT, Band, bands_height, draw_band_line, draw_bands
from bot.pictures.candidates import LOOKS, SMALL_LOOKS, CandidateLook
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.draft import DraftPicture, draft_height, draw_draft
from bot.pictures.hand import (
    CardForm,
    DrawnCards,
    HandForm,
    HandPicture,
    draw_drawn,
    draw_hand,
    drawn_height,
    hand_height,
)
from bot.pictures.models import Rank
from bot.pictures.palette import TABLE
from bot.pictures.picture import StillPicture
from bot.pictures.ranks import LOW_RANKS, draw_low_ranks
from bot.pictures.seat_lines import LineSize, LineWords, SeatLine, draw_lines, lines_height
from bot.pictures.seat_parts import is_near
from bot.words.language import Language

ROOMY = 450.0
"""How high the picture may be beside two rows of buttons and a menu, in logical pixels."""

_FEW_SEATS, _FEW_CARDS, _FEW_LINES = 4, 4, 4
"""Up to so many seats have skylines; up to so many cards lie; so many lines are left in the end."""

_STEPS = 7
"""The steps: the hand becomes stones, the lines flat; the ranks go; the first band becomes a line like the
others; only it and the lines are left that matter most; in the end only the lines that have to be there.
Step 0 folds nothing."""

_ABOVE = 3.0
"""Above the lines where nothing else is."""


@dataclass(frozen=True, slots=True)
class PanelPicture(StillPicture):
    """The table with a line a seat, and what the question is about: cards drawn, characters, or the hand.

    On top are `bands` with what was done to the reader, and what became of their actions, the worst first.
    The cities in the places `opened` have to be looked into, and all if they are `named`, as far as there is
    room. The picture is at most as high as its `room`, in logical pixels, if that is possible at all.
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

    @property
    def height(self) -> float:
        """How high the picture is, in logical pixels."""
        return _layout(self).height(self)

    def canvas(self) -> Canvas:
        """Draw the panel, part by part."""
        layout = _layout(self)
        canvas, top = Canvas(WIDTH, layout.height(self), TABLE), 0.0
        top += _draw_bands(canvas, layout.bands(self), whole=layout.whole)
        if layout.ranks:
            draw_low_ranks(canvas, self.ranks, top)
            top += LOW_RANKS
        else:
            top += _ABOVE
        shown, opened = layout.lines(self)
        draw_lines(canvas, shown, top, layout.size, self.words, opened)
        top += lines_height(shown, layout.size, opened)
        if self.draft is not None:
            draw_draft(canvas, self.draft, top, layout.look)
            top += draft_height(self.draft, layout.look)
        if self.drawn is not None:
            draw_drawn(canvas, self.drawn, top, layout.drawn)
            top += drawn_height(self.drawn, layout.drawn)
        if self.hand is not None and layout.hand:
            draw_hand(canvas, self.hand, top, layout.hand)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Say in words all that the picture shows, however it is folded."""
        own = [replace(each.city, name=self.words.you) if each.you else each.city for each in self.lines]
        done = [band.sentence(language) for band in self.bands]
        parts = [iter([done]), table_told(self.ranks, own, language)]
        parts += [each.told(language) for each in (self.draft, self.drawn, self.hand) if each is not None]
        return fullest(_together(parts))


def _together(parts: Sequence[Iterator[list[str]]]) -> Iterator[str]:
    """Join the sentences of several parts, ever shorter; a part that has no shorter ones keeps its last."""
    last: list[list[str]] = [[] for _ in parts]
    for versions in zip_longest(*parts):
        last = [new or old for new, old in zip(versions, last, strict=True)]
        yield " ".join(sentence for part in last for sentence in part)


def _draw_bands(canvas: Canvas, bands: Sequence[Band], *, whole: bool) -> float:
    """Draw bands at the top, the first one whole or as a line like the others; return how high they are."""
    if whole:
        draw_bands(canvas, bands, 0)
    else:
        for place, band in enumerate(bands):
            draw_band_line(canvas, band, place * BAND_LINE_HEIGHT)
    return _bands_height(bands, whole=whole)


def _bands_height(bands: Sequence[Band], *, whole: bool) -> float:
    return bands_height(bands) if whole else len(bands) * BAND_LINE_HEIGHT


class _Layout(NamedTuple):
    """How large each part is; `whole` says that the first band is no line, and `few` how many lines are left.

    If it is 0, all are.
    """

    whole: bool
    ranks: bool
    size: LineSize
    few: int
    hand: HandForm | None
    drawn: CardForm
    look: CandidateLook

    def bands(self, picture: PanelPicture) -> Sequence[Band]:
        """Return the bands that are left: the first one always is."""
        return picture.bands[:1] if self.few else picture.bands

    def lines(self, picture: PanelPicture) -> tuple[Sequence[SeatLine], frozenset[int]]:
        """Return the lines that are left, and the places of those among them that are opened."""
        if not self.few:
            return picture.lines, picture.opened
        places = _needed(picture, self.few)
        wanted = picture.opened if self.few > 1 else frozenset[int]()
        opened = frozenset(number for number, place in enumerate(places) if place in wanted)
        return [picture.lines[place] for place in places], opened

    def height(self, picture: PanelPicture) -> float:
        """Return how high a picture is with it."""
        shown, opened = self.lines(picture)
        high = _bands_height(self.bands(picture), whole=self.whole) + (LOW_RANKS if self.ranks else _ABOVE)
        high += lines_height(shown, self.size, opened)
        if picture.draft is not None:
            high += draft_height(picture.draft, self.look)
        if picture.drawn is not None:
            high += drawn_height(picture.drawn, self.drawn)
        if picture.hand is not None and self.hand:
            high += hand_height(picture.hand, self.hand)
        return high


@lru_cache(maxsize=256)
def _layout(picture: PanelPicture) -> _Layout:
    """Return the largest layout that has room; the smallest if none has."""
    layout = None
    for layout in _layouts(picture):
        if layout.height(picture) <= picture.room:
            break
    assert layout is not None
    return layout


def _layouts(picture: PanelPicture) -> Iterator[_Layout]:
    """Yield the layouts from the largest on, each step with less: what folds later matters more."""
    for step in range(_STEPS):
        size: LineSize = "tall" if step < 2 and len(picture.lines) <= _FEW_SEATS else "flat"
        size = "named" if picture.named and not step else size
        ranks, few = bool(picture.ranks) and step < 3, {5: _FEW_LINES, 6: 1}.get(step, 0)
        # To choose a card its effect helps more than the ranks do.
        drawn = picture.drawn.form(max(0, step - 2)) if picture.drawn else "stones"
        for look in _looks(picture, step):
            yield _Layout(step < 4, ranks, size, few, _hand_look(picture, step), drawn, look)


def _looks(picture: PanelPicture, step: int) -> Sequence[CandidateLook]:
    """Return how characters that one may choose can be drawn in a step."""
    if picture.draft is None:
        return LOOKS[-1:]
    return (*LOOKS[-3:], *SMALL_LOOKS) if step >= 2 else LOOKS[-3:]


def _hand_look(picture: PanelPicture, step: int) -> HandForm | None:
    cards = picture.hand.cards if picture.hand else ()
    if picture.draft is not None:
        # The hand helps to choose a character, but everything else helps more.
        return "small" if cards and step < 1 else None
    if picture.drawn is not None:
        return "small" if cards and step < _STEPS - 1 else None
    return "lying" if step < 1 and len(cards) <= _FEW_CARDS else "stones"


def _needed(picture: PanelPicture, most: int) -> list[int]:
    """Return the places of the lines that matter most, in their order.

    Those are the reader's, those that have to be looked into, and of the crown, the leaders, and whoever is
    near the end.
    """

    def weight(place: int) -> tuple[bool, ...]:
        """Return what speaks for a line, the weightiest first."""
        line = picture.lines[place]
        city = line.city
        return (line.you, place in picture.opened, is_near(city) or city.completed, city.leads, city.crown)

    places = range(len(picture.lines))
    best = sorted((each for each in places if any(weight(each))), key=weight, reverse=True)
    # The reader's line and those that have to be looked into never go.
    kept = sum(picture.lines[place].you or place in picture.opened for place in places)
    return sorted(best[: max(most, kept)])
