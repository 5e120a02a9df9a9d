"""`python -m tests.reworded`: change English texts in a copy of the checkout, and run tests there.

A copy editor may change any word, so a test compares with `say("key", ...)` and quotes none. We change all
words of the drawn texts. Variables, selectors, terms, commands and the names of cards stay.

    python -m tests.reworded --seed 1 tests/bot/screens tests/cogs
    python -m tests.reworded --texts 5000 tests/bot/screens/test_end.py

Goldens of pictures may fail: `python -m tests.bot.pictures.goldens --write` draws them again. Leave out
`tests/bot/words` and `tests/bot/cli`, which judge the English texts themselves.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
ENGLISH = Path("bot/words/locales/en")
KEPT = re.compile(r"slash-|(?:character|district)-[a-z_]+$|computer-name$")
"""Keys of commands, and of names of cards and computers, which no copy editor changes."""

WORD = re.compile(r"`[^`]*`|\b[^\W\d_]{2,}\b")
"""A word of at least two letters. Text between backticks stays: commands, and what people type."""


class _Rewording(Visitor):
    """Changes the words of a text, except those that a program reads."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Change the words of a piece of text."""
        node.value = WORD.sub(lambda found: _other(found[0]), node.value)


def _other(word: str) -> str:
    """Return another word of the same length and first letter, with the other letters reversed."""
    return word if word.startswith("`") else word[0] + word[:0:-1]


def reword(folder: Path, count: int, seed: int) -> list[str]:
    """Change at most `count` of the texts in a folder. Return their keys."""
    files = {
        path: FluentParser().parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))
    }
    texts = [
        each
        for resource in files.values()
        for each in resource.body
        if isinstance(each, ast.Message) and not KEPT.match(each.id.name)
    ]
    drawn = random.Random(seed).sample(texts, min(count, len(texts)))
    for each in drawn:
        _Rewording().visit(each)
    for path, resource in files.items():
        path.write_text(FluentSerializer(with_junk=True).serialize(resource), encoding="utf-8")
    return sorted(each.id.name for each in drawn)


def copy(root: Path, folder: Path) -> Path:
    """Copy all files of the checkout except those that git ignores."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (root / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, folder / name)
    return folder


def main(words: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code of pytest."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.reworded", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--texts", type=int, default=40, metavar="N", help="how many texts change (40)")
    parser.add_argument("--seed", type=int, default=1, help="which texts (1)")
    parser.add_argument("--jobs", default="0", metavar="N", help="tests run in N processes (0: in this one)")
    parser.add_argument("tests", nargs="+", metavar="TEST", help="files and folders of tests")
    arguments = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="reworded-") as folder:
        root = copy(ROOT, Path(folder))
        changed = reword(root / ENGLISH, arguments.texts, arguments.seed)
        sys.stdout.write(f"{len(changed)} texts changed: {', '.join(changed[:50])}\n")
        sys.stdout.flush()
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "--tb=short",
            "-p",
            "no:cacheprovider",
            "-n",
            arguments.jobs,
        ]
        environment = {**os.environ, "ENGINE_COMPILED": "no"}
        return subprocess.run([*command, *arguments.tests], cwd=root, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
