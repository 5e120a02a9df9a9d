"""Roles that the bot gives: none that is gone, that gives power, or that stands above its own."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import PermissionOverwrite, Permissions

from bot.delivery.members import hindrance, may_give, may_mention

OWN = 5
"""The position of the bot's own role."""


class _Role(SimpleNamespace):
    def __lt__(self, other: Any) -> bool:
        return self.position < other.position


def _role(position: int = 1, *, permissions: int = 0, managed: bool = False, default: bool = False) -> Any:
    return _Role(
        position=position,
        managed=managed,
        permissions=Permissions(permissions),
        is_default=lambda: default,
    )


def _guild(role: Any, *channels: Any, manages: bool = True) -> discord.Guild:
    me = SimpleNamespace(guild_permissions=Permissions(manage_roles=manages), top_role=_role(OWN))
    everybody = _role(0, permissions=Permissions(send_messages=True).value, default=True)
    guild = SimpleNamespace(me=me, default_role=everybody, get_role={1: role}.get, channels=channels)
    role.guild = guild
    return cast(discord.Guild, guild)


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
    """Return a channel that allows a role and everybody so much."""

    def overwrites_for(_role: object) -> PermissionOverwrite:
        """Return what the channel allows the role."""
        return role

    def permissions_for(_role: object) -> Permissions:
        """Return what everybody may there."""
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
    assert may_give(cast(discord.Member, member), _role(1)) is may


@pytest.mark.parametrize(("mentionable", "everybody"), [(True, False), (False, True), (False, False)])
def test_a_role_is_notified_if_anybody_may_mention_it_or_the_bot_may(
    mentionable: bool, everybody: bool
) -> None:
    role = cast(discord.Role, SimpleNamespace(mentionable=mentionable))
    assert may_mention(role, Permissions(mention_everyone=everybody)) is (mentionable or everybody)
