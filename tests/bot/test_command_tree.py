"""The slash commands as registered, and in each language."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import Locale, app_commands

from bot.client import features
from bot.command_tree import CommandWords
from bot.screens.limits import OPTION_LABEL
from bot.words.language import Language
from tests.bot.conftest import Write
from tests.house import House
from tests.languages import reload


@pytest.mark.parametrize(("config", "installs", "contexts"), [(None, [0], [0, 1]), ({}, [0, 1], [0, 1, 2])])
async def test_commands_are_for_people_only_where_the_portal_lets_them_install_the_bot(
    house: House, monkeypatch: pytest.MonkeyPatch, config: object, installs: list[int], contexts: list[int]
) -> None:
    application = SimpleNamespace(user_integration_config=config)
    monkeypatch.setattr(type(house.bot), "application", property(lambda _: application))
    told: list[dict[str, Any]] = []

    async def take(_application: int, payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
        told.extend(payload)
        return []

    monkeypatch.setattr(house.bot.http, "bulk_upsert_global_commands", take)
    assert await house.bot.tree.register()
    assert told
    for each in told:
        assert (each["integration_types"], each["contexts"]) == (installs, contexts), each["name"]


async def test_the_command_of_an_activity_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    activity: dict[str, Any] = {"id": "7", "application_id": "1", "version": "1", "type": 4, "name": "launch"}
    activity |= {"description": "", "handler": 2}
    there: list[dict[str, Any]] = [activity]
    told: list[dict[str, Any]] = []

    async def take(_application: int, payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
        if activity not in payload:
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            message = "You cannot remove this app's Entry Point command in a bulk update operation."
            raise discord.HTTPException(response, {"code": 50240, "message": message})
        told.extend(payload)
        return []

    async def known(_application: int, **_: object) -> list[dict[str, Any]]:
        return there

    monkeypatch.setattr(house.bot.http, "bulk_upsert_global_commands", take)
    monkeypatch.setattr(house.bot.http, "get_global_commands", known)
    assert await house.bot.tree.register()
    assert told[0]["name"] == "citadels"
    assert told[-1] == activity


SAY = Language()

POLISH = """
describe-rules = Zasady
    .card = Która karta?
slash-rules = zasady
    .card = karta
    .topic = Temat gry
describe-privacy = Dane
    .show = Pokaż
slash-privacy = dane
    .show = pokaż
slash-new = Nowa
edition-2016 = Wydanie 2016
context-show = Pokaż po polsku
"""


class Tree:
    """A tree of commands that are allowed everywhere."""

    allowed_contexts = app_commands.AppCommandContext(guild=True)
    allowed_installs = app_commands.AppInstallationType(guild=True)


def commands() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for feature in features():
        for each in cast("Any", feature).__cog_app_commands__:
            found[each.name] = each
    return found


@pytest.fixture
def polish(write: Write) -> Iterator[None]:
    """A language with some commands."""
    reload()
    write("en", "describe-rules = Rules")
    write("pl", POLISH)
    yield
    reload()


async def _payload(name: str) -> dict[str, Any]:
    group = app_commands.Group(name="citadels", description=SAY("button-play"))
    group.add_command(commands()[name])
    payload = await group.get_translated_payload(cast("Any", Tree()), CommandWords())
    group.remove_command(name)
    return payload["options"][0]


async def test_names_options_and_descriptions_are_said_in_a_language(polish: None) -> None:
    rules = await _payload("rules")
    assert rules["name_localizations"] == {"pl": "zasady"}
    assert rules["description_localizations"] == {"pl": "Zasady"}
    card, topic, edition = rules["options"]
    assert (card["name_localizations"], card["description_localizations"]) == (
        {"pl": "karta"},
        {"pl": "Która karta?"},
    )
    assert not topic.get("name_localizations"), "Discord takes no spaces there"
    assert {"pl": "Wydanie 2016"} in [each.get("name_localizations") for each in edition["choices"]]


async def test_the_commands_of_a_group_have_theirs(polish: None) -> None:
    privacy = await _payload("privacy")
    assert privacy["name_localizations"] == {"pl": "dane"}
    (show,) = [each for each in privacy["options"] if each["name"] == "show"]
    assert (show["name_localizations"], show["description_localizations"]) == (
        {"pl": "pokaż"},
        {"pl": "Pokaż"},
    )


async def test_a_name_that_discord_would_refuse_is_left_out(polish: None) -> None:
    assert (await _payload("new"))["name_localizations"] == {}


async def test_a_description_that_is_too_long_for_discord_is_cut(polish: None, write: Write) -> None:
    reload()
    write("pl", POLISH + f"describe-new = {'Nowa gra ' * 20}\n")
    told = (await _payload("new"))["description_localizations"]["pl"]
    assert told.startswith("Nowa gra")
    assert len(told) <= OPTION_LABEL


async def test_english_names_are_those_of_the_code() -> None:
    """A translator sees the word that people type now. English itself is no translation."""
    for name, command in commands().items():
        assert SAY(f"slash-{name}") == name
        for option in getattr(command, "parameters", []):
            assert SAY(f"slash-{name}.{option.name}") == option.name
        for each in getattr(command, "commands", []):
            assert SAY(f"slash-{name}.{each.name}") == each.name
        payload = await _payload(name)
        assert set(payload["name_localizations"]) <= {each.value for each in Locale} - {"en-US", "en-GB"}
