"""Compiled modules are loaded while they belong to the current sources."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from engine import compiled

ROOT = Path(compiled.__file__).parents[1]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one module, and a file that can't be loaded instead of the library."""
    for package in compiled.PACKAGES:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("import engine.compiled\n", encoding="utf-8")
    shutil.copy(ROOT / "engine" / "compiled.py", tmp_path / "engine")
    (tmp_path / "engine" / "module.py").write_text("print('source')\n", encoding="utf-8")
    built = tmp_path / "build" / "fast"
    built.mkdir(parents=True)
    (built / f"{compiled.COMPILED_LIBRARY}{EXTENSION_SUFFIXES[0]}").write_text("no library", encoding="utf-8")
    (built / compiled.DIGEST).write_text(compiled.digest(tmp_path), encoding="ascii")
    return tmp_path


def load(checkout: Path, wanted: str = "") -> str:
    """Import the module; return its output, or the error."""
    done = subprocess.run(
        [sys.executable, "-B", "-c", "import ai, engine.module"],
        cwd=checkout,
        env={**os.environ, compiled.VARIABLE: wanted},
        capture_output=True,
        text=True,
        check=False,
    )
    return (done.stdout + done.stderr).strip().rpartition("\n")[2]


@pytest.mark.parametrize("wanted", ["", "only"])
def test_up_to_date_modules_are_loaded(checkout: Path, wanted: str):
    assert load(checkout, wanted).startswith("ImportError: ")
    assert f"{compiled.COMPILED_LIBRARY}{EXTENSION_SUFFIXES[0]}" in load(checkout, wanted)


def test_sources_can_be_asked_for(checkout: Path):
    assert load(checkout, "no") == "source"


def test_nothing_compiled_is_no_error(checkout: Path):
    shutil.rmtree(checkout / "build")
    assert load(checkout) == "source"
    assert "run `make fast`" in load(checkout, "only")


@pytest.mark.parametrize("change", ["changed", "added", "removed", "renamed"])
def test_a_source_is_never_shadowed_by_what_was_made_of_another(checkout: Path, change: str):
    other = checkout / "ai" / "other.py"
    match change:
        case "changed":
            (checkout / "engine" / "module.py").write_text("print('source', end='')\n", encoding="utf-8")
        case "added":
            other.write_text("", encoding="utf-8")
        case _:
            other.write_text("", encoding="utf-8")
            noted = checkout / "build" / "fast" / compiled.DIGEST
            noted.write_text(compiled.digest(checkout), encoding="ascii")
            assert load(checkout).startswith("ImportError: ")
            _ = other.unlink() if change == "removed" else other.rename(checkout / "ai" / "another.py")
    assert load(checkout) == "source"
    assert "run `make fast`" in load(checkout, "only")


def test_without_a_compiler_it_is_said_what_is_missing():
    done = subprocess.run(
        [sys.executable, "-m", "fast"],
        cwd=ROOT,
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "apt-get install gcc python3-dev" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(
    os.environ.get(compiled.VARIABLE) != "only",
    reason="`make test-fast` runs it: here the sources are tested",
)
def test_tested_modules_are_compiled():
    import ai.builder
    import engine.game
    import engine.state

    for module in (ai.builder, engine.game, engine.state):
        assert Path(str(module.__file__)).is_relative_to(compiled.FOLDER)


@pytest.mark.skipif(
    os.environ.get(compiled.VARIABLE) != "only",
    reason="`make test-fast` runs it: here the sources are tested",
)
def test_compiled_modules_are_tried():
    """If a module isn't in the library, its source runs."""
    command = [sys.executable, "-m", "fast.trial"]
    tried = subprocess.run(
        [*command, "engine.game", "ai.ways"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert tried.returncode == 0, tried.stderr
    tried = subprocess.run(
        [*command, "engine.events.base"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (tried.returncode, tried.stdout) == (1, "")
    assert tried.stderr == "engine.events.base was compiled, but its source was loaded.\n"
