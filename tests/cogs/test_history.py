"""Finding a game that is over: the history, and what is offered while somebody types."""

from typing import Any

import pytest

from bot.words.language import Language
from tests.house import House
from tests.replays import panel, played, step, stored
from tests.storage.samples import OTHER

SAY = Language()


async def test_the_games_of_a_person_are_offered_while_they_type(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    first = await stored(house, alice)
    second = await stored(house, alice, bob, game=OTHER)
    running = await house.open(alice, computers=1)
    offered = await alice.autocomplete(house.channel, "citadels replay", "game", "")
    assert [each["value"] for each in offered] == [second, first]
    assert "alice, bob and 2 computers, won by " in offered[0]["name"]
    assert "alice and 3 computers, won by " in offered[1]["name"]
    for typed, found in ((" BOB", [second]), ("3 comp", [first]), (first, [first]), (running, []), ("?", [])):
        offered = await alice.autocomplete(house.channel, "citadels replay", "game", typed)
        assert [each["value"] for each in offered] == found
    assert await house.add("watcher").autocomplete(house.channel, "citadels replay", "game", "") == []


async def test_in_a_server_its_own_games_are_offered_and_in_direct_messages_all(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    traveller = other.add_member(alice.user)
    assert await traveller.autocomplete(channel, "citadels replay", "game", "") == []
    offered = await alice.user.autocomplete("citadels replay", "game", "")
    assert [each["value"] for each in offered] == [game]


async def test_the_history_tells_how_each_game_ended_and_replays_it(house: House) -> None:
    game, (alice, bob) = await played(house, "alice", "bob")
    found = await house.bot.store.finished.get(game)
    assert found is not None
    board = house.channel.history()[-1]
    for actor in (alice, bob):
        own = next(each for each in found.result.standings if each.user == actor.id)
        result = await actor.slash(house.channel, "citadels history")
        assert result.ephemeral
        said = house.say(result)
        assert f"<t:{found.result.ended}:d>" in said
        assert ("🏆" if own.place == 1 else f"place **{own.place}** of 4") in said
        assert f"**{own.total}** points" in said
        assert all(f"**{each.name}** {each.total}" in said for each in found.result.standings)
        assert result.response is not None
        links = [each["url"] for row in result.response.components for each in _urls(row)]
        assert links == [f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{board.id}"]
        opened = await actor.click(result.response, label=SAY("button-replay"))
        assert step(house.say(opened)) == (1, 0)


def _urls(component: dict[str, Any]) -> list[dict[str, Any]]:
    nested = [each for child in component.get("components", []) for each in _urls(child)]
    return [*nested, *([component] if component.get("url") else [])]


async def test_a_resigned_player_finds_the_game_too(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    asked = await bob.slash(house.channel, "citadels resign")
    await house.press_answer(bob, asked, SAY("games-resign"))
    await house.finish(game)
    said = house.say(await bob.slash(house.channel, "citadels history"))
    assert "a computer finished it for you" in said
    assert "not rated" not in said, "who leaves has lost"
    assert house.say(await house.add("watcher").slash(house.channel, "citadels history")).endswith(
        SAY("history-none")
    )


async def test_many_games_come_in_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.review.replays.FINISHED_A_PAGE", 1)
    alice = house.add("alice")
    first, second = await stored(house, alice), await stored(house, alice, game=OTHER)
    result = await alice.slash(house.channel, "citadels history")
    message = panel(house, alice)
    assert f"cit:replay:{second}" in [each["custom_id"] for each in house.controls(message)]
    await alice.click(message, label=SAY("button-older"))
    assert f"cit:replay:{first}" in [each["custom_id"] for each in house.controls(message)]
    await alice.click(message, label=SAY("button-newer"))
    assert f"cit:replay:{second}" in [each["custom_id"] for each in house.controls(message)]
    assert result.response is not None
    await alice.slash(house.channel, "citadels new")
    forged = await house.forge(alice, house.channel.history()[-1], "cit:history:999")
    assert forged.ephemeral
    assert "2 of 2" in house.say(forged)


async def test_in_another_server_it_is_said_where_a_game_was(house: House) -> None:
    alice = house.add("alice")
    _ = await stored(house, alice)
    other = house.env.create_guild("The other place")
    channel = other.create_text_channel("elsewhere")
    said = house.say(await other.add_member(alice.user).slash(channel, "citadels history"))
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    assert guild.name in said
    assert guild.name not in house.say(await alice.slash(house.channel, "citadels history"))
