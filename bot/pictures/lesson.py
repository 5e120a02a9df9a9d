"""The pictures of the lesson: on each page the round as a road, and at the end the first city."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import ceil, pi

from bot.pictures import palette
from bot.pictures.alt import joined, named, noted
from bot.pictures.canvas import WIDTH, Canvas, Part
from bot.pictures.drawings import Shape, around
from bot.pictures.end import end_picture
from bot.pictures.fonts import Face, fit
from bot.pictures.models import Rank, ranks_of
from bot.pictures.picture import StillPicture
from bot.pictures.poster import Award, PosterPlace, score_part
from bot.pictures.ranks import portrait_of
from bot.pictures.skylines import draw_sky, draw_skyline
from bot.pictures.stamps import Stamp, kept, shaped
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.view import View

_TOP, _ROW, _FIRST, _LABEL = 28.0, 92.0, 32.0, 62.0
_STATIONS_A_ROW = 5
_ROAD, _EDGE = 24.0, 28.0
_GREY = ("nobody", "out")


@dataclass(frozen=True, slots=True)
class Station:
    """A rank on the road of a round, with a word for its power and a tag, which may say why it is grey."""

    rank: Rank
    word: str
    tag: str = ""


@dataclass(frozen=True, slots=True)
class LessonPicture(StillPicture):
    """A page of the lesson: a round as a road."""

    title: str
    page: str
    stations: tuple[Station, ...]

    @property
    def height(self) -> float:
        return _TOP + ceil(len(self.stations) / _a_row(self)) * _ROW + 4

    def canvas(self) -> Canvas:
        half = _a_row(self)
        rows = ceil(len(self.stations) / half)
        canvas = Canvas(WIDTH, self.height, palette.TABLE)
        canvas.write(fit(self.title, Face.BLACK, WIDTH - 70, 16, 10), 8, 14, palette.TEXT, palette.TABLE)
        canvas.write(
            fit(self.page, Face.SEMIBOLD, 56, 12), WIDTH - 8, 14, palette.QUIET, palette.TABLE, "right"
        )
        draw_sky(canvas, (0, _TOP, WIDTH, rows * _ROW), palette.NIGHT, 2, palette.TABLE, 0.1)
        pitch = WIDTH / half
        for row in range(rows):
            road = _road(WIDTH - 14.0 if row == rows - 1 else WIDTH + 20.0)
            canvas.stamp(road, 0, _TOP + row * _ROW + _FIRST - _EDGE / 2)
        for place, each in enumerate(self.stations):
            row, column = divmod(place, half)
            _station(canvas, each, (pitch * (column + 0.5), _TOP + row * _ROW), pitch)
        return canvas

    def alt_text(self, say: Language) -> str:
        sentences = [f"{self.title} ({self.page})."]
        for each in self.stations:
            notes = [
                *dict.fromkeys(filter(None, [each.tag, say(f"picture-state-{each.rank.state}")])),
                *(say.find(f"picture-marked-{mark.kind}") or mark.kind for mark in each.rank.marks),
            ]
            sentences.append(f"{noted(named(each.rank.character, say), notes, say)}: {each.word}.")
        return joined(sentences)


def lesson_picture(view: View, step: int, steps: int, say: Language) -> LessonPicture:
    """Make a page of the lesson: the round as the learner sees it."""
    stations = (
        Station(rank, say.find(f"picture-lesson-{rank.character.id}") or "", _tag(rank, view, say))
        for rank in ranks_of(view, say)
    )
    return LessonPicture(
        say("picture-lesson-title", last=max(RANK[each] for each in view.cast)),
        f"{step} / {steps}",
        tuple(stations),
    )


def _tag(rank: Rank, view: View, say: Language) -> str:
    if rank.character.id in view.characters:
        return say("picture-lesson-own")
    return say(f"picture-state-{rank.state}") if rank.state in _GREY else ""


def _a_row(picture: LessonPicture) -> int:
    return min(_STATIONS_A_ROW, max(1, ceil(len(picture.stations) / 2)))


@kept
def _road(end: float) -> Stamp:
    middle = _EDGE / 2
    line = ((-20.0, middle), (end, middle))
    shapes = (Shape(palette.TONES["wood2"], line, _EDGE), Shape(palette.TONES["wood"], line, _ROAD))
    return shaped(shapes, (WIDTH, _EDGE), palette.NIGHT.bands[1])


def _station(canvas: Canvas, each: Station, corner: tuple[float, float], pitch: float) -> None:
    x, top = corner
    piece = portrait_of(each.rank, 40)
    canvas.stamp(piece, x - piece.width / 2, top + _FIRST - piece.height / 2)
    now = each.rank.state == "now"
    name = fit(each.rank.character.name, Face.BOLD, pitch - 10, 11.5)
    word = fit(each.word, Face.SEMIBOLD, pitch - 10, 10.5)
    width = max(name.width, word.width) + 8
    ground = palette.GOLD if now else palette.INK
    canvas.rounded((x - width / 2, top + _LABEL - 7, width, 27), 4, ground, palette.NIGHT.bands[2])
    canvas.write(name, x, top + _LABEL, palette.INK if now else palette.GOLD, ground, "centre")
    canvas.write(word, x, top + _LABEL + 12.5, palette.INK if now else palette.TEXT, ground, "centre")
    if each.tag:
        ground, ink = (palette.INK, palette.TEXT) if each.rank.state in _GREY else (palette.GOLD, palette.INK)
        tag = fit(each.tag, Face.BOLD, 40, 10)
        left = min(x + 8, WIDTH - tag.width - 11)
        canvas.rounded((left, top + 5, tag.width + 9, 13), 4, ground, palette.NIGHT.top)
        canvas.write(tag, left + 4.5, top + 11.5, ink, ground)


_CITY, _HEAD, _BADGE = 148.0, 22.0, 53.0
_BADGES_A_ROW = 4

_BADGES = (
    ("choose", "mask", "violet"),
    ("gather", "coin", "mustard"),
    ("build", "hammer", "forest"),
    ("call", "dots", "royal"),
    ("robbed", "bag", "teal"),
    ("kill", "skull", "crimson"),
    ("crown", "crown", "wine"),
    ("score", "trophy", "rust"),
)
"""The subjects of the lesson, with their keys, symbols and tones."""

_FIREWORKS = (
    (34, 30, 24, palette.GOLD),
    (312, 34, 28, palette.TONES["ice"]),
    (64, 78, 17, palette.KILLED),
    (286, 88, 15, palette.TONES["leaf"]),
    (20, 92, 12, palette.TONES["ice"]),
    (330, 92, 12, palette.GOLD),
)
_RAYS, _SPARKS = 12, 6


@dataclass(frozen=True, slots=True)
class FirstCityPicture(StillPicture):
    """The end of the lesson: all scores, the best first; `you` is the mark of seat `own`.

    `learnt` is the heading of the `badges`.
    """

    results: tuple[PosterPlace, ...]
    headings: tuple[str, ...]
    title: str
    why: str
    learnt: str
    badges: tuple[Award, ...]
    you: str
    own: int = 0

    @property
    def height(self) -> float:
        return self._above + self._scores.height

    @property
    def _scores(self) -> Part:
        return score_part(self.results, self.headings, self.own, self.you)

    @property
    def _above(self) -> float:
        return _CITY + _HEAD + _BADGE * ceil(len(self.badges) / _BADGES_A_ROW) + 2

    def canvas(self) -> Canvas:
        canvas = Canvas(WIDTH, self.height, palette.TABLE)
        _city(canvas, self)
        canvas.write(
            fit(self.learnt, Face.BLACK, WIDTH - 16, 14, 10), 8, _CITY + 12, palette.TEXT, palette.TABLE
        )
        for place, badge in enumerate(self.badges):
            _badge(canvas, badge, place)
        self._scores.draw(canvas, self._above)
        return canvas

    def alt_text(self, say: Language) -> str:
        return joined(
            [
                f"{self.title}: {self.why}.",
                *(f"{each.title}: {each.text}." for each in self.badges),
                *(
                    say("picture-result", place=each.place, name=each.city.name, total=each.total) + "."
                    for each in self.results
                ),
            ]
        )


def first_city_picture(
    view: View, names: Sequence[str], say: Language, computers: Collection[int], own: int
) -> FirstCityPicture:
    """Make the picture for the end of the lesson, which the seat `own` has won."""
    end = end_picture(view, names, say, computers=computers, own=own)
    first, second = end.results[0], end.results[1]
    total = first.total
    badges = tuple(
        Award(symbol, tone, say(f"picture-learnt-{key}"), say(f"picture-learnt-{key}.text", points=total))
        for key, symbol, tone in _BADGES
    )
    return FirstCityPicture(
        end.results,
        end.headings,
        say("picture-first-city"),
        say("picture-first-city.text", points=total, ahead=total - second.total),
        say("picture-learnt"),
        badges,
        end.you,
        own,
    )


def _city(canvas: Canvas, picture: FirstCityPicture) -> None:
    districts = picture.results[0].city.districts
    draw_sky(canvas, (0, 0, WIDTH, _CITY), palette.DAWN, 5, palette.TABLE, 0.1)
    for x, y, size, ink in _FIREWORKS:
        firework(canvas, (x, y), size, ink)
    draw_skyline(canvas, districts, (4, 0, WIDTH - 8, _CITY - 11), palette.DAWN, 1.45, 3)
    pitch = (WIDTH - 6) / max(1, len(districts))
    for place in range(len(districts)):
        canvas.box((4 + place * pitch, _CITY - 12, pitch - 5, 10), palette.GOLD)
        text = fit(f"{place + 1}", Face.BOLD, pitch, 9.5)
        canvas.write(
            text, 4 + place * pitch + (pitch - 5) / 2, _CITY - 6.8, palette.INK, palette.GOLD, "centre"
        )
    canvas.box((0, _CITY - 2.5, WIDTH, 2.5), palette.OLD_GOLD)
    canvas.framed((58, 7, 234, 50), 9, 1.4, (palette.GOLD, palette.CURTAIN, palette.DAWN.top))
    canvas.icon("laurel", 86, 32, 46, palette.GOLD, palette.CURTAIN)
    canvas.icon("flag", 87, 29, 17, palette.BRIGHT, palette.CURTAIN)
    canvas.write(fit(picture.title, Face.BLACK, 172, 20, 11), 111, 23, palette.BRIGHT, palette.CURTAIN)
    canvas.write(fit(picture.why, Face.SEMIBOLD, 172, 12), 111, 44, palette.TEXT, palette.CURTAIN)


def firework(canvas: Canvas, middle: tuple[float, float], size: float, ink: str) -> None:
    """Draw rays of sparks around `middle`."""
    shapes: list[Shape] = []
    for ray in range(_RAYS):
        turn = 2 * pi * ray / _RAYS
        ends = (size * 0.35, size * (1.0 if ray % 2 else 0.72))
        shapes.append(Shape(ink, tuple(around(size, size, far, turn) for far in ends), 1.5))
    for spark in range(_SPARKS):
        x, y = around(size, size, size * 0.88, 2 * pi * spark / _SPARKS + 0.3)
        shapes.append(Shape(ink, tuple(around(x, y, 1.3, pi * part / 4) for part in range(8))))
    x, y = middle
    # The sky has four bands. Blend the edges with the band behind them.
    ground = palette.DAWN.bands[min(3, int(4 * y / _CITY))]
    canvas.stamp(shaped(shapes, (2 * size, 2 * size), ground), x - size, y - size)


def _badge(canvas: Canvas, badge: Award, place: int) -> None:
    wide, high = (WIDTH - 8 - 3 * (_BADGES_A_ROW - 1)) / _BADGES_A_ROW, _BADGE - 3
    left = 4 + place % _BADGES_A_ROW * (wide + 3)
    top = _CITY + _HEAD + place // _BADGES_A_ROW * _BADGE
    tone = palette.TONES[badge.tone]
    canvas.rounded((left, top, wide, high), 5, palette.PANEL, palette.TABLE)
    x, y = left + 18, top + 18
    canvas.icon("ribbon", x, y + 4, 28, palette.TONES["scarlet"], palette.PANEL)
    canvas.disc(x, y, 25, palette.GOLD, palette.PANEL)
    canvas.disc(x, y, 21.4, tone, palette.GOLD)
    canvas.icon(badge.symbol, x, y, 13, palette.BRIGHT, tone)
    canvas.icon("check", x + 9, y + 10, 10, palette.GOLD, palette.PANEL)
    canvas.write(fit(badge.title, Face.BOLD, wide - 36, 12, 9), left + 34, y, palette.GOLD, palette.PANEL)
    text = fit(badge.text, Face.SEMIBOLD, wide - 6, 10.5, 9)
    canvas.write(text, left + wide / 2, top + 42, palette.TEXT, palette.PANEL, "centre")
