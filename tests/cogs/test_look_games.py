"""`/citadels games`: the games here and the member's own, their turns first; none that they may not see."""

from typing import Any

import discord
import simcord
from simcord.results import InteractionResult

from bot.words.language import Language
from tests.house import House, texts
from tests.lobby_options import open_lobby

SAY = Language()

TURN = SAY("listed-turn")  # The beginning of the line of a game in which it is the reader's turn.
NONE = {"kept": 0, "room": 0, "more": 0}
LOBBY = SAY("listed-lobby", mine="no", where="|", taken=1, seats=8, **NONE, at="none", players="").split("|")[
    0
]
"""The beginning of the line of somebody else's lobby."""


def _running(mine: str) -> str:
    """Return the beginning of a game's line, for its player, an absent player, or a spectator."""
    return SAY("listed-running", mine=mine, round=1, where="", asked="none", players="").split("[")[0]


async def _open(house: House, actor: simcord.MemberActor, **named: bool) -> InteractionResult:
    return await actor.slash(house.channel, "citadels games", **named)


async def _shown(house: House, actor: simcord.MemberActor) -> Any:
    return (await _open(house, actor)).response


async def test_where_nothing_goes_on_it_says_how_to_begin(house: House) -> None:
    result = await _open(house, house.add("alice"))
    assert result.ephemeral
    assert SAY("listed-none") in house.say(result)
    for other in ("button-daily", "button-puzzle", "button-learn-play"):
        assert SAY(other) in house.say(result)


async def test_my_turn_stands_first_then_what_i_play_then_what_others_do(house: House) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    waiting = await house.open(bob, alice)
    await house.until(waiting, "pick-character", bob)
    lobby = await open_lobby(house, eve)
    mine = await house.open(alice, bob)
    await house.until(mine, "pick-character", alice)
    told = house.say(await _open(house, alice))
    table = await house.table(mine)
    facts = {"where": table.board_address, "players": "**alice**, **bob**", "mine": "turn"}
    assert SAY("listed-running", round=1, asked="none", **facts) in told
    assert told.index(TURN) < told.index(_running("yes")) < told.index(LOBBY)
    assert (await house.table(lobby)).board_address in told
    line = SAY("listed-running", mine="no", round=1, where="|", asked="**bob**", players="")
    assert line.split("|")[1].rstrip() in told
    controls = house.controls(await _shown(house, alice))
    assert [each["custom_id"] for each in controls][:2] == [f"cit:play:{each}" for each in (mine, waiting)]
    assert f"cit:play:{lobby}" not in [each["custom_id"] for each in controls]
    # For eve the order is reversed, and she plays in none of these.
    mine_first = SAY(
        "listed-lobby", mine="yes", where="", taken=1, seats=8, **NONE, at="none", players=""
    ).split("[")[0]
    told = house.say(await _open(house, eve))
    assert told.index(mine_first) < told.index(_running("no"))
    assert TURN not in told


async def test_an_absent_player_is_never_to_move(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await house.table(await house.open(alice, bob))
    await house.until(table.id, "pick-character", alice)
    assert TURN in house.say(await _open(house, alice))
    house.bot.background.computers.stop()
    async with table.lock:
        seat = table.seat_of(alice.id)
        assert seat is not None
        await house.bot.registry.arrange(table, table.setup.with_seat(seat, away=True))
    told = house.say(await _open(house, alice))
    assert TURN not in told
    assert _running("away") in told
    assert _running("away") not in house.say(await _open(house, bob))


async def test_one_may_look_at_ones_own_alone_and_back(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    await open_lobby(house, eve)
    result = await _open(house, alice, mine=True)
    assert SAY("error-nowhere") in house.say(result)
    await house.press_answer(alice, result, SAY("listed-all"))
    shown = house.channel.history(viewer=alice)[-1]
    assert "**eve**" in str([each.to_dict() for each in shown.components])


async def test_where_all_games_are_ones_own_there_is_nothing_to_leave_out(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    await house.open(alice, computers=1)
    both = {SAY("listed-own"), SAY("listed-all")}
    for only in (False, True):
        controls = house.controls((await _open(house, alice, mine=only)).response)
        assert both.isdisjoint(each.get("label") for each in controls)
    await open_lobby(house, eve)
    labels = [each.get("label") for each in house.controls(await _shown(house, alice))]
    assert SAY("listed-own") in labels


async def test_a_long_list_has_pages(house: House) -> None:
    hosts = [house.add(f"host{number}") for number in range(9)]
    channels = [house.guild.create_text_channel(f"room{number}") for number in range(9)]
    for host, channel in zip(hosts, channels, strict=True):
        await host.slash(channel, "citadels new")
    eve = house.add("eve")
    result = await _open(house, eve)
    assert [f"**{host.name}**" in house.say(result) for host in hosts] == [True] * 8 + [False]
    await house.press_answer(eve, result, SAY("listed-on"))
    shown = house.channel.history(viewer=eve)[-1]
    assert [f"**{host.name}**" in texts(house.stored(shown)) for host in hosts] == [False] * 8 + [True]
    # Games may end while a person reads a page.
    beyond = house.say(await house.forge(eve, shown, "cit:games:all:7"))
    assert [f"**{host.name}**" in beyond for host in hosts] == [False] * 8 + [True]


async def test_hidden_games_are_not_listed(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    assert house.bot.user
    denied = discord.PermissionOverwrite(view_channel=False)
    seen = discord.PermissionOverwrite(view_channel=True)
    alone: Any = {house.guild.default_role: denied, house.bot.user: seen, alice: seen}
    hidden = house.guild.create_text_channel("hidden", overwrites=alone)
    await alice.slash(hidden, "citadels new")
    assert SAY("listed-none") in house.say(await _open(house, eve))
    assert "**alice**" in house.say(await _open(house, alice))
    # In a channel that everybody sees, the game is listed.
    await house.add("bob").slash(house.guild.create_text_channel("other"), "citadels new")
    assert "**bob**" in house.say(await _open(house, eve))


async def test_in_a_direct_message_there_are_only_ones_own(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    await open_lobby(house, eve)
    await house.open(alice, computers=1)
    told = house.say(await alice.user.slash("citadels games"))
    assert "**alice**" in told
    assert "**eve**" not in told
    assert SAY("listed-all") not in told
