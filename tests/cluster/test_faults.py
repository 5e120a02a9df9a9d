"""Four processes on one database: some die at any point of their work, one is cut off, and nothing is lost.

`python -m tests.cluster --minutes 10` tries all faults in a random order for longer.
"""

import random
from pathlib import Path

from tests.cluster.campaign import campaign
from tests.cluster.launch import PHASES
from tests.storage.postgres import Server as Database

APART = 1.0
"""Seconds between two sessions here, that the test may be short."""


async def test_people_play_on_whatever_happens(postgres: Database, tmp_path: Path) -> None:
    seed = random.randrange(10**6)
    async with campaign(postgres, tmp_path, seed, tables=8, APART=str(APART), PATIENCE="2") as its:
        for phase in its.random.sample(PHASES[:3], 2):
            await its.suffer(phase)
        await its.suffer("cut shortly")
    assert its.server.nearest_sessions() > APART * 0.6
    assert its.server.most_requests() <= 50
