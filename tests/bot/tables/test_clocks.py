"""Clocks: nobody waits for somebody who isn't there, and nobody loses time that wasn't theirs."""

from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.tables.errors import RefusedError
from bot.tables.person import Person
from bot.tables.table import Table
from bot.words.language import Language
from storage.pace import BANK, LIVE, MOST_MISSED, Clock
from tests.house import House


async def _open(house: House, *people: MemberActor, computers: int = 0) -> Table:
    """Start a live game."""
    host, *others = people
    await host.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    for other in others:
        await other.click(lobby, label="Join")
    for _ in range(computers):
        await host.click(lobby, label="Add computer")
    table = await house.table(house.controls(lobby)[0]["custom_id"].split(":")[2])
    async with table.lock:
        await house.bot.registry.arrange(table, replace(table.setup, pace=LIVE))
    await host.click(lobby, label="Start")
    return table


def _clock(table: Table) -> Clock:
    clock = table.setup.clock
    assert clock is not None
    return clock


@pytest.fixture(autouse=True)
def _only_time_that_is_let_pass(house: House) -> None:
    """Let nothing that sleeps go on by itself."""
    env: Any = house.env
    env._advancing = True


async def _pass(house: House, seconds: float) -> None:
    """Let time pass, in steps that are short for a clock."""
    env: Any = house.env
    while seconds > 0:
        step = min(5.0, seconds)
        house.clock.now += step
        await house.env.advance_time(step)
        seconds -= step
        env._advancing = True


async def test_a_question_whose_time_runs_out_is_answered(house: House) -> None:
    table = await _open(house, house.add("alice"), house.add("bob"))
    seat, number = table.asked(), table.game and table.game.state.number
    assert seat is not None
    assert number is not None
    await _pass(house, 2 * LIVE.limit * 2 / 3 + 5)
    assert _clock(table).call is None
    assert table.game is not None
    assert table.game.state.number == number, "there is a third of the time left"
    await _pass(house, 2 * LIVE.limit / 3)
    assert table.game.state.number > number
    assert _clock(table).missed[seat] == 1
    assert not table.players[seat].away


async def test_after_three_in_a_row_a_computer_plays_on_until_the_person_is_back(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await _open(house, alice, bob)
    for _ in range(400):
        if table.players[0].away:
            break
        await (_pass(house, 5) if table.asked() == 0 else house.step(table.id))
    assert table.players[0].away
    assert _clock(table).missed == (MOST_MISSED, 0)
    assert table.asked() == 1, "the computer has answered at once"
    assert _clock(table).since is None, "nobody waits for the only person who is there"
    await _pass(house, 3600)
    assert table.asked() == 1
    person = Person(alice.id, "alice", 4711, Language(), manager=False)
    await house.bot.answering.back(person, table, 0)
    assert table.players[0].present
    assert _clock(table).missed == (0, 0)
    assert _clock(table).since is not None


async def test_one_person_among_computers_has_no_clock(house: House) -> None:
    table = await _open(house, house.add("alice"), computers=3)
    assert _clock(table).since is None
    assert await house.bot.store.games.first_due() is None


async def test_an_answer_sets_the_clock_for_the_next(house: House) -> None:
    table = await _open(house, house.add("alice"), house.add("bob"))
    seat = table.asked()
    assert seat is not None
    await _pass(house, 60)
    since = _clock(table).since
    await house.step(table.id)
    clock = _clock(table)
    assert clock.seat != seat or clock.since != since
    assert clock.missed == (0, 0)
    if clock.seat != seat:
        assert clock.banks[seat] == pytest.approx(2 * LIVE.limit - 60)


async def test_a_restart_gives_back_the_time(house: House) -> None:
    table = await _open(house, house.add("alice"), house.add("bob"))
    await _pass(house, 60)
    left = (_clock(table).until or 0) - house.bot.registry.time.now
    await house.restart()
    house.clock.now += 10_000
    again = await house.table(table.id)
    after = (_clock(again).until or 0) - house.bot.registry.time.now
    # The time of the new process counts from its start, which was before those seconds.
    assert left <= after + 10_000 <= left + 15
    assert again.game is not None


async def test_a_clock_and_a_click_at_the_same_moment_count_once(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await _open(house, alice, bob)
    seat = table.asked()
    assert seat is not None
    assert table.game is not None
    number = table.game.state.number
    actor = (alice, bob)[seat]
    message = house.questions(actor, number)[-1]
    custom_id = next(each["custom_id"] for each in house.controls(message) if ":answer:" in each["custom_id"])
    until = _clock(table).until
    assert until is not None
    house.clock.now += until - house.bot.registry.time.now + 1
    house.bot.clocks.wake(table)
    await house.press(actor, message, custom_id)
    await house.env.advance_time(1)
    choices = await house.bot.store.games.choices(table.id, 100)
    assert [each.number for each in choices if each.number == number] == [number]


async def test_who_has_left_the_server_is_replaced_when_the_time_has_run_out(house: House) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    table = await _open(house, alice, bob, carol)
    seat = _clock(table).seat
    house.env.backend.guilds[house.guild.id].members.pop((alice, bob, carol)[seat].id)
    await _pass(house, BANK * LIVE.limit + 5)
    assert table.players[seat].away
    assert _clock(table).missed[seat] == 0, "it isn't waited for three times"


async def test_others_can_have_somebody_replaced_who_is_back_with_a_click(house: House) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    table = await _open(house, alice, bob, carol)
    seat = _clock(table).seat
    voter = (seat + 1) % 3
    by = Person((alice, bob, carol)[voter].id, "", 4711, Language(), manager=False)
    with pytest.raises(RefusedError, match="not-replaceable"):
        await house.bot.answering.replace(by, table, voter)
    for _ in range(300):
        if _clock(table).missed[seat] == 2 and _clock(table).seat == seat:
            break
        await (_pass(house, 5) if table.asked() == seat else house.step(table.id))
    await house.bot.answering.replace(by, table, voter)
    assert table.players[seat].away
