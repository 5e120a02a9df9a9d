"""The ranks of a round (answered, playing, or still to come) with their marks."""

from collections.abc import Callable, Sequence
from functools import partial
from math import pi

from bot.pictures.badges import medallion, seal
from bot.pictures.canvas import WIDTH, Canvas, Part, in_rows
from bot.pictures.drawings import Drawing, Shape, around
from bot.pictures.fonts import Face, Fitted, fit
from bot.pictures.models import MarkModel, Rank
from bot.pictures.palette import DIM, FLARE, GOLD, HEAD, INK, KILLED, LINE, MERLON, QUIET, TABLE, TEXT
from bot.pictures.stamps import Stamp, kept, pixels, rendered

RANK_MARK_SYMBOLS = {
    "killed": "skull",
    "bewitched": "wand",
    "robbed": "mask",
    "warrant": "scroll",
    "threat": "dagger",
    "acrobat": "tumbler",
    "pile": "coin",
}

# In logical pixels: the margin, the largest portrait, its middle, the first line of names, and the distance
# of lines.
_SIDE, _LARGEST, _MIDDLE, _NAMES, _LINE = 3.0, 33.0, 23.0, 47.0, 11.0
_LETTERS, _SEAL, _MARK, _NUMBER = 10.0, 12.5, 12.5, 9.5
# The most marks in a row. Further rows are above.
_BESIDE = 3
_MOST_LINES = 3
# The largest width of a portrait with its rays and marks.
_WIDE = 62.0
_RINGS = {"now": GOLD, "answered": TEXT, "coming": MERLON, "nobody": LINE, "out": LINE}
_INKS = {"now": GOLD, "answered": TEXT, "coming": QUIET, "nobody": DIM, "out": DIM}


def ranks_part(ranks: Sequence[Rank]) -> Part:
    """Return the ranks side by side."""
    high = _NAMES + (_rows(ranks) - 1) * _LINE + 7.5
    return Part(high, lambda canvas, top: _draw_ranks(canvas, ranks, top))


def _draw_ranks(canvas: Canvas, ranks: Sequence[Rank], top: float) -> None:
    pitch, rows = _pitch(ranks), _rows(ranks)
    for place, rank in enumerate(ranks):
        x = _SIDE + pitch * (place + 0.5)
        piece = portrait_of(rank, min(_LARGEST, pitch - 7))
        canvas.stamp(piece, x - piece.width / 2, top)
        # If names alternate between lines, they have more room.
        y = top + _NAMES + place % rows * _LINE
        _write(canvas, rank, _name(ranks, place, name_room(place, len(ranks), rows, pitch)), x, y)


LOW_RANKS = 34.0  # The height of the row of ranks without names, in logical pixels.


def low_ranks_part(ranks: Sequence[Rank]) -> Part:
    """Return the ranks without names, on a line in the order of their calls."""
    return Part(LOW_RANKS, lambda canvas, top: _draw_low_ranks(canvas, ranks, top))


def _draw_low_ranks(canvas: Canvas, ranks: Sequence[Rank], top: float) -> None:
    pitch, middle = _pitch(ranks), top + LOW_RANKS / 2
    size = min(LOW_RANKS - 13, pitch - 7)
    for place in range(1, len(ranks)):
        # Draw only between faces: their dark parts are transparent.
        canvas.box((_SIDE + pitch * (place - 0.5) + size / 2, middle - 0.6, pitch - size, 1.2), LINE)
    for place, rank in enumerate(ranks):
        piece = _low_portrait(rank, size)
        canvas.stamp(piece, _SIDE + pitch * (place + 0.5) - piece.width / 2, top)


@kept
def _low_portrait(rank: Rank, size: float) -> Stamp:
    whole = portrait_of(rank, size)
    above, high = (pixels(whole.height) - pixels(LOW_RANKS)) // 2, pixels(LOW_RANKS)
    box = 0, above, whole.image.width, above + high
    return Stamp(whole.image.crop(box), whole.cover.crop(box))


def _pitch(ranks: Sequence[Rank]) -> float:
    return (WIDTH - 2 * _SIDE) / max(1, len(ranks))


def _rows(ranks: Sequence[Rank]) -> int:
    return name_rows(len(ranks), _pitch(ranks), partial(_name, ranks), squeezed=False)


def name_room(place: int, count: int, rows: int, pitch: float) -> float:
    """Return the width for the name at index `place` if names alternate between `rows` lines."""
    if rows == 1:
        return pitch - 2
    # The outermost names end at the margin.
    return (rows + 1) / 2 * pitch - 2 if place in (0, count - 1) else rows * pitch - 4


def _name(ranks: Sequence[Rank], place: int, room: float) -> Fitted:
    rank = ranks[place]
    face = Face.BOLD if rank.state == "now" else Face.SEMIBOLD
    return fit(rank.character.name, face, room, _LETTERS, 9.0)


def name_rows(count: int, pitch: float, name: Callable[[int, float], Fitted], *, squeezed: bool) -> int:
    """Return how many lines `count` names need below portraits that are side by side.

    `name` fits the name at an index into a width. If `squeezed`, a single line may have narrower names.
    """

    def whole(rows: int) -> bool:
        fitted = [name(place, name_room(place, count, rows, pitch)) for place in range(count)]
        return not any(each.cut or (rows == 1 and each.squeeze < 1 and not squeezed) for each in fitted)

    return next((rows for rows in range(1, _MOST_LINES) if whole(rows)), _MOST_LINES)


def _is_killed(rank: Rank) -> bool:
    return any(mark.kind == "killed" for mark in rank.marks)


def _write(canvas: Canvas, rank: Rank, name: Fitted, x: float, y: float) -> None:
    ink = KILLED if _is_killed(rank) else _INKS[rank.state]
    half = name.width / 2 + _SIDE
    x = min(max(x, half), WIDTH - half)
    canvas.write(name, x, y, ink, TABLE, "centre")
    if rank.state == "out":
        canvas.box((x - name.width / 2 - 1.5, y - 0.2, name.width + 3, 1), ink)


@kept
def portrait_of(rank: Rank, size: float) -> Stamp:
    """Return the portrait of a rank with its number and marks. `size` doesn't include its ring."""
    canvas = Canvas(_WIDE, max(_MIDDLE * 2, size + 13), TABLE)
    x, middle = _WIDE / 2, canvas.height / 2
    killed, now = _is_killed(rank), rank.state == "now"
    ring = KILLED if killed else _RINGS[rank.state]
    if now:
        size += 1
        rays = _rays()
        canvas.stamp(rays, x - rays.width / 2, middle - rays.height / 2)
    grey = killed or rank.state in ("nobody", "out")
    medallion(canvas, rank.character.id, (x, middle), size, ring, FLARE if now else TABLE, grey=grey)
    if killed:
        canvas.icon("crossed", x, middle, size * 0.86, KILLED, HEAD)
    elif rank.state == "out":
        canvas.icon("stroke", x, middle, size * 0.92, MERLON, HEAD)
    called = rank.state in ("now", "answered")
    colours = (INK, ring, TABLE) if called else (TEXT, HEAD, TABLE)
    corner = size / 2 - 3
    seal(canvas, rank.character.rank, (x - corner, middle - corner), _SEAL, colours, TABLE)
    _marks(canvas, rank.marks, x, middle + size / 2)
    return canvas.apart(TABLE)


@kept
def _rays() -> Stamp:
    x = y = outer = 24.0
    rays = [
        Shape(FLARE, ((x, y), around(x, y, outer, turn - 0.1), around(x, y, outer, turn + 0.1)))
        for turn in (pi * ray / 8 for ray in range(16))
    ]
    disc = Shape(FLARE, tuple(around(x, y, 20.6, pi * turn / 24) for turn in range(48)))
    side = pixels(43)
    return rendered(Drawing(48, 48, (*rays, disc), {}), (side, side), TABLE)


def _marks(canvas: Canvas, marks: Sequence[MarkModel], x: float, bottom: float) -> None:
    for row, those in enumerate(in_rows(marks, _BESIDE)):
        widths = [_mark_width(mark) for mark in those]
        left = x + 4 if widths == [_MARK] else x - sum(widths) / 2
        y = bottom - 4 - row * (_MARK - 0.5)
        for mark, width in zip(those, widths, strict=True):
            _mark(canvas, mark, left, y, width)
            left += width


def _mark_width(mark: MarkModel) -> float:
    return _MARK if not mark.gold else _MARK + 1 + Fitted(f"+{mark.gold}", Face.BOLD, _NUMBER).width


def _mark(canvas: Canvas, mark: MarkModel, left: float, y: float, width: float) -> None:
    """Draw a mark on its disc, which is hollow for a known bluff. Gold that a player can take has a plus."""
    colour, ink = (KILLED if mark.kind == "killed" else GOLD), INK
    inside = INK if mark.bluff else colour
    canvas.rounded((left, y - _MARK / 2, width, _MARK), _MARK / 2, TABLE, TABLE)
    inner = left + 0.7, y - _MARK / 2 + 0.7, width - 1.4, _MARK - 1.4
    canvas.framed(inner, _MARK / 2, 1, (colour, inside, TABLE))
    if mark.bluff:
        ink = colour
    canvas.icon(RANK_MARK_SYMBOLS.get(mark.kind, "burst"), left + _MARK / 2, y, _MARK * 0.66, ink, inside)
    if mark.gold:
        number = Fitted(f"+{mark.gold}", Face.BOLD, _NUMBER)
        canvas.write(number, left + width - 3, y, ink, inside, "right")
