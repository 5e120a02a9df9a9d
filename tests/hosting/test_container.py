"""The image is built, run, checked and stopped, by its files and docs/hosting.md and docs/backups.md."""

import asyncio
import re
import shlex
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosting.container import Container, in_copy
from tests.hosting.docs import blocks
from tests.hosting.files import service
from tests.hosting.machine import running
from tests.wire.payloads import ALICE, command
from tests.wire.process import LATE_PICTURE
from tests.wire.server import PATIENCE, TOKEN, Server
from tests.wire.test_gateway import join

WRITE = "import sys; open(sys.argv[1], 'w').close()"


@pytest.fixture(scope="module")
def container(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Container]:
    with in_copy(tmp_path_factory.mktemp("image")) as container:
        yield container


def grace() -> int:
    found = re.fullmatch(r"(\d+)s", service()["stop_grace_period"])
    assert found
    return int(found[1])


def told(section: str, how: str) -> list[list[str]]:
    """Return the commands that a section of the docs runs in the container with `docker compose <how>`."""
    lines = [line for block in blocks(section, "backups") for line in block.splitlines()]
    start = f"docker compose {how} citadels "
    found = [line.removeprefix(start).partition(" < ")[0] for line in lines if line.startswith(start)]
    assert found
    return [shlex.split(words) for words in found]


async def test_it_plays_and_is_well_and_copied_and_stopped(
    container: Container, server: Server, tmp_path: Path
):
    log = tmp_path / "log"
    environment = {
        **service()["environment"],
        "DISCORD_TOKEN": TOKEN,
        "CITADELS_EMOJIS": "no",
        # Leads to the Discord of the tests.
        "PYTHONPATH": "/test",
        "DISCORD_OF_THE_TESTS": server.address.replace(":", " "),
    }
    assert container.run(*container.image.health).returncode == 1
    async with running(container.command(environment), log) as process:
        await server.until("IDENTIFY", 1)
        await join(server, await server.ask(command(ALICE, "new")))
        async with asyncio.timeout(PATIENCE):
            while container.run(*container.image.health).returncode:
                await asyncio.sleep(0.5)
        database = container.image.environment["CITADELS_DATABASE"]
        assert f"The games are in {database}" in log.read_text(encoding="utf-8")
        copy = _back_up(container)
        second = container.run(*container.image.command, environment=environment)
        assert second.returncode == 1
        assert "another process plays with it" in second.stderr
        assert await process.stop(signal.Signals[container.image.signal], grace()) == 0
    lines = log.read_text(encoding="utf-8").splitlines()
    assert lines[-1].endswith("Stopped")
    said = [line for line in lines if LATE_PICTURE not in line]
    assert not [line for line in said if " ERROR " in line or " WARNING " in line]
    assert container.run(*container.image.health).returncode == 1
    _restore(container, copy)


def _back_up(container: Container) -> str:
    """Copy the database as the docs say, while the bot runs; return the content of the copy."""
    copy = ""
    for words in told("Making a copy", "exec"):
        done = container.run(*words)
        assert done.returncode == 0, f"{words}: {done.stderr}"
        # `docker compose cp` reads it there, before the last command deletes it.
        copy = container.run("cat", "/data/copy.sqlite3").stdout or copy
    return copy


def _restore(container: Container, copy: str) -> None:
    """Damage the database, and restore the copy as the docs say."""
    container.run("sh", "-c", "echo spoilt > /data/citadels.sqlite3")
    put, check = told("Going back to a copy", "run --rm -T")
    assert container.run(*check).returncode == 1
    done = container.run(*put, given=copy)
    assert done.returncode == 0, done.stderr
    done = container.run(*check)
    assert done.returncode == 0, done.stdout
    assert "1 lobby" in done.stdout


@pytest.mark.parametrize("folder", ["/app", "/app/bot", "/opt/venv/bin", "/usr/bin", "/", "/etc"])
def test_nothing_but_the_volume_can_be_written_to(container: Container, folder: str):
    file = f"{folder}/new"
    refused = container.run("python", "-c", WRITE, file)
    assert refused.returncode == 1
    assert "Error" in refused.stderr
    # Not even root can.
    assert "Read-only file system" in container.run("python", "-c", WRITE, file, root=True).stderr


@pytest.mark.parametrize("folder", ["/data", "/var/tmp"])
def test_the_volume_and_the_place_for_large_queries_can_be_written_to(container: Container, folder: str):
    assert folder in [*container.image.volumes, *service()["tmpfs"]]
    file = f"{folder}/new-{container.user}"
    assert container.run("python", "-c", WRITE, file).returncode == 0
    assert container.run("rm", file).returncode == 0


def test_it_has_a_user_without_rights(container: Container):
    status = container.run("cat", "/proc/self/status").stdout
    rights = re.findall(r"^(?:Uid|CapEff|CapBnd|CapPrm|NoNewPrivs):\s+(\S+)", status, re.MULTILINE)
    assert rights == [container.user, "0" * 16, "0" * 16, "0" * 16, "1"]
    assert container.image.user == f"{container.user}:{container.user}"


def test_the_code_is_compiled_beforehand(container: Container):
    found = container.run("find", "/app/bot", "-name", "client.*.pyc").stdout
    assert found.strip()
