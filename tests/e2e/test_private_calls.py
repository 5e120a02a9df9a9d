"""Pings and reminders depend on public events, not on hidden answers."""

import re
from typing import Any

import pytest

from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT
from bot.words.language import Language
from engine.decision import Decision
from engine.events import visible
from storage.pace import HOUR, LIVE, SLOW_PACE, Pace
from storage.people.stored_settings import PersonSettings
from tests.clocks import actor_at, board_of, clock_of, let_pass, open_at, standing
from tests.e2e.faults import calls
from tests.house import House, texts
from tests.pings import go_on

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")

SAY = Language()


@pytest.mark.parametrize("pace", [LIVE, SLOW_PACE])
async def test_a_call_stays_until_others_see_an_answer(house: House, pace: Pace) -> None:
    table = await _until_called(house, pace, PersonSettings(calls="channel"))
    actor = actor_at(house, table, table.asked() or 0)
    before = _called(house, actor)
    await actor.click(board_of(house, table), label=SAY("button-play"))
    await _begin(house, table)
    assert before == _called(house, actor), "nobody may notice that something was begun"
    await _answer(house, table, "b")
    assert before == _called(house, actor)
    await _answer(house, table, str(_decision(table).options.index("gather:gold")))
    assert _called(house, actor) == []


async def test_a_look_at_one_s_own_cards_prevents_no_ping(house: House) -> None:
    """Otherwise a missing ping would reveal it to the others."""
    table = await _until_called(house, LIVE, PersonSettings(calls="channel"))
    first = table.asked()
    while table.asked() == first:
        await house.short_step(table.id)
        await let_pass(house, 5)
    reader = actor_at(house, table, 1 - (table.asked() or 0))
    await let_pass(house, 20)
    await reader.click(board_of(house, table), label=SAY("button-play"))
    while table.asked() != table.seat_of(reader.id):
        assert _called(house, reader) == []
        await house.short_step(table.id)
        await let_pass(house, 5)
    assert len(_called(house, reader)) == 1


async def test_a_player_who_begins_something_and_leaves_is_reminded_all_the_same(house: House) -> None:
    table = await _until_called(house, SLOW_PACE, PersonSettings(calls="channel", reminders=2))
    actor = actor_at(house, table, table.asked() or 0)
    (first,) = _called(house, actor)
    await actor.click(board_of(house, table), label=SAY("button-play"))
    await _begin(house, table)
    await go_on(house, 2.1)
    (second,) = calls(house, actor)
    assert second.id != first
    assert SAY("button-not-now") in texts(house.stored(second))
    await _answer(house, table, "b")
    done = await actor.click(second, label=SAY("button-not-now"))
    assert SAY("mute-done", call="none") in house.say(done), "for them it is the same question"
    await _begin(house, table)
    await let_pass(
        house, (clock_of(table).call or 0) - house.bot.registry.time.now + 1, HOUR, 4 * RUNNING_TIME_BEAT
    )
    (third,) = _called(house, actor)
    assert third != second.id, "its time is nearly over"
    await house.restart()
    await go_on(house, 5)
    assert _called(house, actor) == [third], "they want no reminders of it"


async def test_a_player_who_leaves_in_the_middle_of_a_turn_is_reminded_from_their_last_answer_on(
    house: House,
) -> None:
    table = await _until_called(house, SLOW_PACE, PersonSettings(calls="channel", reminders=2))
    actor = actor_at(house, table, table.asked() or 0)
    await actor.click(board_of(house, table), label=SAY("button-play"))
    await let_pass(house, 1.5 * HOUR, HOUR / 2, 4 * RUNNING_TIME_BEAT)
    table = await house.table(table.id)
    name = house.tag(table.id, _decision(table).number, actor)
    muted = await house.forge(actor, board_of(house, table), f"cit:mute:{table.id}:{name}")
    assert SAY("mute-done", call="none") in house.say(muted), "of this question, not of those that follow"
    await _answer(house, table, str(_decision(table).options.index("gather:gold")))
    assert table.asked() == table.seat_of(actor.id)
    assert _called(house, actor) == []
    await let_pass(house, 1.5 * HOUR, HOUR / 2, 4 * RUNNING_TIME_BEAT)
    assert _called(house, actor) == []
    await let_pass(house, 0.6 * HOUR, HOUR / 2, 4 * RUNNING_TIME_BEAT)
    (first,) = calls(house, actor)
    await let_pass(house, 2.1 * HOUR, HOUR / 2, 4 * RUNNING_TIME_BEAT)
    (second,) = calls(house, actor)
    assert first.id != second.id
    assert SAY("button-not-now") in texts(house.stored(second))


async def test_reminders_of_before_and_after_it_are_alike(house: House) -> None:
    table = await _until_called(house, SLOW_PACE, PersonSettings(calls="channel", reminders=2))
    actor = actor_at(house, table, table.asked() or 0)
    await actor.click(board_of(house, table), label=SAY("button-play"))
    reminders: list[Any] = []
    for _ in range(3):
        await go_on(house, 2.1)
        (reminder,) = calls(house, actor)
        # The shown end of the time depends on the wall clock.
        reminders.append(re.sub(r"<t:\d+:R>", "", str(house.stored(reminder))))
        await _begin(house, table)
        await _answer(house, table, "b")
    assert reminders[0] == reminders[1] == reminders[2]
    (mute,) = (
        each["custom_id"] for each in house.controls(calls(house, actor)[0]) if "mute" in each["custom_id"]
    )
    await _answer(house, table, str(_decision(table).options.index("gather:gold")))
    late = await house.forge(actor, board_of(house, table), mute)
    assert SAY("error-stale") in house.say(late)


def _called(house: House, actor: Any) -> list[int]:
    return [each.id for each in calls(house, actor)]


async def _until_called(house: House, pace: Pace, settings: PersonSettings) -> Table:
    """Play until somebody is pinged for a turn in which they can begin something hidden."""
    people = house.add("alice"), house.add("bob")
    table = await open_at(house, *people, pace=pace, calls=settings.calls)
    for person in people:
        await house.bot.store.persons.change(person.id, lambda _: settings)
    for _ in range(100):
        by_other = bool(table.history) and table.history[-1].seat != table.asked()
        if by_other and _decision(table).kind == "turn" and _beginning(table) is not None:
            await let_pass(house, 5)
            return table
        # A player who has just clicked gets no ping.
        await let_pass(house, 50)
        await house.short_step(table.id)
    raise AssertionError("nobody can begin anything")


def _decision(table: Table) -> Decision:
    assert table.game.decision is not None
    return table.game.decision


def _beginning(table: Table) -> int | None:
    """Return the option that begins something which can be taken back unseen."""
    for index, option in enumerate(_decision(table).options):
        ahead = table.game.copy()
        events = ahead.choose(_decision(table).seat, (option,))
        if ahead.decision and ahead.decision.back and not any(visible(each, None) for each in events):
            return index
    return None


async def _begin(house: House, table: Table) -> None:
    await _answer(house, table, str(_beginning(table)))


async def _answer(house: House, table: Table, option: str) -> None:
    """Let the asked player answer, and wait until the result is shown."""
    decision = _decision(table)
    actor = actor_at(house, table, decision.seat)
    name = house.tag(table.id, decision.number, actor)
    panel = house.questions(actor, decision.number)[-1]
    await house.forge(actor, panel, f"cit:answer:{table.id}:{name}:{option}")
    await let_pass(house, 5)
