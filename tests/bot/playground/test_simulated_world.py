"""The world of the playground, and the messages that stay after the bot has ended."""

import pickle
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest
import simcord

from bot.delivery.members import costs_in
from bot.playground.simulated_world import MESSAGES_KEPT, MessageFile, SimulatedWorld, WallClock, build
from bot.words.language import Language
from tests.bot.playground.demo import Demo


def ids(world: SimulatedWorld) -> list[int]:
    env = world.env
    assert world.channel.guild is not None
    return [
        env.backend.application_id,
        env.backend.bot_user.id,
        world.channel.guild.id,
        world.channel.id,
        *(person.id for person in world.people),
        *(person.user.dm_channel.id for person in world.people),
    ]


def test_everything_that_lasts_has_the_same_id_at_every_start():
    first, second = build(Demo(), 1), build(Demo(), 1)
    assert ids(first) == ids(second)
    assert len(set(ids(first))) == len(ids(first))


def test_the_heading_of_the_channel_names_the_buttons_in_the_language_chosen():
    world, say = build(Demo(), 1, "uk"), Language("uk")
    topic = world.env.backend.get_channel(world.channel.id).topic
    assert topic is not None
    assert topic == say("welcome-topic")
    assert say("button-welcome-new") in topic


def test_a_new_object_has_an_id_of_the_present():
    world = build(Demo(), 1)
    age = datetime.now(UTC) - discord.utils.snowflake_time(world.env.backend.snowflake())
    assert abs(age) < timedelta(minutes=1)


def test_simulated_time_does_not_move_the_time_of_day():
    clock = WallClock()
    clock.advance(86_400)
    assert clock.elapsed == 86_400
    assert abs(clock.now() - datetime.now(UTC)) < timedelta(minutes=1)


async def test_everybody_takes_direct_messages():
    bot = Demo()
    world = build(bot, 5)
    await world.env.start()
    try:
        for person in world.people:
            await (await bot.fetch_user(person.id)).send("hello")
            assert [each.content for each in person.user.dm_channel.history()] == ["hello"]
    finally:
        await world.env.shutdown()


async def test_the_bot_has_what_it_asks_for_and_no_game_goes_where_the_page_does_not_show_it():
    bot = Demo()
    world = build(bot, 5)
    await world.env.start()
    try:
        channel = bot.get_channel(world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        assert costs_in(channel) == []
        assert not channel.permissions_for(channel.guild.me).ban_members
        message = await channel.send("a lobby")
        with pytest.raises(discord.HTTPException, match="160006"):
            await message.create_thread(name="a game")
    finally:
        await world.env.shutdown()


@pytest.mark.parametrize(("locale", "said"), [("en", "en-US"), ("pl", "pl")])
async def test_everybodys_discord_is_in_the_language_that_was_chosen(locale: str, said: str):
    bot = Demo()
    world = build(bot, 5, locale)
    await world.env.start()
    try:
        await world.people[1].click(world.channel.history()[-1], label="pull")
        assert bot.spoken == [said] == [world.locale]
    finally:
        await world.env.shutdown()


def world_with_messages(count: int = 1) -> SimulatedWorld:
    world = build(Demo(), 1)
    for number in range(count):
        world.env.backend.create_message(world.channel.id, world.people[0].id, f"message {number}")
    return world


def contents(world: SimulatedWorld) -> list[str]:
    return [message.content for message in world.env.backend.messages[world.channel.id].values()]


def test_messages_come_back(tmp_path: Path):
    memory = MessageFile(tmp_path / "messages")
    memory.save(world_with_messages(3).env)
    fresh = build(Demo(), 1)
    memory.restore(fresh.env)
    assert contents(fresh) == ["message 0", "message 1", "message 2"]


def test_a_command_that_a_message_mentions_keeps_its_id(tmp_path: Path):
    memory, command = MessageFile(tmp_path / "messages"), {"name": "citadels"}
    world = build(Demo(), 1)
    (before,) = world.env.backend.register_commands(None, [command])
    memory.save(world.env)
    fresh = build(Demo(), 1)
    memory.restore(fresh.env)
    (after,) = fresh.env.backend.register_commands(None, [command])
    assert after["id"] == before["id"]


def test_only_the_last_messages_of_a_channel_are_kept(tmp_path: Path):
    memory = MessageFile(tmp_path / "messages")
    memory.save(world_with_messages(MESSAGES_KEPT + 5).env)
    fresh = build(Demo(), 1)
    memory.restore(fresh.env)
    assert len(contents(fresh)) == MESSAGES_KEPT
    assert contents(fresh)[-1] == f"message {MESSAGES_KEPT + 4}"


def test_files_in_messages_come_back(tmp_path: Path):
    world, memory = world_with_messages(0), MessageFile(tmp_path / "messages")
    backend = world.env.backend
    attachments = backend.store_attachments(world.channel.id, [("board.png", b"a picture")])
    backend.create_message(world.channel.id, world.people[0].id, "look", attachments=attachments)
    memory.save(world.env)
    fresh = build(Demo(), 1)
    memory.restore(fresh.env)
    (message,) = fresh.env.backend.messages[fresh.channel.id].values()
    assert fresh.env.backend.cdn.get(message.attachments[0]["url"]) == b"a picture"


def test_the_first_time_there_is_nothing(tmp_path: Path):
    fresh = build(Demo(), 1)
    MessageFile(tmp_path / "messages").restore(fresh.env)
    assert contents(fresh) == []


@pytest.mark.parametrize("damage", [b"", b"rubbish", pickle.dumps(["something else"])])
def test_a_damaged_file_is_left_aside(damage: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture):
    (tmp_path / "messages").write_bytes(damage)
    fresh = build(Demo(), 1)
    MessageFile(tmp_path / "messages").restore(fresh.env)
    assert contents(fresh) == []
    assert caplog.text


def test_messages_of_another_simcord_are_left_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    memory = MessageFile(tmp_path / "messages")
    memory.save(world_with_messages().env)
    monkeypatch.setattr(simcord, "__version__", "99")
    fresh = build(Demo(), 1)
    memory.restore(fresh.env)
    assert contents(fresh) == []
    assert "another version" in caplog.text
