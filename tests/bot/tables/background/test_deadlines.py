"""Clocks: nobody waits for an absent player, and nobody loses another player's time.

A long wait is on the panels of those who wait, until it ends.
"""

from collections.abc import Sequence
from unittest.mock import Mock

import pytest
import simcord

from bot.tables import history, timing, waits
from bot.tables.background.deadlines import SLOW_PATIENCE, public_wait
from bot.tables.background_loop import FAILURE_PAUSES as RETRIES
from bot.tables.panel_message import OVERLOOKED_WAITS
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT
from bot.words.language import Language
from storage.pace import CALL_AT, LIVE, SLOW_PACE, TABLE_PAUSES
from storage.values import Choice
from tests.clocks import actor_at, clock_of, let_pass, open_at, standing
from tests.house import House, asked_seat, texts

SAY = Language()
WAITING = SAY("panel-wait", name="|", since="|", until="none").split("|")[0]
"""What a panel says before the name of the player it waits for."""

__all__ = ["standing"]


pytestmark = pytest.mark.usefixtures("standing")


async def test_a_question_whose_time_runs_out_is_answered(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    seat, number = table.asked(), table.game and table.game.state.number
    assert seat is not None
    assert number is not None
    await let_pass(house, LIVE.most * 2 / 3 + 5)
    assert clock_of(table).call is None
    assert table.game.state.number == number, "there is a third of the time left"
    await let_pass(house, LIVE.most / 3)
    assert table.game.state.number > number
    assert clock_of(table).missed[seat] == 1
    assert table.players[seat].away


async def test_one_absent_person_costs_the_others_the_clock_of_one_question(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), house.add("carol"))
    late, began, first = clock_of(table).seat, house.clock.now, table.round
    for _ in range(400):
        if table.round > first + 1:
            break
        await (let_pass(house, 5) if table.asked() == late else house.step(table.id))
    assert table.round == first + 2, "two rounds were played"
    assert house.clock.now - began <= LIVE.most + 60


async def test_a_computer_plays_on_until_the_person_is_back(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob)
    for _ in range(400):
        if table.players[0].away:
            break
        await (let_pass(house, 5) if table.asked() == 0 else house.step(table.id))
    assert table.players[0].away
    assert clock_of(table).missed == (1, 0)
    assert table.asked() == 1, "the computer has answered at once"
    assert clock_of(table).since is None, "nobody waits for the only person who is there"
    await let_pass(house, 600)
    assert table.asked() == 1
    person = Person(alice.id, "alice", 4711, Language(), manager=False)
    await house.bot.answering.back(person, table, 0)
    assert table.players[0].present
    assert clock_of(table).missed == (0, 0)
    assert clock_of(table).since is not None


async def test_an_answer_sets_the_clock_for_the_next(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    seat = asked_seat(table)
    await let_pass(house, 60)
    since = clock_of(table).since
    await house.step(table.id)
    clock = clock_of(table)
    assert clock.seat != seat or clock.since != since
    assert clock.missed == (0, 0)
    if clock.seat != seat:
        assert clock.banks[seat] == pytest.approx(LIVE.reserve - 15)


@pytest.mark.parametrize("there", [True, False])
async def test_a_player_who_was_there_when_they_were_asked_is_called_later(
    house: House, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    monkeypatch.setattr(history, "looks", Mock(return_value=there))
    table = await open_at(house, house.add("alice"), house.add("bob"))
    # They may look at their cards meanwhile. Nobody else may notice that.
    table.panel(clock_of(table).seat).used = house.bot.registry.clock()
    since, until = clock_of(table).since or 0, clock_of(table).until or 0
    await let_pass(house, 65)
    # A player who is there has time to think.
    assert clock_of(table).call == (since + CALL_AT * (until - since) if there else None)


async def test_a_player_who_seems_to_look_is_pinged_once_if_they_do_not_answer(house: House) -> None:
    def answered(choices: Sequence[Choice], seat: int) -> float:
        return history.waited_since(choices, seat) - history.PLAYING_SECONDS

    house.patch.setattr(history, "_answered", answered)
    table = await open_at(house, house.add("alice"), house.add("bob"), calls="channel")
    while (panel := table.panel(asked_seat(table))).handle is None or (
        panel.notified_of == waits.notified_wait(table)
    ):
        await let_pass(house, 2)
        await house.step(table.id)
    assert not panel.kept.ping, "their panel shows the question"
    await let_pass(house, history.GLANCE_SECONDS + 2)
    ping = panel.kept.ping
    assert ping
    await let_pass(house, 10)
    assert panel.kept.ping == ping
    assert panel.pinged_at_once == OVERLOOKED_WAITS
    # Next time they are pinged at once.
    seat, wait = asked_seat(table), waits.asked_since(table)
    while table.asked() != seat or waits.asked_since(table) == wait:
        await let_pass(house, 2)
        await house.step(table.id)
    await house.env.settle()
    assert panel.notified_of == waits.notified_wait(table)
    assert panel.pinged_at_once == OVERLOOKED_WAITS - 1


async def test_a_restart_gives_back_the_time(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    await let_pass(house, 60)
    left = (clock_of(table).until or 0) - house.bot.registry.time.now
    await house.restart()
    house.clock.now += 10_000
    again = await house.table(table.id)
    after = (clock_of(again).until or 0) - house.bot.registry.time.now
    # The new process counts from its start, which was before those seconds.
    assert left <= after + 10_000 <= left + 15


async def test_a_clock_and_a_click_at_the_same_moment_count_once(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob)
    seat = asked_seat(table)
    number = table.game.state.number
    actor = (alice, bob)[seat]
    message = house.questions(actor, number)[-1]
    custom_id = next(each["custom_id"] for each in house.controls(message) if ":answer:" in each["custom_id"])
    until = clock_of(table).until
    assert until is not None
    house.clock.now += until - house.bot.registry.time.now + 1
    house.bot.scheduler.wake(table)
    await house.press(actor, message, custom_id)
    await house.env.advance_time(1)
    choices = await house.bot.store.games.choices(table.id, 100)
    assert [each.number for each in choices if each.number == number] == [number]


async def test_a_crash_gives_back_no_time_in_which_no_clock_ran(house: House) -> None:
    house.clock.now += 100_000
    table = await open_at(house, house.add("alice"), house.add("bob"))
    left = (clock_of(table).until or 0) - house.bot.registry.time.now
    await house.restart()
    again = await house.table(table.id)
    after = (clock_of(again).until or 0) - house.bot.registry.time.now
    assert left <= after <= left + RUNNING_TIME_BEAT


def _number(table: Table) -> int:
    return table.game.state.number


async def test_a_game_with_which_something_is_wrong_stops_no_other_clock(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = await open_at(house, house.add("alice"), house.add("bob"))
    other = await open_at(house, house.add("carol"), house.add("dora"))
    before, stand_in = [_number(wrong), _number(other)], house.bot.background.computers.stand_in

    async def fail(table: Table) -> None:
        if table is wrong:
            raise ZeroDivisionError
        await stand_in(table)

    with house.patch.context() as broken:
        broken.setattr(house.bot.background.computers, "stand_in", fail)
        await let_pass(house, LIVE.most + 60)
    assert "ZeroDivisionError" in caplog.text
    assert _number(wrong) == before[0]
    assert _number(other) > before[1]
    await let_pass(house, RETRIES[-1] + 5)
    assert _number(wrong) > before[0]


def _told(house: House, table: Table) -> str:
    return f"<t:{waits.asked_since(table)}:R>"


async def _waiting(house: House) -> tuple[Table, simcord.MemberActor]:
    """Return a table that asks one person, and another person who waits with an open panel."""
    table = await open_at(house, house.add("alice"), house.add("bob"))
    asked = asked_seat(table)
    return table, actor_at(house, table, 1 - asked)


def _panel(house: House, table: Table, reader: simcord.MemberActor) -> str:
    """Return the text of the panel that a waiting person has open in the channel."""
    seat = table.seat_of(reader.id)
    assert seat is not None
    handle = table.panel(seat).handle
    assert handle is not None
    return texts(house.env.backend.messages[handle.channel][handle.message].components)


async def test_the_others_read_for_whom_they_wait_since_when_and_until_when(house: House) -> None:
    table, reader = await _waiting(house)
    await reader.click(house.channel.history()[-1], label=SAY("button-play"))
    assert WAITING not in _panel(house, table, reader)
    await let_pass(house, RUNNING_TIME_BEAT + 5)
    told = _panel(house, table, reader)
    asked = asked_seat(table)
    assert f"{WAITING}**{table.players[asked].name}**" in told
    assert _told(house, table) in told
    assert f"<t:{table.until}:R>" in told
    assert waits.asked_since(table) <= house.clock.wall() < table.until


async def test_a_wait_that_is_over_is_told_no_more(house: House) -> None:
    table, reader = await _waiting(house)
    await reader.click(house.channel.history()[-1], label=SAY("button-play"))
    await let_pass(house, RUNNING_TIME_BEAT + 5)
    before, seat = waits.asked_since(table), table.seat_of(reader.id)
    while waits.asked_since(table) == before:
        await house.step(table.id)
    await let_pass(house, 1)
    if table.asked() != seat:
        assert WAITING not in _panel(house, table, reader)
    assert waits.long_wait(table) is None


async def test_nobody_waits_for_a_computer(house: House) -> None:
    table = await open_at(house, house.add("alice"), computers=3)
    await let_pass(house, RUNNING_TIME_BEAT + 5)
    assert waits.long_wait(table) is None


async def test_a_direct_message_tells_it_long_after_the_last_click(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW_PACE)
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
    assert public_wait(table) == waits.asked_since(table) > 0
    async with table.lock:
        pausing = timing.with_pause(table.setup, TABLE_PAUSES["live"][0], house.bot.registry.time.moment)
        await house.bot.registry.arrange(table, pausing)
    assert public_wait(table) == 0
