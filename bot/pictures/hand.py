"""The picture of a hand: the cards with marks and effects, and the powers of the player."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from bot.pictures.badges import medallion, seal
from bot.pictures.candidates import IncomeModel, draw_income, income, income_width
from bot.pictures.canvas import WIDTH, Canvas, Part
from bot.pictures.cards import card_parts
from bot.pictures.fonts import Face, Fitted, fit, lines
from bot.pictures.held import (
    BUILT,
    GOLDEN,
    MARGIN,
    UNMARKED,
    HandMark,
    HeldCard,
    held_of,
    in_order,
    marked,
    row_part,
    stone,
    stone_width,
)
from bot.pictures.models import CharacterModel, by_rank, character_of, district_of
from bot.pictures.palette import GOLD, INK, PANEL, QUIET, TABLE, TEXT
from bot.pictures.picture import StackedPicture, ToldPicture
from bot.words import card_texts
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.setup.rules import Rules
from engine.view import View

_TOP = 31.0
_STRIP, _STRIP_LINE, _STRIP_LINES, _PLATE = 11.0, 12.4, 4, 0.8
_LINE_TOP, _LINE_PITCH, _LINE_STONE = 3.0, 17.5, 15.5


class HandLook(NamedTuple):
    """Which effects to show: of powers, of cards in the hand (the others are stones), and of the city."""

    powers: bool
    held: Literal["all", "now", "came", "none"]
    city: Literal["all", "use", "none"]

    def rows(self, hand: "HandPicture") -> list[HeldCard]:
        """Return the cards in the hand that are shown with their effects."""
        shown = {
            "all": hand.cards,
            "now": [each for each in hand.cards if each.state in GOLDEN],
            "came": [each for each in hand.cards if each.came],
            "none": (),
        }
        return [each for each in shown[self.held] if each.effect]

    def built(self, hand: "HandPicture") -> list[HeldCard]:
        """Return the cards in the city that are shown with their effects."""
        states = {"all": BUILT, "use": {"use"}, "none": set[str]()}[self.city]
        return [each for each in hand.city if each.state in states]


WHOLE = HandLook(powers=True, held="all", city="all")
NO_EFFECTS = HandLook(powers=False, held="none", city="none")
LOOKS = (
    WHOLE,
    WHOLE._replace(city="use"),
    WHOLE._replace(city="none"),
    HandLook(powers=True, held="now", city="none"),
    HandLook(powers=True, held="came", city="none"),
    HandLook(powers=False, held="came", city="none"),
)
"""The looks of a hand, the largest first. Effects that matter for the next answer stay longest."""

HandForm: TypeAlias = HandLook | Literal["line"]
"""How to draw a hand: with a look, or as a line of small stones above a more important part."""


@dataclass(frozen=True, slots=True)
class PowerModel:
    """The power of a character: its effect, and the income that the player can still collect."""

    effect: str
    income: IncomeModel | None = None


@dataclass(frozen=True, slots=True)
class HandPicture(StackedPicture, ToldPicture):
    """A hand, with the powers of the reader's characters and unique districts."""

    title: str  # The characters, or another title before the player has one.
    gold: int
    cards: tuple[HeldCard, ...]
    characters: tuple[CharacterModel, ...] = ()
    # How many districts the player has built in this turn, and how many they may build.
    building: tuple[int, int] | None = None
    powers: tuple[PowerModel, ...] = ()
    city: tuple[HeldCard, ...] = ()  # The player's unique districts.
    learning: bool = False  # Whether the player always sees the powers.
    told: str = ""

    def parts(self) -> list[Part]:
        """Return the hand with all effects."""
        return hand_parts(self, WHOLE)


def hand_picture(
    view: View,
    say: Language,
    rules: Rules | None = None,
    marks: Mapping[str, HandMark] | None = None,
    *,
    options: Collection[str] | None = None,
    came: Collection[str] = (),
    learning: bool = False,
) -> HandPicture:
    """Make a picture of the reader's hand, from a seat's view.

    `marks` say for each card what the reader can do now; by default, the card's hindrance says it. `options`
    are those of the reader's turn: other incomes and cards can't be used. `came` are the new cards.
    """
    assert view.seat is not None
    turn, seat, rules = view.turn, view.seats[view.seat], rules or Rules()
    playing = turn.character if turn is not None and turn.seat == view.seat else ""
    switches, city = card_texts.differing(rules), [each.card for each in seat.city]
    offered = None if options is None else {argument(each) for each in options if verb(each) == "use"}
    cards = [
        held_of(card, view, say, switches, None if marks is None else marks.get(card.card, UNMARKED))
        for card in in_order(view.hand)
    ]
    return HandPicture(
        title=say("picture-hand"),
        gold=seat.gold,
        cards=tuple(replace(each, came=True) if each.card.id in came else each for each in cards),
        characters=tuple(character_of(each, say) for each in sorted(view.characters, key=by_rank)),
        building=(turn.built, turn.limit) if turn is not None and playing else None,
        powers=tuple(
            PowerModel(effect, income(each, city, rules, offered))
            for each in ([playing] if playing else sorted(view.characters, key=by_rank))
            if (effect := card_texts.effect(say, each, switches, view.cast))
        ),
        city=tuple(
            marked(
                district_of(each, say),
                HandMark("use" if each.card in (offered or ()) else "city"),
                say,
                switches,
            )
            for each in seat.city
            if DISTRICTS[each.card].kind == "unique"
        ),
        learning=learning,
    )


def hand_parts(hand: HandPicture, form: HandForm) -> list[Part]:
    """Return the parts of a hand: all its cards below characters, gold and cards; or only a line."""
    if form == "line":
        return [Part(2 * _LINE_TOP + len(_in_line(hand)) * _LINE_PITCH, partial(_line, hand))]
    rows = form.rows(hand)
    return [
        Part(_TOP, partial(_head, hand)),
        *map(_strip, hand.powers if form.powers else ()),
        *map(row_part, rows),
        *card_parts([each for each in hand.cards if each not in rows], "stones"),
        Part(-MARGIN / 2),
        *map(row_part, form.built(hand)),
        Part(MARGIN / 2),
    ]


def _in_line(hand: HandPicture) -> list[list[tuple[HeldCard, float, float]]]:
    """Break a line of small stones where it is full; return each card with its left edge and width."""
    x = MARGIN + 3 + Fitted(hand.title, Face.BOLD, 11).width + 7
    found: list[list[tuple[HeldCard, float, float]]] = [[]]
    for held in hand.cards:
        wide = stone_width(held.card, _LINE_STONE, 11)
        if x + wide > WIDTH - MARGIN and found[-1]:
            found.append([])
            x = MARGIN
        found[-1].append((held, x, wide))
        x += wide + 4
    return found


def _line(hand: HandPicture, canvas: Canvas, top: float) -> None:
    top += _LINE_TOP
    canvas.write(Fitted(hand.title, Face.BOLD, 11), MARGIN + 3, top + _LINE_STONE / 2, QUIET, TABLE)
    for place, row in enumerate(_in_line(hand)):
        for held, x, wide in row:
            canvas.stamp(stone(held.card, wide, _LINE_STONE, 11), x, top + place * _LINE_PITCH)


def _strip(power: PowerModel) -> Part:
    room = WIDTH - 2 * MARGIN - 15 - (income_width(power.income, _PLATE) + 4 if power.income else 0)
    effect = lines(power.effect, Face.REGULAR, room, _STRIP, _STRIP_LINES)
    high = max(len(effect) * _STRIP_LINE + 6, 23.0 if power.income else 0)

    def draw(canvas: Canvas, top: float) -> None:
        canvas.rounded((MARGIN, top, WIDTH - 2 * MARGIN, high), 4, PANEL, TABLE)
        canvas.box((MARGIN, top + 2, 2.6, high - 4), GOLD)
        y = top + high / 2 - (len(effect) - 1) * _STRIP_LINE / 2
        canvas.write_lines(effect, (MARGIN + 9, y), _STRIP_LINE, TEXT, PANEL)
        if power.income:
            draw_income(canvas, power.income, WIDTH - MARGIN - 4, top + high / 2, PANEL, _PLATE)

    return Part(high + 4, draw)


def _head(picture: HandPicture, canvas: Canvas, top: float) -> None:
    right, y = WIDTH - MARGIN, top + 15.5
    stock = [("coin", f"{picture.gold}", GOLD), ("cards", f"{len(picture.cards)}", TEXT)]
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
