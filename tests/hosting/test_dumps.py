"""Operators dump a PostgreSQL database and restore the dump, by the commands of docs/scaling.md."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.playground.postgres import program
from storage.database import migrator
from storage.database.dialect import SQLITE
from storage.database.migrator import Migration, migrations
from storage.database.moving import move, tell_nobody
from storage.maintenance import read_database
from tests.hosting.docs import blocks
from tests.hosting.files import ROOT
from tests.storage.database.test_moving import contents
from tests.storage.postgres import Server
from tests.storage.samples import opened
from tests.storage.versions.recording import ASIDE, SPOILED, files, restore

LATEST = migrations()[-1].number
RELEASED = max(version for version in files() if version < LATEST)
SECTION = blocks("Backups and replicas", "scaling")
PREFIX = "docker compose --file compose.postgres.yaml "
NAMES = "citadels", "returned", "newer"


def commands(*, docker: bool, word: str) -> str:
    """Return the block with this word in it; with Docker, as its commands run in the containers."""
    (block,) = [each for each in SECTION if word in each and docker == (PREFIX in each)]
    lines = [line for line in block.splitlines() if not re.search(r" (?:stop|up) ", line)]
    inside = re.compile(rf"^{PREFIX}(?:exec -T database|run --rm citadels) ")
    return "\n".join(inside.sub("", line) for line in lines)


class Host:
    """A shell in a folder, with the programs and the server of PostgreSQL."""

    def __init__(self, server: Server, folder: Path) -> None:
        (self._socket,) = parse_qs(urlsplit(server.new()).query)["host"]
        self._folder = folder
        self.address = f"postgresql:///citadels?host={self._socket}&user=citadels"

    def run(self, script: str) -> None:
        """Run commands of the page with this server."""
        here = re.sub(r"citadels@\w+/", "citadels@/", script).replace(
            "python -m bot", f"{sys.executable} -m bot"
        )
        path = f"{Path(program('psql')).parent}:{os.environ['PATH']}"
        more = {"PATH": path, "PGHOST": self._socket, "PGUSER": "test", "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            ["sh", "-ec", here],
            cwd=self._folder,
            env=os.environ | more,
            capture_output=True,
            check=False,
            text=True,
        )
        assert done.returncode == 0, f"{here}\n{done.stdout}{done.stderr}"


@pytest.fixture(params=[True, False], ids=["with Docker", "without Docker"])
def docker(request: pytest.FixtureRequest) -> bool:
    """Whether the database runs in Docker."""
    return request.param


@pytest.fixture
def host(docker: bool, postgres: Server, tmp_path: Path) -> Iterator[Host]:
    """A server with the role of the bot and its empty database."""
    host = Host(postgres, tmp_path)
    # In the container the role owns the server.
    host.run(f"createuser {'--superuser' if docker else ''} citadels; createdb --owner citadels citadels")
    yield host
    host.run("".join(f"dropdb --force --if-exists {name}\n" for name in NAMES) + "dropuser citadels")


async def _migrate(place: str) -> None:
    async with opened(place):
        pass


async def _version(place: str) -> int:
    return await read_database(place, lambda transaction: transaction.version())


def test_the_way_back_after_a_migration_and_the_next_migration(
    docker: bool, host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def released(package: str = SQLITE.migrations) -> list[Migration]:
        return [each for each in migrations(package) if each.number <= RELEASED]

    restore(files()[RELEASED], tmp_path / "games.sqlite3")
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection, connection:
        # `check` would stop before a damaged database replaces the old one.
        connection.execute("PRAGMA foreign_keys = ON")
        connection.executescript(
            f"DELETE FROM damaged; DELETE FROM games WHERE id IN ('{ASIDE}', '{SPOILED}')"
        )
    with monkeypatch.context() as patch:
        patch.setattr(migrator, "migrations", released)
        asyncio.run(move(tmp_path / "games.sqlite3", host.address, tell_nobody))
    host.run(commands(docker=docker, word=" > citadels.dump" if docker else "--file=citadels.dump"))
    asyncio.run(_migrate(host.address))
    assert asyncio.run(_version(host.address)) == LATEST
    migrated = asyncio.run(contents(host.address))
    host.run(commands(docker=docker, word="RENAME TO"))
    assert asyncio.run(_version(host.address)) == RELEASED
    asyncio.run(_migrate(host.address))
    assert asyncio.run(contents(host.address)) == migrated
    host.run("dropdb newer")


@pytest.mark.parametrize("docker", [True], indirect=True)
def test_a_dump_is_checked_in_a_database_of_its_own(host: Host):
    asyncio.run(_migrate(host.address))
    host.run(commands(docker=True, word=" > citadels.dump"))
    host.run(commands(docker=True, word="dropdb --username=citadels copied"))


KUBERNETES = ROOT / "docs" / "kubernetes"


def test_the_nightly_job_on_kubernetes_leaves_a_whole_dump_of_the_bots_database(
    postgres: Server, tmp_path: Path
):
    job, bots = (
        (KUBERNETES / name).read_text(encoding="utf-8") for name in ("backup.yaml", "processes.yaml")
    )
    (address,) = re.findall(r"value: (postgresql://\S+)", bots)
    assert f"value: {address}\n" in job
    found = re.search(r"- \|\n((?: {18}.*\n)+)", job)
    assert found
    host = Host(postgres, tmp_path)
    place = urlsplit(postgres.new()).path
    script = (
        textwrap.dedent(found[1])
        .replace("cd /dumps", f"cd {tmp_path}")
        .replace('"$DATABASE"', f"postgresql://{place}")
    )
    host.run(script)
    (dump,) = tmp_path.glob("[1-7].dump")
    host.run(f"pg_restore --list {dump}")
