"""The world of the playground: a server, a channel, a few people in it, and messages that outlast the bot."""

import logging
import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, cast

import discord
import simcord
from simcord import ChannelHandle, Env, MemberActor
from simcord.backend.cdn import CDN_BASE

from bot.delivery.emojis import USED
from bot.delivery.members import ALL
from bot.pictures.emojis import emoji_png
from bot.words.language import DEFAULT

_log = logging.getLogger(__name__)

KEPT = 200
"""So many of the last messages of a channel are kept."""


@dataclass(slots=True)
class Saved:
    """The messages by channel, and the files in them by address."""

    simcord: str
    messages: dict[int, list[Any]] = field(default_factory=dict[int, list[Any]])
    files: dict[str, bytes] = field(default_factory=dict[str, bytes])


class MessageFile:
    """A file that holds the messages of the simulated Discord."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, env: Env) -> None:
        """Write down the messages; the file is replaced at once or not at all."""
        saved = Saved(simcord.__version__)
        for channel, messages in env.backend.messages.items():
            last = sorted(messages.values(), key=lambda message: message.id)[-KEPT:]
            saved.messages[channel] = last
            for attachment in (each for message in last for each in message.attachments):
                content = env.backend.cdn.get(attachment["url"])
                if content is not None:
                    saved.files[attachment["url"]] = content
        fresh = self.path.with_suffix(".new")
        fresh.write_bytes(pickle.dumps(saved))
        fresh.replace(self.path)

    def restore(self, env: Env) -> None:
        """Put back the messages of channels that exist; a file that can't be read counts as none."""
        saved = self._load()
        if saved is None:
            return
        for channel, messages in saved.messages.items():
            if channel not in env.backend.channels:
                continue
            env.backend.messages[channel] = {message.id: message for message in messages}
            for message in messages:
                for attachment in message.attachments:
                    _store(env, channel, attachment, saved.files)

    def _load(self) -> Saved | None:
        try:
            # The file lies in the player's own folder and was written by `save`.
            saved = pickle.loads(self.path.read_bytes())  # noqa: S301
        except FileNotFoundError:
            return None
        except Exception as error:  # noqa: BLE001 - what a damaged pickle raises can be anything
            _log.warning("The messages of the last time can't be read (%s); the games can", error)
            return None
        if not isinstance(saved, Saved) or saved.simcord != simcord.__version__:
            _log.warning("The messages of the last time are from another version; the games are still there")
            return None
        return saved


def _store(env: Env, channel: int, attachment: dict[str, Any], files: dict[str, bytes]) -> None:
    content = files.get(attachment["url"])
    if content is not None:
        env.backend.cdn.store_attachment(
            int(attachment["id"]), channel, attachment["filename"], content, attachment.get("description")
        )


SERVER = "The playground"
CHANNEL = "citadels"
TOPIC = "Press New game, or type /citadels new in the box below. “Viewing as” makes you somebody else."
PEOPLE = (("sam", "Sam"), ("ada", "Ada"), ("grace", "Grace"))
BOT_NAME = "Citadels"

OTHER_NAMES = {DEFAULT: "en-US"}
"""The languages that Discord names otherwise than the bot."""


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
    """The simulated Discord: its environment, the channel to play in, the people, and their `locale`."""

    env: Env
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    locale: str


def build(bot: discord.AutoShardedClient, settle_timeout: float, locale: str = DEFAULT) -> SimulatedWorld:
    """Make the world for a bot that has not started yet; `locale` is the language of everybody's Discord.

    Everything that lasts is made in the same order, at the same simulated moment, before the bot can make
    anything. So it has the same ids at every start, and a stored game finds its channel and its players.
    """
    env = Env(bot, check_errors=False, settle_timeout=settle_timeout, shard_count=1)
    env.backend.edit_bot_profile(BOT_NAME)
    users = [env.create_user(name, global_name=shown) for name, shown in PEOPLE]
    guild = env.create_guild(SERVER, owner=users[0])
    _invite(env, guild.id)
    # The page shows the channel alone, and nobody could follow a game into its thread.
    full = "Maximum number of active threads reached"
    env.inject_error("POST", "/channels/*/threads", status=400, code=160006, message=full, times=None)
    spoken = OTHER_NAMES.get(locale, locale)
    env.backend.subscribers.append(partial(_speak, spoken))
    channel = guild.create_text_channel(CHANNEL, topic=TOPIC)
    people = tuple(guild.add_member(user) for user in users)
    for user in users:
        assert user.dm_channel  # made now, for its id
    # The same ones at every start: simcord would forget uploaded ones, and messages with them are kept.
    for each in USED:
        env.backend.create_application_emoji(each.file_name)
    # The attribute is meant for simcord's own class, of which this has all that is used.
    cast(Any, env.backend).clock = WallClock()
    return SimulatedWorld(env, channel, people, spoken)


def _invite(env: Env, guild: int) -> None:
    """Give the bot in a server what it asks for in its invitation, and nothing more."""
    allowed = discord.Permissions(**dict.fromkeys(ALL, True)).value
    for role in env.backend.get_guild(guild).roles.values():
        if role.managed:
            role.permissions = allowed


def _speak(locale: str, event: str, payload: Mapping[str, Any]) -> None:
    """Have what a person clicks say that their Discord is in a language: simcord always says English."""
    if event == "INTERACTION_CREATE":
        cast(dict[str, Any], payload)["locale"] = locale


def emoji_files(env: Env) -> dict[str, tuple[str, bytes]]:
    """Return the files of the bot's emojis by their addresses: simcord doesn't keep them."""
    made = {each.file_name: each for each in USED}
    return {
        f"{CDN_BASE}/emojis/{each.id}.png": (f"{each.name}.png", emoji_png(made[each.name]))
        for each in env.backend.application_emojis.values()
        if each.name in made
    }
