"""An operator looks up stored data, and answers requests by mail, while a bot may be running."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from storage.database.sqlite.sqlite_connection import SqliteDriver
from storage.database.transaction import Transaction
from storage.maintenance import locked
from storage.people import remembered
from tests.storage.privacy.fixtures import filled
from tests.storage.privacy.person import GUILD, NAME, OTHER, RUNNING, USER, scan

__all__ = ["filled"]

STRANGER = 999


@pytest.fixture
def path(filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of the settings, for one test alone."""
    path = Path(shutil.copy(filled, tmp_path))
    monkeypatch.setenv("CITADELS_DATABASE", str(path))
    return path


def rows(path: Path, sql: str) -> list[tuple[Any, ...]]:
    """Read from the database."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """Run a command; return what it printed."""
    capsys.readouterr()
    assert main(words) == code
    captured = capsys.readouterr()
    return captured.err if code else captured.out


def test_it_shows_who_somebody_is_and_how_much_is_stored(path: Path, capsys: pytest.CaptureFixture[str]):
    with locked(path):  # as by a running bot
        lines = said(capsys, "person", "show", str(USER)).splitlines()
    assert NAME in lines[0]
    assert lines[1] == f"Running games: {RUNNING}"
    assert {name: int(count) for name, count in map(str.split, lines[4:-2])} == scan(path)
    assert lines[-1] == "Kept from using the bot since 1970-01-01."
    assert said(capsys, "person", "show", str(STRANGER)) == f"Nothing is stored about {STRANGER}.\n"


def test_a_hash_that_bars_somebody_is_stored_about_them(path: Path, capsys: pytest.CaptureFixture[str]):
    with closing(sqlite3.connect(path)) as connection, connection:
        transaction = Transaction(SqliteDriver(connection))
        connection.execute("INSERT INTO hash_keys (key) VALUES (?)", ("ab" * 32,))
        mark = remembered.mark_of(transaction, remembered.of_shut_out(STRANGER))
        connection.execute("INSERT INTO shut_out (person, mark, since) VALUES (0, ?, 0)", (mark,))
    shown = said(capsys, "person", "show", str(STRANGER))
    assert f"Nothing is stored about {STRANGER} but a hash of the id" in shown
    assert shown.endswith("Kept from using the bot since 1970-01-01.\n")


def test_an_id_that_nobody_has_used_is_asked_about_and_barred(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("storage.people.shut_out.now", lambda: 24 * 3600)
    asked = f"Nothing is stored about {STRANGER}: is the id right?"
    assert asked in said(capsys, "person", "bar", str(STRANGER))
    assert "Kept from using the bot since 1970-01-02." in said(capsys, "person", "show", str(STRANGER))
    monkeypatch.setattr("bot.cli.operating.PATIENCE", 0.0)
    assert asked.replace(str(STRANGER), str(OTHER)) not in said(capsys, "person", "bar", str(OTHER))


def test_it_writes_the_file_that_the_person_gets(path: Path, capsys: pytest.CaptureFixture[str]):
    output = path.with_name("out.json")
    said(capsys, "person", "export", str(USER), "--output", str(output))
    written = output.read_text(encoding="utf-8")
    assert json.loads(written)["user"] == str(USER)
    assert output.stat().st_mode & 0o777 == 0o600
    printed = said(capsys, "person", "export", str(USER))
    assert {**json.loads(printed), "made": ""} == {**json.loads(written), "made": ""}
    assert "File exists" in said(capsys, "person", "export", str(OTHER), "--output", str(output), code=1)
    assert output.read_text(encoding="utf-8") == written


def test_a_file_too_large_for_discord_is_readable_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("storage.privacy.personal_data.PLAIN_BYTES", 10)
    output = path.with_name("out.json")
    said(capsys, "person", "export", str(USER), "--output", str(output))
    assert json.loads(output.read_bytes())["user"] == str(USER)
    assert json.loads(said(capsys, "person", "export", str(USER)))["user"] == str(USER)


@pytest.mark.parametrize("text", ["me", "-5", "0", "²", "9" * 19, "9" * 5000, "<@101>"])
def test_what_is_no_id_is_refused(text: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["person", "show", text])
    assert "an id of Discord is a number" in capsys.readouterr().err


def test_it_shows_a_server(path: Path, capsys: pytest.CaptureFixture[str]):
    shown = said(capsys, "server", "show", str(GUILD))
    assert "Games: 3 running, 4 finished; lobbies: 4" in shown
    assert "Tournaments: 1; standing evenings: 1" in shown
    assert "Saved sets: 1;" in shown
    assert "or nobody has played there" in said(capsys, "server", "show", str(STRANGER))


def test_it_counts(path: Path, capsys: pytest.CaptureFixture[str]):
    found = json.loads(said(capsys, "stats", "--json"))
    assert (found["servers"], found["people"], found["running"], found["lobbies"]) == (1, 4, 3, 4)
    assert found["today"] == found["week"]
    shown = said(capsys, "stats")
    assert "Servers with stored data: 1 (" in shown
    assert "days: 0" in shown
    assert f"; people: {found['people']}" in shown
    assert f"Today (UTC): people who played: {found['today']['people']};" in shown


@pytest.mark.parametrize("words", [["person", "show", "101"], ["server", "show", "10"], ["stats"]])
def test_tables_of_another_release_are_refused(
    words: list[str], path: Path, capsys: pytest.CaptureFixture[str]
):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 1")
    assert "`migrate` brings it up to date" in said(capsys, *words, code=1)
