"""Golden games on the command line: `python -m tests.engine.goldens --write | --check | --show NAME`."""

import argparse
import sys

from tests.engine.goldens.covering import choose_games
from tests.engine.goldens.recording import FOLDER, difference, names, read


def main() -> int:
    """Do what is asked for; 1 if something differs or is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.goldens", description=__doc__)
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--write", action="store_true", help="choose games and record them all anew")
    action.add_argument("--check", action="store_true", help="show what goes otherwise than recorded")
    action.add_argument("--show", metavar="NAME", help="show a recorded game (any part of its name)")
    asked = parser.parse_args()
    if asked.write:
        return _write()
    if asked.check:
        found = [text for text in map(difference, map(read, names())) if text]
        _say(*found, f"{len(names())} games, {len(found)} differ")
        return int(bool(found))
    for name in names():
        if asked.show in name:
            golden = read(name)
            _say(f"{name}: {golden.options}", *golden.lines, f"scores: {golden.scores}", "")
    return 0


def _write() -> int:
    games, missing = choose_games()
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for golden in games:
        golden.write()
        _say(f"{golden.name}: {len(golden.lines)} lines")
    _say(f"{len(games)} games", *(f"in none of them: {want}" for want in sorted(missing)))
    return int(bool(missing))


def _say(*lines: str) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
