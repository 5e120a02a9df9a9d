"""The settings of a lobby in words."""

import pytest

from bot.screens.setting import numbers
from bot.screens.wording import Wording
from bot.words.language import Language


@pytest.mark.parametrize(
    ("counts", "written"),
    [
        ((4,), "4"),
        ((2, 3), "2 or 3"),
        ((3, 2, 4), "2 to 4"),
        (range(2, 9), "2 to 8"),
        ((5, 2, 4), "2, 4 or 5"),
    ],
)
def test_numbers_of_players_are_written_as_one_says_them(counts: tuple[int, ...], written: str) -> None:
    assert numbers(counts, Wording(Language(), ())) == written
