"""Games to the byte."""

from engine import Game
from engine.setup.sets import FIRST_GAME
from storage.codec import encode_state

SEED = "ab" * 32


def to_bytes(game: Game) -> bytes:
    """All that a game is, as it is stored."""
    return encode_state(game.state).encode()


def new_game(seats: int = 4) -> Game:
    """A first game, always the same for as many seats."""
    return Game.new(FIRST_GAME.options(seats), seats, SEED)
