"""The card of a daily deal: the skyline that somebody built, and the points that it came to."""

from dataclasses import dataclass

from bot.pictures.alt import joined
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fitted_text import fit
from bot.pictures.fonts import Face
from bot.pictures.models import City
from bot.pictures.palette import BRIGHT, DAWN, GOLD, HEAD, TABLE
from bot.pictures.picture import StillPicture
from bot.pictures.skylines import draw_sky, draw_skyline, draw_wall
from bot.words.language import Language

_SKY, _WALL, _LARGEST = 118.0, 8.0, 1.4


@dataclass(frozen=True, slots=True)
class DailyPicture(StillPicture):
    """A city at the end of a daily deal, with the name of the deal and the points in words."""

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
        """Say what the picture of a card shows."""
        cards = ", ".join(card.names[0] for card in self.city.districts)
        facts = [f"{self.name} · {self.points}", cards or language("nothing")]
        return joined(f"{fact}." for fact in facts)
