"""Opening a lobby, and closing one's own lobby that prevents that."""

from dataclasses import replace

import discord
import pytest
import simcord
from simcord.results import InteractionResult

from bot.controls.load import AT_ONCE
from bot.controls.table_options import pace_value
from bot.tables.lobbies import host_name
from bot.words.card_texts import together
from bot.words.language import Language
from storage.pace import SLOW_PACE
from storage.parts import Invitation
from storage.values import Player
from tests.house import House, texts, walk
from tests.lobby_options import open_details, open_lobby, open_options
from tests.rematches import over
from tests.storage import samples
from tests.storage.samples import GAME

SAY = Language()


async def _refused(
    house: House, actor: simcord.MemberActor, channel: simcord.ChannelHandle
) -> InteractionResult:
    result = await actor.slash(channel, "citadels new")
    assert result.ephemeral
    assert SAY("error-lobby-open", others="none").split(".")[0] in house.say(result)
    return result


async def _close(house: House, actor: simcord.MemberActor, refused: InteractionResult) -> str:
    """Press the button on the refusal; return the text that replaces it."""
    await house.press_answer(actor, refused, SAY("button-close-own"))
    assert refused.response is not None
    return texts(house.stored(refused.response))


def links(house: House, result: InteractionResult) -> list[str]:
    """Return the addresses of the links on the reply to a click or command."""
    shown = [*([result.response] if result.response else []), *result.followups]
    found = [each for message in shown for each in walk(house.stored(message))]
    return [each["url"] for each in found if each.get("url")]


async def test_who_sits_elsewhere_hears_of_it_after_opening_a_lobby_and_leaves_there(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await open_lobby(house, alice)
    await bob.click(house.channel.history()[-1], label=SAY("button-join"))
    opened = await bob.slash(house.channel, "citadels new")
    (told,) = opened.followups
    assert SAY("lobby-seated-elsewhere") in house.say(opened)
    assert (await house.table(game)).board_address in texts(house.stored(told))
    left = await bob.click(told, label=SAY("button-leave"))
    assert SAY("lobby-left") in house.say(left)
    assert [each.name for each in (await house.table(game)).players] == ["alice"]
    # The new lobby stays until its host closes it.
    new = await house.bot.store.games.open_lobbies_of(bob.id)
    assert len(new) == 1
    await bob.click(told, label=SAY("button-close-new"))
    assert (await house.table(new[0])).stored.status == "closed"


async def test_who_plays_a_live_game_hears_of_it_after_opening_a_lobby(house: House) -> None:
    alice = house.add("alice")
    await open_lobby(house, alice)
    lobby = house.channel.history()[-1]
    await alice.click(lobby, label=SAY("button-add"))
    await house.start(alice, lobby)
    opened = await alice.slash(house.channel, "citadels new")
    assert SAY("lobby-seated-elsewhere") in house.say(opened)
    assert SAY("button-play") in house.say(opened)


async def test_who_only_plays_slowly_elsewhere_hears_nothing_of_it(house: House) -> None:
    alice = house.add("alice")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await (await open_options(house, alice, game)).pick("pace", pace_value(SLOW_PACE), page="pace")
    await alice.click(lobby, label=SAY("button-add"))
    await house.start(alice, lobby)
    assert (await house.table(game)).setup.chosen.pace.slow
    assert not (await alice.slash(house.channel, "citadels new")).followups


@pytest.mark.parametrize("pressed", ["button-close", "form-title", "button-remove"])
async def test_old_details_lead_to_the_game(house: House, pressed: str) -> None:
    alice = house.add("alice")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await alice.click(lobby, label=SAY("button-add"))
    details = await open_details(house, alice)
    await house.start(alice, lobby)
    result = await alice.click(details, label=SAY(pressed))
    assert SAY("error-lobby-started") in house.say(result)
    assert links(house, result) == [(await house.table(game)).board_address]


async def test_a_lobby_is_closed_from_where_another_is_wanted(house: House) -> None:
    alice = house.add("alice")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    elsewhere = house.guild.create_text_channel("elsewhere")
    told = await _close(house, alice, await _refused(house, alice, elsewhere))
    assert told == SAY("lobby-own-closed")
    assert (await house.table(game)).stored.status == "closed"
    assert SAY("lobby-closed") in texts(house.stored(lobby))
    assert not (await alice.slash(elsewhere, "citadels new")).ephemeral


async def test_a_lobby_without_its_channel_is_closed_too(house: House) -> None:
    alice, gone = house.add("alice"), house.guild.create_text_channel("gone")
    await alice.slash(gone, "citadels new")
    house.env.backend.delete_channel(gone.id)
    await _close(house, alice, await _refused(house, alice, house.channel))
    assert not (await alice.slash(house.channel, "citadels new")).ephemeral


async def test_so_is_one_in_a_server_that_its_host_has_left(house: House) -> None:
    alice, guild = house.add("alice"), house.env.create_guild("Elsewhere")
    there, channel = guild.add_member(alice.user), guild.create_text_channel("elsewhere")
    await there.slash(channel, "citadels new")
    guild.remove_member(there)
    await _close(house, alice, await _refused(house, alice, house.channel))
    assert not (await alice.slash(house.channel, "citadels new")).ephemeral


async def test_only_its_host_can_and_only_as_long_as_it_is_a_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await bob.click(lobby, label=SAY("button-join"))
    refused = await _refused(house, alice, house.channel)
    result = await house.forge(bob, lobby, f"cit:close-own:{game}")
    assert result.ephemeral
    assert house.say(result) == SAY("error-host-only", host="**alice**")
    # Other servers don't learn of it.
    guild = house.env.create_guild("Elsewhere")
    eve, channel = house.add("eve", guild), guild.create_text_channel("elsewhere")
    await eve.slash(channel, "citadels help")
    result = await house.forge(eve, channel.history(viewer=eve)[-1], f"cit:close-own:{game}")
    assert house.say(result) == SAY("error-unknown-game")
    await house.start(alice, lobby)
    result = await house.press_answer(alice, refused, SAY("button-close-own"))
    table = await house.table(game)
    assert SAY("error-lobby-started") in house.say(result)
    assert links(house, result) == [table.board_address]
    assert table.running


async def test_where_others_sit_too_its_host_is_asked_before_it_closes(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await bob.click(lobby, label=SAY("button-join"))
    asked = await house.in_lobby(alice, lobby, SAY("button-close"))
    assert asked.ephemeral
    assert SAY("error-others-seated", others="**bob**") in house.say(asked)
    assert (await house.table(game)).stored.status == "lobby"
    assert SAY("lobby-closed") not in texts(house.stored(lobby))
    refused = await alice.slash(house.channel, "citadels new")
    assert SAY("error-lobby-open", others="**bob**") in house.say(refused)
    assert (await house.table(game)).board_address in links(house, refused)
    await house.press_answer(alice, asked, SAY("button-close-for-all"))
    assert asked.response is not None
    assert texts(house.stored(asked.response)) == SAY("lobby-own-closed")
    assert (await house.table(game)).stored.status == "closed"
    assert SAY("lobby-closed") in texts(house.stored(lobby))


@pytest.mark.parametrize("start", ["button-start-with", "button-fill-start"])
async def test_a_host_who_starts_before_the_time_is_asked_once_if_others_sit_there(
    house: House, start: str
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await (await open_options(house, alice, game)).pick("at", "120", page="meet")
    await bob.click(lobby, label=SAY("button-join"))
    table = await house.table(game)
    assert table.setup.times.appointment is not None
    asked = await alice.click(lobby, label=SAY(start, count=2))
    at = table.setup.times.appointment.at
    when = f"<t:{at}:f> (<t:{at}:R>)"
    assert asked.ephemeral
    assert SAY("error-early-start", others="**bob**", count=1, when=when) in house.say(asked)
    assert table.stored.status == "lobby"
    await house.press_answer(alice, asked, SAY("button-start-now"))
    assert table.running
    assert len(table.players) == (4 if start == "button-fill-start" else 2)


async def test_a_host_who_sits_alone_starts_before_the_time_unasked(house: House) -> None:
    alice = house.add("alice")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await (await open_options(house, alice, game)).pick("at", "120", page="meet")
    await alice.click(lobby, label=SAY("button-fill-start", count=3))
    assert (await house.table(game)).running


def _manager(house: House) -> simcord.MemberActor:
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return house.guild.add_member(house.env.create_user("carol"), roles=[role])


async def test_a_manager_closes_the_lobby_of_others_once_they_are_sure(house: House) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), _manager(house)
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await bob.click(lobby, label=SAY("button-join"))
    asked = await house.in_lobby(carol, lobby, SAY("button-close"))
    assert asked.ephemeral
    assert SAY("error-lobby-of-others", others=together(SAY, ["**alice**", "**bob**"])) in house.say(asked)
    assert (await house.table(game)).stored.status == "lobby"
    await house.press_answer(carol, asked, SAY("button-close-for-all"))
    assert asked.response is not None
    assert texts(house.stored(asked.response)) == SAY("lobby-closed")
    assert (await house.table(game)).stored.status == "closed"
    assert SAY("lobby-closed") in texts(house.stored(lobby))


async def test_a_manager_of_another_server_does_not(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await bob.click(lobby, label=SAY("button-join"))
    guild = house.env.create_guild("Elsewhere")
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    there = guild.add_member(bob.user, roles=[role])
    channel = guild.create_text_channel("elsewhere")
    await there.slash(channel, "citadels help")
    seen = channel.history(viewer=there)[-1]
    assert house.say(await house.forge(there, seen, f"cit:close-own:{game}")) == SAY("error-unknown-game")
    assert (await house.table(game)).stored.status == "lobby"


async def test_a_manager_of_the_server_cannot_close_a_table_of_a_tournament(house: House) -> None:
    alice, carol = house.add("alice"), _manager(house)
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    table = await house.table(game)
    invited = samples.invited(table.setup, Invitation("cupcupcu", (alice.id,), 1e9))
    async with table.lock:
        await house.bot.registry.arrange(table, invited)
    said = house.say(await house.forge(carol, lobby, f"cit:close-own:{game}"))
    assert said == SAY("error-host-only", host=host_name(table))
    assert table.stored.status == "lobby"


@pytest.mark.parametrize("label", ["close", "close-own", "start", "options", "find-players"])
async def test_a_lobby_whose_host_has_left_the_server_passes_to_the_next_person(
    house: House, label: str
) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    for each in (bob, carol):
        await each.click(lobby, label=SAY("button-join"))
    press = f"cit:{label}:{game}"
    assert house.say(await house.forge(carol, lobby, press)) == SAY("error-host-only", host="**alice**")
    house.guild.remove_member(alice)
    stranger = house.add("eve")
    assert house.say(await house.forge(stranger, lobby, press)) == SAY("error-host-only", host="**alice**")
    result = await house.forge(carol, lobby, press)
    table = await house.table(game)
    assert [player.user_id for player in table.players] == [bob.id, carol.id]
    assert table.setup.kind.host == carol.id
    assert table.running == (label == "start")
    if label == "close":
        assert SAY("error-others-seated", others="**bob**") in house.say(result)


@pytest.mark.parametrize("rematch", [True, False])
async def test_nobody_barred_becomes_host_of_an_empty_lobby(house: House, *, rematch: bool) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    scores = await over(house, alice, bob) if rematch else None
    if scores:
        await alice.click(scores, label=SAY("button-rematch"))
    else:
        await open_lobby(house, alice)
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    await house.forge(alice, lobby, f"cit:leave:{game}")
    await house.bot.store.barred.add(house.guild.id, [bob.id])
    clicked = (scores, f"cit:rematch:{GAME}") if scores else (lobby, f"cit:join:{game}")
    assert house.say(await house.forge(bob, *clicked)) == SAY("error-barred")
    assert (await house.table(game)).seat_of(bob.id) is None


async def test_nobody_barred_becomes_host_because_the_host_left(house: House) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    for each in (bob, carol):
        await each.click(lobby, label=SAY("button-join"))
    await house.bot.store.barred.add(house.guild.id, [bob.id])
    await house.in_lobby(alice, lobby, SAY("button-leave"))
    table = await house.table(game)
    assert table.setup.kind.host == carol.id
    house.guild.remove_member(carol)
    refused = await house.forge(bob, lobby, f"cit:start:{game}")
    assert house.say(refused) == SAY("error-host-only", host="**carol**")
    assert table.setup.kind.host == carol.id


async def test_a_lobby_whose_message_was_deleted_is_shown_again(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    details = await alice.click(lobby, label=SAY("button-details"))
    house.env.backend.delete_message(house.channel.id, lobby.id)
    # By a change that somebody makes from another message,
    await house.press_answer(alice, details, SAY("button-fill-seats", count=4))
    await house.env.settle()
    again = house.channel.history()[-1]
    assert again.id != lobby.id
    house.env.backend.delete_message(house.channel.id, again.id)
    # and by anybody's command.
    assert not (await bob.slash(house.channel, "citadels board")).ephemeral
    third = house.channel.history()[-1]
    await bob.click(third, label=SAY("button-join"))
    assert bob.id in {player.user_id for player in (await house.table(game)).players}


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


async def test_a_manager_takes_a_person_out_of_a_lobby(house: House) -> None:
    alice, bob, eve = (house.add(name) for name in ("alice", "bob", "eve"))
    role = house.guild.create_role("m", permissions=discord.Permissions(manage_guild=True))
    boss = house.guild.add_member(house.env.create_user("boss"), roles=[role])
    await alice.slash(house.channel, "citadels new")
    (game,) = await house.bot.store.games.open_lobbies_in(house.channel.id)
    board = house.channel.history()[-1]
    await bob.click(board, label=SAY("button-join"))
    details = (await boss.click(board, label=SAY("button-details"))).response
    assert details is not None
    told = await boss.select(details, [str(bob.id)], custom_id=f"cit:take-out:{game}")
    assert SAY("lobby-put-out", name="**bob**") in house.say(told)
    assert (await house.table(game)).seat_of(bob.id) is None
    # Nobody else may, and a host can't remove themselves.
    refused = await house.forge(eve, board, f"cit:take-out:{game}", 3, str(alice.id))
    assert SAY("error-managers-only") in house.say(refused)
    gone = await house.forge(boss, board, f"cit:take-out:{game}", 3, str(bob.id))
    assert SAY("error-not-there") in house.say(gone)
    await house.forge(boss, board, f"cit:take-out:{game}", 3, str(alice.id))
    assert (await house.table(game)).setup.players == ()
    shown = (await eve.click(board, label=SAY("button-details"))).response
    assert "cit:take-out" not in str(house.stored(shown))


async def test_a_lobby_whose_message_was_deleted_keeps_its_host_from_no_other(house: House) -> None:
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    (game,) = await house.bot.store.games.open_lobbies_in(house.channel.id)
    still = await alice.slash(house.channel, "citadels new")
    assert game in str(house.stored(still.response))
    house.env.backend.delete_message(house.channel.id, house.channel.history()[0].id)
    await alice.slash(house.channel, "citadels new")
    (other,) = await house.bot.store.games.open_lobbies_in(house.channel.id)
    assert other != game
    assert (await house.table(game)).stored.status == "closed"


async def test_under_a_load_clicks_for_seats_are_handled_in_the_order_in_which_they_came(
    house: House,
) -> None:
    """Under load the newest click begins first, except if an earlier one for the same lobby waits."""
    game, lobby = await open_lobby(house, house.add("alice")), house.channel.history()[-1]
    bob, last, late = house.add("bob"), house.add("last"), house.add("late")
    table, load = await house.table(game), house.bot.in_flight.load
    others = [Player(number, "", f"{number}") for number in range(1, table.setup.chosen.plan.most - 1)]
    async with table.lock:
        setup = replace(table.setup, players=(*table.players, *others))
        await house.bot.registry.arrange(table, setup)
    turns = [await load.turn() for _ in range(AT_ONCE)]
    await house.at_once(bob, lobby, f"cit:join:{game}", f"cit:leave:{game}")
    await house.both(lobby, f"cit:join:{game}", last, late)
    for turn in turns:
        turn.end()
    await house.env.settle()
    assert [table.seat_of(each.id) is not None for each in (bob, last, late)] == [False, True, False]
