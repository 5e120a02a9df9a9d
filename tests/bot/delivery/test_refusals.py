"""Every error has words that fit it."""

from types import SimpleNamespace
from typing import Any, cast, get_args
from unittest.mock import AsyncMock

import discord
import pytest

from bot.controls.in_flight import InFlight
from bot.delivery.refusals import Refusals, explain
from bot.observer import Observer
from bot.words.language import Language
from storage.database.storage_errors import Cause, NotReadError, NotStoredError, UnavailableError, UnsureError
from tests.house import House

say = Language()

CAUSES: tuple[Cause, ...] = get_args(Cause)


@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("kind", [NotStoredError, UnsureError, NotReadError])
def test_a_fault_of_the_database_is_told_without_its_own_words(
    kind: type[UnavailableError], cause: Cause
) -> None:
    told = explain(kind("SQLITE_OOPS", cause), say)
    key = dict[type[UnavailableError], str](
        {NotStoredError: "outage", UnsureError: "unsure", NotReadError: "not-read"}
    )[kind]
    assert told == say(f"error-{key}", cause=cause)
    assert "SQLITE" not in told


def test_each_is_told_otherwise() -> None:
    told = {explain(kind("", cause), say) for kind in (NotStoredError, UnsureError) for cause in CAUSES}
    # A full disk can still be read.
    told |= {explain(NotReadError("", cause), say) for cause in CAUSES if cause != "full"}
    assert len(told) == 3 * len(CAUSES) - 1


def test_a_change_that_failed_alone_may_be_tried_again() -> None:
    assert explain(NotStoredError("constraint"), say) == say("error-not-stored")


async def test_a_click_that_another_process_may_be_answering_gets_no_refusal(house: House) -> None:
    """It may have stored the answer that this process couldn't. If nobody else got the click, explain."""
    alice = house.add("alice")
    await house.open(alice, computers=3)
    board = house.channel.history()[-1]
    house.patch.setattr(
        house.bot.registry, "load", AsyncMock(side_effect=NotReadError("the server is away", "failing"))
    )
    for alone in (True, False):
        house.bot.in_flight.alone = lambda alone=alone: alone
        before = len(house.env.http_requests)
        await alice.click(board, label=say("button-play"))
        assert (len(house.env.http_requests) > before) is alone


async def test_nor_is_it_told_that_a_button_is_unknown() -> None:
    flights = InFlight(Observer())
    flights.alone = lambda: False
    interaction = cast(
        "Any", SimpleNamespace(extras={}, id=1, guild_id=None, type=discord.InteractionType.component)
    )
    flights.begin(interaction, "unknown")
    # It would fail on this interaction if it responded.
    await Refusals(cast("Any", None)).unknown(interaction)
