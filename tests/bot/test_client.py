"""A bot that starts."""

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.pictures.picture import Picture
from tests.bot.pictures.samples import career
from tests.house import Clock, make_bot, make_settings


async def test_it_draws_the_first_pictures_while_it_connects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, done = list[Picture](), asyncio.Event()
    first = career(3), career(4)

    async def connect(self: discord.Client, token: str, *, reconnect: bool) -> None:
        await done.wait()

    async def warm(pictures: Any) -> None:
        drawn.extend(pictures())
        done.set()

    monkeypatch.setattr(discord.Client, "start", connect)
    monkeypatch.setattr("bot.client.first_pictures", lambda: first)
    bot = make_bot(make_settings(tmp_path), Clock())
    monkeypatch.setattr(bot.painter, "warm", warm)
    try:
        await bot.start("token")
    finally:
        await bot.close()
    assert drawn == [*first]


@pytest.mark.parametrize(("complete", "present"), [(False, None), (True, [])])
async def test_while_shards_connect_it_is_unknown_which_servers_are_left(
    tmp_path: Path, *, complete: bool, present: list[int] | None
) -> None:
    """The data of a server that the bot has left is deleted."""
    bot = make_bot(make_settings(tmp_path), Clock())
    bot.shards_here = Mock(complete=complete)
    assert bot.present() == present
