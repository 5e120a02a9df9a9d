"""The top of a leaderboard, and the podium at the end of a season or a tournament."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.pictures.alt import joined
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import Face, Fitted, drawable, fit
from bot.pictures.palette import DIM, GOLD, INK, LOST_INK, PANEL, QUIET, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.words.language import Language
from bot.words.names import plain

Column: TypeAlias = Literal["rating", "games", "wins"]


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A person's line. `sure`: the rating has settled, so it has no question mark."""

    place: int
    name: str
    rating: int
    games: int
    wins: int
    sure: bool = True
    own: bool = False

    @property
    def number(self) -> str:
        """The rating as text."""
        return f"{self.rating}{'' if self.sure else '?'}"


@dataclass(frozen=True, slots=True)
class LeaderboardPicture(StillPicture):
    """A leaderboard: its title, the words above the columns, and people's lines, the best first.

    `by` is the column that decides the order. If a line's place is worse than its position, other people's
    lines were left out above it. `nameless` replaces a name that we can't draw.
    """

    title: str
    headings: tuple[str, str, str]
    nameless: str
    rows: tuple[LeaderboardRow, ...]
    by: Column = "rating"

    def canvas(self) -> Canvas:
        gaps = [row.place > position for position, row in enumerate(self.rows, 1)]
        height = _TOP + len(self.rows) * _PITCH + any(gaps) * _GAP + 2
        canvas = Canvas(WIDTH, height, TABLE)
        canvas.write(fit(drawable(self.title), Face.SERIF, WIDTH - 20, 15), 8, 15, TEXT, TABLE)
        for heading, right, column in zip(self.headings, _COLUMNS, _NAMES, strict=True):
            ink = GOLD if column == self.by else QUIET
            canvas.write(fit(heading, Face.REGULAR, 50, 10.5), right, 32, ink, TABLE, "right")
        y, left_out = _TOP, False
        for row, gap in zip(self.rows, gaps, strict=True):
            if gap and not left_out:
                left_out = True
                for dot in (-6, 0, 6):
                    canvas.disc(21 + dot, y + 2.25, 2.5, DIM, TABLE)
                y += _GAP
            _row(canvas, self, row, y)
            y += _PITCH
        return canvas

    def alt_text(self, say: Language) -> str:
        lines = (
            say(
                "picture-leaderboard-row",
                own=row.own,
                place=str(row.place),
                name=plain(row.name) or self.nameless,
                number=row.number,
                games=row.games,
                wins=row.wins,
            )
            for row in self.rows
        )
        return joined([f"{self.title}:", *(f"{line}." for line in lines)])


def leaderboard_picture(
    title: str, rows: Sequence[LeaderboardRow], say: Language, by: Column = "rating"
) -> LeaderboardPicture | None:
    """Make a picture of the first ten lines and the reader's; `None` without lines."""
    if not rows:
        return None
    headings = say("picture-rating"), say("picture-games"), say("picture-wins")
    return LeaderboardPicture(title, headings, _nameless(say), tuple(rows[:11]), by)


# In logical pixels: the height of a line, the distance of lines, the gap where lines are left out, the top;
# then the right ends of the columns.
_ROW, _PITCH, _GAP, _TOP = 24.0, 27.0, 9.0, 41.0
_COLUMNS = (228.0, 284.0, 336.0)
_NAMES: tuple[Column, ...] = ("rating", "games", "wins")
_FIRST = 3


def _row(canvas: Canvas, picture: LeaderboardPicture, row: LeaderboardRow, y: float) -> None:
    frame = GOLD if row.own else PANEL
    canvas.framed((5, y, WIDTH - 10, _ROW), 5, 1.3, (frame, PANEL, TABLE))
    middle = y + _ROW / 2
    if row.place <= _FIRST:
        canvas.disc(21, middle, 17, GOLD, PANEL)
    ink, ground = (INK, GOLD) if row.place <= _FIRST else (QUIET, PANEL)
    canvas.write(fit(f"{row.place}", Face.BOLD, 30, 12), 21, middle, ink, ground, "centre")
    name = drawable(plain(row.name)) or picture.nameless
    ink = GOLD if row.own else TEXT
    canvas.write(fit(name, Face.SERIF, _COLUMNS[0] - 82, 13), 40, middle, ink, PANEL)
    for value, right, column in zip((row.rating, row.games, row.wins), _COLUMNS, _NAMES, strict=True):
        deciding = column == picture.by
        face, size = (Face.BOLD, 13) if deciding else (Face.SEMIBOLD, 12)
        ink = TEXT if deciding else QUIET
        canvas.write(Fitted(f"{value}", face, size), right, middle, ink, PANEL, "right")
        if column == "rating" and not row.sure:
            # The question mark is outside the column, so that digits stay aligned.
            canvas.write(Fitted("?", face, size), right + 0.5, middle, QUIET, PANEL)


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """A person's place, name, and rating or points."""

    place: int
    name: str
    number: str


@dataclass(frozen=True, slots=True)
class PodiumPicture(StillPicture):
    """A podium with one to five steps, the best first."""

    title: str
    steps: tuple[PodiumStep, ...]
    language: Language

    def canvas(self) -> Canvas:
        """Draw the steps: the best one in the middle, the others in turn to its left and right."""
        canvas = Canvas(WIDTH, _GROUND + 6, TABLE)
        title = fit(drawable(self.title), Face.SERIF, WIDTH - 20, 15)
        canvas.write(title, WIDTH / 2, 15, TEXT, TABLE, "centre")
        columns, nameless = max(_FEWEST, len(self.steps)), _nameless(self.language)
        pitch = (WIDTH - 2 * _MARGIN) / columns
        for position, step in enumerate(self.steps):
            _step(
                canvas,
                step,
                nameless,
                _MARGIN + pitch * (_column(position, columns) + 0.5),
                pitch - _STEP_GAP,
            )
        return canvas

    def alt_text(self, say: Language) -> str:
        lines = (
            say(
                "picture-podium-step",
                place=str(each.place),
                name=plain(each.name) or _nameless(say),
                number=each.number,
            )
            for each in self.steps
        )
        return joined([f"{self.title}:", *(f"{line}." for line in lines)])


def _nameless(say: Language) -> str:
    """Return the replacement for a name that we can't draw."""
    return say("picture-other-letters")


# In logical pixels: the ground, the height of a step by its place, and the disc above a name.
_GROUND = 174.0
_HIGH = {1: 72.0, 2: 50.0, 3: 32.0}
_METALS = {1: GOLD, 2: QUIET, 3: LOST_INK}
_DISC, _MARGIN, _STEP_GAP = 30.0, 8.0, 4.0
_FEWEST = 3  # The fewest columns, so that a single winner's step isn't wider.


def _column(position: int, columns: int) -> int:
    middle = (columns - 1) // 2
    return sorted(range(columns), key=lambda each: abs(each - middle))[position]


def _step(canvas: Canvas, step: PodiumStep, nameless: str, x: float, width: float) -> None:
    metal, high = _METALS[step.place], _HIGH[step.place]
    top = _GROUND - high
    canvas.rounded((x - width / 2, top, width, high), 4, PANEL, TABLE)
    canvas.rounded((x - width / 2, top, width, 4), 2, metal, TABLE)
    canvas.write(Fitted(f"{step.place}", Face.BLACK, 22), x, top + 19, metal, PANEL, "centre")
    canvas.write(Fitted(step.number, Face.BOLD, 12), x, top - 9, TEXT, TABLE, "centre")
    name = drawable(plain(step.name)) or nameless
    canvas.write(fit(name, Face.SERIF, width, 13, 9), x, top - 24, TEXT, TABLE, "centre")
    middle = top - 36 - _DISC / 2
    canvas.disc(x, middle, _DISC, metal, TABLE)
    if name == nameless:
        canvas.icon("trophy", x, middle, _DISC * 0.6, INK, metal)
    else:
        canvas.write(Fitted(name[0].upper(), Face.BLACK, 16), x, middle, INK, metal, "centre")
    if step.place == 1:
        canvas.icon("crown", x, middle - _DISC / 2 - 5, 14, GOLD, TABLE)
