"""Games as bytes."""

from engine import Game
from engine.setup.sets import FIRST_GAME
from storage.codec import encode_state

SEED = "ab" * 32


def to_bytes(game: Game) -> bytes:
    """Return everything of a game, in its stored form."""
    return encode_state(game.state).encode()


def new_game(seats: int = 4) -> Game:
    """Start a first game, always the same for the same number of seats."""
    return Game.new(FIRST_GAME.options(seats), seats, SEED)
