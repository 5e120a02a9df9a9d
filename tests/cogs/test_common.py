"""A person who plays in several servers: commands lead to no game that can't be used there."""

import pytest
import simcord
from simcord.results import InteractionResult

from bot.words.language import Language
from tests.house import House
from tests.storage.newer import make_newer, make_ours

SAY = Language()
COMMANDS = ("hand", "resign")


async def _plays_elsewhere(house: House, actor: simcord.MemberActor) -> tuple[simcord.MemberActor, str]:
    """Let somebody also play in another server; return them there, and the game."""
    home, guild = house.channel, house.env.create_guild("Elsewhere")
    there = guild.add_member(actor.user)
    house.channel = guild.create_text_channel("elsewhere")
    game = await house.open(there, house.add("eve", guild))
    house.channel = home
    return there, game


async def test_a_player_of_another_server_is_led_there(house: House) -> None:
    alice = house.add("alice")
    await _plays_elsewhere(house, alice)
    for command in COMMANDS:
        result = await alice.slash(house.channel, f"citadels {command}")
        assert result.ephemeral
        assert house.say(result) == SAY("error-only-elsewhere")
    assert house.say(await alice.slash(house.channel, "citadels log")) == SAY("error-nothing-here")


async def test_a_game_of_this_server_is_meant_where_another_one_goes_on_elsewhere(house: House) -> None:
    alice = house.add("alice")
    there, other = await _plays_elsewhere(house, alice)
    game = await house.open(alice, computers=2)
    house.channel = house.guild.create_text_channel("another-room")
    hand = await alice.slash(house.channel, "citadels hand")
    assert f"cit:play:{game}" in _ids(house, hand)
    log = await alice.slash(house.channel, "citadels log")
    assert (await house.table(game)).board_address in str(log.response and house.stored(log.response))
    await house.press_answer(alice, await alice.slash(house.channel, "citadels resign"), SAY("games-resign"))
    assert (await house.table(game)).seat_of(alice.id) is None
    assert (await house.table(other)).seat_of(there.id) is not None


async def test_in_a_direct_message_all_games_can_be_meant(house: House) -> None:
    alice = house.add("alice")
    _, other = await _plays_elsewhere(house, alice)
    game = await house.open(alice, computers=2)
    for command in (*COMMANDS, "log"):
        result = await alice.user.slash(f"citadels {command}")
        assert set(_ids(house, result)) == {f"cit:{command}:{game}", f"cit:{command}:{other}"}


def _ids(house: House, result: InteractionResult) -> list[str]:
    assert result.response is not None
    return [each["custom_id"] for each in house.controls(result.response)]


async def test_a_game_of_a_newer_release_is_left_to_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # Repeat failed work at once, because these pauses are real ones.
    monkeypatch.setattr("bot.tables.background_loop.FAILURE_PAUSES", (0.01, 600.0))
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "pick-character", alice)
    store = house.bot.store
    panel = house.questions(alice)[-1]
    await make_newer(store, game)
    for result in (
        await house.answer(alice, panel),
        await house.forge(alice, house.channel.history()[-1], f"cit:hand:{game}"),
        await alice.slash(house.channel, "citadels hand"),
        await alice.slash(house.channel, "citadels board"),
        await bob.slash(house.channel, "citadels resign"),
    ):
        assert SAY("error-newer") in house.say(result)
    await house.wait(600)
    assert not await store.database.rows("SELECT game FROM damaged")
    await make_ours(store, game)
    result = await alice.slash(house.channel, "citadels hand")
    assert house.questions(alice)
    assert SAY("error-newer") not in house.say(result)
