"""Commands in other languages: each text has its key, and none makes Discord refuse all of them."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from discord import Locale, app_commands

from bot.client import features
from bot.command_tree import CommandWords
from bot.words import language
from bot.words.language import Language
from tests.bot.conftest import Write

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
    """Says that commands may be used everywhere."""

    allowed_contexts = app_commands.AppCommandContext(guild=True)
    allowed_installs = app_commands.AppInstallationType(guild=True)


def commands() -> dict[str, Any]:
    """Return all commands by their names."""
    found: dict[str, Any] = {}
    for feature in features():
        for each in cast("Any", feature).__cog_app_commands__:
            found[each.name] = each
    return found


@pytest.fixture
def polish(write: Write) -> Iterator[None]:
    """A language with some commands."""
    language.reload()
    write("en", "describe-rules = Rules")
    write("pl", POLISH)
    yield
    language.reload()


async def _payload(name: str) -> dict[str, Any]:
    group = app_commands.Group(name="citadels", description="Play")
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


async def test_english_names_are_those_of_the_code() -> None:
    """A translator sees the word that is typed now; English itself is no translation."""
    for name, command in commands().items():
        assert SAY(f"slash-{name}") == name
        for option in getattr(command, "parameters", []):
            assert SAY(f"slash-{name}.{option.name}") == option.name
        for each in getattr(command, "commands", []):
            assert SAY(f"slash-{name}.{each.name}") == each.name
        payload = await _payload(name)
        assert set(payload["name_localizations"]) <= {each.value for each in Locale} - {"en-US", "en-GB"}
