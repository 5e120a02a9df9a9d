"""The world of the playground: a server, a channel, and a few people in it."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, cast

import discord
from simcord import ChannelHandle, Env, MemberActor
from simcord.backend.cdn import CDN_BASE

from bot.delivery.emojis import USED
from bot.pictures.emojis import emoji_png

SERVER = "The playground"
CHANNEL = "citadels"
TOPIC = "Press New game, or type /citadels new in the box below. “Viewing as” makes you somebody else."
PEOPLE = (("sam", "Sam"), ("ada", "Ada"), ("grace", "Grace"))
BOT_NAME = "Citadels"


class WallClock:
    """simcord's clock with the real time of day; how much time has passed stays simulated.

    Ids contain the time, so the ids of one run never come again in the next.
    """

    def __init__(self) -> None:
        self.elapsed = 0.0

    def now(self) -> datetime:
        """Return the real time."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Let simulated time pass."""
        self.elapsed += seconds


@dataclass(frozen=True, slots=True)
class SimulatedWorld:
    """The simulated Discord: its environment, the channel to play in, the people."""

    env: Env
    channel: ChannelHandle
    people: tuple[MemberActor, ...]


def build(bot: discord.AutoShardedClient, settle_timeout: float) -> SimulatedWorld:
    """Make the world for a bot that has not started yet.

    Everything that lasts is made in the same order, at the same simulated moment, before the bot can make
    anything. So it has the same ids at every start, and a stored game finds its channel and its players.
    """
    env = Env(bot, check_errors=False, settle_timeout=settle_timeout, shard_count=1)
    env.backend.edit_bot_profile(BOT_NAME)
    users = [env.create_user(name, global_name=shown) for name, shown in PEOPLE]
    guild = env.create_guild(SERVER, owner=users[0])
    # The page shows the channel alone, and nobody could follow a game into its thread.
    denied = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel(CHANNEL, topic=TOPIC, overwrites={guild.default_role: denied})
    people = tuple(guild.add_member(user) for user in users)
    for user in users:
        assert user.dm_channel  # made now, for its id
    # The same ones at every start: simcord would forget uploaded ones, and messages with them are kept.
    for each in USED:
        env.backend.create_application_emoji(each.file_name)
    # The attribute is meant for simcord's own class, of which this has all that is used.
    cast(Any, env.backend).clock = WallClock()
    return SimulatedWorld(env, channel, people)


def emoji_files(env: Env) -> dict[str, tuple[str, bytes]]:
    """Return the files of the bot's emojis by their addresses: simcord doesn't keep them."""
    made = {each.file_name: each for each in USED}
    return {
        f"{CDN_BASE}/emojis/{each.id}.png": (f"{each.name}.png", emoji_png(made[each.name]))
        for each in env.backend.application_emojis.values()
        if each.name in made
    }
