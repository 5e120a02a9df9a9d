"""Games in threads: opened below the lobby, and left for the channel if needed."""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.words.card_texts import together
from bot.words.language import Language
from storage.database.storage_errors import NotStoredError
from storage.pace import LIVE
from tests.clocks import board_text
from tests.e2e.faults import Fault, Faults, tracebacks
from tests.house import House, texts, walk
from tests.rematches import over
from tests.short_games import deal_last_answers
from tests.threads import in_thread, overlook_deletions, seen, want_threads

SAY = Language()


def _bot(house: House) -> discord.ClientUser:
    assert house.bot.user is not None
    return house.bot.user


def _thread(house: House, channel: ChannelHandle) -> ChannelHandle:
    """Open a thread without a parent message."""
    thread = house.env.backend.create_thread(channel.id, "talk", _bot(house).id)
    return ChannelHandle(house.env, house.guild, thread)


def _closed(house: House, *lacking: str) -> ChannelHandle:
    """Make a channel in which the bot lacks some permissions."""
    denied = discord.PermissionOverwrite(**dict.fromkeys(lacking, False))
    return house.guild.create_text_channel("closed", overwrites={_bot(house): denied})


def _posted(channel: ChannelHandle) -> list[Any]:
    """Return the messages in a channel, except Discord's note about a thread."""
    return [each for each in channel.history() if each.type is not discord.MessageType.thread_created]


async def test_a_game_is_played_in_its_thread_and_the_lobby_leads_there(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, channel = await in_thread(house, alice, bob)
    table = await house.table(game)
    (lobby,) = _posted(channel)
    assert house.channel.id == lobby.id
    assert house.channel.name == SAY("thread-name", host="alice")
    assert SAY("lobby-started-thread", thread=f"<#{lobby.id}>") in texts(house.stored(lobby))
    assert table.setup.kind.parent == channel.id
    first, *rest = house.channel.history()
    assert SAY("thread-greeting", names=f"<@{alice.id}>, <@{bob.id}>") in texts(house.stored(first))
    assert first.flags.suppress_notifications
    assert sorted(each.id for each in first.mentions) == sorted([alice.id, bob.id])
    assert any(each.id == table.board.message for each in rest)
    for _ in range(6):
        await house.step(game)
    # Only the lobby is in the channel, and the game is still found after the restart.
    await house.restart()
    await house.step(game)
    assert len(_posted(channel)) == 1


@pytest.mark.parametrize("live", [True, False])
async def test_the_lobby_of_a_thread_shows_who_won_there(house: House, *, live: bool) -> None:
    """The last board of a live game becomes the poster. In a slow game it stays above the poster."""
    deal_last_answers(house.patch)
    if live:
        house.patch.setattr("bot.tables.lobbies.LIVE", LIVE)
    await want_threads(house)
    channel = house.channel
    game = await house.open(house.add("alice"), house.add("bob"), short=True)
    (house.channel,) = channel.threads
    (lobby,) = _posted(channel)
    await house.finish(game)
    table = await house.table(game)
    scores = table.game.view(None).scores
    won = [each for each in scores if each.place(scores) == 1]
    names = together(SAY, [f"**{table.players[each.seat].name}**" for each in won])
    said = SAY("end-title", winners=names, count=len(won), total=won[0].total, you="no")
    assert said in texts(house.stored(lobby))
    (link,) = [each["url"] for each in walk(house.stored(lobby)) if each.get("url")]
    assert link.endswith(f"/{lobby.id}/{table.board.message}")


async def test_a_rematch_opens_in_the_channel_and_gets_a_thread_of_its_own(house: House) -> None:
    await want_threads(house)
    alice, bob, channel = house.add("alice"), house.add("bob"), house.channel
    house.channel = thread = _thread(house, channel)
    scores = await over(house, alice, bob, parent=channel.id)
    result = await bob.click(scores, label=SAY("button-rematch"))
    assert not result.ephemeral
    assert SAY("rematch-elsewhere", name="bob", channel=f"<#{channel.id}>") in house.say(result)
    rematch = channel.history()[-1]
    assert SAY("button-start") in texts(house.stored(rematch))
    # The next player joins there.
    response = (await alice.click(scores, label=SAY("button-rematch"))).response
    assert response
    links = [each["url"] for each in walk(response.components) if each.get("url")]
    assert any(each.endswith(f"/{channel.id}/{rematch.id}") for each in links)
    said = SAY("lobby-next-instead", host="**bob**")
    assert said in texts(house.stored(rematch))
    assert SAY("button-start") not in seen(house, thread)
    await house.start(bob, rematch)
    assert len(channel.threads) == 2


async def test_a_rematch_opens_in_the_thread_if_the_channel_is_closed(house: House) -> None:
    alice = house.add("alice")
    closed = _closed(house, "send_messages")
    house.channel = _thread(house, closed)
    scores = await over(house, alice, house.add("bob"), parent=closed.id)
    await alice.click(scores, label=SAY("button-rematch"))
    assert SAY("button-start") in texts(house.stored(house.channel.history()[-1]))


@pytest.mark.parametrize("lacking", [("create_public_threads",), ("send_messages_in_threads",)])
async def test_without_the_permission_it_is_played_in_the_channel_and_who_starts_is_told(
    house: House, lacking: Sequence[str]
) -> None:
    await want_threads(house)
    house.channel = _closed(house, *lacking)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    assert house.channel.threads == []
    assert SAY(f"permission-{lacking[0]}") in "\n".join(
        texts(house.stored(each)) for each in house.channel.history(viewer=alice) if each.flags.ephemeral
    )
    assert await house.step(game)
    assert (await house.table(game)).setup.kind.parent == 0


async def test_a_lobby_in_a_thread_is_played_there(house: House) -> None:
    await want_threads(house)
    house.channel = _thread(house, house.channel)
    game = await house.open(house.add("alice"), house.add("bob"))
    assert await house.step(game)
    assert (await house.table(game)).setup.kind.parent == 0


async def test_a_thread_that_was_deleted_while_nobody_looked_is_left_at_the_next_move(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, channel = await in_thread(house, alice, bob)
    thread, house.channel = house.channel, channel
    overlook_deletions(house)
    house.env.backend.delete_channel(thread.id)
    await house.restart()
    await alice.slash(channel, "citadels board")
    await bob.slash(channel, "citadels board")
    table = await house.table(game)
    assert table.setup.kind.channel == channel.id
    assert SAY("button-play") in board_text(house, table)
    assert await house.step(game)


async def test_a_thread_that_can_not_be_written_to_is_left_at_the_next_move(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = [house.add("alice"), house.add("bob")]
    game, channel = await in_thread(house, *people)
    for actor in people:
        await house.bot.store.persons.change(actor.id, lambda before: replace(before, calls="direct"))
    for _ in range(4):
        await house.step(game)
    overlook_deletions(house)
    house.until_no_click_lives()
    table = await house.table(game)
    thread, house.channel = house.channel, channel
    while not (asked := await house.asked(game)) or not house.questions(*asked):
        house.channel = thread
        await house.step(game)
        house.channel = channel
    house.env.backend.delete_channel(thread.id)
    await house.step(game)
    assert (table.setup.kind.channel, table.board.lost) == (channel.id, False)
    assert SAY("button-play") in board_text(house, table)
    assert await house.step(game)
    assert tracebacks(caplog) == []


async def test_a_lobby_whose_start_was_not_answered_is_finished_in_the_channel(
    house: House, broken: Faults
) -> None:
    alice = house.add("alice")
    await want_threads(house)
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    for _ in range(2):
        await alice.click(lobby, label=SAY("button-add"))
    house.until_no_click_lives()
    broken.plan("response-edit", "gone")
    await house.start(alice, lobby)
    assert broken.to_come == 0
    assert house.controls(lobby) == []
    assert SAY("lobby-started-thread", thread=f"<#{lobby.id}>") in texts(house.stored(lobby))


async def test_a_player_who_looks_for_the_game_in_the_channel_is_led_to_its_thread(house: House) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game, channel = await in_thread(house, alice, bob)
    table = await house.table(game)
    for actor in (alice, bob, eve):
        assert table.board_address in house.say(await actor.slash(channel, "citadels board"))
    other = house.guild.create_text_channel("other")
    assert SAY("error-nothing-here") in house.say(await eve.slash(other, "citadels board"))
    hand: Any = await alice.slash(channel, "citadels hand")
    assert hand.ephemeral
    assert table.setup.kind.parent == channel.id
    listed = house.say(await eve.slash(channel, "citadels games"))
    assert "**alice**" in listed


@pytest.mark.parametrize("fault", ["cut", "reset", "unanswered"])
async def test_a_thread_that_nobody_knows_of_is_found_again(
    house: House, broken: Faults, fault: Fault
) -> None:
    broken.plan("thread", fault)
    game, channel = await in_thread(house, house.add("alice"), house.add("bob"))
    assert broken.to_come == 0
    assert [each.id for each in channel.threads] == [_posted(channel)[0].id]
    assert (await house.table(game)).setup.kind.channel == house.channel.id
    assert await house.step(game)


async def test_a_thread_is_found_though_discord_answers_no_request_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = discord.PartialMessage.create_thread

    async def unanswered(message: discord.PartialMessage, **named: Any) -> None:
        with contextlib.suppress(discord.HTTPException):
            await create(message, **named)
        # The gateway is another connection.
        await asyncio.sleep(0.01)
        raise TimeoutError

    monkeypatch.setattr(discord.PartialMessage, "create_thread", unanswered)
    game, channel = await in_thread(house, house.add("alice"), house.add("bob"))
    assert [each.id for each in channel.threads] == [_posted(channel)[0].id]
    assert (await house.table(game)).setup.kind.parent == channel.id
    assert await house.step(game)


@pytest.mark.parametrize("fault", ["500", "503", "refused"])
async def test_where_no_thread_can_be_had_it_is_played_in_the_channel(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    await want_threads(house)
    broken.plan("thread", fault)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    table = await house.table(game)
    told = "\n".join(texts(house.stored(each)) for each in house.channel.history(viewer=alice))
    if table.setup.kind.parent:
        # The second try worked.
        (house.channel,) = house.channel.threads
    else:
        assert SAY("thread-refused") in told
    assert await house.step(game)
    assert tracebacks(caplog) == []


@pytest.mark.usefixtures("broken")
async def test_a_start_that_was_not_stored_leaves_a_thread_for_the_next_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await want_threads(house)
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    await bob.click(lobby, label=SAY("button-join"))
    with monkeypatch.context() as patch:
        patch.setattr(house.bot.registry, "deal", _fail)
        await house.start(alice, lobby)
    await house.restart()
    await house.start(alice, lobby)
    (thread,) = house.channel.threads
    (table,) = house.bot.registry.tables
    assert table.running
    assert table.setup.kind.channel == thread.id


async def _fail(*_: object) -> None:
    raise NotStoredError("disk I/O error")


async def test_the_second_game_in_a_channel_begins_in_a_thread_by_itself(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.game_channels.CROWDED", 1)
    first = await house.open(house.add("alice"), house.add("bob"))
    assert house.channel.threads == []
    second = await house.open(house.add("carol"), house.add("dave"))
    (thread,) = house.channel.threads
    assert (await house.table(first)).setup.kind.channel == house.channel.id
    assert (await house.table(second)).setup.kind.channel == thread.id
    await house.finish(first)
    third = await house.open(house.people[0], house.people[1])
    assert (await house.table(third)).setup.kind.channel == house.channel.id, "the channel is free again"


async def test_without_the_permission_the_second_game_stays_in_the_channel_and_nobody_is_bothered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.game_channels.CROWDED", 1)
    house.channel = _closed(house, "create_public_threads")
    await house.open(house.add("alice"), house.add("bob"))
    second = await house.open(house.add("carol"), house.add("dave"))
    assert house.channel.threads == []
    assert (await house.table(second)).setup.kind.channel == house.channel.id
    dave = house.people[3]
    told = "\n".join(texts(house.stored(each)) for each in house.channel.history(viewer=dave))
    assert SAY("thread-lacking", permissions="|").split("|")[0] not in told
    assert SAY("permission-create_public_threads") not in told
