"""A channel of the local Discord, in which screens are posted as the bot would send them."""

import contextlib
import io
from collections.abc import AsyncGenerator, Sequence
from typing import Any, NamedTuple

import discord
import simcord
from discord import app_commands

from bot.pictures.picture import Painter
from bot.words.language import know_commands
from bot.words.patterns import ROOT_COMMAND
from tests.patience import PATIENCE
from tests.screens.screen import CHANNEL, NOW, Screen

BOT_NAME = "Citadels"
READER = "Ada"


class Poster(discord.AutoShardedClient):
    """A bot that has only these screens: it sends the public ones, and shows the private ones."""

    def __init__(self, screens: Sequence[Screen]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), member_cache_flags=discord.MemberCacheFlags.none()
        )
        self.screens = {screen.name: screen for screen in screens}
        self.painter = Painter()
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Register the command for private screens."""

        async def show(interaction: discord.Interaction[Any], screen: str) -> None:
            found = self.screens[screen]
            files = await self.files(found)
            view = named(found.view(), interaction.channel_id or 0)
            await interaction.response.send_message(view=view, files=files, ephemeral=True)

        self.tree.add_command(app_commands.Command(name=ROOT_COMMAND, description="Show", callback=show))
        know_commands({command.name: command.id for command in await self.tree.sync()})

    async def files(self, screen: Screen) -> list[discord.File]:
        """Draw the pictures of a screen; return them with the other files."""
        drawn = [
            discord.File(io.BytesIO(await self.painter.paint(each)), name)
            for name, each in screen.pictures.items()
        ]
        return [*drawn, *(discord.File(io.BytesIO(each), name) for name, each in screen.files.items())]

    async def close(self) -> None:
        """Stop painting, too."""
        self.painter.close()
        await super().close()


def named(view: discord.ui.LayoutView, channel: int) -> discord.ui.LayoutView:
    """Replace the channel in the texts of a view by the one in which it is shown."""
    for item in view.walk_children():
        if isinstance(item, discord.ui.TextDisplay):
            item.content = item.content.replace(f"<#{CHANNEL}>", f"<#{channel}>")
    return view


class Stage(NamedTuple):
    """A channel with screens. `messages` has their ids, by the names of the screens."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    reader: simcord.MemberActor
    messages: dict[str, str]

    def page(self, width: int, height: int) -> simcord.Preview:
        """Make the page of the channel in this size, whatever the window's size is."""
        return self.env.preview(
            self.channel,
            viewers=[self.reader],
            layout="channel",
            display="fixed",
            width=width,
            height=height,
            presentation_time=NOW,
        )


@contextlib.asynccontextmanager
async def staged(screens: Sequence[Screen]) -> AsyncGenerator[Stage]:
    """Show all these screens in one channel."""
    poster = Poster(screens)
    env = simcord.Env(poster, settle_timeout=PATIENCE, shard_count=1)
    env.backend.edit_bot_profile(BOT_NAME)
    await env.start()
    try:
        guild = env.create_guild("The playground")
        channel = guild.create_text_channel(ROOT_COMMAND)
        reader = guild.add_member(env.create_user(READER.lower(), global_name=READER))
        messages: dict[str, str] = {}
        with env.time_context():
            for screen in screens:
                await _post(poster, screen, channel, reader)
                posted = channel.history(viewer=reader)[-1:]
                # Otherwise a screen that can't be sent would be measured and shown as the one before it.
                new = next((str(each.id) for each in posted if str(each.id) not in messages.values()), "")
                assert new, f"{screen.name} wasn't posted"
                messages[screen.name] = new
            yield Stage(env, channel, reader, messages)
    finally:
        await poster.close()
        await env.shutdown()


async def _post(
    poster: Poster, screen: Screen, channel: simcord.ChannelHandle, reader: simcord.MemberActor
) -> None:
    if screen.private:
        await reader.slash(channel, ROOT_COMMAND, screen=screen.name)
        return
    # The page leaves out the author if the message before has the same one.
    await reader.send(channel, "…")
    found = poster.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    await found.send(view=named(screen.view(), channel.id), files=await poster.files(screen))
