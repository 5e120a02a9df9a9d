"""The slash commands, as somebody types them."""

import re

import pytest

from bot.words.language import Language
from tests.hosting.files import ROOT
from tests.house import House, texts

SAY = Language()
COMMANDS = (
    "new",
    "board",
    "hand",
    "games",
    "resign",
    "log",
    "history",
    "replay",
    "help",
    "rules",
    "learn",
    "daily",
    "puzzle",
    "tournament",
    "leaderboard",
    "profile",
    "server",
    "notify",
    "language",
    "privacy show",
    "privacy export",
    "privacy delete",
)


async def test_every_command_is_known_and_described(house: House) -> None:
    alice = house.add("alice")
    offered = alice.available_commands(house.channel)
    assert set(offered) == {f"citadels {name}" for name in COMMANDS}
    group = house.bot.tree.citadels
    texts = [group.description, *(command.description for command in group.walk_commands())]
    assert len(set(texts)) == len(texts) > len(COMMANDS)
    assert all(5 < len(text) <= 100 for text in texts)


def test_the_readme_tells_every_command_once() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `/citadels ([a-z]+)` \|", readme, re.MULTILINE)
    assert sorted(told) == sorted({name.partition(" ")[0] for name in COMMANDS})


async def test_a_command_of_an_earlier_release_is_no_error_of_ours(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    alice = house.add("alice")
    house.bot.tree.citadels.remove_command("help")
    result = await alice.slash(house.channel, "citadels help")
    assert result.ephemeral
    assert SAY("error-old-command") in house.say(result)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_in_a_direct_message_a_game_against_computers_is_offered(house: House) -> None:
    alice = house.add("alice")
    assert SAY("solo-about") in house.say(await alice.user.slash("citadels new"))
    assert SAY("error-server-only") in house.say(await alice.user.slash("citadels board"))


async def test_help_tells_a_newcomer_what_to_do(house: House) -> None:
    result = await house.add("alice").slash(house.channel, "citadels help")
    assert result.ephemeral
    assert all(f"/citadels {name}" in house.say(result) for name in ("new", "board", "resign"))
    assert SAY("button-rules") in house.say(result)


async def test_help_opens_a_table_and_the_rules(house: House) -> None:
    alice = house.add("alice")
    result = await alice.slash(house.channel, "citadels help")
    assert result.response is not None
    await alice.click(result.response, label=SAY("button-rules"))
    assert SAY("topic-overview") in texts(house.stored(result.response))
    result = await alice.slash(house.channel, "citadels help")
    assert result.response is not None
    opened = await alice.click(result.response, label=SAY("button-new"))
    assert not opened.ephemeral
    assert len(await house.bot.store.games.in_channel(house.channel.id)) == 1


async def test_help_in_a_direct_message_says_where_friends_join(house: House) -> None:
    alice = house.add("alice")
    result = await alice.user.slash("citadels help")
    assert SAY("help-new-anywhere") in house.say(result)
    offered = await alice.user.click(alice.user.dm_channel.history(viewer=alice)[-1], label=SAY("button-new"))
    assert SAY("solo-about") in house.say(offered)


async def test_a_command_that_fails_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house.bot.store.games, "of_person", fail)
    result = await house.add("alice").slash(house.channel, "citadels hand")
    assert result.ephemeral
    assert house.say(result) == SAY("error-unexpected")
    assert "ZeroDivisionError" in caplog.text
    assert len(house.env.errors) == 1
