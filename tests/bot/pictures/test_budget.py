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


def spent(work: Callable[[], object]) -> float:
    """Return the processor time of some work in this thread, in seconds."""
    began = time.thread_time()
    work()
    return time.thread_time() - began


def cost(work: Callable[[], object]) -> float:
    """Return the least time of some work as a share of the least time of counting.

    They take turns, because the machine may be slower for a second or two.
    """
    found = [(spent(work), spent(counting)) for _ in range(20)]
    return min(worked for worked, _ in found) / min(counted for _, counted in found)


def counting() -> int:
    """Count to 575,000, which takes about twice as long as drawing a board."""
    total = 0
    for number in range(575_000):
        total += number % 7
    return total


FOUR_PLAYERS, EIGHT_PLAYERS = pictures()["board-4-killed"], replace(eight_players(), band=killing())
"""Boards with the most content, including bands."""


@pytest.mark.parametrize(
    ("picture", "share"),
    [(FOUR_PLAYERS, 0.25), (EIGHT_PLAYERS, 0.25), (career(500), 1)],
    ids=["four", "eight", "career"],
)
def test_drawing_once_more_costs_little(picture: Picture, share: float) -> None:
    """The lines of a board's seats are drawn already; nothing of a career is."""
    picture.file()
    assert cost(picture.file) <= share


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
    assert cost(lambda: board_picture(view, FOUR, say)) <= 0.05
