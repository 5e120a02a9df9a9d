"""Pictures look as they did (`python -m tests.bot.pictures.goldens`)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.board import BoardPicture
from tests.bot.pictures.boards import with_cities
from tests.bot.pictures.goldens import FOLDER, difference, read, small
from tests.bot.pictures.panels import panels
from tests.bot.pictures.samples import pictures
from tests.bot.pictures.ukrainian import CARDS, eight_players

PICTURES = {**pictures(), **panels()}
HINT = "wanted? look at it, then: python -m tests.bot.pictures.goldens --write"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    golden = read(name)
    assert golden is not None, HINT
    what = difference(small(PICTURES[name]), golden)
    assert not what, f"{what}\n\n{HINT}"


def test_no_golden_drawing_is_of_a_picture_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)


BOARD = eight_players()
OTHERS = BOARD.cities[1].districts[1:]


def other(**changes: Any) -> BoardPicture:
    """The board of eight with something else about the second city."""
    first, second, *rest = BOARD.cities
    return with_cities(BOARD, (first, replace(second, **changes), *rest))


@pytest.mark.parametrize(
    "board",
    [
        other(crown=True),
        other(plays=True),
        other(completed=False),
        other(gold=13),
        other(size=6, completed=False),
        other(districts=(replace(CARDS["Храм"], kind="trade"), *OTHERS)),
        other(districts=(replace(CARDS["Храм"], new=True), *OTHERS)),
    ],
    ids=["crown", "frame", "flag", "gold", "wall", "type", "new"],
)
def test_a_small_thing_that_differs_is_noticed(board: BoardPicture) -> None:
    golden = read("board-8")
    assert golden is not None
    assert difference(small(board), golden)
