"""Finished games: their people, where their end was shown, and what remains after a loss of data."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.replay import Replay
from storage.database.stored_time import DAY
from storage.games.places import BOARD_SEAT, SCORES_ROUND, StoredMessage
from storage.pace import LIVE, SLOW_PACE
from storage.results.finished import FinishedGame
from storage.results.game_record import NotRecordableError
from storage.store import Store
from storage.values import Click, StoredGame
from tests.storage.rated_games import NOW, game_id
from tests.storage.samples import opened, play_on, setup, write

pytestmark = pytest.mark.both_databases

FIRST, SECOND, THIRD, RUNNING = "aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"
ANNA, BOB, STRANGER = 101, 102, 999
HERE, THERE = 10, 11


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three finished games, in the last of which Anna resigned, and a running one."""
    path = tmp_path_factory.mktemp("filled") / "games.sqlite3"
    anna, *others = setup().players
    settings = {
        FIRST: setup(),
        SECOND: setup(people=1).with_kind(guild=THERE),
        THIRD: replace(setup(), players=(replace(anna, resigned=True), *others)),
    }

    async def fill() -> None:
        async with opened(path) as store:
            for game, setting in settings.items():
                await play_on(store, game, 5000, setting)
            await play_on(store, RUNNING, 5)

    asyncio.run(fill())
    return path


@pytest.fixture
async def store(filled: Path, tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(Path(shutil.copy(filled, tmp_path))) as store:
        yield store


def ids(games: list[FinishedGame]) -> list[str]:
    return [game.result.game for game in games]


async def test_the_finished_games_of_a_person_are_found_the_last_one_first(store: Store) -> None:
    finished = store.finished
    assert ids(await finished.of_person(ANNA, 9)) == [THIRD, SECOND, FIRST]
    assert ids(await finished.of_person(BOB, 9)) == [THIRD, FIRST]
    assert await finished.of_person(STRANGER, 9) == []
    assert [await finished.count(user) for user in (ANNA, BOB, STRANGER)] == [3, 2, 0]


async def test_some_of_them_are_found_by_pages_and_by_server(store: Store) -> None:
    finished = store.finished
    assert ids(await finished.of_person(ANNA, 2)) == [THIRD, SECOND]
    assert ids(await finished.of_person(ANNA, 2, skip=2)) == [FIRST]
    assert ids(await finished.of_person(ANNA, 9, guild=HERE)) == [THIRD, FIRST]
    assert ids(await finished.of_person(ANNA, 9, guild=THERE)) == [SECOND]


async def test_daily_deals_are_left_out_if_that_is_wanted(store: Store) -> None:
    daily = "INSERT INTO dailies (person, day, guild, game) VALUES (?, 1, 0, ?)"
    await write(store.database, daily, ANNA, SECOND)
    await write(store.database, daily, BOB, FIRST)
    assert ids(await store.finished.of_person(ANNA, 2, dailies=False)) == [THIRD, FIRST]
    assert ids(await store.finished.of_person(ANNA, 9, guild=THERE, dailies=False)) == []


async def test_a_game_tells_where_its_end_was_shown(store: Store) -> None:
    await store.places.put(FIRST, BOARD_SEAT, StoredMessage(0, 77, SCORES_ROUND))
    # A panel, a board of an earlier round, and one with a lost channel don't show an end.
    await store.places.put(SECOND, 0, StoredMessage(5, 6, SCORES_ROUND))
    await store.places.put(SECOND, BOARD_SEAT, StoredMessage(0, 78, 4))
    await store.places.put(THIRD, BOARD_SEAT, StoredMessage(0, 79, SCORES_ROUND, closed=True))
    found = [await store.finished.get(game) for game in (FIRST, SECOND, THIRD)]
    assert [(game.kept, game.channel, game.message) for game in found if game] == [
        (True, 20, 77),
        (True, 20, 0),
        (True, 20, 0),
    ]


async def test_a_game_is_replayed_from_what_is_kept_to_the_end_that_is_kept(store: Store) -> None:
    played = await store.finished.played(FIRST)
    state = played.game.state
    replay = Replay(state.options, len(state.seats), state.rng.seed, played.moves)
    assert replay.end.state == state
    record = await store.finished.record(FIRST)
    assert record.transcript().moves == played.moves
    assert record.seats[0].name is None


async def test_nothing_is_told_of_a_game_that_goes_on(store: Store) -> None:
    assert await store.finished.get(RUNNING) is None
    assert RUNNING not in ids(await store.finished.of_person(ANNA, 9))
    for told in (store.finished.played(RUNNING), store.finished.record(RUNNING)):
        with pytest.raises(NotRecordableError, match="isn't over"):
            await told


async def test_a_result_outlives_its_game(store: Store) -> None:
    await write(store.database, "DELETE FROM games WHERE id = ?", FIRST)
    await store.games.set_aside(SECOND)
    found = {game.result.game: game.kept for game in await store.finished.of_person(ANNA, 9)}
    assert found == {THIRD: True, SECOND: False, FIRST: False}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE standings SET total = total + 1 WHERE result = 2 AND seat = 0",
        "UPDATE results SET cards = 'nothing' WHERE id = 2",
        "UPDATE results SET model = '{}' WHERE id = 2",
    ],
)
async def test_a_damaged_result_stands_in_the_way_of_no_other(store: Store, damage: str) -> None:
    await write(store.database, damage)
    assert ids(await store.finished.of_person(ANNA, 9)) == [THIRD, FIRST]
    assert await store.finished.get(SECOND) is None


async def test_the_usual_time_of_slow_games_is_told_after_some_of_them(store: Store) -> None:
    slow, live = (setup().with_chosen(pace=pace) for pace in (SLOW_PACE, LIVE))
    times = [2, 30, 4, 6, 5]
    for number, (days, setting) in enumerate([*((each, slow) for each in times), (1, live), (1, live)]):
        assert await store.finished.usual_slow(HERE) == 0
        game = game_id(100 + number)
        await store.games.add(StoredGame(game, 1, "lobby", setting, None), Click(number + 1, ANNA, "open"))
        sql = "INSERT INTO choices (game, number, seat, picks, events, made) VALUES (?, 0, 0, '[]', '[]', ?)"
        await write(store.database, sql, game, NOW - days * DAY)
        sql = "INSERT INTO results (game, guild, everywhere, ended, cards, model, digest)"
        await write(store.database, f"{sql} VALUES (?, ?, 1, ?, '', '', '')", game, HERE, NOW)
        if number == len(times) - 1:
            break
    assert await store.finished.usual_slow(HERE) == 5 * DAY
    assert await store.finished.usual_slow(THERE) == 0
