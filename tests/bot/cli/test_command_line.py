"""`python -m bot`: choosing a command."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import COMMANDS, command_line, main
from bot.release import release

ROOT = Path(__file__).parents[3]


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
    assert "migrate" in capsys.readouterr().out


def test_it_says_which_release_it_is(capsys: pytest.CaptureFixture[str]):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"{release()}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_own_help(name: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert f"python -m bot {name}" in said
    # Words with a capital keep it.
    assert COMMANDS[name][1:] in " ".join(said.split())


def test_a_package_that_is_not_installed_is_named():
    # Run without installed packages.
    done = subprocess.run(
        [sys.executable, "-S", "-m", "bot", "run"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "has no package" in done.stderr
    assert "requirements/run.txt" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["run"], 2),
        (["play"], 2),
        (["check"], 2),
        (["backup", "copy"], 2),
        (["migrate"], 2),
        (["record"], 2),
        (["ratings", "fit"], 2),
        (["ratings", "fit", "--database", "games"], 2),
        (["health"], 1),  # Docker keeps 2 for itself
    ],
)
def test_a_file_of_settings_that_can_t_be_read_is_told_by_every_command(
    words: list[str],
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").touch()
    # PowerShell writes this encoding.
    (tmp_path / ".env").write_text("CITADELS_DATABASE=games\n", encoding="utf-16")
    assert main(words) == code
    assert capsys.readouterr().err == ".env can't be read: it has to be text in UTF-8.\n"


def test_a_file_of_settings_that_may_not_be_read_is_told_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", ".env")

    monkeypatch.setattr("bot.settings.dotenv_values", refuse)
    assert main(["check"]) == 2
    assert capsys.readouterr().err == ".env can't be read: Permission denied.\n"


def test_a_module_of_ours_that_is_missing_is_an_error(monkeypatch: pytest.MonkeyPatch):
    def find_nothing(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(command_line, "import_module", find_nothing)
    with pytest.raises(ModuleNotFoundError):
        main(["cards"])


def test_a_python_that_is_too_old_is_told():
    code = "import runpy, sys; sys.hexversion = 0x030A0CF0; runpy.run_module('bot', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("The bot needs Python 3.11 or newer, and this is ")


@pytest.mark.parametrize("name", ["main", "command_line.import_module"])
def test_ctrl_c_shows_no_traceback(name: str):
    """None even while a command is being imported, which takes seconds on a small machine."""
    code = (
        "import runpy, sys; from bot import cli\n"
        "def interrupt(*_): raise KeyboardInterrupt\n"
        f"cli.{name} = interrupt; sys.argv = ['bot', 'run']\n"
        "runpy.run_module('bot', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize(
    ("name", "unneeded"),
    [
        # Docker runs it every half minute while the bot runs.
        ("health", ("discord", "engine", "openskill", "sqlite3")),
        # Only metrics need a server.
        ("run", ("prometheus_client", "aiohttp.web")),
    ],
)
def test_a_command_imports_only_what_it_needs(name: str, unneeded: tuple[str, ...]):
    code = (
        "import sys; from bot.cli import main\n"
        f"try: main([{name!r}, '--help'])\n"
        "except SystemExit: pass\n"
        f"print([each for each in {unneeded!r} if each in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("end", "said"),
    [("| true", ""), ("> /dev/full", "The output can't be written: No space left on device.\n")],
    ids=["nobody reads it", "a full disk"],
)
@pytest.mark.parametrize("words", ["cards", "words check pl"], ids=["much", "little"])
def test_output_that_nobody_takes_is_no_fault_of_ours(words: str, end: str, said: str):
    script = f"{sys.executable} -m bot {words} {end}"
    # By default, Python writes its output when the buffer is full, or at the end.
    environment = os.environ | {"PYTHONUNBUFFERED": ""}
    done = subprocess.run(
        ["sh", "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == said
