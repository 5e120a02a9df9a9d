"""Bands: news lines, with the actor on the left, the target on the right, and a tab for the reader."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Literal, NamedTuple, TypeAlias

from bot.pictures.alt import joined
from bot.pictures.badges import medallion, seal
from bot.pictures.canvas import WIDTH, Align, Canvas, Part
from bot.pictures.drawings import Point, Shape
from bot.pictures.fonts import Face, Fitted, even_lines, fit
from bot.pictures.palette import BRIGHT, CURTAIN, GOLD, HEAD, INK, KILLED, NIGHT, QUIET, TEXT, TONES
from bot.pictures.picture import StackedPicture, WordedPicture
from bot.pictures.skylines import draw_building, ground_of, stepped, width_of
from bot.pictures.stamps import Stamp, kept, shaped, stamp
from engine.cards.characters import RANK

BAND_HEIGHT = 62.0
BAND_LINE_HEIGHT = 30.0
"""The heights in logical pixels: of a whole band, and of a one-line band with the gap below it."""

Reader: TypeAlias = Literal["victim", "doer", "good", "all"]
"""The reader of a band: the victim, the actor, somebody who gains, or everybody."""

FigureKind: TypeAlias = Literal["bust", "killed", "building", "fire", "gold", "cards", "symbol"]

_LINE = 28.0
_WIDE, _SLANT, _EDGE, _RIM = 82.0, 16.0, 3.0, 1.4
_ROOM = WIDTH - 2 * _WIDE + 14
_BUST = 60.0
_SIZES = ((15.5, 1), (14.5, 1), (13.0, 1), (12.5, 2), (11.0, 2))
"""The font sizes of a title, the best first, each with the number of lines that it allows."""
_SMALL = 10.5
_RAYS, _FAR = 12, 46.0
_PLATES: dict[Reader, tuple[str, str]] = {"victim": (KILLED, INK), "doer": (GOLD, INK), "good": (GOLD, INK)}
"""The colours of a tab: of its plate, and of its text."""


class BandFigure(NamedTuple):
    """The figure at one end of a band. `name` is an id, a symbol or a number."""

    kind: FigureKind
    name: str


@dataclass(frozen=True, slots=True)
class Band:
    """An event for one reader: a title with a note below it, between two figures."""

    reader: Reader
    tab: str  # Whom the news concerns, such as "you".
    symbol: str
    tone: str  # A tone of the palette.
    title: str
    note: str
    left: BandFigure
    right: BandFigure
    weight: int = 0  # The highest weight is the worst event.
    told: str = ""  # The whole text.
    loss: Literal["", "heavy", "turn"] = ""  # "heavy": a district, all gold or all cards.


@dataclass(frozen=True, slots=True)
class BandsPicture(StackedPicture, WordedPicture):
    """Only bands: the first one whole, the others as lines below it."""

    bands: tuple[Band, ...]

    def parts(self) -> list[Part]:
        return band_parts(self.bands)

    def facts(self) -> str:
        return joined(band.told for band in self.bands)


def band_parts(bands: Sequence[Band], *, whole: bool = True) -> list[Part]:
    """Return the parts of bands. Each is a line, except that with `whole` the first has its full height."""
    if not whole or not bands:
        return [_line_part(each) for each in bands]
    first, *others = bands
    gap = BAND_LINE_HEIGHT - _LINE
    return [
        Part(BAND_HEIGHT, lambda canvas, top: draw_band(canvas, first, top)),
        *(_line_part(each, gap) for each in others),
    ]


def _line_part(band: Band, gap: float = 0.0) -> Part:
    return Part(BAND_LINE_HEIGHT, lambda canvas, top: draw_band_line(canvas, band, top + gap))


def draw_band(canvas: Canvas, band: Band, top: float) -> None:
    """Draw a whole band."""
    tone = TONES[band.tone]
    canvas.box((0, top, WIDTH, BAND_HEIGHT), CURTAIN)
    _draw_end(canvas, band.left, top, tone, "left")
    _draw_end(canvas, band.right, top, tone, "right")
    for y in (top, top + BAND_HEIGHT - _RIM):
        canvas.box((0, y, WIDTH, _RIM), tone)
    _draw_tab(canvas, band, top + 9.5, tone)
    _draw_words(canvas, band, top)


def draw_band_line(canvas: Canvas, band: Band, top: float) -> None:
    """Draw a band as a low line: a face, the tab, and the event."""
    tone, y, right = TONES[band.tone], top + _LINE / 2, WIDTH - 6.0
    canvas.box((0, top, WIDTH, _LINE), CURTAIN)
    canvas.box((0, top, 4, _LINE), tone)
    if band.left.kind in ("bust", "killed"):
        medallion(canvas, band.left.name, (21, y), 20, TEXT, CURTAIN, thick=1.3)
    else:
        canvas.icon(_icon(band.left, band.symbol), 21, y, 17, GOLD, CURTAIN)
    canvas.icon(band.symbol, right - 8, y, 15, tone, CURTAIN)
    left = 37.0
    if band.tab:
        plate, ink = _PLATES[band.reader]
        word = Fitted(band.tab, Face.BOLD, 10)
        canvas.rounded((left, y - 6.5, word.width + 8, 13), 3.5, plate, CURTAIN)
        canvas.write(word, left + 4, y, ink, plate)
        left += word.width + 13
    text = fit((band.told, band.title), Face.SEMIBOLD, right - 20 - left, 12.5, _SMALL)
    canvas.write(text, left, y, BRIGHT, CURTAIN)


def _draw_end(canvas: Canvas, figure: BandFigure, top: float, tone: str, side: Align) -> None:
    left = WIDTH - _WIDE if side == "right" else 0.0
    middle = WIDTH - _WIDE / 2 + 6 if side == "right" else _WIDE / 2 - 6
    if figure.kind in ("bust", "killed"):
        _draw_bust(canvas, figure, (left, top), middle, tone, side)
        return
    ground = NIGHT.top if figure.kind in ("building", "fire") else HEAD
    canvas.stamp(_side(ground, "", tone, side), left, top)
    match figure.kind:
        case "building" | "fire":
            _draw_house(canvas, figure, middle, top, ground)
        case "gold":
            for across, down in ((-13, 12), (13, 12), (0, -3)):
                canvas.icon("coin", middle + across, top + BAND_HEIGHT / 2 + down, 25, GOLD, ground)
            _draw_number(canvas, figure.name, middle, top, ground)
        case "cards":
            canvas.icon("cards", middle, top + BAND_HEIGHT / 2 + 5, 42, TEXT, ground)
            _draw_number(canvas, figure.name, middle + 15, top, ground)
        case _:
            canvas.icon(figure.name, middle, top + BAND_HEIGHT / 2, 42, GOLD, ground)


def _draw_bust(
    canvas: Canvas, figure: BandFigure, corner: tuple[float, float], middle: float, tone: str, side: Align
) -> None:
    (left, top), ground, killed = corner, ground_of(figure.name), figure.kind == "killed"
    canvas.stamp(_side(ground, "" if killed else ground_of(figure.name, "3"), tone, side), left, top)
    bust = stamp("portraits", figure.name, _BUST, ground, bare=True, grey=killed)
    canvas.stamp(bust, middle - bust.width / 2, top + BAND_HEIGHT - _BUST)
    if killed:
        canvas.icon("crossed", middle, top + BAND_HEIGHT / 2 + 3, 38, KILLED, ground)
    x = WIDTH - 10 if side == "right" else 10.0
    seal(canvas, RANK[figure.name], (x, top + 10), 13, (INK, KILLED if killed else TEXT, ground))


def _draw_house(canvas: Canvas, figure: BandFigure, middle: float, top: float, ground: str) -> None:
    y, base = top + BAND_HEIGHT / 2, top + BAND_HEIGHT - 4
    width = width_of(figure.name)
    scale = stepped(min(1.1, _BUST / width, 54 / 48))
    canvas.box((middle - 34, base - 1, 68, 5), HEAD)
    draw_building(canvas, figure.name, middle - width * scale / 2, base, scale, ground)
    for across, down, size in ((-15, 10, 26), (13, 4, 32), (-1, 17, 24)) if figure.kind == "fire" else ():
        canvas.icon("fire", middle + across, y + down, size + 5, INK, ground)
        canvas.icon("fire", middle + across, y + down, size, KILLED, INK)
        canvas.disc(middle + across, y + down + size * 0.2, size * 0.42, GOLD, KILLED)


def _draw_number(canvas: Canvas, number: str, middle: float, top: float, ground: str) -> None:
    word = Fitted(number, Face.BLACK, 15)
    width = max(26.0, word.width + 8)
    canvas.rounded((middle - width / 2, top + 7, width, 19), 5, GOLD, ground)
    canvas.write(word, middle, top + 16.5, INK, GOLD, "centre")


def _draw_tab(canvas: Canvas, band: Band, y: float, tone: str) -> None:
    middle = WIDTH / 2
    if not band.tab:
        canvas.icon(band.symbol, middle, y + 1, 14, tone, CURTAIN)
        return
    plate, ink = _PLATES[band.reader]
    word = Fitted(band.tab, Face.BOLD, 10)
    width = word.width + 24
    canvas.rounded((middle - width / 2, y - 7, width, 14), 4, plate, CURTAIN)
    canvas.icon(band.symbol, middle - width / 2 + 10, y, 10.5, ink, plate)
    canvas.write(word, middle + width / 2 - 5, y, ink, plate, "right")


def _draw_words(canvas: Canvas, band: Band, top: float) -> None:
    title, note = words_of(band)
    high = len(title) + len(note) > 2
    canvas.write_lines(title, (WIDTH / 2, top + (26 if high else 29)), 13, BRIGHT, CURTAIN, "centre")
    down = 19.5 if len(note) > 1 else 9.5 if len(title) > 1 else 15
    canvas.write_lines(note, (WIDTH / 2, top + BAND_HEIGHT - down), 11.5, QUIET, CURTAIN, "centre")


def words_of(band: Band) -> tuple[list[Fitted], list[Fitted]]:
    """Break title and note into lines, as large as possible. If the title has two lines, the note has one."""
    title: list[Fitted] = []
    for size, most in _SIZES:
        title = even_lines(band.title, Face.BLACK, _ROOM - 6, size, most)
        if all(each.size == size and each.squeeze == 1 and not each.cut for each in title):
            break
    if len(title) > 1:
        return title, [fit(band.note, Face.SEMIBOLD, _ROOM, _SMALL)] if band.note else []
    return title, even_lines(band.note, Face.SEMIBOLD, _ROOM, _SMALL, 2)


def _icon(figure: BandFigure, symbol: str) -> str:
    return {"gold": "coin", "cards": "cards", "symbol": figure.name}.get(figure.kind, symbol)


@kept
def _side(ground: str, ray: str, tone: str, side: Align) -> Stamp:
    outline: tuple[Point, ...] = ((0, 0), (_WIDE, 0), (_WIDE - _SLANT, BAND_HEIGHT), (0, BAND_HEIGHT))
    inside = ((0, 0), (_WIDE - _EDGE, 0), (_WIDE - _SLANT - _EDGE, BAND_HEIGHT), (0, BAND_HEIGHT))
    shapes = [Shape(tone, outline), Shape(ground, inside)]
    if ray:
        shapes += [Shape(ray, _beam(number)) for number in range(_RAYS)]
    if side == "right":
        shapes = [Shape(each.tone, tuple((_WIDE - x, y) for x, y in each.points)) for each in shapes]
    return shaped(shapes, (_WIDE, BAND_HEIGHT), CURTAIN)


def _beam(number: int) -> tuple[Point, ...]:
    x, y, turn = 36.0, 34.0, pi * number / 6 - 0.14
    points: list[Point] = [(x, y)]
    for each in (turn, turn + pi / 24, turn + pi / 12):
        down = max(0.0, min(y + _FAR * sin(each), BAND_HEIGHT))
        edge = _WIDE - _EDGE - _SLANT * down / BAND_HEIGHT
        points.append((max(0.0, min(x + _FAR * cos(each), edge)), down))
    return tuple(points)
