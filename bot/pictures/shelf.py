"""The cities that somebody built in their last daily deals, side by side."""

from dataclasses import dataclass

from bot.pictures.alt import joined
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fitted_text import fit
from bot.pictures.fonts import Face
from bot.pictures.models import Card
from bot.pictures.palette import BRIGHT, GOLD, NIGHT, PANEL, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.pictures.skylines import draw_sky, draw_skyline
from bot.words.language import Language

SHELF = 8
"""How many cities there is room for."""

_COLUMNS, _GAP, _HEAD = 2, 6.0, 28.0
_SKY, _LABEL, _LARGEST = 58.0, 18.0, 0.8


@dataclass(frozen=True, slots=True)
class ShelfCity:
    """A city with the name of its deal and its points in words."""

    name: str
    points: str
    districts: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ShelfPicture(StillPicture):
    """Cities, the newest first."""

    file_name = "shelf.png"

    title: str
    cities: tuple[ShelfCity, ...]

    def canvas(self) -> Canvas:
        """Draw a shelf of two columns."""
        lines = -(-len(self.cities) // _COLUMNS)
        canvas = Canvas(WIDTH, _HEAD + lines * (_SKY + _LABEL + _GAP), TABLE)
        canvas.write(fit(self.title, Face.SERIF, WIDTH - 20, 15), 8, 15, TEXT, TABLE)
        wide = (WIDTH - _GAP) / _COLUMNS
        for number, city in enumerate(self.cities):
            left = number % _COLUMNS * (wide + _GAP)
            _city(canvas, city, left, _HEAD + number // _COLUMNS * (_SKY + _LABEL + _GAP), wide, number)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Name each deal with its points and its districts."""
        cities = [", ".join(card.names[0] for card in each.districts) for each in self.cities]
        told = [
            f"{each.name}, {each.points}: {built or language('nothing')}."
            for each, built in zip(self.cities, cities, strict=True)
        ]
        return joined([f"{self.title}:", *told])


def _city(canvas: Canvas, city: ShelfCity, left: float, top: float, wide: float, seed: int) -> None:
    draw_sky(canvas, (left, top, wide, _SKY), NIGHT, seed, TABLE)
    draw_skyline(canvas, city.districts, (left + 4, top, wide - 8, _SKY), NIGHT, _LARGEST)
    canvas.box((left, top + _SKY, wide, _LABEL), PANEL)
    middle = top + _SKY + _LABEL / 2
    points = fit(city.points, Face.BOLD, wide / 2, 11)
    canvas.write(points, left + wide - 6, middle, GOLD, PANEL, "right")
    canvas.write(fit(city.name, Face.SERIF, wide - 18 - points.width, 11), left + 6, middle, BRIGHT, PANEL)
