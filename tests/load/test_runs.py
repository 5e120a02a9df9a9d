"""The load test itself: people find what they can press, every click is answered and measured."""

from pathlib import Path

from tests.load import runs
from tests.load.server import RESPONSE


async def test_people_play_on_the_bot_over_loopback(tmp_path: Path) -> None:
    run = await runs.measure(tmp_path, 3, 20, 1.5, "--words")
    assert 10 < run.moves <= run.clicks == len(run.seconds)
    assert run.requests[RESPONSE] == 1
    assert run.unanswered == run.stale == 0
    assert 0 < run.percentile(0.5) <= run.percentile(0.99) <= run.seconds[-1]
    assert run.cpu > 0
    assert 0 < run.idle <= run.memory
