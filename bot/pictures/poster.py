"""The parts of a game's final poster: the winner’s city, the race, the scores, and the awards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeAlias

from bot.pictures import palette
from bot.pictures.badges import medallion, seal
from bot.pictures.canvas import WIDTH, Canvas, Part
from bot.pictures.drawings import Shape
from bot.pictures.fonts import Face, Fitted, drawable, fit, lines
from bot.pictures.models import City
from bot.pictures.skylines import draw_merlons, draw_sky, draw_skyline, player_name
from bot.pictures.stamps import Stamp, shaped

INKS = (
    palette.GOLD,
    palette.TONES["ice"],
    palette.TONES["lilac"],
    palette.TONES["leaf"],
    palette.KILLED,
    palette.TONES["steel"],
    palette.TONES["rust"],
    palette.TONES["none"],
)
"""The colour of each place, in the race and the scores."""

_DASHES: tuple[tuple[float, ...], ...] = ((), (7, 3), (2.4, 2.4), (9, 2.5, 2.4, 2.5))
"""The dashes of each place's line, because colour alone isn't enough."""

_FEW = 5  # With more players than this, highlight only the first three and those whom blows hit.
_NAME = 50.0  # The room for a name beside the end of its line, in logical pixels.
_NUMBER = 13.0  # The least distance between the numbers of two rounds, in logical pixels.

_Line: TypeAlias = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A player's points after each round and at the end; the blows against them, by round and symbol."""

    place: int
    name: str
    points: tuple[int, ...]
    marks: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Field:
    right: float
    bottom: float
    rounds: int
    most: int
    left: float = 20.0
    top: float = 20.0

    def at(self, number: int, points: float) -> tuple[float, float]:
        """Return the position of `points` after round `number`; one past the last is the final scoring."""
        x = self.left + (number - 1) * (self.right - self.left) / max(1, self.rounds)
        return x, self.bottom - (self.bottom - self.top) * points / max(1, self.most)


def draw_race(courses: Sequence[Course], title: str, canvas: Canvas, top: float) -> None:
    """Draw the race, the best player first, with `title` above the lines."""
    high = RACE_HEIGHT
    rounds = max(len(each.points) for each in courses) - 1
    crowded = len(courses) > _FEW
    most = max(max(each.points) for each in courses)
    field = _Field(WIDTH - (44.0 if crowded else 34.0 + _NAME), high - 17, rounds, most)
    canvas.rounded((4, top + 3, WIDTH - 8, high - 5), 5, palette.CURTAIN, palette.TABLE)
    canvas.write(fit(title, Face.BOLD, WIDTH - 60, 10.5, 9), 11, top + 12, palette.QUIET, palette.CURTAIN)
    _rounds(canvas, field, top, high)
    canvas.stamp(_lines(tuple(courses), field, high), 0, top)
    _places(canvas, courses, field, top)
    for each in courses:
        for number, symbol in each.marks:
            _mark(canvas, symbol, *field.at(number, each.points[number - 1]), top)


def _rounds(canvas: Canvas, field: _Field, top: float, high: float) -> None:
    pitch = (field.right - field.left) / max(1, field.rounds)
    every = 1 if pitch >= _NUMBER else 2 if pitch >= _NUMBER / 2 else 5
    for number in range(1, field.rounds + 1):
        x, _ = field.at(number, 0)
        canvas.box((x - 0.4, top + field.top, 0.8, field.bottom - field.top), palette.HEAD)
        if number % every == 0 or number == 1:
            text = fit(f"{number}", Face.SEMIBOLD, 12, 9.5)
            canvas.write(text, x, top + high - 9, palette.DIM, palette.CURTAIN, "centre")
    canvas.icon("trophy", field.right, top + high - 9, 10, palette.GOLD, palette.CURTAIN)


def _lines(courses: tuple[Course, ...], field: _Field, high: float) -> Stamp:
    shapes: list[Shape] = []
    for each in reversed(courses):
        quiet = len(courses) > _FEW and each.place > 3 and not each.marks
        place = (each.place - 1) % len(INKS)
        ink = palette.LINE if quiet else INKS[place]
        thick = 3.0 if each.place == 1 else 1.4 if quiet else 2.0
        points = tuple(field.at(number, value) for number, value in enumerate(each.points, start=1))
        for piece in _dashed(points, () if quiet else _DASHES[place % len(_DASHES)]):
            shapes += [Shape(palette.CURTAIN, piece, thick + 1.6), Shape(ink, piece, thick)]
    return shaped(shapes, (WIDTH, high), palette.CURTAIN)


def _dashed(points: _Line, pattern: Sequence[float]) -> Iterator[_Line]:
    """Yield the dashes of a line. The pattern has the lengths of dashes and gaps in turn (empty: no gap)."""
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
    # The winner's line may not be the highest: a computer may score more for a player who left.
    courses = sorted(courses, key=lambda each: -each.points[-1])
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
        canvas.disc(x, y, 12 if tight else min(14.0, gap + 1.5), medal, palette.CURTAIN)
        text = fit(f"{each.place}", Face.BOLD, 12, 9 if tight else 10)
        canvas.write(text, x, y, palette.INK, medal, "centre")
        if len(courses) <= _FEW:
            name = fit(each.name, Face.SEMIBOLD, _NAME, 10, 9)
            canvas.write(name, x + 10, y, palette.TEXT, palette.CURTAIN)


def _mark(canvas: Canvas, symbol: str, x: float, y: float, top: float) -> None:
    y += top + (12 if y < 34 else -11)
    canvas.disc(x, y, 17, palette.INK, palette.CURTAIN)
    canvas.disc(x, y, 15, palette.KILLED, palette.INK)
    canvas.icon(symbol, x, y, 10.5, palette.INK, palette.KILLED)


CROWN_HEIGHT, RACE_HEIGHT, AWARD_HEIGHT, _PITCH, _HEADINGS = 96.0, 84.0, 27.0, 22.5, 27.0
"""Heights in logical pixels. They leave room for a player's own place on the same phone screen."""

_ROW, _AWARD = 21.5, 23.0
SCORE_PARTS = (("districts", "tower"), ("complete", "flag"), ("five-types", "dots"), ("unique", "burst"))
"""The parts of a result, with the symbols above their columns."""

_SIGN = 14.0  # The room for the sign after a computer's name.

_COLUMNS, _TOTAL = (178.0, 218.0, 256.0, 293.0), 342.0
_CONFETTI = (palette.GOLD, palette.TEXT, palette.TONES["lit2"], palette.TONES["ice"], palette.TONES["leaf"])


@dataclass(frozen=True, slots=True)
class PosterPlace:
    """A player's result: place (1 is the best), total points, and their parts (`SCORE_PARTS`).

    A `computer` may have a portrait, `face`. `note` says why a player who left has this place.
    """

    place: int
    city: City
    total: int
    parts: tuple[tuple[str, int], ...]
    seat: int = 0
    computer: bool = False
    face: str = ""
    note: str = ""


def _confetti(canvas: Canvas) -> None:
    for piece in range(46):
        x, y = (piece * 83 + piece * piece * 29) % 346 + 1, (piece * 31 + piece * piece * 7) % 58 + 2
        canvas.box((x, y, 2.2 + piece % 2, 1.6), _CONFETTI[piece % len(_CONFETTI)])


def draw_crown(canvas: Canvas, winner: PosterPlace, words: tuple[str, str]) -> None:
    """Draw the winner's city at dawn. `words` say who won, and why. Only a first place gets confetti."""
    title, why = words
    high = CROWN_HEIGHT
    draw_sky(canvas, (0, 0, WIDTH, high), palette.DAWN, 5, palette.TABLE, 0.1)
    if winner.place == 1:
        _confetti(canvas)
    sky = (6, 0, WIDTH - 12, high - 6)
    draw_skyline(canvas, winner.city.districts, sky, palette.DAWN, (high - 66) / 48, 3)
    draw_merlons(canvas, high - 7.5, 6, palette.GOLD)
    canvas.box((0, high - 2.5, WIDTH, 2.5), palette.OLD_GOLD)
    canvas.framed((34, 6, 282, 50), 9, 1.4, (palette.GOLD, palette.CURTAIN, palette.DAWN.top))
    said = fit(drawable(title) or title, Face.BLACK, 212, 21, 11)
    if winner.place > 1:
        canvas.write(said, 52, 31, palette.BRIGHT, palette.CURTAIN)
        return
    canvas.write(said, 96, 22, palette.BRIGHT, palette.CURTAIN)
    canvas.icon("laurel", 66, 32, 46, palette.GOLD, palette.CURTAIN)
    _face(canvas, winner, (66, 29), 27, palette.GOLD, palette.CURTAIN)
    total = Fitted(f"{winner.total}", Face.BLACK, 16)
    canvas.write(total, 96, 43, palette.GOLD, palette.CURTAIN)
    reason = fit(drawable(why) or why, Face.SEMIBOLD, 208 - total.width, 12)
    canvas.write(reason, 101 + total.width, 43, palette.TEXT, palette.CURTAIN)


def score_part(results: Sequence[PosterPlace], headings: Sequence[str], own: int, word: str) -> Part:
    """Return the points as lines below their headings.

    The line of seat `own`, if there is one, has a light edge, and `word` after the name.
    """

    def draw(canvas: Canvas, top: float) -> None:
        _headings(canvas, headings, top + 8)
        rows = [(each, top + _HEADINGS + place * _PITCH) for place, each in enumerate(results)]
        for each, y in rows:
            _row(canvas, each, y)
        # Draw the line of seat `own` last, so that its edge covers those of its neighbours.
        for each, y in rows:
            if each.seat == own:
                _own_row(canvas, each, word, y)

    return Part(_HEADINGS + _PITCH * len(results) + 1, draw)


def _own_row(canvas: Canvas, result: PosterPlace, word: str, top: float) -> None:
    canvas.rounded((2.2, top - 1.8, WIDTH - 4.4, _ROW + 3.6), 5.5, palette.TEXT, palette.TABLE)
    # The text below the picture tells this reader why, and there is no room for it beside the word.
    name = _row(canvas, replace(result, note=""), top, around=palette.TEXT)
    ground, y = palette.WINNER if result.place == 1 else palette.PANEL, top + _ROW / 2
    plate = Fitted(word, Face.BOLD, 10)
    left = min(53 + name + 6, _COLUMNS[0] - 15 - plate.width - 8)
    canvas.rounded((left, y - 6.2, plate.width + 8, 12.4), 3, palette.TEXT, ground)
    canvas.write(plate, left + 4, y, palette.INK, palette.TEXT)


def _face(
    canvas: Canvas, result: PosterPlace, middle: tuple[float, float], size: float, ring: str, ground: str
) -> None:
    if result.city.characters:
        medallion(canvas, result.city.characters[-1].id, middle, size, ring, ground, thick=1.2)
    else:
        canvas.icon("trophy" if result.place == 1 else "tower", *middle, size * 0.72, ring, ground)


def _headings(canvas: Canvas, headings: Sequence[str], y: float) -> None:
    for (_, symbol), x, word in zip(SCORE_PARTS, _COLUMNS, headings, strict=False):
        canvas.icon(symbol, x, y, 11, palette.QUIET, palette.TABLE)
        canvas.write(
            fit(word, Face.SEMIBOLD, 38, 9.5, 9), x, y + 11.5, palette.QUIET, palette.TABLE, "centre"
        )
    canvas.icon("trophy", _TOTAL - 10, y, 11, palette.QUIET, palette.TABLE)
    for word in headings[len(SCORE_PARTS) :]:
        canvas.write(
            fit(word, Face.SEMIBOLD, 34, 9.5, 9), _TOTAL, y + 11.5, palette.QUIET, palette.TABLE, "right"
        )


def _row(canvas: Canvas, result: PosterPlace, top: float, around: str = palette.TABLE) -> float:
    """Draw a player's line in the colour of their place; return the width of their name."""
    first = result.place == 1
    ground, ink = (palette.WINNER, palette.GOLD) if first else (palette.PANEL, palette.TEXT)
    canvas.rounded((4, top, WIDTH - 8, _ROW), 4, ground, around)
    y = top + _ROW / 2
    medal = INKS[(result.place - 1) % len(INKS)]
    canvas.box((4, top + 3, 2.4, _ROW - 6), medal)
    canvas.disc(16.7, y, 15.4, medal, ground)
    canvas.write(Fitted(f"{result.place}", Face.BOLD, 11.5), 16.7, y, palette.INK, medal, "centre")
    _face(canvas, result, (39, y), 17, ink, ground)
    if result.city.characters:
        seal(
            canvas,
            result.city.characters[-1].rank,
            (47, y + 4.7),
            10,
            (palette.INK, palette.TEXT, ground),
            ground,
        )
    room = _COLUMNS[0] - 15 - 53
    name = player_name(result.city, room - (_SIGN if result.computer else 0), 11 if result.note else 13.5)
    canvas.write(name, 53, y - 4.5 if result.note else y, ink, ground)
    canvas.write(fit(result.note, Face.SEMIBOLD, room, 9), 53, y + 6, palette.QUIET, ground)
    sign = 53 + name.width + _SIGN / 2 + 1
    if result.face:
        medallion(canvas, result.face, (sign + 1, y), 14, palette.QUIET, ground, thick=0.8)
    elif result.computer:
        canvas.icon("gear", sign, y, 11, palette.QUIET, ground)
    parts = dict(result.parts)
    for (part, _), x in zip(SCORE_PARTS, _COLUMNS, strict=True):
        points = parts.get(part, 0)
        text, colour = (f"{points}", palette.TEXT) if points else ("–", palette.QUIET)
        canvas.write(Fitted(text, Face.SEMIBOLD, 12.5), x, y, colour, ground, "centre")
    canvas.write(Fitted(f"{result.total}", Face.BOLD, 15), _TOTAL, y, ink, ground, "right")
    return name.width


@dataclass(frozen=True, slots=True)
class Award:
    """A rare feat of a player: a symbol with a background, a title, and a text about who did it."""

    symbol: str
    tone: str
    title: str
    text: str


def draw_awards(awards: Sequence[Award], canvas: Canvas, top: float) -> None:
    """Draw awards side by side in a low line, without titles."""
    top += 3
    width = (WIDTH - 8 - 8) / max(1, len(awards))
    for place, award in enumerate(awards):
        left = 4 + place * (width + 4)
        colour = palette.TONES[award.tone]
        canvas.rounded((left, top, width, _AWARD), 5, palette.PANEL, palette.TABLE)
        canvas.disc(left + 13, top + 11.5, 18, colour, palette.PANEL)
        canvas.icon(award.symbol, left + 13, top + 11.5, 10.5, palette.BRIGHT, colour)
        text = lines(award.text, Face.SEMIBOLD, width - 30, 9, 2)
        y = top + (11.5 if len(text) < 2 else 6.5)
        canvas.write_lines(text, (left + 26, y), 10, palette.TEXT, palette.PANEL)
