"""No reads work for minutes: every click gets an answer, and then the games continue by themselves."""

import sqlite3
from typing import Any

import pytest
import simcord

from bot.tables.background.recovery import evict
from storage.database.transaction import Transaction, Value
from tests.clocks import spend_freely
from tests.e2e.faults import Faults, act, check_told, standing_still, tracebacks
from tests.e2e.sweeps import NOBODY_KNOWS, NOT_STORED
from tests.house import House, texts
from tests.storage.hinder import Rows, Statement, connection_of, failure, hook_values

pytestmark = pytest.mark.in_turns

MINUTES = 6  # Longer than the longest pause between two tries.

LONGEST = 301  # Seconds within which everything is repeated.


class Unreadable:
    """Makes all reads fail, but no writes; `part` names the data.

    Unless it `commits`, the first commit seems to fail.
    """

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, part: str = "SELECT", *, commits: bool = True
    ) -> None:
        self._part = part
        self._commits = commits
        self._writers = set[object]()
        hook_values(monkeypatch, self._around)

    def _around(self, where: Transaction, sql: str, _values: tuple[Value, ...], run: Statement) -> Rows:
        connection = connection_of(where)
        if sql == "BEGIN IMMEDIATE":
            self._writers.add(connection)
        if self._part in sql and connection not in self._writers:
            raise failure("disk I/O error", sqlite3.SQLITE_IOERR_READ)
        found = run()
        if sql == "COMMIT" and not self._commits:
            self._commits = True
            raise failure("disk I/O error", sqlite3.SQLITE_IOERR)
        return found


async def _clicks(house: House, actor: simcord.MemberActor, panel: Any, custom_id: str) -> list[str]:
    """Let a person do what people do when nothing happens; return the texts that they got."""
    board = house.channel.history()[-1]
    game = custom_id.split(":")[2]
    results = [
        await act(house, house.forge(actor, panel, custom_id)),
        await act(house, house.forge(actor, board, f"cit:hand:{game}")),
        await act(house, house.forge(actor, board, f"cit:play:{game}")),
        await act(house, actor.slash(house.channel, "citadels hand")),
        await act(house, actor.slash(house.channel, "citadels board")),
        await act(house, actor.slash(house.channel, "citadels games")),
    ]
    assert all(each.acknowledged for each in results), [each.acknowledged for each in results]
    return [house.say(each) or texts(house.stored(panel)) for each in results]


async def _a_while(house: House, seconds: float) -> None:
    house.clock.now += seconds
    await house.env.advance_time(seconds)


def _check_logs(caplog: pytest.LogCaptureFixture) -> None:
    logged = ("nothing can be stored", "A click could not be stored")
    assert [each for each in tracebacks(caplog) if not any(text in each for text in logged)] == []


@pytest.mark.parametrize("computers", [0, 2])
async def test_a_table_of_which_nobody_knows_what_is_stored_goes_on_by_itself(
    house: House,
    broken: Faults,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    computers: int,
) -> None:
    assert broken.to_come == 0
    spend_freely(monkeypatch)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=computers)
    number = await house.until(game, "turn", alice)
    panel = house.questions(alice, number)[-1]
    custom_id = house.answer_button(panel)
    with monkeypatch.context() as patch:
        Unreadable(patch, commits=False)
        for _ in range(MINUTES):
            _check_told(await _clicks(house, alice, panel, custom_id))
            await _a_while(house, 60)
            house.until_no_click_lives()
            evict(house.bot.registry, house.bot.delivery.sync.needs)
            # Nobody else would read it again.
            assert [table.catching_up for table in house.bot.registry.tables] == [True]
    await _a_while(house, LONGEST)
    assert await house.asked(game) != (alice, number)
    await check_told(house, game, 2)
    await act(house, house.step(game), 5)
    await check_told(house, game, 2)
    _check_logs(caplog)


async def test_a_table_that_has_left_memory_is_there_again_at_the_first_click_after_it(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert broken.to_come == 0
    spend_freely(monkeypatch)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    panel = house.questions(alice, number)[-1]
    custom_id = house.answer_button(panel)
    await house.bot.background.noting.finish()
    house.until_no_click_lives()
    with monkeypatch.context() as patch:
        Unreadable(patch)
        evict(house.bot.registry, house.bot.delivery.sync.needs)
        assert not house.bot.registry.tables
        for _ in range(MINUTES):
            _check_told(await _clicks(house, alice, panel, custom_id))
            await _a_while(house, 60)
    await act(house, house.forge(alice, panel, custom_id), 5)
    assert await house.asked(game) != (alice, number)
    await check_told(house, game, 2)
    _check_logs(caplog)


@pytest.mark.parametrize("part", ["FROM choices", "FROM messages"])
async def test_games_that_can_not_be_read_after_a_start_are_taken_up_when_they_can(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    assert broken.to_come == 0
    spend_freely(monkeypatch)
    alice = house.add("alice")
    # Computers that think longer than the process runs.
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": 5000.0})
    game = await house.open(alice, computers=3)
    table = await house.table(game)
    while not table.computer_asked:
        await house.step(game)
    version, board = table.stored.version, house.channel.history()[-1]
    with monkeypatch.context() as patch:
        Unreadable(patch, part)
        with standing_still(house):
            await house.restart()
        for _ in range(MINUTES):
            _check_told(await _clicks(house, alice, board, f"cit:log:{game}"))
            await _a_while(house, 60)
            evict(house.bot.registry, house.bot.delivery.sync.needs)
    await _a_while(house, LONGEST)
    assert (await house.table(game)).stored.version > version
    await check_told(house, game, 3)
    await act(house, house.step(game), 5)
    await check_told(house, game, 3)
    _check_logs(caplog)


def _check_told(said: list[str]) -> None:
    """Check that each click got a true answer."""
    for each in said:
        assert any(text in each for text in (*NOBODY_KNOWS, *NOT_STORED)), each
