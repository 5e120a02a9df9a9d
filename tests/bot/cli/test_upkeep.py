"""`backup`, `check` and `migrate`: the operator's commands for the database."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from storage.database.migrator import Migration, migrations
from storage.maintenance import locked
from tests.storage.samples import GAME, OTHER, with_finished_game


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_finished_game(tmp_path_factory.mktemp("finished"))


@pytest.fixture
def path(stored: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of the settings, for one test alone."""
    path = Path(shutil.copy(stored, tmp_path))
    monkeypatch.setenv("CITADELS_DATABASE", str(path))
    return path


def change(path: Path, sql: str) -> None:
    """Spoil a database."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql)


def test_a_sound_database_is_called_so(path: Path, capsys: pytest.CaptureFixture[str]):
    with locked(path):  # as by a bot that plays
        assert main(["check"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Sound games: 1 over, 1 running.",
        f"{path} is sound.",
    ]


def test_a_damaged_game_is_named_with_the_reason(path: Path, capsys: pytest.CaptureFixture[str]):
    change(path, f"UPDATE games SET channel = 21 WHERE id = '{GAME}'")
    assert main(["check", "--database", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"game {GAME} is damaged: it isn't what was stored" in said
    assert "Sound games: 1 running." in said


def test_a_game_that_was_set_aside_is_told_too(path: Path, capsys: pytest.CaptureFixture[str]):
    change(path, f"INSERT INTO damaged (game) VALUES ('{GAME}'), ('{OTHER}')")
    change(path, f"UPDATE games SET setup = '{{}}' WHERE id = '{GAME}'")
    assert main(["check"]) == 1
    said = capsys.readouterr().out
    assert f"game {GAME} is damaged, and set aside: " in said
    assert f"game {OTHER} is set aside, though it can be read" in said


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


def test_a_newer_database_is_left_alone(path: Path, capsys: pytest.CaptureFixture[str]):
    change(path, "PRAGMA user_version = 99")
    assert main(["check"]) == 1
    assert "at step 99" in capsys.readouterr().out
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
    more = Migration(len(known) + 1, "9999_more.sql", "CREATE TABLE more (id INTEGER);")
    assert main(["migrate"]) == 0
    assert "is up to date" in capsys.readouterr().out
    monkeypatch.setattr("storage.database.migrator.migrations", lambda _="": [*known, more])
    assert main(["check"]) == 1
    assert "9999_more.sql has not been run" in capsys.readouterr().out
    for _ in range(2):
        assert main(["migrate", "--dry-run"]) == 0
        assert capsys.readouterr().out == "would run 9999_more.sql\n"
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
    assert "was not copied" in capsys.readouterr().err
