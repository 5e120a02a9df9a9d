"""What is stored of a person goes, whole and for good; what was played stays, for the others."""

import sqlite3
from pathlib import Path

import pytest

from engine.verify import verify
from storage import remnants
from storage.backup import back_up
from storage.errors import StaleVersionError
from storage.game_record import GameRecord
from storage.inspection import inspect
from storage.ratings.rebuild import differing, rebuild
from storage.recording import record
from storage.records import NOBODY, Player, StoredGame
from storage.results import BrokenResultError, read_result
from storage.store import Store
from storage.transaction import Transaction
from tests.storage.privacy.person import (
    CLOSED,
    EMPTY_LOBBY,
    ENDED,
    FOREIGN,
    GUILD,
    LOBBY,
    LONE_LOBBY,
    OTHER,
    OVER,
    OWN_LOBBY,
    RESIGNED_FROM,
    RUNNING,
    USER,
    answer,
    lobby,
    player,
    scan,
    traces,
)
from tests.storage.results import end_game
from tests.storage.samples import write


async def delete(store: Store, user: int = USER) -> None:
    """Delete all of a person."""
    own = store.personal_data
    await own.begin(user)
    for game in await own.games_of(user):
        await own.forget_in_game(game.id, user)
    assert await own.finish(user)


async def load(store: Store, game: str) -> StoredGame:
    """Return a game."""
    loaded = await store.games.load(game)
    assert loaded
    return loaded.stored


async def _sql(store: Store, sql: str, *values: str | int) -> None:
    await write(store.database, sql, *values)


async def _rows(store: Store, sql: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await store.database.rows(sql)]


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
    """Return what of the person a backup has that is made now."""
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
        await _sql(store, "INSERT INTO damaged (game) VALUES ('x')")
        await remnants.clean(store.database)
        assert await _rows(store, "SELECT count(*) > 0 FROM remnants") == [(1,)]
    other.close()
    await remnants.clean(store.database)
    assert await _rows(store, "SELECT count(*) > 0 FROM remnants") == [(0,)]
    assert not traces(store.database.path)


# Games


async def test_a_lobby_goes_on_without_the_person_and_one_of_nobody_is_closed(store: Store) -> None:
    await delete(store)
    for game, status, host, people in (
        (LOBBY, "lobby", OTHER, [OTHER]),
        (OWN_LOBBY, "lobby", OTHER, [OTHER]),
        (LONE_LOBBY, "closed", NOBODY, []),
        (EMPTY_LOBBY, "closed", NOBODY, []),
        (CLOSED, "closed", NOBODY, []),
    ):
        stored = await load(store, game)
        assert (stored.status, stored.setup.host) == (status, host), game
        assert [each.user_id for each in stored.setup.players if each.user_id] == people, game
    # Who sees them is shown that; nobody sees a lobby that was closed before.
    unfinished = await store.games.owing()
    assert {LOBBY, OWN_LOBBY, LONE_LOBBY, EMPTY_LOBBY} <= set(unfinished)


async def test_a_computer_takes_the_seat_in_a_game_that_goes_on(store: Store) -> None:
    before = await load(store, RUNNING)
    await delete(store)
    after = await load(store, RUNNING)
    assert (after.status, after.version) == ("running", before.version + 1)
    assert after.game
    assert before.game
    assert after.game.state == before.game.state
    seat = after.setup.players[1]
    assert (seat.name, seat.click, seat.resigned) == ("", before.setup.players[1].click, True)
    assert seat.former
    assert not seat.human
    assert after.setup.players[0] == before.setup.players[0]
    assert after.setup.host == NOBODY
    assert [wish.seat for wish in before.setup.wishes] == [0, 1]
    assert [wish.seat for wish in after.setup.wishes] == [0]
    while after.status == "running":
        after = await answer(store, after)
    sql = f"SELECT user, name, resigned, place FROM standings WHERE user = {seat.user_id}"
    assert await _rows(store, sql) == [(seat.user_id, "", 1, 4)]
    assert await store.database.transaction(differing) == 0


async def test_who_had_resigned_is_gone_too(store: Store) -> None:
    await delete(store)
    stored = await load(store, RESIGNED_FROM)
    assert stored.setup.players[0].former
    assert not await _rows(store, f"SELECT * FROM panels WHERE game = '{RESIGNED_FROM}' AND seat = 0")
    assert await _rows(store, f"SELECT channel FROM panels WHERE game = '{RESIGNED_FROM}' AND seat = 1")


async def test_a_game_that_is_over_can_be_read_replayed_and_checked_and_is_not_shown_again(
    store: Store,
) -> None:
    def read(transaction: Transaction) -> GameRecord:
        return record(transaction, OVER, names=True)

    before = await store.database.snapshot(read)
    await delete(store)
    after = await store.database.snapshot(read)
    assert [seat.click for seat in after.seats] == [seat.click for seat in before.seats]
    assert [seat.name for seat in after.seats] == ["", *(seat.name for seat in before.seats[1:])]
    assert (after.choices, after.scores) == (before.choices, before.scores)
    assert not [finding for finding in verify(after.transcript()) if finding.problem]
    stored = await load(store, OVER)
    assert stored.setup.players[0].former
    assert not stored.setup.players[0].resigned
    assert OVER not in await store.games.owing()
    answers = {choice.user for choice in await store.games.choices(OVER, 9999)}
    assert answers == {stored.setup.players[0].user_id, OTHER, None}


async def test_a_game_of_others_is_left_alone(store: Store) -> None:
    before = await load(store, FOREIGN)
    await delete(store)
    assert (await load(store, FOREIGN)).version == before.version


async def test_digits_of_another_id_are_not_the_person_s(store: Store) -> None:
    own = store.personal_data
    assert not await own.games_of(USER // 10)
    assert not await own.games_of(int(str(USER)[1:]))
    assert [game.id for game in await own.games_of(103)] == ["00000002", "00000003"]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET setup = 'hello' WHERE id = ?",
        "UPDATE games SET setup = replace(setup, 'user_id', 'user_ie') WHERE id = ?",
        "UPDATE games SET state = '{' WHERE id = ?",
        "UPDATE games SET host = 5 WHERE id = ?",
        "UPDATE choices SET events = '[ ]' WHERE game = ? AND number = 7",
    ],
)
async def test_a_game_that_is_not_what_was_stored_is_deleted_whole(store: Store, damage: str) -> None:
    await _sql(store, damage, RUNNING)
    await store.games.set_aside(RUNNING)
    await delete(store)
    for table in ("people", "choices", "panels", "boards", "clicks", "damaged"):
        assert not await _rows(store, f"SELECT * FROM {table} WHERE game = '{RUNNING}'")
    assert await store.games.load(RUNNING) is None
    assert not scan(store.database.path)
    await remnants.clean(store.database)
    assert not traces(store.database.path)


async def test_a_damaged_game_is_found_by_its_answers_alone(store: Store) -> None:
    await _sql(store, "UPDATE games SET setup = 'hello', host = 5 WHERE id = ?", RUNNING)
    await _sql(store, "DELETE FROM people WHERE game = ?", RUNNING)
    await delete(store)
    assert not scan(store.database.path)


async def test_a_game_that_was_set_aside_and_can_be_read_stays_so(store: Store) -> None:
    await store.games.set_aside(RUNNING)
    await delete(store)
    assert await _rows(store, "SELECT game FROM damaged") == [(RUNNING,)]
    assert not scan(store.database.path)


# Results and ratings


async def test_results_stay_by_one_former_player_and_the_ratings_of_others_as_they_are(store: Store) -> None:
    everything = "SELECT guild, season, user, result, mu, sigma FROM ratings"
    before = await _rows(store, f"{everything} WHERE user <> {USER} ORDER BY user, result, guild, season")
    results = await _rows(store, "SELECT id, game, ended FROM results ORDER BY id")
    await delete(store)
    assert await _rows(store, "SELECT id, game, ended FROM results ORDER BY id") == results
    formers = await _rows(store, "SELECT DISTINCT user, name FROM standings WHERE user < 0")
    assert len(formers) == 1
    assert formers[0][1] == ""
    assert (await load(store, OVER)).setup.players[0].user_id == formers[0][0]
    assert await _rows(store, f"{everything} ORDER BY user, result, guild, season") == before

    def work(transaction: Transaction) -> None:
        for number, *_ in results:
            assert isinstance(number, int)
            read_result(transaction, number)
        assert differing(transaction) == 0
        assert rebuild(transaction).changed == 0

    await store.database.transaction(work)
    assert len(results) == len(ENDED) + 1


async def test_games_that_end_later_are_rated_as_if_the_person_were_new(store: Store) -> None:
    """Their own number in each, so that what is made anew is what was stored."""
    await delete(store)
    numbers: list[int | None] = []
    for game in (RUNNING, RESIGNED_FROM):
        stored = await load(store, game)
        numbers += [each.user_id for each in stored.setup.players if each.former]
        while stored.status == "running":
            stored = await answer(store, stored)
    assert len(set(numbers)) == 2
    await end_game(store, 77, {OTHER: 3, 103: 4})
    assert await store.database.transaction(differing) == 0


async def test_a_broken_result_stays_broken_without_the_person(store: Store) -> None:
    await _sql(store, "UPDATE standings SET total = total + 1 WHERE result = 2 AND seat = 0")
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
    clicks = await _rows(store, f"SELECT id, did FROM clicks WHERE user = {USER}")
    await delete(store)
    for number, did in clicks:
        assert isinstance(number, int)
        assert await store.games.click(number) == did


# In between


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


async def test_who_asks_again_before_it_is_finished_stays_the_same_former_player(store: Store) -> None:
    await store.personal_data.begin(USER)
    await store.personal_data.forget_in_game(OVER, USER)
    await delete(store)
    number = (await load(store, OVER)).setup.players[0].user_id
    assert await _rows(store, "SELECT DISTINCT user FROM standings WHERE user < 0") == [(number,)]


async def test_what_nobody_wants_deleted_is_not(store: Store) -> None:
    before = scan(store.database.path)
    await store.personal_data.forget_in_game(RUNNING, USER)
    assert await store.personal_data.finish(USER)
    assert scan(store.database.path) == before


async def test_once_more_changes_nothing(store: Store) -> None:
    await delete(store)
    before = await _rows(store, "SELECT id, version, digest FROM games")
    await delete(store)
    assert await _rows(store, "SELECT id, version, digest FROM games") == before
