"""Cards with their effects as a picture: to choose from, of a game, or of all cities."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Literal, TypeAlias

from bot.pictures.alt import fullest, listing, named_card
from bot.pictures.canvas import WIDTH, Canvas, in_rows
from bot.pictures.fonts import Face, Fitted, fit
from bot.pictures.held import (
    COLUMN,
    GAP,
    MARGIN,
    STONE_PITCH,
    UNMARKED,
    HeldCard,
    draw_footed,
    draw_lying,
    draw_stone,
    draw_upright,
    effect_row,
    foot_height,
    lying_height,
    marked,
    row_pitch,
    upright_height,
)
from bot.pictures.models import card_of, district_of
from bot.pictures.palette import GOLD, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.words import card_texts
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.setup.rules import Rules
from engine.view import View

_TOP = 31.0

CardForm: TypeAlias = Literal["upright", "lying", "rows", "stones"]
"""How cards are drawn: upright, lying, as rows, or as stones, which show no effects."""


def cards_height(cards: Sequence[HeldCard], form: CardForm) -> float:
    """Return the height of cards in this form."""
    match form:
        case "stones":
            return ceil(len(cards) / 2) * STONE_PITCH + MARGIN
        case "rows":
            return sum(map(row_pitch, cards)) + MARGIN
        case "upright" | "lying":
            measure = upright_height if form == "upright" else lying_height
            return sum(max(map(measure, pair)) + GAP for pair in in_rows(cards))


def draw_cards(canvas: Canvas, cards: Sequence[HeldCard], top: float, form: CardForm) -> None:
    """Draw cards, two in a row or below each other. Stones fill the left column first."""
    if form == "stones":
        rows = ceil(len(cards) / 2)
        for place, held in enumerate(cards):
            column, row = divmod(place, rows)
            draw_stone(canvas, held, MARGIN + column * (COLUMN + GAP), top + row * STONE_PITCH)
        return
    if form == "rows":
        for held in cards:
            canvas.stamp(effect_row(held), 0, top)
            top += row_pitch(held)
        return
    draw, measure = (draw_upright, upright_height) if form == "upright" else (draw_lying, lying_height)
    for pair in in_rows(cards):
        height = max(map(measure, pair))
        for column, held in enumerate(pair):
            draw(canvas, held, (MARGIN + column * (COLUMN + GAP), top, COLUMN, height))
        top += height + GAP


@dataclass(frozen=True, slots=True)
class CardsPicture(StillPicture):
    """Cards with their effects under a title."""

    file_name = "cards.png"

    title: str
    cards: tuple[HeldCard, ...]
    form: CardForm = "rows"

    def canvas(self) -> Canvas:
        """Draw the cards."""
        canvas = Canvas(WIDTH, _TOP + cards_height(self.cards, self.form), TABLE)
        canvas.write(
            fit(self.title, Face.BLACK, WIDTH - 2 * MARGIN - 6, 16, 10), MARGIN + 3, 15.5, TEXT, TABLE
        )
        draw_cards(canvas, self.cards, _TOP, self.form)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Describe the cards, with their effects if there is room."""
        told = {held.card.names[0]: held.effect for held in self.cards if held.effect}
        marks = [named_card(each.card, language, *filter(None, [each.reason])) for each in self.cards]
        listed = listing(language, self.title, marks)
        effects = [f"{name}: {effect}" for name, effect in told.items()]
        plain = listing(language, self.title, [named_card(each.card, language) for each in self.cards])
        return fullest([" ".join([listed, *effects]), listed, plain])


def uniques_picture(cards: Sequence[str], title: str, language: Language, rules: Rules) -> CardsPicture:
    """Make a picture of unique districts with their effects."""
    switches, costs = card_texts.differing(rules), dict(rules.costs)
    held = (
        marked(
            card_of(each, costs.get(each, DISTRICTS[each].cost or 0), language), UNMARKED, language, switches
        )
        for each in cards
    )
    return CardsPicture(title, tuple(held), "lying")


def table_picture(view: View, names: Sequence[str], language: Language, rules: Rules) -> CardsPicture:
    """Make a picture of the unique districts in all cities, each with its owner."""
    switches = card_texts.differing(rules)
    held = (
        replace(marked(district_of(each, language), UNMARKED, language, switches), state="city", reason=owner)
        for seat, owner in zip(view.seats, names, strict=True)
        for each in seat.city
        if DISTRICTS[each.card].kind == "unique"
    )
    return CardsPicture(language("picture-uniques"), tuple(held))


MOST_LYING = 8
"""More cards than these are stones."""

_DRAWN_TOP, _DRAWN_UPRIGHT, _BELOW = 32.0, 2, 6.0
_FORMS: tuple[CardForm, ...] = ("upright", "lying", "stones")


@dataclass(frozen=True, slots=True)
class DrawnCards:
    """Cards to choose from, under a title, with the player's gold."""

    title: str
    gold: int
    cards: tuple[HeldCard, ...]

    def form(self, smaller: int) -> CardForm:
        """Return the form in which to draw them, `smaller` steps below the best."""
        largest = 0 if len(self.cards) <= _DRAWN_UPRIGHT else 1 if len(self.cards) <= MOST_LYING else 2
        return _FORMS[min(largest + smaller, len(_FORMS) - 1)]


def drawn_height(drawn: DrawnCards, form: CardForm) -> float:
    """Return the height of the cards with their title, in logical pixels."""
    if form == "upright":
        return _DRAWN_TOP + max(map(foot_height, drawn.cards)) + _BELOW
    return _DRAWN_TOP + cards_height(drawn.cards, form)


def draw_drawn(canvas: Canvas, drawn: DrawnCards, top: float, form: CardForm) -> None:
    """Draw the cards under their title."""
    canvas.write(fit(drawn.title, Face.BLACK, WIDTH - 62, 16, 10), MARGIN + 3, top + 15, TEXT, TABLE)
    gold = Fitted(f"{drawn.gold}", Face.BOLD, 14)
    canvas.write(gold, WIDTH - MARGIN, top + 15, TEXT, TABLE, "right")
    canvas.icon("coin", WIDTH - MARGIN - gold.width - 10, top + 15, 13, GOLD, TABLE)
    if form != "upright":
        draw_cards(canvas, drawn.cards, top + _DRAWN_TOP, form)
        return
    high = max(map(foot_height, drawn.cards))
    left = (WIDTH - COLUMN * len(drawn.cards) - GAP * (len(drawn.cards) - 1)) / 2
    for held in drawn.cards:
        draw_footed(canvas, held, (left, top + _DRAWN_TOP, COLUMN, high))
        left += COLUMN + GAP
