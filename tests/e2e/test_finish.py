"""The bot has to stop during a game: it shows changes that have begun, and begins nothing new."""

import asyncio

from bot.words.language import Language
from tests.e2e import faults
from tests.e2e.faults import Faults, act, check_told
from tests.house import House
from tests.patience import PATIENCE

SAY = Language()


async def finish(house: House) -> None:
    """Let the bot finish, as before its end, without waiting for retries."""
    async with asyncio.timeout(PATIENCE):
        await house.bot.finish()


async def test_a_stored_change_is_shown_before_the_end(house: House, broken: Faults) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    with faults.standing_still(house):
        await house.step(game)
        await finish(house)
    await check_told(house, game)
    assert (await house.table(game)).shown == (await house.table(game)).stored.version
    assert broken.made


async def test_a_change_that_can_not_be_shown_is_retried_once_and_left_for_the_next_start(
    house: House, broken: Faults
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    house.until_no_click_lives()
    house.env.inject_error("*", f"/channels/{house.channel.id}/messages*", status=400, times=None)
    for _ in range(3):
        await act(house, house.step(game), 0.1)
    table = await house.table(game)
    assert table.shown < table.stored.version
    before = len(broken.made)
    await finish(house)
    assert len(broken.made) > before
    assert table.shown < table.stored.version
    house.env.backend.faults.clear()
    await house.restart()
    await house.env.advance_time(1)
    await check_told(house, game)


async def test_a_player_who_comes_late_is_told_and_nothing_is_changed(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    before = await house.snapshot(game)
    await finish(house)
    message = house.questions(alice, number)[-1]
    result = await house.answer(alice, message)
    assert SAY("error-stopping") in house.say(result)
    for name in ("new", "hand", "board"):
        result = await alice.slash(house.channel, f"citadels {name}")
        assert SAY("error-stopping") in house.say(result)
        assert result.ephemeral
    assert await house.snapshot(game) == before
    # All of these are handled, including the refused ones.
    async with asyncio.timeout(PATIENCE):
        await house.bot.in_flight.drain()
    await house.restart()
    await house.answer(alice, message)
    assert await house.snapshot(game) != before


async def test_computers_answer_no_more(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await house.until(game, "turn", alice)
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": 3.0})
    table = await house.table(game)
    while table.asked() == 0:
        await act(house, house.step(game))
    stored = table.stored.version
    await finish(house)
    await house.env.advance_time(10)
    assert table.stored.version == stored
    await house.restart()
    assert (await house.table(game)).stored.version > stored
