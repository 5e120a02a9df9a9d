"""A tiny bot for the playground, and a browser's tab without the browser."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any, Self, TypeVar

import aiohttp
import discord
from discord.ui import ActionRow, Button, DynamicItem, Item, LayoutView, TextDisplay

from bot.playground.page import parts
from tests.patience import PATIENCE

T = TypeVar("T")
Json = dict[str, Any]
Click = discord.Interaction[Any]


class Lever(DynamicItem[Button[Any]], template=r"demo:(?P<name>[a-z]+)"):
    """A button that tells the bot its name."""

    def __init__(self, name: str) -> None:
        super().__init__(Button(label=name, custom_id=f"demo:{name}"))
        self.name = name

    @classmethod
    async def from_custom_id(cls, _interaction: Click, _item: Item[Any], match: re.Match[str], /) -> Self:
        return cls(match["name"])

    async def callback(self, interaction: Click) -> None:
        interaction.client.pulled.append(self.name)
        interaction.client.when_pulled()
        interaction.client.spoken.append(str(interaction.locale))
        await interaction.response.send_message(f"pulled {self.name}", ephemeral=True)


class Demo(discord.AutoShardedClient):
    """Shows one message with levers; `show` changes it."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), member_cache_flags=discord.MemberCacheFlags.none()
        )
        self.pulled: list[str] = []
        self.message: discord.Message | None = None
        self.spoken: list[str] = []
        self.when_pulled: Callable[[], object] = lambda: None
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ended = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Lever)

    async def on_ready(self) -> None:
        (channel,) = self.guilds[0].text_channels
        async for message in channel.history():
            self.message = message
            return
        self.message = await channel.send(view=layout("at first", "pull"))

    async def close(self) -> None:
        await super().close()
        self.ended.set()

    def later(self, seconds: float, text: str, *levers: str) -> None:
        """Change the message later, in a task of the bot."""

        async def change() -> None:
            await asyncio.sleep(seconds)
            assert self.message is not None
            await self.message.edit(view=layout(text, *levers))

        self.work(change())

    def work(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task of the bot."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        return task


def layout(text: str, *levers: str) -> LayoutView:
    view = LayoutView(timeout=None)
    view.add_item(TextDisplay(text))
    row = ActionRow[LayoutView]()
    for name in levers:
        row.add_item(Lever(name))
    view.add_item(row)
    return view


class Tab:
    """The page as a browser has it open."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self.session = session
        self.origin, _, self.key = url.partition("/#")
        self.state: Json = {}
        self.sequence = 0

    async def open(self) -> Self:
        self.state = await self._call("POST", "/api/pages", {})
        return self

    async def look(self) -> Json:
        self.state = await self._call("GET", "/api/state")
        return self.state

    async def until(self, text: str) -> Json:
        """Load the page again and again, as the page itself does, until it shows the text."""
        async with asyncio.timeout(PATIENCE):
            while text not in self.text:
                await asyncio.sleep(0.05)
                await self.look()
        return self.state

    @property
    def text(self) -> str:
        return "\n".join(
            str(part["content"])
            for message in self.state["messages"].values()
            for part in parts(message)
            if isinstance(part.get("content"), str)
        )

    async def click(self, label: str, seen: Json | None = None) -> Json:
        """Click a button as the page showed it, by default as it was last loaded."""
        shown = seen or self.state
        (key,) = {part["control_key"] for part in parts(shown["messages"]) if part.get("label") == label}
        return await self.act("click", shown, control_key=key, target_id=key.split(":")[1])

    async def act(self, kind: str, seen: Json | None = None, **more: object) -> Json:
        shown = seen or self.state
        body = {
            "protocol_version": 3,
            "sequence": self.sequence + 1,
            "request_id": f"request-{self.sequence}-{shown['publishedRevision']}",
            "generation": shown["context"]["generation"],
            "bot_generation": shown["botGeneration"],
            "published_revision": shown["publishedRevision"],
            "kind": kind,
            **more,
        }
        receipt = await self._call("POST", "/api/action", body)
        self.sequence = receipt["expectedSequence"]
        return receipt

    async def _call(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"X-Simcord-Capability": self.key}
        if self.state:
            headers["X-Simcord-Context"] = self.state["context"]["id"]
        async with self.session.request(method, self.origin + path, json=body, headers=headers) as response:
            assert response.status == 200, await response.text()
            return await response.json()
