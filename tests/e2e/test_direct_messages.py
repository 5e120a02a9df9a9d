"""Where questions arrive: by direct message, by a ping in the channel, or nowhere."""

from typing import Any

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.words.language import Language
from tests.clocks import open_at
from tests.house import House, pictured, texts

SAY = Language()


def _direct(house: House, actor: simcord.MemberActor) -> list[Any]:
    return actor.user.dm_channel.history()


def _lost(house: House, lacking: str) -> str:
    """Return the text to players about a lost channel in which these permissions are missing."""
    place = house.channel.mention
    return SAY("game-channel-lost", server=house.guild.name, channel=place, lacking=lacking)


def _posts(house: House, path: str) -> list[Any]:
    return [each for each in house.env.http_requests if each.method == "POST" and each.path == path]


async def test_a_whole_game_from_direct_messages_alone(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, short=True)
    while (asked := await house.asked(game)) is not None:
        actor, number = asked
        house.clock.now += house.rng.choice((1, 500))
        questions = house.questions(actor, number)
        assert [message.channel.id for message in questions] == [actor.user.dm_channel.id]
        await house.answer(actor, questions[0])
        # Each player has one panel, and the old ones are gone.
        assert len(_direct(house, alice)) <= 1
        assert len(_direct(house, bob)) <= 1
    for actor in (alice, bob):
        told = [texts(house.stored(message)) for message in _direct(house, actor)]
        assert len(told) == 1
        assert SAY("button-decided") in told[0]


async def test_the_panels_of_several_games_say_where_and_with_whom_each_is_played(house: House) -> None:
    alice, bob, cyril = house.add("alice"), house.add("bob"), house.add("cyril")
    for other in (bob, cyril):
        game = await house.open(alice, other)
        await house.until(game, "turn", alice)
        told = texts(house.stored(_direct(house, alice)[-1]))
        facts = {"channel": house.channel.mention, "others": f"**{other.name}**"}
        assert SAY("panel-where", board=(await house.table(game)).board_address, **facts) in told


async def test_the_panel_of_a_live_game_is_where_it_is_played(house: House) -> None:
    alice = house.add("alice")
    await open_at(house, alice, computers=3, calls="channel")
    await alice.click(house.channel.history()[-1], label=SAY("button-play"))
    panel = house.questions(alice)[-1]
    assert house.channel.mention not in texts(house.stored(panel))


async def test_a_new_turn_is_a_new_message_and_an_answer_changes_it(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    message = _direct(house, alice)[-1]
    asked = await house.asked(game)
    while asked is not None and asked[0] is alice:
        await house.step(game)
        assert [each.id for each in _direct(house, alice)] == [message.id]
        asked = await house.asked(game)
    # A line, or an action in its place, and no question.
    assert SAY("panel-folded-choosing", names=f"**{bob.name}**", count=1, ping="") in texts(
        house.stored(message)
    ) or pictured(house.stored(message))
    house.clock.now += 600
    while (asked := await house.asked(game)) is not None and asked[0] is not alice:
        await house.step(game)
    # A returned player gets a message that notifies them, and it is the only one.
    assert [each.id > message.id for each in _direct(house, alice)] == [True]


async def test_a_refused_message_becomes_a_call_in_the_channel(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    path = f"/channels/{bob.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=403, code=50007, times=None)
    game = await house.open(alice, bob)
    calls = 0
    while (asked := await house.asked(game)) is not None and calls < 4:
        house.clock.now += 500
        pings = [m for m in house.channel.history() if f"<@{bob.id}>" in texts(house.stored(m))]
        if asked[0] is alice:
            assert not pings
            await house.step(game)
            continue
        calls += 1
        assert len(pings) == 1
        posted: list[Any] = [each.json for each in house.env.http_requests if each.method == "POST"]
        sent = [body for body in posted if f"<@{bob.id}>" in str(body)][-1]
        assert sent["allowed_mentions"]["users"] == [bob.id]
        assert not sent["allowed_mentions"].get("parse")
        await bob.click(pings[0], label=SAY("button-play"))
        questions = house.questions(bob, asked[1])
        assert questions
        assert all(message.flags.ephemeral for message in questions)
        while (asked := await house.asked(game)) is not None and asked[0] is bob:
            await house.step(game)
    assert calls == 4
    # Discord refuses it once. A player who accepts no messages isn't tried again and again.
    assert len(_posts(house, path)) == 1


async def test_the_panel_lives_where_it_was_used_last(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    direct = house.questions(alice, number)[0]
    result = await alice.click(house.channel.history()[-1], label=SAY("button-play"))
    assert result.ephemeral
    assert len(house.questions(alice, number)) == 2
    here = next(each for each in house.questions(alice, number) if each.id != direct.id)
    await house.answer(alice, here)
    assert SAY("panel-moved") in texts(house.stored(direct))
    asked = await house.asked(game)
    assert asked is not None
    if asked[0] is alice:
        assert [each.id for each in house.questions(alice, asked[1])] == [here.id]
    # And back again.
    await alice.user.click(direct, label=SAY("panel-here"))
    asked = await house.asked(game)
    assert SAY("panel-moved") in texts(house.stored(here))
    assert SAY("panel-moved") not in texts(house.stored(direct))


async def test_an_ephemeral_panel_shows_the_next_question_by_itself(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await alice.click(house.channel.history()[-1], label=SAY("button-play"))
    for _ in range(10):
        asked = await house.asked(game)
        assert asked is not None
        here = [each for each in house.questions(alice, asked[1]) if each.flags.ephemeral]
        assert len(here) == 1
        await house.answer(alice, here[0])
    # Everything was said in one place.
    assert len([each for each in house.env.http_requests if each.path.startswith("/users/@me/channels")]) == 1


async def test_a_panel_does_not_name_a_channel_that_is_gone(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    for gone in (False, True):
        (panel,) = house.questions(alice, await house.until(game, "turn", alice))
        assert (house.channel.mention in texts(house.stored(panel))) is not gone
        if not gone:
            house.env.backend.delete_channel(house.channel.id)
            await house.until(game, "pick-character", alice)


async def test_a_missing_permission_is_named_and_the_game_comes_back_there(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    assert house.bot.user is not None
    me, denied = house.bot.user.id, discord.Permissions(send_messages=True).value
    house.env.backend.set_overwrite(house.channel.id, Overwrite(me, OverwriteType.MEMBER, deny=denied))
    house.until_no_click_lives()
    for _ in range(20):
        await house.step(game)
    assert (await house.table(game)).board.lost
    names = ("embed_links", "attach_files", "send_messages")
    lacking = ", ".join(f"**{SAY(f'permission-{each}')}**" for each in names)
    lost = _lost(house, lacking)
    start = lost.split(house.guild.name)[0]
    (told,) = [each for each in _direct(house, alice) if start in texts(house.stored(each))]
    # A bot that may not write may not attach files either.
    assert lost in texts(house.stored(told))
    (panel,) = house.questions(alice)
    shown = texts(house.stored(panel))
    assert SAY("panel-board-lost") in shown
    assert SAY("button-board") not in shown

    house.env.backend.delete_overwrite(house.channel.id, me)
    await alice.slash(house.channel, "citadels board")
    await house.step(game)
    assert not (await house.table(game)).board.lost
    (panel,) = house.questions(alice)
    shown = texts(house.stored(panel))
    assert SAY("panel-board-lost") not in shown
    await house.press(alice, panel, f"cit:more:{game}")
    assert SAY("button-board") in texts(house.stored(panel))


async def test_a_channel_that_is_closed_to_the_bot_is_not_tried_again(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    house.until_no_click_lives()
    house.env.inject_error("*", f"/channels/{house.channel.id}/messages*", status=403, code=50001, times=None)
    before = len(house.env.http_requests)
    for _ in range(20):
        await house.step(game)
    tried = [each for each in house.env.http_requests[before:] if str(house.channel.id) in each.path]
    assert len(tried) == 1
    told = "".join(texts(house.stored(m)) for m in _direct(house, alice))
    assert _lost(house, "none") in told


async def test_a_board_that_cannot_be_edited_any_more_is_posted_anew(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await house.until(game, "turn", alice)
    board = (await house.table(game)).board.message
    house.until_no_click_lives()
    house.env.inject_error("PATCH", f"/channels/*/messages/{board}", status=400, code=30046)
    while (newer := (await house.table(game)).board.message) == board:
        await house.step(game)
    assert newer > board
    assert house.channel.history()[-1].id == newer
    house.env.backend.delete_message(house.channel.id, newer)
    await house.step(game)
    assert (await house.table(game)).board.message > newer
