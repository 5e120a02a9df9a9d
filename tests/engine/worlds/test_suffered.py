"""A world records what others do to its seat, and nothing else."""

import pytest

from engine import PositionBuilder
from engine.rng import Stream, seed_of
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World


@pytest.mark.parametrize(
    ("seat", "victim", "suffered"), [(1, "merchant", ["killed"]), (1, "king", []), (0, "merchant", [])]
)
def test_a_seat_suffers_what_is_done_to_its_character(seat: int, victim: str, suffered: list[str]) -> None:
    builder = PositionBuilder(FIRST_GAME.options(4), 4)
    for index, character in enumerate(("assassin", "merchant", "bishop", "architect")):
        builder.seat(index, character)
    game = builder.call("assassin").build()
    world = World.deal(game, Memory(game, seat), Stream(seed_of("suffered")))
    before = world.copy()
    world.choose(0, ("use:kill",))
    world.choose(0, (f"character:{victim}",))
    assert world.suffered == suffered
    assert world.copy().suffered == suffered
    assert before.suffered == []
    assert world.events == []
