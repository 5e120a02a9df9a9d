"""After a start, all games continue, even if some can't be read or stored at first."""

from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest
import simcord

from bot.tables.background.deadlines import idle_lobbies
from bot.tables.background.recovery import BATCH_GAMES, BATCH_PAUSE, Recovery, evict
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import Jobs
from bot.tables.message import CallMessage
from bot.words.language import Language
from storage.database.storage_errors import Outage, SetAsideError
from storage.games.posted_calls import PostedCall
from storage.store import Store
from tests.clocks import board_of
from tests.e2e.faults import act, park_waiting, standing_still
from tests.house import House, texts
from tests.loop_time import LoopTime
from tests.storage.hinder import Hinder, fail_to_read
from tests.storage.samples import write

say = Language()


async def _stopped_before_a_computer(house: House, alice: simcord.MemberActor) -> str:
    """Stop a game when a computer is asked, and return it."""
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": 5000.0})
    game = await house.open(alice, computers=3)
    table = await house.table(game)
    while not table.computer_asked:
        await house.step(game)
    return game


@pytest.mark.parametrize("part", ["INDEXED BY games_by_status", "FROM choices", "FROM messages"])
async def test_games_that_cannot_be_read_at_the_start_are_read_later(house: House, part: str) -> None:
    park_waiting(house.patch)
    game = await _stopped_before_a_computer(house, house.add("alice"))
    fail_to_read(house.patch, part, 2)
    with standing_still(house):
        await house.restart()
    await house.env.advance_time(10)
    asked = await house.asked(game)
    assert asked is not None
    assert house.questions(*asked)


async def test_a_damaged_game_that_cannot_be_set_aside_now_stops_no_other(house: House) -> None:
    alice = house.add("alice")
    damaged = await house.open(alice, computers=1)
    game = await _stopped_before_a_computer(house, alice)
    await write(house.bot.store.database, "UPDATE games SET setup = '{}' WHERE id = ?", damaged)
    park_waiting(house.patch)
    hinder, open_store = Hinder(house.bot.store, house.patch), Store.open

    async def open_and_hinder(store: Store) -> None:
        """Make every write fail as soon as the store is open."""
        await open_store(store)
        hinder.at_commits()

    house.patch.setattr(Store, "open", open_and_hinder)
    history = len(house.channel.history())
    with standing_still(house):
        await house.restart()
    assert house.bot.store.database.outage is not None
    assert [table.id for table in house.bot.registry.tables] == [game]
    hinder.no_more()
    await house.env.advance_time(10)
    assert await house.asked(game)
    # Now it is set aside, and its players are notified.
    with pytest.raises(SetAsideError):
        await house.bot.registry.get(damaged)
    told = [texts(house.stored(each)) for each in house.channel.history()[history:]]
    assert sum(say("game-damaged") in text for text in told) == 1


async def test_it_begins_anew_when_it_has_to_while_it_is_at_work(time: LoopTime, jobs: Jobs) -> None:
    lobbies, loaded = [f"lobby {number}" for number in range(2 * BATCH_GAMES)], list[str]()

    async def load(game: str) -> object:
        loaded.append(game)
        return Mock(id=game, used=0.0, log_fields={})

    registry = Mock(tables=(), load=load)
    registry.store.games = Mock(
        with_pending_work=AsyncMock(return_value=["owing"]),
        lobby_ages=AsyncMock(side_effect=lambda: dict.fromkeys(lobbies, 0)),
        with_deadlines=AsyncMock(return_value=[]),
    )
    scheduler = Scheduler(cast(Any, registry), jobs, cast(Any, None))
    recovery = Recovery(scheduler, idle_lobbies(scheduler))
    recovery.begin()
    await time.pass_by()
    first = ["owing", *lobbies[:BATCH_GAMES]]
    assert loaded == first
    recovery.begin()
    await time.pass_by(BATCH_PAUSE)
    assert loaded == [*first, *first]
    await time.pass_by(BATCH_PAUSE)
    # The games of one batch come in any order.
    assert loaded[: 2 * len(first)] == [*first, *first]
    assert sorted(loaded[2 * len(first) :]) == lobbies[BATCH_GAMES:]
    assert not recovery.busy


async def test_all_that_could_not_be_read_is_read_again_until_it_can(house: House) -> None:
    park_waiting(house.patch)
    people = house.add("alice"), house.add("bob")
    tables = [await house.table(await house.open(actor, computers=3)) for actor in people]
    # The two clicks, then both tables, and one of them again.
    fail_to_read(house.patch, "FROM choices", 5)
    for actor, table in zip(people, tables, strict=True):
        table.catching_up = True
        await act(house, actor.click(board_of(house, table), label=say("button-play")))
    assert [table.catching_up for table in tables] == [True, True]
    await house.env.advance_time(1)
    assert [table.catching_up for table in tables] == [True, True]
    await house.env.advance_time(1.1)
    # On a busy machine more time passes, so the other one is also read again.
    assert [table.catching_up for table in tables].count(True) <= 1
    await house.env.advance_time(6)
    assert [table.catching_up for table in tables] == [False, False]
    assert house.bot.registry.tables == tuple(tables)


async def test_a_table_whose_players_read_of_an_outage_stays_in_memory(house: House) -> None:
    table = await house.deal()
    needed, table.used = house.bot.delivery.sync.needs, float("-inf")
    table.storage_outage = Outage("full", 0.0)
    house.bot.registry.tell_listeners(table)
    await house.wait(60)
    assert not house.bot.delivery.sync.needs(table)
    evict(house.bot.registry, needed)
    assert table in house.bot.registry.tables
    table.storage_outage = None
    house.bot.registry.tell_listeners(table)
    await house.wait(60)
    evict(house.bot.registry, needed)
    assert table not in house.bot.registry.tables


async def test_a_table_that_called_somebody_by_direct_message_stays_until_the_call_is_over(
    house: House,
) -> None:
    table = await house.deal()
    table.used = float("-inf")
    await house.wait(60)
    call = PostedCall("holiday", channel=1, message=2)
    table.calls[2] = CallMessage.of(call, reader=3)
    evict(house.bot.registry, lambda _: False)
    assert table in house.bot.registry.tables
    # Calls in a channel are stored.
    table.calls[2] = CallMessage.of(call)
    evict(house.bot.registry, lambda _: False)
    assert table not in house.bot.registry.tables
