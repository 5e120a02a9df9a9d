"""The picture of a page of the rules: drawings under a night sky, with notes below them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.alt import joined
from bot.pictures.badges import badge, medallion
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import Face, fit
from bot.pictures.models import Card
from bot.pictures.palette import DARK_GRASS, GOLD, INK, NIGHT, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.pictures.skylines import draw_building, draw_sky, grounds, stepped, width_of
from bot.words.language import Language

_SKY, _GRASS, _NOTES, _MARGIN = 78.0, 5.0, 20.0, 6.0
_PORTRAIT, _SYMBOL, _BUILDING = 50.0, 40.0, 1.35
_ROOM = WIDTH - 2 * _MARGIN


@dataclass(frozen=True, slots=True)
class RuleFigure:
    """A thing in a picture of the rules: a drawing, a word for it, and a note below."""

    folder: str
    name: str
    word: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class RulesPicture(StillPicture):
    """The picture above a page of the rules, with the things on the page side by side."""

    title: str
    figures: tuple[RuleFigure, ...]

    def canvas(self) -> Canvas:
        """Draw the things side by side, each as large as possible."""
        noted = any(each.note for each in self.figures)
        canvas = Canvas(WIDTH, _SKY + _GRASS + (_NOTES if noted else 0), TABLE)
        draw_sky(canvas, (0, 0, WIDTH, _SKY), NIGHT, len(self.figures), TABLE)
        canvas.box((0, _SKY, WIDTH, _GRASS), DARK_GRASS)
        pitch = _ROOM / max(1, len(self.figures))
        for place, each in enumerate(self.figures):
            x = _MARGIN + pitch * (place + 0.5)
            _figure(canvas, each, x, pitch - 5)
            note = fit(each.note, Face.BOLD, pitch - 3, 13)
            canvas.write(note, x, _SKY + _GRASS + _NOTES / 2, TEXT, TABLE, "centre")
        return canvas

    def alt_text(self, say: Language) -> str:
        """Name the things. The text of the page is beside the picture."""
        things = [" ".join(filter(None, (each.word, each.note))) for each in self.figures if each.word]
        if not things:
            return self.title
        return joined([say("picture-rules-alt", title=self.title, things=", ".join(things))])


def rules_picture(figures: Sequence[str], title: str, say: Language) -> RulesPicture:
    """Make the picture above a page of the rules; a figure is `folder/name` or `folder/name:note`."""
    return RulesPicture(title, tuple(_figure_of(each, say) for each in figures))


def _figure_of(figure: str, say: Language) -> RuleFigure:
    what, _, note = figure.partition(":")
    folder, _, name = what.partition("/")
    key = {"portraits": f"character-{name}", "buildings": f"district-{name}"}.get(folder)
    if opponent := name.removeprefix("opponent-") if name.startswith("opponent-") else "":
        called = say("computer-name", number=int(opponent))
        return RuleFigure(folder, name, called, called)
    return RuleFigure(folder, name, say(key) if key else "", note)


def _figure(canvas: Canvas, figure: RuleFigure, x: float, room: float) -> None:
    if figure.folder == "portraits":
        size = min(_PORTRAIT, room)
        medallion(canvas, figure.name, (x, _SKY / 2 + 6), size, GOLD, NIGHT.bands[1])
    elif figure.folder == "buildings":
        scale = stepped(min(_BUILDING, room / width_of(figure.name)))
        left, base = x - width_of(figure.name) * scale / 2, _SKY + 1
        draw_building(canvas, figure.name, left, base, scale, grounds(NIGHT, base, scale))
    elif figure.folder == "types":
        badge(canvas, Card(figure.name, ("",)), (x, _SKY / 2 + 6), min(_SYMBOL, room), NIGHT.bands[1])
    else:
        size, y = min(_SYMBOL, room), _SKY / 2 + 6
        canvas.disc(x, y, size, GOLD, NIGHT.bands[1])
        canvas.disc(x, y, size - 3.2, INK, GOLD)
        canvas.icon(figure.name, x, y, size * 0.55, GOLD, INK)
