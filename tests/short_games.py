"""Games that are nearly over when they begin, so that a whole tournament takes little time."""

import random
from functools import cache
from types import SimpleNamespace

import pytest

from ai import random_choice
from bot.tables.registry import Registry
from bot.tables.table import Table
from engine.game import Game
from engine.setup.options import Options
from tests.storage.samples import SECRET


def deal_last_answers(patch: pytest.MonkeyPatch) -> None:
    """Start each game of a lobby, and each of one person, just before its last answer.

    Such a game can't be replayed, so its end has no course, and no comparison with the Master.
    """
    for room in ("lobbies", "solo"):
        patch.setattr(f"bot.tables.{room}.Game", SimpleNamespace(new=_dealt))


async def end(registry: Registry, table: Table) -> None:
    """Give the last answer, if nobody has. Raises the errors of `Registry.choose`."""
    async with table.lock:
        if table.running:
            decision = table.playing.decision
            picks = decision.options[: max(1, decision.minimum)]
            await registry.choose(table, decision.seat, picks, decision.number)


@cache
def nearly_over(options: Options, seats: int) -> Game:
    """Return a game before its last answer, which the first seat gives: a person, if one has come."""
    rng = random.Random(3)
    while True:
        game = Game.new(options, seats, SECRET)
        before, asked = game, -1
        while (decision := game.decision) is not None:
            before, asked = game.copy(), decision.seat
            game.choose(asked, random_choice(decision, rng))
        if asked == 0:
            return before


def _dealt(options: Options, seats: int, seed: str) -> Game:
    """Return a game with one question, as if no other had been asked."""
    state = nearly_over(options, seats).copy().state
    state.rng.seed, state.number = seed, 0
    return Game(state)
