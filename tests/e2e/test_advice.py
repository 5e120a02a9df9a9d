"""Hints with real processes and with failing ones. The other players notice nothing."""

import asyncio
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from bot.screens import phone
from bot.tables import advice
from bot.thinking import worker
from bot.thinking.search_questions import SearchQuestion, SearchResult
from bot.thinking.worker import Searcher
from bot.words.language import Language
from engine.decision import Decision
from tests.e2e.faults import Faults
from tests.e2e.test_private_steps import Seen, equal_house
from tests.e2e.watch import Watch
from tests.e2e.wishing import decision, open_table, steady
from tests.house import House

SAY = Language()
GIVEN = SAY("advice-given", choices="|").split("|")[0].removeprefix("-# 💡 ")
"""The hint's text before the answers, in time or late."""

ANSWERED = 30


async def _asked(house: House, game: str) -> tuple[Any, Any, str]:
    """Return the asked player, the message with the question, and the id of the hint button ("": none)."""
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    message = (house.questions(actor, number) or await house.called(game, actor, number))[-1]
    return actor, message, house.hint_button(message)


async def _hint(house: House, game: str) -> str:
    """Let the asked player press the button; return the new text of their panel."""
    actor, message, custom_id = await _asked(house, game)
    await house.press(actor, message, custom_id)
    return house.text(message)


async def _alone(house: House, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.1) -> str:
    """Start a game of one person, in which each search takes `seconds`."""
    monkeypatch.setattr(advice, "TRYING_SECONDS", seconds)
    monkeypatch.setattr(advice, "HINT_SECONDS", 30.0)
    monkeypatch.setattr(advice, "FEWEST_TRIES", 1)
    return await house.open(house.add("alice"), computers=3)


async def test_real_processes_look_for_hints_and_one_that_was_killed_is_replaced(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await _alone(house, monkeypatch)
    assert not house.bot.thinkers.pids
    assert SAY("button-advice-why") in await _hint(house, game)
    (pid,) = house.bot.thinkers.pids
    os.kill(pid, signal.SIGKILL)
    await house.step(game)
    # No process has noticed yet that it has ended.
    assert GIVEN in await _hint(house, game)
    assert SAY("button-advice-why") in await _hint(house, game)
    assert pid not in house.bot.thinkers.pids


async def test_a_player_who_waits_too_long_is_told_kindly(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(question: SearchQuestion) -> tuple[SearchResult, ...]:
        await asyncio.sleep(question.within)
        return ()

    monkeypatch.setattr(house.bot.thinkers, "think", think)
    # Longer than the local Discord waits by itself.
    monkeypatch.setattr(advice, "HINT_SECONDS", 100.0)
    game = await house.open(house.add("alice"), computers=3)
    assert SAY("button-advice-thinking") in await _hint(house, game)
    await house.env.advance_time(99)
    _, message, _ = await _asked(house, game)
    assert SAY("button-advice-thinking") in house.text(message)
    await house.env.advance_time(2)
    assert SAY("advice-late", choices="|").split("|")[0] in house.text(message)
    await house.step(game)


async def test_without_processes_there_is_a_rule_of_thumb(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await _alone(house, monkeypatch)
    monkeypatch.setattr(house.bot.thinkers, "most", 0)
    for _ in range(8):
        _, _, custom_id = await _asked(house, game)
        assert not custom_id or GIVEN in await _hint(house, game)
        await house.step(game)


@pytest.mark.parametrize("fault", ["500", "cut", "unanswered"])
async def test_a_hint_that_can_not_be_shown_loses_no_answer(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    faults = Faults(house, monkeypatch)
    game = await _alone(house, monkeypatch)
    actor, message, custom_id = await _asked(house, game)
    faults.plan("token-edit", fault)
    await house.press(actor, message, custom_id)
    table = await house.table(game)
    version = table.stored.version
    assert await house.step(game)
    assert table.stored.version > version
    assert SAY("button-advice-why") in await _hint(house, game)


class Here:
    """Stands in for the processes: it finds answers here, with few playouts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(worker.MASTER, "playouts", 2)
        self.asked: list[SearchQuestion] = []
        self._mind = Searcher()

    async def __call__(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        self.asked.append(question)
        await asyncio.sleep(0)
        return self._mind.answer(question._replace(seconds=60, within=6000))


async def _for_all(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[Any], Here]:
    """Start a game of four in which everybody may ask for hints."""
    here = Here(monkeypatch)
    monkeypatch.setattr(house.bot.thinkers, "think", here)
    game, actors = await open_table(house)
    table = await house.table(game)
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_chosen(advice=True))
    return game, actors, here


async def test_the_others_get_nothing_of_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steady(monkeypatch)
    # On a full phone, a hint displaces buttons, and then these players would answer differently.
    monkeypatch.setattr(phone, "PANEL_HEIGHT", 2000)
    plain, _ = await _play(tmp_path / "plain", monkeypatch, hints=False)
    hinted, asked = await _play(tmp_path / "hinted", monkeypatch, hints=True)
    assert hinted == plain
    assert len(plain) > ANSWERED
    assert asked > 3


async def _play(folder: Path, monkeypatch: pytest.MonkeyPatch, *, hints: bool) -> tuple[list[str], int]:
    """Play a game in which Alice requests hints, or doesn't; return what the others receive."""
    async with equal_house(folder, monkeypatch) as (house, _):
        game, actors, here = await _for_all(house, monkeypatch)
        seen = Seen(house, actors[0])
        for _ in range(ANSWERED):
            question: Decision = decision(house, game)
            _, _, custom_id = await _asked(house, game)
            if hints and question.seat == 0 and custom_id:
                assert "💡" in await _hint(house, game)
            await house.step(game)
        # Messages to several people at the same time come in any order.
        return sorted(re.sub(r"\b(id|tag|nonce) \d+", r"\1", each) for each in seen.requests()), len(
            here.asked
        )


async def test_a_game_with_hints_for_all_under_the_eyes_of_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _, here = await _for_all(house, monkeypatch)
    watch = Watch(house, monkeypatch)
    for _ in range(8):
        _, _, custom_id = await _asked(house, game)
        if custom_id:
            told = await _hint(house, game)
            assert SAY("button-advice-why") in told or GIVEN in told
        await house.step(game)
    assert len(here.asked) > 3
    assert watch.leaks == []
    assert watch.seen[None] > 5
