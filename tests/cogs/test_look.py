"""Looking at a game: `/citadels board`, `/citadels hand`, and where there is none."""

from unittest.mock import Mock

import pytest

from bot.words.language import Language
from tests.house import House, pictured

SAY = Language()


async def test_no_button_brings_a_board_into_a_direct_message(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=1)
    # Its channel is gone, so another channel of the server may show it.
    house.env.backend.delete_channel(house.channel.id)
    await house.step(game)
    assert (await house.table(game)).board.lost
    result = await house.forge(alice, alice.user.dm_channel.history()[-1], f"cit:board:{game}")
    assert SAY("error-server-only") in house.say(result)
    assert (await house.table(game)).setup.kind.channel == house.channel.id


@pytest.mark.parametrize(("lost", "plays"), [(True, False), (False, True), (False, False)])
async def test_a_game_moves_only_for_its_players_and_only_once_its_channel_is_lost(
    house: House, *, lost: bool, plays: bool
) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    game = await house.open(alice, computers=1)
    house.patch.setattr(house.bot.delivery.channels, "is_lost", Mock(return_value=lost))
    elsewhere, by = house.guild.create_text_channel("elsewhere"), alice if plays else eve
    await by.slash(elsewhere, "citadels help")
    told = await house.forge(by, elsewhere.history(viewer=by)[-1], f"cit:board:{game}")
    assert house.say(told) == SAY("error-unknown-game")
    assert (await house.table(game)).setup.kind.channel == house.channel.id


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
    await bob.click(result.response, label=SAY("button-join"))
    assert "bob" in pictured(house.stored(result.response))
