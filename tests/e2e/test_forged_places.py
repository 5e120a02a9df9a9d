"""Made-up ids that name another game, or come from another place, change and overwrite nothing."""

from dataclasses import replace
from typing import Any

import pytest

from bot.words.language import Language
from storage.games.places import BOARD_SEAT
from tests.house import BUTTON, House, texts

SAY = Language()

ACTIONS = ("join", "leave", "add", "remove", "options", "start", "close", "board", "resign", "play", "rules")


async def _state(house: House, *games: str) -> list[Any]:
    """Return everything stored of the games, and where their boards are."""
    stored = [await house.snapshot(game) for game in games]
    return [stored, [(await house.bot.store.places.of(game))[BOARD_SEAT] for game in games]]


def _public(house: House, channel: Any) -> list[str]:
    return [texts(house.stored(message)) for message in channel.history() if not message.flags.ephemeral]


@pytest.mark.parametrize("action", ["join", "add", "remove", "options", "rules"])
async def test_a_lobby_named_on_another_games_board(house: House, action: str) -> None:
    """The click may change its lobby. The message that it came from shows its own game."""
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game = await house.open(alice, bob)
    board = house.channel.history()[-1]
    await eve.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    other = house.controls(lobby)[0]["custom_id"].split(":")[2]
    shown, before = texts(house.stored(board)), await _state(house, game)
    await house.forge(eve, board, f"cit:{action}:{other}", BUTTON)
    assert texts(house.stored(board)) == shown
    assert await _state(house, game) == before
    assert (await house.bot.store.places.of(other))[BOARD_SEAT].message == lobby.id
    assert (await house.bot.store.places.of(game))[BOARD_SEAT].message == board.id
    assert lobby.id in {message.id for message in house.channel.history()}


async def test_a_game_named_in_another_server(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    before, shown = await _state(house, game), _public(house, house.channel)
    elsewhere = house.env.create_guild()
    channel = elsewhere.create_text_channel("elsewhere")
    twin = elsewhere.add_member(alice.user)
    house.people.append(twin)
    await twin.slash(channel, "citadels new")
    lobby = channel.history()[-1]
    theirs = texts(house.stored(lobby))
    for action in ACTIONS:
        result = await house.forge(twin, lobby, f"cit:{action}:{game}", BUTTON)
        assert result.ephemeral, action
        assert SAY("error-unknown-game") in house.say(result), action
        assert await _state(house, game) == before, action
        assert (texts(house.stored(lobby)), _public(house, house.channel)) == (theirs, shown), action


async def test_a_game_named_in_a_direct_message_by_a_stranger(house: House) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game, own = await house.open(alice, bob), await house.open(eve, computers=1)
    before, shown = await _state(house, game), _public(house, house.channel)
    message = eve.user.dm_channel.history()[-1]
    for action in ACTIONS:
        result = await house.forge(eve, message, f"cit:{action}:{game}", BUTTON)
        assert SAY("error-unknown-game") in house.say(result), action
        assert await _state(house, game) == before, action
        assert _public(house, house.channel) == shown, action
    assert await house.step(own)


async def test_a_board_asked_for_in_another_channel_of_the_server(house: House) -> None:
    """A game moves into another channel only after its own is lost, and only by one of its players."""
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game = await house.open(alice, bob)
    channel = house.guild.create_text_channel("elsewhere")
    await eve.slash(channel, "citadels new")
    lobby = channel.history()[-1]
    for actor, lost in ((eve, False), (alice, False), (eve, True)):
        table = await house.table(game)
        table.board.kept = replace(table.board.kept, closed=lost)
        before, shown = await _state(house, game), _public(house, house.channel)
        result = await house.forge(actor, lobby, f"cit:board:{game}", BUTTON)
        assert result.ephemeral
        assert await _state(house, game) == before
        assert _public(house, house.channel) == shown
    assert len(channel.history()) == 1


@pytest.mark.parametrize("asked", ["set:{game}:main:go:main", "set:{game}:cast:short:on"])
async def test_options_named_on_a_public_message_are_shown_to_the_host_alone(
    house: House, asked: str
) -> None:
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    result = await house.forge(alice, lobby, "cit:" + asked.format(game=game), BUTTON)
    assert result.ephemeral
    assert SAY("form-title") in house.say(result)
    assert SAY("lobby-next-alone", host=f"**{alice.name}**") in texts(house.stored(lobby))
