"""Results of compiling are kept under a digest of their sources."""

import os
from pathlib import Path

import pytest

from fast import keeping


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the place of the result, with a folder for kept results."""
    place = tmp_path / "clone" / "build" / "fast"
    monkeypatch.setattr(keeping, "FOLDER", place)
    monkeypatch.setenv(keeping.KEPT, str(tmp_path / "kept"))
    return place


def compile_to(place: Path, key: str) -> None:
    """Put a result there."""
    place.mkdir(parents=True, exist_ok=True)
    (place / "library.so").write_text(f"made of {key}")
    (place / keeping.KEY).write_text(key)


def clear(place: Path) -> None:
    """Delete the result."""
    for each in place.iterdir():
        each.unlink()
    place.rmdir()


def test_what_is_there_is_not_made_again(built: Path) -> None:
    key = keeping.key(())
    assert not keeping.fetch(key)
    compile_to(built, key)
    assert keeping.fetch(key)
    assert not keeping.fetch(keeping.key(("-O3",)))


def test_another_clone_has_it_too(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = keeping.key(())
    compile_to(built, key)
    keeping.keep(key)
    other = tmp_path / "other" / "build" / "fast"
    monkeypatch.setattr(keeping, "FOLDER", other)
    assert keeping.fetch(key)
    assert (other / "library.so").read_text() == f"made of {key}"
    assert not keeping.fetch("0" * len(key))


def test_an_older_result_in_its_place_makes_room(built: Path) -> None:
    key = keeping.key(())
    compile_to(built, key)
    keeping.keep(key)
    compile_to(built, "older")
    assert keeping.fetch(key)
    assert (built / "library.so").read_text() == f"made of {key}"


def test_a_kept_result_that_is_not_whole_is_not_taken(built: Path, tmp_path: Path) -> None:
    key = keeping.key(())
    compile_to(built, key)
    keeping.keep(key)
    (tmp_path / "kept" / key / keeping.KEY).unlink()
    clear(built)
    assert not keeping.fetch(key)


def test_the_newest_ones_are_kept(built: Path, tmp_path: Path) -> None:
    keys = [f"{number:064}" for number in range(keeping.MOST + 2)]
    for age, key in enumerate(keys):
        compile_to(built, key)
        keeping.keep(key)
        os.utime(tmp_path / "kept" / key, (age, age))
        clear(built)
    compile_to(built, keys[-1])
    keeping.keep(keys[-1])
    assert sorted(each.name for each in (tmp_path / "kept").iterdir()) == keys[2:]


def test_nothing_is_kept_where_nobody_asks_for_it(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(keeping.KEPT)
    compile_to(built, "key")
    keeping.keep("key")
    assert not (tmp_path / "kept").exists()
