"""`health`: the heartbeat, and the exit code."""

import time
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.cli import health, main
from storage.database.sqlite.file_lock import unused
from storage.database.storage_errors import CAUSES
from storage.maintenance import locked


@pytest.fixture
def sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CITADELS_DATABASE", str(tmp_path / "games.db"))
    return tmp_path / "games.db.alive"


def test_a_bot_that_was_connected_lately_is_well(sign: Path):
    health.beat(sign)
    assert main(["health"]) == 0


def test_a_problem_that_a_restart_would_not_solve_is_told_and_is_no_failure(
    sign: Path, capsys: pytest.CaptureFixture[str]
):
    health.beat(sign, problem="Discord has taken no messages for 70 seconds: status 503")
    assert main(["health"]) == 0
    assert "no messages for 70 seconds" in capsys.readouterr().out


def test_a_bot_that_can_store_nothing_is_not_well_though_a_restart_would_not_help(
    sign: Path, capsys: pytest.CaptureFixture[str]
):
    health.beat(sign, f"nothing can be stored: {CAUSES['away']}")
    assert main(["health"]) == 1
    assert CAUSES["away"] in capsys.readouterr().err
    assert main(["health", "--restart"]) == 0
    assert CAUSES["away"] in capsys.readouterr().out


def test_a_bot_that_was_killed_is_not_running_though_its_last_heartbeat_is_young(
    sign: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    health.beat(sign)
    with locked(tmp_path / "games.db"):
        assert main(["health"]) == 0
    # The system frees the lock of a killed process, but the heartbeat's file stays.
    for words in (["health"], ["health", "--restart"]):
        assert main(words) == 1
        assert "The bot is not running" in capsys.readouterr().err


def test_whoever_looks_whether_the_bot_runs_doesnt_keep_it_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    games = tmp_path / "games.db"
    looking = locked(games)
    looking.__enter__()

    def stop_looking(_: float) -> None:
        looking.__exit__(None, None, None)

    monkeypatch.setattr("time.sleep", stop_looking)
    with locked(games):
        assert not unused(games)
    assert unused(games)


def test_a_database_without_a_lock_file_was_never_used(tmp_path: Path):
    assert not unused(tmp_path / "games.db")


def test_a_bot_that_never_ran_is_not_well(sign: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["health"]) == 1
    assert str(sign) in capsys.readouterr().err


def test_a_bot_that_was_connected_long_ago_is_not_well(sign: Path, capsys: pytest.CaptureFixture[str]):
    sign.write_text(f"{time.time() - 120:.0f}")
    assert main(["health"]) == 1
    assert "120 seconds" in capsys.readouterr().err
    assert main(["health", "--patience", "300"]) == 0


@pytest.mark.parametrize("there", [True, False])
def test_a_sign_that_can_t_be_written_is_told_with_the_reason(
    sign: Path, there: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    if there:
        sign.write_text(f"{time.time() - 120:.0f}")
    monkeypatch.setattr("os.access", Mock(return_value=False))
    assert main(["health"]) == 1
    assert "Nothing can be written there" in capsys.readouterr().err
    monkeypatch.setattr("shutil.disk_usage", Mock(return_value=Mock(free=0)))
    assert main(["health"]) == 1
    assert "There is no room left on that disk." in capsys.readouterr().err


def test_a_damaged_sign_counts_as_none(sign: Path):
    sign.write_text("soon")
    assert main(["health"]) == 1
