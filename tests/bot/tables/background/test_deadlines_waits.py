"""A wait that lasts is told on the panels of those who wait, and no longer than it lasts."""

import pytest
import simcord

from bot.tables import timing
from bot.tables.background.deadlines import SLOW_PATIENCE, _since  # pyright: ignore[reportPrivateUsage]
from bot.tables.table import Table
from bot.tables.timing import BEAT
from storage.pace import PAUSES, SLOW
from tests.clocks import actor_at, let_pass, open_at, standing
from tests.house import House, asked_seat, texts

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")


def _told(house: House, table: Table) -> str:
    return f"<t:{table.asked_since()}:R>"


async def _waiting(house: House) -> tuple[Table, simcord.MemberActor]:
    """Return a table that asks one person, and another one who waits with an open panel."""
    table = await open_at(house, house.add("alice"), house.add("bob"))
    asked = asked_seat(table)
    return table, actor_at(house, table, 1 - asked)


def _panel(house: House, table: Table, reader: simcord.MemberActor) -> str:
    """Return what the person who waits reads in the panel that they have open in the channel."""
    seat = table.seat_of(reader.id)
    assert seat is not None
    handle = table.panel(seat).handle
    assert handle is not None
    return texts(house.env.backend.messages[handle.channel][handle.message].components)


async def test_the_others_read_for_whom_they_wait_since_when_and_until_when(house: House) -> None:
    table, reader = await _waiting(house)
    await reader.click(house.channel.history()[-1], label="Play")
    assert "waits for" not in _panel(house, table, reader)
    await let_pass(house, BEAT + 5)
    told = _panel(house, table, reader)
    asked = asked_seat(table)
    assert f"waits for **{table.players[asked].name}**" in told
    assert _told(house, table) in told
    assert f"<t:{table.until}:R>" in told
    assert table.asked_since() <= house.clock.wall() < table.until


async def test_a_wait_that_is_over_is_told_no_more(house: House) -> None:
    table, reader = await _waiting(house)
    await reader.click(house.channel.history()[-1], label="Play")
    await let_pass(house, BEAT + 5)
    before, seat = table.asked_since(), table.seat_of(reader.id)
    while table.asked_since() == before:
        await house.step(table.id)
    await let_pass(house, 1)
    if table.asked() != seat:
        assert "waits for" not in _panel(house, table, reader)
    assert table.wait is None


async def test_nobody_waits_for_a_computer(house: House) -> None:
    table = await open_at(house, house.add("alice"), computers=3)
    await let_pass(house, BEAT + 5)
    assert table.wait is None


async def test_a_direct_message_tells_it_long_after_the_last_click(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW)
    for _ in range(200):
        before = table.asked()
        await house.step(table.id)
        if before is not None and table.asked() != before and table.panel(before).kept.message:
            break
    await house.step(table.id)
    waiting = 1 - (table.asked() or 0)
    panel = table.panel(waiting)
    panel.handle = panel.direct = None
    panel.direct_live, panel.seen = True, str(table.shows(waiting))
    assert panel.kept.message
    await let_pass(house, SLOW_PATIENCE + 5, most=60)
    told = texts(house.env.backend.messages[panel.kept.channel][panel.kept.message].components)
    assert _told(house, table) in told


async def test_in_a_pause_nobody_waits_for_somebody(house: House) -> None:
    table, _ = await _waiting(house)
    assert _since(table) == table.asked_since() > 0
    async with table.lock:
        pausing = timing.paused(table.setup, PAUSES["live"][0], house.bot.registry.time.moment)
        await house.bot.registry.arrange(table, pausing)
    assert _since(table) == 0
