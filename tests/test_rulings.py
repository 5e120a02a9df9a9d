"""The pages of rulings match the tests: each number exists, and so does each named test."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.engine.stories import read

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests" / "engine"
PAGE = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
TESTED = (ROOT / "docs" / "rulings-tests.md").read_text(encoding="utf-8")
NUMBERS = range(1, 126)

RULING = re.compile(r"^- \*\*(\d+)\*\* (.+)$", re.MULTILINE)
LINE = re.compile(r"^\| (\d+|editions|open) \| (.*) \|$", re.MULTILINE)
FILE = re.compile(r"`([\w/]+\.py)`: ((?:`\w+`(?:, )?)+)")
NAMED = re.compile(r"test((?:_f\d+)+)_")


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return the names of a file's tests; a case `f43 spy ...` of a text counts as `test_f43_spy_...`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    texts = (
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("stories", "secrets")
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    )
    cases = (f"test_{story.name.replace(' ', '_')}" for text in texts for story in read(text))
    return frozenset((*(name for name in functions if name.startswith("test_")), *cases))


def shown_by() -> dict[str, set[str]]:
    """Return for each line the tests that the page names, as `path::name`, with paths below tests/."""
    found: dict[str, set[str]] = {}
    for line, cell in LINE.findall(TESTED):
        found[line] = {
            f"{path}::{name}" for path, names in FILE.findall(cell) for name in re.findall(r"\w+", names)
        }
    return found


def named_after() -> dict[str, set[str]]:
    """Return for each line the tests with its number in their names, or with the editions' number (F15)."""
    found: dict[str, set[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        for name in names_in(path):
            match = NAMED.match(name)
            lines = re.findall(r"\d+", match[1]) if match else []
            for line in ["editions"] if name.startswith("test_section_f15_") else lines:
                found.setdefault(line, set()).add(f"{path.relative_to(TESTS).as_posix()}::{name}")
    return found


def test_every_ruling_is_told_once_and_in_order() -> None:
    assert [int(number) for number, _ in RULING.findall(PAGE)] == list(NUMBERS)


def test_every_ruling_has_one_line_of_tests_and_in_order() -> None:
    lines = [*map(str, NUMBERS), "editions", "open"]
    assert [line for line, _ in LINE.findall(TESTED)] == lines


def test_every_test_that_is_named_exists() -> None:
    everything = {
        f"{path.relative_to(TESTS).as_posix()}::{name}"
        for path in TESTS.rglob("test_*.py")
        for name in names_in(path)
    }
    named = {test for tests in shown_by().values() for test in tests}
    assert len(named) > len(NUMBERS)
    assert sorted(named - everything) == []


def test_every_test_that_bears_a_number_is_named_there() -> None:
    page = shown_by()
    missing = {line: sorted(tests - page.get(line, set())) for line, tests in named_after().items()}
    assert {line: tests for line, tests in sorted(missing.items()) if tests} == {}


def test_every_ruling_has_a_test_or_says_in_words_why_there_is_none() -> None:
    cells = dict(LINE.findall(TESTED))
    bare = [line for line, tests in shown_by().items() if not tests]
    assert [line for line in bare if not re.search(r"[a-z]{3,} [a-z]+", cells[line])] == []


def test_nothing_in_the_lines_of_tests_is_lost_on_the_way() -> None:
    """Every text in code format is read as a test or as its file."""
    for line, cell in LINE.findall(TESTED):
        spelled = set(re.findall(r"`([^`]+)`", cell))
        read = shown_by()[line]
        assert spelled == {part for each in read for part in each.split("::")}, line
