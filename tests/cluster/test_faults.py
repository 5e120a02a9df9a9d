"""Four processes on one database: two die at a point of their work, one is cut off, and nothing is lost.

`python -m tests.cluster --minutes 10` tries all faults in a random order for longer.
"""

from pathlib import Path

from tests.cluster.campaign import campaign
from tests.cluster.processes import QUICK
from tests.storage.postgres import Server as Database

SEED = 707957


async def test_people_play_on_whatever_happens(postgres: Database, tmp_path: Path) -> None:
    async with campaign(postgres, tmp_path, SEED, tables=8, **QUICK) as its:
        for fault in ("die-after-storing", "die-before-showing", "cut shortly"):
            await its.suffer(fault)
    # A busy machine delays what a process sends, but not for most of that time.
    assert its.server.nearest_sessions() > float(QUICK["APART"]) * 0.4
    assert its.server.most_requests() <= 50
