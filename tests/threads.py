"""Games that are played in threads."""

from dataclasses import replace

import simcord
from simcord.builders import ChannelHandle

from tests.house import House, texts


async def want_threads(house: House) -> None:
    """Let the server play games in threads."""
    await house.bot.store.servers.change(house.guild.id, lambda before: replace(before, threads=True))


def seen(house: House, channel: ChannelHandle) -> str:
    """Return all public text in a channel."""
    return "\n".join(texts(house.stored(each)) for each in channel.history() if not each.flags.ephemeral)


async def in_thread(house: House, *people: simcord.MemberActor) -> tuple[str, ChannelHandle]:
    """Start a game in a thread, which the house then uses. Return its id, and the channel."""
    await want_threads(house)
    channel = house.channel
    game = await house.open(*people)
    (house.channel,) = channel.threads
    return game, channel


def overlook_deletions(house: House) -> None:
    """Let the bot ignore deletions of threads until it restarts."""
    (heard,) = house.bot.extra_events["on_raw_thread_delete"]
    house.bot.remove_listener(heard, "on_raw_thread_delete")
