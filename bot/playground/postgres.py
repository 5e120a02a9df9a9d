"""The playground's own PostgreSQL server. Its data is in a folder; it listens on a Unix socket.

PostgreSQL refuses to run as root. If we are root, `SERVER_USER`, a user without rights, runs its programs.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

USER = "citadels"
SERVER_USER = "nobody" if os.geteuid() == 0 else None


def programs() -> Path | None:
    """Return the folder of the newest PostgreSQL programs on this machine, or `None`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[-3]))
    beside = shutil.which("initdb")
    return found[-1].parent if found else Path(beside).parent if beside else None


@contextmanager
def server(data: Path) -> Generator[str]:
    """Run a server on this folder, and yield its address. Raises `CalledProcessError` if it fails."""
    # A socket's path must be short.
    sockets = Path(tempfile.mkdtemp(prefix="citadels"))
    fresh = not data.exists()
    if fresh:
        data.mkdir(parents=True)
    give(sockets, data)
    options = f"-c listen_addresses= -c unix_socket_directories={sockets}"
    try:
        if fresh:
            locale = ("--encoding", "UTF8", "--locale", "C")
            run("initdb", "--pgdata", str(data), "--username", USER, "--auth", "trust", *locale)
        log = str(data / "server.log")
        run("pg_ctl", "start", "--wait", "--pgdata", str(data), "--log", log, "--options", options)
        try:
            yield f"postgresql:///postgres?host={sockets}&user={USER}"
        finally:
            run("pg_ctl", "stop", "--mode", "fast", "--pgdata", str(data))
    finally:
        shutil.rmtree(sockets, ignore_errors=True)


def program(name: str) -> str:
    """Return the path of a PostgreSQL program. PostgreSQL must be installed."""
    folder = programs()
    assert folder is not None
    return str(folder / name)


def give(*folders: Path) -> None:
    """Make the server's user the owner of these folders."""
    if SERVER_USER:
        owner = pwd.getpwnam(SERVER_USER)
        for folder in folders:
            os.chown(folder, owner.pw_uid, owner.pw_gid)


def run(name: str, *arguments: str) -> None:
    """Run a PostgreSQL program to its end. Raises `CalledProcessError` if it fails."""
    command = [program(name), *arguments]
    environment = {"LC_ALL": "C", "PATH": os.environ.get("PATH", os.defpath)}
    # The programs are this machine's own.
    subprocess.run(command, check=True, cwd="/", env=environment, stdout=subprocess.DEVNULL, user=SERVER_USER)  # noqa: S603
