"""A rating over time as a picture and in words."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from PIL import Image

from bot.pictures.palette import GOLD, index
from bot.pictures.profile import RatingPicture, RatingPoint, rating_picture
from tests.bot.pictures.samples import ratings, say

BEGIN = datetime(2025, 2, 14, 20, tzinfo=UTC)


def picture(ratings: Sequence[int], days: float = 1, spread: int = 100) -> RatingPicture:
    points = [
        RatingPoint(BEGIN + timedelta(days=days * number), rating, spread)
        for number, rating in enumerate(ratings)
    ]
    made = rating_picture("Ana", points, say)
    assert made is not None
    return made


def gold(of: RatingPicture) -> list[tuple[int, int]]:
    """Where the line and the last mark are, without the number beside it, in logical pixels."""
    image = of.canvas().image
    wide, high = 310, 180
    shown = Image.frombytes("L", image.size, image.tobytes()).crop((130, 90, wide * 3, high * 3))
    places = [place for place, value in enumerate(shown.tobytes()) if value == index(GOLD)]
    return [(place % shown.width // 3, place // shown.width // 3) for place in places]


def test_without_a_game_there_is_no_picture() -> None:
    assert rating_picture("Ana", [], say) is None


def test_one_rating_in_words() -> None:
    assert picture([1009]).alt_text(say) == "Ana: 1009 ± 100 on 14 Feb 2025."


def test_several_ratings_in_words() -> None:
    assert picture([1000, 1210, 950, 1184], days=30).alt_text(say) == (
        "Ana: from 1000 on 14 Feb 2025 to 1184 ± 100 on 15 May 2025, lowest 950, highest 1210."
    )


def test_an_unsure_rating_is_shown_as_such() -> None:
    points = [RatingPoint(BEGIN, 1009, 300)]
    made = rating_picture("Ana", points, say, sure=False)
    assert made is not None
    assert made.number == "1009?"
    assert "1009? ± 300" in made.alt_text(say)


@pytest.mark.parametrize("games", [1, 2, 3, 500])
def test_any_number_of_games_is_drawn(games: int) -> None:
    assert len(gold(ratings(games))) > 20


def test_games_at_one_moment_are_drawn() -> None:
    assert gold(picture([1000, 1050, 990], days=0))


def test_a_rating_that_never_moves_is_drawn() -> None:
    assert gold(picture([1000] * 5, spread=0))


def test_a_line_goes_up_when_the_rating_does() -> None:
    line = gold(picture([800, 900, 1000, 1100]))
    left = [y for x, y in line if x < 20]
    right = [y for x, y in line if 160 < x < 190]
    assert min(left) > max(right)


def test_seasons_are_quarters_and_years_where_they_would_be_many() -> None:
    assert [season.name for season in picture([1] * 3, days=50).seasons] == ["Q2 2025"]
    assert [season.at.month for season in picture([1] * 3, days=150).seasons] == [4, 7, 10]
    assert [season.name for season in picture([1] * 3, days=400).seasons] == ["2026", "2027"]


@pytest.mark.parametrize(("month", "names"), [(9, "Q2 Q3 Q4 Q1 Q2 Q3"), (12, "2026")])
def test_years_are_named_where_more_than_six_quarters_began(month: int, names: str) -> None:
    days = (datetime(2026, month, 1, tzinfo=UTC) - BEGIN).days
    seasons = picture([1] * 2, days=days).seasons
    assert [season.name.split()[0] for season in seasons] == names.split()
    assert picture([1] * 3, days=1).seasons == ()


def test_extreme_ratings_have_room() -> None:
    picture([-400, 9000, 300], days=2000, spread=900).canvas()
