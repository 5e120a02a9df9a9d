"""`mutate`: change lines of the product, one at a time, and count the changes that no near test notices.

A seed draws lines of all rooms, and one change for each (`lab/mutations.py`). The command works in a copy of
the checkout. It looks for a failing test in three steps. The first runs tests beside the module with its
name, the second tests with its name elsewhere, and the third all others of its room. A test counts only if it
passes without the change.

mutmut 3.8 skips decorated functions, such as handlers of cogs. cosmic-ray 8.7 runs the same tests for all
modules and changes the checkout itself. Neither draws lines by a seed or drops statements.

    python -m lab mutate --lines 50 --seed 1
    python -m lab mutate --lines 10 bot/delivery storage/games/places.py
"""

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path

from bot.cli.command_line import FailedError
from lab.mutations import Mutation, mutations
from lab.played_cards import add_seed, positive

ROOMS = ("engine", "ai", "storage", "bot", "cogs")
LEAST_LINES = 3
"""The fewest lines to change in each room, if the command asks for enough."""

STEP_TIMEOUT = 1200
"""The seconds after which we stop the tests of a step; the outcome is then unsure."""

OWN, NAMESAKE, ROOM, UNSURE, SURVIVED = KINDS = (
    "own test",
    "namesake",
    "room",
    "unsure",
    "SURVIVED",
)
_FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/\S+?\.py(?:::.*?)?)(?: - .*)?$", re.MULTILINE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("--lines", type=positive, default=50, metavar="N", help="how many lines change (50)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="tests run in N processes (1)")
    parser.add_argument("places", nargs="*", default=ROOMS, metavar="PLACE", help="files or folders (all)")
    add_seed(parser)


def execute(arguments: argparse.Namespace) -> int:
    """Run the command; the exit code is 0 even if changes survive. Raises `FailedError`."""
    root = Path(__file__).parent.parent
    drawn = draw(root, _read(root, arguments.places), arguments.lines, arguments.seed)
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        trial = Trial(copy(root, Path(folder)), arguments.jobs)
        outcomes = [_told(each, trial) for each in drawn]
    print()
    print("\n".join(table(drawn, outcomes)))
    return 0


def draw(root: Path, found: Sequence[Mutation], count: int, seed: int) -> list[Mutation]:
    """Draw changes of different lines, at least `LEAST_LINES` a room. Raises `FailedError` without any."""
    chance = random.Random(seed)
    rooms = dict[str, dict[tuple[str, int], list[Mutation]]]()
    for each in found:
        rooms.setdefault(room_of(each), {}).setdefault((each.path, each.line), []).append(each)
    if not rooms:
        raise FailedError("These files have no line to change.")
    lines = sum(map(len, rooms.values()))
    shares = {room: max(LEAST_LINES, round(count * len(those) / lines)) for room, those in rooms.items()}
    while (over := sum(shares.values()) - count) != 0:
        shares[max(shares, key=lambda room: shares[room])] -= 1 if over > 0 else -1
    drawn = list[Mutation]()
    for room, those in rooms.items():
        order = chance.sample(list(those.values()), len(those))
        drawn += islice((each for line in order if (each := _one(root, line, chance))), shares[room])
    return drawn


def _one(root: Path, line: Sequence[Mutation], chance: random.Random) -> Mutation | None:
    """Draw one of a line's changes that leave valid Python."""
    for each in chance.sample(line, len(line)):
        with suppress(SyntaxError):
            each.apply((root / each.path).read_bytes())
            return each
    return None


def room_of(mutation: Mutation) -> str:
    """Return the room of a change."""
    return mutation.path.partition("/")[0]


def steps(root: Path, path: str) -> dict[str, list[str]]:
    """Return the tests to run for a module, by step."""
    module = Path(path)
    stem = module.parent.name if module.stem == "__init__" else module.stem.removeprefix("_")
    beside = Path("tests") / module.parent
    while not list((root / beside).glob("test_*.py")) and len(beside.parts) > 2:
        beside = beside.parent
    folder = sorted(each.name for each in (root / beside).glob("test_*.py"))
    # The tests of small files may be one folder up, in a file named after the folder and the module.
    named = (f"test_{stem}", f"test_{module.parent.name}_{stem}", f"test_{module.parent.name}")
    chosen = ([each for each in folder if re.fullmatch(rf"{name}(_\w+)?\.py", each)] for name in named)
    own = [str(beside / each) for each in next(filter(None, chosen), list[str]())]
    namesakes = sorted(str(each.relative_to(root)) for each in (root / "tests").rglob(f"test_{stem}.py"))
    room = Path("tests", *module.parent.parts[: 2 if module.parts[0] == "bot" else 1])
    # The tests of the module's folder come first.
    others = sorted(str(each.relative_to(root)) for each in (root / room).rglob("test_*.py"))
    found = {
        OWN: own,
        NAMESAKE: namesakes,
        ROOM: [*dict.fromkeys([*(str(beside / each) for each in folder), *others])],
    }
    return {
        step: tests
        for number, (step, names) in enumerate(found.items())
        if (tests := [each for each in names if each not in chain(*list(found.values())[:number])])
    }


@dataclass(slots=True)
class Trial:
    """A copy of the checkout in which we try changes."""

    root: Path
    jobs: int = 1
    passing: set[str] = field(default_factory=set[str])
    broken: list[str] = field(default_factory=list[str])
    """`passing` are tests that pass without a change, `broken` tests that don't."""
    written: int = 2_000_000_000
    """A different modification time for each change: Python recompiles a file if its time or size differs."""

    def outcome(self, mutation: Mutation) -> tuple[str, str]:
        """Return the outcome of a change, and the test that noticed it."""
        code, failed = 0, list[str]()
        for step, tests in steps(self.root, mutation.path).items():
            code, failed = self._noticed(mutation, tests)
            if code not in (0, 5):
                return (
                    (step, failed[0])
                    if failed
                    else (UNSURE, f"pytest ended with {code} (-1: it took too long)")
                )
        return SURVIVED, ""

    def _noticed(self, mutation: Mutation, tests: Sequence[str]) -> tuple[int, list[str]]:
        """Run tests with a change. Skip tests that also fail without a change, now and later."""
        while True:
            with self._changed(mutation):
                code, failed = self.run(tests)
            if code in (0, 5) or not failed or failed[0] in self.broken or self._passes(failed[0]):
                return code, failed
            self.broken.append(failed[0])

    @contextmanager
    def _changed(self, mutation: Mutation) -> Generator[None]:
        path = self.root / mutation.path
        before, stat = path.read_bytes(), path.stat()
        path.write_bytes(mutation.apply(before))
        self.written += 1
        os.utime(path, (self.written, self.written))
        try:
            yield
        finally:
            path.write_bytes(before)
            os.utime(path, (stat.st_atime, stat.st_mtime))

    def _passes(self, test: str) -> bool:
        if test not in self.passing and self.run([test])[0] == 0:
            self.passing.add(test)
        return test in self.passing

    def run(self, tests: Sequence[str]) -> tuple[int, list[str]]:
        """Run tests up to the first failure. Return the exit code (-1 if they hang) and the failed tests."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "--tb=no", "-p", "no:cacheprovider"]
        command += [
            "-n",
            str(self.jobs if self.jobs > 1 else 0),
            *(f"--deselect={each}" for each in self.broken),
        ]
        process = subprocess.Popen(
            [*command, *tests],
            cwd=self.root,
            env={**os.environ, "ENGINE_COMPILED": "no"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            said = process.communicate(timeout=STEP_TIMEOUT)[0]
        except BaseException as error:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            if isinstance(error, subprocess.TimeoutExpired):
                return -1, []
            raise
        return process.returncode, _FAILED.findall(said)


def table(drawn: Sequence[Mutation], outcomes: Sequence[str]) -> list[str]:
    """Return the lines of the report: how many changes of each room the tests noticed, by step."""
    counts = Counter((room_of(each), outcome) for each, outcome in zip(drawn, outcomes, strict=True))
    rooms = list(dict.fromkeys(map(room_of, drawn)))
    head = ["folder", *KINDS]
    rows = [[room, *(str(counts[room, kind]) for kind in KINDS)] for room in rooms]
    sums = ["all", *(str(sum(counts[room, kind] for room in rooms)) for kind in KINDS)]
    return [f"{name:<8}" + "".join(f"{cell:>10}" for cell in cells) for name, *cells in (head, *rows, sums)]


def _told(mutation: Mutation, trial: Trial) -> str:
    """Try a change and print its outcome."""
    begun = time.monotonic()
    outcome, test = trial.outcome(mutation)
    print(f"{outcome:<9} {mutation}  {test} ({time.monotonic() - begun:.0f} s)", flush=True)
    return outcome


def _read(root: Path, places: Iterable[str]) -> list[Mutation]:
    """Return all possible changes of files and folders."""
    found = list[Mutation]()
    for place in places:
        path = root / place
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        if not all(each.is_file() for each in files) or not files:
            raise FailedError(f"There is no module {place}.")
        for each in files:
            found += mutations(each.relative_to(root).as_posix(), each.read_bytes())
    return found


def copy(root: Path, folder: Path) -> Path:
    """Copy all files of the checkout except those that git ignores."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (root / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, folder / name)
    return folder
