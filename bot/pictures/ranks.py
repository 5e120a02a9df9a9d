"""The ranks of a round: who answered, who plays now, who is still to come, and the marks on them."""

from collections.abc import Sequence

from bot.pictures.canvas import WIDTH, Box, Canvas
from bot.pictures.fit import Fitted, fit
from bot.pictures.fonts import Face, drawable
from bot.pictures.models import Mark, Rank, RanksPicture
from bot.pictures.palette import DIM, GOLD, INK, KILLED, LINE, PANEL, QUIET, TABLE, TEXT

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


def ranks_height(ranks: Sequence[Rank]) -> float:
    """Return how much of a board its ranks take, from its upper edge."""
    height, pitch = _CELLS[_rows(ranks)]
    return MARGIN + (_rows(ranks) - 1) * pitch + height


def draw_ranks_on(canvas: Canvas, ranks: Sequence[Rank]) -> None:
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


def look(rank: Rank) -> tuple[str, str]:
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


def panel(canvas: Canvas, rank: Rank, box: Box) -> None:
    """Draw the panel of a rank: filled, framed while it is still to come, none if nobody comes."""
    _, ground = look(rank)
    if rank.state == "coming":
        canvas.framed(box, 4, 1, (LINE, ground, TABLE))
    elif ground != TABLE:
        canvas.rounded(box, 4, ground, TABLE)


def seal(canvas: Canvas, rank: Rank, x: float, y: float, size: float) -> None:
    """Draw the number of a rank around a middle: on a seal, in a ring while it is to come, or bare."""
    ink, ground = look(rank)
    box = x - size / 2, y - size / 2, size, size
    if rank.state == "coming":
        canvas.framed(box, size / 2, 1, (ink, ground, ground))
    elif rank.state in ("answered", "now"):
        canvas.rounded(box, size / 2, ink, ground)
        ink, ground = (INK, TEXT) if rank.state == "answered" else (GOLD, INK)
    number = Fitted(f"{rank.character.rank}", Face.BOLD, round(size * 0.84 * 2) / 2)
    canvas.write(number, x, y, ink, ground, "centre")


def marks(canvas: Canvas, rank: Rank, right: float, y: float, size: float) -> float:
    """Draw the marks of a rank up to its right end; return where they begin."""
    for mark in reversed(rank.marks):
        width = _mark_width(mark) * size / _MARK
        _mark(canvas, rank, mark, (right - width, y - size / 2, width, size))
        right -= width + 1.5
    return right


def struck(canvas: Canvas, text: Fitted, x: float, y: float, ink: str) -> None:
    """Strike a text out that was written there."""
    canvas.box((x - 1.5, y - 0.2, text.width + 3, 1), ink)


def _cell(canvas: Canvas, rank: Rank, box: Box) -> None:
    left, top, width, height = box
    ink, ground = look(rank)
    y = top + height / 2
    panel(canvas, rank, box)
    seal(canvas, rank, left + 2.2 + _SEAL / 2, y, _SEAL)
    name = _name(rank, width)
    x = left + _SEAL + 5
    canvas.write(name, x, y, ink, ground)
    if rank.state == "out":
        struck(canvas, name, x, y, ink)
    if rank.state == "nobody" and not rank.marks:
        canvas.icon("dash", left + width - 8, y, 9, ink, ground)
    marks(canvas, rank, left + width - 2, y, _MARK)


def _mark_width(mark: Mark) -> float:
    return _MARK if not mark.gold else _MARK + 2 + Fitted(f"{mark.gold}", Face.BOLD, 10.5).width


def _mark(canvas: Canvas, rank: Rank, mark: Mark, box: Box) -> None:
    """Draw one mark: an icon in a field of its own, hollow if the reader knows it for a bluff."""
    _, ground = look(rank)
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
        number = Fitted(f"{mark.gold}", Face.BOLD, round(size * 0.8 * 2) / 2)
        canvas.write(number, left + width - 2, y, ink, colour, "right")


# Of the ranks by themselves: the height of a cell and the way to the next one.
_LARGE, _LARGE_PITCH, _COLUMNS = 36.0, 40.0, 3


def draw_ranks(picture: RanksPicture) -> Canvas:
    """Draw the ranks of a round by themselves, with who showed them."""
    rows = -(-len(picture.ranks) // _COLUMNS)
    canvas = Canvas(WIDTH, 2 * MARGIN + (rows - 1) * _LARGE_PITCH + _LARGE, TABLE)
    width, words = _width(_COLUMNS), dict(picture.words)
    for place, rank in enumerate(picture.ranks):
        x = MARGIN + place % _COLUMNS * (width + GUTTER)
        y = MARGIN + place // _COLUMNS * _LARGE_PITCH
        _large(canvas, rank, (x, y, width, _LARGE), words)
    return canvas


def _large(canvas: Canvas, rank: Rank, box: Box, words: dict[str, str]) -> None:
    left, top, width, height = box
    ink, ground = look(rank)
    panel(canvas, rank, box)
    seal(canvas, rank, left + 13.5, top + height / 2, 19.5)
    right = marks(canvas, rank, left + width - 4, top + height / 2, 18)
    x = left + 27
    name = fit(rank.character.name, Face.SERIF, right - x, 12.5)
    canvas.write(name, x, top + 12, ink, ground)
    if rank.state == "out":
        struck(canvas, name, x, top + 12, ink)
    gone = next((words[mark.kind] for mark in rank.marks if mark.kind in words), "")
    below = drawable(rank.player) if rank.player else gone or words.get(rank.state, "")
    quiet = ink if rank.state in ("now", "nobody", "out") else QUIET
    canvas.write(fit(below, Face.REGULAR, right - x, 10.5), x, top + 25.5, quiet, ground)
