"""A PostgreSQL server for the tests: on a Unix socket in a separate folder, and deleted with the tests.

Even killed tests leave none: a process waits for the end of a pipe that they hold, then stops it.
"""

import subprocess
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from bot.playground.postgres import SERVER_USER, give, program, run
from tests import folder_in_memory

MISSING = "PostgreSQL isn't installed"

FAST = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off")
_NUMBERS = count(1)

_AFTERWARDS = 'read -r _; "$1" stop --mode immediate --pgdata "$2/data"; rm -r "$2"'
"""Waits for the end of its input, stops the server, and deletes the folder."""


class Server:
    """A running server. Each call of `new` makes another database, which lasts until `clear`."""

    def __init__(self, folder: Path, settings: Sequence[str]) -> None:
        self._folder = folder
        self._settings = settings
        self._names: list[str] = []

    def new(self, like: str = "", *, lasting: bool = False, encoding: str = "") -> str:
        """Make an empty database, or a copy of the one with this address; return its address."""
        name = f"test{next(_NUMBERS)}"
        template = ("--template", like.removeprefix("postgresql:///").partition("?")[0]) if like else ()
        other = ("--encoding", encoding, "--template", "template0") if encoding else ()
        run("createdb", "--host", str(self._folder), "--username", "test", *template, *other, name)
        if not lasting:
            self._names.append(name)
        return f"postgresql:///{name}?host={self._folder}&user=test"

    def clear(self) -> None:
        """Drop the databases of a test, even with open connections: each takes 10 MB."""
        while self._names:
            name = self._names.pop()
            run("dropdb", "--force", "--host", str(self._folder), "--username", "test", name)

    def stop(self) -> None:
        """Stop the server at once, as a crash does."""
        run("pg_ctl", "stop", "--mode", "immediate", "--pgdata", str(self._folder / "data"))

    def start(self) -> None:
        """Start the server, also again."""
        places = "listen_addresses=", f"unix_socket_directories={self._folder}"
        options = " ".join(f"-c {each}" for each in (*self._settings, *places))
        data, log = str(self._folder / "data"), str(self._folder / "log")
        run("pg_ctl", "start", "--wait", "--pgdata", data, "--log", log, "--options", options)

    @property
    def socket(self) -> Path:
        return self._folder / ".s.PGSQL.5432"

    @property
    def pid(self) -> int:
        """Return the id of its first process."""
        return int((self._folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])


@contextmanager
def _gone_afterwards(folder: Path) -> Generator[None]:
    """Stop the server and delete its folder after the block, or when this process ends in any way."""
    quiet = subprocess.DEVNULL
    # In a separate session: a signal to all processes of the tests doesn't reach it.
    with subprocess.Popen(
        ["sh", "-c", _AFTERWARDS, "sh", program("pg_ctl"), str(folder)],
        stdin=subprocess.PIPE,
        stdout=quiet,
        stderr=quiet,
        cwd="/",
        start_new_session=True,
        user=SERVER_USER,
    ):
        yield


@contextmanager
def server(*settings: str) -> Generator[Server]:
    """Run a server during the block, by default one that writes quickly, and nothing permanently."""
    # The path of a socket must be short, and other users may need access to the folder.
    folder = Path(tempfile.mkdtemp(prefix="pg", dir=folder_in_memory.path()))
    give(folder)
    with _gone_afterwards(folder):
        run(
            *("initdb", "--pgdata", str(folder / "data"), "--username", "test", "--auth", "trust"),
            *("--encoding", "UTF8", "--locale", "C", "--no-sync"),
        )
        running = Server(folder, settings or FAST)
        running.start()
        yield running
