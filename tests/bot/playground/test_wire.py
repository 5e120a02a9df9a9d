"""Two bots as processes on the local Discord: either one is killed, and the game continues."""

import asyncio
import os
import re
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.cli import cluster
from bot.playground import postgres
from bot.playground.simulated_world import SimulatedWorld, build
from bot.playground.wire import Bystander, Wire
from bot.words.language import Language
from tests.house import texts
from tests.patience import PATIENCE
from tests.storage.postgres import MISSING

SAY = Language()

START = PATIENCE  # Seconds that a start or a takeover may take on a busy machine.


@pytest.fixture
def database() -> Iterator[str]:
    """The database of a server in a folder that everybody may enter."""
    if postgres.programs() is None:
        pytest.skip(MISSING)
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        Path(folder).chmod(0o755)
        with postgres.server(Path(folder) / "data") as address:
            yield address


def _owner(folder: Path, said: str) -> int | None:
    """Return the number of the bot that was the last to log this."""
    found = [
        (line, number)
        for number in range(cluster.BOTS)
        for line in (folder / f"bot{number + 1}.log").read_text(encoding="utf-8").splitlines()
        if said in line
    ]
    return max(found)[1] if found else None


async def test_a_bot_is_killed_and_the_other_one_goes_on(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    bystander = Bystander()
    world = build(bystander, 3.0)
    await world.env.start()
    with world.env.time_context():
        wire = Wire(world.env, bystander, cluster.SHARDS)
        async with wire.serving():
            tasks = [
                asyncio.create_task(cluster.keep(number, wire.address, database, tmp_path))
                for number in range(cluster.BOTS)
            ]
            try:
                await _play(world, wire, tmp_path, capsys)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
    await world.env.shutdown()


async def _play(world: SimulatedWorld, wire: Wire, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (guild,) = world.env.backend.guilds
    sam, shard = world.people[0], (guild >> 22) % cluster.SHARDS
    await _until(lambda: wire.connected == cluster.SHARDS)
    result = await sam.slash(world.channel, "citadels new")
    assert result.acknowledged
    pids = [int(each) for each in re.findall(r"kill -9 (\d+)", capsys.readouterr().out)]
    session = wire.session(shard)
    owner = _owner(folder, f"Shard ID {shard} has connected")
    assert owner is not None
    os.kill(pids[owner], signal.SIGKILL)
    await _until(lambda: wire.session(shard) not in (None, session))
    lobby = world.channel.history()[-1]

    def text() -> str:
        """Return what the lobby says."""
        return texts(world.env.backend.get_message(world.channel.id, lobby.id).components)

    ready = SAY("lobby-next-few", host="|", count=2).split("|")[1]
    assert ready not in text()
    result = await sam.click(lobby, label=SAY("button-add"))
    assert result.acknowledged
    await _until(lambda: ready in text())


async def _until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(START):
        while not done():
            await asyncio.sleep(0.1)
