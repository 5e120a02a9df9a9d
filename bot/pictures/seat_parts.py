"""The parts of a seat's line: its face, its wall of badges, its gold and cards, and small plates."""

from typing import NamedTuple, TypeAlias

from bot.pictures import palette
from bot.pictures.badges import badge, medallion, seal
from bot.pictures.canvas import Box, Canvas
from bot.pictures.drawings import Shape
from bot.pictures.fonts import Face, Fitted, fit
from bot.pictures.models import STAND_IN, Card, CharacterModel, City, SeatLine
from bot.pictures.stamps import Stamp, kept, pixels, shaped

_SLANT, _CORNER = 12.0, 5.0
_PLATE, _CHIP, _MARK = 12.4, 13.0, 7.0
_SMALL, _BESIDE = 16.0, 11.0  # A smaller face has its rank beside it, at this distance from its middle.
_Place: TypeAlias = tuple[float, float, float]  # The middle and the size of a face or a seal.


class Slot(NamedTuple):
    """A slot in a wall: the badge of a card, a sign (`fire`, `flag`), or nothing built yet."""

    card: Card | None = None
    sign: str = ""


@kept
def aside(sky: palette.Sky, ground: str, wide: float, high: float, *, corners: int) -> Stamp:
    """Return the background of words left of a skyline. Of its `corners`, 2 or all 4 are round."""
    width, size = wide + _SLANT, _CORNER
    corner = ((0, size), (0.7, 2.4), (2.4, 0.7), (size, 0))
    foot = ((size, high), (2.4, high - 0.7), (0.7, high - 2.4), (0, high - size))
    shape = Shape(sky.top, (*corner, (width, 0), (wide, high), *(foot if corners == 4 else ((0, high),))))
    made = shaped([shape], (width, high), sky.bands[2])
    # Outside the round corners, show the background of the line.
    outer = shaped([shape], (width, high), ground).image
    made.image.paste(outer.crop((0, 0, pixels(size), outer.height)), (0, 0))
    return made


def draw_token(canvas: Canvas, seat: SeatLine, middle: tuple[float, float], size: float, ground: str) -> None:
    """Draw a seat's characters; if it has revealed none, draw a computer's face or a covered token."""
    (x, y), city = middle, seat.city
    if not city.characters and city.face not in ("", STAND_IN):
        medallion(canvas, city.face, (x, y), size, palette.MERLON, ground, thick=1.5)
        return
    if not city.characters:
        canvas.disc(x, y, size + 3, palette.MERLON, ground)
        canvas.disc(x, y, size, palette.HEAD, palette.MERLON)
        if city.face:
            canvas.icon(city.face, x, y, size * 0.6, palette.QUIET, palette.HEAD)
        else:
            canvas.write(Fitted("?", Face.BLACK, size * 0.5), x, y, palette.QUIET, palette.HEAD, "centre")
        return
    *earlier, last = city.characters
    corner, ring = size / 2 - size * 0.09, _ring(seat, last, palette.GOLD if city.plays else palette.TEXT)
    _face(canvas, seat, last, (x, y, size), (ring, ground))
    left, up = (_BESIDE, 0.0) if size < _SMALL else (corner, corner)
    _rank(canvas, last, (x - left, y - up, max(11.5, size * 0.4)), (ring, ground))
    if earlier:
        # With two or three players, a seat has two characters. Draw the earlier one as a small token.
        small, first = size * 0.56, earlier[0]
        left, top = x + size * 0.27, y + size * 0.34
        ring = _ring(seat, first, palette.TEXT)
        _face(canvas, seat, first, (left, top, small), (ring, ground))
        if size > 24:
            _rank(canvas, first, (left + small / 2 - 1, top + small / 2 - 2.4, 10.5), (ring, ground))
    if city.face == STAND_IN:
        mark = max(10.0, size * 0.4)
        canvas.disc(x - corner, y + corner, mark, palette.HEAD, ground)
        canvas.icon(city.face, x - corner, y + corner, mark * 0.76, palette.TEXT, palette.HEAD)


def _ring(seat: SeatLine, character: CharacterModel, ring: str) -> str:
    if character.id in seat.killed:
        return palette.KILLED
    return palette.MERLON if character.id in seat.shut and ring != palette.GOLD else ring


def _face(
    canvas: Canvas, seat: SeatLine, character: CharacterModel, place: _Place, colours: tuple[str, str]
) -> None:
    (x, y, size), (ring, ground) = place, colours
    dead = character.id in seat.killed
    medallion(canvas, character.id, (x, y), size, ring, ground, grey=dead, thick=1.5)
    if dead:
        canvas.icon("crossed", x, y, size * 0.84, palette.KILLED, palette.HEAD)


def _rank(canvas: Canvas, character: CharacterModel, place: _Place, colours: tuple[str, str]) -> None:
    (x, y, size), (ring, ground) = place, colours
    seal(canvas, character.rank, (x, y), size, (palette.INK, ring, ground), ground)


def slots_of(city: City) -> list[Slot]:
    """Return the slots of a wall: built, lost and missing districts, and other cards in the city."""
    laid = [Slot(card) for card in city.districts if card.kind == "none"]
    built = [Slot(card) for card in city.districts if card.kind != "none"]
    fell = [Slot(sign="fire")] * len(city.lost)
    near = is_near(city)
    still = max(int(near), 0 if city.completed else city.target - city.size - len(fell))
    blank = [Slot()] * still
    if near:
        blank[-1] = Slot(sign="flag")
    return [*built, *fell, *blank, *laid]


def is_near(city: City) -> bool:
    """Return whether a city lacks exactly one district."""
    return not city.completed and city.size == city.target - 1


def draw_slots(canvas: Canvas, city: City, box: Box, largest: float) -> None:
    """Draw a wall as slots. A built district has a badge with its cost."""
    left, top, width, high = box
    slots = slots_of(city)
    pitch = width / max(1, city.target, len(slots))
    for place, slot in enumerate(slots):
        _slot(canvas, slot, (left + place * pitch, top, pitch, high), min(largest, pitch * 0.92))


def _slot(canvas: Canvas, slot: Slot, box: Box, size: float) -> None:
    left, top, pitch, high = box
    inner = left + 0.5, top, pitch - 1, high
    middle = left + pitch / 2, top + high / 2
    if slot.card is not None:
        ground = palette.FRESH if slot.card.new else palette.STONE
        canvas.box(inner, ground)
        badge(canvas, slot.card, middle, size, ground)
        if slot.card.marks:
            # This icon says that something is on or under the card.
            x, y = left + pitch / 2 + size * 0.38, top + high / 2 - size * 0.3
            canvas.disc(x, y, _MARK + 1, ground, ground)
            canvas.icon(slot.card.marks[0][0], x, y, _MARK, palette.GOLD, ground)
    elif slot.sign == "fire":
        canvas.box(inner, palette.LOST)
        canvas.icon("fire", *middle, high * 0.74, palette.KILLED, palette.LOST)
    elif slot.sign:
        canvas.framed(inner, 2.5, 1.2, (palette.GOLD, palette.BLANK, palette.MORTAR))
        canvas.icon(slot.sign, *middle, high * 0.68, palette.GOLD, palette.BLANK)
    else:
        canvas.box((left + 0.5, top + high * 0.3, pitch - 1, high * 0.7), palette.HEAD)


def draw_holdings(
    canvas: Canvas, city: City, left: float, y: float, ground: str, *, column: float = 0
) -> None:
    """Write gold, cards and number of districts; with a `column` width, only gold and cards, in columns."""
    held = [("coin", f"{city.gold}"), ("cards", f"{city.cards}")]
    if not column:
        held.append(("tower", f"{city.size}/{city.target}"))
    for name, number in held:
        full = name == "tower" and city.size >= city.target - 1
        canvas.icon(name, left + 5, y, 10.5, palette.GOLD if full or name == "coin" else palette.TEXT, ground)
        text = Fitted(number, Face.BOLD, 12)
        wide = 17.0 + canvas.write(text, left + 12.5, y, palette.GOLD if full else palette.TEXT, ground)
        left += max(wide, column)


def draw_you(canvas: Canvas, word: str, left: float, y: float, ground: str) -> None:
    """Write a word such as "you" on a light plate."""
    text = fit(word, Face.BOLD, 60, 10)
    canvas.rounded((left, y - _PLATE / 2, text.width + 8, _PLATE), 3, palette.TEXT, ground)
    canvas.write(text, left + 4, y, palette.INK, palette.TEXT)


def chip_width(word: str) -> float:
    """Return the width of a golden label with this word, and of the room around it."""
    return _chip(word).width + 24 if word else 0.0


def draw_chip(canvas: Canvas, word: str, icon: str, right: float, top: float, ground: str) -> None:
    """Draw a golden label with a symbol and a word in the upper right corner of a sky."""
    text = _chip(word)
    width = text.width + 20
    y = top + 3 + _CHIP / 2
    canvas.rounded((right - width - 3, top + 3, width, _CHIP), 3.5, palette.GOLD, ground)
    canvas.icon(icon, right - width + 6, y, 9.5, palette.INK, palette.GOLD)
    canvas.write(text, right - 7, y, palette.INK, palette.GOLD, "right")


def _chip(word: str) -> Fitted:
    return fit(word, Face.BOLD, 62, 10)


def draw_bar(canvas: Canvas, box: Box, colour: str, city: City) -> None:
    """Draw the background of a line without a skyline, with a golden frame if its player has the turn."""
    left, top, width, high = box
    if city.plays:
        canvas.rounded((left - 2, top - 1.4, width + 4, high + 2.8), 6, palette.GOLD, palette.TABLE)
    canvas.rounded(box, 4.5, colour, palette.GOLD if city.plays else palette.TABLE)
