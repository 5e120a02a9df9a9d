"""The cities of daily deals: the card of one, and a person's last ones side by side."""

from dataclasses import dataclass

from bot.pictures.alt import joined
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import Face, fit
from bot.pictures.models import Card, City
from bot.pictures.palette import BRIGHT, DAWN, GOLD, HEAD, NIGHT, PANEL, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.pictures.skylines import draw_sky, draw_skyline, draw_wall
from bot.words.language import Language
from engine.cards.districts import DISTRICTS

_SKY, _WALL, _LARGEST = 118.0, 8.0, 1.4


@dataclass(frozen=True, slots=True)
class DailyPicture(StillPicture):
    """A city at the end of a daily deal, with the deal's name and the points in words."""

    file_name = "daily.png"

    name: str
    points: str
    city: City

    def canvas(self) -> Canvas:
        """Draw a card."""
        canvas = Canvas(WIDTH, _SKY + _WALL + 2, TABLE)
        draw_sky(canvas, (0, 0, WIDTH, _SKY), DAWN, 5, TABLE, 0.1)
        draw_skyline(canvas, self.city.districts, (8, 0, WIDTH - 16, _SKY), DAWN, _LARGEST, 3)
        canvas.box((0, _SKY, WIDTH, _WALL + 2), HEAD)
        draw_wall(canvas, (4, _SKY, WIDTH - 8, _WALL), self.city)
        points = fit(self.points, Face.BLACK, WIDTH / 2 - 16, 17)
        canvas.write(points, WIDTH - 10, 17, GOLD, DAWN.top, "right")
        name = fit(self.name, Face.SERIF, WIDTH - 32 - points.width, 17)
        canvas.write(name, 10, 17, BRIGHT, DAWN.top)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Describe the card."""
        cards = ", ".join(card.names[0] for card in self.city.districts)
        facts = [f"{self.name} · {self.points}", cards or language("nothing")]
        return joined(f"{fact}." for fact in facts)


def building(card: str, language: Language) -> Card:
    """Return a district as part of a skyline."""
    return Card(DISTRICTS[card].kind, (language(f"district-{card}"),), id=card)


SHELF = 8
"""The most cities on a shelf."""

_COLUMNS, _GAP, _HEAD = 2, 6.0, 28.0
_SHELF_SKY, _LABEL, _SHELF_LARGEST = 58.0, 18.0, 0.8


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
        canvas = Canvas(WIDTH, _HEAD + lines * (_SHELF_SKY + _LABEL + _GAP), TABLE)
        canvas.write(fit(self.title, Face.SERIF, WIDTH - 20, 15), 8, 15, TEXT, TABLE)
        wide = (WIDTH - _GAP) / _COLUMNS
        for number, city in enumerate(self.cities):
            left = number % _COLUMNS * (wide + _GAP)
            _city(canvas, city, left, _HEAD + number // _COLUMNS * (_SHELF_SKY + _LABEL + _GAP), wide, number)
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
    draw_sky(canvas, (left, top, wide, _SHELF_SKY), NIGHT, seed, TABLE)
    draw_skyline(canvas, city.districts, (left + 4, top, wide - 8, _SHELF_SKY), NIGHT, _SHELF_LARGEST)
    canvas.box((left, top + _SHELF_SKY, wide, _LABEL), PANEL)
    middle = top + _SHELF_SKY + _LABEL / 2
    points = fit(city.points, Face.BOLD, wide / 2, 11)
    canvas.write(points, left + wide - 6, middle, GOLD, PANEL, "right")
    canvas.write(fit(city.name, Face.SERIF, wide - 18 - points.width, 11), left + 6, middle, BRIGHT, PANEL)
