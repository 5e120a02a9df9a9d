"""The card of a career, as a picture and in words."""

from dataclasses import replace

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.profile import CareerCount, CareerLevel, CareerPicture, CareerRating
from tests.bot.pictures.samples import NASTY, career, first_career, say

BARE = CareerPicture("Ana", "king", CareerLevel(1, 0.0, "Level 1"), (CareerCount("cards", 1, "game"),))


@pytest.mark.parametrize("games", [1, 2, 500])
def test_a_rating_of_any_number_of_games_is_drawn(games: int) -> None:
    assert career(games).canvas().height == career().canvas().height


def test_a_rating_that_never_moves_and_one_of_extremes_are_drawn() -> None:
    for course in ((1000,) * 5, (-400, 9000, 300)):
        rating = CareerRating("Rating", "300", "best 9000", course)
        replace(career(), rating=rating).canvas()


def test_parts_without_content_are_left_out() -> None:
    assert BARE.canvas().height < first_career().canvas().height < career().canvas().height
    assert BARE.alt_text(say) == "Ana. Level 1. 1 game."


def test_a_card_is_no_higher_than_a_phone_has_room_for() -> None:
    # 302 pixels wide, with a head and two rows of buttons in 600.
    assert career().canvas().height * 302 / WIDTH < 600 - 71 - 2 * 42


@pytest.mark.parametrize("name", NASTY)
def test_any_name_has_room(name: str) -> None:
    level = CareerLevel(446, 1.0, "W" * 90)
    replace(career(), name=name, level=level, medals=career().medals * 2).canvas()


def test_the_card_in_words_says_all_of_it() -> None:
    told = career().alt_text(say)
    for fact in (
        "Ottilie. Level 9",
        "48 games, 19 won, 3 wins in a row, 12 daily deals in a row.",
        "Rating in this server: ",
        ": 1000 → 1095",
        "Plays most: Merchant (won 4 of 9), King",
        "Against the computers (ahead : behind): Bertram 7 : 1",
        "Best city · 12 May 2026: 41 points, Manor",
        "Badges 16 / 47: King, Win with 30 points, 5 wins in a row (3 of 5).",
    ):
        assert fact in told
    assert (
        "No rating yet · It starts with your first rated game against people. Plays"
        in first_career().alt_text(say)
    )
