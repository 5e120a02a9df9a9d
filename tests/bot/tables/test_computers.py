import asyncio
from types import SimpleNamespace

import pytest

from engine.decision import Decision
from storage.records import ServerSettings
from tests.house import House


def _slow(house: House, seconds: float) -> None:
    house.bot.hall.settings = house.settings.model_copy(update={"computer_pause": seconds})


async def test_computers_pause_before_each_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    _slow(house, 3.0)
    monkeypatch.setattr("bot.tables.computers.asyncio", SimpleNamespace(sleep=note))
    alice = house.add("alice")
    game = await house.open(alice, computers=6)
    choices = await house.bot.store.games.choices(game, 99)
    answers = [choice for choice in choices if choice.number >= 0]
    assert slept.count(3.0) == len(answers) > 0


async def test_a_server_chooses_its_own_pause(house: House) -> None:
    _slow(house, 5000.0)
    await house.bot.store.servers.put(house.guild.id, ServerSettings(0.0))
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    assert await house.asked(game)


async def test_a_long_pause_holds_nobody_up(house: House) -> None:
    _slow(house, 5000.0)
    alice = house.add("alice")
    game = await house.open(alice, computers=6)
    table = await house.table(game)
    version = table.stored.version
    if table.asked() != 0:
        await house.env.advance_time(6000)
        assert table.stored.version > version
    result = await alice.click(house.channel.history()[-1], label="My hand")
    assert result.ephemeral


@pytest.mark.parametrize("picks", [(), ("nonsense",), ("end", "end", "end")])
async def test_a_foolish_computer_does_not_stop_the_game(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, picks: tuple[str, ...]
) -> None:
    def foolish(_view: object, _decision: Decision, _rng: object) -> tuple[str, ...]:
        return picks

    monkeypatch.setattr("bot.tables.computers.choose", foolish)
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    for _ in range(10):
        await house.step(game)
    assert "answered Decision" in caplog.text
    assert await house.asked(game)


async def test_each_answer_is_shown_before_the_next(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bool] = []

    async def look(_seconds: float) -> None:
        (table,) = house.bot.hall.tables
        for _ in range(200):
            await asyncio.sleep(0.01)
            if table.shown == table.stored.version:
                break
        shown.append(table.shown == table.stored.version)

    _slow(house, 3.0)
    monkeypatch.setattr("bot.tables.computers.asyncio", SimpleNamespace(sleep=look))
    await house.open(house.add("alice"), computers=6)
    assert shown
    assert all(shown)
