"""A PostgreSQL server of the tests' own: on a Unix socket in a folder of its own, and gone with the tests.

Tests that are killed leave none either: a process waits for the end of a pipe that they hold, then stops it.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

MISSING = "PostgreSQL isn't installed"

FAST = (
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "autovacuum=off",
)
_NUMBERS = count(1)

_AFTERWARDS = 'read -r _; "$1" stop --mode immediate --pgdata "$2/data"; rm -r "$2"'
"""Waits for the end of its input, stops the server, and removes the folder."""


def programs() -> Path | None:
    """Return the folder with the programs of the newest PostgreSQL of this machine; `None` without one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[-3]))
    beside = shutil.which("initdb")
    return found[-1].parent if found else Path(beside).parent if beside else None


def _program(name: str) -> Path:
    folder = programs()
    assert folder is not None
    return folder / name


class Server:
    """A running server. Each call of `new` makes another database."""

    def __init__(self, folder: Path, run: "Runner", settings: Sequence[str]) -> None:
        self._folder = folder
        self._run = run
        self._settings = settings

    def new(self) -> str:
        """Make an empty database, and return its address."""
        name = f"test{next(_NUMBERS)}"
        self._run("createdb", "--host", str(self._folder), "--username", "test", name)
        return f"postgresql:///{name}?host={self._folder}&user=test"

    def stop(self) -> None:
        """Stop the server at once, as a crash does."""
        self._run("pg_ctl", "stop", "--mode", "immediate", "--pgdata", str(self._folder / "data"))

    def start(self) -> None:
        """Start the server, again too."""
        places = "listen_addresses=", f"unix_socket_directories={self._folder}"
        options = " ".join(f"-c {each}" for each in (*self._settings, *places))
        data, log = str(self._folder / "data"), str(self._folder / "log")
        self._run("pg_ctl", "start", "--wait", "--pgdata", data, "--log", log, "--options", options)

    @property
    def pid(self) -> int:
        """The number of its first process."""
        return int((self._folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])


class Runner:
    """Runs programs of PostgreSQL, which refuses to be run by root."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user: dict[str, str] = {"user": "nobody"} if os.geteuid() == 0 else {}
        if self._user:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)

    def __call__(self, program: str, *arguments: str) -> None:
        """Run a program to its end. Raises `CalledProcessError` if it fails."""
        subprocess.run(
            [str(_program(program)), *arguments],
            check=True,
            cwd=self._folder,
            env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
            stdout=subprocess.DEVNULL,
            **self._user,  # type: ignore[arg-type]
        )

    @contextmanager
    def gone_afterwards(self) -> Generator[None]:
        """Stop the server and remove its folder after the block, or when this process ends in any way."""
        quiet = subprocess.DEVNULL
        # In a session of its own: a signal to all processes of the tests doesn't reach it.
        with subprocess.Popen(
            ["sh", "-c", _AFTERWARDS, "sh", str(_program("pg_ctl")), str(self._folder)],
            stdin=subprocess.PIPE,
            stdout=quiet,
            stderr=quiet,
            cwd="/",
            start_new_session=True,
            **self._user,  # type: ignore[arg-type]
        ):
            yield


@contextmanager
def server(*settings: str) -> Generator[Server]:
    """Run a server as long as the block lasts, by default one that stores quickly, and nothing for ever."""
    # The path of a socket may not be long, and others may have to go through the folder.
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    run = Runner(folder)
    with run.gone_afterwards():
        run(
            *("initdb", "--pgdata", str(folder / "data"), "--username", "test", "--auth", "trust"),
            *("--encoding", "UTF8", "--locale", "C", "--no-sync"),
        )
        running = Server(folder, run, settings or FAST)
        running.start()
        yield running
