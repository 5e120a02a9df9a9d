"""Limits that protect others outlive a deletion, without a name, and no longer than necessary."""

from dataclasses import replace

import pytest

from engine.setup.plan import Plan
from storage.database.storage_errors import FullError, HadDailyError
from storage.database.stored_time import begin_of, day_of, now, year_of
from storage.games.games import DAILY_GRACE
from storage.games.saved_sets import MOST_OF_PERSON
from storage.parts import DailyGame
from storage.people import remembered
from storage.people.remembered import CALLS_APART
from storage.results.ratings.rater import FADING, FULL_GAMES
from storage.store import Store
from storage.values import Click, StoredGame
from tests.storage.privacy.deleting import delete, execute, rows
from tests.storage.samples import GAME, dealt, lobby, running
from tests.storage.stored_results import differing_ratings, end_game, last_result

pytestmark = pytest.mark.both_databases

ME, FRIEND = 101, 102


def later(monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    """Set the time for limits."""
    monkeypatch.setattr(remembered, "now", lambda: moment)


async def called(store: Store, person: int) -> int:
    """Return when a person last called players within the hour; 0: they may call."""
    since = now() - CALLS_APART
    return await store.games.last_call("call", "zzzzzzzz", person, since)


async def left(store: Store) -> tuple[int, int]:
    """Return how many limits and keys are stored."""
    return len(await rows(store, "SELECT * FROM remembered")), len(
        await rows(store, "SELECT * FROM hash_keys")
    )


async def test_a_person_who_called_waits_an_hour_whatever_they_delete(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.add(lobby(), Click(1, ME, "open"))
    await store.games.save(lobby(), click=Click(2, ME, "call"))
    made = await called(store, ME)
    assert made
    for _ in range(2):
        await delete(store, ME)
        assert await called(store, ME) == made
        assert not await called(store, FRIEND)
    assert await left(store) == (1, 1)
    later(monkeypatch, made + CALLS_APART)
    await store.games.forget_clicks()
    assert await left(store) == (0, 0)
    assert not await called(store, ME)


async def test_a_host_pings_the_same_person_once_an_hour(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    pinged = [await store.games.claim_ping(ME, FRIEND) for _ in range(2)]
    assert pinged == [True, False]
    assert await store.games.claim_ping(ME, FRIEND + 1)
    assert await store.games.claim_ping(FRIEND, ME)
    # The limit has passed, though nothing has deleted it yet.
    later(monkeypatch, now() + CALLS_APART + 1)
    assert await store.games.claim_ping(ME, FRIEND)


async def test_nothing_that_is_kept_tells_the_person(store: Store) -> None:
    for number in range(3):
        await end_game(store, number, {ME: 30, FRIEND: 20})
    await execute(
        store, "INSERT INTO dailies (person, day, guild, game) VALUES (?, ?, 0, 'x')", ME, day_of(now())
    )
    await delete(store, ME)
    kept = await rows(store, "SELECT mark FROM remembered")
    assert len(kept) == 2
    assert not any(str(ME) == part for (mark,) in kept for part in str(mark).split(":"))
    assert all(len(str(mark)) == 32 for (mark,) in kept)
    # Another key makes other marks of the same facts.
    await execute(store, "UPDATE hash_keys SET key = ?", "5e" * 32)
    await execute(store, "DELETE FROM dailies")
    await store.database.transaction(lambda it: remembered.remember(it, ME), "other")
    assert not await store.database.transaction(
        lambda it: remembered.value(it, remembered.of_daily(day_of(now()), ME)), "other"
    )


async def test_somebody_without_limits_leaves_nothing(store: Store) -> None:
    await store.games.add(lobby(), Click(1, ME, "open"))
    await delete(store, ME)
    assert await left(store) == (0, 0)


@pytest.mark.parametrize("deletes", [ME, FRIEND])
async def test_repeated_games_count_less_whoever_of_the_two_deletes_their_data(
    store: Store, deletes: int
) -> None:
    for number in range(FULL_GAMES + 12):
        await end_game(store, number, {ME: 30, FRIEND: 20})
    weight = "SELECT weight FROM ratings WHERE guild = 0 AND season = 0 AND person = ? ORDER BY result"

    async def last(person: int) -> float:
        """Return the share of a person's last game."""
        return (await store.database.rows(weight, person))[-1][0]

    before, other = await last(ME), FRIEND if deletes == ME else ME
    assert before < (FULL_GAMES / (FULL_GAMES + 10)) ** FADING
    for again in range(2):
        await delete(store, deletes)
        await end_game(store, 100 + again, {ME: 30, FRIEND: 20})
        assert await last(other) < before
        assert (await last_result(store)).model.forgotten == ((0, 1, FULL_GAMES + 12 + again),)
    assert await store.database.transaction(differing_ratings) == 0


async def test_a_new_year_begins_anew(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await end_game(store, 1, {ME: 30, FRIEND: 20})
    await delete(store, ME)
    assert await left(store) == (1, 1)
    later(monkeypatch, year_of(now())[1])
    await store.games.forget_clicks()
    assert await left(store) == (0, 0)


async def test_a_daily_deal_is_played_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    today = day_of(now())

    def deal(day: int) -> StoredGame:
        stored = lobby(f"{day:08x}"[-8:].translate(str.maketrans("0189", "ghij")))
        return replace(stored, setup=replace(stored.setup, kind=DailyGame(host=ME, day=day)))

    stored = deal(today)
    await store.games.add(running(dealt(), stored), Click(1, ME, "daily"))
    await delete(store, ME)
    with pytest.raises(HadDailyError):
        await store.games.add(replace(stored, id="zzzzzzzz"), Click(2, ME, "daily"))
    assert not await store.daily.game(ME, today, 0)
    assert [await store.daily.had(ME, day) for day in (today, today + 1)] == [True, False]
    await store.games.add(deal(today + 1), Click(3, ME, "daily"))
    later(monkeypatch, begin_of(today + 1) + DAILY_GRACE)
    await store.games.forget_clicks()
    assert await left(store) == (0, 0)


async def test_nobody_fills_the_sets_of_a_server_by_deleting_their_data(store: Store) -> None:
    await store.games.add(lobby(), Click(1, ME, "open"))
    for number in range(MOST_OF_PERSON):
        await store.sets.put(10, f"mine {number}", Plan(), GAME, Click(10 + number, ME, "save"))
    for again in range(2):
        await delete(store, ME)
        with pytest.raises(FullError):
            await store.sets.put(10, "one more", Plan(), GAME, Click(20 + again, ME, "save"))
        await store.sets.put(11, f"elsewhere {again}", Plan(), GAME, Click(30 + again, ME, "save"))
        await store.sets.put(10, f"hers {again}", Plan(), GAME, Click(40 + again, FRIEND, "save"))
    assert len(await rows(store, "SELECT DISTINCT mark FROM sets WHERE mark <> ''")) == 2
    kept = await store.sets.of_server(10)
    await store.sets.delete(10, next(each.id for each in kept if each.name == "mine 0"))
    await store.sets.put(10, "one more", Plan(), GAME, Click(50, ME, "save"))


def test_a_pair_has_one_limit_whoever_is_named_first() -> None:
    assert remembered.of_meetings(1, 2, 3) == remembered.of_meetings(1, 3, 2)
