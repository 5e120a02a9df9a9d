"""Questions to Masters, games in which they are asked, and processes that go on or don't."""

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
    """Return a game after so many choices of Builders, or at its end, and those choices."""
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
    """Ask for an answer in a game, which came about by these choices; all are masters if none are named."""
    state = game.state
    seats = range(len(state.seats)) if masters is None else masters
    return SearchQuestion(
        name, state.options, len(state.seats), state.rng.seed, tuple(moves), tuple(seats), 1, seconds, within
    )


def runs(pid: int) -> bool:
    """Whether a process goes on; one that has ended, and of which nobody has asked how, doesn't."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        # It may go between opening and reading.
        return False
