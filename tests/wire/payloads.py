"""The payloads of Discord, as far as the bot reads them."""

import itertools
from collections.abc import Sequence
from typing import Any

from discord.utils import time_snowflake, utcnow

from tests.house import BUTTON, SELECT, walk

Payload = dict[str, Any]

APPLICATION, GUILD, CHANNEL = "1001", "2001", "3001"
ALICE, BOB, CAROL = "4001", "4002", "4003"
NAMES = {ALICE: "alice", BOB: "bob", CAROL: "carol"}
EVERYTHING = str((1 << 46) - 1)
BEGINNING = "2026-01-01T00:00:00+00:00"

COMMAND, CLICK = 2, 3  # Types of interactions.

_ids = itertools.count(1)


def new_id() -> str:
    """Return a unique id that contains the time, as Discord's do."""
    return str(time_snowflake(utcnow()) + next(_ids))


def user(number: str, name: str, *, bot: bool = False) -> Payload:
    return {"id": number, "username": name, "discriminator": "0", "avatar": None, "bot": bot}


ME = user(APPLICATION, "Citadels", bot=True)


USER_INSTALLS = 23


def application() -> Payload:
    return {
        "id": APPLICATION,
        "name": "Citadels",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user("5001", "host"),
        "flags": 0,
        "team": None,
        "approximate_user_install_count": USER_INSTALLS,
    }


def ready(session: str, resume_url: str, shard: list[int]) -> Payload:
    return {
        "v": 10,
        "user": ME,
        "guilds": [{"id": GUILD, "unavailable": True}],
        "session_id": session,
        "resume_gateway_url": resume_url,
        "shard": shard,
        "application": {"id": APPLICATION, "flags": 0},
    }


def guild() -> Payload:
    return {
        "id": GUILD,
        "name": "A server",
        "owner_id": ALICE,
        "roles": [],
        "channels": [channel()],
        "members": [],
        "member_count": 2,
        "features": [],
        "unavailable": False,
    }


def channel(number: str = CHANNEL) -> Payload:
    return {"id": number, "type": 0, "name": "games", "position": 0, "permission_overwrites": []}


def command(person: str, name: str) -> Payload:
    """Return `/citadels <name>`, as this person types it."""
    options: list[Payload] = [{"type": 1, "name": name, "options": []}]
    return _interaction(person, COMMAND, {"id": "1", "name": "citadels", "type": 1, "options": options})


def click(person: str, message: Payload, label: str) -> Payload:
    """Return this person's click on the button with this label."""
    custom_id = next(each["custom_id"] for each in walk(message["components"]) if each.get("label") == label)
    return press(person, message, custom_id)


def press(person: str, message: Payload, custom_id: str, values: Sequence[str] = ()) -> Payload:
    """Return this person's click on the button with this id; with values, on the menu that has them."""
    data: Payload = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
    if values:
        data["values"] = list(values)
    where = message["channel_id"]
    return _interaction(person, CLICK, data, where) | {"message": message}


def message(sent: Payload, where: str = CHANNEL) -> Payload:
    """Return the message that results from what the bot sends."""
    return {
        "id": new_id(),
        "channel_id": where,
        "author": ME,
        "type": 0,
        "content": "",
        "timestamp": BEGINNING,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "flags": sent.get("flags", 0),
        "components": sent["components"],
    }


def _interaction(person: str, kind: int, data: Payload, where: str = CHANNEL) -> Payload:
    return {
        "id": new_id(),
        "application_id": APPLICATION,
        "type": kind,
        "token": f"token{new_id()}",
        "version": 1,
        "data": data,
        "guild_id": GUILD,
        "channel_id": where,
        "channel": channel(where),
        "member": _member(person),
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": EVERYTHING,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 10 << 20,
    }


def _member(person: str) -> Payload:
    return {
        "user": user(person, NAMES.get(person, f"person {person}")),
        "roles": [],
        "joined_at": BEGINNING,
        "deaf": False,
        "mute": False,
        "permissions": EVERYTHING,
        "flags": 0,
    }
