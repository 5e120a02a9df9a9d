"""Migrations: their numbers, their statements, and one that fails."""

from pathlib import Path

import pytest

from storage.database.database import Database
from storage.database.migrator import Migration, migrate, migrations, statements
from storage.database.storage_errors import NotStoredError
from storage.database.transaction import Transaction


def test_migrations_are_numbered_without_gaps() -> None:
    found = migrations()
    first = found[0].number
    assert [each.number for each in found] == list(range(first, first + len(found)))
    assert all(each.name.endswith(".sql") for each in found)


def test_sql_is_cut_where_statements_end() -> None:
    sql = "-- a; comment\nCREATE TABLE a (\n  b TEXT DEFAULT ';'\n);\nSELECT 1;\nSELECT 2"
    assert [each.strip()[-5:] for each in statements(sql)] == ["';'\n);"[-5:], "CT 1;", "ECT 2"]


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    database = Database(path)
    await database.open()
    newest = migrations()[-1].number
    broken = [*migrations(), Migration(newest + 1, "9.sql", "CREATE TABLE x (y);\nCREATE TABEL z;")]
    monkeypatch.setattr("storage.database.migrator.migrations", lambda _="": broken)
    with pytest.raises(NotStoredError):
        await database.transaction(migrate)

    # The reading connection would not see it anyway.
    def work(transaction: Transaction) -> None:
        assert transaction.rows("PRAGMA user_version")[0][0] == newest
        assert not transaction.rows("SELECT * FROM sqlite_master WHERE name = 'x'")

    await database.transaction(work)
    await database.close()
