"""All that one person, or a spectator, receives from Discord: each message as it came and changed."""

import json
import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, cast

import pytest
import simcord

from tests.house import House

_VOLATILE = ("timestamp", "edited_timestamp", "url", "proxy_url", "nonce")

MENU = re.compile(r"(?<=[\"']id[\"']: )\d{5,16}(?=[,}])")
"""The number in a menu's id, which follows from its request and so from the tag of the question."""

_IDS = re.compile(r"(?<![0-9a-f])(\d{17,20}|[0-9a-f]{16}|[0-9a-f]{24})(?![0-9a-f])")


class Bystander:
    """Records which messages are posted, changed and deleted in view of a person, and when.

    Messages to several people at the same time come in any order, so `seen` is sorted within a time. Ids of
    Discord, tags of questions and names of messages are left out, because they differ between any two games.
    """

    def __init__(
        self, house: House, monkeypatch: pytest.MonkeyPatch, actor: simcord.MemberActor | None = None
    ) -> None:
        self._seen: list[tuple[float, str]] = []
        self._house = house
        self._actor = actor
        backend: Any = house.env.backend
        commit, edit, delete = backend.commit_message, backend.edit_message, backend.delete_message

        def committed(message: Any, **more: Any) -> Any:
            self._note("posted", message)
            return commit(message, **more)

        def edited(channel: int, message: int, fields: dict[str, Any]) -> Any:
            changed = edit(channel, message, fields)
            self._note("changed", changed)
            return changed

        def deleted(channel: int, message: int) -> None:
            self._note("deleted", backend.get_message(channel, message))
            delete(channel, message)

        monkeypatch.setattr(backend, "commit_message", committed)
        monkeypatch.setattr(backend, "edit_message", edited)
        monkeypatch.setattr(backend, "delete_message", deleted)

    @property
    def seen(self) -> list[str]:
        """Return the records, each with its time."""
        return [f"{moment:.1f} {what}" for moment, what in sorted(self._seen)]

    def _note(self, what: str, message: Any) -> None:
        if not self._sees(message):
            return
        self._seen.append(
            (self._house.clock.now, f"{what} {_IDS.sub('id', MENU.sub('menu', self._shown(what, message)))}")
        )

    def _sees(self, message: Any) -> bool:
        reader = self._actor.id if self._actor else None
        channel = self._house.env.backend.get_channel(message.channel_id)
        if channel.guild_id is None:
            return reader in channel.recipient_ids
        return message.visible_to(reader)

    def _shown(self, what: str, message: Any) -> str:
        if what == "deleted":
            return str(message.id)
        backend: Any = self._house.env.backend
        files = [
            (each.get("filename"), each.get("size"), each.get("description"), self._digest(backend, each))
            for each in message.attachments
        ]
        by: dict[str, Any] = message.interaction_metadata or {}
        facts: tuple[Any, ...] = (
            message.id,
            message.channel_id,
            message.components,
            files,
            message.ping_user_ids,
            by.get("user"),
            by.get("interacted_message_id"),
        )
        return json.dumps(_stable(facts), ensure_ascii=False, default=str)

    def _digest(self, backend: Any, attachment: dict[str, Any]) -> str:
        blob = backend.cdn._blobs.get(attachment.get("url"), b"")
        return sha256(blob).hexdigest()[:12]


def _stable(value: Any) -> Any:
    """Return a value without the parts that differ between any two games."""
    if isinstance(value, dict):
        facts = cast("dict[str, Any]", value)
        return {key: _stable(facts[key]) for key in sorted(facts) if key not in _VOLATILE}
    if isinstance(value, list | tuple | set | frozenset):
        return [_stable(each) for each in cast("Iterable[Any]", value)]
    return value
