"""The world of the playground is the same at every start."""

from datetime import UTC, datetime, timedelta

import discord

from bot.playground.simulated_world import SimulatedWorld, WallClock, build
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


async def test_no_game_goes_where_the_page_does_not_show_it():
    bot = Demo()
    world = build(bot, 5)
    await world.env.start()
    try:
        channel = bot.get_channel(world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        allowed = channel.permissions_for(channel.guild.me)
        assert allowed.send_messages
        assert not allowed.create_public_threads
    finally:
        await world.env.shutdown()
