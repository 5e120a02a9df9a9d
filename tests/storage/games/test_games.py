"""Games in the database, and the clicks that changed them."""

import asyncio
import re
from dataclasses import replace

import pytest

from storage.database.storage_errors import (
    DamagedGameError,
    NewerGameError,
    RepeatedClickError,
    StaleVersionError,
)
from storage.store import Store
from storage.values import Click
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.newer import make_newer, make_ours
from tests.storage.samples import (
    BEGUN,
    GAME,
    OPEN,
    begun,
    choice,
    contents,
    dealt,
    load,
    lobby,
    play_on,
    played,
    running,
    write,
)

pytestmark = pytest.mark.both_databases


async def test_a_game_is_read_back_as_it_was_stored(store: Store) -> None:
    assert await store.games.load(GAME) is None
    await store.games.add(lobby(), OPEN)
    assert await load(store) == lobby()
    stored = await store.games.save(running(dealt(), lobby()), choices=(BEGUN,))
    expected = replace(running(dealt(), lobby()), version=2, log_digest=stored.log_digest)
    assert contents(stored) == contents(expected)
    assert contents(await load(store)) == contents(stored)


async def test_a_write_that_finds_another_version_loses(store: Store) -> None:
    stored = await begun(store)
    newer = await store.games.save(replace(stored, game=played(1)), choices=(choice(0),))
    with pytest.raises(StaleVersionError):
        await store.games.save(
            replace(stored, game=played(2)), choices=(choice(1),), click=Click(9, 101, "answer 1")
        )
    assert contents(await load(store)) == contents(newer)
    assert await store.games.choices(GAME, 9) == [BEGUN, choice(0)]
    assert await store.games.click(9) is None


async def test_two_writes_at_once_are_one_too_many(store: Store) -> None:
    stored = await begun(store)
    changed = replace(stored, game=played(1))
    results = await asyncio.gather(
        store.games.save(changed, choices=(choice(0),)),
        store.games.save(changed, choices=(choice(0),)),
        return_exceptions=True,
    )
    assert [type(result) for result in results if isinstance(result, Exception)] == [StaleVersionError]


async def test_the_shown_version_never_goes_back(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    for version in (5, 3):
        store.places.note_shown(GAME, version)
        await store.places.write()
    loaded = await store.games.load(GAME)
    assert loaded is not None
    assert loaded.shown == 5


class _DiedError(Exception):
    pass


@pytest.mark.sqlite_only
async def test_an_answer_is_stored_whole_or_not_at_all(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kill the process after each statement of the transaction in turn."""
    stored = await begun(store)
    left = 0

    def dying(_sql: str, run: Statement) -> Rows:
        nonlocal left
        result = run()
        left -= 1
        if left == 0:
            raise _DiedError
        return result

    hook(monkeypatch, dying)
    changed = replace(stored, game=played(1))
    for statements in (1, 2, 3, 4):
        left = statements
        with pytest.raises(_DiedError):
            await store.games.save(changed, choices=(choice(0),), click=Click(9, 101, "answer 0"))
        left = -1
        assert contents(await load(store)) == contents(stored)
        assert await store.games.choices(GAME, 9) == [BEGUN]
        assert await store.games.click(9) is None
    left = -1
    await store.games.save(changed, choices=(choice(0),), click=Click(9, 101, "answer 0"))
    assert left == -6, "the transaction has other statements than the four that were tried and the commit"


@pytest.mark.sqlite_only
async def test_an_answer_leaves_alone_by_what_games_are_searched(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite writes an unchanged column into its index, too: an extra page for each commit."""
    stored = await begun(store)
    written = list[str]()

    def note(sql: str, run: Statement) -> Rows:
        if rows := run():
            written.append(sql.partition(" WHERE ")[0])
        return rows

    with monkeypatch.context() as patch:
        hook(patch, note)
        stored = await store.games.save(replace(stored, game=played(1)), choices=(choice(0),))
    (columns,) = written
    assert not {"status", "guild", "channel", "host"} & set(re.findall(r"\w+", columns))
    moved = await store.games.save(replace(stored, setup=stored.setup.with_kind(channel=21, host=102)))
    assert contents(await load(store)) == contents(moved)


async def test_a_game_of_a_newer_release_is_no_damaged_one(store: Store) -> None:
    stored = await play_on(store, GAME, 5)
    await make_newer(store, GAME)
    with pytest.raises(NewerGameError):
        await store.games.load(GAME)
    with pytest.raises(StaleVersionError):
        await store.games.save(stored)
    await make_ours(store, GAME)
    loaded = await load(store, GAME)
    assert loaded.game is not None
    assert stored.game is not None
    assert loaded.game.state == stored.game.state


async def test_a_damaged_game_is_damaged_whatever_format_it_names(store: Store) -> None:
    await play_on(store, GAME, 5)
    await make_newer(store, GAME)
    await write(store.database, "UPDATE games SET channel = channel + 1")
    with pytest.raises(DamagedGameError):
        await store.games.load(GAME)


async def test_a_click_is_stored_once_with_what_it_did(store: Store) -> None:
    stored = await begun(store)
    stored = await store.games.save(stored, click=Click(3, 102, "answer 0"))
    with pytest.raises(RepeatedClickError, match="answer 0") as caught:
        await store.games.save(stored, click=Click(3, 102, "answer 1"))
    assert caught.value.did == "answer 0"
    assert contents(await load(store)) == contents(stored)
    assert await store.games.click(3) == "answer 0"
    with pytest.raises(RepeatedClickError):
        await store.games.add(lobby("bbbbbbbb"), OPEN)
    assert await store.games.load("bbbbbbbb") is None


async def test_old_clicks_are_forgotten(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    await store.games.save(lobby(), click=Click(3, 102, "join"))
    await write(store.database, "UPDATE clicks SET made = made - 15 * 86400 WHERE id = 1")
    await store.games.forget_clicks()
    assert (await store.games.click(1), await store.games.click(3)) == (None, "join")


async def test_a_bot_that_nobody_used_for_long_forgets_all_clicks(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    await store.games.save(lobby(), click=Click(2**62, 102, "join"))
    await write(store.database, "UPDATE clicks SET made = made - 15 * 86400")
    await store.games.forget_clicks()
    assert (await store.games.click(OPEN.id), await store.games.click(2**62)) == (None, None)
