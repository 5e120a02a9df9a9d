"""The games of a person whose data is deleted."""

import pytest

from engine.verify import verify
from storage.database import remnants
from storage.database.transaction import Transaction
from storage.parts import NOBODY
from storage.results.game_record import GameRecord, record
from storage.store import Store
from tests.storage.privacy.deleting import delete, execute, load, rows
from tests.storage.privacy.person import (
    CLOSED,
    EMPTY_LOBBY,
    FOREIGN,
    LOBBY,
    LONE_LOBBY,
    OTHER,
    OVER,
    OWN_LOBBY,
    RESIGNED_FROM,
    RUNNING,
    USER,
    answer,
    scan,
    traces,
)
from tests.storage.stored_results import differing_ratings


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
        assert (stored.status, stored.setup.kind.host) == (status, host), game
        assert [each.user_id for each in stored.setup.players if each.user_id] == people, game
    # Their readers see that; nobody sees a lobby that was closed before.
    unfinished = await store.games.with_pending_work()
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
    assert after.setup.kind.host == NOBODY
    assert [wish.seat for wish in before.setup.wishes] == [0, 1]
    assert [wish.seat for wish in after.setup.wishes] == [0]
    while after.status == "running":
        after = await answer(store, after)
    sql = f"SELECT person, name, resigned, place FROM standings WHERE person = {seat.user_id}"
    assert await rows(store, sql) == [(seat.user_id, "", 1, 4)]
    assert await store.database.transaction(differing_ratings) == 0


async def test_a_player_who_had_resigned_is_gone_too(store: Store) -> None:
    await delete(store)
    stored = await load(store, RESIGNED_FROM)
    assert stored.setup.players[0].former
    assert not await rows(store, f"SELECT * FROM messages WHERE game = '{RESIGNED_FROM}' AND seat = 0")
    assert await rows(store, f"SELECT channel FROM messages WHERE game = '{RESIGNED_FROM}' AND seat = 1")


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
    assert OVER not in await store.games.with_pending_work()
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
    await execute(store, damage, RUNNING)
    await store.games.set_aside(RUNNING)
    await delete(store)
    for table in ("people", "choices", "messages", "clicks", "damaged"):
        assert not await rows(store, f"SELECT * FROM {table} WHERE game = '{RUNNING}'")
    assert await store.games.load(RUNNING) is None
    assert not scan(store.database.path)
    await remnants.clean(store.database)
    assert not traces(store.database.path)


async def test_a_damaged_game_is_found_by_its_answers_alone(store: Store) -> None:
    await execute(store, "UPDATE games SET setup = 'hello', host = 5 WHERE id = ?", RUNNING)
    await execute(store, "DELETE FROM people WHERE game = ?", RUNNING)
    await delete(store)
    assert not scan(store.database.path)


async def test_a_game_that_was_set_aside_and_can_be_read_stays_so(store: Store) -> None:
    await store.games.set_aside(RUNNING)
    await delete(store)
    assert await rows(store, "SELECT game FROM damaged") == [(RUNNING,)]
    assert not scan(store.database.path)
