import asyncio
from io import BytesIO
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from simcord.results import InteractionResult

from bot.controls import in_flight
from bot.delivery import held_responses, responses
from tests.discord_failures import http_error
from tests.house import House


async def test_an_error_while_a_response_is_held_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    response = SimpleNamespace(is_done=lambda: False, defer=AsyncMock(side_effect=KeyError("a slip of ours")))
    interaction = cast("Any", SimpleNamespace(id=7, extras={}, response=response))
    monkeypatch.setattr(held_responses, "HOLD_AFTER", 0)
    async with held_responses.in_time(interaction, "public"):
        await asyncio.sleep(0.01)
    assert "Interaction 7 could not be held" in caplog.text
    assert "a slip of ours" in caplog.text


async def test_a_double_click_has_one_answer(house: House) -> None:
    house.patch.setattr(in_flight, "DOUBLE_CLICK", 1000)
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    ids = [each["custom_id"] for each in house.controls(lobby) if each.get("custom_id")]
    join = next(each for each in ids if each.startswith("cit:join:"))
    rules = join.replace("join", "rules")

    def new(click: InteractionResult) -> bool:
        """Return whether the answer to a click is a new message."""
        return click.response is not None and click.response.id != lobby.id

    for custom_id, answers in ((join, [False, False]), (rules, [True, False])):
        clicks = [await house.forge(bob, lobby, custom_id) for _ in range(2)]
        assert all(each.acknowledged for each in clicks)
        assert [new(each) for each in clicks] == answers
    # Somebody else's click isn't a repetition.
    assert new(await house.forge(alice, lobby, rules))


@pytest.mark.parametrize("in_place", [True, False])
@pytest.mark.parametrize("unknown", [True, False])
async def test_a_response_that_was_held_by_another_process_is_left_to_that(
    monkeypatch: pytest.MonkeyPatch, *, unknown: bool, in_place: bool
) -> None:
    """Only a process that may have held the response continues."""
    answered, later = http_error(400, 40060), AsyncMock(return_value=SimpleNamespace(id=8))
    defer = AsyncMock(side_effect=aiohttp.ServerDisconnectedError if unknown else answered)
    first = AsyncMock(side_effect=answered)
    response = SimpleNamespace(is_done=lambda: False, defer=defer, send_message=first, edit_message=first)
    interaction: Any = SimpleNamespace(
        id=7,
        extras={},
        message=None,
        response=response,
        followup=SimpleNamespace(send=later),
        edit_original_response=later,
    )
    monkeypatch.setattr(held_responses, "private", lambda _: in_place)  # pyright: ignore[reportUnknownArgumentType, reportUnknownLambdaType]
    await held_responses.hold(interaction, "here")
    assert held_responses.thinking(interaction) == (unknown and not in_place)
    await responses.respond(interaction, discord.ui.LayoutView())
    assert later.called == unknown


async def test_a_new_message_calls_off_the_hold_of_its_click() -> None:
    held, sent = AsyncMock(), AsyncMock(return_value=SimpleNamespace(id=8))
    response = SimpleNamespace(is_done=lambda: held.end.called, send_message=None)
    interaction: Any = SimpleNamespace(
        id=7, extras={"hold": held}, response=response, followup=SimpleNamespace(send=sent)
    )
    assert await responses.show(interaction, discord.ui.LayoutView()) == (8, False)
    assert sent.call_count == held.end.await_count == 1


async def test_a_file_is_whole_at_each_try_though_sending_it_closes_it() -> None:
    sent: list[bytes] = []

    async def edit(*, attachments: list[discord.File], **_: object) -> None:
        (file,) = attachments
        sent.append(file.fp.read())
        # discord.py and then aiohttp do this.
        file.close()
        file.fp.close()
        raise aiohttp.ServerDisconnectedError

    interaction: Any = SimpleNamespace(
        id=7,
        extras={},
        response=SimpleNamespace(is_done=lambda: False, defer=AsyncMock()),
        edit_original_response=edit,
    )
    await held_responses.hold(interaction, "beside")
    interaction.response.is_done = lambda: True
    await responses.show(interaction, discord.ui.LayoutView(), discord.File(BytesIO(b"all of it"), "a.json"))
    for _ in range(3):
        await interaction.extras["retry"]()
    assert sent == [b"all of it"] * 4
