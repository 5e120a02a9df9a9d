"""A deletion removes a person's data completely and for good. The games stay for the others."""

import sqlite3
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from storage.database import remnants
from storage.database.sqlite.sqlite_backend import back_up
from storage.database.storage_errors import NotReadError, StaleVersionError, UnsureError
from storage.database.transaction import Transaction
from storage.inspection import inspect
from storage.parts import NOBODY
from storage.results.ratings.rebuild import rebuild
from storage.results.results import BrokenResultError, read_result
from storage.store import Store
from storage.values import Player
from tests.storage.privacy.deleting import delete, execute, load, rows
from tests.storage.privacy.person import (
    ENDED,
    GUILD,
    OTHER,
    OVER,
    RESIGNED_FROM,
    RUNNING,
    USER,
    answer,
    lobby,
    player,
    scan,
    traces,
)
from tests.storage.stored_results import differing_ratings, end_game


async def test_no_row_and_no_byte_has_anything_of_the_person(store: Store, tmp_path: Path) -> None:
    path, copy = store.database.path, tmp_path / "copy.sqlite3"
    faults = (await inspect(path)).faults
    assert traces(path)[path.name]
    await delete(store)
    assert not scan(path)
    assert not traces_in_copy(path, copy)
    await remnants.clean(store.database)
    assert not traces(path)
    assert not traces_in_copy(path, copy)
    assert (await inspect(path)).faults == faults
    await store.close()
    assert not traces(path)


def traces_in_copy(path: Path, copy: Path) -> dict[str, list[str]]:
    """Return the person's traces in a new backup."""
    back_up(path, copy, force=True)
    return traces(copy)


async def test_the_file_is_written_anew_once_after_a_deletion(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bool] = []
    rewrite = store.database.rewrite

    async def noted() -> bool:
        written.append(await rewrite())
        return written[-1]

    monkeypatch.setattr(store.database, "rewrite", noted)
    await remnants.clean(store.database)
    assert written == []
    await delete(store)
    for _ in range(2):
        await remnants.clean(store.database)
    assert written == [True]


async def test_while_others_read_the_log_is_not_empty_and_it_is_tried_again(store: Store) -> None:
    await delete(store)
    with sqlite3.connect(store.database.path) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM games").fetchone()
        await execute(store, "INSERT INTO damaged (game) VALUES ('x')")
        await remnants.clean(store.database)
        assert await rows(store, "SELECT count(*) > 0 FROM remnants") == [(1,)]
    other.close()
    await remnants.clean(store.database)
    assert await rows(store, "SELECT count(*) > 0 FROM remnants") == [(0,)]
    assert not traces(store.database.path)


# Results and ratings


async def test_results_stay_by_one_former_player_and_the_ratings_of_others_as_they_are(store: Store) -> None:
    everything = "SELECT guild, season, person, result, mu, sigma FROM ratings"
    before = await rows(store, f"{everything} WHERE person <> {USER} ORDER BY person, result, guild, season")
    results = await rows(store, "SELECT id, game, ended FROM results ORDER BY id")
    await delete(store)
    assert await rows(store, "SELECT id, game, ended FROM results ORDER BY id") == results
    formers = await rows(store, "SELECT DISTINCT person, name FROM standings WHERE person < 0")
    assert len(formers) == 1
    assert formers[0][1] == ""
    assert (await load(store, OVER)).setup.players[0].user_id == formers[0][0]
    assert await rows(store, f"{everything} ORDER BY person, result, guild, season") == before

    def work(transaction: Transaction) -> None:
        for number, *_ in results:
            assert isinstance(number, int)
            read_result(transaction, number)
        assert differing_ratings(transaction) == 0
        assert rebuild(transaction).changed == 0

    await store.database.transaction(work)
    assert len(results) == len(ENDED) + 1


async def test_games_that_end_later_are_rated_as_if_the_person_were_new(store: Store) -> None:
    """Each has their own number, so that a rebuild gives what was stored."""
    await delete(store)
    numbers: list[int | None] = []
    for game in (RUNNING, RESIGNED_FROM):
        stored = await load(store, game)
        numbers += [each.user_id for each in stored.setup.players if each.former]
        while stored.status == "running":
            stored = await answer(store, stored)
    assert len(set(numbers)) == 2
    await end_game(store, 77, {OTHER: 3, 103: 4})
    assert await store.database.transaction(differing_ratings) == 0


async def test_a_broken_result_stays_broken_without_the_person(store: Store) -> None:
    await execute(store, "UPDATE standings SET total = total + 1 WHERE result = 2 AND seat = 0")
    await delete(store)
    assert not scan(store.database.path)

    def work(transaction: Transaction) -> None:
        with pytest.raises(BrokenResultError):
            read_result(transaction, 2)

    await store.database.transaction(work)


# The rest


async def test_a_saved_set_stays_with_its_server_as_nobody_s(store: Store) -> None:
    await delete(store)
    (saved,) = await store.sets.of_server(GUILD)
    assert (saved.name, saved.user) == ("Ours", NOBODY)


async def test_a_click_that_comes_again_is_still_known(store: Store) -> None:
    clicks = await rows(store, f"SELECT id, did FROM clicks WHERE person = {USER}")
    await delete(store)
    for number, did in clicks:
        assert isinstance(number, int)
        assert await store.games.click(number) == did


# Meanwhile


async def test_an_answer_that_was_on_its_way_is_too_late(store: Store) -> None:
    before = await load(store, RUNNING)
    await delete(store)
    with pytest.raises(StaleVersionError):
        await answer(store, before)
    assert not scan(store.database.path)


async def test_nothing_is_finished_while_the_person_is_in_a_game(store: Store) -> None:
    own = store.personal_data
    await own.begin(USER)
    for game in await own.games_of(USER):
        await own.forget_in_game(game.id, USER)
    await lobby(store, "zzzzzzzz", OTHER, player(OTHER), player())
    await lobby(store, "yyyyyyyy", USER, Player(None, "computer", "computer-1"))
    assert not await own.finish(USER)
    await own.forget_in_game("zzzzzzzz", USER)
    assert not await own.finish(USER)
    await own.forget_in_game("yyyyyyyy", USER)
    assert await own.finish(USER)
    assert not scan(store.database.path)


async def test_a_person_who_asks_again_before_the_end_stays_the_same_former_player(store: Store) -> None:
    await store.personal_data.begin(USER)
    await store.personal_data.forget_in_game(OVER, USER)
    await delete(store)
    number = (await load(store, OVER)).setup.players[0].user_id
    assert await rows(store, "SELECT DISTINCT person FROM standings WHERE person < 0") == [(number,)]


async def test_data_that_nobody_wants_deleted_stays(store: Store) -> None:
    before = scan(store.database.path)
    await store.personal_data.forget_in_game(RUNNING, USER)
    assert await store.personal_data.finish(USER)
    assert scan(store.database.path) == before


async def test_once_more_changes_nothing(store: Store) -> None:
    await delete(store)
    before = await rows(store, "SELECT id, version, digest FROM games")
    await delete(store)
    assert await rows(store, "SELECT id, version, digest FROM games") == before


@pytest.mark.parametrize("step", ["begin", "forget_in_game", "finish"])
async def test_a_step_that_can_not_be_looked_for_after_a_failed_commit_stays_unsure(
    store: Store, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Each step is repeated until it is known to be stored; a failed read must not look like success."""
    data, unread = store.personal_data, AsyncMock(side_effect=NotReadError("gone", "failing"))
    monkeypatch.setattr(store.database, "transaction", AsyncMock(side_effect=UnsureError("gone", "failing")))
    for look in ("begun", "games_of"):
        monkeypatch.setattr(data, look, unread)
    steps = {
        "begin": lambda: data.begin(USER),
        "forget_in_game": lambda: data.forget_in_game(RUNNING, USER),
        "finish": lambda: data.finish(USER),
    }
    with pytest.raises(UnsureError):
        await steps[step]()
