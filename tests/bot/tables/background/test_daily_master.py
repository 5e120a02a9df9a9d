"""A Master plays the deal of each day once, and nobody is notified of it."""

import logging

import pytest

from bot.tables.background import daily_master
from engine.game import Game
from engine.setup.sets import DAILY_SEATS, daily_options
from storage.database.stored_time import begin_of, day_of, now
from storage.values import SOLO_SEAT
from tests.house import House
from tests.masters import Choosing


@pytest.fixture
async def choosing(house: House) -> Choosing:
    """Find answers in this process."""
    found = Choosing()
    house.patch.setattr(house.bot.thinkers, "think_when_free", found)
    await house.bot.dailies.prepare()
    return found


async def work(house: House) -> float | None:
    return await house.bot.background.daily_master._work()  # pyright: ignore[reportPrivateUsage]


async def test_a_master_plays_the_deal_of_the_day_once(
    house: House, choosing: Choosing, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    today = day_of(now())
    pause = await work(house)
    assert pause is not None
    assert 0 < pause <= 24 * 60 * 60
    moves = await house.bot.store.master_games.get(today)
    played = Game.new(daily_options(today), DAILY_SEATS, choosing.asked[0].seed)
    for move in moves:
        played.choose(*move)
    assert played.over
    # Only its own seat is a Master's, so the search knows what a person knows.
    assert {each.masters for each in choosing.asked} == {(SOLO_SEAT,)}
    assert "assassin" not in caplog.text
    asked = len(choosing.asked)
    await work(house)
    await house.restart()
    await work(house)
    assert len(choosing.asked) == asked
    assert await house.bot.store.master_games.get(today) == moves


async def test_just_before_midnight_it_is_still_the_deal_of_the_day(house: House, choosing: Choosing) -> None:
    today = day_of(now())
    house.patch.setattr(daily_master, "now", lambda: begin_of(today + 1) - 5)
    assert await work(house) == 5
    assert await house.bot.store.master_games.has(today)
    assert len({each.seed for each in choosing.asked}) == 1


async def test_a_master_that_gets_no_answer_tries_again_later(house: House, choosing: Choosing) -> None:
    choosing.silent = True
    assert await work(house) is None
    assert not await house.bot.store.master_games.has(day_of(now()))
    choosing.silent = False
    await work(house)
    assert await house.bot.store.master_games.has(day_of(now()))


async def test_another_process_plays_where_this_one_has_not_the_direct_messages(
    house: House, choosing: Choosing
) -> None:
    house.patch.setattr(house.bot.registry, "owns_server", lambda _guild: False)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    assert await work(house) is None
    assert not choosing.asked


async def test_a_day_without_a_secret_is_not_played(house: House, choosing: Choosing) -> None:
    assert not await house.bot.background.daily_master.play(day_of(now()) + 9)
    assert not choosing.asked


async def test_the_next_day_has_a_game_of_its_own(house: House, choosing: Choosing) -> None:
    today = day_of(now())
    for day in (today, today + 1):
        assert await house.bot.background.daily_master.play(day)
    first, second = [await house.bot.store.master_games.get(day) for day in (today, today + 1)]
    assert first != second
    assert {each.seed for each in choosing.asked[:1]} != {choosing.asked[-1].seed}
