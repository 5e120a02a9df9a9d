"""Golden games on the command line: `python -m tests.engine.goldens --write | --check | --show NAME`."""

import argparse
import sys
from collections.abc import Iterable

from tests.engine.goldens.covering import choose_games, uncovered
from tests.engine.goldens.recording import FOLDER, difference, names, read, seen_now


def main() -> int:
    """Run the command; return 1 if a game differs or is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.goldens", description=__doc__)
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--write", action="store_true", help="record what differs or is missing")
    action.add_argument("--check", action="store_true", help="show what differs or is missing")
    action.add_argument("--show", metavar="NAME", help="show a recorded game (any part of its name)")
    asked = parser.parse_args()
    if asked.write:
        return _write()
    if asked.check:
        return _check()
    for name in names():
        if asked.show in name:
            golden = read(name)
            _say(f"{name}: {golden.options}", *golden.lines, f"scores: {golden.scores}", "")
    return 0


def _check() -> int:
    """Print which games differ from the record, and which events no unchanged game covers."""
    games = {name: read(name) for name in names()}
    differences = {name: difference(golden) for name, golden in games.items()}
    found = [text for text in differences.values() if text]
    missing = uncovered(golden for name, golden in games.items() if not differences[name])
    _say(*found, *_not_covered(missing), f"{len(games)} games, {len(found)} differ")
    return int(bool(found or missing))


def _write() -> int:
    """Write the present fingerprints of games whose events are as recorded. Replace the other games."""
    games = [seen_now(read(name)) for name in names()]
    for golden in games:
        golden.write()
    kept = [golden for golden in games if not difference(golden)]
    added, missing = choose_games(kept)
    for golden in games:
        if golden not in kept:
            (FOLDER / f"{golden.name}.json").unlink()
            _say(f"gone: {golden.name}")
    for golden in added:
        golden.write()
        _say(f"new: {golden.name}, {len(golden.lines)} lines")
    _say(f"{len(kept)} games kept, {len(added)} new", *_not_covered(missing))
    return int(bool(missing))


def _not_covered(missing: Iterable[str]) -> list[str]:
    return [f"not covered: {want}" for want in sorted(missing)]


def _say(*lines: str) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
