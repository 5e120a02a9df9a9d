"""The permissions that the bot needs: more of them in a thread, and those alone that it asks for."""

import re
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord import Permissions

from bot.delivery.permissions import (
    ALL,
    ALWAYS,
    FOR_THREADS,
    LEAST,
    invitation,
    missing,
    missing_for_threads_in,
    missing_in,
)
from tests.hosting.files import ROOT


def _channel(kind: type[discord.abc.GuildChannel], allowed: Permissions) -> Any:
    channel = Mock(spec=kind)
    channel.permissions_for.return_value = allowed
    channel.guild = SimpleNamespace(me=None)
    return channel


@pytest.mark.parametrize(
    ("kind", "sends"),
    [(discord.TextChannel, "send_messages"), (discord.Thread, "send_messages_in_threads")],
)
def test_a_message_in_a_thread_needs_another_permission(kind: type, sends: str) -> None:
    none = SimpleNamespace(channel=Mock(spec=kind), app_permissions=Permissions.none())
    assert missing(cast(discord.Interaction, none)) == [*ALWAYS, sends]
    enough = Permissions(**dict.fromkeys((*ALWAYS, sends), True))
    allowed = SimpleNamespace(channel=Mock(spec=kind), app_permissions=enough)
    assert missing(cast(discord.Interaction, allowed)) == []


def test_a_forum_has_nothing_but_threads() -> None:
    allowed = Permissions(**dict.fromkeys((*ALWAYS, "send_messages"), True))
    assert missing_in(_channel(discord.TextChannel, allowed)) == []
    assert missing_in(_channel(discord.ForumChannel, allowed)) == ["send_messages_in_threads"]


def test_only_in_a_text_channel_a_thread_is_opened() -> None:
    none = Permissions.none()
    assert missing_for_threads_in(_channel(discord.TextChannel, none)) == [*FOR_THREADS]
    assert missing_for_threads_in(_channel(discord.VoiceChannel, none)) == []


def test_an_invitation_asks_for_what_the_bot_needs_and_no_more() -> None:
    asked = parse_qs(urlsplit(invitation(4711)).query)
    assert asked["client_id"] == ["4711"]
    assert asked["scope"] == ["bot applications.commands"]
    assert Permissions(int(asked["permissions"][0])) == Permissions(**dict.fromkeys(ALL, True))
    assert {*ALWAYS, *FOR_THREADS, "send_messages"} <= {*LEAST} < {*ALL}


def test_the_page_for_hosts_has_an_address_with_everything_and_one_with_the_least() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    asked = [Permissions(int(each)) for each in re.findall(r"&permissions=(\d+)", page)]
    assert asked == [Permissions(**dict.fromkeys(names, True)) for names in (ALL, LEAST)]
