import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.events import Picked
from storage.errors import DamagedGameError, RepeatedClickError, StaleVersionError
from storage.records import Choice, Click, StoredGame
from storage.store import Store
from storage.transaction import Transaction, Value
from tests.storage.samples import dealt, lobby, played, running, setup

OPEN = Click(1, 101, "open")
GAME = "aaaaaaaa"


async def _begun(store: Store) -> StoredGame:
    await store.games.add(lobby(), OPEN)
    return await store.games.save(running(dealt(), lobby()), click=Click(2, 101, "start"))


def _choice(number: int) -> Choice:
    event = Picked(seat=0)
    return Choice(number, 0, ("character:king",), (event,), 101)


async def test_a_game_is_read_back_as_it_was_stored(store: Store) -> None:
    assert await store.games.load(GAME) is None
    await store.games.add(lobby(), OPEN)
    assert await store.games.load(GAME) == lobby()
    stored = await store.games.save(running(dealt(), lobby()))
    assert stored == replace(running(dealt(), lobby()), version=2)
    assert await store.games.load(GAME) == stored


async def test_a_write_that_finds_another_version_loses(store: Store) -> None:
    stored = await _begun(store)
    newer = await store.games.save(replace(stored, state=played(1).state), choice=_choice(0))
    with pytest.raises(StaleVersionError):
        await store.games.save(
            replace(stored, state=played(2).state), choice=_choice(1), click=Click(9, 101, "answer 1")
        )
    assert await store.games.load(GAME) == newer
    assert await store.games.choices(GAME, 9) == [_choice(0)]
    assert await store.games.click(9) is None


async def test_two_writes_at_once_are_one_too_many(store: Store) -> None:
    stored = await _begun(store)
    changed = replace(stored, state=played(1).state)
    results = await asyncio.gather(
        store.games.save(changed, choice=_choice(0)),
        store.games.save(changed, choice=_choice(0)),
        return_exceptions=True,
    )
    assert [type(result) for result in results if isinstance(result, Exception)] == [StaleVersionError]


async def test_a_click_is_stored_once_with_what_it_did(store: Store) -> None:
    stored = await _begun(store)
    stored = await store.games.save(stored, click=Click(3, 102, "answer 0"))
    with pytest.raises(RepeatedClickError, match="answer 0") as caught:
        await store.games.save(stored, click=Click(3, 102, "answer 1"))
    assert caught.value.did == "answer 0"
    assert await store.games.load(GAME) == stored
    assert await store.games.click(3) == "answer 0"
    with pytest.raises(RepeatedClickError):
        await store.games.add(lobby("bbbbbbbb"), OPEN)
    assert await store.games.load("bbbbbbbb") is None


async def test_old_clicks_are_forgotten(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    await store.games.save(lobby(), click=Click(3, 102, "join"))
    async with store.database.transaction() as transaction:
        await transaction.run("UPDATE clicks SET made = made - 15 * 86400 WHERE id = 1")
    await store.games.forget_clicks()
    assert (await store.games.click(1), await store.games.click(3)) == (None, "join")


async def test_the_log_gives_the_last_choices_in_order(store: Store) -> None:
    stored = await _begun(store)
    for number in range(5):
        stored = await store.games.save(stored, choice=_choice(number))
    assert await store.games.choices(GAME, 3) == [_choice(2), _choice(3), _choice(4)]


async def test_a_choice_that_cannot_be_read_is_left_out(store: Store) -> None:
    stored = await _begun(store)
    for number in range(3):
        stored = await store.games.save(stored, choice=_choice(number))
    async with store.database.transaction() as transaction:
        await transaction.run("UPDATE choices SET events = '[[1' WHERE number = 1")
    assert [choice.number for choice in await store.games.choices(GAME, 9)] == [0, 2]


async def test_games_are_found_by_channel_and_by_person(store: Store) -> None:
    await store.games.add(lobby("aaaaaaaa"), Click(1, 101, "open"))
    await store.games.add(lobby("bbbbbbbb"), Click(2, 101, "open"))
    await store.games.add(lobby("cccccccc", channel=21), Click(3, 101, "open"))
    await store.games.save(running(dealt(), lobby("aaaaaaaa")))
    resigned = setup().players
    resigned = (replace(resigned[0], resigned=True), *resigned[1:])
    await store.games.save(
        replace(running(dealt(), lobby("bbbbbbbb")), setup=replace(setup(), players=resigned))
    )
    assert await store.games.in_channel(20) == ["aaaaaaaa", "bbbbbbbb"]
    assert await store.games.in_channel(21) == ["cccccccc"]
    assert await store.games.of_person(101) == ["aaaaaaaa"]
    assert await store.games.of_person(102) == ["aaaaaaaa", "bbbbbbbb"]
    assert await store.games.people("bbbbbbbb") == (102,)
    moved = await store.games.load("bbbbbbbb")
    assert moved is not None
    await store.games.save(replace(moved, setup=replace(moved.setup, channel=22)))
    assert await store.games.in_channel(22) == ["bbbbbbbb"]


async def test_unfinished_is_what_goes_on_or_was_not_shown(store: Store) -> None:
    for click, game in enumerate(("aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd")):
        await store.games.add(lobby(game), Click(click, 101, "open"))
    await store.games.save(running(dealt(), lobby("bbbbbbbb")))
    await store.games.save(replace(lobby("cccccccc"), status="closed"))
    await store.games.save(running(played(9999), lobby("dddddddd")))
    assert await store.games.unfinished() == ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"]
    for game in ("aaaaaaaa", "bbbbbbbb", "cccccccc"):
        await store.games.show(game, 2)
    assert await store.games.unfinished() == ["aaaaaaaa", "bbbbbbbb", "dddddddd"]
    shown = await store.games.load("cccccccc")
    assert shown is not None
    assert shown.shown == 2


async def test_what_was_shown_never_goes_back(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    await store.games.show(GAME, 5)
    await store.games.show(GAME, 3)
    stored = await store.games.load(GAME)
    assert stored is not None
    assert stored.shown == 5


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE games SET state = '{'",
        "UPDATE games SET state = NULL",
        "UPDATE games SET state = replace(state, '\"crown\":', '\"crwn\":')",
        "UPDATE games SET state = replace(state, '\"manor\"', '\"castle\"')",
        "UPDATE games SET setup = 'hello'",
        "UPDATE games SET setup = replace(setup, '\"players\":[', '\"players\":[null,')",
        "UPDATE games SET status = 'lobby'",
        "UPDATE games SET status = 'over'",
    ],
)
async def test_a_damaged_game_is_refused_and_names_who_must_know(store: Store, sql: str) -> None:
    await _begun(store)
    async with store.database.transaction() as transaction:
        await transaction.run(sql)
    with pytest.raises(DamagedGameError, match=GAME) as caught:
        await store.games.load(GAME)
    assert (caught.value.channel, caught.value.users, caught.value.aside) == (20, (101, 102), False)


async def test_players_and_seats_must_be_as_many(store: Store) -> None:
    await store.games.add(lobby(), OPEN)
    await store.games.save(replace(running(dealt(), lobby()), setup=setup(seats=5)))
    with pytest.raises(DamagedGameError, match="5 players on 4 seats"):
        await store.games.load(GAME)


async def test_a_game_set_aside_is_kept_but_not_played(store: Store) -> None:
    stored = await _begun(store)
    await store.games.set_aside(GAME)
    with pytest.raises(DamagedGameError) as caught:
        await store.games.load(GAME)
    assert caught.value.aside
    assert await store.games.unfinished() == await store.games.in_channel(20) == []
    rows = await store.database.rows("SELECT version, state FROM games")
    assert (rows[0][0], bool(rows[0][1])) == (stored.version + 1, True)


class _DiedError(Exception):
    pass


async def test_an_answer_is_stored_whole_or_not_at_all(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process die after each statement of the transaction in turn."""
    stored = await _begun(store)
    original = Transaction.rows
    left = 0

    async def rows(self: Transaction, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        nonlocal left
        result = await original(self, sql, *values)
        left -= 1
        if left == 0:
            raise _DiedError
        return result

    async def run(self: Transaction, sql: str, *values: Value) -> None:
        await rows(self, sql, *values)

    monkeypatch.setattr(Transaction, "rows", rows)
    monkeypatch.setattr(Transaction, "run", run)
    changed = replace(stored, state=played(1).state)
    for statements in (1, 2, 3):
        left = statements
        with pytest.raises(_DiedError):
            await store.games.save(changed, choice=_choice(0), click=Click(9, 101, "answer 0"))
        left = -1
        assert await store.games.load(GAME) == stored
        assert await store.games.choices(GAME, 9) == []
        assert await store.games.click(9) is None
    left = -1
    await store.games.save(changed, choice=_choice(0), click=Click(9, 101, "answer 0"))
    assert left == -4, "the transaction has other statements than the three that were tried"
