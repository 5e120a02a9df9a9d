"""`ratings`: made anew by a command, and fitted to what was stored."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from storage.lock import locked
from tests.storage.results import end_game
from tests.storage.samples import opened

Ratings = list[tuple[object, ...]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with some games of four people."""

    async def play() -> None:
        async with opened(path) as store:
            for number in range(6):
                points = {user: (user * 7 + number * 5) % 23 for user in (101, 102, 103, 104)}
                await end_game(store, number, points)

    path = tmp_path / "games.sqlite3"
    asyncio.run(play())
    return path


def _ratings(path: Path) -> Ratings:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM ratings ORDER BY result, user, guild, season").fetchall()


def _ruin(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE ratings SET mu = mu + 1 WHERE user = 101")


def _checked(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what `check` says. It finds fault with the games: they were never played."""
    capsys.readouterr()
    main(["check", "--database", str(path)])
    return capsys.readouterr().out


def test_ratings_are_made_anew(path: Path, capsys: pytest.CaptureFixture[str]):
    before = _ratings(path)
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert "from 6 results.\nThey are what they were." in capsys.readouterr().out
    _ruin(path)
    assert "`ratings rebuild` mends that" in _checked(path, capsys)
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert "differ" in capsys.readouterr().out
    assert _ratings(path) == before
    assert "rebuild" not in _checked(path, capsys)


def test_the_luck_of_the_settings_is_taken_for_all_games(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    before = _ratings(path)
    monkeypatch.setenv("CITADELS_RATING_BETA", "40")
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert _ratings(path) == before, "each game is rated as it was"
    assert main(["ratings", "rebuild", "--beta-of-settings", "--database", str(path)]) == 0
    changed = _ratings(path)
    assert changed != before
    monkeypatch.delenv("CITADELS_RATING_BETA")
    # The games keep what they are rated by.
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert _ratings(path) == changed
    assert "rebuild" not in _checked(path, capsys)


def test_nobody_is_rated_anew_while_a_bot_plays(path: Path, capsys: pytest.CaptureFixture[str]):
    with locked(path):
        assert main(["ratings", "rebuild", "--database", str(path)]) == 1
    assert "another process plays with it" in capsys.readouterr().err


def test_a_fit_says_what_fits_and_that_few_games_say_little(path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["ratings", "fit", "--database", str(path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("6 rated games")
    assert "beta  16.667" in said
    assert "mostly chance" in said


def test_without_games_there_is_nothing_to_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def make() -> None:
        async with opened(tmp_path / "games.sqlite3"):
            pass

    asyncio.run(make())
    assert main(["ratings", "fit", "--database", str(tmp_path / "games.sqlite3")]) == 0
    assert capsys.readouterr().out == "There is no rated game yet.\n"
