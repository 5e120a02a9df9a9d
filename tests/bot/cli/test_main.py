"""`python -m bot`: choosing a command."""

import subprocess
import sys

import pytest

from bot.cli import COMMANDS, main


def test_without_a_command_it_says_which_there_are(capsys: pytest.CaptureFixture[str]):
    assert main([]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert all(name in said.err for name in COMMANDS)


def test_an_unknown_command_is_named(capsys: pytest.CaptureFixture[str]):
    assert main(["dance"]) == 2
    assert "'dance'" in capsys.readouterr().err


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]):
    assert main(["--help"]) == 0
    assert "selfplay" in capsys.readouterr().out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_own_help(name: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert f"python -m bot {name}" in said
    # Words that have a capital keep it.
    assert COMMANDS[name][1:] in " ".join(said.split())


@pytest.mark.parametrize("name", ["selfplay", "bench"])
def test_measuring_the_rules_needs_neither_discord_nor_a_database(name: str):
    code = (
        "import sys; from bot.cli import main\n"
        f"try: main([{name!r}, '--help'])\n"
        "except SystemExit: pass\n"
        "print([each for each in ('discord', 'pydantic', 'aiosqlite', 'asyncio') if each in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
