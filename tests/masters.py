"""A Master that chooses like a Builder, instead of the processes that search."""

from random import Random

from ai import BUILDER
from ai.level import Thought
from bot.client import CitadelsBot
from bot.thinking.search_questions import SearchQuestion, SearchResult
from engine.game import Game
from storage.database.stored_time import day_of, now


class Choosing:
    """Answers questions, and records them; `silent`: no answer comes in time."""

    def __init__(self, *, silent: bool = False) -> None:
        self.asked: list[SearchQuestion] = []
        self.silent = silent

    async def __call__(self, question: SearchQuestion, patience: float) -> tuple[SearchResult, ...]:
        self.asked.append(question)
        if self.silent:
            return ()
        game = Game.new(question.options, question.seats, question.seed)
        for move in question.moves:
            game.choose(*move)
        assert game.decision is not None
        picks = BUILDER.choose(game.view(game.decision.seat), game.decision, Random(0))
        return (SearchResult(game.decision, Thought(picks), 0.0),)


async def play_today(bot: CitadelsBot) -> None:
    """Let a Master play today's deal."""
    await bot.dailies.prepare()
    bot.thinkers.think_when_free = Choosing()
    assert await bot.background.daily_master.play(day_of(now()))
