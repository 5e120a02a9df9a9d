"""The load test itself: people find what they can press, every click is answered and measured."""

from pathlib import Path

from tests.load import runs, sessions
from tests.load.kinds import RESPONSE


async def test_people_play_on_the_bot_over_loopback(tmp_path: Path) -> None:
    async with sessions.games(tmp_path, 3, "--words", masters=1) as session:
        await runs.open_panels(session)
        run = await runs.clicks(session, 3, 20, 4)
    # A click may give several answers.
    assert run.moves > 10
    assert run.computed > 0
    assert run.clicks == len(run.seconds)
    assert run.requests[RESPONSE] == 1
    assert run.unanswered == run.stale == 0
    assert 0 < run.percentile(0.5) <= run.percentile(0.99) <= run.seconds[-1]
    assert run.cpu > 0
    assert 0 < run.opened <= run.memory
