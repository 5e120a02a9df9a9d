"""Compose statements of fragments, which only our code makes. What people type stays a parameter (`?`)."""


def select(columns: str, source: str) -> str:
    """Return a query for `columns`. `source` is everything after FROM."""
    return f"SELECT {columns} FROM {source}"  # noqa: S608


def insert(table: str, columns: str) -> str:
    """Return the statement that stores a row, with a value for each of these columns."""
    return f"INSERT INTO {table} ({columns}) VALUES ({places(columns.count(',') + 1)})"  # noqa: S608


def update(table: str, changes: str) -> str:
    """Return the statement that changes a table. `changes` is everything after SET."""
    return f"UPDATE {table} SET {changes}"  # noqa: S608


def delete(source: str) -> str:
    """Return the statement that deletes rows. `source` is everything after FROM."""
    return f"DELETE FROM {source}"  # noqa: S608


def assigned(columns: str) -> str:
    """Return the part of an UPDATE that gives each of these columns a value."""
    return f"({columns}) = ({places(columns.count(',') + 1)})"


def places(count: int) -> str:
    """Return `count` placeholders, separated by commas."""
    return ", ".join("?" * count)
