"""Commands that sentences name: Discord knows them, and they can be tapped."""

import re

from bot.words.patterns import ROOT_COMMAND
from tests.bot.words.test_patterns import FILES
from tests.house import House

NAMED = re.compile(r'COMMAND\("([^"]*)"\)')


async def test_every_command_that_is_named_can_be_used(house: House) -> None:
    """Discord makes a mention of a whole group untappable."""
    there = house.add("alice").available_commands(house.channel)
    named = {path for file in FILES for path in NAMED.findall(file.read_text(encoding="utf-8"))}
    assert "new" in named
    assert {f"{ROOT_COMMAND} {path}" for path in named} <= set(there)


async def test_commands_in_sentences_have_the_ids_of_discord(house: House) -> None:
    result = await house.add("alice").slash(house.channel, f"{ROOT_COMMAND} help")
    (known,) = [each for each in await house.bot.tree.fetch_commands() if each.name == ROOT_COMMAND]
    assert f"</{ROOT_COMMAND} new:{known.id}>" in house.say(result)
