"""The ranks of a round: who answered, who plays now, who is still to come, and the marks on them."""

from collections.abc import Sequence

from bot.pictures.canvas import WIDTH, Box, Canvas
from bot.pictures.fit import Fitted, fit
from bot.pictures.fonts import Face
from bot.pictures.models import Mark, Rank
from bot.pictures.palette import DIM, GOLD, INK, KILLED, LINE, PANEL, TABLE, TEXT

MARGIN, GUTTER = 5.0, 4.0

SIGNS = {
    "killed": "skull",
    "bewitched": "wand",
    "robbed": "mask",
    "warrant": "scroll",
    "threat": "dagger",
    "acrobat": "tumbler",
    "pile": "coin",
}
"""The icon of each kind of mark."""

# In logical pixels: the height of a cell and the way to the next one, by the number of rows.
_CELLS = {2: (17.0, 20.0), 3: (16.0, 18.0)}
_SEAL = 12.6
_MARK = 13.0
# The size of the numbers in them.
_NUMBER = 10.5


def ranks_height(ranks: Sequence[Rank]) -> float:
    """Return how much of a board its ranks take, from its upper edge."""
    height, pitch = _CELLS[_rows(ranks)]
    return MARGIN + (_rows(ranks) - 1) * pitch + height


def draw_ranks(canvas: Canvas, ranks: Sequence[Rank]) -> None:
    """Draw the ranks along the upper edge of a board."""
    rows = _rows(ranks)
    columns = -(-len(ranks) // rows)
    height, pitch = _CELLS[rows]
    width = _width(columns)
    for place, rank in enumerate(ranks):
        x, y = MARGIN + place % columns * (width + GUTTER), MARGIN + place // columns * pitch
        _cell(canvas, rank, (x, y, width, height))


def _rows(ranks: Sequence[Rank]) -> int:
    """Return in how many rows the names of all ranks can be read: two if they can."""
    width = _width(4)
    return 2 if len(ranks) <= 8 and not any(_name(rank, width).cut for rank in ranks) else 3


def _width(columns: int) -> float:
    return (WIDTH - 2 * MARGIN - (columns - 1) * GUTTER) / columns


def _name(rank: Rank, width: float) -> Fitted:
    """Fit the name of a rank into a cell so wide, beside its seal and its marks."""
    room = width - _SEAL - 7 - sum(_mark_width(mark) + 1.5 for mark in rank.marks)
    if rank.state == "nobody" and not rank.marks:
        room -= 12
    return fit(rank.character.name, Face.REGULAR if rank.state == "out" else Face.SEMIBOLD, room, 11.5)


def _look(rank: Rank) -> tuple[str, str]:
    """Return the colours of a rank: of its name, and of what that stands on."""
    match rank.state:
        case "answered":
            return TEXT, PANEL
        case "now":
            return INK, GOLD
        case "coming":
            return TEXT, TABLE
        case "nobody" | "out":
            return DIM, TABLE


def _panel(canvas: Canvas, rank: Rank, box: Box) -> None:
    """Draw the panel of a rank: filled, framed while it is still to come, none if nobody comes."""
    _, ground = _look(rank)
    if rank.state == "coming":
        canvas.framed(box, 4, 1, (LINE, ground, TABLE))
    elif ground != TABLE:
        canvas.rounded(box, 4, ground, TABLE)


def _seal(canvas: Canvas, rank: Rank, x: float, y: float) -> None:
    """Draw the number of a rank around a middle: on a seal, in a ring while it is to come, or bare."""
    ink, ground = _look(rank)
    box = x - _SEAL / 2, y - _SEAL / 2, _SEAL, _SEAL
    if rank.state == "coming":
        canvas.framed(box, _SEAL / 2, 1, (ink, ground, ground))
    elif rank.state in ("answered", "now"):
        canvas.rounded(box, _SEAL / 2, ink, ground)
        ink, ground = (INK, TEXT) if rank.state == "answered" else (GOLD, INK)
    number = Fitted(f"{rank.character.rank}", Face.BOLD, _NUMBER)
    canvas.write(number, x, y, ink, ground, "centre")


def _marks(canvas: Canvas, rank: Rank, right: float, y: float) -> None:
    """Draw the marks of a rank up to its right end."""
    for mark in reversed(rank.marks):
        width = _mark_width(mark)
        _mark(canvas, rank, mark, (right - width, y - _MARK / 2, width, _MARK))
        right -= width + 1.5


def struck(canvas: Canvas, text: Fitted, x: float, y: float, ink: str) -> None:
    """Strike a text out that was written there."""
    canvas.box((x - 1.5, y - 0.2, text.width + 3, 1), ink)


def _cell(canvas: Canvas, rank: Rank, box: Box) -> None:
    left, top, width, height = box
    ink, ground = _look(rank)
    y = top + height / 2
    _panel(canvas, rank, box)
    _seal(canvas, rank, left + 2.2 + _SEAL / 2, y)
    name = _name(rank, width)
    x = left + _SEAL + 5
    canvas.write(name, x, y, ink, ground)
    if rank.state == "out":
        struck(canvas, name, x, y, ink)
    if rank.state == "nobody" and not rank.marks:
        canvas.icon("dash", left + width - 8, y, 9, ink, ground)
    _marks(canvas, rank, left + width - 2, y)


def _mark_width(mark: Mark) -> float:
    return _MARK if not mark.gold else _MARK + 2 + Fitted(f"{mark.gold}", Face.BOLD, _NUMBER).width


def _mark(canvas: Canvas, rank: Rank, mark: Mark, box: Box) -> None:
    """Draw one mark: an icon in a field of its own, hollow if the reader knows it for a bluff."""
    _, ground = _look(rank)
    colour, ink = (KILLED if mark.kind == "killed" else GOLD), INK
    if rank.state == "now":
        colour, ink = INK, (KILLED if mark.kind == "killed" else GOLD)
    left, top, width, size = box
    if mark.bluff:
        canvas.framed(box, 2.5, 1, (colour, ground, ground))
        ink, colour = colour, ground
    else:
        canvas.rounded(box, 2.5, colour, ground)
    y = top + size / 2
    canvas.icon(SIGNS.get(mark.kind, "burst"), left + size / 2, y, size * 0.8, ink, colour)
    if mark.gold:
        number = Fitted(f"{mark.gold}", Face.BOLD, _NUMBER)
        canvas.write(number, left + width - 2, y, ink, colour, "right")
