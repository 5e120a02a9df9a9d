"""Leaderboards and podiums as pictures."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.alt import ALT_LETTERS
from bot.pictures.leaderboard import LeaderboardRow, PodiumPicture, PodiumStep, leaderboard_picture
from tests.bot.pictures.conftest import Written
from tests.bot.pictures.samples import NASTY, leaderboard, podium, say

ROW = LeaderboardRow(1, "Ana", 1184, 34, 12)


def test_without_anybody_there_is_no_picture() -> None:
    assert leaderboard_picture("Here", [], say) is None


def test_there_are_eleven_lines_at_most() -> None:
    picture = leaderboard_picture("Here", [replace(ROW, place=place) for place in range(1, 30)], say)
    assert picture is not None
    assert len(picture.rows) == 11


def row(place: int, name: str, number: str, games: int, wins: int, own: str = "no") -> str:
    values: dict[str, Any] = {"place": place, "name": name, "number": number, "own": own}
    return say("picture-leaderboard-row", games=games, wins=wins, **values)


def test_the_leaderboard_in_words() -> None:
    rows = [
        ROW,
        LeaderboardRow(1, "Bob", 1184, 1, 1, sure=False),
        LeaderboardRow(9, "C\u202e", 7, 2, 0, sure=False, own=True),
    ]
    picture = leaderboard_picture("Here, all time", rows, say)
    assert picture is not None
    assert picture.alt_text(say) == (
        f"Here, all time: {row(1, 'Ana', '1184', 34, 12)}. {row(1, 'Bob', '1184?', 1, 1)}. "
        f"{row(9, 'C', '7?', 2, 0, own='yes')}."
    )


def test_the_longest_names_and_numbers_have_room() -> None:
    names = (*NASTY, "M" * 40, "\u3164", "x")
    rows = [
        LeaderboardRow(place * 111, name, 99999, 88888, 77777, sure=False, own=True)
        for place, name in enumerate(names, 1)
    ]
    picture = leaderboard_picture("W" * 100, rows, say)
    assert picture is not None
    picture.canvas()
    text = picture.alt_text(say)
    assert len(text) <= ALT_LETTERS
    assert all(f"{row.place}. " in text for row in picture.rows)


@pytest.mark.parametrize(("places", "gap"), [((1, 2, 3), False), ((1, 1, 1), False), ((1, 2, 37), True)])
def test_where_some_were_left_out_there_is_a_gap(places: tuple[int, ...], gap: bool) -> None:
    picture = leaderboard_picture("Here", [replace(ROW, place=place) for place in places], say)
    plain = leaderboard_picture("Here", [ROW] * 3, say)
    assert picture is not None
    assert plain is not None
    assert (picture.canvas().height > plain.canvas().height) == gap


def test_all_of_it_is_written(written: list[Written]) -> None:
    picture = leaderboard()
    picture.canvas()
    texts = [each.fitted.text for each in written]
    assert texts[:4] == [picture.title, say("picture-rating"), say("picture-games"), say("picture-wins")]
    for row in picture.rows:
        assert {f"{row.place}", f"{row.rating}", f"{row.games}", f"{row.wins}"} <= set(texts)
    assert {"Bertram", "Agnes", say("picture-other-letters"), "Святы"} & set(texts) == {
        "Bertram",
        "Agnes",
        say("picture-other-letters"),
    }
    assert texts.count("?") == 2


def test_the_podium_in_words() -> None:
    steps = [PodiumStep(1, "Anna", "1412"), PodiumStep(2, "\u202eBob", "1300?")]
    told = PodiumPicture("Q4 2026", tuple(steps), say).alt_text(say)
    assert told == "Q4 2026: 1. Anna, 1412. 2. Bob, 1300?."


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_everybody_has_a_step_of_their_own(count: int) -> None:
    steps = [PodiumStep(min(place, 3), NASTY[place], "3412?") for place in range(1, count + 1)]
    wider = PodiumPicture("W" * 100, tuple(steps), say).canvas()
    assert wider.height == podium().canvas().height
    assert wider.image != PodiumPicture("W" * 100, tuple(steps[:-1]), say).canvas().image
