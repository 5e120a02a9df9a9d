"""Games to store."""

import random
from dataclasses import replace

from ai import random_choice
from engine import fairness
from engine.game import Game
from engine.setup.sets import FIRST_GAME
from engine.state import State
from storage.records import Player, Setup, StoredGame

SECRET = "11" * 32
SEED = "22" * 32


def setup(seats: int = 4, people: int = 2, channel: int = 20) -> Setup:
    """Return a set-up whose first seats are people with the ids 101, 102, ..."""
    players = tuple(
        Player(101 + seat, f"person {seat}", str(500 + seat))
        if seat < people
        else Player(None, f"computer {seat}", f"computer-{seat}")
        for seat in range(seats)
    )
    commitment = fairness.commitment(SECRET)
    return Setup(10, channel, 101, "en-US", players, SECRET, commitment)


def lobby(game: str = "aaaaaaaa", channel: int = 20) -> StoredGame:
    """Return a lobby at its first version."""
    return StoredGame(game, 1, "lobby", setup(channel=channel), None)


def dealt(seats: int = 4, seed: str = SEED) -> Game:
    """Return a game that was just dealt."""
    return Game.new(FIRST_GAME.options(4), seats, seed)


def played(choices: int, seats: int = 4, seed: str = SEED) -> Game:
    """Return a game after so many random choices, or at its end."""
    game, rng = dealt(seats, seed), random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(game.decision.seat, random_choice(game.decision, rng))
    return game


def running(game: Game, stored: StoredGame) -> StoredGame:
    """Return a stored game that was started, and goes on as this game or is over."""
    setup = replace(stored.setup, options=game.state.options)
    return replace(stored, status="over" if game.over else "running", setup=setup, game=game)


def contents(stored: StoredGame) -> tuple[StoredGame, State | None]:
    """Return what can be compared of a stored game: a game itself equals no other, its state does."""
    return replace(stored, game=None), stored.game.state if stored.game else None
