"""Cards as a picture: a hand with hindrances and effects, and cards to choose from."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.pictures.alt import counted, fullest, listing, named, named_card
from bot.pictures.badges import medallion, seal
from bot.pictures.canvas import WIDTH, Canvas, in_rows
from bot.pictures.fonts import Face, Fitted, fit
from bot.pictures.held import (
    COLUMN,
    GAP,
    MARGIN,
    SIGNS,
    STONE_PITCH,
    UNMARKED,
    HandMark,
    HeldCard,
    draw_footed,
    draw_lying,
    draw_stone,
    draw_upright,
    foot_height,
    held_of,
    lying_height,
    upright_height,
)
from bot.pictures.models import CharacterModel, by_rank, card_of, character_of
from bot.pictures.palette import GOLD, INK, QUIET, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.words import card_texts
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.setup.rules import Rules
from engine.view import View

_TOP, _SMALL = 31.0, 19.0
_UPRIGHT, _LYING = 2, 8
"""The most cards that are drawn upright, and lying, which takes less room; more are stones."""


CardForm: TypeAlias = Literal["upright", "lying", "stones"]
"""How cards are drawn: upright, lying, or as stones, which show no effects."""

HandForm: TypeAlias = CardForm | Literal["small"]
"""How a hand is drawn: under its head, or `small`, as stones below something more important."""


@dataclass(frozen=True, slots=True)
class HandPicture(StillPicture):
    """A hand with what can be built.

    `title` replaces the characters before a player has one. `building` is how many districts the player has
    built in this turn and how many they may, `None` outside their turn. Cards outside a hand come without
    `gold`.
    """

    file_name = "hand.png"

    title: str
    gold: int | None
    cards: tuple[HeldCard, ...]
    characters: tuple[CharacterModel, ...] = ()
    building: tuple[int, int] | None = None

    @property
    def form(self) -> CardForm:
        """How cards are drawn in a picture of a hand alone."""
        if len(self.cards) > _LYING:
            return "stones"
        return "upright" if len(self.cards) <= _UPRIGHT else "lying"

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        return hand_height(self, self.form)

    def canvas(self) -> Canvas:
        """Draw a hand."""
        canvas = Canvas(WIDTH, self.height, TABLE)
        draw_hand(canvas, self, 0, self.form)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Describe the hand; if there is no room for the cards, count their types."""
        return fullest(" ".join(each) for each in self.told(language))

    def told(self, language: Language) -> Iterator[list[str]]:
        """Yield descriptions of a hand, ever shorter."""
        head = [
            *(named(each, language) for each in self.characters),
            *([language("picture-gold", count=self.gold)] if self.gold is not None else []),
            language("picture-cards", count=len(self.cards)),
        ]
        if self.building:
            built, limit = self.building
            head.append(language("picture-building", built=built, limit=limit))
        title = f"{', '.join(head)}." if self.characters else f"{self.title}: {', '.join(head)}."
        told = dict.fromkeys((held.card.names[0], held.effect) for held in self.cards if held.effect)
        effects = [f"{name}: {effect}" for name, effect in told]
        whole, short = _states(self, language, whole=True), _states(self, language, whole=False)
        yield [title, *whole, *effects]
        yield [title, *whole]
        yield [title, *short]


def hand_picture(
    view: View, language: Language, rules: Rules | None = None, marks: Mapping[str, HandMark] | None = None
) -> HandPicture:
    """Make a picture of the reader's hand. Needs a seat's view, because a spectator has no hand.

    `marks` say by card what can be done with it now; without them, hindrances decide.
    """
    assert view.seat is not None
    turn = view.turn
    mine = turn is not None and turn.seat == view.seat
    switches = card_texts.differing(rules or Rules())
    return HandPicture(
        title=language("picture-hand"),
        gold=view.seats[view.seat].gold,
        cards=tuple(
            held_of(card, view, language, switches, None if marks is None else marks.get(card.card, UNMARKED))
            for card in view.hand
        ),
        characters=tuple(character_of(each, language) for each in sorted(view.characters, key=by_rank)),
        building=(turn.built, turn.limit) if turn is not None and mine else None,
    )


def uniques_picture(cards: Sequence[str], title: str, language: Language, rules: Rules) -> HandPicture:
    """Make a picture of unique districts of a game, with their effects."""
    switches, costs = card_texts.differing(rules), dict(rules.costs)
    held = (
        HeldCard(
            card_of(each, costs.get(each, DISTRICTS[each].cost or 0), language),
            effect=card_texts.effect(language, each, switches),
        )
        for each in cards
    )
    return HandPicture(title, None, tuple(held))


def _states(picture: HandPicture, language: Language, *, whole: bool) -> list[str]:
    """List the cards of each state, or count them by type."""
    sentences: list[str] = []
    for state in SIGNS:
        held = [each for each in picture.cards if each.state == state]
        if held:
            cards = (
                [_told(each, language) for each in held]
                if whole
                else [counted([each.card for each in held], language)]
            )
            sentences.append(listing(language, language(f"picture-held-{state}"), cards))
    return sentences


def _told(held: HeldCard, language: Language) -> str:
    notes = (language("picture-short", count=held.missing),) if held.missing else ()
    return named_card(held.card, language, *notes)


def hand_height(hand: HandPicture, form: HandForm) -> float:
    """Return the height of a hand with its title, in logical pixels."""
    if form == "small":
        return _SMALL + cards_height(hand.cards, "stones")
    return _TOP + cards_height(hand.cards, form)


def draw_hand(canvas: Canvas, hand: HandPicture, top: float, form: HandForm) -> None:
    """Draw a hand with its head, the characters and stock; or a small one with its title."""
    if form == "small":
        canvas.write(Fitted(hand.title, Face.BOLD, 11), MARGIN + 3, top + 9, QUIET, TABLE)
        draw_cards(canvas, hand.cards, top + _SMALL, "stones")
        return
    _head(canvas, hand, top + 15.5)
    draw_cards(canvas, hand.cards, top + _TOP, form)


def cards_height(cards: Sequence[HeldCard], form: CardForm) -> float:
    """Return the height of cards in rows of two."""
    if form == "stones":
        return -(-len(cards) // 2) * STONE_PITCH + MARGIN
    measure = upright_height if form == "upright" else lying_height
    return sum(max(map(measure, pair)) + GAP for pair in in_rows(cards))


def draw_cards(canvas: Canvas, cards: Sequence[HeldCard], top: float, form: CardForm) -> None:
    """Draw cards, two in a row; stones go down the left column first."""
    if form == "stones":
        rows = -(-len(cards) // 2)
        for place, held in enumerate(cards):
            column, row = divmod(place, rows)
            draw_stone(canvas, held, MARGIN + column * (COLUMN + GAP), top + row * STONE_PITCH)
        return
    draw, measure = (draw_upright, upright_height) if form == "upright" else (draw_lying, lying_height)
    for pair in in_rows(cards):
        height = max(map(measure, pair))
        for column, held in enumerate(pair):
            draw(canvas, held, (MARGIN + column * (COLUMN + GAP), top, COLUMN, height))
        top += height + GAP


def _head(canvas: Canvas, picture: HandPicture, y: float) -> None:
    """Draw the characters, and at the right gold, cards, and the number of built districts."""
    right = WIDTH - MARGIN
    stock: list[tuple[str, str, str]] = []
    if picture.gold is not None:
        stock += [("coin", f"{picture.gold}", GOLD), ("cards", f"{len(picture.cards)}", TEXT)]
    if picture.building:
        stock.append(("hammer", "{}/{}".format(*picture.building), TEXT))
    for name, number, ink in reversed(stock):
        right -= canvas.write(Fitted(number, Face.BOLD, 14), right, y, TEXT, TABLE, "right") + 3
        canvas.icon(name, right - 6.5, y, 13, ink, TABLE)
        right -= 22
    left = MARGIN + 1
    for character in picture.characters:
        medallion(canvas, character.id, (left + 13, y), 23, TEXT, TABLE, thick=1.3)
        seal(canvas, character.rank, (left + 4.5, y - 7.5), 11.5, (INK, TEXT, TABLE), TABLE)
        left += 30
    names = " · ".join(character.name for character in picture.characters)
    canvas.write(fit(names or picture.title, Face.BLACK, right - left - 4, 16, 10), left + 2, y, TEXT, TABLE)


MOST_LYING = 8
"""The most cards that can lie; more are stones."""

_DRAWN_TOP, _DRAWN_UPRIGHT, _BELOW = 32.0, 2, 6.0
_FORMS: tuple[CardForm, ...] = ("upright", "lying", "stones")


@dataclass(frozen=True, slots=True)
class DrawnCards:
    """Cards to choose from, under a title, with the player's gold."""

    title: str
    gold: int
    cards: tuple[HeldCard, ...]

    def form(self, smaller: int) -> CardForm:
        """Return how to draw them, `smaller` steps below the best form."""
        largest = 0 if len(self.cards) <= _DRAWN_UPRIGHT else 1 if len(self.cards) <= MOST_LYING else 2
        return _FORMS[min(largest + smaller, len(_FORMS) - 1)]

    def told(self, language: Language) -> Iterator[list[str]]:
        """Yield descriptions of the cards, ever shorter."""
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
    """Return the height of the cards under their title, in logical pixels."""
    if form == "upright":
        return _DRAWN_TOP + max(map(foot_height, drawn.cards)) + _BELOW
    return _DRAWN_TOP + cards_height(drawn.cards, form)


def draw_drawn(canvas: Canvas, drawn: DrawnCards, top: float, form: CardForm) -> None:
    """Draw them under their title."""
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
