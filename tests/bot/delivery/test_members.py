"""Members of a server, the permissions of the bot, and its roles."""

import asyncio
import re
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord import PermissionOverwrite, Permissions

from bot.delivery import members
from bot.delivery.members import (
    ALL_PERMISSIONS,
    ALWAYS,
    FOR_THREADS,
    LEAST_PERMISSIONS,
    Members,
    hindrance,
    invitation,
    may_give,
    may_mention,
    missing,
    missing_for_threads_in,
    missing_in,
)
from bot.delivery.outbox import Budget, Outbox
from tests.discord_failures import http_error
from tests.hosting.files import ROOT
from tests.patience import PATIENCE

GUILD, USER = 1, 2


def server(found: object = None) -> Any:
    """Return a server that answers a request for a member with `found`, or fails with it."""
    return Mock(fetch_member=AsyncMock(side_effect=found))


async def has_left(guild: Any) -> bool:
    client = SimpleNamespace(get_guild={GUILD: guild}.get)
    return await Members(cast("Any", client), Outbox(Budget())).has_left(GUILD, USER)


@pytest.mark.parametrize("code", [10007, 10013])
async def test_a_person_who_is_no_member_has_left(code: int) -> None:
    assert await has_left(server(http_error(404, code)))


@pytest.mark.parametrize(
    "guild",
    [None, server(), server(http_error(403, 50001)), server(http_error(500)), server(OSError("gone"))],
    ids=["unknown server", "member", "no access", "failing", "cut off"],
)
async def test_a_member_or_an_unreadable_answer_counts_as_not_left(guild: Any) -> None:
    assert not await has_left(guild)
    assert guild is None or guild.fetch_member.call_args.args == (USER,)


async def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def say_nothing(_: int) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(members, "MEMBER_PATIENCE", 0.01)
    async with asyncio.timeout(PATIENCE):
        assert not await has_left(server(say_nothing))


OWN = 5  # The position of the bot's own role.


class _Role(SimpleNamespace):
    def __lt__(self, other: Any) -> bool:
        return self.position < other.position


def _role(position: int = 1, *, permissions: int = 0, managed: bool = False, default: bool = False) -> Any:
    return _Role(
        position=position, managed=managed, permissions=Permissions(permissions), is_default=lambda: default
    )


def _guild(role: Any, *channels: Any, manages: bool = True) -> discord.Guild:
    me = SimpleNamespace(guild_permissions=Permissions(manage_roles=manages), top_role=_role(OWN))
    everybody = _role(0, permissions=Permissions(send_messages=True).value, default=True)
    guild = SimpleNamespace(me=me, default_role=everybody, get_role={1: role}.get, channels=channels)
    role.guild = guild
    return cast("discord.Guild", guild)


@pytest.mark.parametrize(
    ("role", "reason"),
    [
        (_role(), None),
        (_role(permissions=Permissions(send_messages=True).value), None),
        (_role(permissions=Permissions(kick_members=True).value), "powerful"),
        (_role(managed=True), "managed"),
        (_role(default=True), "gone"),
        (_role(OWN - 1), None),
        (_role(OWN), "above"),
    ],
)
def test_a_role_is_given_unless_something_speaks_against_it(role: Any, reason: str | None) -> None:
    assert hindrance(_guild(role), 1) == reason


def _channel(*, role: PermissionOverwrite, everybody: Permissions) -> Any:
    """Return a channel that gives a role and everybody these permissions."""

    def overwrites_for(_role: object) -> PermissionOverwrite:
        """Return the role's permissions in the channel."""
        return role

    def permissions_for(_role: object) -> Permissions:
        """Return everybody's permissions in the channel."""
        return everybody

    return SimpleNamespace(overwrites_for=overwrites_for, permissions_for=permissions_for)


@pytest.mark.parametrize(
    ("role", "everybody", "reason"),
    [
        (PermissionOverwrite(), Permissions(), None),
        (PermissionOverwrite(view_channel=True), Permissions(), "opens"),
        (PermissionOverwrite(view_channel=True), Permissions(view_channel=True), None),
        (PermissionOverwrite(send_messages=False), Permissions(), None),
        (PermissionOverwrite(manage_messages=True), Permissions(view_channel=True), "opens"),
    ],
)
def test_a_role_that_opens_something_in_a_channel_is_given_to_nobody(
    role: PermissionOverwrite, everybody: Permissions, reason: str | None
) -> None:
    usual = _channel(role=PermissionOverwrite(), everybody=Permissions(view_channel=True))
    assert hindrance(_guild(_role(), usual, _channel(role=role, everybody=everybody)), 1) == reason


def test_a_role_that_is_not_there_is_gone_and_without_the_permission_none_is_given() -> None:
    assert hindrance(_guild(_role()), 2) == "gone"
    assert hindrance(_guild(_role(), manages=False), 1) == "manage"


@pytest.mark.parametrize(
    ("owner", "manages", "top", "may"),
    [(True, False, 0, True), (False, True, 2, True), (False, True, 1, False), (False, False, 2, False)],
)
def test_a_member_gives_what_stands_below_their_own(owner: bool, manages: bool, top: int, may: bool) -> None:
    member = SimpleNamespace(
        id=7,
        guild=SimpleNamespace(owner_id=7 if owner else 8),
        guild_permissions=Permissions(manage_roles=manages),
        top_role=_role(top),
    )
    assert may_give(cast("discord.Member", member), _role(1)) is may


@pytest.mark.parametrize(("mentionable", "everybody"), [(True, False), (False, True), (False, False)])
def test_a_role_is_notified_if_anybody_may_mention_it_or_the_bot_may(
    mentionable: bool, everybody: bool
) -> None:
    role = cast("discord.Role", SimpleNamespace(mentionable=mentionable))
    assert may_mention(role, Permissions(mention_everyone=everybody)) is (mentionable or everybody)


def _channel_of(kind: type[discord.abc.GuildChannel], allowed: Permissions) -> Any:
    channel = Mock(spec=kind)
    channel.permissions_for.return_value = allowed
    channel.guild = SimpleNamespace(me=None)
    return channel


@pytest.mark.parametrize(
    ("kind", "sends"), [(discord.TextChannel, "send_messages"), (discord.Thread, "send_messages_in_threads")]
)
def test_a_message_in_a_thread_needs_another_permission(kind: type, sends: str) -> None:
    none = SimpleNamespace(channel=Mock(spec=kind), app_permissions=Permissions.none())
    assert missing(cast("discord.Interaction", none)) == [*ALWAYS, sends]
    enough = Permissions(**dict.fromkeys((*ALWAYS, sends), True))
    allowed = SimpleNamespace(channel=Mock(spec=kind), app_permissions=enough)
    assert missing(cast("discord.Interaction", allowed)) == []


def test_a_forum_has_nothing_but_threads() -> None:
    allowed = Permissions(**dict.fromkeys((*ALWAYS, "send_messages"), True))
    assert missing_in(_channel_of(discord.TextChannel, allowed)) == []
    assert missing_in(_channel_of(discord.ForumChannel, allowed)) == ["send_messages_in_threads"]


def test_only_in_a_text_channel_a_thread_is_opened() -> None:
    none = Permissions.none()
    assert missing_for_threads_in(_channel_of(discord.TextChannel, none)) == [*FOR_THREADS]
    assert missing_for_threads_in(_channel_of(discord.VoiceChannel, none)) == []


def test_an_invitation_asks_for_what_the_bot_needs_and_no_more() -> None:
    asked = parse_qs(urlsplit(invitation(4711)).query)
    assert asked["client_id"] == ["4711"]
    assert asked["scope"] == ["bot applications.commands"]
    assert Permissions(int(asked["permissions"][0])) == Permissions(**dict.fromkeys(ALL_PERMISSIONS, True))
    assert {*ALWAYS, *FOR_THREADS, "send_messages"} <= {*LEAST_PERMISSIONS} < {*ALL_PERMISSIONS}


def test_the_page_for_hosts_has_an_address_with_everything_and_one_with_the_least() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    asked = [Permissions(int(each)) for each in re.findall(r"&permissions=(\d+)", page)]
    assert asked == [
        Permissions(**dict.fromkeys(names, True)) for names in (ALL_PERMISSIONS, LEAST_PERMISSIONS)
    ]
