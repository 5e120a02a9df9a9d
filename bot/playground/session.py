"""A session of the playground, from the start of the bot to its end."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from contextvars import Context
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias, TypeVar

import discord
from simcord import Preview, SetupError

from bot.playground.page import Turnstile, keep_up_to_date, pages_of
from bot.playground.simulated_world import PEOPLE, MessageFile, SimulatedWorld, build
from bot.thinking.search_pool import SearchPool
from bot.words.language import DEFAULT_LOCALE

Greeting: TypeAlias = Callable[[discord.PartialMessageable, Sequence[tuple[str, str]]], Awaitable[object]]
"""Posts the first message. Takes pairs of a person's name and the address of their direct messages."""

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)

SETTLE_TIMEOUT = 3.0  # Seconds for which the page waits after a click for the bot to finish.


async def host(
    bot: discord.AutoShardedClient,
    folder: Path,
    port: int,
    stop: asyncio.Event,
    ready: Callable[[str], None],
    *,
    locale: str = DEFAULT_LOCALE,
    greeting: Greeting | None = None,
    beside: Callable[[SimulatedWorld], contextlib.AbstractAsyncContextManager[None]] | None = None,
) -> None:
    """Run the bot in the playground until `stop` is set or the page's session ends.

    `ready` gets the address of the page. The folder holds all lasting data. `locale` is everybody's language
    in Discord. An empty channel gets the `greeting`. `beside` runs as long as the page. Raises `OSError` if a
    port is taken.
    """
    world = build(bot, SETTLE_TIMEOUT, locale)
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
                    await greeting(bot.get_partial_messageable(world.channel.id), direct)
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


@contextlib.asynccontextmanager
async def searches_apart(pool: SearchPool, world: SimulatedWorld) -> AsyncGenerator[None]:
    """Inside the block, the page doesn't wait for the searches of computer players.

    simcord shows the result of a click only when the bot is idle. But after the end of a game, a search runs
    for half a minute.
    """

    def apart(search: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        async def searched(*asked: P.args, **options: P.kwargs) -> T:
            # simcord takes a task for the bot's if it was created in the bot's context.
            task = Context().run(asyncio.create_task, search(*asked, **options))
            return await world.env.external_wait(task, reason="another process searches")

        return searched

    pool.think = apart(pool.think)  # pyright: ignore[reportAttributeAccessIssue] - the bot makes its own pool
    pool.think_when_free = apart(pool.think_when_free)  # pyright: ignore[reportAttributeAccessIssue]
    yield
