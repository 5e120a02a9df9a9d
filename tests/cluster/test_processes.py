"""Two processes on one database: one dies, stands still or loses the server, and the games go on."""

import os
import signal
from itertools import pairwise
from pathlib import Path

from tests.cluster.processes import SHARDS, cluster, open_panels, shards_of
from tests.storage.postgres import Server as Database


async def test_the_other_process_goes_on_for_one_that_is_killed(postgres: Database, tmp_path: Path):
    async with cluster(postgres, tmp_path, 4) as running:
        first, second = await running.start(), await running.start()
        await running.until_divided(first, second)
        sessions = running.server.identified
        await open_panels(running, running.crowd.openings())
        await running.play(3.0, by_dm=0.3)
        await running.settled()
        os.kill(second.pid, signal.SIGKILL)
        before = len(sessions)
        await running.play(6.0, by_dm=0.3)
        await running.until_divided(first)
        assert len(sessions) > before
        assert shards_of(first) == set(range(SHARDS))
        third = await running.start()
        await running.play(2.0, by_dm=0.3)
        await running.until_divided(first, third)
        await running.play(4.0, by_dm=0.3)
        await running.settled()
        await running.check_history()
        assert not any("Traceback" in line for bot in (first, third) for line in bot.log)
        times = [at for at, _ in sessions]
        assert all(later - sooner > 4.5 for sooner, later in pairwise(times))
