"""Turning points, searched by processes that a test controls."""

import asyncio
from typing import Any
from zlib import crc32

import pytest
import simcord

from ai.level import Prospect, Thought, WeighedAnswer
from bot.thinking.search_questions import SearchQuestion, SearchResult
from bot.words.language import Language
from engine.decision import Decision
from tests.house import House, texts
from tests.replays import panel

SAY = Language()

FOUND = SAY("turning-state-done", count=2)  # The end of a search.

LATER = 600.0  # Seconds of a slow answer: longer than the world really waits while clicks are usable.


class Thinking:
    """Stands in for the processes: it values options by their names, and records the questions.

    `slow` ones answer later.
    """

    def __init__(self) -> None:
        self.asked: list[SearchQuestion] = []
        self.slow = False
        self.dead = False
        self.dies_after = 1_000

    async def __call__(self, question: SearchQuestion, _patience: float) -> tuple[SearchResult, ...]:
        self.asked.append(question)
        if self.slow:
            await asyncio.sleep(LATER)
        if self.dead or len(self.asked) > self.dies_after:
            return ()
        candidates = tuple(sorted(map(_valued, question.among), key=lambda each: -each.worth))
        decision = Decision(0, question.masters[0], "turn", question.among)
        return (SearchResult(decision, Thought((candidates[0].option,), candidates), 0),)


def _valued(option: str) -> WeighedAnswer:
    worth = crc32(option.encode()) % 100 / 10
    return WeighedAnswer(option, 12_000, worth, Prospect(worth, worth / 20), (("killed", 0.25),))


@pytest.fixture
def thinking(house: House, monkeypatch: pytest.MonkeyPatch) -> Thinking:
    found = Thinking()
    monkeypatch.setattr(house.bot.thinkers, "think_when_free", found)
    return found


def shown(house: House, actor: simcord.MemberActor) -> str:
    """Return the current text of the message."""
    return texts(house.stored(panel(house, actor)))


async def ask(house: House, actor: simcord.MemberActor, game: str) -> Any:
    """Press *What decided it* in the replay."""
    await actor.slash(house.channel, "citadels replay", game=game)
    return await actor.click(panel(house, actor), label=SAY("button-decided"))


def ids(house: House, actor: simcord.MemberActor, start: str) -> list[str]:
    """Return the ids of enabled controls with this prefix."""
    found = [each["custom_id"] for each in house.controls(panel(house, actor))]
    return [each for each in found if each.startswith(start)]
