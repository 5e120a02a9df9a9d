"""The choice of a character as a picture: large cards, two a row, with what each would bring now."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.badges import badge, seal
from bot.pictures.canvas import WIDTH, Box, Canvas
from bot.pictures.fit import Fitted, fit, lines
from bot.pictures.fonts import Face, drawable
from bot.pictures.medallions import medallion
from bot.pictures.models import Candidate, Card, DraftPicture, Income
from bot.pictures.palette import BRIGHT, DIM, GOLD, INK, LINE, PAPER, QUIET, TABLE, TEXT
from bot.pictures.scenes import draw_vignette, ribbon_of

_COLUMNS, _MARGIN, _GUTTER = 2, 4.0, 4.0
_WIDTH = (WIDTH - 2 * _MARGIN - _GUTTER) / _COLUMNS
_TOP, _BETWEEN, _RIBBON, _OUT = 27.0, 5.0, 17.0, 22.0
_TALLEST, _MOST_LINES = 460.0, 6


class _Look(NamedTuple):
    """How high the vignettes are, how large effects are written, and the way from line to line."""

    art: float
    letters: float
    pitch: float


# From the largest on.
_LOOKS = (
    *(_Look(74, 12, 13.6), _Look(64, 12, 13.4), _Look(56, 11.5, 12.8)),
    *(_Look(48, 11, 12.2), _Look(42, 10.5, 11.6), _Look(38, 10, 11)),
)


def draw_draft(picture: DraftPicture) -> Canvas:
    """Draw a choice of characters, as large as can be without making the picture too tall."""
    pairs = [
        picture.candidates[first : first + _COLUMNS] for first in range(0, len(picture.candidates), _COLUMNS)
    ]
    below = _OUT if picture.out_word else 0.0
    look = next((each for each in _LOOKS if _height(pairs, each) + below <= _TALLEST), _LOOKS[-1])
    canvas = Canvas(WIDTH, _height(pairs, look) + below, TABLE)
    title = fit(drawable(picture.title), Face.BLACK, WIDTH - 90, 16, 11)
    canvas.write(title, 6, 13.5, TEXT, TABLE)
    if picture.round_word:
        canvas.write(fit(picture.round_word, Face.SEMIBOLD, 76, 12), WIDTH - 6, 13.5, QUIET, TABLE, "right")
    top = _TOP
    for pair in pairs:
        high = _row(pair, look)
        for column, candidate in enumerate(pair):
            _card(canvas, candidate, (_MARGIN + column * (_WIDTH + _GUTTER), top, _WIDTH, high), look)
        top += high + _BETWEEN
    if picture.out_word:
        _out(canvas, picture, top + _OUT / 2 - 3)
    return canvas


def _height(pairs: Sequence[Sequence[Candidate]], look: _Look) -> float:
    return _TOP + sum(_row(pair, look) + _BETWEEN for pair in pairs)


def _row(pair: Sequence[Candidate], look: _Look) -> float:
    most = max(len(_effect(each, look)) for each in pair)
    return look.art + _RIBBON + 4 + most * look.pitch + (4 if most else 0)


def _effect(candidate: Candidate, look: _Look) -> list[Fitted]:
    return lines(candidate.effect, Face.REGULAR, _WIDTH - 15, look.letters, _MOST_LINES)


def _card(canvas: Canvas, candidate: Candidate, box: Box, look: _Look) -> None:
    """Draw a character: its bust, its rank, what it would bring, its name and what it does."""
    left, top, width, _ = box
    character, income = candidate.character, candidate.income
    canvas.rounded(box, 6, PAPER, TABLE)
    art = left, top, width, look.art
    draw_vignette(canvas, character.id, art, TABLE, shift=-10 if income and income.kind else 0)
    dark = ribbon_of(character.id)
    canvas.box((left, top + look.art - 0.5, width, _RIBBON), dark)
    canvas.box((left, top + look.art - 0.5, width, 1.2), GOLD)
    name = fit(drawable(character.name), Face.SERIF, width - 12, 14.5, 10)
    canvas.write(name, left + width / 2, top + look.art + 8.4, BRIGHT, dark, "centre")
    seal(canvas, character.rank, (left + 15, top + 15), 20, (INK, TEXT, TABLE), dark)
    if income:
        _income(canvas, income, left + width - 5, top + 15, dark)
    y = top + look.art + _RIBBON + 9.5
    for line in _effect(candidate, look):
        canvas.write(line, left + 8, y, INK, PAPER)
        y += look.pitch


def _income(canvas: Canvas, income: Income, right: float, y: float, ground: str) -> None:
    """Draw what a character would bring: so many districts of a type, and the gold or cards for them."""
    parts = [each for each in ((income.gold, "coin"), (income.cards, "cards")) if each[0]]
    texts = [
        (Fitted(f"{'/' if place and income.either else '+'}{number}", Face.BOLD, 13.5), sign)
        for place, (number, sign) in enumerate(parts)
    ] or [(Fitted("0", Face.BOLD, 13.5), "")]
    width = 6 + (20 if income.kind else 0) + sum(text.width + (17 if sign else 2) for text, sign in texts)
    left = right - width
    canvas.rounded((left, y - 10.5, width, 21), 5, INK, ground)
    if income.kind:
        badge(canvas, Card(income.kind, ("",), income.districts), (left + 12, y), 16, INK)
        left += 20
    left += 4
    for text, sign in texts:
        left += canvas.write(text, left, y, TEXT, INK) + 2
        if sign:
            canvas.icon(sign, left + 6.5, y, 12.5, GOLD if sign == "coin" else TEXT, INK)
            left += 15


def _out(canvas: Canvas, picture: DraftPicture, y: float) -> None:
    """Show those that are out, as long as there is room; in the end, one that nobody knows."""
    x = 8 + canvas.write(fit(drawable(picture.out_word), Face.SEMIBOLD, 100, 11), 8, y, QUIET, TABLE) + 8
    unknown = fit(picture.unknown_word, Face.SEMIBOLD, 90, 11)
    room = (WIDTH - 8 - unknown.width - 18 - x) / max(1, len(picture.out))
    for character in picture.out:
        medallion(canvas, character.id, (x + 8.5, y), 16, LINE, TABLE, grey=True, thick=1)
        text = fit(f"{character.rank} {character.name}", Face.SEMIBOLD, room - 28, 11)
        canvas.write(text, x + 20, y, DIM, TABLE)
        x += 28 + text.width
    canvas.rounded((x, y - 8.5, 13, 17), 2, LINE, TABLE)
    canvas.write(Fitted("?", Face.BOLD, 12), x + 6.5, y, TEXT, LINE, "centre")
    canvas.write(unknown, x + 17, y, DIM, TABLE)
