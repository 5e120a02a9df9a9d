"""The picture of a panel: the table as its reader knows it, above the subject of the question.

Its parts are as large as the room allows. They shrink in a fixed order, which depends only on public counts
and on the reader's own cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.pictures.bands import Band, band_parts
from bot.pictures.candidates import LAYOUTS, ROWS, CandidateLook
from bot.pictures.canvas import Part, height_of
from bot.pictures.cards import CardForm, DrawnCards
from bot.pictures.draft import DraftPicture, draft_parts
from bot.pictures.hand import LOOKS as HANDS
from bot.pictures.hand import NO_EFFECTS, HandForm, HandPicture, hand_parts
from bot.pictures.models import Rank, SeatLine
from bot.pictures.picture import StackedPicture, ToldPicture
from bot.pictures.ranks import low_ranks_part
from bot.pictures.seat_lines import LineSize, line_parts, more_part
from bot.pictures.seat_parts import is_near
from bot.words.language import Language

ROOMY = 450.0  # The usual height of the picture, in logical pixels. Two rows of buttons and a menu fit below.
SEATS_WITH_SKYLINES = 4  # The most seats with skylines. With so few seats, all lines stay.

_STEPS = 9
"""The number of steps in which the picture shrinks. 0: only the hand shrinks. 1: seat lines become flat. 2:
the ranks go. 3: the first band becomes a line like the others, unless it reports a heavy loss. 4: only this
band stays. 5: seat lines become thin. 6: the powers of the hand go, and characters to choose become rows. 7:
a heavy loss becomes a line, too. 8: two seats share a line, without districts; then lines go, the least
important first, but none of a small table."""

_LOSS_FOLDS = 7  # From this step on, even a band of a heavy loss is a line.
_CRAMPED = 8  # From this step on, the picture may leave out something that the reader wants to know.
_ABOVE = 3.0  # The space above the lines if no other part is above them, in logical pixels.


@dataclass(frozen=True, slots=True)
class PanelPicture(StackedPicture, ToldPicture):
    """The table with a line for each seat, and the question's subject: cards, characters, or the hand.

    `bands` are news: actions against the reader and results of their own, the worst first. Cities at the
    indexes `opened` must show their districts; `named`: all cities do if there is room. If possible, the
    picture is at most `room` logical pixels high.
    """

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
    def cramped(self) -> bool:
        """Whether the picture may leave out something that the reader wants to know."""
        return _layout(self).step >= _CRAMPED

    @property
    def tells_loss(self) -> bool:
        """Whether a whole band tells of a heavy loss."""
        return bool(self.bands) and self.bands[0].loss != "" and _layout(self).step < _LOSS_FOLDS

    def parts(self) -> list[Part]:
        """Return the parts in the best layout that fits."""
        return _layout(self).parts(self)


class _Layout(NamedTuple):
    step: int
    size: LineSize
    hand: HandForm
    drawn: CardForm
    look: CandidateLook
    most: int

    def lines(self, picture: PanelPicture) -> tuple[Sequence[SeatLine], frozenset[int]]:
        """Return the lines that stay, and the indexes of the opened ones among them."""
        if self.step < _CRAMPED:
            return picture.lines, picture.opened
        return [picture.lines[place] for place in _needed(picture, self.most)], frozenset()

    def parts(self, picture: PanelPicture) -> list[Part]:
        heavy = bool(picture.bands) and picture.bands[0].loss != ""
        whole = self.step < (_LOSS_FOLDS if heavy else 3)
        shown, opened = self.lines(picture)
        left_out = len(picture.lines) - len(shown)
        return [
            *band_parts(picture.bands if self.step < 4 else picture.bands[:1], whole=whole),
            low_ranks_part(picture.ranks) if picture.ranks and self.step < 2 else Part(_ABOVE),
            *line_parts(shown, self.size, picture.language, opened),
            *([more_part(left_out, picture.language)] if left_out else []),
            *(hand_parts(picture.hand, self.hand) if picture.hand else []),
            *(draft_parts(picture.draft, self.look) if picture.draft else []),
            *(picture.drawn.parts(self.drawn) if picture.drawn else []),
        ]


@lru_cache(maxsize=256)
def _layout(picture: PanelPicture) -> _Layout:
    layout = None
    for layout in _layouts(picture):
        if height_of(layout.parts(picture)) <= picture.room:
            break
    assert layout is not None
    return layout


def _layouts(picture: PanelPicture) -> Iterator[_Layout]:
    seats = len(picture.lines)
    for step in range(_STEPS):
        size = _line_size(step, seats)
        # For choosing a card, effects help more than the ranks do.
        drawn = picture.drawn.form(max(0, step - 1)) if picture.drawn else "stones"
        for hand in _hands(picture, step):
            for look in (ROWS,) if step > 5 else LAYOUTS[-2:] if picture.draft else LAYOUTS[-1:]:
                if picture.named and not step:
                    yield _Layout(step, "named", hand, drawn, look, seats)
                fewest = 1 if step >= _CRAMPED and seats > SEATS_WITH_SKYLINES else seats
                for most in range(seats, fewest - 1, -1):
                    yield _Layout(step, size, hand, drawn, look, most)


def _line_size(step: int, seats: int) -> LineSize:
    if step >= _CRAMPED:
        return "half"
    if step > 4:
        return "thin"
    return "flat" if step or seats > SEATS_WITH_SKYLINES else "tall"


def _hands(picture: PanelPicture, step: int) -> Sequence[HandForm]:
    """Return the forms of the hand in a step, the largest first. The hand shrinks before the lines do."""
    if picture.draft is not None or picture.drawn is not None:
        return ("line",)
    if step > 5:
        return (NO_EFFECTS,)
    looks = HANDS if not step else HANDS[-1:] if step < 4 else (NO_EFFECTS,)
    if picture.hand is not None and picture.hand.learning:
        return tuple(dict.fromkeys(look._replace(powers=True) for look in looks))
    return looks


def _needed(picture: PanelPicture, most: int) -> list[int]:
    """Return the indexes of the lines that always stay, and of the most important others up to `most`."""

    def weight(place: int) -> tuple[bool, ...]:
        line = picture.lines[place]
        city = line.city
        return (
            *(line.you, place in picture.opened, city.leads),
            *(is_near(city) or city.completed, city.plays, city.crown),
        )

    places = range(len(picture.lines))
    # The lines of the reader, of opened cities, and of the leaders always stay.
    kept = sum(any(weight(place)[:3]) for place in places)
    return sorted(sorted(places, key=weight, reverse=True)[: max(most, kept)])
