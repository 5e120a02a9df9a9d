"""A hand as a picture: the cards to build now, the hindrances of the others, the effects of purple cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.alt import counted, fullest, listing, named, named_card
from bot.pictures.badges import medallion, seal
from bot.pictures.canvas import WIDTH, Canvas, in_rows
from bot.pictures.fit import Fitted, fit
from bot.pictures.fonts import Face
from bot.pictures.held import (
    COLUMN,
    GAP,
    MARGIN,
    SIGNS,
    STONE,
    HeldCard,
    draw_lying,
    draw_stone,
    draw_upright,
    held_of,
    lying_height,
    upright_height,
)
from bot.pictures.models import Character, by_rank, card_of, character_of
from bot.pictures.palette import GOLD, INK, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.words import variants
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.setup.rules import Rules
from engine.view import View

_TOP = 33.0
_UPRIGHT, _LYING = 2, 8
"""Up to how many cards stand upright, and up to how many lie, which takes less room; more are stones."""


@dataclass(frozen=True, slots=True)
class HandPicture(StillPicture):
    """A hand and what can be built of it.

    `title` stands there while one has no character; `building` is how much was built in the own turn and how
    much may be, if it is that. Cards that are nobody's hand come without `gold`.
    """

    file_name = "hand.png"

    title: str
    gold: int | None
    cards: tuple[HeldCard, ...]
    characters: tuple[Character, ...] = ()
    building: tuple[int, int] | None = None

    @property
    def height(self) -> float:
        """How high the picture is, in logical pixels."""
        if len(self.cards) > _LYING:
            return _TOP + -(-len(self.cards) // 2) * STONE + MARGIN
        return _TOP + sum(height + GAP for height in _heights(self))

    def canvas(self) -> Canvas:
        """Draw a hand."""
        canvas = Canvas(WIDTH, self.height, TABLE)
        _head(canvas, self)
        if len(self.cards) > _LYING:
            rows = -(-len(self.cards) // 2)
            for place, held in enumerate(self.cards):
                column, row = divmod(place, rows)
                draw_stone(canvas, held, MARGIN + column * (COLUMN + GAP), _TOP + row * STONE)
            return canvas
        draw = draw_upright if len(self.cards) <= _UPRIGHT else draw_lying
        top = _TOP
        for pair, height in zip(in_rows(self.cards), _heights(self), strict=True):
            for column, held in enumerate(pair):
                draw(canvas, held, (MARGIN + column * (COLUMN + GAP), top, COLUMN, height))
            top += height + GAP
        return canvas

    def alt_text(self, language: Language) -> str:
        """Say in words what the picture shows; if there is no room for the cards, count their types."""
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
        return fullest(" ".join([title, *each]) for each in ([*whole, *effects], whole, short))


def hand_picture(view: View, language: Language, rules: Rules | None = None) -> HandPicture:
    """Make a picture of the reader's hand. A spectator has none: it asks for a seat's view."""
    assert view.seat is not None
    turn = view.turn
    mine = turn is not None and turn.seat == view.seat
    switches = variants.differing(rules or Rules())
    return HandPicture(
        title=language("picture-hand"),
        gold=view.seats[view.seat].gold,
        cards=tuple(held_of(card, view, language, switches) for card in view.hand),
        characters=tuple(character_of(each, language) for each in sorted(view.characters, key=by_rank)),
        building=(turn.built, turn.limit) if turn is not None and mine else None,
    )


def uniques_picture(cards: Sequence[str], title: str, language: Language, rules: Rules) -> HandPicture:
    """Make a picture of unique districts of a game, with what they do."""
    switches, costs = variants.differing(rules), dict(rules.costs)
    held = (
        HeldCard(
            card_of(each, costs.get(each, DISTRICTS[each].cost or 0), language),
            effect=variants.effect(language, each, switches),
        )
        for each in cards
    )
    return HandPicture(title, None, tuple(held))


def _states(picture: HandPicture, language: Language, *, whole: bool) -> list[str]:
    """List the cards of each state, or count them by their types."""
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


def _heights(picture: HandPicture) -> list[float]:
    measure = upright_height if len(picture.cards) <= _UPRIGHT else lying_height
    return [max(map(measure, pair)) for pair in in_rows(picture.cards)]


def _head(canvas: Canvas, picture: HandPicture) -> None:
    """Show who one is, and at the right gold, cards, and how much was built."""
    y, right = 15.5, WIDTH - MARGIN
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
