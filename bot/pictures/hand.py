"""A hand as a picture: what can be built now, and what keeps the others from it."""

from collections.abc import Sequence

from bot.pictures.canvas import WIDTH, Box, Canvas
from bot.pictures.fit import Fitted, fit, lines
from bot.pictures.fonts import Face
from bot.pictures.models import Character, HandPicture, HeldCard, HeldState
from bot.pictures.palette import GOLD, INK, LINE, PANEL, QUIET, TABLE, TEXT, TINTS, UNBUILDABLE, blend
from bot.pictures.ranks import GUTTER, MARGIN
from bot.pictures.strips import HEIGHTS, badge, held_strip, reason

# In logical pixels: where the cards begin, a card's size, its foot; and how many there are in a row.
_TOP, _HIGH, _FOOT, _COLUMNS = 30.0, 92.0, 19.0, 4
_MOST_CARDS = 8
"""Of how many each has a card of its own; more are strips."""
_STRIP_COLUMNS = 3


def draw_hand(picture: HandPicture) -> Canvas:
    """Draw a hand."""
    cards = picture.cards
    if len(cards) > _MOST_CARDS:
        return _strips(picture)
    rows = max(1, -(-len(cards) // _COLUMNS))
    canvas = Canvas(WIDTH, _TOP + rows * (_HIGH + GUTTER + 1) + MARGIN - GUTTER - 1, TABLE)
    _head(canvas, picture)
    width = (WIDTH - 2 * MARGIN - (_COLUMNS - 1) * GUTTER) / _COLUMNS
    for place in range(rows * _COLUMNS):
        left = MARGIN + place % _COLUMNS * (width + GUTTER)
        box = left, _TOP + place // _COLUMNS * (_HIGH + GUTTER + 1), width, _HIGH
        if place < len(cards):
            _card(canvas, cards[place], box)
        elif picture.legend:
            _legend(canvas, picture.legend, box)
            break
    return canvas


def _strips(picture: HandPicture) -> Canvas:
    strip, pitch, _ = HEIGHTS[0]
    rows = -(-len(picture.cards) // _STRIP_COLUMNS)
    canvas = Canvas(WIDTH, _TOP + rows * pitch + MARGIN - 1, TABLE)
    _head(canvas, picture)
    width = (WIDTH - 2 * MARGIN - (_STRIP_COLUMNS - 1) * GUTTER) / _STRIP_COLUMNS
    for place, held in enumerate(picture.cards):
        left = MARGIN + place // rows * (width + GUTTER)
        canvas.piece(held_strip(held, width, strip, TABLE), left, _TOP + place % rows * pitch)
    return canvas


def _head(canvas: Canvas, picture: HandPicture) -> None:
    """Write who one is, and at the right gold, cards, and how much was built."""
    y, right = 15.0, WIDTH - MARGIN - 2
    stock = [("coin", f"{picture.gold}", GOLD), ("cards", f"{len(picture.cards)}", TEXT)]
    if picture.building:
        stock.append(("hammer", "{}/{}".format(*picture.building), TEXT))
    for name, number, ink in reversed(stock):
        right -= canvas.write(Fitted(number, Face.BOLD, 13), right, y, TEXT, TABLE, "right") + 3
        canvas.icon(name, right - 6, y, 12, ink, TABLE)
        right -= 20
    if not picture.characters:
        canvas.write(fit(picture.title, Face.SERIF, right - 8, 14), 8, y, TEXT, TABLE)
        return
    x, share = 7.0, (right - 7) / len(picture.characters)
    for character in picture.characters:
        x += _character(canvas, character, x, y, share) + 8


def _character(canvas: Canvas, character: Character, x: float, y: float, room: float) -> float:
    canvas.rounded((x, y - 8.3, 16.6, 16.6), 8.3, TEXT, TABLE)
    canvas.write(Fitted(f"{character.rank}", Face.BOLD, 13), x + 8.3, y, INK, TEXT, "centre")
    return 21 + canvas.write(fit(character.name, Face.SERIF, room - 29, 14), x + 21, y, TEXT, TABLE)


def _card(canvas: Canvas, held: HeldCard, box: Box) -> None:
    left, top, width, height = box
    tint = TINTS[held.card.kind]
    inside = tint.ground if held.state in ("now", "ready", "held") else UNBUILDABLE
    line = tint.line if inside != UNBUILDABLE else blend(INK, UNBUILDABLE, 0.6)
    foot = _FOOT if held.state != "held" else 0.0
    golden = held.state in ("now", "ready")
    frame = GOLD if golden else PANEL if foot else inside
    canvas.rounded(box, 5, frame, TABLE)
    edge = 2.0 if golden else 0.0
    face = left + edge, top + edge, width - 2 * edge, height - foot - edge - (0 if foot else edge)
    canvas.rounded(face, 0 if golden else 5, inside, TABLE if not golden else frame)
    if foot and not golden:
        canvas.box((left, top + height - foot - 5, width, 5), inside)
    inner = face[0] + 2.5, face[1] + 2.5, face[2] - 5, face[3] - 5
    canvas.framed(inner, 3, 0.5, (line, inside, inside))
    middle = left + width / 2
    badge(canvas, held.card, (middle, top + 22.5), 31, inside)
    _name(canvas, held.card.names, middle, top + 55.5, width - 12, inside)
    y = top + height - foot / 2
    ground, ink = (GOLD, INK) if golden else (PANEL, TEXT)
    for name, beside in reason(held):
        wide = Fitted(beside, Face.BOLD, 13).width + 3 if beside else 0
        x = middle - wide / 2
        canvas.icon(name, x, y, 12, GOLD if name == "coin" else ink, ground)
        if beside:
            canvas.write(Fitted(beside, Face.BOLD, 13), x + 9, y, ink, ground)


def _name(canvas: Canvas, names: Sequence[str], x: float, y: float, room: float, ground: str) -> None:
    """Write a name around a middle: on one line if it fits, else on two."""
    one = fit(names, Face.SEMIBOLD, room, 11.5)
    two = lines(names[0], Face.SEMIBOLD, room, 11, 2)
    if one.size >= 11 or len(two) == 1:
        canvas.write(one, x, y, INK, ground, "centre")
        return
    for line, down in zip(two, (-6, 6), strict=True):
        canvas.write(line, x, y + down, INK, ground, "centre")


def _legend(canvas: Canvas, legend: Sequence[tuple[HeldState, str]], box: Box) -> None:
    """Say what the states mean, in the room of a card."""
    left, top, width, height = box
    canvas.framed(box, 5, 1, (LINE, TABLE, TABLE))
    pitch = min(20.5, (height - 10) / len(legend))
    y = top + (height - pitch * (len(legend) - 1)) / 2
    for state, text in legend:
        name = {"now": "check", "ready": "flag", "gold": "coin", "there": "tower", "no": "lock"}[state]
        canvas.icon(name, left + 12.5, y, 11.5, GOLD if name in ("check", "coin") else TEXT, TABLE)
        canvas.write(fit(text, Face.REGULAR, width - 26, 10.5), left + 22.5, y, QUIET, TABLE)
        y += pitch
