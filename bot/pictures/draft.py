"""The choice of a character as a picture: what each can do, and what it would bring now."""

from bot.pictures.canvas import WIDTH, Box, Canvas
from bot.pictures.fit import Fitted, fit, lines
from bot.pictures.fonts import Face, drawable
from bot.pictures.models import Candidate, DraftPicture, Income
from bot.pictures.palette import DIM, INK, LINE, OLD_GOLD, PAPER, QUIET, TABLE, TEXT, TINTS
from bot.pictures.portraits import PORTRAITS
from bot.pictures.ranks import GUTTER, MARGIN, struck
from bot.pictures.strips import silhouette

_COLUMNS = 3
# In logical pixels: where the characters begin, the head of each, its last line, and the lower edge.
_TOP, _HEAD, _INCOME, _OUT = 26.0, 25.0, 16.0, 26.0
# The sizes of letters that are tried, and the way from line to line for the size 1.
_SIZES, _PITCH = (10.5, 10.0, 9.5, 9.0), 1.12
_TALLEST, _MOST_LINES = 350.0, 6


def draw_draft(picture: DraftPicture) -> Canvas:
    """Draw a choice of characters: what they do in the largest letters with which there is room for it."""
    width = (WIDTH - 2 * MARGIN - (_COLUMNS - 1) * GUTTER) / _COLUMNS
    layouts = [_Layout(picture, width - 11, size) for size in _SIZES]
    layout = next((each for each in layouts if each.height <= _TALLEST), layouts[-1])
    canvas = Canvas(WIDTH, layout.height, TABLE)
    canvas.write(fit(picture.title, Face.SERIF, WIDTH - 16, 14), 7, 13.5, TEXT, TABLE)
    top = _TOP
    for row, high in zip(layout.rows, layout.heights, strict=True):
        for column, (candidate, effect) in enumerate(row):
            _candidate(canvas, candidate, effect, (MARGIN + column * (width + GUTTER), top, width, high))
        top += high + GUTTER
    _out(canvas, picture, layout.height - _OUT / 2)
    return canvas


class _Layout:
    """The rows of characters, what each does in lines, and how high the rows are with letters so large."""

    def __init__(self, picture: DraftPicture, room: float, size: float) -> None:
        each_with_lines = [
            (each, lines(each.effect, Face.REGULAR, room, size, _MOST_LINES)) for each in picture.candidates
        ]
        firsts = range(0, len(each_with_lines), _COLUMNS)
        self.rows = [each_with_lines[first : first + _COLUMNS] for first in firsts]
        needed = [
            [len(effect) * size * _PITCH + (_INCOME if each.income else 0) for each, effect in row]
            for row in self.rows
        ]
        self.heights = [_HEAD + max(row) + 7 for row in needed]
        self.height = _TOP + sum(self.heights) + len(self.rows) * GUTTER + _OUT


def _candidate(canvas: Canvas, candidate: Candidate, effect: list[Fitted], box: Box) -> None:
    left, top, width, height = box
    character, income = candidate.character, candidate.income
    tint = TINTS[income.kind if income and income.kind else "none"]
    canvas.rounded(box, 5, PAPER, TABLE)
    canvas.rounded((left, top, width, _HEAD), 5, tint.badge, TABLE)
    canvas.box((left, top + _HEAD - 5, width, 5), tint.badge)
    y, ink = top + _HEAD / 2, tint.digit
    canvas.rounded((left + 4, y - 8.7, 17.4, 17.4), 8.7, ink, tint.badge)
    canvas.write(Fitted(f"{character.rank}", Face.BOLD, 13), left + 12.7, y, tint.badge, ink, "centre")
    right = left + width - 4
    if character.id in PORTRAITS:
        canvas.icon(f"character-{character.id}", right - 9, y, 17, ink, tint.badge)
        right -= 20
    canvas.write(fit(character.name, Face.SERIF, right - left - 26, 13), left + 26, y, ink, tint.badge)
    y = top + _HEAD + 9
    for line in effect:
        canvas.write(line, left + 6, y, INK, PAPER)
        y += effect[0].size * _PITCH
    if income:
        _income(canvas, income, left + 6, top + height - 10)


def _income(canvas: Canvas, income: Income, x: float, y: float) -> None:
    """Draw what a character would bring: so many districts of a type, and the gold or cards for them."""
    if income.kind:
        silhouette(canvas, income.kind, (x + 7, y - 0.5), 13.5, PAPER)
        x += 17
        x += canvas.write(Fitted(f"{income.districts}", Face.BOLD, 12), x, y, INK, PAPER) + 4
        canvas.icon("arrow", x + 5, y, 10, INK, PAPER)
        x += 14
    for place, (number, name, ink) in enumerate(
        [each for each in ((income.gold, "coin", OLD_GOLD), (income.cards, "cards", INK)) if each[0]]
    ):
        sign = "/" if place and income.either else "+"
        x += canvas.write(Fitted(f"{sign}{number}", Face.BOLD, 12), x, y, INK, PAPER) + 3
        canvas.icon(name, x + 5.5, y, 11, ink, PAPER)
        x += 15
    if not income.gold and not income.cards:
        canvas.write(Fitted("0", Face.BOLD, 12), x, y, INK, PAPER)


def _out(canvas: Canvas, picture: DraftPicture, y: float) -> None:
    """Name those that are out, as long as there is room; in the end, one that nobody knows."""
    x = 7 + canvas.write(fit(drawable(picture.out_word), Face.SEMIBOLD, 60, 11), 7, y, QUIET, TABLE) + 7
    unknown = 30.0
    room = (WIDTH - MARGIN - unknown - x) / max(1, len(picture.out)) - 4
    for character in picture.out:
        name = fit(character.name, Face.REGULAR, room - 25, 11)
        width = name.width + 25
        canvas.framed((x, y - 8.5, width, 17), 3.5, 1, (LINE, TABLE, TABLE))
        canvas.write(Fitted(f"{character.rank}", Face.BOLD, 11), x + 9.5, y, DIM, TABLE, "centre")
        canvas.write(name, x + 18, y, DIM, TABLE)
        struck(canvas, name, x + 18, y, DIM)
        x += width + 4
    canvas.framed((x, y - 8.5, unknown, 17), 3.5, 1, (LINE, TABLE, TABLE))
    canvas.icon("cards", x + 10.5, y, 10, DIM, TABLE)
    canvas.write(Fitted("?", Face.BOLD, 11), x + 22, y, DIM, TABLE, "centre")
