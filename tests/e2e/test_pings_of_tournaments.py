"""A tournament pings its people for each table. People who want few pings get hardly any others."""

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.tables.history import ending_of
from bot.tables.tournaments.pairing import points, standings
from bot.tables.view_models import end
from bot.view_models.tournament import OwnTournament
from bot.words.language import Language
from storage.play.tournaments import StoredTournament
from tests.e2e.test_pings import Pings
from tests.house import House
from tests.tournaments import at_once, begin, come, manage, play, settled, sign_up

SAY = Language()

__all__ = ["at_once"]


async def test_a_tournament_of_two_rounds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    pings, people = Pings(house, monkeypatch), [house.add(name) for name in ("alice", "bob", "carol")]
    for person in people:
        await house.bot.store.persons.change(person.id, lambda before: replace(before, pings="slow"))
    boss = await sign_up(house, *people)
    it = await begin(house, boss)
    for number in range(2):
        (table,) = it.rounds[number].tables
        await come(house, table.game, *people)
        assert (await house.table(table.game)).running
        before, it = it, await play(house, table.game)
        ended = await house.table(table.game)
        ranked = {each.user: each for each in standings(it)}
        (played,) = it.rounds[number].tables
        with monkeypatch.context() as patch:
            # The game ends before its tournament records it.
            found = AsyncMock(return_value=StoredTournament(before))
            patch.setattr(house.bot.store.tournaments, "get", found)
            ended.take_over(ended.stored, await ending_of(house.bot.store, ended.stored))
        for user, won in zip(played.people, points(played.places), strict=True):
            seat = ended.setup.seat_of(user)
            told = end(ended, seat).own_tournament
            assert told == OwnTournament(won, ranked[user], len(people), league=False)
            assert end(ended).own_tournament is None
        if len(it.rounds) <= number + 1 < it.length:
            await boss.click(await manage(house, boss), label=SAY("button-begin-round"))
            it = await settled(house)
    assert min(pings.counts[each.id] for each in people) >= 2
    assert max(pings.counts.values()) <= 4
