"""The pictures of a profile: the card of a career, and all badges."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.alt import joined
from bot.pictures.badges import medallion, seal
from bot.pictures.canvas import WIDTH, Canvas, in_rows
from bot.pictures.daily import PastCity
from bot.pictures.drawings import Shape
from bot.pictures.fonts import Face, Fitted, drawable, fit, lines
from bot.pictures.models import CharacterModel
from bot.pictures.palette import (
    BRIGHT,
    CURTAIN,
    DAWN,
    GOLD,
    HEAD,
    INK,
    KILLED,
    LINE,
    PANEL,
    QUIET,
    TABLE,
    TEXT,
    TONES,
)
from bot.pictures.picture import StillPicture, WordedPicture
from bot.pictures.skylines import draw_sky, draw_skyline, draw_vignette
from bot.pictures.stamps import shaped
from bot.words.language import Language
from engine.cards.characters import RANK


@dataclass(frozen=True, slots=True)
class Medal:
    """A badge: a portrait, or a symbol with a number; grey unless `earned`. `near` says how near it is."""

    figure: str
    word: str
    earned: bool
    number: str = ""
    near: str = ""


@dataclass(frozen=True, slots=True)
class CareerLevel:
    """A level and the progress towards the next one (from 0 to 1), each with a text."""

    number: int
    share: float
    words: str


@dataclass(frozen=True, slots=True)
class CareerCount:
    """A number with a symbol and a word."""

    symbol: str
    number: int
    word: str


@dataclass(frozen=True, slots=True)
class CareerRating:
    """A text for a rating, a note about it, and its earlier values, the oldest first."""

    title: str
    number: str
    note: str
    course: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CareerRival:
    """Another player: the name, and how often they finished behind and ahead of the person."""

    face: str  # The portrait of a computer player; empty for a person.
    name: str
    behind: int
    ahead: int


@dataclass(frozen=True, slots=True)
class CareerPicture(WordedPicture):
    """A career as a card, without the parts that have no content. Each title has a note on its right."""

    file_name = "profile.png"

    name: str
    face: str  # The portrait beside the name.
    level: CareerLevel
    counts: tuple[CareerCount, ...]  # At most four.
    rating: CareerRating | None = None
    favourites_title: str = ""
    favourites: tuple[tuple[CharacterModel, str], ...] = ()  # At most three characters, each with a word.
    rivals_title: tuple[str, str] = ("", "")
    rivals: tuple[CareerRival, ...] = ()  # At most four other players.
    city: PastCity | None = None  # The best one.
    medals_title: tuple[str, str] = ("", "")
    medals: tuple[Medal, ...] = ()  # At most six.

    def canvas(self) -> Canvas:
        parts = [_head(self), _counts(self.counts)]
        parts += [_rating(self.rating)] if self.rating else []
        if self.favourites:
            parts += [_heading(self.favourites_title), _favourites(self.favourites)]
        if self.rivals:
            parts += [_heading(*self.rivals_title), _rivals(self.rivals)]
        parts += [_city(self.city)] if self.city else []
        if self.medals:
            parts += [_heading(*self.medals_title), _medals(self.medals)]
        canvas, top = Canvas(WIDTH, sum(each.height for each in parts), TABLE), 0.0
        for each in parts:
            canvas.stamp(each.whole, 0, top)
            top += each.height
        return canvas

    def facts(self) -> str:
        found = [self.name, self.level.words, ", ".join(f"{each.number} {each.word}" for each in self.counts)]
        if rating := self.rating:
            begin = f"{rating.course[0]} → " if len(rating.course) > 1 else ""
            number = f": {begin}{rating.number}" if rating.number else ""
            found.append(" · ".join(filter(None, [f"{rating.title}{number}", rating.note])))
        if self.favourites:
            told = [f"{each.name} ({word})" for each, word in self.favourites]
            found.append(f"{self.favourites_title}: {', '.join(told)}")
        if self.rivals:
            told = [f"{each.name} {each.behind} : {each.ahead}" for each in self.rivals]
            found.append(f"{self.rivals_title[0]} ({self.rivals_title[1]}): {', '.join(told)}")
        if self.city:
            names = ", ".join(each.names[0] for each in self.city.districts)
            found.append(f"{self.city.title}: {', '.join(filter(None, [self.city.points, names]))}")
        if self.medals:
            told = [f"{each.word} ({each.near})" if each.near else each.word for each in self.medals]
            found.append(f"{' '.join(self.medals_title)}: {', '.join(told)}")
        return joined(f"{each.removesuffix('.')}." for each in found)


_HEAD, _FACE, _EDGE, _GAP = 84.0, 92.0, 4.0, 4.0
_COUNTS, _RATING, _HEADING, _FAVOURITES, _RIVALS, _CITY, _MEDALS = 42.0, 59.0, 18.0, 46.0, 47.0, 80.0, 71.0
_CURVE = (150.0, 9.0, 184.0, 27.0)
_COUNT_INKS = {"trophy": GOLD, "fire": KILLED, "star": GOLD}


def _columns(count: int, of: int) -> tuple[list[float], float]:
    """Return the left edges of `count` columns and their width, such that `of` columns fill the picture."""
    wide = (WIDTH - 2 * _EDGE - (of - 1) * _GAP) / of
    return [_EDGE + place * (wide + _GAP) for place in range(count)], wide


def _head(picture: CareerPicture) -> Canvas:
    canvas = Canvas(WIDTH, _HEAD, TABLE)
    high = _HEAD - _GAP
    canvas.box((0, 0, WIDTH, high), CURTAIN)
    draw_vignette(canvas, picture.face, (0, 0, _FACE, high), CURTAIN)
    canvas.box((_FACE, 0, 1.6, high), GOLD)
    canvas.box((0, high - 1.6, WIDTH, 1.6), GOLD)
    left, x, y = _FACE + 14, WIDTH - 32, 33
    canvas.write(fit(picture.name, Face.BLACK, x - 34 - left, 25, 12), left, 24, BRIGHT, CURTAIN)
    canvas.icon("types/military", x, y, 50, GOLD, CURTAIN)
    canvas.icon("types/military", x, y, 45, TONES["plum"], GOLD)
    level = fit(f"{picture.level.number}", Face.BLACK, 30, 21)
    canvas.write(level, x, y - 3, BRIGHT, TONES["plum"], "centre")
    wide = x - 38 - left
    canvas.rounded((left, 48, wide, 9), 4.5, HEAD, CURTAIN)
    if done := wide * picture.level.share:
        canvas.rounded((left, 48, max(9.0, done), 9), 4.5, GOLD, HEAD)
    words = fit(picture.level.words, Face.SEMIBOLD, WIDTH - left - 8, 11.5)
    canvas.write(words, left, 68, TEXT, CURTAIN)
    return canvas


def _counts(counts: Sequence[CareerCount]) -> Canvas:
    canvas = Canvas(WIDTH, _COUNTS, TABLE)
    lefts, wide = _columns(len(counts), len(counts))
    for left, each in zip(lefts, counts, strict=True):
        canvas.rounded((left, 0, wide, _COUNTS - _GAP), 5, PANEL, TABLE)
        number = Fitted(f"{each.number}", Face.BLACK, 17)
        x = left + (wide - number.width - 18) / 2
        canvas.icon(each.symbol, x + 7, 13.5, 14, _COUNT_INKS.get(each.symbol, TEXT), PANEL)
        canvas.write(number, x + 18, 13.5, TEXT, PANEL)
        word = fit(each.word, Face.SEMIBOLD, wide - 6, 10.5)
        canvas.write(word, left + wide / 2, 29.5, QUIET, PANEL, "centre")
    return canvas


def _rating(rating: CareerRating) -> Canvas:
    canvas = Canvas(WIDTH, _RATING if rating.number else _RATING - 14, TABLE)
    high = canvas.height - _GAP
    canvas.rounded((_EDGE, 0, WIDTH - 2 * _EDGE, high), 5, PANEL, TABLE)
    if not rating.number:
        canvas.icon("glass", 20, high / 2, 18, GOLD, PANEL)
        canvas.write(fit(rating.title, Face.BOLD, WIDTH - 48, 13), 36, high / 2 - 8.5, TEXT, PANEL)
        canvas.write(fit(rating.note, Face.SEMIBOLD, WIDTH - 48, 11.5), 36, high / 2 + 8, QUIET, PANEL)
        return canvas
    room = _CURVE[0] - 20
    canvas.write(fit(rating.title, Face.SEMIBOLD, room, 11, 9), 14, 10, QUIET, PANEL)
    canvas.write(fit(rating.number, Face.BLACK, room, 23), 14, 28, GOLD, PANEL)
    canvas.write(fit(rating.note, Face.SEMIBOLD, WIDTH - 28, 10.5, 9), 14, 45.5, QUIET, PANEL)
    _curve(canvas, rating.course)
    return canvas


def _curve(canvas: Canvas, course: Sequence[int]) -> None:
    """Draw the ratings, at most one for every pixel; the last one is always drawn."""
    left, top, wide, high = _CURVE
    values = course[:: -math.ceil(len(course) / wide)][::-1]
    low, most = min(values), max(values)
    points = [
        (
            left + wide * (place / (len(values) - 1) if len(values) > 1 else 1),
            top + high * (1 - (value - low) / max(1, most - low)),
        )
        for place, value in enumerate(values)
    ]
    if len(points) > 1:
        shapes = (Shape(PANEL, tuple(points), 4), Shape(GOLD, tuple(points), 2.2))
        canvas.stamp(shaped(shapes, (WIDTH, canvas.height), PANEL), 0, 0)
    canvas.disc(*points[-1], 7, BRIGHT, PANEL)
    canvas.disc(*points[-1], 5, GOLD, BRIGHT)


def _heading(title: str, note: str = "") -> Canvas:
    canvas = Canvas(WIDTH, _HEADING, TABLE)
    told = fit(note, Face.SEMIBOLD, WIDTH / 2, 11)
    canvas.write(told, WIDTH - 8, 8, QUIET, TABLE, "right")
    canvas.write(fit(title, Face.BOLD, WIDTH - 24 - told.width, 12), 8, 8, TEXT, TABLE)
    return canvas


def _favourites(characters: Sequence[tuple[CharacterModel, str]]) -> Canvas:
    canvas = Canvas(WIDTH, _FAVOURITES, TABLE)
    high = _FAVOURITES - _GAP
    lefts, wide = _columns(len(characters), 3)
    for left, (who, word) in zip(lefts, characters, strict=True):
        ring = GOLD if left == lefts[0] else TEXT
        canvas.rounded((left, 0, wide, high), 5, PANEL, TABLE)
        medallion(canvas, who.id, (left + 21, high / 2), 31, ring, PANEL, thick=1.4)
        seal(canvas, who.rank, (left + 9, 9.5), 12.5, (INK, ring, PANEL), PANEL)
        canvas.write(fit(who.name, Face.SERIF, wide - 46, 12.5, 9), left + 42, 14, TEXT, PANEL)
        canvas.write(fit(word, Face.SEMIBOLD, wide - 46, 10.5, 9), left + 42, 29, QUIET, PANEL)
    return canvas


def _rivals(rivals: Sequence[CareerRival]) -> Canvas:
    canvas = Canvas(WIDTH, _RIVALS, TABLE)
    lefts, wide = _columns(len(rivals), 4)
    for left, each in zip(lefts, rivals, strict=True):
        ink = GOLD if each.behind > each.ahead else TEXT
        canvas.rounded((left, 0, wide, _RIVALS - _GAP), 5, PANEL, TABLE)
        name = drawable(each.name) or "?"
        if each.face:
            medallion(canvas, each.face, (left + 18, 18), 26, ink, PANEL, thick=1.3)
        else:
            initial, ground = Fitted(name[0].upper(), Face.BLACK, 14), TONES["royal"]
            canvas.disc(left + 18, 18, 28.6, ink, PANEL)
            canvas.disc(left + 18, 18, 26, ground, ink)
            canvas.write(initial, left + 18, 18, BRIGHT, ground, "centre")
        canvas.write(fit(name, Face.SERIF, wide - 40, 12, 9), left + 36, 12, TEXT, PANEL)
        record = fit(f"{each.behind} : {each.ahead}", Face.BOLD, wide - 40, 13)
        canvas.write(record, left + 36, 26, ink, PANEL)
        bar = wide - 10
        canvas.rounded((left + 5, 36, bar, 3.6), 1.8, HEAD, PANEL)
        if share := each.behind / max(1, each.behind + each.ahead):
            canvas.rounded((left + 5, 36, max(3.6, bar * share), 3.6), 1.8, GOLD, HEAD)
    return canvas


def _city(city: PastCity) -> Canvas:
    canvas = Canvas(WIDTH, _CITY, TABLE)
    high, wide = _CITY - _GAP, WIDTH - 2 * _EDGE
    draw_sky(canvas, (_EDGE, 0, wide, high), DAWN, 5, TABLE, 5)
    draw_skyline(canvas, city.districts, (_EDGE + 8, 0, wide - 16, high - 7), DAWN, 1.0, 3)
    for merlon in range(25):
        canvas.box((_EDGE + merlon * 13.7, high - 7, 8.6, 7), GOLD)
    points = fit(city.points, Face.BLACK, 100, 14)
    canvas.write(points, WIDTH - 12, 12.5, GOLD, DAWN.top, "right")
    canvas.write(fit(city.title, Face.BOLD, wide - 30 - points.width, 12), 12, 12.5, BRIGHT, DAWN.top)
    return canvas


def _medals(medals: Sequence[Medal]) -> Canvas:
    canvas = Canvas(WIDTH, _MEDALS + (13 if any(each.near for each in medals) else 0), TABLE)
    lefts, wide = _columns(len(medals), max(5, len(medals)))
    for left, medal in zip(lefts, medals, strict=True):
        x, ink = left + wide / 2, TEXT if medal.earned else QUIET
        _medal(canvas, medal, x, 17, 30)
        word = lines(drawable(medal.word), Face.SEMIBOLD, wide - 1, 10, 2)
        canvas.write_lines(word, (x, 41), 11.5, ink, TABLE, "centre")
        near = fit(medal.near, Face.BOLD, wide, 10.5)
        canvas.write(near, x, 42 + 11.5 * len(word), GOLD, TABLE, "centre")
    return canvas


def _medal(canvas: Canvas, medal: Medal, x: float, y: float, size: float) -> None:
    rim, disc, ink = (GOLD, INK, GOLD) if medal.earned else (LINE, PANEL, QUIET)
    if medal.figure in RANK:
        medallion(canvas, medal.figure, (x, y), size, rim, TABLE, grey=not medal.earned)
        return
    canvas.disc(x, y, size, rim, TABLE)
    canvas.disc(x, y, size - 3.2, disc, rim)
    lift = size / 9 if medal.number else 0
    canvas.icon(medal.figure, x, y - lift, size * (0.42 if lift else 0.55), ink, disc)
    canvas.write(fit(medal.number, Face.BOLD, size * 0.6, 10.5, 7), x, y + size / 4, ink, disc, "centre")


_BADGES_TOP, _MARGIN = 25.0, 6.0
_IN_ROW, _BUST, _BUST_PITCH, _LINE = 7, 34.0, 48.0, 9.0
_FEATS_IN_ROW, _DISC, _FEAT_PITCH, _LETTERS = 5, 34.0, 64.0, 11.0


@dataclass(frozen=True, slots=True)
class BadgesPicture(StillPicture):
    """All badges of a person: for characters by rank, and for feats. `count` is the number of earned ones."""

    title: str
    count: str
    characters: tuple[Medal, ...]
    feats: tuple[Medal, ...]

    def canvas(self) -> Canvas:
        busts, feats = in_rows(self.characters, _IN_ROW), in_rows(self.feats, _FEATS_IN_ROW)
        more = sum(max(len(_bust_name(each)) for each in row) - 1 for row in busts)
        more += sum(any(each.near for each in row) for row in feats)
        high = len(busts) * _BUST_PITCH + len(feats) * _FEAT_PITCH + more * _LINE
        canvas = Canvas(WIDTH, _BADGES_TOP + high + 3, TABLE)
        title = fit(drawable(self.title), Face.BLACK, WIDTH - 90, 16, 11)
        canvas.write(title, _MARGIN, 14, TEXT, TABLE)
        canvas.write(fit(self.count, Face.BOLD, 76, 14), WIDTH - _MARGIN, 14, GOLD, TABLE, "right")
        y = _BADGES_TOP + _BUST / 2
        for row in busts:
            for x, medal in _spread(row, _IN_ROW):
                _medal(canvas, medal, x, y, _BUST)
                ink = TEXT if medal.earned else QUIET
                canvas.write_lines(_bust_name(medal), (x, y + _BUST / 2 + 7), _LINE, ink, TABLE, "centre")
            y += _BUST_PITCH + _LINE * (max(len(_bust_name(each)) for each in row) - 1)
        y += (_DISC - _BUST) / 2
        for row in feats:
            for x, medal in _spread(row, _FEATS_IN_ROW):
                _feat(canvas, medal, x, y)
            y += _FEAT_PITCH + (_LINE if any(each.near for each in row) else 0)
        return canvas

    def alt_text(self, say: Language) -> str:
        every = (*self.characters, *self.feats)
        earned = [each.word for each in every if each.earned]
        told = ", ".join([*earned, *(f"{each.word} ({each.near})" for each in every if each.near)])
        title = f"{self.title} {self.count}"
        return joined([say("picture-badges-alt", title=title, badges=told)]) if told else title


def _spread(row: Sequence[Medal], most: int) -> list[tuple[float, Medal]]:
    pitch = (WIDTH - 2 * _MARGIN) / most
    return [(_MARGIN + pitch * (place + 0.5), medal) for place, medal in enumerate(row)]


def _feat(canvas: Canvas, medal: Medal, x: float, y: float) -> None:
    _medal(canvas, medal, x, y, _DISC)
    pitch = (WIDTH - 2 * _MARGIN) / _FEATS_IN_ROW
    name = lines(drawable(medal.word), Face.SEMIBOLD, pitch - 4, _LETTERS, 2)
    canvas.write_lines(name, (x, y + _DISC / 2 + 8.5), 12, TEXT if medal.earned else QUIET, TABLE, "centre")
    near = fit(medal.near, Face.BOLD, pitch - 4, _LETTERS)
    canvas.write(near, x, y + _DISC / 2 + 8.5 + 12 * len(name), GOLD, TABLE, "centre")


def _bust_name(medal: Medal) -> Sequence[Fitted]:
    name, room = drawable(medal.word), (WIDTH - 2 * _MARGIN) / _IN_ROW - 1
    if " " in name:
        return lines(name, Face.SEMIBOLD, room, 9.5, 2)
    word = fit(name, Face.SEMIBOLD, room, 9.5)
    return [fit(name, Face.SEMIBOLD, room + 5, 9.5) if word.cut else word]
