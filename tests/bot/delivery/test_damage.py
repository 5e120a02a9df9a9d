"""The players of a damaged game are told."""

import pytest

from bot.delivery.budget import Budget, Urgency
from storage.database.storage_errors import DamagedGameError
from tests.house import House


async def test_a_message_about_a_damaged_game_comes_out_of_the_budget(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[Urgency] = []
    spend = Budget.spend

    async def note(budget: Budget, urgency: Urgency) -> None:
        """Let the request through, and note it."""
        await spend(budget, urgency)
        spent.append(urgency)

    monkeypatch.setattr(Budget, "spend", note)
    people = [house.add(name) for name in ("alice", "bob")]
    game = await house.open(*people)
    spent.clear()
    before = len(house.env.http_requests)
    damaged = DamagedGameError(game, "why", house.channel.id, tuple(each.id for each in people))
    await house.bot.delivery.damage.handle(damaged)
    posted = [each for each in house.env.http_requests[before:] if each.path.endswith("/messages")]
    # A direct message takes its channel first.
    assert (len(posted), len(spent)) == (3, 5)
