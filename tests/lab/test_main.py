"""`python -m lab`: choosing a command."""

import argparse
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lab import COMMAND_LINE, COMMANDS, main

ROOT = Path(__file__).parent.parent.parent
PAGES = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "Makefile",
    *sorted((ROOT / "docs").glob("*.md")),
)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_own_help(name: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert f"python -m lab {name}" in said
    assert COMMANDS[name][1:] in " ".join(said.split())


@pytest.mark.parametrize("name", ["selfplay", "bench"])
def test_measuring_the_rules_needs_neither_discord_nor_a_database(name: str):
    code = (
        "import sys; from lab import main\n"
        f"try: main([{name!r}, '--help'])\n"
        "except SystemExit: pass\n"
        "print([each for each in ('discord', 'pydantic', 'aiosqlite', 'asyncio') if each in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def lines() -> list[str]:
    """Return every command of the laboratory that the docs name."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    named: list[str] = re.findall(r"python -m lab ([a-z-]+[^`\n|;>$]*)", text)
    return sorted({line.strip() for line in named})


def test_the_documents_name_every_command():
    assert {line.split()[0] for line in lines()} == set(COMMANDS)


@pytest.mark.parametrize("line", lines())
def test_every_command_in_the_documents_is_understood(line: str):
    name, *words = shlex.split(line)
    parser = argparse.ArgumentParser(exit_on_error=False)
    COMMAND_LINE.load(name).add_arguments(parser)
    parser.parse_args(words)
