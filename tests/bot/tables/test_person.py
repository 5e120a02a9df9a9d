"""The person behind a request: their language, the server's language, and the place."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import Locale

from bot.tables.person import (
    Languages,
    directly,
    keepers_of,
    language_of,
    language_of_server,
    server_of,
    speak,
)
from storage.people.stored_settings import PersonSettings


def _asked(**facts: Any) -> discord.Interaction:
    return cast("discord.Interaction", SimpleNamespace(extras={}, locale=Locale.polish, **facts))


def _in_server(locale: Locale | None, *features: str) -> discord.Interaction:
    return _asked(guild=SimpleNamespace(features=features), guild_locale=locale)


def test_a_chosen_language_comes_before_the_one_of_discord() -> None:
    asked = _asked()
    speak(asked, "")
    assert language_of(asked).locale == "pl"
    speak(asked, "uk")
    assert language_of(asked).locale == "uk"


@pytest.mark.parametrize(
    ("asked", "locale"),
    [
        (_in_server(Locale.czech), "cs"),
        (_in_server(Locale.american_english, "COMMUNITY"), "en"),
        (_in_server(Locale.american_english), "pl"),
        (_in_server(None), "pl"),
    ],
)
def test_a_server_that_could_not_choose_has_the_language_of_the_person(
    asked: discord.Interaction, locale: str
) -> None:
    assert language_of_server(asked, "").locale.startswith(locale)
    assert language_of_server(asked, "ro").locale == "ro"


@pytest.mark.parametrize(
    ("guild", "installed", "member", "server"),
    [
        (10, True, True, 10),
        (10, False, True, 10),
        (10, True, False, None),
        (10, False, False, None),
        (None, False, False, None),
    ],
)
def test_only_a_server_that_the_bot_is_a_member_of_counts(
    guild: int | None, installed: bool, member: bool, server: int | None
) -> None:
    guilds: dict[int, object] = {10: object()} if member else {}
    client = SimpleNamespace(get_guild=guilds.get)
    asked = _asked(guild_id=guild, client=client, is_guild_integration=lambda: installed)
    assert server_of(asked) == server


@pytest.mark.parametrize(
    ("guild", "group", "alone"), [(None, False, True), (None, True, False), (10, False, False)]
)
def test_only_in_a_direct_message_of_the_bot_nobody_else_reads(
    guild: int | None, group: bool, alone: bool
) -> None:
    asked = _asked(guild_id=guild, context=SimpleNamespace(private_channel=group))
    assert directly(asked) is alone


async def test_a_choice_made_while_all_are_read_counts() -> None:
    """The first read began before the choice was stored."""
    stored: list[dict[int, PersonSettings]] = [{}, {1: PersonSettings(language="pl")}]

    async def readers() -> dict[int, PersonSettings]:
        found = stored.pop(0)
        if stored:
            await languages.change(1, lambda before: before)
        return found

    chosen = AsyncMock(return_value=PersonSettings(language="pl"))
    languages = Languages(Mock(readers=readers, change=chosen))
    await languages.load()
    asked = _asked(user=SimpleNamespace(id=1))
    languages.note(asked)
    assert asked.extras["chosen language"] == "pl"
    languages.forget_person(1)
    languages.note(asked)
    assert asked.extras["chosen language"] == ""


async def test_what_was_chosen_in_another_process_is_read_again() -> None:
    settings = PersonSettings(language="pl", words="whole")
    languages = Languages(Mock(get=AsyncMock(return_value=settings)))
    await languages.reread(101)
    assert (languages.words_of(101), languages.settings_of(101)) == ("whole", settings)


def test_the_keepers_of_secrets_are_the_owner_or_the_team() -> None:
    owner = SimpleNamespace(id=1)
    team = SimpleNamespace(members=[SimpleNamespace(id=2), SimpleNamespace(id=3)])
    alone = cast("discord.AppInfo", SimpleNamespace(owner=owner, team=None))
    several = cast("discord.AppInfo", SimpleNamespace(owner=owner, team=team))
    assert keepers_of(None) == frozenset()
    assert keepers_of(alone) == {1}
    assert keepers_of(several) == {1, 2, 3}
