"""A hand as a picture: the cards to build now, the hindrances of the others, the effects of purple cards."""

from dataclasses import replace

from bot.pictures.badges import badge, seal
from bot.pictures.canvas import WIDTH, Box, Canvas
from bot.pictures.fit import Fitted, fit, lines
from bot.pictures.fonts import Face
from bot.pictures.medallions import medallion
from bot.pictures.models import HandPicture, HeldCard
from bot.pictures.palette import DAWN, GOLD, INK, NIGHT, TABLE, TEXT, TINTS, UNBUILDABLE
from bot.pictures.scenes import draw_scene
from bot.pictures.strips import stone, stone_width

_TOP, _GAP, _MARGIN = 33.0, 6.0, 5.0
_COLUMN = (WIDTH - 2 * _MARGIN - _GAP) / 2
_UPRIGHT, _LYING = 2, 8
"""Up to how many cards stand upright, and up to how many lie, which takes less room; more are stones."""
_EFFECT, _LINE, _MOST_LINES = 11.5, 13.0, 4
_SMALL_EFFECT, _SMALL_LINE = 10.5, 11.6
_SCENE, _SIDE_SCENE = 68.0, 54.0
SIGNS = {"now": "check", "ready": "flag", "gold": "coin", "there": "tower", "no": "lock", "held": ""}
_STONE = 17.0


def draw_hand(picture: HandPicture) -> Canvas:
    """Draw a hand."""
    if len(picture.cards) > _LYING:
        return _stones(picture)
    draw = _upright if len(picture.cards) <= _UPRIGHT else _lying
    canvas = Canvas(WIDTH, hand_height(picture), TABLE)
    _head(canvas, picture)
    top = _TOP
    for pair, height in zip(_pairs(picture), _heights(picture), strict=True):
        for column, held in enumerate(pair):
            draw(canvas, held, (_MARGIN + column * (_COLUMN + _GAP), top, _COLUMN, height))
        top += height + _GAP
    return canvas


def hand_height(picture: HandPicture) -> float:
    """Return how high the picture of a hand is."""
    if len(picture.cards) > _LYING:
        return _TOP + -(-len(picture.cards) // 2) * _STONE + _MARGIN
    return _TOP + sum(height + _GAP for height in _heights(picture))


def _pairs(picture: HandPicture) -> list[tuple[HeldCard, ...]]:
    return [picture.cards[first : first + 2] for first in range(0, len(picture.cards), 2)]


def _heights(picture: HandPicture) -> list[float]:
    measure = _upright_height if len(picture.cards) <= _UPRIGHT else _lying_height
    return [max(map(measure, pair)) for pair in _pairs(picture)]


def _stones(picture: HandPicture) -> Canvas:
    """Draw many cards as stones, with what keeps each from being built behind it."""
    cards = picture.cards
    rows = -(-len(cards) // 2)
    canvas = Canvas(WIDTH, hand_height(picture), TABLE)
    _head(canvas, picture)
    for place, each in enumerate(cards):
        held = each
        x = _MARGIN + place // rows * (_COLUMN + _GAP)
        y = _TOP + place % rows * _STONE
        # A long name leaves room for the sign of the reason only.
        if stone_width(held.card, _STONE - 1.5, 11.5) > _COLUMN - _reason_width(held) - 2:
            held = replace(held, reason=" " if held.reason else "")
        width = _reason_width(held) if held.reason else 0.0
        canvas.stamp(stone(held.card, _COLUMN - width - (2 if width else 0), _STONE - 1.5, 11.5), x, y)
        if width:
            _reason(canvas, held, x + _COLUMN, y + (_STONE - 1.5) / 2, TABLE)
    return canvas


def _head(canvas: Canvas, picture: HandPicture) -> None:
    """Show who one is, and at the right gold, cards, and how much was built."""
    y, right = 15.5, WIDTH - _MARGIN
    stock: list[tuple[str, str, str]] = []
    if picture.gold is not None:
        stock += [("coin", f"{picture.gold}", GOLD), ("cards", f"{len(picture.cards)}", TEXT)]
    if picture.building:
        stock.append(("hammer", "{}/{}".format(*picture.building), TEXT))
    for name, number, ink in reversed(stock):
        right -= canvas.write(Fitted(number, Face.BOLD, 14), right, y, TEXT, TABLE, "right") + 3
        canvas.icon(name, right - 6.5, y, 13, ink, TABLE)
        right -= 22
    left = _MARGIN + 1
    for character in picture.characters:
        medallion(canvas, character.id, (left + 13, y), 23, TEXT, TABLE, thick=1.3)
        seal(canvas, character.rank, (left + 4.5, y - 7.5), 11.5, (INK, TEXT, TABLE), TABLE)
        left += 30
    names = " · ".join(character.name for character in picture.characters)
    canvas.write(fit(names or picture.title, Face.BLACK, right - left - 4, 16, 10), left + 2, y, TEXT, TABLE)


def _look(held: HeldCard) -> tuple[str, bool]:
    """Return what a card stands on, and whether it can be built now."""
    now = held.state in ("now", "ready")
    return (TINTS[held.card.kind].ground if now or held.state == "held" else UNBUILDABLE), now


def _frame(canvas: Canvas, box: Box, paper: str, *, now: bool) -> str:
    """Draw the paper of a card, with a golden frame if it can be built now. Return what it stands on."""
    left, top, width, height = box
    if now:
        canvas.rounded((left - 2, top - 2, width + 4, height + 4), 8, GOLD, TABLE)
    ground = GOLD if now else TABLE
    canvas.rounded(box, 6, paper, ground)
    return ground


def _effect(held: HeldCard, room: float, size: float, most: int) -> list[Fitted]:
    return lines(held.effect, Face.REGULAR, room, size, most) if held.effect else []


def _upright_height(held: HeldCard) -> float:
    effect = _effect(held, _COLUMN - 14, _EFFECT, _MOST_LINES)
    return _SCENE + 25 + len(effect) * _LINE + (2 if effect else 0)


def _upright(canvas: Canvas, held: HeldCard, box: Box) -> None:
    """Draw a card upright: scene, cost and name, and what it does."""
    left, top, width, _ = box
    paper, now = _look(held)
    ground = _frame(canvas, box, paper, now=now)
    draw_scene(canvas, held.card.id, (left, top, width, _SCENE), ground, now=now, radius=6)
    canvas.box((left, top + _SCENE, width, 2), TINTS[held.card.kind].badge)
    if held.reason:
        _reason(canvas, held, left + width - 5, top + 13, (DAWN if now else NIGHT).top)
    badge(canvas, held.card, (left + 16, top + _SCENE + 2), 25, paper)
    room = width - 38 - _marks(canvas, held, left + width - 5, top + _SCENE + 14, paper)
    name = fit(held.card.names, Face.SERIF, room, 14.5, 10)
    canvas.write(name, left + 33, top + _SCENE + 13.5, INK, paper)
    y = top + _SCENE + 30
    for line in _effect(held, width - 14, _EFFECT, _MOST_LINES):
        canvas.write(line, left + 7, y, INK, paper)
        y += _LINE


def _marks(canvas: Canvas, held: HeldCard, right: float, y: float, paper: str) -> float:
    """Draw what lies on a card of one's hand; return how much room that took."""
    begin = right
    for icon, beside in reversed(held.card.marks):
        if beside:
            right -= canvas.write(Fitted(beside, Face.BOLD, 10), right, y, INK, paper, "right") + 1
        canvas.icon(icon, right - 5, y, 10, INK, paper)
        right -= 12
    return begin - right


def _lying_height(held: HeldCard) -> float:
    effect = _effect(held, _COLUMN - _SIDE_SCENE - 9, _SMALL_EFFECT, _MOST_LINES)
    below = (len(effect) + len(_lying_names(held)) - 1) * _SMALL_LINE
    return max(52.0, 22 + below + (21 if held.reason else 3))


def _lying_names(held: HeldCard) -> list[Fitted]:
    """Fit the name of a lying card, on two lines if it has no room on one."""
    room = _COLUMN - _SIDE_SCENE - 15
    name = fit(held.card.names, Face.SERIF, room, 12.5, 9.5)
    return lines(held.card.names[0], Face.SERIF, room, 11, 2) if name.cut else [name]


def _lying(canvas: Canvas, held: HeldCard, box: Box) -> None:
    """Draw a card lying: the scene on the left, words on the right."""
    left, top, width, height = box
    paper, now = _look(held)
    _frame(canvas, box, paper, now=now)
    scene = left + 3, top + 3, _SIDE_SCENE - 5, height - 6
    draw_scene(canvas, held.card.id, scene, paper, now=now, radius=3)
    badge(canvas, held.card, (left + _SIDE_SCENE - 1, top + 12.5), 20, paper)
    x = left + _SIDE_SCENE + 12
    names = _lying_names(held)
    y = top + 12
    for name in names:
        canvas.write(name, x, y, INK, paper)
        y += _SMALL_LINE
    y = top + 27 + (len(names) - 1) * _SMALL_LINE
    for line in _effect(held, width - _SIDE_SCENE - 9, _SMALL_EFFECT, _MOST_LINES):
        canvas.write(line, left + _SIDE_SCENE + 4, y, INK, paper)
        y += _SMALL_LINE
    if held.reason:
        _reason(canvas, held, left + width - 4, top + height - 10.5, paper)


def _reason_text(held: HeldCard) -> Fitted:
    return fit(held.reason, Face.BOLD, _COLUMN - _SIDE_SCENE - 28, 11)


def _reason_width(held: HeldCard) -> float:
    return _reason_text(held).width + 22


def _reason(canvas: Canvas, held: HeldCard, right: float, y: float, ground: str) -> None:
    """Say with a symbol and in words whether a card can be built, and why not."""
    text, width = _reason_text(held), _reason_width(held)
    now = held.state in ("now", "ready")
    plate, ink = (GOLD, INK) if now else (INK, TEXT)
    left = right - width
    canvas.rounded((left, y - 7.7, width, 15.4), 4, plate, ground)
    sign = SIGNS[held.state]
    if sign:
        canvas.icon(sign, left + 10, y, 10.5, GOLD if sign == "coin" else ink, plate)
    canvas.write(text, right - 4.5, y, ink, plate, "right")
