"""The slash commands, as somebody types them."""

import discord
import pytest

from bot.words.language import Language
from tests.house import House, pictured, texts
from tests.lobby_options import public_text

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


async def test_a_command_of_an_earlier_release_is_no_error_of_ours(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    alice = house.add("alice")
    house.bot.tree.citadels.remove_command("help")
    result = await alice.slash(house.channel, "citadels help")
    assert result.ephemeral
    assert SAY("error-old-command") in house.say(result)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_new_opens_a_lobby_for_everybody_to_see(house: House) -> None:
    alice = house.add("alice")
    result = await alice.slash(house.channel, "citadels new")
    assert not result.ephemeral
    assert "alice" in public_text(house)
    assert len(await house.bot.store.games.in_channel(house.channel.id)) == 1


@pytest.mark.parametrize(
    "lacking", [["view_channel"], ["send_messages"], ["embed_links", "attach_files"]], ids=" ".join
)
async def test_missing_permissions_are_named_before_a_lobby_opens(house: House, lacking: list[str]) -> None:
    alice = house.add("alice")
    assert house.bot.user is not None
    denied = discord.PermissionOverwrite.from_pair(
        discord.Permissions.none(), discord.Permissions(**dict.fromkeys(lacking, True))
    )
    house.channel = house.guild.create_text_channel("closed", overwrites={house.bot.user: denied})
    for command in ("new", "board"):
        result = await alice.slash(house.channel, f"citadels {command}")
        assert result.ephemeral
        for name in lacking:
            assert SAY(f"permission-{name}") in house.say(result)
    assert not await house.bot.store.games.in_channel(house.channel.id)


async def test_in_a_direct_message_a_game_against_computers_is_offered(house: House) -> None:
    alice = house.add("alice")
    assert SAY("solo-about") in house.say(await alice.user.slash("citadels new"))
    assert SAY("error-server-only") in house.say(await alice.user.slash("citadels board"))


async def test_no_button_brings_a_board_into_a_direct_message(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=1)
    # Its channel is gone, so it may be shown in another one of the server.
    house.env.backend.delete_channel(house.channel.id)
    await house.step(game)
    assert (await house.table(game)).board.lost
    result = await house.forge(alice, alice.user.dm_channel.history()[-1], f"cit:board:{game}")
    assert SAY("error-server-only") in house.say(result)
    assert (await house.table(game)).setup.channel == house.channel.id


async def test_where_no_game_is_the_commands_say_so(house: House) -> None:
    alice = house.add("alice")
    for command, key in (
        ("board", "error-nothing-here"),
        ("hand", "error-nowhere"),
        ("resign", "error-nowhere"),
    ):
        result = await alice.slash(house.channel, f"citadels {command}")
        assert result.ephemeral
        assert house.say(result) == SAY(key)


async def test_hand_shows_the_own_hand_also_in_a_direct_message(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    table = await house.table(game)
    cards = {SAY(f"district-{card}") for card in table.game.state.seats[0].hand}
    for result in (
        await alice.slash(house.channel, "citadels hand"),
        await alice.user.slash("citadels hand"),
    ):
        assert result.ephemeral
        assert result.response is not None
        assert [each.filename for each in result.response.attachments] == ["hand.png"]
        shown = pictured(result.response.components)
        assert all(card in shown for card in cards)


async def test_board_shows_a_lobby_as_well(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    result = await bob.slash(house.channel, "citadels board")
    assert not result.ephemeral
    assert result.response is not None
    await bob.click(result.response, label="Join")
    assert "bob" in texts(house.stored(result.response))


async def test_resign_is_asked_about_first(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    result = await alice.slash(house.channel, "citadels resign")
    assert result.ephemeral
    assert SAY("command-resign-confirm") in house.say(result)
    assert (await house.table(game)).players[0].human
    # It may be typed in another channel than that of the only game.
    result = await alice.slash(house.guild.create_text_channel("another"), "citadels resign")
    assert f"in {house.channel.mention}: **alice**, **bob**" in house.say(result)


async def test_resigning_is_explained_before_the_choice_among_several_games(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await house.open(alice, bob)
    await house.open(bob, alice)
    result = await alice.slash(house.channel, "citadels resign")
    assert SAY("games-title") in house.say(result)
    assert SAY("resign-what") in house.say(result)
    assert SAY("resign-what") not in house.say(await alice.slash(house.channel, "citadels hand"))


async def test_a_lone_player_learns_that_resigning_ends_the_game(house: House) -> None:
    alice = house.add("alice")
    await house.open(alice, computers=3)
    result = await alice.slash(house.channel, "citadels resign")
    assert SAY("command-resign-confirm-last") in house.say(result)


async def test_a_resigned_player_is_told_the_fate_of_the_seat(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    game = await house.open(alice, house.add("bob"))
    await house.press_answer(alice, await alice.slash(house.channel, "citadels resign"), "Resign")
    for button in ("play", "hand", "resign"):
        for actor, key in ((alice, "error-resigned"), (eve, "error-not-seated")):
            result = await house.forge(actor, house.channel.history()[-1], f"cit:{button}:{game}")
            assert result.ephemeral
            assert house.say(result) == SAY(key)


async def test_help_tells_a_newcomer_what_to_do(house: House) -> None:
    result = await house.add("alice").slash(house.channel, "citadels help")
    assert result.ephemeral
    assert all(
        f"/citadels {name}" in house.say(result) for name in ("new", "rules", "hand", "board", "resign")
    )


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
