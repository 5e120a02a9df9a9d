"""A card for a character to choose, with its present income."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.pictures.badges import badge, seal
from bot.pictures.canvas import WIDTH, Box, Canvas, Tile
from bot.pictures.fonts import Face, Fitted, drawable, fit, lines
from bot.pictures.models import Card, CharacterModel
from bot.pictures.palette import BRIGHT, GOLD, INK, PAPER, TABLE, TEXT
from bot.pictures.skylines import draw_vignette, ground_of
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.characters import powers
from engine.characters.rank5 import Tithe
from engine.hooks import CHARACTERS, having
from engine.setup.rules import Rules


@dataclass(frozen=True, slots=True)
class IncomeModel:
    """The income for districts of a type (empty: no type). `either`: each brings gold or a card, not both."""

    kind: str
    districts: int
    gold: int
    cards: int
    either: bool = False


def income(
    character: str, city: Sequence[str], rules: Rules, offered: Container[str] | None = None
) -> IncomeModel | None:
    """Compute a character's income for a city, only by the `offered` powers if given; `None`: no income."""
    kind, gold, cards, either = "", 0, 0, False
    for power in CHARACTERS[character].powers:
        if offered is not None and power.name not in offered:
            continue
        match power:
            case powers.Income() | powers.CardIncome():
                kind = power.kind
            case Tithe():
                kind, either = "religious", rules.abbot != "gold-only"
            case powers.GainGold():
                gold += power.gold
            case powers.GainCards():
                cards += power.cards
            case _:
                continue
        if isinstance(power, powers.Income | Tithe):
            gold += _districts(city, kind)
        if isinstance(power, powers.CardIncome) or either:
            cards += _districts(city, kind)
    if not gold and not cards:
        return None
    return IncomeModel(kind, _districts(city, kind), gold, cards, either)


def _districts(city: Sequence[str], kind: str) -> int:
    """Count the districts of a type, including those that count as any type."""
    return sum(DISTRICTS[card].kind == kind or card in having("any_type") for card in city) if kind else 0


COLUMNS, MARGIN, GUTTER = 2, 4.0, 4.0  # The number of cards in a row, the margin, and the gap between cards.
WIDE = (WIDTH - 2 * MARGIN - GUTTER) / COLUMNS  # The width of a card, in logical pixels.

_RIBBON, _MOST_LINES = 17.0, 6
_SIDE, _NAME, _ROW = 47.0, 19.0, 20.0


@dataclass(frozen=True, slots=True)
class Candidate:
    """A character to choose: its power in sentences, in `brief`, and its present income."""

    character: CharacterModel
    effect: str
    brief: str = ""
    income: IncomeModel | None = None


class CandidateLook(NamedTuple):
    """How to draw candidates.

    `art` is the height of vignettes (0: the cards lie, with the vignette on the left), `pitch` the height of
    text lines. `brief`: texts are short. `row`: each card takes a row of the picture, with the short text
    beside the name.
    """

    art: float
    pitch: float
    brief: bool = False
    row: bool = False

    @property
    def lies(self) -> bool:
        """Whether the vignette is on the left."""
        return not self.art

    @property
    def columns(self) -> int:
        """The number of cards in a row."""
        return 1 if self.row else COLUMNS

    @property
    def wide(self) -> float:
        """The width of a card, in logical pixels."""
        return WIDTH - 2 * MARGIN if self.row else WIDE

    @property
    def between(self) -> float:
        """The gap between two rows, in logical pixels."""
        return 2.0 if self.row else 5.0


LETTERS = 13.0  # The size of a card's letters: 11 pixels on a phone, which shows a picture 302 pixels wide.

# The looks, the largest first. The first that leaves room for the question and its buttons is drawn.
LAYOUTS = (
    *(CandidateLook(74, 14.6), CandidateLook(64, 14.4), CandidateLook(48, 14.2)),
    *(CandidateLook(0, 14), CandidateLook(0, 13.6, brief=True)),
)

ROWS = CandidateLook(0, 0, brief=True, row=True)
"""The lowest look, for pictures that need the room for other things."""


def _effect(candidate: Candidate, look: CandidateLook) -> list[Fitted]:
    room = WIDE - _SIDE - 9 if look.lies else WIDE - 15
    text = candidate.brief if look.brief and candidate.brief else candidate.effect
    return lines(text, Face.REGULAR, room, LETTERS, _MOST_LINES)


def _upright(canvas: Canvas, candidate: Candidate, box: Box, look: CandidateLook) -> None:
    left, top, width, _ = box
    character, income = candidate.character, candidate.income
    canvas.rounded(box, 6, PAPER, TABLE)
    art = left, top, width, look.art
    draw_vignette(canvas, character.id, art, TABLE, shift=-10 if income and income.kind else 0)
    dark = ground_of(character.id, "2")
    canvas.box((left, top + look.art - 0.5, width, _RIBBON), dark)
    canvas.box((left, top + look.art - 0.5, width, 1.2), GOLD)
    name = fit(drawable(character.name), Face.SERIF, width - 12, 14.5, 10)
    canvas.write(name, left + width / 2, top + look.art + 8.4, BRIGHT, dark, "centre")
    seal(canvas, character.rank, (left + 15, top + 15), 20, (INK, TEXT, TABLE), dark)
    if income:
        draw_income(canvas, income, left + width - 5, top + 15, dark)
    y = top + look.art + _RIBBON + 9.5
    canvas.write_lines(_effect(candidate, look), (left + 8, y), look.pitch, INK, PAPER)


def _lying(canvas: Canvas, candidate: Candidate, box: Box, look: CandidateLook) -> None:
    left, top, width, height = box
    character, income = candidate.character, candidate.income
    dark = ground_of(character.id, "2")
    canvas.rounded(box, 6, PAPER, TABLE)
    canvas.rounded((left, top, _SIDE, height), 6, dark, TABLE)
    canvas.box((left + _SIDE / 2, top, _SIDE / 2, height), dark)
    draw_vignette(canvas, character.id, (left, top + height - _SIDE, _SIDE, _SIDE), TABLE)
    canvas.box((left + _SIDE, top, width - _SIDE, _NAME), dark)
    canvas.box((left + _SIDE, top + _NAME - 1, width - _SIDE, 1.2), GOLD)
    seal(canvas, character.rank, (left + 10, top + 11), 17, (INK, TEXT, TABLE), dark)
    middle, room = top + _NAME / 2 - 0.5, width - _SIDE - 8
    if income:
        room -= draw_income(canvas, income, left + width - 3, middle, dark, 0.8) + 2
    name = fit(drawable(character.name), Face.SERIF, room, 13.5, 9)
    canvas.write(name, left + _SIDE + 4, middle, BRIGHT, dark)
    canvas.write_lines(_effect(candidate, look), (left + _SIDE + 5, top + _NAME + 8), look.pitch, INK, PAPER)


def _lined(canvas: Canvas, candidate: Candidate, box: Box) -> None:
    left, top, width, height = box
    character, middle = candidate.character, top + height / 2
    dark = ground_of(character.id, "2")
    canvas.rounded(box, 4, dark, TABLE)
    seal(canvas, character.rank, (left + 12, middle), 15, (INK, TEXT, TABLE), dark)
    x, right = left + 24, left + width - 3
    if candidate.income:
        right -= draw_income(canvas, candidate.income, right, middle, dark, 0.72) + 3
    x += canvas.write(fit(drawable(character.name), Face.SERIF, 118, 13), x, middle, BRIGHT, dark) + 7
    text = fit(candidate.brief or candidate.effect, Face.REGULAR, right - x - 2, LETTERS)
    canvas.write(text, x, middle, TEXT, dark)


def income_width(income: IncomeModel, scale: float) -> float:
    """Return the width of a drawn income, in logical pixels."""
    kind = 20 * scale if income.kind else 0
    return 6 + kind + sum(text.width + 17 * scale for text, _ in _gains(income, scale))


def _gains(income: IncomeModel, scale: float) -> list[tuple[Fitted, str]]:
    parts = [each for each in ((income.gold, "coin"), (income.cards, "cards")) if each[0]]
    size = 13.5 * scale
    return [
        (Fitted(f"{'/' if place and income.either else '+'}{number}", Face.BOLD, size), sign)
        for place, (number, sign) in enumerate(parts)
    ]


def draw_income(
    canvas: Canvas, income: IncomeModel, right: float, y: float, ground: str, scale: float = 1.0
) -> float:
    """Draw an income: the type of district, and its gold or cards. Return the width in logical pixels."""
    width = income_width(income, scale)
    left = right - width
    canvas.rounded((left, y - 10.5 * scale, width, 21 * scale), 5, INK, ground)
    if income.kind:
        badge(canvas, Card(income.kind, ("",), income.districts), (left + 12 * scale, y), 16 * scale, INK)
        left += 20 * scale
    left += 4
    for text, sign in _gains(income, scale):
        left += canvas.write(text, left, y, TEXT, INK) + 2
        canvas.icon(sign, left + 6.5 * scale, y, 12.5 * scale, GOLD if sign == "coin" else TEXT, INK)
        left += 15 * scale
    return width


def candidate_tile(candidate: Candidate, look: CandidateLook) -> Tile:
    """Return the tile of a candidate, drawn with this look."""
    if look.row:
        return Tile(_ROW, lambda canvas, box: _lined(canvas, candidate, box))
    text = len(_effect(candidate, look)) * look.pitch
    high = max(50.0, _NAME + 6 + text) if look.lies else look.art + _RIBBON + 4 + text + (4 if text else 0)
    draw = _lying if look.lies else _upright
    return Tile(high, lambda canvas, box: draw(canvas, candidate, box, look))


def told_income(income: IncomeModel, say: Language) -> str:
    """Describe an income: the districts, and their gold or cards."""
    what = [name for name, number in (("gold", income.gold), ("cards", income.cards)) if number]
    if income.either and income.gold:
        what = ["either"]
    brings = ", ".join(
        say("picture-brings", what=each, gold=income.gold, cards=income.cards) for each in what
    )
    if not income.kind:
        return brings
    districts = say(f"picture-count-{income.kind}", count=income.districts)
    return say("picture-income", districts=districts, brings=brings)
