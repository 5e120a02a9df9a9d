"""The bot in numbers, and a server."""

from dataclasses import replace

import pytest

from storage.database.stored_time import WEEK, begin_of, day_of
from storage.overview import Activity, BotFigures, ServerFacts, facts_of_server, figures
from storage.parts import Chosen
from storage.play.evenings import Evening, EveningState
from storage.store import Store
from storage.values import Click
from tests.storage.samples import add_server, begun, lobby, write
from tests.storage.stored_results import end_game

pytestmark = pytest.mark.both_databases

GUILD, ADA = 10, 101
NOBODY = Activity(0, 0, 0)


async def test_nothing_is_counted_where_nothing_happened(store: Store) -> None:
    found = await store.database.snapshot(figures)
    assert found == BotFigures(0, 0, 0, 0, 0, 0, NOBODY, NOBODY)
    assert not (await store.database.snapshot(lambda it: facts_of_server(it, GUILD))).known


async def test_games_servers_and_people_are_counted(store: Store) -> None:
    await begun(store)
    await store.games.add(replace(lobby("bbbbbbbb"), setup=lobby().setup), Click(9, 103, "open"))
    await end_game(store, 5, {ADA: 7, 104: 3}, guild=11)
    state = EveningState("en", Chosen(), "week", "UTC", 5)
    await store.evenings.add(Evening("eeeeeeee", 1, GUILD, 20, 104, 5, 5, "gggggggg", "", state))
    await add_server(store, 12)
    await write(store.database, "UPDATE servers SET removed = 5 WHERE id = 12")
    found = await store.database.snapshot(figures)
    # People 101 and 102 play the first two games, 104 the third; 103 only clicked.
    assert found[:6] == (2, 1, 3, 1, 1, 1)
    assert found.today == found.week == Activity(2, 2, 1)
    facts = await store.database.snapshot(lambda it: facts_of_server(it, GUILD))
    assert facts == ServerFacts("{}", None, False, 1, 1, 0, 0, 1, 0, 0)
    assert (await store.database.snapshot(lambda it: facts_of_server(it, 12))).removed == 5


async def test_today_and_the_week_have_a_beginning(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(store)
    at = begin_of(day_of(2_000_000_000))
    await write(store.database, "UPDATE clicks SET made = ?", at - 1)
    monkeypatch.setattr("storage.overview.now", lambda: at)
    found = await store.database.snapshot(figures)
    assert (found.today, found.week) == (NOBODY, Activity(1, 1, 0))
    monkeypatch.setattr("storage.overview.now", lambda: at + WEEK)
    assert (await store.database.snapshot(figures)).week == NOBODY
