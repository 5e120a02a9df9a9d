"""A killed process has stored everything that it reported as stored."""

from pathlib import Path

import pytest

from tests.storage.samples import opened
from tests.storage.writing import writing


@pytest.mark.parametrize("answers", [1, 6, 23])
async def test_nothing_that_was_answered_is_lost(tmp_path: Path, answers: int) -> None:
    path = tmp_path / "games.sqlite3"
    async with writing(path, 1) as writer:
        await writer.listen(answers)
    ((game, version),) = writer.said.items()
    async with opened(path) as store:
        loaded = await store.games.load(game)
        choices = await store.games.choices(game, 9999)
    assert loaded is not None
    assert loaded.stored.game is not None
    # The lobby is the first version, the opening the second. One more may be stored than reported.
    assert loaded.stored.version in (version, version + 1)
    assert loaded.stored.game.state.number == loaded.stored.version - 2
    assert [choice.number for choice in choices] == list(range(-1, loaded.stored.game.state.number))
