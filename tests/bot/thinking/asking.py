"""Questions to Masters, games that ask them, and processes that run or have ended."""

import random
from collections.abc import Sequence
from pathlib import Path

from ai import BUILDER
from bot.thinking.search_questions import SearchQuestion
from engine.game import Game
from engine.replay import Move
from engine.rng import seed_of
from engine.setup.sets import FIRST_GAME


def played(choices: int, seats: int = 4, text: str = "thinking") -> tuple[Game, list[Move]]:
    """Return a game after `choices` choices of Builders, or at its end, and these choices."""
    game, chance = Game.new(FIRST_GAME.options(seats), seats, seed_of(text)), random.Random(text)
    moves: list[Move] = []
    while (decision := game.decision) and len(moves) < choices:
        moves.append(Move(decision.seat, BUILDER.choose(game.view(decision.seat), decision, chance)))
        game.choose(*moves[-1])
    return game, moves


def question(
    game: Game,
    moves: Sequence[Move],
    *,
    name: str = "aaaaaaaa",
    masters: Sequence[int] | None = None,
    seconds: float = 0.1,
    within: float = 20,
) -> SearchQuestion:
    """Return a question in the game that these moves led to; by default all seats are Masters."""
    state = game.state
    seats = range(len(state.seats)) if masters is None else masters
    return SearchQuestion(
        name, state.options, len(state.seats), state.rng.seed, tuple(moves), tuple(seats), 1, seconds, within
    )


def runs(pid: int) -> bool:
    """Return whether a process runs. One that has ended but wasn't waited for doesn't."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        # It may end between the opening and the reading.
        return False
