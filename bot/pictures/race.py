"""The race: the points of all cities, a line each, from the first round to the count."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.drawings import Drawing, Shape
from bot.pictures.fitted_text import fit
from bot.pictures.fonts import Face
from bot.pictures.palette import CURTAIN, DIM, GOLD, HEAD, INK, KILLED, LINE, QUIET, TABLE, TONES
from bot.pictures.stamps import Stamp, pixels, rendered

INKS = (
    GOLD,
    TONES["ice"],
    TONES["lilac"],
    TONES["leaf"],
    KILLED,
    TONES["steel"],
    TONES["rust"],
    TONES["lip"],
)
"""The colour of each place, in the race and in the scores."""

_DASHES: tuple[tuple[float, ...], ...] = ((), (7, 3), (2.4, 2.4), (9, 2.5, 2.4, 2.5))
"""How the line of each place is broken: colours alone would not do."""

_FEW = 5
"""With more players than this, only the first three stand out, and those who were hit."""

_NUMBER = 13.0
"""The least way from the number of a round to the next one."""

_Line: TypeAlias = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Course:
    """How a player came along: points after each round, then in the end.

    `place` is 1 for the best. `marks` are the blows that hit the player: the round, and a symbol.
    """

    place: int
    points: tuple[int, ...]
    marks: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Field:
    """The field of the lines: its edges, the number of rounds, and the most points."""

    right: float
    bottom: float
    rounds: int
    most: int
    left: float = 20.0
    top: float = 20.0

    def at(self, number: int, points: float) -> tuple[float, float]:
        """Return where so many points stand after so many rounds; one more is the count."""
        x = self.left + (number - 1) * (self.right - self.left) / max(1, self.rounds)
        return x, self.bottom - (self.bottom - self.top) * points / max(1, self.most)


def draw_race(canvas: Canvas, courses: Sequence[Course], title: str, top: float, high: float) -> None:
    """Draw the race, the best first, so high; `title` stands above the lines."""
    rounds = max(len(each.points) for each in courses) - 1
    crowded = len(courses) > _FEW
    most = max(max(each.points) for each in courses)
    field = _Field(WIDTH - (44.0 if crowded else 34.0), high - 17, rounds, most)
    canvas.rounded((4, top + 3, WIDTH - 8, high - 5), 5, CURTAIN, TABLE)
    canvas.write(fit(title, Face.BOLD, WIDTH - 60, 10.5, 9), 11, top + 12, QUIET, CURTAIN)
    _rounds(canvas, field, top, high)
    canvas.stamp(_lines(tuple(courses), field, high), 0, top)
    _places(canvas, courses, field, top)
    for each in courses:
        for number, symbol in each.marks:
            _mark(canvas, symbol, *field.at(number, each.points[number - 1]), top)


def _rounds(canvas: Canvas, field: _Field, top: float, high: float) -> None:
    """Draw a line up for each round, with its number where there is room; a cup stands for the count."""
    pitch = (field.right - field.left) / max(1, field.rounds)
    every = 1 if pitch >= _NUMBER else 2 if pitch >= _NUMBER / 2 else 5
    for number in range(1, field.rounds + 1):
        x, _ = field.at(number, 0)
        canvas.box((x - 0.4, top + field.top, 0.8, field.bottom - field.top), HEAD)
        if number % every == 0 or number == 1:
            text = fit(f"{number}", Face.SEMIBOLD, 12, 9.5)
            canvas.write(text, x, top + high - 9, DIM, CURTAIN, "centre")
    canvas.icon("trophy", field.right, top + high - 9, 10, GOLD, CURTAIN)


def _lines(courses: tuple[Course, ...], field: _Field, high: float) -> Stamp:
    """Draw the lines, the winner's last: it lies above the others."""
    shapes: list[Shape] = []
    for each in reversed(courses):
        quiet = len(courses) > _FEW and each.place > 3 and not each.marks
        place = (each.place - 1) % len(INKS)
        ink = LINE if quiet else INKS[place]
        thick = 3.0 if each.place == 1 else 1.4 if quiet else 2.0
        points = tuple(field.at(number, value) for number, value in enumerate(each.points, start=1))
        for piece in _dashed(points, () if quiet else _DASHES[place % len(_DASHES)]):
            shapes += [Shape(CURTAIN, piece, thick + 1.6), Shape(ink, piece, thick)]
    found = Drawing("race", WIDTH, high, tuple(shapes), {})
    return rendered(found, (pixels(WIDTH), pixels(high)), CURTAIN)


def _dashed(points: _Line, pattern: Sequence[float]) -> Iterator[_Line]:
    """Yield the dashes of a line: lengths are drawn and left out in turns; no pattern is a whole line."""
    if not pattern or len(points) < 2:
        yield points
        return
    piece: list[tuple[float, float]] = [points[0]]
    left, part = pattern[0], 0
    for (ax, ay), (bx, by) in pairwise(points):
        length, gone = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5, 0.0
        while length - gone > left:
            gone += left
            cut = ax + (bx - ax) * gone / length, ay + (by - ay) * gone / length
            if part % 2 == 0:
                yield (*piece, cut)
            part += 1
            piece, left = [cut], pattern[part % len(pattern)]
        left -= length - gone
        piece.append((bx, by))
    if part % 2 == 0 and len(piece) > 1:
        yield tuple(piece)


def _places(canvas: Canvas, courses: Sequence[Course], field: _Field, top: float) -> None:
    """Write the place of each line behind its end; where there is little room they stand left and right."""
    low, last = top + field.top - 6, top + field.bottom + 9
    gap = min(14.0, (last - low) / max(1, len(courses) - 1))
    heights = [top + field.at(0, each.points[-1])[1] for each in courses]
    for number in range(1, len(heights)):
        heights[number] = max(heights[number], heights[number - 1] + gap)
    for number in reversed(range(len(heights))):
        heights[number] = min(heights[number], last - (len(heights) - 1 - number) * gap)
    tight = gap < 11
    for number, (each, y) in enumerate(zip(courses, heights, strict=True)):
        medal = INKS[(each.place - 1) % len(INKS)]
        x = field.right + 15 + (11 if tight and number % 2 == 0 else 0)
        canvas.disc(x, y, 12 if tight else min(14.0, gap + 1.5), medal, CURTAIN)
        text = fit(f"{each.place}", Face.BOLD, 12, 9 if tight else 10)
        canvas.write(text, x, y, INK, medal, "centre")


def _mark(canvas: Canvas, symbol: str, x: float, y: float, top: float) -> None:
    """Draw a blow as a disc above the line that it hit, or below it where there is no room above."""
    y += top + (12 if y < 34 else -11)
    canvas.disc(x, y, 17, INK, CURTAIN)
    canvas.disc(x, y, 15, KILLED, INK)
    canvas.icon(symbol, x, y, 10.5, INK, KILLED)
