"""`make` installs what is needed, once, and says what to do if it can't. The Python here is a fake."""

import contextlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.hosting.files import ROOT
from tests.hosting.machine import PYTHON as REAL_PYTHON

PYTHON = """\
#!/bin/sh
case "$*" in
*"version_info"*) test ! -e old ;;
*"ensurepip"*) test ! -e bare ;;
*"venv --clear"*)
    rm -rf .venv; mkdir -p .venv/bin; cp "$0" .venv/bin/python
    test ! -e killed-early || kill -9 0
    touch .venv/bin/activate
    ;;
*"pip install"*)
    test ! -e killed-late || kill -9 0
    echo Collecting one; echo Processing two; echo Installing both; test ! -e offline
    ;;
*"-m bot run"*) echo the bot runs ;;
esac
"""

INSTALLING = "Installing requirements/run.txt into .venv: half a minute to two, and only this once ..."

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a space in its name, in which nothing is set up yet."""
    folder = tmp_path / "my games"
    folder.mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    python = folder / "python"
    python.write_text(PYTHON, encoding="ascii")
    python.chmod(0o755)
    return folder


def make(folder: Path, *goals: str, stdout: int = subprocess.PIPE) -> "subprocess.CompletedProcess[str]":
    """Run make with the fake Python."""
    words = ["make", *goals, "PYTHON=./python"]
    # The tests themselves run under make, which passes its options on.
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))
    }
    return subprocess.run(
        words,
        cwd=folder,
        env=environment,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        # If the whole group is killed, the tests are not.
        start_new_session=True,
    )


def test_the_first_run_sets_everything_up_and_the_second_nothing(folder: Path):
    first, second = make(folder, "run"), make(folder, "run")
    assert (first.returncode, second.returncode) == (0, 0)
    assert first.stdout == f"{INSTALLING}\nthe bot runs\n"
    assert second.stdout == "the bot runs\n"


def test_a_person_at_a_terminal_sees_how_far_it_is(folder: Path):
    packages = (folder / "requirements" / "run.txt").read_text(encoding="utf-8").count("==")
    leader, follower = os.openpty()
    assert make(folder, "run", stdout=follower).returncode == 0
    os.close(follower)
    said = b""
    # At the end of a terminal's output, Linux reports an error.
    with contextlib.suppress(OSError), os.fdopen(leader, "rb", buffering=0) as told:
        while more := told.read(1 << 16):
            said += more
    steps = [each.strip() for each in said.decode().split("\r") if each.strip()]
    assert steps[1:] == [
        f"package 1 of about {packages} ...",
        f"package 2 of about {packages} ...",
        "writing 2 packages, the last step ...",
        "the bot runs",
    ]


def test_a_changed_lock_is_installed(folder: Path):
    make(folder, "run")
    installed = (folder / ".venv" / "run.stamp").stat().st_mtime
    os.utime(folder / "requirements" / "run.txt", (installed + 1, installed + 1))
    assert "Installing" in make(folder, "run").stdout


@pytest.mark.parametrize("loss", ["gone", "replaced"])
def test_an_environment_whose_python_was_lost_is_made_anew(loss: str, folder: Path):
    make(folder, "run")
    python = folder / ".venv" / "bin" / "python"
    python.unlink()
    if loss == "gone":
        python.symlink_to("/nowhere/python")
    else:
        python.write_text("#!/bin/sh\nexit 1\n", encoding="ascii")
        python.chmod(0o755)
    done = make(folder, "run")
    assert done.returncode == 0
    assert done.stdout.endswith("the bot runs\n")
    assert "Installing" in done.stdout


@pytest.mark.parametrize("killed", ["killed-early", "killed-late"])
def test_an_environment_that_is_half_made_is_made_anew(killed: str, folder: Path):
    (folder / killed).touch()
    assert make(folder, "run").returncode != 0
    (folder / ".venv" / "left").touch()
    (folder / killed).unlink()
    done = make(folder, "run")
    assert done.stdout == f"{INSTALLING}\nthe bot runs\n"
    assert not (folder / ".venv" / "left").exists()
    assert make(folder, "run").stdout == "the bot runs\n"


def test_what_another_process_installs_meanwhile_is_left_alone(folder: Path):
    make(folder, "run")
    begun = folder / ".venv" / "play.begun"
    begun.write_text(f"{os.getpid()}\n", encoding="ascii")
    assert make(folder, "run").stdout == "the bot runs\n"
    assert begun.exists()


@pytest.mark.parametrize("words", [["help"], ["run", "--dry-run"]])
def test_a_question_deletes_no_environment(words: list[str], folder: Path):
    make(folder, "run")
    (folder / ".venv" / "bin" / "python").unlink()
    assert make(folder, *words).returncode == 0
    assert (folder / ".venv" / "run.stamp").exists()


def test_an_environment_of_another_version_is_made_anew_and_one_without_pip_is_not(folder: Path):
    """With the real Python, but without the packages."""
    venv = folder / ".venv"
    (folder / "python").unlink()
    (folder / "python").symlink_to(REAL_PYTHON)
    (folder / "requirements" / "run.txt").write_text("", encoding="ascii")
    subprocess.run([folder / "python", "-m", "venv", "--without-pip", venv], check=True)
    (folder / "bot").mkdir()
    (folder / "bot" / "__main__.py").write_text("print('the bot runs')", encoding="ascii")
    (venv / "run.stamp").touch()
    assert make(folder, "run").stdout == "the bot runs\n"
    (libraries,) = venv.glob("lib/python*")
    libraries.rename(libraries.with_name("python3.10"))
    assert "Installing" in make(folder, "run").stdout
    assert libraries.exists()
    assert not libraries.with_name("python3.10").exists()


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("old", "This needs Python 3.11 or newer, and './python' is not."),
        ("bare", "apt-get install python3-venv"),
        ("offline", "Try again: make run"),
    ],
)
def test_the_obstacle_is_named(what: str, said: str, folder: Path):
    (folder / what).touch()
    done = make(folder, "run")
    assert done.returncode == 2
    assert said in done.stderr
    (folder / what).unlink()
    assert make(folder, "run").returncode == 0


def test_an_update_that_finds_no_packages_costs_nobody_their_environment(folder: Path):
    make(folder, "run")
    kept = folder / ".venv" / "kept"
    kept.touch()
    installed = (folder / ".venv" / "run.stamp").stat().st_mtime
    os.utime(folder / "requirements" / "run.txt", (installed + 1, installed + 1))
    (folder / "offline").touch()
    assert [make(folder, "run").returncode for _ in range(2)] == [2, 2]
    assert kept.exists()


def test_without_a_goal_it_lists_what_there_is(folder: Path):
    done = make(folder)
    assert done.returncode == 0
    assert "make play" in done.stdout
