"""Places of databases: their forms, and that no password is ever shown."""

from pathlib import Path

import pytest

from storage.database.addresses import WrongPlaceError, named, place_of

SECRET = "s3same"


@pytest.mark.parametrize(
    ("address", "name"),
    [
        (f"postgresql://bot:{SECRET}@db/games", "postgresql://db/games"),
        (f"postgres://bot:{SECRET}@db:5433/games", "postgresql://db:5433/games"),
        (f"postgresql://bot:{SECRET}[x]?#:@db/games", "postgresql://db/games"),
        (
            f"postgresql://bot:%2F{SECRET}%40@[::1]:5432/games?sslmode=require",
            "postgresql://[::1]:5432/games",
        ),
        (f"postgresql://bot:{SECRET}@one:1,two:2/games", "postgresql://one:1,two:2/games"),
        (f"postgresql:///games?host=/run/pg&user=bot&password={SECRET}", "postgresql:///run/pg/games"),
        (f"postgresql:///games?host=/run/pg&port=5433&password={SECRET}", "postgresql:///run/pg:5433/games"),
        ("postgresql:///games?host=@abstract", "postgresql://@abstract/games"),
        ("postgresql://", "postgresql:///"),
    ],
)
def test_an_address_is_taken_as_it_is_and_named_without_its_password(address: str, name: str) -> None:
    assert place_of(address) == address
    assert named(address) == name


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://bot:{SECRET}/x@db/games",
        f"postgresql://bot:12/{SECRET}@db/games",
        f"postgresql://bot:12/x?{SECRET}@db/games",
        f"postgresql://bot:x@{SECRET}@db/games",
        f"postgresql://bot:x/{SECRET}",
        f"postgresql://[{SECRET}",
        f"postgresql://db/games?{SECRET}",
        f"postgresql://db/games?password=x&y={SECRET}@",
    ],
)
def test_an_address_that_can_t_be_read_is_refused_and_not_told(address: str) -> None:
    with pytest.raises(WrongPlaceError, match="%2F for /") as caught:
        place_of(address)
    assert SECRET not in str(caught.value)
    assert SECRET not in named(address)


@pytest.mark.parametrize(
    "address",
    [
        f"mysql://a:{SECRET}@db/x",
        "sqlite:///x",
        "PostgreSQL://db/x",
        "http://db",
        f"host=db dbname=games password={SECRET}",
        f"password={SECRET}",
        f"postgresql:/bot:{SECRET}@db/games",
        f"postgresql:bot:{SECRET}",
        f"'postgresql://bot:{SECRET}@db/games'",
        f'"postgresql://bot:{SECRET}@db/games"',
        f" postgresql://bot:{SECRET}@db/games",
        f"bot:{SECRET}@db/games",
    ],
)
def test_no_other_address_is_taken_for_a_file(address: str) -> None:
    with pytest.raises(WrongPlaceError, match="begins with postgresql://") as caught:
        place_of(address)
    assert SECRET not in str(caught.value)


def test_all_else_is_a_file() -> None:
    for text in ("games.sqlite3", "C:\\games.db", "a:b/c", "~/x"):
        assert place_of(text) == Path(text)
        assert named(Path(text)) == text
