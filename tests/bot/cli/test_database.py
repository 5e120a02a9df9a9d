"""The commands about a database: an operator copies, checks, moves and repairs it."""

import errno
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import psycopg
import pytest

from bot.cli import main
from bot.playground.postgres import program
from storage.database.dialect import IN_USE, POSTGRES, SQLITE
from storage.database.migrator import Migration, migrations
from storage.database.storage_errors import CAUSES
from storage.maintenance import locked
from tests.storage.postgres import Server
from tests.storage.samples import GAME, OTHER
from tests.storage.versions.recording import RUNNING, files, restore


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql)


def test_a_sound_database_is_called_so(path: Path, capsys: pytest.CaptureFixture[str]):
    with locked(path):  # as by a running bot
        assert main(["check"]) == 0
    assert capsys.readouterr().out.splitlines() == ["Sound games: 1 over, 1 running.", f"{path} is sound."]


def test_a_damaged_game_is_named_with_the_reason(path: Path, capsys: pytest.CaptureFixture[str]):
    change(path, f"UPDATE games SET channel = 21 WHERE id = '{GAME}'")
    assert main(["check", "--database", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"game {GAME} is damaged: it isn't what was stored" in said
    assert "Sound games: 1 running." in said


def test_a_game_that_was_set_aside_is_told_too(path: Path, capsys: pytest.CaptureFixture[str]):
    change(path, f"INSERT INTO damaged (game) VALUES ('{GAME}'), ('{OTHER}')")
    change(path, f"UPDATE games SET setup = '{{}}' WHERE id = '{GAME}'")
    assert main(["check"]) == 0
    said = capsys.readouterr()
    assert f"WARNING  game {GAME} is damaged, and set aside: " in said.err
    assert f"WARNING  game {OTHER} is set aside, though it can be read" in said.err
    assert f"{path} is sound." in said.out


@pytest.mark.parametrize(
    "spoilt",
    [f"UPDATE games SET setup = '{{}}' WHERE id = '{GAME}'", f"DELETE FROM games WHERE id = '{GAME}'"],
)
def test_a_game_that_was_set_aside_is_deleted_while_the_bot_runs(
    spoilt: str, path: Path, capsys: pytest.CaptureFixture[str]
):
    change(path, f"INSERT INTO damaged (game) VALUES ('{GAME}')")
    change(path, spoilt)
    with locked(path):
        assert main(["discard", GAME]) == 0
    assert f"Game {GAME} is deleted." in capsys.readouterr().out
    assert main(["check"]) == 0
    said = capsys.readouterr()
    assert "Sound games: 1 running." in said.out
    assert "WARNING" not in said.err
    for game in (GAME, OTHER):
        assert main(["discard", game]) == 1
        assert f"The bot has set no game {game} aside" in capsys.readouterr().err


def test_a_damaged_file_is_told(path: Path, capsys: pytest.CaptureFixture[str]):
    content = bytearray(path.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 20_000] = bytes(20_000)
    path.write_bytes(content)
    assert main(["check"]) == 1
    assert "WRONG  the " in capsys.readouterr().out


def test_games_that_could_not_be_looked_at_are_not_counted(path: Path, capsys: pytest.CaptureFixture[str]):
    content = path.read_bytes()
    path.write_bytes(content[:100] + bytes(len(content) - 100))
    assert main(["check"]) == 1
    said = capsys.readouterr().out
    assert "The games could not be looked at." in said
    assert "Sound games" not in said


def test_rows_without_a_game_are_told(path: Path, capsys: pytest.CaptureFixture[str]):
    change(path, "INSERT INTO people (game, person) VALUES ('nothing', 1)")
    assert main(["check"]) == 1
    assert "a row of the table people belongs to nothing" in capsys.readouterr().out


def test_a_file_of_something_else_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    other = tmp_path / "other.txt"
    other.write_text("quite some text\n" * 100)
    for command in (["check"], ["migrate"], ["backup", str(tmp_path / "copy")]):
        assert main([*command, "--database", str(other)]) == 1
        assert "not a database" in "".join(capsys.readouterr())
    assert [file.name for file in tmp_path.iterdir()] == ["other.txt"]


def test_a_missing_database_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    for command in (["check"], ["migrate"], ["backup", str(tmp_path / "copy")]):
        assert main([*command, "--database", str(tmp_path / "none.sqlite3")]) == 1
        assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_tables_is_neither_sound_nor_of_an_older_release(
    postgres: Server, capsys: pytest.CaptureFixture[str]
):
    address = postgres.new()
    for command in ("check", "stats"):
        assert main([command, "--database", address]) == 1
        told = capsys.readouterr()
        assert "it holds no games yet" in told.err
        assert told.out == ""


def test_a_newer_database_is_left_alone(path: Path, capsys: pytest.CaptureFixture[str]):
    change(path, "PRAGMA user_version = 99")
    assert main(["check"]) == 1
    told = capsys.readouterr()
    assert "could not be checked: the database is at step 99" in told.err
    assert not told.out
    assert main(["migrate"]) == 1
    assert "at step 99" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["record"], ["record", GAME], ["ratings", "fit"]])
@pytest.mark.parametrize(("step", "said"), [(1, "`migrate` brings it up to date"), (99, "at step 99")])
def test_reading_commands_refuse_tables_of_another_release(
    words: list[str], step: int, said: str, path: Path, capsys: pytest.CaptureFixture[str]
):
    change(path, f"PRAGMA user_version = {step}")
    assert main(words) == 1
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


def test_migrations_are_announced_and_run(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    known = migrations()
    more = Migration(known[-1].number + 1, "9999_more.sql", "CREATE TABLE more (id INTEGER);")
    assert main(["migrate"]) == 0
    assert "is up to date" in capsys.readouterr().out
    monkeypatch.setattr("storage.database.migrator.migrations", lambda _="": [*known, more])
    there = {each.name for each in path.parent.iterdir()}
    assert main(["check"]) == 0
    told = capsys.readouterr().out
    assert f"Step {known[-1].number}; this release brings it to {more.number}." in told
    assert "Sound games: " in told
    assert {each.name for each in path.parent.iterdir()} == there, "no copy was left"
    for _ in range(2):
        assert main(["migrate", "--dry-run"]) == 0
        run, room = capsys.readouterr().out.splitlines()
        assert run == "would run 9999_more.sql"
        assert re.fullmatch(r"It takes up to [0-9.]+ MB beside the file; there are [0-9,.]+ MB\.", room)
    with locked(path):
        assert main(["migrate"]) == 1
    assert "another process plays with it" in capsys.readouterr().err
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out == "ran 9999_more.sql\n"
    change(path, "INSERT INTO more VALUES (1)")
    assert main(["check"]) == 0


def test_a_copy_is_sound_and_one_file(path: Path, tmp_path: Path):
    copy = tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    path.chmod(0o640)
    with locked(path):
        assert main(["backup", str(copy)]) == 0
    assert [file.name for file in copy.parent.iterdir()] == ["copy.sqlite3"]
    assert copy.stat().st_mode & 0o777 == 0o640
    assert copy.read_bytes()[18:20] == b"\1\1", "it still counts on a write-ahead log"
    assert main(["check", "--database", str(copy)]) == 0
    assert main(["record", GAME, "--database", str(copy), "--output", str(tmp_path / "game.json")]) == 0


def test_a_copy_that_is_not_sound_is_no_backup(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    copy, dated = tmp_path / "copy.sqlite3", path.with_name(f"{path.name}.copied")
    assert main(["backup", str(copy)]) == 0
    good, before = copy.read_bytes(), 1_000_000_000
    os.utime(dated, (before, before))
    change(path, f"UPDATE games SET channel = 21 WHERE id = '{GAME}'")
    capsys.readouterr()
    assert main(["backup", str(copy), "--force"]) == 1
    assert f"WRONG  game {GAME} is damaged" in capsys.readouterr().err
    assert copy.read_bytes() == good
    assert dated.stat().st_mtime == before
    assert not copy.with_name(f"{copy.name}.part").exists()
    kept = copy.with_name(f"{copy.name}.unsound")
    assert main(["check", "--database", str(kept)]) == 1
    # The next sound copy deletes it: it may hold data that was deleted since.
    shutil.copy(copy, path)
    assert main(["backup", str(copy), "--force"]) == 0
    assert not kept.exists()


def test_a_game_that_was_set_aside_ends_no_backups(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    change(path, f"INSERT INTO damaged (game) VALUES ('{GAME}')")
    change(path, f"UPDATE games SET setup = '{{}}' WHERE id = '{GAME}'")
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    assert f"WARNING  game {GAME} is damaged, and set aside" in capsys.readouterr().err
    assert copy.exists()


def test_a_server_has_to_have_a_folder_for_the_copy_of_its_older_tables(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    address = postgres.new()
    assert main(["migrate", "--database", address]) == 0
    known = migrations(POSTGRES.migrations)
    more = Migration(known[-1].number + 1, "9999_more.sql", "CREATE TABLE more (id BIGINT);")
    monkeypatch.setattr("storage.database.migrator.migrations", lambda _="": [*known, more])
    nowhere = FileNotFoundError(errno.ENOENT, "No usable temporary directory found in ['/tmp']")
    monkeypatch.setattr("storage.inspection.TemporaryDirectory", Mock(side_effect=nowhere))
    assert main(["check", "--database", address]) == 1
    said = capsys.readouterr().out
    assert "name one with TMPDIR." in said
    assert "Errno" not in said


def test_what_could_not_be_looked_at_was_not_checked(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    known = migrations()
    more = Migration(known[-1].number + 1, "9999_more.sql", "CREATE TABLE more (id INTEGER);")
    monkeypatch.setattr("storage.database.migrator.migrations", lambda _="": [*known, more])
    full = OSError(errno.ENOSPC, "No space", str(path.parent))
    monkeypatch.setattr("storage.inspection.TemporaryDirectory", Mock(side_effect=full))
    assert main(["check"]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"The games could not be looked at: {path.parent}: {CAUSES['full']}.",
        f"{path} was not checked.",
    ]


def test_a_copy_replaces_a_file_only_if_it_shall(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious")
    assert main(["backup", str(copy)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert copy.read_text() == "precious"
    assert main(["backup", str(copy), "--force"]) == 0
    assert main(["check", "--database", str(copy)]) == 0


def test_not_even_force_harms_a_database_in_use(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    before = path.read_bytes()
    assert main(["backup", str(path), "--force"]) == 1
    assert "the database itself" in capsys.readouterr().err
    assert path.read_bytes() == before
    used = tmp_path / "used.sqlite3"
    used.with_name("used.sqlite3-wal").touch()
    assert main(["backup", str(used), "--force"]) == 1
    assert "in use" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "nowhere" / "copy")]) == 1
    assert f"was not copied: there is no folder {tmp_path / 'nowhere'}." in capsys.readouterr().err


@pytest.fixture
def address(over: Path, postgres: Server, capsys: pytest.CaptureFixture[str]) -> str:
    """A database on a server, with everything from that file moved into it."""
    address = postgres.new()
    assert main(["move", "--from", str(over), "--to", address]) == 0
    capsys.readouterr()
    return address


def test_everything_is_moved_there_and_back(
    over: Path, postgres: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    address, back = postgres.new(), tmp_path / "back.sqlite3"
    told: list[list[str]] = []
    for source, target in ((str(over), address), (address, str(back))):
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
    over: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["move", "--from", str(over), "--to", str(tmp_path / "there.sqlite3")]) == 0
    assert "\rgames: 2 of 2 rows\n" in capsys.readouterr().err


def test_a_database_with_which_a_bot_plays_is_refused(
    over: Path, postgres: Server, capsys: pytest.CaptureFixture[str]
):
    address = postgres.new()
    for used in (over, address):
        with locked(used):
            assert main(["move", "--from", str(over), "--to", address]) == 1
        assert "another process plays with it" in capsys.readouterr().err
    with psycopg.connect(address) as bot:
        # Bots that share the shards hold it together.
        bot.execute(f"SELECT pg_advisory_lock_shared({IN_USE})".encode())
        assert main(["move", "--from", str(over), "--to", address]) == 1
        assert "another process plays with it" in capsys.readouterr().err
        bot.execute(f"SELECT pg_advisory_unlock_shared({IN_USE})".encode())
    assert main(["move", "--from", str(over), "--to", address]) == 0


def test_nothing_is_moved_from_nowhere_or_onto_something(
    over: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    nowhere = str(tmp_path / "none.sqlite3")
    for source, target, reason in (
        (nowhere, address, "There is no database"),
        (str(over), str(over), "can't be moved to itself"),
        (str(over), address, "the target isn't empty"),
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
        (["ratings", "rebuild"], "changed: 0"),
    ):
        assert main([*words, *named]) == 0
        assert said in capsys.readouterr().out


def test_a_damaged_game_on_a_server_is_named(address: str, capsys: pytest.CaptureFixture[str]):
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE games SET channel = 21 WHERE id = %s", (GAME,))
    assert main(["check", "--database", address]) == 1
    assert f"WRONG  game {GAME} is damaged: it isn't what was stored" in capsys.readouterr().out


def test_a_dump_of_an_older_release_is_read_game_by_game(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    address, known = postgres.new(), migrations
    older = max(version for version in files() if version < known()[-1].number)
    restore(files()[older], tmp_path / "old.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(
            "storage.database.migrator.migrations",
            lambda package=SQLITE.migrations: [each for each in known(package) if each.number <= older],
        )
        assert main(["move", "--from", str(tmp_path / "old.sqlite3"), "--to", address]) == 0
    capsys.readouterr()
    assert main(["check", "--database", str(tmp_path / "old.sqlite3")]) == 1
    file = capsys.readouterr().out.splitlines()
    assert main(["check", "--database", address]) == 1
    said = capsys.readouterr().out.splitlines()
    assert f"Step {older}; this release brings it to {known()[-1].number}." in said
    assert said[:-2] == file[:-1]
    assert any(line.startswith("Sound games: ") for line in said)
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE games SET setup = '{garbage' WHERE id = %s", (RUNNING,))
    assert main(["check", "--database", address]) == 1
    assert f"WRONG  game {RUNNING} is damaged" in capsys.readouterr().out


def test_a_backup_of_a_server_is_left_to_pg_dump(
    address: str, postgres: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    copy = tmp_path / "a copy"
    assert main(["backup", str(copy), "--database", f"{address}&password=sesame"]) == 1
    said = capsys.readouterr().err
    assert "sesame" not in said
    mask, command = [line.strip() for line in said.splitlines() if line.startswith("    ")]
    assert mask == "umask 077"
    # Use the programs of this server: PATH may have another version, or none.
    dump, *words = shlex.split(command)
    subprocess.run([program(dump), *words], check=True)
    there = postgres.new()
    subprocess.run([program("pg_restore"), f"--dbname={there}", str(copy)], check=True)
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
    told = capsys.readouterr()
    said = told.out + told.err
    assert CAUSES["away"] in said
    assert "postgresql://127.0.0.1:1/games could not be checked" in said
    assert "sound" not in said
    assert "disk" not in said
    assert "esame" not in said
