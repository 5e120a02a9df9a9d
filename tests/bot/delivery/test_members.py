"""Whether somebody has left a server: only Discord's word counts, and nobody is thrown out for want of it."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery import members
from bot.delivery.budget import Budget
from bot.delivery.members import Members
from bot.delivery.outbox import Outbox
from tests.patience import PATIENCE

GUILD, USER = 1, 2


class Server:
    """A server that answers in one way when it is asked for a member."""

    def __init__(self, error: Exception | None = None, *, silent: bool = False) -> None:
        self.error = error
        self.silent = silent

    async def fetch_member(self, user: int) -> object:
        assert user == USER
        if self.silent:
            await asyncio.Event().wait()
        if self.error:
            raise self.error
        return object()


def refused(status: int, code: int) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(cast(Any, response), {"code": code, "message": "no"})


async def has_left(server: Server | None) -> bool:
    client = SimpleNamespace(get_guild={GUILD: server}.get)
    return await Members(cast(Any, client), Outbox(Budget())).has_left(GUILD, USER)


@pytest.mark.parametrize("code", [10007, 10013])
async def test_a_person_who_is_no_member_has_left(code: int) -> None:
    assert await has_left(Server(refused(404, code)))


@pytest.mark.parametrize(
    "server",
    [None, Server(), Server(refused(403, 50001)), Server(refused(500, 0)), Server(OSError("gone"))],
    ids=["unknown server", "member", "no access", "failing", "cut off"],
)
async def test_a_member_or_an_unreadable_answer_counts_as_not_left(server: Server | None) -> None:
    assert not await has_left(server)


async def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "PATIENCE", 0.01)
    async with asyncio.timeout(PATIENCE):
        assert not await has_left(Server(silent=True))
