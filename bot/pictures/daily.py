"""Pictures of daily deals: a city as a card, the city beside the Master's, and a person's last cities."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil

from bot.pictures.alt import joined
from bot.pictures.badges import medallion
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import Face, Fitted, fit
from bot.pictures.models import Card, City
from bot.pictures.palette import BRIGHT, DAWN, GOLD, HEAD, NIGHT, PANEL, QUIET, TABLE, TEXT, TONES, Sky
from bot.pictures.picture import StillPicture
from bot.pictures.skylines import draw_sky, draw_skyline, draw_wall
from bot.story.parting import Parting, PlayedTurn
from bot.words.card_texts import together
from bot.words.language import Language
from engine.cards.districts import DISTRICTS

_SKY, _WALL, _LARGEST = 118.0, 8.0, 1.4


@dataclass(frozen=True, slots=True)
class DailyPicture(StillPicture):
    """A city at the end of a daily deal, with texts for the deal's name and the points."""

    name: str
    points: str
    city: City

    def canvas(self) -> Canvas:
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

    def alt_text(self, say: Language) -> str:
        cards = ", ".join(card.names[0] for card in self.city.districts)
        facts = [f"{self.name} · {self.points}", cards or say("nothing")]
        return joined(f"{fact}." for fact in facts)


@dataclass(frozen=True, slots=True)
class DailyCity:
    """A city with its owner, its points, and a text about how complete it is."""

    owner: str
    points: str
    built: str
    city: City

    @property
    def fact(self) -> str:
        cards = ", ".join(card.names[0] for card in self.city.districts)
        return f"{self.owner}: {', '.join(filter(None, [self.points, self.built, cards]))}"


@dataclass(frozen=True, slots=True)
class DailyEndPicture(StillPicture):
    """The reader's city, below it the Master's in the same deal, and the rounds in which they differed."""

    file_name = "daily.png"

    own: DailyCity
    master: DailyCity
    partings: tuple[Parting, ...]
    language: Language

    def canvas(self) -> Canvas:
        say = self.language
        rows = _PARTED + _ROW * len(self.partings) if self.partings else 0.0
        canvas = Canvas(WIDTH, 2 * _LAND + rows, TABLE)
        _beside(canvas, self.own, 0.0, DAWN, _OWN_SIGN)
        _beside(canvas, self.master, _LAND, NIGHT, _MASTER_SIGN)
        if self.partings:
            top = 2 * _LAND + 9
            canvas.write(fit(say("daily-parted"), Face.BOLD, WIDTH - 16, 12.5), 8, top, TEXT, TABLE)
            for left, owner in ((_FIRST, self.own.owner), (_SECOND, self.master.owner)):
                head = fit(owner, Face.SEMIBOLD, _SECOND - _FIRST - 8, 10.5, 9)
                canvas.write(head, left, top + 15, QUIET, TABLE)
            gained = fit(say("tournament-points"), Face.SEMIBOLD, _GAIN + 20, 10.5, 9)
            canvas.write(gained, WIDTH - 10, top + 15, QUIET, TABLE, "right")
        for place, parting in enumerate(self.partings):
            _parting(canvas, parting, 2 * _LAND + _PARTED + place * _ROW, say)
        return canvas

    def alt_text(self, say: Language) -> str:
        told = [f"{self.own.fact}.", f"{self.master.fact}."]
        if self.partings:
            told.append(f"{say('daily-parted')}.")
        for each in self.partings:
            turns = f"{_told(each.own, say, you='yes')} {_told(each.master, say, you='no')}"
            gained = say("daily-gained", you="no" if each.gain > 0 else "yes", points=abs(each.gain))
            told.append(f"{say('picture-round', round=each.round)}: {turns} {gained}")
        return joined(told)


def _built(turn: PlayedTurn, say: Language) -> str:
    return ", ".join(say(f"district-{card}") for card in turn.built) or say("nothing")


def _told(turn: PlayedTurn, say: Language, *, you: str) -> str:
    character = say(f"character-{turn.character}") if turn.character else "none"
    built = together(say, [say(f"district-{card}") for card in turn.built]) or "none"
    return say("daily-turn", you=you, character=character, districts=built)


_LAND, _PARTED, _ROW = 96.0, 33.0, 25.0
_FIRST, _SECOND, _GAIN = 66.0, 188.0, 42.0
_OWN_SIGN, _MASTER_SIGN = ("crimson", "star"), ("plum", "crown")


def _beside(canvas: Canvas, land: DailyCity, top: float, sky: Sky, sign: tuple[str, str]) -> None:
    high = _LAND - _WALL - 4
    draw_sky(canvas, (0, top, WIDTH, high), sky, 5, TABLE, 5)
    draw_skyline(canvas, land.city.districts, (8, top, WIDTH - 16, high), sky, 1.0, 3)
    draw_wall(canvas, (4, top + high, WIDTH - 8, _WALL), land.city)
    y = top + 16
    _shield(canvas, 19, y, 26, sky.top, sign)
    points = fit(land.points, Face.BLACK, 120, 18)
    canvas.write(points, WIDTH - 10, y, GOLD, sky.top, "right")
    room = WIDTH - 58 - points.width
    owner = fit(land.owner, Face.BLACK, room * 0.55, 17)
    canvas.write(owner, 37, y, BRIGHT, sky.top)
    built = fit(land.built, Face.SEMIBOLD, room - owner.width - 6, 11, 9)
    canvas.write(built, 43 + owner.width, y + 1, TEXT, sky.top)


def _shield(canvas: Canvas, x: float, y: float, size: float, ground: str, sign: tuple[str, str]) -> None:
    colour, icon = TONES[sign[0]], sign[1]
    canvas.icon("types/military", x, y, size, TEXT, ground)
    canvas.icon("types/military", x, y, size * 0.9, colour, TEXT)
    canvas.icon(icon, x, y - size * 0.05, size * 0.46, BRIGHT, colour)


def _parting(canvas: Canvas, parting: Parting, top: float, say: Language) -> None:
    y, high = top + 11.3, _ROW - 2.4
    canvas.rounded((4, top, WIDTH - 8, high), 4, PANEL, TABLE)
    number = fit(say("picture-round", round=parting.round), Face.BOLD, _FIRST - 15, 11, 9)
    canvas.write(number, 11, y, QUIET, PANEL)
    for left, turn, ring in ((_FIRST, parting.own, TEXT), (_SECOND, parting.master, GOLD)):
        if turn.character:
            medallion(canvas, turn.character, (left + 9, y), 17, ring, PANEL, thick=1.1)
        else:
            canvas.icon("tower", left + 9, y, 13, ring, PANEL)
        room = (_SECOND - _FIRST if left == _FIRST else WIDTH - _GAIN - _SECOND) - 30
        canvas.write(fit(_built(turn, say), Face.SEMIBOLD, room, 11, 9), left + 22, y, TEXT, PANEL)
    _shield(canvas, WIDTH - _GAIN + 3, y, 14, PANEL, _MASTER_SIGN if parting.gain > 0 else _OWN_SIGN)
    canvas.write(Fitted(f"+{abs(parting.gain)}", Face.BOLD, 12), WIDTH - 10, y, GOLD, PANEL, "right")


SHELF = 8  # The most cities on a shelf.

_COLUMNS, _GAP, _HEAD = 2, 6.0, 28.0
_SHELF_SKY, _LABEL, _SHELF_LARGEST = 58.0, 18.0, 0.8


@dataclass(frozen=True, slots=True)
class PastCity:
    """A city of a finished game, with a text about the game and one for the points."""

    title: str
    points: str
    districts: tuple[Card, ...]


def past_city(title: str, points: int, cards: Iterable[str], say: Language) -> PastCity:
    """Make a city from its cards, of which only districts are drawn."""
    districts = (
        Card(DISTRICTS[card].kind, (say(f"district-{card}"),), id=card) for card in cards if card in DISTRICTS
    )
    return PastCity(title, say("daily-points", points=points), tuple(districts))


@dataclass(frozen=True, slots=True)
class ShelfPicture(StillPicture):
    """Cities, the newest first."""

    title: str
    cities: tuple[PastCity, ...]

    def canvas(self) -> Canvas:
        lines = ceil(len(self.cities) / _COLUMNS)
        canvas = Canvas(WIDTH, _HEAD + lines * (_SHELF_SKY + _LABEL + _GAP), TABLE)
        canvas.write(fit(self.title, Face.SERIF, WIDTH - 20, 15), 8, 15, TEXT, TABLE)
        wide = (WIDTH - _GAP) / _COLUMNS
        for number, city in enumerate(self.cities):
            left = number % _COLUMNS * (wide + _GAP)
            _city(canvas, city, left, _HEAD + number // _COLUMNS * (_SHELF_SKY + _LABEL + _GAP), wide, number)
        return canvas

    def alt_text(self, say: Language) -> str:
        cities = [", ".join(card.names[0] for card in each.districts) for each in self.cities]
        told = [
            f"{each.title}, {each.points}: {built or say('nothing')}."
            for each, built in zip(self.cities, cities, strict=True)
        ]
        return joined([f"{self.title}:", *told])


def _city(canvas: Canvas, city: PastCity, left: float, top: float, wide: float, seed: int) -> None:
    draw_sky(canvas, (left, top, wide, _SHELF_SKY), NIGHT, seed, TABLE)
    draw_skyline(canvas, city.districts, (left + 4, top, wide - 8, _SHELF_SKY), NIGHT, _SHELF_LARGEST)
    canvas.box((left, top + _SHELF_SKY, wide, _LABEL), PANEL)
    middle = top + _SHELF_SKY + _LABEL / 2
    points = fit(city.points, Face.BOLD, wide / 2, 11)
    canvas.write(points, left + wide - 6, middle, GOLD, PANEL, "right")
    canvas.write(fit(city.title, Face.SERIF, wide - 18 - points.width, 11), left + 6, middle, BRIGHT, PANEL)
