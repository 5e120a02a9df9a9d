"""`/citadels language`: everybody reads private messages in the language that they or their Discord chose."""

from dataclasses import replace
from typing import Any, cast

import pytest
import simcord

from bot.command_tree import CommandWords
from bot.words.language import Language
from tests.cogs.test_server import manager
from tests.house import House, texts
from tests.languages import MARK, invent, reload, speak

SAY = Language()


@pytest.fixture(autouse=True)
def polish(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A Polish that is English with a sign before each text."""
    invent(monkeypatch, tmp_path_factory.mktemp("words"), "pl")
    yield
    monkeypatch.undo()
    reload()


async def _choose(house: House, person: simcord.MemberActor, locale: str) -> str:
    result = await person.slash(house.channel, "citadels language")
    assert result.ephemeral, "it is nobody else's to see"
    assert result.response is not None
    await person.select(result.response, [locale], custom_id="cit:language")
    return texts(house.stored(result.response))


async def _told(house: House, person: simcord.MemberActor) -> str:
    return house.say(await person.slash(house.channel, "citadels help"))


async def test_a_person_is_told_in_the_language_that_they_chose(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    assert MARK not in await _told(house, alice)
    assert MARK in await _choose(house, alice, "pl")
    assert MARK in await _told(house, alice)
    assert MARK not in await _told(house, bob)
    await house.restart()
    assert MARK in await _told(house, alice)
    assert MARK + "##" not in await _choose(house, alice, "discord")
    assert MARK not in await _told(house, alice)


async def test_a_language_that_nobody_offered_changes_nothing(house: House) -> None:
    alice = house.add("alice")
    await _choose(house, alice, "pl")
    await alice.slash(house.channel, "citadels new")
    await house.forge(alice, house.channel.history()[-1], "cit:language", 3, "xx")
    assert (await house.bot.store.persons.get(alice.id)).language == "pl"


async def test_each_reads_a_panel_in_their_own_language_and_the_board_in_that_of_the_server(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    speak(monkeypatch, {bob.id: "pl"})
    game = await house.open(alice, bob)
    for _ in range(12):
        await house.step(game)
    assert MARK not in texts(house.stored(house.channel.history()[-1]))
    for person, marked in ((alice, False), (bob, True)):
        result = await house.press(person, house.channel.history()[-1], f"cit:play:{game}")
        assert (MARK in house.say(result)) == marked
    # A panel that the bot changes by itself is also in its player's language.
    await house.step(game)
    table = await house.table(game)
    assert [table.language_of(seat) for seat in range(2)] == [
        Language("pl") if player.user_id == bob.id else Language() for player in table.players
    ]


async def test_a_game_goes_on_in_another_language(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    await _choose(house, alice, "pl")
    await house.env.settle()
    table = await house.table(game)
    (asked,) = house.questions(alice, table.game.decision.number if table.game.decision else -1)[-1:]
    assert MARK in texts(house.stored(asked)), "the open question is said again"
    for _ in range(12):
        assert await house.step(game)
    assert {player.locale for player in table.seated} == {""}, "others don't learn who reads what"
    assert {player.locale for player in (await house.table(game)).players} == {"pl", ""}


async def test_a_server_has_a_language(house: House) -> None:
    alice, carol = house.add("alice"), manager(house)
    servers = house.bot.store.servers
    await servers.change(house.guild.id, lambda before: replace(before, language="pl"))
    panel = (await carol.slash(house.channel, "citadels server")).response
    assert panel is not None
    await alice.slash(house.channel, "citadels new")
    assert MARK in texts(house.stored(house.channel.history()[-1]))
    assert MARK not in house.say(await alice.slash(house.channel, "citadels help"))
    await carol.select(panel, ["en"], custom_id="cit:server-pick:language")
    assert (await servers.get(house.guild.id)).language == "en"


@pytest.mark.parametrize("features", [[], ["COMMUNITY"]])
async def test_a_server_that_cannot_choose_in_discord_has_the_language_of_the_host(
    house: House, monkeypatch: pytest.MonkeyPatch, features: list[str]
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    speak(monkeypatch, {alice.id: "pl"})
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    monkeypatch.setattr(guild, "features", features)
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    assert (MARK in texts(house.stored(lobby))) == (not features)
    table = house.bot.registry.tables[-1]
    told = house.say(await bob.click(lobby, custom_id=f"cit:details:{table.id}"))
    name = Language(table.setup.locale)("language-name")
    assert SAY("lobby-language", language=name).rpartition(" (")[0] in told


async def test_a_choice_is_deleted_with_all_else(house: House) -> None:
    alice = house.add("alice")
    await _choose(house, alice, "pl")
    stored = house.bot.store.personal_data
    await stored.begin(alice.id)
    assert {user: each.language for user, each in (await house.bot.store.persons.readers()).items()} == {
        alice.id: "pl"
    }
    await house.bot.deletion.resume()
    assert await house.bot.store.persons.readers() == {}
    assert MARK not in await _told(house, alice)


async def _shown(house: House, person: simcord.MemberActor) -> Any:
    board = house.channel.history()[-1]
    return await person.context_menu(house.channel, SAY("context-show"), board)


async def test_a_board_is_shown_to_one_alone_in_their_language(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    speak(monkeypatch, {eve.id: "pl"})
    await alice.slash(house.channel, "citadels new")
    lobby = await _shown(house, eve)
    assert lobby.ephemeral
    assert f"¤{SAY('button-join')}" in house.say(lobby)
    await eve.click(house.channel.history()[-1], label=SAY("button-join"))
    game = await house.open(bob, eve)
    board = await _shown(house, eve)
    assert board.ephemeral
    assert board.response.attachments, "with its picture"
    assert MARK in house.say(board)
    assert MARK not in texts(house.stored(house.channel.history()[-1]))
    # Its buttons work like the board's.
    played = await eve.click(board.response, custom_id=f"cit:play:{game}")
    assert MARK in texts(house.stored(board.response)) + house.say(played)


async def test_a_message_that_is_no_board_is_not_shown_in_another_language(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve = house.add("eve")
    speak(monkeypatch, {eve.id: "pl"})
    await eve.send(house.channel, "Hello")
    assert house.say(await _shown(house, eve)) == MARK + SAY("error-not-a-game")


async def test_discord_is_told_the_commands_in_all_languages(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.command_tree.CommandWords", CommandWords)
    await house.restart()
    tree = house.bot.tree
    assert tree.translator is not None
    known = {each.name: cast("dict[str, Any]", each.to_dict()) for each in await tree.fetch_commands()}
    assert known[SAY("context-show")]["name_localizations"]["pl"] == f"¤{SAY('context-show')}"
    assert known["citadels"]["description_localizations"]["pl"] == f"¤{SAY('describe-citadels')}"
