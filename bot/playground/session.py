"""One session of the playground, from the start of the bot to its end."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import discord
from discord.ui import LayoutView
from simcord import Preview, SetupError

from bot.playground.page import Turnstile, keep_up_to_date, pages_of
from bot.playground.simulated_world import PEOPLE, MessageFile, SimulatedWorld, build

Greeting: TypeAlias = Callable[[Sequence[tuple[str, str]]], LayoutView]
"""Makes the first message, of people's names and where their direct messages can be read."""

_log = logging.getLogger(__name__)

PATIENCE = 3.0
"""How long the page waits after a click for the bot to finish, before it says that it isn't sure."""


async def host(
    bot: discord.AutoShardedClient,
    folder: Path,
    port: int,
    stop: asyncio.Event,
    ready: Callable[[str], None],
    *,
    greeting: Greeting | None = None,
    beside: Callable[[SimulatedWorld], contextlib.AbstractAsyncContextManager[None]] | None = None,
) -> None:
    """Run the bot in the playground until `stop` is set or the page's session is ended.

    `ready` is called with the address of the page. The folder holds all data that must last. An empty channel
    gets the `greeting`. `beside` runs as long as the page does. Raises `OSError` if the port is taken, or one
    of those for direct messages.
    """
    world = build(bot, PATIENCE)
    memory = MessageFile(folder / "messages.pickle")
    memory.restore(world.env)
    try:
        await world.env.start()
        with world.env.time_context():
            async with (
                beside(world) if beside else contextlib.nullcontext(),
                pages_of(world, port, folder / "key") as previews,
            ):
                if greeting and not world.env.backend.messages.get(world.channel.id):
                    names = [name for _, name in PEOPLE]
                    direct = list(zip(names, [each.url for each in previews[1:]], strict=True))
                    await bot.get_partial_messageable(world.channel.id).send(view=greeting(direct))
                await _show(world, previews, memory, stop, ready)
    except SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise error.__cause__ from None
        raise
    finally:
        await bot.close()
        memory.save(world.env)
        with contextlib.suppress(TimeoutError):
            await world.env.shutdown()


async def _show(
    world: SimulatedWorld,
    previews: list[Preview],
    memory: MessageFile,
    stop: asyncio.Event,
    ready: Callable[[str], None],
) -> None:
    turnstile = Turnstile(world.env, previews)
    ready(previews[0].url)
    tasks: set[asyncio.Task[object]] = {
        asyncio.create_task(keep_up_to_date(world, previews, turnstile, memory)),
        asyncio.create_task(stop.wait()),
        *(asyncio.create_task(preview.wait_closed()) for preview in previews),
    }
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        task.result()
