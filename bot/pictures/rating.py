"""Somebody's rating over time as a picture: a line, with the band in which it probably lies."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.pictures.alt import joined
from bot.words.language import Language

# How many quarters may be marked.
_MOST_SEASONS = 6


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating at a time: the number that is shown, and by how much it may be off either way."""

    at: datetime
    rating: int
    spread: int


@dataclass(frozen=True, slots=True)
class Season:
    """When a season began, and what it is called."""

    at: datetime
    name: str


@dataclass(frozen=True, slots=True)
class RatingPicture:
    """Somebody's ratings, the oldest first; `days` are the first and the last day in words.

    `sure` is false while the last one is shown with "?".
    """

    title: str
    points: tuple[RatingPoint, ...]
    days: tuple[str, str]
    seasons: tuple[Season, ...] = ()
    sure: bool = True

    @property
    def number(self) -> str:
        """The last rating as it is written."""
        return f"{self.points[-1].rating}" if self.sure else f"{self.points[-1].rating}?"


def rating_picture(
    title: str,
    points: Sequence[RatingPoint],
    language: Language,
    *,
    sure: bool = True,
) -> RatingPicture | None:
    """Make the picture's model; without a rating there is no picture. Seasons are quarters of the year."""
    if not points:
        return None
    first, last = points[0].at, points[-1].at
    days = _day(first, language), _day(last, language)
    begun = tuple(_seasons(first, last, language))
    return RatingPicture(title, tuple(points), days, begun, sure)


def rating_alt(picture: RatingPicture, language: Language) -> str:
    """Say in words what the picture shows."""
    first, last = picture.points[0], picture.points[-1]
    ratings = [point.rating for point in picture.points]
    text = language(
        "picture-rating-alt",
        title=picture.title,
        count=len(ratings),
        first=str(first.rating),
        first_day=picture.days[0],
        number=picture.number,
        spread=str(last.spread),
        day=picture.days[1],
        lowest=str(min(ratings)),
        highest=str(max(ratings)),
    )
    return joined([text])


def _day(at: datetime, language: Language) -> str:
    at = at.astimezone(UTC)
    return language("picture-day", day=str(at.day), month=at.month, year=str(at.year))


def _seasons(first: datetime, last: datetime, language: Language) -> list[Season]:
    """Find the quarters that began between two times; where they would be too many, only the years."""
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
