"""How ratings are written."""

import pytest

from bot.screens.ratings import rating_change, rating_number, season_name
from bot.words.language import Language

say = Language()


def test_a_rating_is_written_without_grouping_and_says_that_it_is_not_settled() -> None:
    assert rating_number(1043, say, settled=True) == "1043"
    assert rating_number(1043, say, settled=False) == "1043?"


@pytest.mark.parametrize(("change", "way"), [(7, "up"), (-7, "down"), (0, "same")])
def test_a_change_is_written_without_a_second_sign(change: int, way: str) -> None:
    assert rating_change(change, say) == say("rating-change", way=way, points=str(abs(change)))


def test_a_season_is_named_by_its_quarter_and_year() -> None:
    assert season_name(20264, say) == say("season", quarter=4, year="2026")
