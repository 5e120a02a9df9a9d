"""`health`: the heartbeat, and what is made of it."""

import time
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.cli import health, main


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
    health.beat(sign, "Discord has taken no messages for 70 seconds: status 503")
    assert main(["health"]) == 0
    assert "no messages for 70 seconds" in capsys.readouterr().out


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
