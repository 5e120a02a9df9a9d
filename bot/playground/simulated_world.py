"""The world of the playground: a server, a channel, a few people, and messages that outlive the bot."""

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

from bot.delivery.emojis import USED_EMOJIS
from bot.delivery.members import ALL_PERMISSIONS
from bot.pictures.emojis import emoji_png
from bot.words.language import DEFAULT_LOCALE, Language

_log = logging.getLogger(__name__)

MESSAGES_KEPT = 200  # How many messages we save for each channel.


@dataclass(slots=True)
class Saved:
    """Messages by channel, their files by address, and the commands whose ids they mention."""

    simcord: str
    messages: dict[int, list[Any]] = field(default_factory=dict[int, list[Any]])
    files: dict[str, bytes] = field(default_factory=dict[str, bytes])
    commands: dict[Any, Any] = field(default_factory=dict[Any, Any])


class MessageFile:
    """A file for the messages of the simulated Discord."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, env: Env) -> None:
        """Write the messages. The file is replaced as a whole or not at all."""
        saved = Saved(simcord.__version__, commands=env.backend.commands)
        for channel, messages in env.backend.messages.items():
            last = sorted(messages.values(), key=lambda message: message.id)[-MESSAGES_KEPT:]
            saved.messages[channel] = last
            for attachment in (each for message in last for each in message.attachments):
                content = env.backend.cdn.get(attachment["url"])
                if content is not None:
                    saved.files[attachment["url"]] = content
        fresh = self.path.with_suffix(".new")
        fresh.write_bytes(pickle.dumps(saved))
        fresh.replace(self.path)

    def restore(self, env: Env) -> None:
        """Restore the messages of existing channels. An unreadable file counts as empty."""
        saved = self._load()
        if saved is None:
            return
        # A command that the bot registers again keeps its id. Files of earlier releases have no commands.
        env.backend.commands.update(getattr(saved, "commands", {}))
        for channel, messages in saved.messages.items():
            if channel not in env.backend.channels:
                continue
            env.backend.messages[channel] = {message.id: message for message in messages}
            for message in messages:
                for attachment in message.attachments:
                    _store(env, channel, attachment, saved.files)

    def _load(self) -> Saved | None:
        try:
            # `save` wrote the file into the user's own folder.
            saved = pickle.loads(self.path.read_bytes())  # noqa: S301
        except FileNotFoundError:
            return None
        except Exception as error:  # noqa: BLE001 - a damaged pickle can raise any error
            _log.warning("The messages of the last session can't be read (%s); the games can", error)
            return None
        if not isinstance(saved, Saved) or saved.simcord != simcord.__version__:
            _log.warning("The last session's messages are from another version; the games are still there")
            return None
        return saved


def _store(env: Env, channel: int, attachment: dict[str, Any], files: dict[str, bytes]) -> None:
    content = files.get(attachment["url"])
    if content is not None:
        env.backend.cdn.store_attachment(
            int(attachment["id"]), channel, attachment["filename"], content, attachment.get("description")
        )


SERVER_NAME = "The playground"
CHANNEL_NAME = "citadels"
PEOPLE = (("sam", "Sam"), ("ada", "Ada"), ("grace", "Grace"))
BOT_NAME = "Citadels"

OTHER_NAMES = {DEFAULT_LOCALE: "en-US"}  # The languages whose codes in Discord and in the bot differ.


class WallClock:
    """simcord's clock with the real time of day, so that ids never repeat. Elapsed time is simulated."""

    def __init__(self) -> None:
        self.elapsed = 0.0

    def now(self) -> datetime:
        """Return the real time."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Advance simulated time."""
        self.elapsed += seconds


@dataclass(frozen=True, slots=True)
class SimulatedWorld:
    """The simulated Discord: its environment, the channel to play in, the people, and their `locale`."""

    env: Env
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    locale: str


def build(
    bot: discord.AutoShardedClient, settle_timeout: float, locale: str = DEFAULT_LOCALE
) -> SimulatedWorld:
    """Make the world for a bot before it starts.

    Everything lasting is made in the same order, at the same simulated time, before the bot can make
    anything. So ids are the same at every start, and a stored game finds its channel and its players.
    """
    env = Env(bot, check_errors=False, settle_timeout=settle_timeout, shard_count=1)
    env.backend.edit_bot_profile(BOT_NAME)
    users = [env.create_user(name, global_name=shown) for name, shown in PEOPLE]
    guild = env.create_guild(SERVER_NAME, owner=users[0])
    _invite(env, guild.id)
    # The page shows only the channel, so people couldn't follow a game into a thread.
    full = "Maximum number of active threads reached"
    env.inject_error("POST", "/channels/*/threads", status=400, code=160006, message=full, times=None)
    spoken = OTHER_NAMES.get(locale, locale)
    env.backend.subscribers.append(partial(_speak, spoken))
    channel = guild.create_text_channel(CHANNEL_NAME, topic=Language(locale)("welcome-topic"))
    people = tuple(guild.add_member(user) for user in users)
    for user in users:
        assert user.dm_channel  # made now, to get its id
    # Use the same emojis at every start: simcord would forget uploaded ones, but saved messages use them.
    for each in USED_EMOJIS:
        env.backend.create_application_emoji(each.file_name)
    # simcord declares its own type for this attribute, but uses only these members.
    cast("Any", env.backend).clock = WallClock()
    return SimulatedWorld(env, channel, people, spoken)


def _invite(env: Env, guild: int) -> None:
    """Give the bot exactly the permissions that its invitation asks for."""
    allowed = discord.Permissions(**dict.fromkeys(ALL_PERMISSIONS, True)).value
    for role in env.backend.get_guild(guild).roles.values():
        if role.managed:
            role.permissions = allowed


def _speak(locale: str, event: str, payload: Mapping[str, Any]) -> None:
    """Set the locale of a person's interactions, because simcord always sends English."""
    if event == "INTERACTION_CREATE":
        cast("dict[str, Any]", payload)["locale"] = locale


def emoji_files(env: Env) -> dict[str, tuple[str, bytes]]:
    """Return the files of the bot's emojis by their addresses, because simcord doesn't keep them."""
    made = {each.file_name: each for each in USED_EMOJIS}
    return {
        f"{CDN_BASE}/emojis/{each.id}.png": (f"{each.name}.png", emoji_png(made[each.name]))
        for each in env.backend.application_emojis.values()
        if each.name in made
    }
