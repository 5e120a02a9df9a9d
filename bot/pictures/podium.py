"""The first of a season or of a tournament on their steps."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.alt import joined
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fitted_text import Fitted, fit
from bot.pictures.fonts import Face, drawable
from bot.pictures.palette import GOLD, INK, LOST_INK, PANEL, QUIET, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.words.language import Language
from bot.words.names import plain


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """Somebody's step: their place, which others may share, their name as it comes, and their number.

    The number is a rating or points; empty where too little is known of a rating.
    """

    place: int
    name: str
    number: str


@dataclass(frozen=True, slots=True)
class PodiumPicture(StillPicture):
    """The podium of a season: its title, and one to five steps, the best first.

    `nameless` stands for a name of which nothing can be drawn.
    """

    file_name = "podium.png"

    title: str
    steps: tuple[PodiumStep, ...]
    nameless: str

    def canvas(self) -> Canvas:
        """Draw the steps: the best in the middle, the others beside it by turns."""
        canvas = Canvas(WIDTH, _GROUND + 6, TABLE)
        title = fit(drawable(self.title), Face.SERIF, WIDTH - 20, 15)
        canvas.write(title, WIDTH / 2, 15, TEXT, TABLE, "centre")
        columns = max(_FEWEST, len(self.steps))
        pitch = (WIDTH - 2 * _MARGIN) / columns
        for position, step in enumerate(self.steps):
            _step(canvas, self, step, _MARGIN + pitch * (_column(position, columns) + 0.5), pitch - _GAP)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Say in words what the picture shows."""
        lines = (
            language(
                "picture-podium-step",
                place=str(each.place),
                name=plain(each.name) or self.nameless,
                number=each.number or "none",
            )
            for each in self.steps
        )
        return joined([f"{self.title}:", *(f"{line}." for line in lines)])


def podium_picture(title: str, steps: Sequence[PodiumStep], language: Language) -> PodiumPicture:
    """Make the picture's model."""
    return PodiumPicture(title, tuple(steps), language("picture-other-letters"))


# In logical pixels: the ground, how high a step stands by its place, and the disc above a name.
_GROUND = 174.0
_HIGH = {1: 72.0, 2: 50.0, 3: 32.0}
_METALS = {1: GOLD, 2: QUIET, 3: LOST_INK}
_DISC, _MARGIN, _GAP = 30.0, 8.0, 4.0
_FEWEST = 3
"""So many columns there are at least: one winner alone gets no wider step."""


def _column(position: int, columns: int) -> int:
    """Return the column of somebody: the middle, then left and right of it by turns."""
    middle = (columns - 1) // 2
    return sorted(range(columns), key=lambda each: abs(each - middle))[position]


def _step(canvas: Canvas, picture: PodiumPicture, step: PodiumStep, x: float, width: float) -> None:
    metal, high = _METALS[step.place], _HIGH[step.place]
    top = _GROUND - high
    canvas.rounded((x - width / 2, top, width, high), 4, PANEL, TABLE)
    canvas.rounded((x - width / 2, top, width, 4), 2, metal, TABLE)
    canvas.write(Fitted(f"{step.place}", Face.BLACK, 22), x, top + 19, metal, PANEL, "centre")
    canvas.write(Fitted(step.number, Face.BOLD, 12), x, top - 9, TEXT, TABLE, "centre")
    name = drawable(plain(step.name)) or picture.nameless
    canvas.write(fit(name, Face.SERIF, width, 13, 9), x, top - 24, TEXT, TABLE, "centre")
    middle = top - 36 - _DISC / 2
    canvas.disc(x, middle, _DISC, metal, TABLE)
    if name == picture.nameless:
        canvas.icon("trophy", x, middle, _DISC * 0.6, INK, metal)
    else:
        canvas.write(Fitted(name[0].upper(), Face.BLACK, 16), x, middle, INK, metal, "centre")
    if step.place == 1:
        canvas.icon("crown", x, middle - _DISC / 2 - 5, 14, GOLD, TABLE)
