"""A panel as a response is answered in place, whatever else is changing it."""

from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.controls import requests
from bot.delivery import contents
from bot.screens.content import Content
from bot.tables.table import Table
from bot.words.language import Language
from tests.e2e.faults import live_boards, park_waiting, standing_still
from tests.house import House, texts
from tests.short_games import deal_last_answers

SAY = Language()


async def test_a_click_on_a_panel_that_is_just_being_changed_has_one_response(house: House) -> None:
    park_waiting(house.patch)
    people = [house.add("alice"), house.add("bob")]
    game = await house.open(*people)
    for actor in people:
        await actor.click(live_boards(house, game)[-1], label=SAY("button-play"))
    asked, table = await house.asked(game), await house.table(game)
    seat = table.asked()
    assert asked is not None
    assert seat is not None
    question = next(each for each in house.questions(*asked) if each.flags.ephemeral)
    with standing_still(house):
        async with table.panel(seat).lock:
            result = await house.answer(asked[0], question)
            assert not result.acknowledged
        await house.env.settle()
    assert result.acknowledged
    assert not result.deferred


async def test_a_panel_is_brought_up_to_date_though_the_click_on_it_failed(house: House) -> None:
    """While a click holds the panel, nothing else updates it, and the answer may have been stored."""
    game = await house.open(house.add("alice"), house.add("bob"))
    failure = AsyncMock(side_effect=OSError("a fault of ours"))
    house.patch.setattr(house.bot.delivery.panel_responses, "respond", failure)
    asked, table = await house.asked(game), await house.table(game)
    assert asked is not None
    await house.answer(asked[0], house.questions(*asked)[-1])
    await house.env.settle()
    assert failure.await_count
    assert not house.bot.delivery.sync.needs(table)


async def test_a_note_for_a_click_on_a_public_message_is_shown_together_with_the_question(
    house: House,
) -> None:
    game = await house.open(house.add("alice"), house.add("bob"))
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    result = await house.forge(actor, live_boards(house, game)[-1], requests.Back(game).custom_id)
    assert SAY("back-not-away") in house.say(result)
    assert result.response is not None
    assert result.response.id in [each.id for each in house.questions(actor, number)]


@pytest.mark.parametrize("owned", [True, False])
async def test_the_last_click_is_answered_at_once_and_the_scores_replace_that(
    house: House, *, owned: bool
) -> None:
    """A process that doesn't own the table shows the scores at once: the owner doesn't know the panel."""
    deal_last_answers(house.patch)
    people = [house.add("alice"), house.add("bob")]
    game = await house.open(*people)
    for actor in people:
        await actor.click(live_boards(house, game)[-1], label=SAY("button-play"))
    asked, table = await house.asked(game), await house.table(game)
    assert asked is not None
    question = next(each for each in house.questions(*asked) if each.flags.ephemeral)
    counted: list[int] = []
    counting = contents.counting

    def counts(table: Table, seat: int, *others: Any) -> Content:
        counted.append(seat)
        return counting(table, seat, *others)

    def disowned(_: Table) -> bool:
        return False

    house.patch.setattr(contents, "counting", counts)
    with standing_still(house):
        if not owned:
            house.patch.setattr(house.bot.registry, "owns", disowned)
        await house.answer(asked[0], question)
    assert table.game.over
    assert counted == ([table.seat_of(asked[0].id)] if owned else [])
    await house.env.settle()
    (panel,) = [each for each in house.channel.history(viewer=asked[0]) if each.flags.ephemeral][-1:]
    assert SAY("end-counting-soon") not in texts(house.stored(panel))
    assert SAY("button-decided") in texts(house.stored(panel))
