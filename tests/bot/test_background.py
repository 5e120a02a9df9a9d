"""At the start only games with pending work are read, the others at their first click."""

import gc
from pathlib import Path
from weakref import ReferenceType, ref

import pytest

from bot.tables.background.recovery import IDLE_TABLE, evict
from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT
from bot.words.language import Language
from storage.pace import HOUR, SLOW_PACE
from storage.people.stored_settings import PersonSettings
from storage.values import GOES_ON
from tests.clocks import actor_at, board_text, clock_of, let_pass, open_at
from tests.house import House, beat, texts
from tests.storage.many_games import make, recovered
from tests.storage.samples import opened, write

SAY = Language()


async def test_of_many_running_games_only_those_with_pending_work_are_read(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    games = await make(path, 100)
    not_shown, goes_on, to_look_at, with_deadline = games[3:7]
    async with opened(path) as store:
        # A computer may be asked in any of them, as they are copies.
        await write(store.database, "UPDATE games SET look = NULL")
        for owing, game in (
            ("shown = version - 1", not_shown),
            (f"look = {GOES_ON}", goes_on),
            ("look = 0", to_look_at),
            ("due = 99", with_deadline),
        ):
            await write(store.database, f"UPDATE games SET {owing} WHERE id = ?", game)
        registry = await recovered(store)
        assert [table.id for table in registry.tables] == [not_shown, goes_on, to_look_at, with_deadline]
        assert (await registry.get(games[50])).running


async def _evict(house: House, table: Table) -> tuple[str, ReferenceType[Table]]:
    """Let a table leave memory, as after some time without clicks; return its id, and a reference to it."""
    game, former = table.id, ref(table)
    del table
    house.clock.now += IDLE_TABLE
    evict(house.bot.registry, house.bot.delivery.sync.needs)
    return game, former


async def _gone(house: House, former: ReferenceType[Table]) -> None:
    gc.collect()
    assert house.bot.registry.tables == ()
    assert former() is None


@pytest.fixture
async def beating(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot check clocks and calls at the usual interval."""
    beat(house, monkeypatch, RUNNING_TIME_BEAT)


@pytest.mark.usefixtures("beating")
async def test_a_clock_runs_out_at_a_table_that_left_memory(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    seat, number = clock_of(table).seat, table.game and table.game.state.number
    assert (clock_of(table).until or IDLE_TABLE) < IDLE_TABLE
    game, former = await _evict(house, table)
    del table
    await _gone(house, former)
    await let_pass(house, 40)
    table = await house.table(game)
    assert table.game.state.number != number
    assert clock_of(table).missed[seat] == 1
    assert SAY("board-away", names="|", count=1).split("|")[0] in board_text(house, table)


@pytest.mark.usefixtures("beating")
async def test_a_reminder_comes_from_a_table_that_left_memory(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW_PACE)
    actor = actor_at(house, table, table.asked() or 0)
    wanted = PersonSettings(calls="channel", reminders=2)
    await house.bot.store.persons.change(actor.id, lambda _: wanted)
    await let_pass(house, 60, 30)
    _, former = await _evict(house, table)
    del table
    await _gone(house, former)
    house.clock.set_to += 2 * HOUR
    await let_pass(house, 120, 30)
    reminders = [each for each in house.messages(actor) if SAY("button-not-now") in texts(house.stored(each))]
    assert len(reminders) == 1


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_the_wall_clock_may_jump_while_a_table_is_not_in_memory(house: House, jump: float) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW_PACE)
    game, former = await _evict(house, table)
    del table
    await _gone(house, former)
    house.clock.set_to += jump
    await let_pass(house, 50)
    table = await house.table(game)
    assert f"<t:{table.until}:R>" in board_text(house, table)
