"""Start a bot as `tests.wire.launch` does, which dies at a chosen point of its work, or has a wrong clock.

Once its folder has a file named after one of `PHASES`, the bot is killed at that point. `AHEAD` is how many
seconds its wall clock is ahead. Public messages have no pictures. They contain the version of their game, and
the bot's `NUMBER`. At a file of `STOPS`, the bot suspends itself once at that point. While its folder has a
file `flood`, it sends as many messages as its budget allows.
"""

import asyncio
import os
import runpy
import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import ClientResponse
from aiohttp.client_reqrep import ClientRequest
from aiohttp.connector import Connection

PHASES = (
    "die-before-storing",
    "die-after-storing",
    "die-before-showing",
    "die-after-posting",
    "die-with-a-slot",
)
"""Before an answer is stored; after that, before the response; after the response; between posting a message
and storing its place; after a slot was taken."""

STOPS = ("stop-after-posting", "stop-before-writing")
"""After posting a board, before storing its place; and when a request has its connection."""


def stand_still(where: str) -> None:
    """Suspend the bot here, once, if the test wants it."""
    if Path(where).exists():
        Path(where).unlink()
        os.kill(os.getpid(), signal.SIGSTOP)


def pass_by(phase: str) -> None:
    """Kill the bot here if the test wants it."""
    if Path(phase).exists():
        os.kill(os.getpid(), signal.SIGKILL)


def set_clock(ahead: float) -> None:
    """Set the wall clock ahead. Import nothing of the bot before."""
    right = time.time
    time.time = lambda: right() + ahead


def be_mortal() -> None:
    """Call `pass_by` at all points at which the bot may die."""
    from bot.delivery.message_sender import MessageSender
    from storage.database.dialect import SLOTS
    from storage.database.transaction import Row, Transaction, Value

    run, stored = Transaction.rows, False

    def rows(self: Transaction, sql: str, *values: Value) -> Sequence[Row]:
        nonlocal stored
        if sql.startswith("INSERT INTO clicks"):
            pass_by("die-before-storing")
            stored = True
        found = run(self, sql, *values)
        if sql == "COMMIT" and stored:
            stored = False
            pass_by("die-after-storing")
        if sql.startswith(f"SELECT pg_try_advisory_lock({SLOTS}"):
            pass_by("die-with-a-slot")
        return found

    def showing(send: Callable[..., Any]) -> Callable[..., Any]:
        async def sent(*given: Any, **more: Any) -> Any:
            pass_by("die-before-showing")
            result = await send(*given, **more)
            if send is post:
                pass_by("die-after-posting")
                stand_still("stop-after-posting")
            return result

        return sent

    async def write(self: ClientRequest, conn: Connection) -> ClientResponse:
        if self.method == "PATCH" and "/channels/" in self.url.path:
            stand_still("stop-before-writing")
        return await written(self, conn)

    post, written = MessageSender.post, ClientRequest.send
    ClientRequest.send = write
    Transaction.rows = rows
    MessageSender.change, MessageSender.post = showing(MessageSender.change), showing(MessageSender.post)


def mark_boards(number: str) -> None:
    """Let boards contain their version, and the bot's number."""
    import discord

    from bot.delivery import boards
    from bot.pictures.picture import Painter, Picture
    from bot.screens.content import Content
    from bot.tables.table import Table
    from bot.tables.view_models import PublicModel

    content_of = boards.content_of

    def marked(table: Table, model: PublicModel) -> Content:
        made = table.board.newest
        shown = made.stored if made is not None and made.model is model else table.stored
        content, mark = content_of(table, model), f"version {shown.version} by {number}"

        def screen(_: Sequence[Picture]) -> discord.ui.LayoutView:
            return content.screen(()).add_item(discord.ui.TextDisplay(mark))

        return Content(screen)

    async def nothing(self: Painter, picture: Picture) -> bytes:
        return b""

    boards.content_of = marked
    Painter.paint = nothing


FLOOD = "flood"

SENT = "X-Sent"
"""The header with the time at which a request was sent, because a busy Discord handles it later."""


def stamp_requests() -> None:
    """Put the time into each request, by the clock that all processes of a machine share."""
    request = aiohttp.ClientSession.request

    def stamped(self: aiohttp.ClientSession, *given: Any, **more: Any) -> Any:
        more["headers"] = {**(more.get("headers") or {}), SENT: str(time.monotonic())}
        return request(self, *given, **more)

    aiohttp.ClientSession.request = stamped


def be_ready_to_flood() -> None:
    """Let the bot send messages with its own token while the file exists."""
    from bot.client import CitadelsBot
    from bot.delivery.outbox import Urgency

    ready = CitadelsBot.on_ready

    async def send(bot: CitadelsBot) -> None:
        channel = bot.get_partial_messageable(int(os.environ["CHANNEL"]))
        while True:
            if os.path.exists(FLOOD):  # noqa: PTH110 - it is a moment
                await bot.delivery.budget.spend(Urgency.BOARD)
                await channel.send("more")
            else:
                await asyncio.sleep(0.1)

    async def on_ready(self: CitadelsBot) -> None:
        await ready(self)
        for number in range(50):
            self.jobs.start(send(self), f"flood {number}")

    CitadelsBot.on_ready = on_ready


if __name__ == "__main__":
    set_clock(float(os.environ.get("AHEAD", "0")))
    stamp_requests()
    be_mortal()
    mark_boards(os.environ["NUMBER"])
    if "CHANNEL" in os.environ:
        be_ready_to_flood()
    runpy.run_module("tests.wire.launch", run_name="__main__", alter_sys=True)
