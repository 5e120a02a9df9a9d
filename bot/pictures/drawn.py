"""Cards that are not in one's hand and of which one chooses: those drawn, and those of another hand."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.pictures.alt import listing, named_card
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fitted_text import Fitted, fit
from bot.pictures.fonts import Face
from bot.pictures.hand import CardForm, cards_height, draw_cards
from bot.pictures.held import COLUMN, GAP, MARGIN, HeldCard, draw_footed, foot_height
from bot.pictures.palette import GOLD, TABLE, TEXT
from bot.words.language import Language

MOST_LYING = 8
"""Up to so many cards can lie: more are stones."""

_TOP, _UPRIGHT, _BELOW = 32.0, 2, 6.0
_FORMS: tuple[CardForm, ...] = ("upright", "lying", "stones")


@dataclass(frozen=True, slots=True)
class DrawnCards:
    """Cards of which one chooses, under a title, with the gold that one has."""

    title: str
    gold: int
    cards: tuple[HeldCard, ...]

    def form(self, smaller: int) -> CardForm:
        """Return how to draw them, so many steps smaller than the largest way."""
        largest = 0 if len(self.cards) <= _UPRIGHT else 1 if len(self.cards) <= MOST_LYING else 2
        return _FORMS[min(largest + smaller, len(_FORMS) - 1)]

    def told(self, language: Language) -> Iterator[list[str]]:
        """Yield the sentences about them, ever shorter."""
        told = {held.card.names[0]: held.effect for held in self.cards if held.effect}
        effects = [f"{name}: {effect}" for name, effect in told.items()]
        noted = [
            named_card(each.card, language, *([each.reason] if each.reason else [])) for each in self.cards
        ]
        plain = [named_card(each.card, language) for each in self.cards]
        yield [listing(language, self.title, noted), *effects]
        yield [listing(language, self.title, noted)]
        yield [listing(language, self.title, plain)]


def drawn_height(drawn: DrawnCards, form: CardForm) -> float:
    """Return how high they are under their title."""
    if form == "upright":
        return _TOP + max(map(foot_height, drawn.cards)) + _BELOW
    return _TOP + cards_height(drawn.cards, form)


def draw_drawn(canvas: Canvas, drawn: DrawnCards, top: float, form: CardForm) -> None:
    """Draw them under their title."""
    canvas.write(fit(drawn.title, Face.BLACK, WIDTH - 62, 16, 10), MARGIN + 3, top + 15, TEXT, TABLE)
    gold = Fitted(f"{drawn.gold}", Face.BOLD, 14)
    canvas.write(gold, WIDTH - MARGIN, top + 15, TEXT, TABLE, "right")
    canvas.icon("coin", WIDTH - MARGIN - gold.width - 10, top + 15, 13, GOLD, TABLE)
    if form != "upright":
        draw_cards(canvas, drawn.cards, top + _TOP, form)
        return
    high = max(map(foot_height, drawn.cards))
    left = (WIDTH - COLUMN * len(drawn.cards) - GAP * (len(drawn.cards) - 1)) / 2
    for held in drawn.cards:
        draw_footed(canvas, held, (left, top + _TOP, COLUMN, high))
        left += COLUMN + GAP
