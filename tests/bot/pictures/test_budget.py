"""The cost of drawing, as a share of something else that is measured in the same moment."""

import time
from collections.abc import Callable

import pytest

from bot.pictures.drawing import Picture, draw
from bot.pictures.view_models import board_picture
from tests.bot.pictures.samples import FOUR, four_players, ratings, say
from tests.bot.pictures.ukrainian import eight_players

# Tracing each line would measure the tracing.
pytestmark = pytest.mark.no_cover


def cost(work: Callable[[], object], times: int = 5) -> float:
    """The least CPU that some work took in this thread, in seconds."""
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


@pytest.mark.parametrize(
    "picture",
    [eight_players(), board_picture(four_players(), FOUR, say), ratings(500)],
    ids=["eight", "four", "rating"],
)
def test_a_picture_costs_at_most_twenty_milliseconds(picture: Picture) -> None:
    draw(picture)
    assert cost(lambda: draw(picture)) <= cost(counting)


def test_a_file_is_small() -> None:
    assert len(draw(eight_players())) < 140_000
    assert len(draw(board_picture(four_players(), FOUR, say))) < 71_680


def test_a_model_is_made_in_a_moment() -> None:
    """It is made on the event loop."""
    view = four_players()
    board_picture(view, FOUR, say)
    assert cost(lambda: board_picture(view, FOUR, say)) <= cost(counting) / 20
