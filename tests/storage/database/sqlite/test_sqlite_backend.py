"""A copy that is made while another process plays is sound, and playable."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

from ai import random_choice
from bot.cli import main
from storage.database.sqlite.sqlite_backend import back_up
from storage.inspection import inspect
from tests.storage.samples import answer, load, opened, with_finished_game
from tests.storage.writing import writing

COPIES, BETWEEN, GAMES = 3, 40, 8


async def test_copies_made_under_load_are_sound_and_play_on(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with writing(path, GAMES) as writer:
        for number in range(COPIES):
            await writer.listen(BETWEEN)
            copy, before = tmp_path / f"copy{number}", dict(writer.said)
            assert await asyncio.to_thread(main, ["backup", str(copy), "--database", str(path)]) == 0
            await _is_sound(copy, before)
    await _is_sound(path, writer.said)
    for number in range(COPIES):
        await _plays_on(tmp_path / f"copy{number}")


async def _is_sound(path: Path, before: dict[str, int]) -> None:
    """Check that nothing is damaged, and that everything reported as stored is there."""
    found = await inspect(path)
    assert found.faults == []
    assert found.sound["running"] == GAMES
    async with opened(path) as store:
        assert len(before) >= GAMES
        for game, version in before.items():
            assert await store.games.version(game) >= version


async def _plays_on(path: Path) -> None:
    """Continue all games of a database, one of them to its end."""
    # The process may have finished a game before the copy was made.
    over = (await inspect(path)).sound.get("over", 0)
    async with opened(path) as store:
        for number, game in enumerate(await store.games.in_channel(20)):
            stored, rng = await load(store, game), Random(1)
            for _ in range(5 if number else 9999):
                if stored.status == "running":
                    stored = await answer(store, stored, partial(random_choice, randomness=rng))
    found = await inspect(path)
    assert (found.faults, found.sound) == ([], {"running": GAMES - 1, "over": over + 1})


async def test_a_damaged_file_is_copied_as_it_is(tmp_path: Path) -> None:
    path, copy = await asyncio.to_thread(with_finished_game, tmp_path), tmp_path / "copy"
    with closing(sqlite3.connect(path)) as connection:
        # The copy would rebuild an index.
        ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'games'")
        ((size,),) = connection.execute("PRAGMA page_size")
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * 3000)
    before = (await inspect(path)).faults
    assert before
    back_up(path, copy)
    assert (await inspect(copy)).faults == before
    assert not copy.with_name("copy.part").exists()
