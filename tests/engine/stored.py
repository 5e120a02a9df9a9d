"""Games to the byte."""

from pydantic import TypeAdapter

from engine import Game, State
from engine.setup.sets import FIRST_GAME

STATES = TypeAdapter(State)
SEED = "ab" * 32


def to_bytes(game: Game) -> bytes:
    """All that a game is, as it is stored."""
    return STATES.dump_json(game.state)


def new_game(seats: int = 4) -> Game:
    """A first game, always the same for as many seats."""
    return Game.new(FIRST_GAME.options(seats), seats, SEED)
