"""`ratings`: a command rebuilds them, and fits them to stored results."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.cli import main
from storage.database.transaction import Transaction, Work
from storage.maintenance import locked
from storage.results.ratings.rebuild import rebuild_step
from storage.results.results import read_result, write_result
from tests.storage.hinder import Moment, StatementFaults
from tests.storage.samples import opened
from tests.storage.stored_results import end_game

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
        return connection.execute("SELECT * FROM ratings ORDER BY result, person, guild, season").fetchall()


def _ruin(path: Path, where: str = "result > 0") -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE ratings SET mu = mu + 1 WHERE person = 101 AND {where}")


def _checked(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the output of `check`, which reports the games as damaged: nobody played them."""
    capsys.readouterr()
    main(["check", "--database", str(path)])
    return capsys.readouterr().out


def test_ratings_are_made_anew(path: Path, capsys: pytest.CaptureFixture[str]):
    before = _ratings(path)
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert "from 6 results; changed: 0." in capsys.readouterr().out
    _ruin(path)
    assert "`ratings rebuild` repairs that" in _checked(path, capsys)
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert "changed: 0" not in capsys.readouterr().out
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
    # The games keep the values by which they are rated.
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert _ratings(path) == changed
    assert "rebuild" not in _checked(path, capsys)


def test_people_are_rated_anew_while_a_bot_plays(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Games that the bot stores between two steps are rated, too."""
    before = _ratings(path)
    _ruin(path)
    ended = list[int]()

    async def play(_: float) -> None:
        async with opened(path) as store:
            ended.append(len(ended) + 6)
            await end_game(store, ended[-1], {101: 5, 102: 4})

    monkeypatch.setattr("storage.maintenance.rebuild_step", partial(rebuild_step, most=3))
    monkeypatch.setattr("storage.maintenance.asyncio.sleep", Mock(side_effect=play))
    with locked(path):
        assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert len(ended) > 2
    assert _ratings(path)[: len(before)] == before
    assert "rebuild" not in _checked(path, capsys)


def test_a_rebuild_that_is_cut_short_says_what_is_left(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    before, (game, *_) = _ratings(path), _ended(path)
    with monkeypatch.context() as patch:
        patch.setattr("storage.maintenance.rebuild_step", partial(rebuild_step, most=2))
        StatementFaults(patch).plan("begin", 1)
        assert main(["ratings", "void", game, "--database", str(path)]) == 1
    assert "only some are, `ratings rebuild` does the rest" in capsys.readouterr().err
    assert "`ratings rebuild` repairs that" in _checked(path, capsys)
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert "`ratings rebuild`" not in _checked(path, capsys)
    assert main(["ratings", "restore", game, "--database", str(path)]) == 0
    assert _ratings(path) == before


@pytest.mark.parametrize("moment", ["begin", "statement", "commit", "committed"])
def test_a_rebuild_that_fails_changes_nothing_or_all_and_can_be_done_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], moment: Moment
):
    before = _ratings(path)
    _ruin(path)
    ruined = _ratings(path)
    with monkeypatch.context() as patch:
        StatementFaults(patch).plan(moment, 0)
        assert main(["ratings", "rebuild", "--database", str(path)]) == 1
    assert _ratings(path) == (before if moment == "committed" else ruined)
    assert ("It isn't known" in capsys.readouterr().err) == (moment in ("commit", "committed"))
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert _ratings(path) == before


KILLED = """
import os, signal, sys
from bot.cli import main
from storage.results.ratings import rebuild
insert, left = rebuild.insert, 3
def inserting(transaction, number, changes):
    global left
    insert(transaction, number, changes)
    left -= 1
    left or os.kill(os.getpid(), signal.SIGKILL)
rebuild.insert = inserting
main(["ratings", "rebuild", "--database", sys.argv[1]])
"""


def test_a_process_that_is_killed_leaves_them_as_they_were(path: Path):
    before = _ratings(path)
    _ruin(path)
    ruined = _ratings(path)
    killed = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert _ratings(path) == ruined
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert _ratings(path) == before


def test_a_result_of_another_release_is_told_of_and_stops_nothing(
    path: Path, capsys: pytest.CaptureFixture[str]
):
    async def write(transaction_work: Work[None]) -> None:
        async with opened(path) as store:
            await store.database.transaction(transaction_work)

    def rate_otherwise(transaction: Transaction) -> None:
        result = read_result(transaction, 4)
        write_result(transaction, 4, replace(result, model=replace(result.model, version=2)))

    asyncio.run(write(rate_otherwise))
    before = _ratings(path)
    _ruin(path, "result != 4")
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    told = capsys.readouterr()
    assert "result 4 can't be read: no known model of ratings" in told.err
    assert "stay unchanged" in told.err
    assert "changed: 20." in told.out
    assert _ratings(path) == before
    assert main(["ratings", "fit", "--database", str(path)]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("5 rated games")
    assert "result 4 can't be read: no known model of ratings" in told.err


def test_a_fit_names_the_best_beta_and_that_few_games_say_little(
    path: Path, capsys: pytest.CaptureFixture[str]
):
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


def _ended(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [game for (game,) in connection.execute("SELECT game FROM results ORDER BY id")]


def test_arranged_games_are_taken_out_and_put_back(path: Path, capsys: pytest.CaptureFixture[str]):
    before, (_, *arranged, _) = _ratings(path), _ended(path)
    assert main(["ratings", "void", *arranged, "--database", str(path)]) == 0
    # They count for nobody, as if there were only the first and the last game.
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT DISTINCT result FROM ratings").fetchall() == [(1,), (6,)]
    assert "rebuild" not in _checked(path, capsys)
    assert main(["ratings", "void", arranged[0], "--database", str(path)]) == 1
    assert "is not in the ratings" in capsys.readouterr().err
    assert main(["ratings", "restore", *arranged, "--database", str(path)]) == 0
    assert _ratings(path) == before


def test_a_wrong_game_voids_none(path: Path, capsys: pytest.CaptureFixture[str]):
    before, (game, *_) = _ratings(path), _ended(path)
    for words, said in (
        (["void", game, "zzzzzzzz"], "no game zzzzzzzz is over"),
        (["restore", game], "was not taken out"),
    ):
        assert main(["ratings", *words, "--database", str(path)]) == 1
        assert said in capsys.readouterr().err
    assert main(["ratings", "void", "--database", str(path)]) == 2
    assert main(["ratings", "rebuild", game, "--database", str(path)]) == 2
    assert _ratings(path) == before
