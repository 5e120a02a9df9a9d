"""All data of a person is deleted, whatever happens meanwhile, and tables in memory know it at once."""

import asyncio
import shutil
import signal
import sqlite3
import sys
from contextlib import closing
from datetime import date
from itertools import count
from pathlib import Path
from unittest.mock import DEFAULT, AsyncMock

import pytest

from bot.tables.deletion import Deletion
from bot.tables.panel_message import PanelMessage
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database import remnants
from storage.database.storage_errors import DamagedGameError, NotStoredError
from storage.privacy import declared
from storage.store import Store
from storage.values import StoredGame
from tests.patience import PATIENCE
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.newer import make_newer, make_ours
from tests.storage.privacy.fixtures import filled, store
from tests.storage.privacy.person import (
    LONE_LOBBY,
    OTHER,
    OVER,
    RESIGNED_FROM,
    RUNNING,
    USER,
    answer,
    lobby,
    pick,
    player,
    scan,
    traces,
)
from tests.storage.samples import opened, write

__all__ = ["filled", "store"]

ROOT = Path(__file__).parents[3]
TODAY = date(2026, 7, 1)


@pytest.fixture
def registry(store: Store) -> Registry:
    """The tables in memory; none at first."""
    return Registry(store)


@pytest.fixture
def deletion(registry: Registry) -> Deletion:
    return Deletion(registry)


async def _mark(store: Store, user: int = USER) -> str:
    return declared.fingerprint(await store.personal_data.of(user), TODAY)


async def test_tables_in_memory_have_nobody_but_a_former_player(
    store: Store, registry: Registry, deletion: Deletion
) -> None:
    changed: list[str] = []
    registry.listeners.append(lambda table: changed.append(table.id))
    running, resigned, alone = [await registry.get(game) for game in (RUNNING, RESIGNED_FROM, LONE_LOBBY)]
    panel, left = running.panels[1], list[tuple[Table, PanelMessage]]()
    deletion.left.append(lambda table, panel: left.append((table, panel)))
    assert await deletion.delete(USER, TODAY, await _mark(store))
    assert not scan(store.database.path)
    for table in registry.tables:
        assert USER not in {table.setup.kind.host, *(each.user_id for each in table.players)}
        assert USER not in {choice.user for choice in table.history}
    assert running.seat_of(USER) is None
    assert running.players[1].former
    assert alone.stored.status == "closed"
    assert {RUNNING, RESIGNED_FROM, LONE_LOBBY} <= set(changed)
    # Only the running game has a panel to remove.
    assert left == [(running, panel)]
    assert 1 not in running.panels
    assert 0 not in resigned.panels


async def test_a_table_that_is_over_and_not_shown_yet_is_shown_without_the_person(
    store: Store, registry: Registry, deletion: Deletion
) -> None:
    await write(store.database, "UPDATE games SET shown = 1 WHERE id = ?", OVER)
    table = await registry.get(OVER)
    assert registry.in_memory(OVER) is table
    await deletion.delete(USER, TODAY, await _mark(store))
    assert table.players[0].former
    assert OVER in await store.games.with_pending_work()


async def test_deletions_run_one_after_the_other(
    deletion: Deletion, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, most = 0, 0

    async def finish(_user: int) -> bool:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.02)
        running -= 1
        return True

    monkeypatch.setattr(store.personal_data, "finish", finish)
    await store.personal_data.begin(USER)
    mark = await _mark(store)
    await asyncio.gather(deletion.resume(), deletion.delete(USER, TODAY, mark), deletion.resume())
    assert most == 1


async def test_the_rest_of_a_game_without_a_row_is_deleted_too(store: Store, deletion: Deletion) -> None:
    """In a damaged file. Otherwise the deletion would wait for ever for that game."""
    # By default, a connection ignores foreign keys.
    with closing(sqlite3.connect(store.database.path)) as connection, connection:
        connection.execute("DELETE FROM games WHERE id = ?", (RUNNING,))
    async with asyncio.timeout(PATIENCE):
        assert await deletion.delete(USER, TODAY, await _mark(store))
    for left in ("people", "choices"):
        assert not await store.database.rows(f"SELECT game FROM {left} WHERE person = ?", USER)


@pytest.mark.parametrize("case", ["of another person", "of yesterday", "of other data", "made up"])
async def test_nothing_is_deleted_but_what_was_shown(store: Store, deletion: Deletion, case: str) -> None:
    held, before = await store.personal_data.of(USER), scan(store.database.path)
    mark = {
        "of another person": await _mark(store, OTHER),
        "of yesterday": declared.fingerprint(held, date(2026, 6, 30)),
        "of other data": declared.fingerprint(held, TODAY),
        "made up": "0" * 16,
    }[case]
    if case == "of other data":
        await lobby(store, "zzzzzzzz", OTHER, player(OTHER), player())
        before = scan(store.database.path)
    with pytest.raises(RefusedError) as caught:
        await deletion.delete(USER, TODAY, mark)
    assert caught.value.key == "error-privacy-changed"
    assert scan(store.database.path) == before


async def test_twice_at_once_is_as_good_as_once(store: Store, deletion: Deletion) -> None:
    mark, left, heard = await _mark(store), list[Table](), list[int]()
    deletion.left.append(lambda table, _: left.append(table))
    deletion.deleted.append(heard.append)
    assert all(await asyncio.gather(*(deletion.delete(USER, TODAY, mark) for _ in range(2))))
    assert not scan(store.database.path)
    assert set(heard) == {USER}
    assert await deletion.delete(USER, TODAY, mark)
    assert len(left) == 1


async def test_a_deletion_that_another_process_has_begun_is_finished(
    store: Store, deletion: Deletion
) -> None:
    """Part of the data is gone, so it differs from what the person saw then."""
    mark, begun = await _mark(store), store.personal_data
    await begun.begin(USER)
    await begun.forget_in_game(RUNNING, USER)
    assert await deletion.delete(USER, TODAY, mark)
    assert not scan(store.database.path)


async def test_two_processes_at_once_are_as_good_as_one(store: Store, registry: Registry) -> None:
    mark, here = await _mark(store), Deletion(registry)
    async with opened(store.database.path) as other:
        there = Registry(other)
        tables = [await each.get(RUNNING) for each in (registry, there)]
        assert all(
            await asyncio.gather(*(each.delete(USER, TODAY, mark) for each in (here, Deletion(there))))
        )
        assert not scan(store.database.path)
        for table in tables:
            assert USER not in {each.user_id for each in table.players}
    await remnants.clean(store.database)
    assert not traces(store.database.path)


async def test_a_process_forgets_a_person_who_was_deleted_by_another(
    store: Store, registry: Registry
) -> None:
    mark = await _mark(store)
    async with opened(store.database.path) as other:
        there = Registry(other)
        table = await there.get(RUNNING)
        assert await Deletion(registry).delete(USER, TODAY, mark)
        assert USER in {each.user_id for each in table.players}
        assert await Deletion(there).delete(USER, TODAY, mark)
        assert USER not in {each.user_id for each in table.players}


async def test_only_a_person_without_data_is_forgotten_after_a_notice(
    store: Store, deletion: Deletion, registry: Registry
) -> None:
    forgotten = list[int]()
    deletion.deleted.append(forgotten.append)
    await deletion.forget_deleted(USER)
    assert forgotten == []
    await Deletion(registry).delete(USER, TODAY, await _mark(store))
    await deletion.forget_deleted(USER)
    assert forgotten == [USER]


async def test_a_failed_deletion_keeps_nobody_else_waiting(
    store: Store, deletion: Deletion, monkeypatch: pytest.MonkeyPatch
) -> None:
    for user in (USER, OTHER):
        await store.personal_data.begin(user)
    first, last = await store.personal_data.begun()
    finish = AsyncMock(
        wraps=store.personal_data.finish, side_effect=[NotStoredError("disk I/O error"), DEFAULT]
    )
    monkeypatch.setattr(store.personal_data, "finish", finish)
    await deletion.resume()
    assert await store.personal_data.begun() == [first]
    assert not declared.rows(await store.personal_data.of(last))


async def test_another_person_s_data_stays(store: Store, deletion: Deletion) -> None:
    before = await store.personal_data.of(OTHER)
    await deletion.delete(USER, TODAY, await _mark(store))
    after = await store.personal_data.of(OTHER)
    assert declared.rows(after) == declared.rows(before)
    assert after.results == before.results
    assert after.ratings == before.ratings


# Failures


class Breaking:
    """Fails the commit with one number: before it does anything, or after it has done everything."""

    def __init__(self, patch: pytest.MonkeyPatch, number: int, *, late: bool) -> None:
        self.happened = False
        numbers = count()

        def committing(sql: str, run: Statement) -> Rows:
            if sql != "COMMIT" or next(numbers) != number:
                return run()
            self.happened = True
            if late:
                run()
            raise sqlite3.OperationalError("disk I/O error")

        hook(patch, committing)


@pytest.mark.parametrize("late", [False, True])
async def test_wherever_it_fails_it_is_finished_after_the_next_start(
    filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    for number in count():
        path = Path(shutil.copy(filled, tmp_path / f"{number}"))
        async with opened(path) as store:
            before, mark, registry = scan(path), await _mark(store), Registry(store)
            table = await registry.get(RUNNING)
            with monkeypatch.context() as patch:
                broken = Breaking(patch, number, late=late)
                if number == 0 and not late:
                    with pytest.raises(NotStoredError):
                        await Deletion(registry).delete(USER, TODAY, mark)
                    assert scan(path) == before
                    continue
                done = await Deletion(registry).delete(USER, TODAY, mark)
            # The stored part is found, and the rest follows.
            assert done == (late or not broken.happened)
            assert not done or not scan(path)
            loaded = await store.games.load(RUNNING)
            assert loaded
            assert table.stored.version == loaded.stored.version
        async with opened(path) as store:
            await Deletion(Registry(store)).resume()
            await remnants.clean(store.database)
        assert not scan(path)
        assert not traces(path)
        if not broken.happened:
            assert number > 12
            return


DELETER = """
import asyncio, os, signal, sys
from datetime import date
from pathlib import Path
from bot.tables.deletion import Deletion
from bot.tables.registry import Registry
from storage.privacy import declared
from storage.store import Store

async def main():
    store = Store(Path(sys.argv[1]))
    await store.open()
    mark = declared.fingerprint(await store.personal_data.of(int(sys.argv[2])), date(2026, 7, 1))
    forget, left = store.personal_data.forget_in_game, int(sys.argv[3])

    async def forgetting(game, user):
        nonlocal left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        await forget(game, user)

    store.personal_data.forget_in_game = forgetting
    await Deletion(Registry(store)).delete(int(sys.argv[2]), date(2026, 7, 1), mark)

asyncio.run(main())
"""


@pytest.mark.parametrize("games", [1, 6])
async def test_a_process_that_is_killed_leaves_it_to_the_next(
    filled: Path, tmp_path: Path, games: int
) -> None:
    path = Path(shutil.copy(filled, tmp_path))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", DELETER, str(path), str(USER), str(games), cwd=ROOT
    )
    assert await process.wait() == -signal.SIGKILL
    assert scan(path)
    async with opened(path) as store:
        assert await store.personal_data.begun() == [USER]
        await Deletion(Registry(store)).resume()
        await remnants.clean(store.database)
    assert not scan(path)
    assert not traces(path)


async def test_a_log_that_can_t_be_emptied_is_no_failure(
    store: Store, deletion: Deletion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store.database, "checkpoint", AsyncMock(side_effect=NotStoredError("disk I/O error")))
    assert await deletion.delete(USER, TODAY, await _mark(store))
    monkeypatch.undo()
    await remnants.clean(store.database)
    assert not traces(store.database.path)


async def test_a_game_that_is_damaged_goes_and_its_table_with_it(
    store: Store, registry: Registry, deletion: Deletion
) -> None:
    await registry.get(RUNNING)
    await write(store.database, "UPDATE games SET state = '{' WHERE id = ?", RUNNING)
    await write(store.database, "UPDATE games SET state = '{' WHERE id = ?", RESIGNED_FROM)
    with pytest.raises(DamagedGameError):
        await registry.get(RESIGNED_FROM)
    assert await deletion.delete(USER, TODAY, await _mark(store))
    assert not scan(store.database.path)
    assert registry.in_memory(RUNNING) is None
    with pytest.raises(RefusedError):
        await registry.get(RUNNING)


@pytest.mark.parametrize("game", [RUNNING, OVER])
@pytest.mark.parametrize("known", [False, True])
async def test_a_game_of_a_newer_release_is_left_to_it_and_all_others_are_not(
    store: Store, registry: Registry, deletion: Deletion, game: str, *, known: bool
) -> None:
    if known:
        await registry.get(game)
    await make_newer(store, game)
    assert not await deletion.delete(USER, TODAY, await _mark(store))
    assert {each.id for each in await store.personal_data.games_of(USER)} == {game}
    assert await store.personal_data.begun() == [USER]
    assert not await store.database.rows("SELECT game FROM damaged WHERE game = ?", game)
    # A process of that release finishes it.
    await make_ours(store, game)
    await deletion.resume()
    assert not scan(store.database.path)


# Meanwhile


async def test_a_lobby_that_is_joined_meanwhile_is_left_too(
    store: Store, deletion: Deletion, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark, finish, tries = await _mark(store), store.personal_data.finish, list[int]()

    async def joining(user: int) -> bool:
        tries.append(user)
        if len(tries) == 1:
            await lobby(store, "zzzzzzzz", OTHER, player(OTHER), player())
        return await finish(user)

    monkeypatch.setattr(store.personal_data, "finish", joining)
    await deletion.delete(USER, TODAY, mark)
    assert len(tries) == 2
    assert not scan(store.database.path)
    assert "zzzzzzzz" in await store.games.open_lobbies_of(OTHER)


@pytest.mark.parametrize("first", ["the end", "the deletion"])
async def test_a_game_that_ends_elsewhere_at_the_same_moment(
    store: Store, registry: Registry, deletion: Deletion, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """In any order, the result is stored once, for a former player, and everything agrees."""
    table, forget = await registry.get(RUNNING), store.personal_data.forget_in_game
    last = await _about_to_end(store, table.stored)
    mark, ends = await _mark(store), list[str]()

    async def forgetting(game: str, user: int) -> None:
        if game == RUNNING and first == "the end":
            ends.append((await answer(elsewhere, last)).status)
        await forget(game, user)

    monkeypatch.setattr(store.personal_data, "forget_in_game", forgetting)
    async with opened(store.database.path) as elsewhere:
        assert await deletion.delete(USER, TODAY, mark)
        if first == "the deletion":
            loaded = await elsewhere.games.load(RUNNING)
            assert loaded
            assert loaded.stored.setup.players[1].resigned
            ends.append((await answer(elsewhere, loaded.stored)).status)
    assert ends == ["over"]
    assert not scan(store.database.path)
    sql = "SELECT person, resigned FROM standings JOIN results ON id = result WHERE game = ? AND seat = 1"
    ((user, resigned),) = await store.database.rows(sql, RUNNING)
    loaded = await store.games.load(RUNNING)
    assert loaded
    assert loaded.stored.setup.players[1].user_id == user < 0
    assert bool(resigned) == (first == "the deletion")
    shared = await store.database.rows("SELECT count(*) FROM standings WHERE person = ?", user)
    assert (shared[0][0] > 1) == (first == "the end")


async def _about_to_end(store: Store, stored: StoredGame) -> StoredGame:
    """Play until one answer is left, by any seat."""
    while True:
        assert stored.game
        game = stored.game.copy()
        decision = game.decision
        assert decision
        game.choose(decision.seat, pick(decision))
        if game.over:
            return stored
        stored = await answer(store, stored)
