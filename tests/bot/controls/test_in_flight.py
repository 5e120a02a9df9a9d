"""Interactions being handled: a stop waits for them, and each records when it was responded to."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.controls import in_flight
from bot.controls.in_flight import InFlight, StoppingError
from bot.observer import Observer


def click(
    kind: discord.InteractionType = discord.InteractionType.component,
    after: int = 0,
    control: str = "join",
    user: int = 7,
) -> discord.Interaction:
    """Return a click on a control, made `after` milliseconds after the first."""
    facts: dict[str, Any] = {"id": 1 + (after << 22), "guild_id": 5, "type": kind, "extras": {}}
    facts |= {"user": Mock(id=user), "message": Mock(id=8), "data": {"custom_id": control}}
    facts["response"] = Mock(is_done=Mock(return_value=False))
    return cast("discord.Interaction", SimpleNamespace(**facts))


@pytest.mark.parametrize(
    ("after", "control", "answered", "alone", "repeats"),
    [
        (in_flight.DOUBLE_CLICK - 1, "join", True, True, True),
        (in_flight.DOUBLE_CLICK, "join", True, True, False),
        (1, "leave", True, True, False),
        (1, "join", False, True, False),
        (1, "join", True, False, False),
        (0, "join", True, True, False),
    ],
)
async def test_the_second_of_two_clicks_repeats_the_first_if_that_was_answered(
    after: int, control: str, *, answered: bool, alone: bool, repeats: bool
) -> None:
    flights = InFlight(Observer())
    flights.alone = lambda: alone
    first, second = click(), click(after=after, control=control)
    flights.begin(first, "Join")
    if answered:
        in_flight.answered(first)
    flights.begin(second, "Join")
    assert in_flight.repeats(second) is repeats


async def test_a_click_repeats_only_the_last_one_and_none_that_was_refused() -> None:
    flights = InFlight(Observer())
    for after, control, error in ((0, "join", None), (1, "leave", None), (2, "open", OSError())):
        flights.begin(each := click(after=after, control=control), "Join")
        if error is not None:
            in_flight.failed(each, error, "refused")
        in_flight.answered(each)
    for control, repeats in (("join", False), ("leave", True), ("open", False)):
        flights.begin(again := click(after=3, control=control), "Join")
        assert in_flight.repeats(again) is repeats


async def test_the_clicks_of_only_so_many_people_are_remembered() -> None:
    flights = InFlight(Observer())
    for user in range(in_flight.PEOPLE_KEPT + 1):
        flights.begin(each := click(user=user), "Join")
        in_flight.answered(each)
    for user, known in ((0, False), (1, True)):
        flights.begin(again := click(after=1, user=user), "Join")
        assert in_flight.repeats(again) is known


async def test_it_is_idle_once_every_interaction_has_ended() -> None:
    flights, ended = InFlight(Observer()), list[discord.Interaction]()
    flights.ended.append(ended.append)
    first, twice = click(), click()
    flights.begin(first, "Play")
    flights.begin(twice, "Play")
    flights.end(first)
    flights.end(first)
    assert not flights.idle
    flights.end(twice)
    assert flights.idle
    assert [id(each) for each in ended] == [id(first), id(twice)]


async def test_a_stop_waits_for_what_is_handled_and_lets_nothing_more_in() -> None:
    flights = InFlight(Observer())
    flights.check()
    with flights.handling(click(), "Play"):
        drained = asyncio.ensure_future(flights.drain())
        await asyncio.sleep(0)
        assert not drained.done()
        with pytest.raises(StoppingError):
            flights.check()
    await drained


async def test_a_cut_ends_what_is_still_handled() -> None:
    flights = InFlight(Observer())

    async def handle() -> None:
        with flights.handling(click(), "Play"):
            await asyncio.Event().wait()

    task = asyncio.ensure_future(handle())
    await asyncio.sleep(0)
    await flights.cut()
    assert task.cancelled()
    assert flights.idle
    assert flights.closed


async def test_what_counts_is_who_could_get_a_click_when_it_arrived() -> None:
    flights, first, second = InFlight(Observer()), click(), click()
    flights.begin(first, "Play")
    flights.alone = lambda: False
    flights.begin(second, "Play")
    assert [in_flight.shared(each) for each in (first, second)] == [False, True]


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (discord.InteractionType.component, "click"),
        (discord.InteractionType.modal_submit, "form"),
        (discord.InteractionType.application_command, "command"),
        (discord.InteractionType.autocomplete, "other"),
    ],
)
async def test_the_first_word_about_a_response_counts(kind: discord.InteractionType, name: str) -> None:
    for first, second, word in (
        (in_flight.answered, _failed, "responded"),
        (_failed, in_flight.answered, "unanswered"),
    ):
        heard, interaction = Mock(spec=Observer), click(kind)
        InFlight(heard).begin(interaction, "Play")
        first(interaction)
        second(interaction)
        ((said, (told, *seconds), _),) = heard.method_calls
        assert (said, told) == (word, name)
        assert all(each >= 0 for each in seconds)


def _failed(interaction: discord.Interaction) -> None:
    in_flight.unanswered(interaction, RuntimeError("gone"))
