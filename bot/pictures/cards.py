"""Pictures of cards with their effects: cards to choose from, the cards of a game, or of all cities."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from typing import Literal, TypeAlias

from bot.pictures.alt import fullest, listing, named_card
from bot.pictures.canvas import WIDTH, Canvas, Part, in_rows, tiled
from bot.pictures.fonts import Face, Fitted, fit
from bot.pictures.held import (
    COLUMN,
    GAP,
    MARGIN,
    STONE_PITCH,
    UNMARKED,
    HeldCard,
    beside_names,
    draw_stone,
    lying,
    marked,
    row_part,
    upright,
)
from bot.pictures.models import card_of, district_of
from bot.pictures.palette import GOLD, TABLE, TEXT
from bot.pictures.picture import StackedPicture
from bot.words import card_texts
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.setup.rules import Rules
from engine.view import View

_TOP = 31.0

CardForm: TypeAlias = Literal["upright", "lying", "rows", "stones"]
"""How to draw cards: upright, lying, as rows, or as stones, which show no effects."""


def card_parts(cards: Sequence[HeldCard], form: CardForm) -> list[Part]:
    """Return the parts of cards: two in a row, or one. Stones fill the left column first."""
    match form:
        case "stones":
            return [Part(ceil(len(cards) / 2) * STONE_PITCH + MARGIN, partial(_stones, cards))]
        case "rows":
            return [*map(row_part, cards), Part(MARGIN)]
        case "upright" | "lying":
            tile = lying if form == "lying" else upright
            return [tiled([*map(tile, row)], MARGIN, COLUMN, GAP, GAP) for row in in_rows(cards)]


def _stones(cards: Sequence[HeldCard], canvas: Canvas, top: float) -> None:
    rows = ceil(len(cards) / 2)
    # The last stone on the left may have free room beside it.
    wide = [2 * COLUMN + GAP if place + rows >= max(len(cards), rows) else COLUMN for place in range(rows)]
    wide += [COLUMN] * (len(cards) - rows)
    for place, held in enumerate(beside_names(cards, wide)):
        column, row = divmod(place, rows)
        draw_stone(canvas, held, MARGIN + column * (COLUMN + GAP), top + row * STONE_PITCH, wide[place])


@dataclass(frozen=True, slots=True)
class CardsPicture(StackedPicture):
    """Cards with their effects under a title."""

    title: str
    cards: tuple[HeldCard, ...]
    form: CardForm = "rows"

    def parts(self) -> list[Part]:
        return [Part(_TOP, self._head), *card_parts(self.cards, self.form)]

    def _head(self, canvas: Canvas, top: float) -> None:
        title = fit(self.title, Face.BLACK, WIDTH - 2 * MARGIN - 6, 16, 10)
        canvas.write(title, MARGIN + 3, top + 15.5, TEXT, TABLE)

    def alt_text(self, say: Language) -> str:
        """Describe the cards, with their effects if there is room."""
        told = {held.card.names[0]: held.effect for held in self.cards if held.effect}
        marks = [named_card(each.card, say, *filter(None, [each.reason])) for each in self.cards]
        listed = listing(say, self.title, marks)
        effects = [f"{name}: {effect}" for name, effect in told.items()]
        plain = listing(say, self.title, [named_card(each.card, say) for each in self.cards])
        return fullest([" ".join([listed, *effects]), listed, plain])


def uniques_picture(cards: Sequence[str], title: str, say: Language, rules: Rules) -> CardsPicture:
    """Make a picture of unique districts with their effects."""
    switches, costs = card_texts.differing(rules), dict(rules.costs)
    held = (
        marked(card_of(each, costs.get(each, DISTRICTS[each].cost or 0), say), UNMARKED, say, switches)
        for each in cards
    )
    return CardsPicture(title, tuple(held), "lying")


def table_picture(view: View, names: Sequence[str], say: Language, rules: Rules) -> CardsPicture:
    """Make a picture of the unique districts in all cities, each with its owner."""
    switches = card_texts.differing(rules)
    held = (
        replace(marked(district_of(each, say), UNMARKED, say, switches), state="city", reason=owner)
        for seat, owner in zip(view.seats, names, strict=True)
        for each in seat.city
        if DISTRICTS[each.card].kind == "unique"
    )
    return CardsPicture(say("picture-uniques"), tuple(held))


MOST_LYING = 8  # With more cards than this, we draw stones.

_DRAWN_TOP, _DRAWN_UPRIGHT, _BELOW = 32.0, 2, 6.0
_FORMS: tuple[CardForm, ...] = ("upright", "lying", "stones")


@dataclass(frozen=True, slots=True)
class DrawnCards:
    """Cards to choose from under a title, and the player's gold."""

    title: str
    gold: int
    cards: tuple[HeldCard, ...]

    def form(self, smaller: int) -> CardForm:
        """Return the form in which to draw the cards, `smaller` steps below the best one."""
        largest = 0 if len(self.cards) <= _DRAWN_UPRIGHT else 1 if len(self.cards) <= MOST_LYING else 2
        return _FORMS[min(largest + smaller, len(_FORMS) - 1)]

    def parts(self, form: CardForm) -> list[Part]:
        cards = [self._upright()] if form == "upright" else card_parts(self.cards, form)
        return [Part(_DRAWN_TOP, self._head), *cards]

    def _head(self, canvas: Canvas, top: float) -> None:
        canvas.write(fit(self.title, Face.BLACK, WIDTH - 62, 16, 10), MARGIN + 3, top + 15, TEXT, TABLE)
        gold = Fitted(f"{self.gold}", Face.BOLD, 14)
        canvas.write(gold, WIDTH - MARGIN, top + 15, TEXT, TABLE, "right")
        canvas.icon("coin", WIDTH - MARGIN - gold.width - 10, top + 15, 13, GOLD, TABLE)

    def _upright(self) -> Part:
        left = (WIDTH - COLUMN * len(self.cards) - GAP * (len(self.cards) - 1)) / 2
        return tiled([upright(each) for each in self.cards], left, COLUMN, GAP, _BELOW)
