"""A copy that is made while games are played is sound, and plays on."""

import asyncio
import random
from pathlib import Path

from ai import random_choice
from storage.backup import back_up
from storage.inspection import inspect
from storage.records import Choice, Click, StoredGame
from storage.store import Store
from tests.storage.samples import BEGUN, dealt, lobby, opened, running

COPIES, BETWEEN = 6, 8
GAMES = ("aaaaaaaa", "bbbbbbbb", "cccccccc")


async def test_copies_made_under_load_are_sound_and_play_on(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    made = asyncio.Semaphore(0)
    async with opened(path) as store:
        load = [
            asyncio.create_task(_play(store, GAMES[0], made)),
            *(asyncio.create_task(_play(store, game, asyncio.Semaphore())) for game in GAMES[1:]),
        ]
        for number in range(COPIES):
            for _ in range(BETWEEN):
                await made.acquire()
            await asyncio.to_thread(back_up, path, tmp_path / f"copy{number}")
        assert not any(task.done() for task in load), "a game ended before the last copy was made"
        for task in load:
            task.cancel()
        await asyncio.gather(*load, return_exceptions=True)
    for number in range(COPIES):
        copy = tmp_path / f"copy{number}"
        assert (await inspect(copy)).faults == []
        assert await _play_on(copy, GAMES[0]) >= (number + 1) * BETWEEN, "less than was stored before"


async def _play(store: Store, game: str, made: asyncio.Semaphore) -> None:
    """Play a game to its end, and tell of each choice that is stored."""
    opening = lobby(game)
    await store.games.add(opening, Click(int(game, 16), 101, "open"))
    stored = await store.games.save(running(dealt(), opening), choice=BEGUN)
    chance = random.Random(game)
    while stored.status == "running":
        stored = await _choose(store, stored, chance)
        made.release()


async def _choose(store: Store, stored: StoredGame, chance: random.Random) -> StoredGame:
    assert stored.game
    played = stored.game.copy()
    decision = played.decision
    assert decision
    picks = random_choice(decision, chance)
    events = tuple(played.choose(decision.seat, picks))
    choice = Choice(decision.number, decision.seat, picks, events, 101)
    return await store.games.save(running(played, stored), choice=choice)


async def _play_on(path: Path, game: str) -> int:
    """Play a game of a copy on; return how many choices had been made in it."""
    async with opened(path) as store:
        loaded = await store.games.load(game)
        assert loaded
        assert loaded.stored.game
        await _choose(store, loaded.stored, random.Random(1))
        again = await store.games.load(game)
        assert again
        assert again.stored.version == loaded.stored.version + 1
        return loaded.stored.game.state.number


async def test_a_damaged_file_is_copied_as_it_is(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite3", tmp_path / "copy"
    async with opened(path) as store:
        await _play(store, GAMES[0], asyncio.Semaphore())
    with path.open("rb+") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 3000)
    before = (await inspect(path)).faults
    assert before
    back_up(path, copy)
    assert (await inspect(copy)).faults == before
    assert not copy.with_name("copy.part").exists()
