"""The pictures of a profile: the rating over time, and the badges."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from PIL import Image, ImageDraw

from bot.pictures.alt import joined
from bot.pictures.badges import medallion
from bot.pictures.canvas import WIDTH, Canvas, in_rows, pixels
from bot.pictures.fonts import Face, Fitted, drawable, fit, lines
from bot.pictures.palette import BAND, DIM, GOLD, INK, LINE, PANEL, QUIET, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.words.language import Language

# The most quarters marked.
_MOST_SEASONS = 6
# In logical pixels: the height of the picture, the panel, and the inset of the plot.
_HEIGHT, _PANEL, _INSET = 200.0, (38.0, 30.0, 345.0, 178.0), (6.0, 16.0, 42.0, 8.0)
_LEFT, _RIGHT = _PANEL[0] + _INSET[0], _PANEL[2] - _INSET[2]
_TOP, _BOTTOM = _PANEL[1] + _INSET[1], _PANEL[3] - _INSET[3]
# Natural distances between labelled ratings, the most labels, and the least range.
_STEPS, _MOST_TICKS, _LEAST_RANGE = (25, 50, 100, 200, 250, 500, 1000, 2000, 5000), 5, 100
# The room that the name of a season needs; with less, its line has no name.
_SEASON_ROOM = 42.0
# The factor by which the curve is drawn larger, then reduced.
_FINE = 2


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating at a time: the displayed number, and its uncertainty either way."""

    at: datetime
    rating: int
    spread: int


@dataclass(frozen=True, slots=True)
class Season:
    """The start and the name of a season."""

    at: datetime
    name: str


@dataclass(frozen=True, slots=True)
class RatingPicture(StillPicture):
    """A person's ratings, the oldest first, with the first and last day; `sure` is about the last one."""

    file_name = "rating.png"

    title: str
    points: tuple[RatingPoint, ...]
    days: tuple[str, str]
    seasons: tuple[Season, ...] = ()
    sure: bool = True

    @property
    def number(self) -> str:
        """The last rating as text."""
        return f"{self.points[-1].rating}" if self.sure else f"{self.points[-1].rating}?"

    def canvas(self) -> Canvas:
        """Draw the rating over time."""
        canvas = Canvas(WIDTH, _HEIGHT, TABLE)
        left, top, right, bottom = _PANEL
        canvas.write(fit(drawable(self.title), Face.SERIF, WIDTH - 20, 15), 8, 15, TEXT, TABLE)
        canvas.rounded((left, top, right - left, bottom - top), 5, PANEL, TABLE)
        plot = _Plot(self.points)
        _band(canvas, plot, self.points)
        for tick in plot.ticks():
            y = plot.y(tick)
            canvas.box((left, y, right - left, 0.34), LINE)
            canvas.write(fit(f"{tick}", Face.REGULAR, left - 6, 10.5), left - 4, y, QUIET, TABLE, "right")
        _draw_seasons(canvas, plot, self.seasons)
        _line(canvas, plot, self.points)
        _last(canvas, plot, self)
        _days(canvas, self)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Describe the picture."""
        first, last = self.points[0], self.points[-1]
        ratings = [point.rating for point in self.points]
        text = language(
            "picture-rating-alt",
            title=self.title,
            count=len(ratings),
            first=str(first.rating),
            first_day=self.days[0],
            number=self.number,
            spread=str(last.spread),
            day=self.days[1],
            lowest=str(min(ratings)),
            highest=str(max(ratings)),
        )
        return joined([text])


def rating_picture(
    title: str,
    points: Sequence[RatingPoint],
    language: Language,
    *,
    sure: bool = True,
) -> RatingPicture | None:
    """Make a picture of ratings; `None` without any. Seasons are quarters of the year."""
    if not points:
        return None
    first, last = points[0].at, points[-1].at
    days = _day(first, language), _day(last, language)
    begun = tuple(_seasons(first, last, language))
    return RatingPicture(title, tuple(points), days, begun, sure)


def _day(at: datetime, language: Language) -> str:
    at = at.astimezone(UTC)
    return language("picture-day", day=str(at.day), month=at.month, year=str(at.year))


def _seasons(first: datetime, last: datetime, language: Language) -> list[Season]:
    """Return the quarters that began between two times; if there are too many, only the years."""
    begun: list[tuple[int, int, datetime]] = []
    year, quarter = first.astimezone(UTC).year, 1
    while (at := datetime(year, quarter * 3 - 2, 1, tzinfo=UTC)) <= last:
        if at > first:
            begun.append((year, quarter, at))
        year, quarter = (year, quarter + 1) if quarter < 4 else (year + 1, 1)
    if len(begun) > _MOST_SEASONS:
        return [Season(at, str(year)) for year, quarter, at in begun if quarter == 1]
    return [
        Season(at, language("picture-season", quarter=quarter, year=str(year))) for year, quarter, at in begun
    ]


class _Plot:
    """Converts times and ratings to positions."""

    def __init__(self, points: Sequence[RatingPoint]) -> None:
        self.first = points[0].at.timestamp()
        self.span = points[-1].at.timestamp() - self.first
        low = min(point.rating - point.spread for point in points)
        high = max(point.rating + point.spread for point in points)
        missing = max(0, _LEAST_RANGE - (high - low))
        self.low, self.high = low - missing / 2, high + missing / 2

    def x(self, at: datetime) -> float:
        """Return the position of a time; the middle, if there is only one."""
        share = (at.timestamp() - self.first) / self.span if self.span else 0.5
        return _LEFT + share * (_RIGHT - _LEFT)

    def y(self, rating: float) -> float:
        """Return the position of a rating."""
        return _BOTTOM - (rating - self.low) / (self.high - self.low) * (_BOTTOM - _TOP)

    def ticks(self) -> range:
        """Return the ratings that get a label."""
        span = self.high - self.low
        step = next((each for each in _STEPS if span / each <= _MOST_TICKS), _STEPS[-1])
        return range(-int(-self.low // step) * step, int(self.high) + 1, step)


def _band(canvas: Canvas, plot: _Plot, points: Sequence[RatingPoint]) -> None:
    """Draw the probable range of the rating; for a single one, a bar."""
    upper = [(plot.x(point.at), plot.y(point.rating + point.spread)) for point in points]
    lower = [(plot.x(point.at), plot.y(point.rating - point.spread)) for point in points]
    if upper[0][0] == upper[-1][0]:
        upper = [(x + side, y) for side, (x, y) in zip((-4, 4), (upper[0], upper[-1]), strict=True)]
        lower = [(x + side, y) for side, (x, y) in zip((-4, 4), (lower[0], lower[-1]), strict=True)]
    outline = [*upper, *reversed(lower)]
    _curve(canvas, BAND, PANEL, lambda draw, at: draw.polygon([at(*point) for point in outline], fill=255))


def _line(canvas: Canvas, plot: _Plot, points: Sequence[RatingPoint]) -> None:
    path = [(plot.x(point.at), plot.y(point.rating)) for point in points]
    thick = round(1.8 * _FINE * pixels(1))
    _curve(
        canvas,
        GOLD,
        BAND,
        lambda draw, at: draw.line([at(*point) for point in path], fill=255, width=thick, joint="curve"),
    )


def _curve(
    canvas: Canvas,
    ink: str,
    ground: str,
    paint: Callable[[ImageDraw.ImageDraw, Callable[[float, float], tuple[float, float]]], None],
) -> None:
    """Draw over the whole plot with soft edges; `paint` gets a function from logical to mask pixels."""
    left, top, right, bottom = _PANEL
    scale = _FINE * pixels(1)
    mask = Image.new("L", (round((right - left) * scale), round((bottom - top) * scale)))
    paint(ImageDraw.Draw(mask), lambda x, y: ((x - left) * scale, (y - top) * scale))
    canvas.shape(mask.reduce(_FINE), left, top, ink, ground)


def _draw_seasons(canvas: Canvas, plot: _Plot, seasons: Sequence[Season]) -> None:
    """Draw the starts of seasons; a name is right of its line, if there is room up to the next one."""
    begins = [plot.x(season.at) for season in seasons]
    for season, x, end in zip(seasons, begins, [*begins[1:], _PANEL[2]], strict=False):
        canvas.box((x, _PANEL[1], 0.67, _PANEL[3] - _PANEL[1]), LINE)
        if end - x >= _SEASON_ROOM:
            name = fit(season.name, Face.REGULAR, end - x - 6, 10)
            canvas.write(name, x + 3, _PANEL[1] + 7.5, DIM, PANEL)


def _last(canvas: Canvas, plot: _Plot, picture: RatingPicture) -> None:
    last = picture.points[-1]
    x, y = plot.x(last.at), plot.y(last.rating)
    canvas.disc(x, y, 6.8, GOLD, BAND)
    canvas.write(Fitted(picture.number, Face.BOLD, 13), x + 6, y, GOLD, PANEL)


def _days(canvas: Canvas, picture: RatingPicture) -> None:
    """Write the first and the last day below; only one if they are the same."""
    y, (first, last) = _PANEL[3] + 11, picture.days
    if first == last:
        canvas.write(fit(last, Face.REGULAR, 120, 10.5), (_LEFT + _RIGHT) / 2, y, QUIET, TABLE, "centre")
        return
    canvas.write(fit(first, Face.REGULAR, 120, 10.5), _PANEL[0], y, QUIET, TABLE)
    canvas.write(fit(last, Face.REGULAR, 120, 10.5), max(_RIGHT, 120), y, QUIET, TABLE, "right")


_BADGES_TOP, _MARGIN = 28.0, 6.0
_IN_ROW, _BUST, _BUST_PITCH = 7, 39.0, 46.0
_FEATS_IN_ROW, _DISC, _FEAT_PITCH, _LETTERS = 5, 36.0, 69.0, 11.0


@dataclass(frozen=True, slots=True)
class Medal:
    """A badge: a character's bust, or a symbol (`symbols/...`) with a number; grey unless `earned`."""

    figure: str
    word: str
    earned: bool
    number: str = ""


@dataclass(frozen=True, slots=True)
class BadgesPicture(StillPicture):
    """All badges of a person: for characters by rank, and for feats. `count` is the number of earned ones."""

    file_name = "badges.png"

    title: str
    count: str
    characters: tuple[Medal, ...]
    feats: tuple[Medal, ...]

    def canvas(self) -> Canvas:
        """Draw the busts, and below them the feats with their names."""
        busts, feats = in_rows(self.characters, _IN_ROW), in_rows(self.feats, _FEATS_IN_ROW)
        canvas = Canvas(WIDTH, _BADGES_TOP + len(busts) * _BUST_PITCH + len(feats) * _FEAT_PITCH + 6, TABLE)
        title = fit(drawable(self.title), Face.BLACK, WIDTH - 90, 16, 11)
        canvas.write(title, _MARGIN, 14, TEXT, TABLE)
        canvas.write(fit(self.count, Face.BOLD, 76, 14), WIDTH - _MARGIN, 14, GOLD, TABLE, "right")
        y = _BADGES_TOP + _BUST_PITCH / 2
        for row in busts:
            for x, medal in _spread(row, _IN_ROW):
                ring = GOLD if medal.earned else LINE
                medallion(canvas, medal.figure, (x, y), _BUST, ring, TABLE, grey=not medal.earned)
            y += _BUST_PITCH
        y += (_DISC - _BUST_PITCH) / 2 + 4
        for row in feats:
            for x, medal in _spread(row, _FEATS_IN_ROW):
                _feat(canvas, medal, x, y)
            y += _FEAT_PITCH
        return canvas

    def alt_text(self, language: Language) -> str:
        """Name the earned badges."""
        every = (*self.characters, *self.feats)
        earned = ", ".join(each.word for each in every if each.earned)
        title = f"{self.title} {self.count}"
        return joined([language("picture-badges-alt", title=title, badges=earned)]) if earned else title


def _spread(row: Sequence[Medal], most: int) -> list[tuple[float, Medal]]:
    pitch = (WIDTH - 2 * _MARGIN) / most
    return [(_MARGIN + pitch * (place + 0.5), medal) for place, medal in enumerate(row)]


def _feat(canvas: Canvas, medal: Medal, x: float, y: float) -> None:
    rim, disc, ink = (GOLD, INK, GOLD) if medal.earned else (LINE, PANEL, DIM)
    canvas.disc(x, y, _DISC, rim, TABLE)
    canvas.disc(x, y, _DISC - 3.2, disc, rim)
    lift = 4 if medal.number else 0
    canvas.icon(medal.figure, x, y - lift, _DISC * (0.42 if lift else 0.55), ink, disc)
    canvas.write(fit(medal.number, Face.BOLD, _DISC - 15, 10.5), x, y + 9, ink, disc, "centre")
    pitch = (WIDTH - 2 * _MARGIN) / _FEATS_IN_ROW
    name = lines(drawable(medal.word), Face.SEMIBOLD, pitch - 4, _LETTERS, 2)
    canvas.write_lines(name, (x, y + _DISC / 2 + 8.5), 12, TEXT if medal.earned else QUIET, TABLE, "centre")
