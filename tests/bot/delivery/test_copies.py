"""A panel has one current copy. The older ones say where it is."""

from typing import Any
from unittest.mock import AsyncMock, patch

import discord
import pytest
import simcord

from bot.delivery.copies import Copies
from bot.delivery.message_sender import MessageSender
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.words.language import Language
from tests.discord_failures import http_error
from tests.e2e.faults import answers, calls, live_boards
from tests.house import House, asked_seat, texts

SAY = Language()
CONTENT = in_words(lambda: note_screen("a question"))


def _copies(house: House) -> Copies:
    return house.bot.delivery.panels._copies  # pyright: ignore[reportPrivateUsage]


def _moved(house: House, message: Any) -> bool:
    return texts(house.stored(message)).startswith(SAY("panel-moved"))


async def _asked(house: House) -> tuple[str, simcord.MemberActor, int]:
    game = await house.open(house.add("alice"), house.add("bob"))
    asked = await house.asked(game)
    assert asked is not None
    return game, *asked


async def _opened_beside_a_direct_message(house: House) -> tuple[simcord.MemberActor, Any]:
    """Play until somebody is asked in a direct message, and opens the panel in the channel; return both."""
    game, actor, number = await _asked(house)
    house.clock.now += 100
    while not (direct := [each for each in house.questions(actor, number) if not each.flags.ephemeral]):
        await house.step(game)
        house.clock.now += 100
        asked = await house.asked(game)
        assert asked is not None
        actor, number = asked
    await actor.click(live_boards(house, game)[-1], label=SAY("button-play"))
    return actor, direct[-1]


async def test_a_panel_that_is_opened_anew_in_its_channel_replaces_the_older_copy(
    house: House, broken: Any
) -> None:
    game, actor, number = await _asked(house)
    for _ in range(2):
        await actor.click(live_boards(house, game)[-1], label=SAY("button-play"))
    (second,) = house.private(actor)
    assert second in house.questions(actor, number)
    broken.plan("panel-delete", "500")
    await actor.click(live_boards(house, game)[-1], label=SAY("button-play"))
    second, third = house.private(actor)
    assert _moved(house, second)
    assert answers(house, second) == []
    assert third in house.questions(actor, number)


async def test_a_click_in_the_channel_leaves_a_word_in_the_direct_message(house: House) -> None:
    actor, direct = await _opened_beside_a_direct_message(house)
    assert not _moved(house, direct), "it was only opened"
    await house.answer(actor, house.private(actor)[-1])
    assert _moved(house, direct)


async def test_a_click_on_the_direct_message_leaves_a_word_in_the_channel(house: House) -> None:
    actor, direct = await _opened_beside_a_direct_message(house)
    here = house.private(actor)[-1]
    await house.answer(actor, direct)
    assert _moved(house, here)
    assert calls(house, actor) == []


async def test_an_answer_whose_response_failed_leaves_no_question_behind(house: House, broken: Any) -> None:
    game, actor, number = await _asked(house)
    await actor.click(live_boards(house, game)[-1], label=SAY("button-play"))
    panel = house.private(actor)[-1]
    broken.plan("response-edit", "gone")
    await house.answer(actor, panel)
    assert broken.to_come == 0
    assert panel not in house.questions(actor, number)


@pytest.mark.parametrize(("code", "closed"), [(50007, True), (50033, True), (40003, False), (50035, False)])
async def test_only_who_takes_no_direct_messages_at_all_is_sent_no_more_of_them(
    house: House, code: int, *, closed: bool
) -> None:
    game, _, _ = await _asked(house)
    table = await house.table(game)
    seat = asked_seat(table)
    house.patch.setattr(house.bot, "create_dm", AsyncMock(side_effect=http_error(400, code)))
    assert not await _copies(house).send(table, seat, CONTENT, 1)
    assert table.panel(seat).kept.closed is closed


@pytest.mark.parametrize(("status", "code"), [(403, 40333), (403, 0), (429, 0), (500, 0)])
async def test_a_refusal_that_may_pass_says_nothing_of_the_person(
    house: House, status: int, code: int
) -> None:
    game, _, _ = await _asked(house)
    table = await house.table(game)
    seat = asked_seat(table)
    house.patch.setattr(house.bot, "create_dm", AsyncMock(side_effect=http_error(status, code)))
    with pytest.raises(discord.HTTPException):
        await _copies(house).send(table, seat, CONTENT, 1)
    assert not table.panel(seat).kept.closed


@pytest.mark.parametrize(("error", "late"), [(http_error(403, 50007), False), (OSError("cut"), True)])
async def test_a_change_of_the_direct_message_that_was_given_up_may_still_come(
    house: House, error: Exception, *, late: bool
) -> None:
    panel = (await house.deal()).panel(0)
    with patch.object(MessageSender, "change", side_effect=error):
        await _copies(house).change_direct(panel, CONTENT)
    assert (panel.unsettled_until > 0) is late
    panel.unsettled_until = 0.0


async def test_a_change_reaches_the_newest_direct_message_even_before_its_place_is_stored(
    house: House,
) -> None:
    panel = (await house.deal()).panel(0)
    before = panel.kept
    panel.note(channel=71, message=72)
    with patch.object(MessageSender, "change") as change:
        await _copies(house).change_direct(panel, CONTENT)
    panel.note(channel=before.channel, message=before.message)
    assert (71, 72) in change.call_args.args
