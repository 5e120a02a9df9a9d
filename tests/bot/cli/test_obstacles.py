"""Each command says what keeps it from its database, where, and what to do."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from storage.database.storage_errors import CAUSES, DamagedFileError

ROOT = Path(__file__).parents[3]

COMMANDS = (
    "check",
    "stats",
    "record",
    "person show 101",
    "person bar 101",
    "server show 21",
    "server leave 21",
    "ratings rebuild",
    "ratings fit",
    "migrate",
    "backup FOLDER/copy.sqlite3",
    "move --from FOLDER/games.sqlite3 --to FOLDER/other.sqlite3",
)


def complaints(folder: Path, commands: Sequence[str] = COMMANDS) -> set[int]:
    """Run commands on the games of a folder; return their exit codes."""
    return {main(each.replace("FOLDER", str(folder)).split()) for each in commands}


def told(said: str, path: Path, reason: str) -> int:
    """Return how many lines give a reason. Each line except a fault of `check` names the path."""
    lines = [line for line in said.splitlines() if reason in line]
    assert all(str(path) in line for line in lines if not line.startswith("WRONG")), said
    return len(lines)


def test_another_program_holds_on_to_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("storage.database.sqlite.sqlite_connection.BUSY", 0)
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        # A copy waits longer for the lock.
        commands = [each for each in COMMANDS if not each.startswith("backup")]
        assert complaints(path.parent, commands) == {1}
    assert told(capsys.readouterr().err, path, CAUSES["locked"]) == len(commands)


def test_it_is_damaged(path: Path, capsys: pytest.CaptureFixture[str]):
    path.write_text("spoilt", encoding="ascii")
    assert complaints(path.parent) == {1}
    said = capsys.readouterr()
    assert told(said.out + said.err, path, str(DamagedFileError("file is not a database"))) == len(COMMANDS)


def test_its_disk_is_full(stored: Path, tmp_path: Path):
    command = ["unshare", "--mount", "--map-root-user"]
    if shutil.which("unshare") is None or subprocess.run([*command, "true"], check=False).returncode:
        pytest.skip("this machine lets nobody mount a disk of their own")
    script = [sys.executable, "-m", "tests.bot.cli.test_obstacles", str(stored), str(tmp_path)]
    done = subprocess.run([*command, *script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("{1}\n", 0), done.stderr
    assert told(done.stderr, tmp_path, "there is no room left") == len(COMMANDS)
    # A copy may be written to another disk.
    assert told(done.stderr, tmp_path, f"there is no room left in {tmp_path}: make some") == 1


if __name__ == "__main__":
    games, disk = map(Path, sys.argv[1:])
    size = games.stat().st_size // 1024 + 8
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}k", "none", str(disk)], check=True)
    os.environ["CITADELS_DATABASE"] = str(shutil.copy(games, disk / "games.sqlite3"))
    sys.stdout.write(f"{complaints(disk)}\n")
