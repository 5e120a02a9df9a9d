"""Games with clocks: opened at some pace, with time that passes only when a test lets it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.delivery.outbox import Budget, Urgency
from bot.tables import timing
from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT
from bot.words.language import Language
from storage.pace import LIVE, SILENCE, Clock, Pace
from storage.people.stored_settings import CallPlace
from storage.values import Setup
from tests.house import House, beat, texts

SAY = Language()


@pytest.fixture
async def standing(house: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Stop everything that sleeps, and give everybody a reserve from the first question on."""

    spend_freely(monkeypatch)
    monkeypatch.setattr(timing, "NEW", 0)
    beat(house, monkeypatch, RUNNING_TIME_BEAT)
    env: Any = house.env
    env._advancing = True
    yield
    env._advancing = False


def spend_freely(patch: pytest.MonkeyPatch) -> None:
    """Let all requests through, because the loop's clock differs from the budget's while time passes."""

    async def spend(_budget: Budget, _urgency: Urgency) -> None:
        """Let it through."""

    patch.setattr(Budget, "spend", spend)


async def open_at(
    house: House,
    *people: simcord.MemberActor,
    pace: Pace = LIVE,
    computers: int = 0,
    calls: CallPlace = "direct",
) -> Table:
    """Start a game at this pace, in which everybody has chosen where they get pings."""
    host, *others = people
    await host.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    for other in others:
        await other.click(lobby, label=SAY("button-join"))
    for _ in range(computers):
        await host.click(lobby, label=SAY("button-add"))
    table = await house.table(house.controls(lobby)[0]["custom_id"].split(":")[2])
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_chosen(pace=pace))
    for person in people:
        await house.bot.store.persons.change(person.id, lambda before: replace(before, calls=calls))
    await house.start(host, lobby)
    return table


def clock_of(played: Table | Setup) -> Clock:
    """Return the clock of a running game, from its table or set-up."""
    clock = (played.setup if isinstance(played, Table) else played).times.clock
    assert clock is not None
    return clock


def actor_at(house: House, table: Table, seat: int) -> simcord.MemberActor:
    return next(actor for actor in house.people if actor.id == table.players[seat].user_id)


async def let_pass(
    house: House, seconds: float, step: float = 5.0, most: float = 2 * RUNNING_TIME_BEAT
) -> None:
    """Let time pass, in steps that are short for a clock (`House.pass_by`)."""
    env: Any = house.env
    while seconds > 0:
        passed = min(step, seconds)
        await house.pass_by(passed, most)
        seconds -= passed
        env._advancing = True
    await _until_drawn(house)


async def _until_drawn(house: House) -> None:
    """Wait for pictures, which another thread draws, outside this clock."""
    for _ in range(100):
        if not any(each.busy for table in house.bot.registry.tables for each in table.messages):
            return
        await asyncio.sleep(0.01)


async def until_missed(house: House, table: Table, seat: int) -> None:
    """Let the time of a seat run out, while everybody else answers at once."""
    for _ in range(400):
        if table.players[seat].away:
            return
        if table.asked() == seat:
            await let_pass(house, (clock_of(table).until or 0) - house.bot.registry.time.now + 1)
        else:
            await house.step(table.id)
    raise AssertionError(f"seat {seat} isn't asked")


async def until_overdue(house: House) -> None:
    """Let time pass until others may replace the silent player of a game without a limit."""
    await let_pass(house, SILENCE + 5, 3600, 60)


def board_of(house: House, table: Table) -> Any:
    """Return the message of a table's board."""
    return next(each for each in house.channel.history() if each.id == table.board.message)


def board_text(house: House, table: Table) -> str:
    return texts(house.stored(board_of(house, table)))
