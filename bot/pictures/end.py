"""The end as a poster: the winner's city, the scores line by line, and awards for what was rare."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.pictures.alt import SHORT_NAME, Listing, counted, fullest, listed, listing, summed
from bot.pictures.awards import Award, Deed, awards
from bot.pictures.badges import medallion
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cities import player_name
from bot.pictures.fit import Fitted, fit, lines
from bot.pictures.fonts import Face, drawable
from bot.pictures.models import City, city_of
from bot.pictures.palette import (
    BRIGHT,
    CURTAIN,
    DAWN,
    DIM,
    GOLD,
    INK,
    OLD_GOLD,
    PANEL,
    QUIET,
    TABLE,
    TEXT,
    WINNER,
)
from bot.pictures.picture import StillPicture
from bot.pictures.skylines import draw_sky, draw_skyline
from bot.pictures.tones import TONES
from bot.words.language import Language
from bot.words.names import LONGEST
from engine.state import Score
from engine.view import View

_SKY, _PITCH, _ROW, _AWARD = 124.0, 23.0, 21.5, 60.0
_PARTS = (("districts", "tower"), ("complete", "flag"), ("five-types", "dots"), ("unique", "burst"))
"""The parts of a result and the symbols above their columns."""

_SIGN = 14.0
"""The room for the sign of a computer behind its name."""

_COLUMNS, _TOTAL = (178.0, 218.0, 256.0, 293.0), 342.0
_MEDALS = {1: GOLD, 2: TONES["steel"], 3: TONES["rust"]}
_CONFETTI = (GOLD, TEXT, TONES["lit2"], TONES["ice"], TONES["leaf"])
_HEADINGS = (*(part for part, _ in _PARTS), "total")
_COMPLETED = ("first-completed", "completed")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a player came out: place (1 is the best), points in all, and what they are made of.

    The parts are `districts`, `complete`, `five-types` and `unique`, which stands for all that single cards
    brought. The districts are those of the city, and `seat` is where the player sits, or the `computer`.
    """

    place: int
    city: City
    total: int
    parts: tuple[tuple[str, int], ...]
    seat: int = 0
    computer: bool = False


@dataclass(frozen=True, slots=True)
class EndPicture(StillPicture):
    """The end of a game, the best first.

    `title` says who won and `margin` by how much; `headings` are those of the four parts and of the total.
    """

    file_name = "end.png"

    results: tuple[Outcome, ...]
    title: str = ""
    margin: str = ""
    headings: tuple[str, ...] = ()
    awards: tuple[Award, ...] = ()

    def canvas(self) -> Canvas:
        """Draw the end."""
        rows = len(self.results)
        height = _SKY + 29 + rows * _PITCH + (_AWARD + 8 if self.awards else 2)
        canvas = Canvas(WIDTH, height, TABLE)
        winner = self.results[0]
        draw_sky(canvas, (0, 0, WIDTH, _SKY), DAWN, 5, TABLE, 0.1)
        _confetti(canvas)
        draw_skyline(canvas, winner.city.districts, (6, 0, WIDTH - 12, _SKY - 6), DAWN, 1.2, 3)
        for merlon in range(26):
            canvas.box((merlon * 13.6, _SKY - 7.5, 8.6, 6), GOLD)
        canvas.box((0, _SKY - 2.5, WIDTH, 2.5), OLD_GOLD)
        _title(canvas, self, winner)
        _headings(canvas, self, _SKY + 8)
        top = _SKY + 29
        for result in self.results:
            _row(canvas, result, top)
            top += _PITCH
        _awards(canvas, self.awards, top + 4)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Say in words what a picture of the end shows: places, points, and each city."""

        def text(
            cards: Listing, part: str = "", longest: int = LONGEST, awards: Sequence[Award] = self.awards
        ) -> str:
            """Say it all, with the cards told in this way."""
            results = (_result(result, language, cards, part, longest) for result in self.results)
            return " ".join([*results, *(f"{each.title}: {each.text}." for each in awards)])

        def texts() -> Iterator[str]:
            """Yield it ever shorter."""
            yield text(listed, "picture-part-{}")
            yield text(listed)
            yield text(counted)
            yield text(summed)
            yield text(summed, awards=())
            yield text(summed, longest=SHORT_NAME, awards=())

        return fullest(texts())


def end_picture(
    view: View,
    names: Sequence[str],
    language: Language,
    deeds: Iterable[Deed] = (),
    computers: Collection[int] = (),
) -> EndPicture:
    """Make a picture of the scores of a game that is over, with awards for deeds.

    `computers` are the seats that computers played.
    """
    scores = view.scores
    lines = (_result_of(view, score, score.place(scores), names, language) for score in scores)
    results = tuple(replace(line, computer=line.seat in computers) for line in lines)
    winners = [result for result in results if result.place == 1]
    beaten = next((result for result in results if result.place > 1), None)
    best = ", ".join(each.city.name for each in winners)
    return EndPicture(
        results,
        language("picture-wins-title", names=best, count=len(winners)),
        language(
            "picture-margin",
            total=winners[0].total,
            margin=winners[0].total - beaten.total if beaten else 0,
            name=beaten.city.name if beaten else "none",
        ),
        tuple(language(f"picture-column-{part}") for part in _HEADINGS),
        awards(deeds, [city.city.name for city in sorted(results, key=lambda each: each.seat)], language),
    )


def _result_of(view: View, score: Score, place: int, names: Sequence[str], language: Language) -> Outcome:
    """Make a line of the end: the city of a score, its place, and the points that it is made of."""
    city = city_of(view, view.seats[score.seat], names, language, plays=place == 1)
    lines = dict(score.lines)
    parts = {
        "districts": lines.pop("districts", 0),
        "complete": sum(lines.pop(line, 0) for line in _COMPLETED),
        "five-types": lines.pop("five-types", 0),
        "unique": sum(points for name, points in score.lines if name in lines),
    }
    made_of = tuple((name, points) for name, points in parts.items() if points)
    return Outcome(place, city, score.total, made_of, score.seat)


def _result(result: Outcome, language: Language, cards: Listing, part: str, longest: int) -> str:
    """Tell a player's points; `part` is the key under which a part of them is named, if it is."""
    name = result.city.name[:longest]
    if result.computer:
        name = f"{name} ({language('picture-lobby-computer')})"
    text = language("picture-result", place=result.place, name=name, total=result.total)
    if len(result.parts) > 1:
        parts = [
            language(part.format(which), points=points) if part else f"{points}"
            for which, points in result.parts
        ]
        text = language("picture-sum", result=text, parts=" + ".join(parts))
    city = cards(result.city.districts, language)
    return listing(language, text, [city]) if city else f"{text}."


def _confetti(canvas: Canvas) -> None:
    for piece in range(46):
        x, y = (piece * 83 + piece * piece * 29) % 346 + 1, (piece * 31 + piece * piece * 7) % 58 + 2
        canvas.box((x, y, 2.2 + piece % 2, 1.6), _CONFETTI[piece % len(_CONFETTI)])


def _title(canvas: Canvas, picture: EndPicture, winner: Outcome) -> None:
    """Write who won between laurels, with the points and the margin."""
    title = fit(drawable(picture.title) or picture.title, Face.BLACK, 176, 20, 11)
    canvas.framed((52, 7, 246, 50), 9, 1.4, (GOLD, CURTAIN, DAWN.top))
    canvas.icon("laurel", 84, 33, 46, GOLD, CURTAIN)
    _face(canvas, winner, (84, 30), 27, GOLD, CURTAIN)
    canvas.write(title, 114, 23, BRIGHT, CURTAIN)
    total = Fitted(f"{winner.total}", Face.BLACK, 16)
    canvas.write(total, 114, 44, GOLD, CURTAIN)
    canvas.write(
        fit(picture.margin, Face.SEMIBOLD, 176 - total.width, 11.5), 118 + total.width, 44, TEXT, CURTAIN
    )


def _face(
    canvas: Canvas, result: Outcome, middle: tuple[float, float], size: float, ring: str, ground: str
) -> None:
    """Draw the character that a player had in the end, or a cup where that isn't known."""
    if result.city.characters:
        medallion(canvas, result.city.characters[-1].id, middle, size, ring, ground, thick=1.2)
    else:
        canvas.icon("trophy" if result.place == 1 else "tower", *middle, size * 0.72, ring, ground)


def _headings(canvas: Canvas, picture: EndPicture, y: float) -> None:
    for (_, symbol), x, word in zip(_PARTS, _COLUMNS, picture.headings, strict=False):
        canvas.icon(symbol, x, y, 11, QUIET, TABLE)
        canvas.write(fit(word, Face.SEMIBOLD, 38, 9.5, 9), x, y + 11.5, QUIET, TABLE, "centre")
    canvas.icon("trophy", _TOTAL - 10, y, 11, QUIET, TABLE)
    for word in picture.headings[len(_PARTS) :]:
        canvas.write(fit(word, Face.SEMIBOLD, 34, 9.5, 9), _TOTAL, y + 11.5, QUIET, TABLE, "right")


def _row(canvas: Canvas, result: Outcome, top: float) -> None:
    """Draw a player's line: place, name, the parts of the points, and their sum."""
    first = result.place == 1
    ground = WINNER if first else PANEL
    canvas.rounded((4, top, WIDTH - 8, _ROW), 4, ground, TABLE)
    y = top + _ROW / 2
    medal = _MEDALS.get(result.place, DIM)
    canvas.disc(16.7, y, 15.4, medal, ground)
    canvas.write(Fitted(f"{result.place}", Face.BOLD, 11.5), 16.7, y, INK, medal, "centre")
    _face(canvas, result, (39, y), 17, GOLD if first else TEXT, ground)
    name = player_name(result.city, _COLUMNS[0] - 15 - 53 - (_SIGN if result.computer else 0), 13.5)
    canvas.write(name, 53, y, GOLD if first else TEXT, ground)
    if result.computer:
        canvas.icon("gear", 53 + name.width + _SIGN / 2 + 1, y, 11, QUIET, ground)
    parts = dict(result.parts)
    for (part, _), x in zip(_PARTS, _COLUMNS, strict=True):
        points = parts.get(part, 0)
        text, ink = (f"{points}", TEXT) if points else ("–", DIM)
        canvas.write(Fitted(text, Face.SEMIBOLD, 12.5), x, y, ink, ground, "centre")
    canvas.write(
        Fitted(f"{result.total}", Face.BOLD, 15), _TOTAL, y, GOLD if first else TEXT, ground, "right"
    )


def _awards(canvas: Canvas, awards: Sequence[Award], top: float) -> None:
    """Draw up to three awards side by side."""
    width = (WIDTH - 8 - 2 * 3.6) / 3
    aside = (3 - len(awards)) * (width + 3.6) / 2
    for place, award in enumerate(awards):
        left = 4 + aside + place * (width + 3.6)
        canvas.rounded((left, top, width, _AWARD), 5, PANEL, TABLE)
        x, y = left + 19, top + 17
        colour = TONES[award.tone]
        canvas.icon("ribbon", x, y + 4, 32, TONES["scarlet"], PANEL)
        canvas.disc(x, y, 25, GOLD, PANEL)
        canvas.disc(x, y, 21.2, colour, GOLD)
        canvas.icon(award.symbol, x, y, 13, BRIGHT, colour)
        title = lines(award.title, Face.BOLD, width - 42, 11.5, 2)
        canvas.write_lines(title, (left + 38, top + 11), 12.5, GOLD, PANEL)
        text = lines(award.text, Face.SEMIBOLD, width - 8, 10.5, 2)
        canvas.write_lines(text, (left + width / 2, top + 41), 11.5, TEXT, PANEL, "centre")
