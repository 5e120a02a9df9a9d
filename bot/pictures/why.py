"""Why an answer is better: a row for each answer, with a bar between the bounds of its estimated wins."""

from dataclasses import dataclass
from functools import partial
from math import ceil

from bot.pictures.alt import joined, noted
from bot.pictures.badges import medallion, seal
from bot.pictures.canvas import WIDTH, Canvas, Part
from bot.pictures.fonts import Face, fit, lines
from bot.pictures.models import CharacterModel, SeatLine
from bot.pictures.palette import BRIGHT, GOLD, INK, LINE, MERLON, PANEL, QUIET, TABLE, TEXT, WINNER
from bot.pictures.picture import StackedPicture
from bot.pictures.seat_lines import line_parts, lines_text
from bot.pictures.seat_parts import draw_you
from bot.words.language import Language

_ABOVE, _HEAD, _TICKS = 3.0, 27.0, 18.0
_ROW, _LOW_ROW, _GAP = 51.0, 32.0, 3.0
_BARS, _NUMBER, _NOTE = 158.0, 44.0, 50.0
_FINE, _COARSE, _FEW = 10, 25, 50
"""On a scale up to `_FEW` wins in a hundred tries, the marks are `_FINE` wins apart, otherwise `_COARSE`."""


@dataclass(frozen=True, slots=True)
class WhyRow:
    """An answer: how often it won in a hundred tries, and reasons.

    If wins are rare, `wins`, `least` and `most` are the points `behind` the first place instead.
    """

    label: str
    character: CharacterModel | None
    wins: int  # The estimate.
    least: int  # The lower bound of the estimate.
    most: int  # The upper bound of the estimate.
    best: bool = False
    # One of several equally good answers, as far as the tries can tell. Then none is the best.
    level: bool = False
    yours: bool = False  # Whether it is the reader's own answer.
    symbol: str = ""  # The symbol of the reasons.
    reasons: tuple[str, ...] = ()  # The reasons; each text is shorter than the one before.
    note: str = ""  # A number on the right.
    behind: bool = False

    def told(self, say: Language) -> str:
        """Describe the row in a sentence or two."""
        if self.behind:
            wins = say("picture-why-behind-told", label=self.label, points=self.wins)
        else:
            wins = say("picture-why-wins", label=self.label, wins=self.wins, least=self.least, most=self.most)
        notes = [
            *([say("picture-why-best")] if self.best and not self.reasons else []),
            *([say("picture-why-level")] if self.level else []),
            *([say("picture-line-you")] if self.yours else []),
            *([say("picture-why-share", share=self.note)] if self.note else []),
        ]
        told = noted(wins, notes, say)
        return f"{told}. {self.reasons[0]}." if self.reasons else f"{told}."


_MANY_SEATS = 4  # From this number of seats on, their lines are thin.


@dataclass(frozen=True, slots=True)
class WhyPicture(StackedPicture):
    """The most important `seats`, and below them the answers that a search tried, the best first."""

    seats: tuple[SeatLine, ...]
    language: Language
    rows: tuple[WhyRow, ...]

    @property
    def row_height(self) -> float:
        return _ROW if any(row.reasons for row in self.rows) else _LOW_ROW

    def parts(self) -> list[Part]:
        scale = _Scale(max(row.most for row in self.rows), any(row.note for row in self.rows))
        return [
            Part(_ABOVE),
            *line_parts(self.seats, "flat" if len(self.seats) < _MANY_SEATS else "thin", self.language),
            Part(_HEAD + _TICKS, partial(_draw_head, self, scale)),
            Part(0, partial(_draw_level, self)),
            *(Part(self.row_height + _GAP, partial(_draw_row, self, each, scale)) for each in self.rows),
            Part(1),
        ]

    def alt_text(self, say: Language) -> str:
        """Describe the rows, then as many seats as there is room for."""
        rows = [f"{say('picture-why-title')}.", *(row.told(say) for row in self.rows)]
        return joined([*rows, *lines_text(self.seats, say)])


class _Scale:
    def __init__(self, most: int, noted: bool) -> None:
        step = _FINE if most <= _FEW else _COARSE
        end = min(100, ceil(max(most, 2 * step) / step) * step)
        self.marks, self.noted = range(0, end + 1, step), noted
        self.right = WIDTH - _NUMBER - (_NOTE if noted else 0)
        self._pixels = (self.right - _BARS) / end

    def at(self, wins: int) -> float:
        """Return the horizontal position of a number."""
        return _BARS + wins * self._pixels


def _draw_head(picture: WhyPicture, scale: _Scale, canvas: Canvas, top: float) -> None:
    say, middle, right = picture.language, top + _HEAD / 2, WIDTH - 8.0
    if scale.noted:
        head = fit(say("picture-why-people"), Face.SEMIBOLD, _NOTE - 4, 10.5)
        canvas.write(head, right, middle, QUIET, TABLE, "right")
        right -= _NOTE
    key = "picture-why-behind" if picture.rows[0].behind else "picture-why-unit"
    unit = fit(say(key), Face.SEMIBOLD, 110, 10.5)
    canvas.write(unit, right, middle, QUIET, TABLE, "right")
    title = fit(say("picture-why-title"), Face.BLACK, right - unit.width - 16, 15, 10)
    canvas.write(title, 8, middle, TEXT, TABLE)
    for mark in scale.marks:
        text = fit(f"{mark}", Face.SEMIBOLD, 24, 10)
        canvas.write(text, scale.at(mark), top + _HEAD + _TICKS / 2, QUIET, TABLE, "centre")


def _draw_row(picture: WhyPicture, row: WhyRow, scale: _Scale, canvas: Canvas, top: float) -> None:
    high = picture.row_height
    ink, ground = (GOLD, WINNER) if row.best else (TEXT, PANEL)
    if row.yours:
        canvas.rounded((2.2, top - 1.6, WIDTH - 4.4, high + 3.2), 6.5, TEXT, TABLE)
    canvas.rounded((4, top, WIDTH - 8, high), 5, ground, TEXT if row.yours else TABLE)
    y, left = top + (13 if row.reasons else high / 2), 12.0
    if row.character is not None:
        middle, size = top + high / 2, 33.0 if row.reasons else 25.0
        medallion(canvas, row.character.id, (24, middle), size, ink, ground, thick=1.4)
        seal(canvas, row.character.rank, (11, middle - size * 0.4), 13, (INK, ink, ground), ground)
        left = 48.0
    _draw_label(canvas, picture, row, (left, y), (ink, ground))
    for mark in scale.marks:
        canvas.box((scale.at(mark) - 0.4, y - 9, 0.8, 18), LINE)
    bar, begin, end = GOLD if row.best or row.level else MERLON, scale.at(row.least), scale.at(row.most)
    canvas.rounded((begin, y - 4, max(8.0, end - begin), 8), 4, bar, ground)
    canvas.disc(scale.at(row.wins), y, 11, INK, bar)
    canvas.disc(scale.at(row.wins), y, 7, BRIGHT, INK)
    right = WIDTH - 10.0
    if row.note:
        canvas.write(fit(row.note, Face.SEMIBOLD, _NOTE - 8, 11.5), right, y, QUIET, ground, "right")
    right = scale.right + _NUMBER - 10
    canvas.write(fit(f"{row.wins}", Face.BLACK, 30, 15), right, y, ink, ground, "right")
    if row.reasons:
        canvas.icon(row.symbol, left + 6, top + 36, 13, GOLD if row.best or row.level else QUIET, ground)
        reason = fit(row.reasons, Face.SEMIBOLD, WIDTH - left - 25, 12)
        canvas.write(reason, left + 17, top + 36, TEXT, ground)


def _draw_label(
    canvas: Canvas, picture: WhyPicture, row: WhyRow, place: tuple[float, float], colours: tuple[str, str]
) -> None:
    (left, y), (ink, ground) = place, colours
    room = _BARS - left - 10
    noted = not row.reasons and (row.best or row.yours)
    if not noted:
        texts = [fit(row.label, Face.SERIF, room, 14.5, 12)]
        if texts[0].cut:
            texts = lines(row.label, Face.SERIF, room, 11.5, 2)
        canvas.write_lines(texts, (left, y - 6.5 * (len(texts) - 1)), 13, ink, ground)
        return
    canvas.write(fit(row.label, Face.SERIF, room, 13.5), left, y - 7, ink, ground)
    if row.best:
        canvas.icon("check", left + 5, y + 8, 11, GOLD, ground)
        best = fit(picture.language("picture-why-best"), Face.BOLD, room - (40 if row.yours else 13), 11)
        left += 18 + canvas.write(best, left + 13, y + 8, GOLD, ground)
    if row.yours:
        draw_you(canvas, picture.language("picture-line-you"), left, y + 8, ground)


def _draw_level(picture: WhyPicture, canvas: Canvas, top: float) -> None:
    """Draw a frame around equally good answers, with a tab left of the scale."""
    top -= _GAP / 2
    if not (high := sum(row.level for row in picture.rows) * (picture.row_height + _GAP)):
        return
    text = fit(picture.language("picture-why-level"), Face.BOLD, _BARS - 30, 10.5)
    canvas.rounded((1.6, top - 14, text.width + 13, 22), 6, GOLD, TABLE)
    canvas.write(text, 8, top - 6.5, INK, GOLD)
    canvas.rounded((1.6, top, WIDTH - 3.2, high), 7, GOLD, TABLE)
    canvas.rounded((2.8, top + 1.2, WIDTH - 5.6, high - 2.4), 6, TABLE, GOLD)
