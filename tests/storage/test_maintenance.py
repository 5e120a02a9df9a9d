"""Only one process plays with a database, and however it ends, the next one may."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from storage.database.storage_errors import InUseError
from storage.maintenance import locked

ROOT = Path(__file__).parents[2]

HOLDER = """
import sys, time
from pathlib import Path
from storage.database.storage_errors import InUseError
from storage.maintenance import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_second_one_is_refused_until_the_first_has_ended(tmp_path: Path):
    path = tmp_path / "deep" / "games.sqlite3"
    with locked(path):
        with pytest.raises(InUseError), locked(path):
            pass
        with locked(path.with_name("other.sqlite3")):
            pass
    with locked(path):
        pass
    assert not path.exists()


def test_the_lock_of_a_process_that_is_killed_is_free(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], cwd=ROOT, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == b"held\n"
            with pytest.raises(InUseError), locked(path):
                pass
        finally:
            process.kill()
    with locked(path):
        pass


def test_another_name_of_the_file_is_no_way_round(tmp_path: Path):
    path, link = tmp_path / "games.sqlite3", tmp_path / "link.sqlite3"
    link.symlink_to(path)
    with locked(path), pytest.raises(InUseError), locked(link):
        pass


def test_an_error_inside_is_passed_on_and_frees_the_lock(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    with pytest.raises(OSError, match="inside"), locked(path):
        raise OSError("inside")
    with locked(path):
        pass


def test_where_nothing_can_be_locked_the_bot_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    path = tmp_path / "games.sqlite3"
    path.with_name("games.sqlite3.lock").mkdir()
    with caplog.at_level(logging.WARNING), locked(path):
        assert "can't be locked" in caplog.text
    caplog.clear()
    monkeypatch.setattr("storage.database.sqlite.sqlite_backend.sys.platform", "win32")
    with caplog.at_level(logging.WARNING), locked(tmp_path / "other.sqlite3"):
        assert "Windows" in caplog.text
