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
_TALLEST, _MOST_LINES = 345.0, 6
_SIDE, _NAME = 47.0, 19.0


class _Look(NamedTuple):
    """How high the vignettes are, how large effects are written, and the way from line to line.

    Cards that lie have none above the name, but one at their left.
    """

    art: float
    letters: float
    pitch: float

    @property
    def lies(self) -> bool:
        """Whether the cards lie."""
        return not self.art


# From the largest on: the question and its buttons need their room on a phone, too.
_LOOKS = (
    *(_Look(74, 12, 13.6), _Look(64, 12, 13.4), _Look(56, 11.5, 12.8), _Look(48, 11, 12.2)),
    *(_Look(0, 11, 12.2), _Look(0, 10.5, 11.6), _Look(0, 10, 11)),
)


def draw_draft(picture: DraftPicture) -> Canvas:
    """Draw a choice of characters, as large as can be without making the picture too tall."""
    pairs = _pairs(picture)
    look = _look(picture)
    canvas = Canvas(WIDTH, draft_height(picture), TABLE)
    title = fit(drawable(picture.title), Face.BLACK, WIDTH - 90, 16, 11)
    canvas.write(title, 6, 13.5, TEXT, TABLE)
    if picture.round_word:
        canvas.write(fit(picture.round_word, Face.SEMIBOLD, 76, 12), WIDTH - 6, 13.5, QUIET, TABLE, "right")
    top, draw = _TOP, _lying if look.lies else _card
    for pair in pairs:
        high = _row(pair, look)
        for column, candidate in enumerate(pair):
            draw(canvas, candidate, (_MARGIN + column * (_WIDTH + _GUTTER), top, _WIDTH, high), look)
        top += high + _BETWEEN
    if picture.out_word:
        _out(canvas, picture, top + _OUT / 2 - 3)
    return canvas


def draft_height(picture: DraftPicture) -> float:
    """Return how high the picture of a choice is."""
    return _height(_pairs(picture), _look(picture)) + _below(picture)


def _below(picture: DraftPicture) -> float:
    return _OUT if picture.out_word else 0.0


def _pairs(picture: DraftPicture) -> list[tuple[Candidate, ...]]:
    found = picture.candidates
    return [found[first : first + _COLUMNS] for first in range(0, len(found), _COLUMNS)]


def _look(picture: DraftPicture) -> _Look:
    pairs, room = _pairs(picture), _TALLEST - _below(picture)
    return next((each for each in _LOOKS if _height(pairs, each) <= room), _LOOKS[-1])


def _height(pairs: Sequence[Sequence[Candidate]], look: _Look) -> float:
    return _TOP + sum(_row(pair, look) + _BETWEEN for pair in pairs)


def _row(pair: Sequence[Candidate], look: _Look) -> float:
    most = max(len(_effect(each, look)) for each in pair)
    if look.lies:
        return max(50.0, _NAME + 3 + most * look.pitch + 3)
    return look.art + _RIBBON + 4 + most * look.pitch + (4 if most else 0)


def _effect(candidate: Candidate, look: _Look) -> list[Fitted]:
    room = _WIDTH - _SIDE - 9 if look.lies else _WIDTH - 15
    return lines(candidate.effect, Face.REGULAR, room, look.letters, _MOST_LINES)


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


def _lying(canvas: Canvas, candidate: Candidate, box: Box, look: _Look) -> None:
    """Draw the same with the bust at the left, where there are many cards."""
    left, top, width, height = box
    character, income = candidate.character, candidate.income
    dark = ribbon_of(character.id)
    canvas.rounded(box, 6, PAPER, TABLE)
    canvas.rounded((left, top, _SIDE, height), 6, dark, TABLE)
    canvas.box((left + _SIDE / 2, top, _SIDE / 2, height), dark)
    draw_vignette(canvas, character.id, (left, top + height - _SIDE, _SIDE, _SIDE), TABLE)
    canvas.box((left + _SIDE, top, width - _SIDE, _NAME), dark)
    canvas.box((left + _SIDE, top + _NAME - 1, width - _SIDE, 1.2), GOLD)
    seal(canvas, character.rank, (left + 10, top + 11), 17, (INK, TEXT, TABLE), dark)
    room = width - _SIDE - 8
    if income:
        room -= _income(canvas, income, left + width - 3, top + _NAME / 2 - 0.5, dark, 0.8) + 2
    name = fit(drawable(character.name), Face.SERIF, room, 13.5, 9)
    canvas.write(name, left + _SIDE + 4, top + _NAME / 2 - 0.5, BRIGHT, dark)
    y = top + _NAME + 8
    for line in _effect(candidate, look):
        canvas.write(line, left + _SIDE + 5, y, INK, PAPER)
        y += look.pitch


def _income(canvas: Canvas, income: Income, right: float, y: float, ground: str, scale: float = 1.0) -> float:
    """Draw what a character would bring: so many districts of a type, and the gold or cards for them.

    Return how wide that is.
    """
    parts = [each for each in ((income.gold, "coin"), (income.cards, "cards")) if each[0]]
    size = 13.5 * scale
    texts = [
        (Fitted(f"{'/' if place and income.either else '+'}{number}", Face.BOLD, size), sign)
        for place, (number, sign) in enumerate(parts)
    ] or [(Fitted("0", Face.BOLD, size), "")]
    kind = 20 * scale if income.kind else 0
    width = 6 + kind + sum(text.width + (17 * scale if sign else 2) for text, sign in texts)
    left = right - width
    canvas.rounded((left, y - 10.5 * scale, width, 21 * scale), 5, INK, ground)
    if income.kind:
        badge(canvas, Card(income.kind, ("",), income.districts), (left + 12 * scale, y), 16 * scale, INK)
        left += kind
    left += 4
    for text, sign in texts:
        left += canvas.write(text, left, y, TEXT, INK) + 2
        if sign:
            canvas.icon(sign, left + 6.5 * scale, y, 12.5 * scale, GOLD if sign == "coin" else TEXT, INK)
            left += 15 * scale
    return width


def _out(canvas: Canvas, picture: DraftPicture, y: float) -> None:
    """Show those that are out, as long as there is room; in the end, one that nobody knows."""
    x = 8 + canvas.write(fit(drawable(picture.out_word), Face.SEMIBOLD, 100, 11), 8, y, QUIET, TABLE) + 8
    # Where names and words don't all fit, the words go first; a rank says enough where its name doesn't fit.
    full = [f"{character.rank} {character.name}" for character in picture.out]
    room = WIDTH - 8 - x - 18 - sum(28 + Fitted(name, Face.SEMIBOLD, 11).width for name in full)
    unknown = fit((picture.unknown_word, ""), Face.SEMIBOLD, min(max(0, room), 90), 11)
    room = (WIDTH - 8 - unknown.width - 18 - x) / max(1, len(picture.out))
    for character, name in zip(picture.out, full, strict=True):
        medallion(canvas, character.id, (x + 8.5, y), 16, LINE, TABLE, grey=True, thick=1)
        text = fit((name, str(character.rank)), Face.SEMIBOLD, room - 28, 11)
        canvas.write(text, x + 20, y, DIM, TABLE)
        x += 28 + text.width
    canvas.rounded((x, y - 8.5, 13, 17), 2, LINE, TABLE)
    canvas.write(Fitted("?", Face.BOLD, 12), x + 6.5, y, TEXT, LINE, "centre")
    canvas.write(unknown, x + 17, y, DIM, TABLE)
