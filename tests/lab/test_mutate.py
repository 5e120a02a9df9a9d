"""`mutate`: each kind of change is found, drawn by a seed, and tried."""

from pathlib import Path

import pytest

from bot.cli.command_line import FailedError
from lab.mutate import NAMESAKE, OWN, ROOM, SURVIVED, Trial, copy, draw, steps, table
from lab.mutations import Mutation, mutations

ROOT = Path(__file__).parent.parent.parent
NEAR = "from bot.near import limit\ndef test_limit():\n    assert limit(3) == 3\n"
FAR = "from bot.near import far\ndef test_far():\n    assert far(1)\n"


def changed(source: str) -> list[str]:
    """Return what the changes make of a function's line."""
    text = f"def f(x, y):\n    {source}\n"
    return [
        each.apply(text.encode()).decode().splitlines()[1].strip()
        for each in mutations("bot/a.py", text.encode())
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("return x < y", ["return x <= y"]),
        ("return x not in y", ["return x in y"]),
        ("return x - y", ["return x + y"]),
        ("return x and y", ["return y", "return x"]),
        ("return not x", ["return x"]),
        ("return x if y else 0", ["return x if not (y) else 0", "return x if y else 1"]),
        ("return max(0, x)", ["return (x)", "return max(1, x)"]),
        ("return True", ["return False"]),
        ("x.remove(y)", ["pass"]),
        ("if x.y: return", ["if not x.y: return"]),
        (
            'return "é" if (x) == y else ""',
            ['return "é" if not ((x) == y) else ""', 'return "é" if (x) != y else ""'],
        ),
    ],
)
def test_each_kind_of_change_is_found(source: str, expected: list[str]) -> None:
    assert changed(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""Say 1."""',
        "log.info(1 + x)",
        "assert x < y",
        "raise ValueError(1)",
        "z: Literal[1]",
        "return f(strict=True)",
    ],
)
def test_what_no_test_should_notice_stays(source: str) -> None:
    assert changed(source) == []


def test_numbers_and_types_of_a_module_stay() -> None:
    assert mutations("bot/a.py", b"LIMIT = 30\nKind = int | None\nclass A(B[1]):\n    size = 3\n") == []


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project: two rooms, of which one has a module with tests of its own."""
    files = {
        "bot/near.py": "def limit(x):\n    return min(x, 3)\n\n\ndef far(x):\n    return x == 1 or x == 2\n",
        "bot/alone.py": "def alone(x):\n    return x + 1\n",
        "engine/deep.py": "\n".join(f"def f{each}(x):\n    return x < {each}" for each in range(2, 30)),
        "tests/bot/test_near.py": NEAR,
        "tests/bot/test_other.py": FAR,
        "tests/cogs/test_near.py": "",
        "tests/engine/test_deep.py": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\naddopts = --import-mode=importlib\n")
    return tmp_path


def found(root: Path) -> list[Mutation]:
    return [
        mutation
        for path in sorted(
            each.relative_to(root) for room in ("bot", "engine") for each in (root / room).glob("*.py")
        )
        for mutation in mutations(path.as_posix(), (root / path).read_bytes())
    ]


def test_a_seed_draws_the_same_lines_of_all_rooms(root: Path) -> None:
    drawn = draw(root, found(root), 8, seed=1)
    assert drawn == draw(root, found(root), 8, seed=1) != draw(root, found(root), 8, seed=2)
    assert len({(each.path, each.line) for each in drawn}) == 8
    assert sum(each.path.startswith("bot/") for each in drawn) == 3


def test_files_without_a_line_to_change_are_refused(root: Path) -> None:
    with pytest.raises(FailedError):
        draw(root, [], 8, seed=1)


def test_the_nearest_tests_come_first(root: Path) -> None:
    assert steps(root, "bot/near.py") == {
        OWN: ["tests/bot/test_near.py"],
        NAMESAKE: ["tests/cogs/test_near.py"],
        ROOM: ["tests/bot/test_other.py"],
    }
    assert list(steps(root, "bot/alone.py")) == [ROOM]


def mutation(root: Path, path: str, old: str, new: str) -> Mutation:
    source = (root / path).read_bytes()
    start = source.index(old.encode())
    return Mutation(path, 1, start, start + len(old), old, new, old)


@pytest.mark.in_turns
@pytest.mark.parametrize(
    ("old", "new", "outcome"),
    [
        ("min(x, 3)", "4", (OWN, "tests/bot/test_near.py::test_limit")),
        ("x == 1 or ", "", (ROOM, "tests/bot/test_other.py::test_far")),
        (" or x == 2", "", (SURVIVED, "")),
    ],
)
def test_a_change_is_noticed_by_the_nearest_test_that_fails(
    root: Path, old: str, new: str, outcome: tuple[str, str]
) -> None:
    """A test that always fails notices nothing."""
    before = (root / "bot" / "near.py").read_bytes()
    (root / "tests" / "bot" / "test_alone.py").write_text("def test_it():\n    assert False\n")
    trial = Trial(root)
    assert trial.outcome(mutation(root, "bot/near.py", old, new)) == outcome
    assert (root / "bot" / "near.py").read_bytes() == before
    assert trial.broken == ([] if outcome[0] == OWN else ["tests/bot/test_alone.py::test_it"])


def test_the_table_counts_by_room(root: Path) -> None:
    drawn = draw(root, found(root), 8, seed=1)
    rows = table(drawn, [OWN] * 7 + [SURVIVED])
    assert rows[-1].split() == ["all", "7", "0", "0", "0", "1"]


def test_the_copy_holds_the_checkout_and_no_environment(tmp_path: Path) -> None:
    copied = copy(ROOT, tmp_path)
    assert (copied / "lab" / "mutate.py").read_bytes() == (ROOT / "lab" / "mutate.py").read_bytes()
    assert not (copied / ".venv").exists()
