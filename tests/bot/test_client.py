"""The start of the bot."""

import asyncio
import inspect
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
    """The bot deletes the data of a server that it has left."""
    bot = make_bot(make_settings(tmp_path), Clock())
    bot.shards_here = Mock(complete=complete)
    assert bot.present() == present


async def test_closing_ends_every_part_even_if_others_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = make_bot(make_settings(tmp_path), Clock())
    ended = list[str]()

    def fail_after(owner: object, name: str) -> None:
        end = getattr(owner, name)

        async def fail() -> None:
            await end()
            ended.append(type(owner).__name__)
            raise ZeroDivisionError

        def fail_at_once() -> None:
            end()
            ended.append(type(owner).__name__)
            raise ZeroDivisionError

        monkeypatch.setattr(owner, name, fail if inspect.iscoroutinefunction(end) else fail_at_once)

    parts = (
        (bot.in_flight, "cut"),
        (bot.jobs, "close"),
        (bot.thinkers, "close"),
        (bot.painter, "close"),
        (bot.background.noting, "finish"),
        (bot.store, "close"),
    )
    for owner, name in parts:
        fail_after(owner, name)
    with pytest.raises(ZeroDivisionError):
        await bot.close()
    assert ended == [type(owner).__name__ for owner, _ in parts]
    assert bot.is_closed()
