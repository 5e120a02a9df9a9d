"""A card in a hand or a city: upright, lying, or as a stone (one line with cost, name and obstacle)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from bot.pictures.badges import badge
from bot.pictures.canvas import WIDTH, Box, Canvas, Part, Tile
from bot.pictures.fonts import SMALLEST, Face, Fitted, fit, lines
from bot.pictures.models import Card, card_of
from bot.pictures.palette import (
    DAWN,
    FRESH,
    GOLD,
    INK,
    KILLED,
    LOST,
    LOST_INK,
    MORTAR,
    NIGHT,
    QUIET,
    STONE,
    TABLE,
    TEXT,
    TINTS,
    UNBUILDABLE,
    Sky,
)
from bot.pictures.skylines import draw_scene
from bot.pictures.stamps import Stamp, kept
from bot.words import card_texts
from bot.words.language import Language
from engine.cards.districts import COLOURED, DISTRICTS
from engine.view import HandCard, View

# The gap between the parts of a stone, and the silhouette's share of its height.
_GAP, _BADGE = 2.0, 0.89


def stone_width(card: Card, height: float, letters: float) -> float:
    """Return the width of a stone with its whole name, in logical pixels."""
    return lost_width(card, height, letters) + _large(height, letters).width(marks_of(card))


def lost_width(card: Card, height: float, letters: float) -> float:
    """Return the width of a stone without marks."""
    return height * 1.18 + Fitted(card.names[0], Face.SEMIBOLD, letters).width + 5


def marks_of(card: Card) -> tuple[tuple[str, str], ...]:
    """Return the marks at the right end of a stone: those of the card, and a star if it is new."""
    return (*card.marks, ("star", "")) if card.new else card.marks


@kept
def stone(card: Card, width: float, height: float, letters: float) -> Stamp:
    """Draw a card as a stone."""
    ground = FRESH if card.new else STONE
    canvas = Canvas(width, height, ground)
    y = height / 2
    badge(canvas, card, (height * 0.58, y), height * _BADGE, ground)
    left, right = height * 1.2, width - 2.4
    marks = marks_of(card)
    sizes = [_large(height, letters), _Marks(height * 0.55, SMALLEST, 1)]
    fitted = [
        (each, fit(card.names, Face.SEMIBOLD, right - left - each.width(marks), letters)) for each in sizes
    ]
    how, name = next((each for each in fitted if not each[1].cut), fitted[-1])
    canvas.write(name, left, y, TEXT, ground)
    for icon, beside in reversed(marks):
        if beside:
            right -= canvas.write(Fitted(beside, Face.BOLD, how.letters), right, y, TEXT, ground, "right") + 1
        canvas.icon(
            icon, right - how.icon / 2, y, how.icon, GOLD if icon in ("coin", "star") else TEXT, ground
        )
        right -= how.icon + how.gap
    return canvas.whole


@kept
def lost_stone(card: Card, width: float, height: float, letters: float) -> Stamp:
    """Draw a district that was lost in this round: crossed out, with a flame."""
    canvas = Canvas(width, height, LOST)
    y, left = height / 2, height * 1.2
    canvas.icon("fire", height * 0.58, y, height * 0.84, KILLED, LOST)
    name = fit(card.names, Face.SEMIBOLD, width - left - 4, letters)
    canvas.write(name, left, y, LOST_INK, LOST)
    canvas.box((left - 1, y - 0.4, name.width + 2, 0.8), LOST_INK)
    return canvas.whole


def _large(height: float, letters: float) -> "_Marks":
    return _Marks(height * 0.66, max(SMALLEST, letters - 1.5), _GAP)


class _Marks(NamedTuple):
    icon: float
    letters: float
    gap: float

    def width(self, marks: tuple[tuple[str, str], ...]) -> float:
        numbers = sum(Fitted(beside, Face.BOLD, self.letters).width + 1 for _, beside in marks if beside)
        return numbers + len(marks) * (self.icon + self.gap)


HeldState: TypeAlias = Literal[
    "now",  # The player can build it now.
    "play",  # The player can play it now.
    "ready",  # It is armed: the game plays it when its time comes.
    "first",  # The player can build it after taking gold. One click does both if `HandMark.gold` is given.
    "collect",  # The same after collecting income, with or without taking gold.
    "gold",  # The player has too little gold.
    "there",  # The city already has this district.
    "no",  # The player can't build it for another reason.
    "held",  # The game asks nothing about it.
    "use",  # A card in the city that the player can use now.
    "city",  # Any other card in the city.
]
"""The state of a card in the hand. The last two states are for cards in the city."""

_STATES: dict[str, HeldState] = {
    "": "now",
    "too-expensive": "gold",
    "identical": "there",
    "not-your-turn": "held",
    "action-card": "held",
}
GAP, MARGIN = 6.0, 5.0  # The gap between two columns of cards, and the margin, in logical pixels.

COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2  # The width of a card, in logical pixels.
STONE_PITCH = 17.0  # The distance from one stone to the next, in logical pixels.

_EFFECT, _LINE, _MOST_LINES = 11.5, 13.0, 5
_SMALL_EFFECT, _SMALL_LINE = 10.5, 11.6
_SMALL_NAME = 9.5
_SCENE, _SIDE_SCENE, _FOOT = 68.0, 54.0, 21.0
_ROW_LEFT, _ROW_GAP = MARGIN + 29, 3.5
CARD_STATE_SYMBOLS = {
    "now": "check",
    "play": "check",
    "ready": "flag",
    "first": "coin",
    "collect": "coin",
    "gold": "coin",
    "there": "tower",
    "no": "lock",
    "held": "",
    "use": "check",
    "city": "tower",
}

GOLDEN = frozenset({"now", "play", "ready"})  # The states of cards that can be built or played now.
BUILT = frozenset({"use", "city"})  # The states of cards in the city.


class HandMark(NamedTuple):
    """The state of a card in a hand, and the gold that its player lacks or that a line brings before it."""

    state: HeldState = "held"
    gold: int = 0
    why: str = ""  # For the state `no`: the obstacle, or empty.
    power: str = ""  # For the state `no`: the card that forbids building, or pays in place of gold.


UNMARKED = HandMark()  # The mark of a card about which the game asks nothing.


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card in a hand. `came`: it is new since the reader's last answer."""

    card: Card
    state: HeldState = "held"
    reason: str = ""  # What the reader can do with it; empty if nothing is asked.
    effect: str = ""
    brief: str = ""  # A shorter reason, if there is one.
    came: bool = False


def in_order(hand: Sequence[HandCard]) -> list[HandCard]:
    """Return the cards of a hand in the order in which all pictures and menus show them.

    Cards with effects come first: there a picture has room for their effects.
    """
    return sorted(hand, key=lambda card: _plain(card.card))


def _plain(card: str) -> bool:
    return card in DISTRICTS and DISTRICTS[card].kind in COLOURED


def held_of(
    card: HandCard, view: View, say: Language, switches: tuple[str, ...], mark: HandMark | None
) -> HeldCard:
    """Make a card of the reader's hand, with `mark` or with a mark for its obstacle."""
    return marked(card_of(card.card, card.cost, say), mark or _hindered(card, view), say, switches)


def marked(card: Card, mark: HandMark, say: Language, switches: tuple[str, ...]) -> HeldCard:
    """Make a card with its effect, and with a text for its `mark`."""
    return HeldCard(
        card,
        mark.state,
        reason_of(card.id, mark, say),
        "" if _plain(card.id) else card_texts.effect(say, card.id, switches),
        _brief(mark, say),
    )


def _brief(mark: HandMark, say: Language) -> str:
    key = f"picture-brief-{mark.state}"
    why = mark.why and say.find(f"{key}.{mark.why}")
    return why or say.find(key, missing=mark.gold, gold=mark.gold) or ""


def reason_of(card: str, mark: HandMark, say: Language) -> str:
    """Say what the reader can do with a card, or why not."""
    key = f"picture-reason-{mark.state}"
    kind = "district" if mark.power in DISTRICTS else "character"
    power = say(f"{kind}-{mark.power}") if mark.power else ""
    ends = (f"-{card}", *(["-power"] if power else []), "")
    found = (say.find(f"{key}.{mark.why}{end}", power=power) for end in ends if mark.why)
    why = next(filter(None, found), "")
    return why or (say(key, missing=mark.gold, gold=mark.gold) if mark.state != "held" else "")


def _hindered(card: HandCard, view: View) -> HandMark:
    gold = 0 if view.seat is None else view.seats[view.seat].gold
    state = "ready" if card.card in view.armed else _STATES.get(card.hindrance, "no")
    missing = max(0, card.cost - gold) if state == "gold" else 0
    no = state == "no" or (state == "gold" and not missing)
    return forbidden(card, view) if no else HandMark(state, missing)


def forbidden(card: HandCard, view: View) -> HandMark:
    """Return the mark of a card that can't be built, with the character that forbids building, if any."""
    if card.card in DISTRICTS and DISTRICTS[card.card].cost is None:
        return HandMark("no", why="card-forbids")
    never = view.turn if card.hindrance == "character-never-builds" else None
    return HandMark("no", why=card.hindrance, power=never.character if never else "")


def draw_stone(canvas: Canvas, held: HeldCard, x: float, y: float, wide: float) -> None:
    """Draw a card as a stone, with its reason on the right. Together they are at most this `wide`."""
    high = STONE_PITCH - 1.5
    width = _reason_width(held) + 2 if held.reason else 0.0
    right = min(wide, max(COLUMN, _least_width(held)))
    canvas.stamp(stone(held.card, right - width, high, 11.5), x, y)
    if width:
        _reason(canvas, held, x + right, y + high / 2, TABLE)


def _least_width(held: HeldCard) -> float:
    """Return the width of a stone with small letters, including its reason."""
    return stone_width(held.card, STONE_PITCH - 1.5, _SMALL_NAME) + _reason_width(held) + 2


def beside_names(cards: Sequence[HeldCard], wide: Sequence[float]) -> list[HeldCard]:
    """If a reason is too wide for its stone (`wide`), shorten it on all stones with the same state."""
    fitting = zip(cards, wide, strict=True)
    short = {held.state for held, room in fitting if held.reason and _least_width(held) > room}
    return [
        replace(each, reason=each.brief or each.reason) if each.state in short else each for each in cards
    ]


def _colours(held: HeldCard) -> tuple[str, Sky]:
    """Return the ground of a card, and its sky: dawn if it can be built or played now, otherwise night."""
    now = held.state in GOLDEN
    paper = TINTS[held.card.kind].ground if now or held.state == "held" else UNBUILDABLE
    return paper, DAWN if now else NIGHT


def _frame(canvas: Canvas, box: Box, paper: str, sky: Sky) -> str:
    """Draw the paper of a card (golden-framed if it can be built now); return the colour around it."""
    left, top, width, height = box
    if sky is DAWN:
        canvas.rounded((left - 2, top - 2, width + 4, height + 4), 8, GOLD, TABLE)
    ground = GOLD if sky is DAWN else TABLE
    canvas.rounded(box, 6, paper, ground)
    return ground


LYING, UPRIGHT = (COLUMN - _SIDE_SCENE - 9, _SMALL_EFFECT), (COLUMN - 14, _EFFECT)
"""The width of the effect on a lying and on an upright card, and the size of its letters."""


def effect_lines(held: HeldCard, area: tuple[float, float]) -> list[Fitted]:
    """Break the effect of a card into lines, for the area of a lying or an upright card."""
    return lines(held.effect, Face.REGULAR, *area, _MOST_LINES) if held.effect else []


def upright(held: HeldCard) -> Tile:
    """Draw a card upright: scene, cost and name, then effect, and its reason at the bottom."""
    effect, foot = effect_lines(held, UPRIGHT), _FOOT if held.reason else 0

    def draw(canvas: Canvas, box: Box) -> None:
        left, top, width, height = box
        paper, sky = _colours(held)
        ground = _frame(canvas, box, paper, sky)
        draw_scene(canvas, held.card.id, (left, top, width, _SCENE), ground, sky, radius=6)
        canvas.box((left, top + _SCENE, width, 2), TINTS[held.card.kind].badge)
        badge(canvas, held.card, (left + 16, top + _SCENE + 2), 25, paper)
        room = width - 38 - _marks(canvas, held, left + width - 5, top + _SCENE + 14, paper, INK)
        name = fit(held.card.names, Face.SERIF, room, 14.5, 10)
        canvas.write(name, left + 33, top + _SCENE + 13.5, INK, paper)
        canvas.write_lines(effect, (left + 7, top + _SCENE + 30), _LINE, INK, paper)
        if foot:
            bottom = top + height
            canvas.box((left + 7, bottom - _FOOT + 1, width - 14, 0.9), TINTS[held.card.kind].badge)
            canvas.icon(CARD_STATE_SYMBOLS[held.state], left + 14, bottom - 10, 11, INK, paper)
            text = fit(held.reason, Face.BOLD, width - 30, 11.5, 9.5)
            canvas.write(text, left + 23, bottom - 10, INK, paper)

    return Tile(_SCENE + 25 + len(effect) * _LINE + (2 if effect else 0) + foot, draw)


def _marks(canvas: Canvas, held: HeldCard, right: float, y: float, paper: str, ink: str) -> float:
    begin = right
    for icon, beside in reversed(held.card.marks):
        if beside:
            right -= canvas.write(Fitted(beside, Face.BOLD, 10), right, y, ink, paper, "right") + 1
        canvas.icon(icon, right - 5, y, 10, ink, paper)
        right -= 12
    return begin - right


def row_part(held: HeldCard) -> Part:
    """Return a card as wide as the picture: name and mark, with the effect below."""
    return Part(_row_pitch(held), lambda canvas, top: canvas.stamp(_row(held), 0, top))


@kept
def _row(held: HeldCard) -> Stamp:
    (name, effect), high, built = row_words(held), _row_pitch(held) - _ROW_GAP, held.state in BUILT
    paper, ink, quiet = (MORTAR, TEXT, QUIET) if built else (TINTS[held.card.kind].ground, INK, INK)
    canvas = Canvas(WIDTH, high + _ROW_GAP, TABLE)
    box = MARGIN, _ROW_GAP / 2, WIDTH - 2 * MARGIN, high
    canvas.framed(box, 5, 1.6, (GOLD if held.state in GOLDEN else paper, paper, TABLE))
    top, right = box[1], WIDTH - MARGIN - 4
    badge(canvas, held.card, (MARGIN + 14, top + high / 2), 20, paper)
    if held.reason:
        _reason(canvas, held, right, top + 9.8, paper)
        right -= _reason_width(held) + 4
    _marks(canvas, held, right, top + 9.6, paper, ink)
    canvas.write(name, _ROW_LEFT, top + 9.6, ink, paper)
    canvas.write_lines(effect, (_ROW_LEFT, top + 22.6), _SMALL_LINE, quiet, paper)
    return canvas.whole


def _row_pitch(held: HeldCard) -> float:
    return 20.5 + _SMALL_LINE * len(row_words(held)[1]) + _ROW_GAP


def row_words(held: HeldCard) -> tuple[Fitted, list[Fitted]]:
    """Fit the name and the effect of a card into its row."""
    room = WIDTH - MARGIN - 4 - _ROW_LEFT
    texts = (Fitted(text, Face.BOLD, 10).width + 1 for _, text in held.card.marks if text)
    beside = 12 * len(held.card.marks) + sum(texts) + (_reason_width(held) + 4 if held.reason else 0)
    name = fit(held.card.names, Face.SERIF, room - beside, 12.5, 9.5)
    return name, lines(held.effect, Face.REGULAR, room, _SMALL_EFFECT, _MOST_LINES)


def lying(held: HeldCard) -> Tile:
    """Draw a card lying: the scene on the left, texts on the right."""
    effect, room = effect_lines(held, LYING), COLUMN - _SIDE_SCENE - 15
    name = fit(held.card.names, Face.SERIF, room, 12.5, 9.5)
    names = lines(held.card.names[0], Face.SERIF, room, 11, 2) if name.cut else [name]
    below = (len(effect) + len(names) - 1) * _SMALL_LINE

    def draw(canvas: Canvas, box: Box) -> None:
        left, top, width, height = box
        paper, sky = _colours(held)
        _frame(canvas, box, paper, sky)
        scene = left + 3, top + 3, _SIDE_SCENE - 5, height - 6
        draw_scene(canvas, held.card.id, scene, paper, sky, radius=3)
        badge(canvas, held.card, (left + _SIDE_SCENE - 1, top + 12.5), 20, paper)
        canvas.write_lines(names, (left + _SIDE_SCENE + 12, top + 12), _SMALL_LINE, INK, paper)
        y = top + 27 + (len(names) - 1) * _SMALL_LINE
        canvas.write_lines(effect, (left + _SIDE_SCENE + 4, y), _SMALL_LINE, INK, paper)
        if held.reason:
            _reason(canvas, held, left + width - 4, top + height - 10.5, paper)

    return Tile(max(52.0, 22 + below + (21 if held.reason else 3)), draw)


def _reason_text(held: HeldCard) -> Fitted:
    return fit(held.reason, Face.BOLD, COLUMN - _SIDE_SCENE - 28, 11)


def _reason_width(held: HeldCard) -> float:
    return _reason_text(held).width + 18


def _reason(canvas: Canvas, held: HeldCard, right: float, y: float, ground: str) -> None:
    """Write the reason flat on the `ground`: a plate would look like a button."""
    text, sign = _reason_text(held), CARD_STATE_SYMBOLS[held.state]
    golden = held.state in GOLDEN or held.state == "use"
    ink = INK if ground not in (TABLE, MORTAR) else GOLD if golden else QUIET
    if sign:
        canvas.icon(sign, right - text.width - 10, y, 10.5, ink, ground)
    canvas.write(text, right - 2, y, ink, ground, "right")
