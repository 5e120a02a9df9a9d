"""`move`, and what the other commands do with a database of PostgreSQL."""

import shlex
import shutil
import subprocess
from pathlib import Path

import psycopg
import pytest

from bot.cli import main
from storage.database.dialect import IN_USE
from storage.maintenance import locked
from tests.storage.postgres import Server
from tests.storage.samples import GAME, with_finished_game


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_finished_game(tmp_path_factory.mktemp("finished"))


@pytest.fixture
def path(stored: Path, tmp_path: Path) -> Path:
    """A file in which one game is over, and another goes on."""
    return Path(shutil.copy(stored, tmp_path))


@pytest.fixture
def address(path: Path, postgres: Server, capsys: pytest.CaptureFixture[str]) -> str:
    """A database of a server to which all of that was moved."""
    address = postgres.new()
    assert main(["move", "--from", str(path), "--to", address]) == 0
    capsys.readouterr()
    return address


def test_everything_is_moved_there_and_back(
    path: Path, postgres: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    address, back = postgres.new(), tmp_path / "back.sqlite3"
    told: list[list[str]] = []
    for source, target in ((str(path), address), (address, str(back))):
        assert main(["move", "--from", source, "--to", target]) == 0
        said = capsys.readouterr()
        assert "every row is the same" in said.out
        assert not said.err
        told.append(said.out.partition("\n\n")[0].splitlines())
    # The same numbers of rows, and the same digests.
    assert told[0] == told[1]
    assert {line.split()[0]: line.split()[1] for line in told[0]}["games"] == "2"
    assert main(["check", "--database", str(back)]) == 0


def test_progress_is_shown_on_a_terminal(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["move", "--from", str(path), "--to", str(tmp_path / "there.sqlite3")]) == 0
    assert "\rgames: 2 of 2 rows\n" in capsys.readouterr().err


def test_a_database_with_which_a_bot_plays_is_refused(
    path: Path, postgres: Server, capsys: pytest.CaptureFixture[str]
):
    address = postgres.new()
    for used in (path, address):
        with locked(used):
            assert main(["move", "--from", str(path), "--to", address]) == 1
        assert "another process plays with it" in capsys.readouterr().err
    with psycopg.connect(address) as bot:
        # Bots that divide the shards share it.
        bot.execute(f"SELECT pg_advisory_lock_shared({IN_USE})".encode())
        assert main(["move", "--from", str(path), "--to", address]) == 1
        assert "another process plays with it" in capsys.readouterr().err
        bot.execute(f"SELECT pg_advisory_unlock_shared({IN_USE})".encode())
    assert main(["move", "--from", str(path), "--to", address]) == 0


def test_nothing_is_moved_from_nowhere_or_onto_something(
    path: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    nowhere = str(tmp_path / "none.sqlite3")
    for source, target, reason in (
        (nowhere, address, "There is no database"),
        (str(path), str(path), "can't be moved to itself"),
        (str(path), address, "the target isn't empty"),
        (address.replace("host=", "host=/nowhere"), nowhere, "Nothing was moved"),
    ):
        assert main(["move", "--from", source, "--to", target]) == 1
        assert reason in capsys.readouterr().err


def test_the_other_commands_work_on_a_server_too(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    named = ["--database", address]
    assert main(["check", *named]) == 0
    assert "Sound games: 1 over, 1 running." in capsys.readouterr().out
    with locked(address):
        assert main(["check", *named]) == 0
    record = tmp_path / "record.json"
    assert main(["record", GAME, *named, "--output", str(record)]) == 0
    assert main(["verify", str(record)]) == 0
    capsys.readouterr()
    for words, said in (
        (["record"], GAME),
        (["migrate"], "is up to date"),
        (["ratings", "fit"], "1 rated games"),
        (["ratings", "rebuild"], "They are what they were"),
    ):
        assert main([*words, *named]) == 0
        assert said in capsys.readouterr().out


def test_a_damaged_game_on_a_server_is_named(address: str, capsys: pytest.CaptureFixture[str]):
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE games SET channel = 21 WHERE id = %s", (GAME,))
    assert main(["check", "--database", address]) == 1
    assert f"WRONG  game {GAME} is damaged: it isn't what was stored" in capsys.readouterr().out


def test_a_backup_of_a_server_is_left_to_pg_dump(
    address: str, postgres: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    copy = tmp_path / "a copy"
    assert main(["backup", str(copy), "--database", f"{address}&password=sesame"]) == 1
    said = capsys.readouterr().err
    assert "sesame" not in said
    (command,) = [line.strip() for line in said.splitlines() if line.startswith("    ")]
    subprocess.run(shlex.split(command), check=True)
    there = postgres.new()
    subprocess.run(["pg_restore", f"--dbname={there}", str(copy)], check=True)
    assert main(["check", "--database", there]) == 0


def test_a_password_is_not_in_the_command(capsys: pytest.CaptureFixture[str]):
    place = "postgresql://citadels:sesame@db.example:5433/games?sslmode=require"
    assert main(["backup", "copy", "--database", place]) == 1
    wanted = "--dbname='postgresql://citadels@db.example:5433/games?sslmode=require'"
    assert wanted.replace("--dbname='", "'--dbname=") in capsys.readouterr().err


@pytest.mark.parametrize("option", [["check", "--database"], ["move", "--to", "x", "--from"]])
def test_a_wrong_address_is_refused_without_its_password(
    option: list[str], capsys: pytest.CaptureFixture[str]
):
    for address in ("postgresql://bot:se/same@db/games", "mysql://bot:sesame@db/games"):
        with pytest.raises(SystemExit):
            main([*option, address])
        said = capsys.readouterr().err
        assert "postgresql://" in said
        assert "same" not in said


def test_a_server_that_is_down_is_no_matter_of_a_disk(capsys: pytest.CaptureFixture[str]):
    assert main(["check", "--database", "postgresql://bot:s[esame@127.0.0.1:1/games"]) == 1
    said = capsys.readouterr().out
    assert "PostgreSQL can't be reached" in said
    assert "postgresql://127.0.0.1/games is not sound" in said
    assert "disk" not in said
    assert "esame" not in said
