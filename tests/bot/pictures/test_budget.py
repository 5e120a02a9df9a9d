"""The cost of drawing, as a share of other work that is measured at the same time."""

import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.pictures.board import board_picture
from bot.pictures.picture import Picture
from bot.words.language import Language
from tests.bot.pictures.boards import killing
from tests.bot.pictures.panels import HELD, eight, four
from tests.bot.pictures.samples import FOUR, career, four_players, pictures, say
from tests.bot.pictures.ukrainian import eight_players

# Tracing each line would distort the measurement.
pytestmark = pytest.mark.no_cover


def cost(work: Callable[[], object], times: int = 20) -> float:
    """Return the least processor time of some work in this thread, in seconds."""
    found: list[float] = []
    for _ in range(times):
        began = time.thread_time()
        work()
        found.append(time.thread_time() - began)
    return min(found)


def counting() -> int:
    """Count for 20 ms on a machine on which a board takes about 10."""
    total = 0
    for number in range(575_000):
        total += number % 7
    return total


FOUR_PLAYERS, EIGHT_PLAYERS = pictures()["board-4-killed"], replace(eight_players(), band=killing())
"""Boards with the most content, including bands."""


@pytest.mark.parametrize(
    ("picture", "share"),
    [(FOUR_PLAYERS, 0.65), (EIGHT_PLAYERS, 1), (career(500), 1)],
    ids=["four", "eight", "career"],
)
def test_drawing_once_more_costs_little(picture: Picture, share: float) -> None:
    """Counting takes as long as a board for eight may take; a board for four may take half of that."""
    picture.file()
    assert cost(picture.file) <= share * cost(counting)


def test_a_file_is_small() -> None:
    """The names on the board for eight are the longest ones."""
    assert len(FOUR_PLAYERS.file()) < 76 * 1024
    assert len(pictures()["board-4-fire"].file()) < 76 * 1024
    assert len(pictures()["board-8-english"].file()) < 100 * 1024
    assert len(EIGHT_PLAYERS.file()) < 120 * 1024
    for picture in (four(), eight(HELD), eight(language=Language("uk"))):
        assert len(picture.file()) < 76 * 1024


def test_a_model_is_made_in_a_moment() -> None:
    """The event loop makes it."""
    view = four_players()
    board_picture(view, FOUR, say)
    assert cost(lambda: board_picture(view, FOUR, say)) <= cost(counting) / 20
