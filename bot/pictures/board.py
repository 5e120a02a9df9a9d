"""The table as a picture: the ranks of the round on top, and all cities below them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.pictures.alt import fullest
from bot.pictures.canvas import WIDTH, Canvas, in_rows
from bot.pictures.cities import city_height, draw_city
from bot.pictures.dramas import Moment, moment_of
from bot.pictures.models import City, Rank, closed, ranks_of
from bot.pictures.moments import MOMENT_HEIGHT, draw_moment
from bot.pictures.palette import TABLE
from bot.pictures.picture import StillPicture
from bot.pictures.ranks import GUTTER, MARGIN, draw_ranks, ranks_height
from bot.pictures.rows import draw_row, row_height
from bot.pictures.seat_lines import cities_of
from bot.pictures.table_words import table_told
from bot.words.language import Language
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View

SIDE_BY_SIDE = (2, 4)
"""For how many players two cities stand side by side; else each player has a row."""

_BETWEEN = 5.0
# The way from stone to stone and the size of letters, from the largest on.
_STONES = ((15.5, 12.5), (14.5, 11.5), (13.5, 11.0))
TALLEST = 470.0
"""How high a board should be at most, in logical pixels: as long as its letters can be read."""


@dataclass(frozen=True, slots=True)
class BoardPicture(StillPicture):
    """The table: the ranks of this round and all cities, both in their order.

    `turn_word` stands beside the name of the player whose move it is. A `moment` is a banner at the head.
    """

    file_name = "board.png"

    ranks: tuple[Rank, ...]
    cities: tuple[City, ...]
    turn_word: str = ""
    moment: Moment | None = None

    @property
    def height(self) -> float:
        """How high the picture is, in logical pixels."""
        if len(self.cities) in SIDE_BY_SIDE:
            return _top(self) + _pairs_height(self, _stones_of(self)[0])
        return _top(self) + sum(row_height(city) + _BETWEEN for city in self.cities)

    def canvas(self) -> Canvas:
        """Draw the table."""
        canvas, top = Canvas(WIDTH, self.height, TABLE), _top(self)
        if self.moment:
            draw_moment(canvas, self.moment)
        draw_ranks(canvas, self.ranks, MOMENT_HEIGHT if self.moment else 0.0)
        if len(self.cities) in SIDE_BY_SIDE:
            _draw_pairs(canvas, self, top)
            return canvas
        for seed, city in enumerate(self.cities, 1):
            draw_row(canvas, city, top, self.turn_word, seed)
            top += row_height(city) + _BETWEEN
        return canvas

    def alt_text(self, language: Language) -> str:
        """Say in words what a board shows: whose move it is, the ranks, and each city."""
        drama = [f"{self.moment.title}."] if self.moment else []
        told = table_told(self.ranks, self.cities, language)
        return fullest(" ".join([*drama, *each]) for each in told)


def board_picture(
    view: View,
    names: Sequence[str],
    language: Language,
    *,
    finished: bool = False,
    events: Iterable[Event] = (),
    rules: Rules | None = None,
) -> BoardPicture:
    """Make a picture of the table; `names` are those of the seats, as they come.

    A `finished` board is a page that was played: nobody plays now, nobody is to come, no mark is open.
    `events` are those of the round: they mark the districts that were built and those that fell.
    """
    ranks = ranks_of(view, language)
    if finished:
        ranks = tuple(closed(rank) for rank in ranks)
    told = tuple(events)
    cities = cities_of(view, names, language, finished=finished, events=told, rules=rules)
    moment = None if finished else moment_of(told, [city.name for city in cities], language, rules or Rules())
    return BoardPicture(ranks, cities, language("picture-turn"), moment)


# Drawing it


def _top(picture: BoardPicture) -> float:
    """Return where the cities begin: below a moment worth seeing, and the ranks."""
    banner = MOMENT_HEIGHT if picture.moment else 0.0
    return banner + ranks_height(picture.ranks) + _BETWEEN - 2


def _pairs(picture: BoardPicture) -> list[tuple[Sequence[City], int]]:
    """Return the cities two by two, with the number of stones in the longer one."""
    return [
        (pair, max(1, *(len(city.districts) + len(city.lost) for city in pair)))
        for pair in in_rows(picture.cities)
    ]


def _pairs_height(picture: BoardPicture, pitch: float) -> float:
    """Return how high all pairs are with stones this far apart."""
    return sum(city_height(most, pitch) + _BETWEEN for _, most in _pairs(picture))


def _stones_of(picture: BoardPicture) -> tuple[float, float]:
    """Return the largest stones for which there is room."""
    most = TALLEST - _top(picture)
    return next((each for each in _STONES if _pairs_height(picture, each[0]) <= most), _STONES[-1])


def _draw_pairs(canvas: Canvas, picture: BoardPicture, top: float) -> None:
    """Draw two cities side by side."""
    width, stones = (WIDTH - 2 * MARGIN - GUTTER) / 2, _stones_of(picture)
    for row, (pair, most) in enumerate(_pairs(picture)):
        high = city_height(most, stones[0])
        for column, city in enumerate(pair):
            box = MARGIN + column * (width + GUTTER), top, width, high
            draw_city(canvas, city, box, picture.turn_word, 2 * row + column + 1, stones)
        top += high + _BETWEEN
