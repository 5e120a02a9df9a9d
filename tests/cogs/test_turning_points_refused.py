"""Turning points: searches that are refused, were ended, or never offered."""

import asyncio
import re
import sys
from unittest.mock import Mock

import pytest

from bot.controls import requests
from bot.controls.request import Request
from bot.delivery import cooldowns
from bot.delivery.cooldowns import Allowance
from bot.words.language import Language
from cogs.context import Context
from tests.cogs.handlers import SERVER, Handlers
from tests.house import House, texts
from tests.replays import panel, stored
from tests.storage.samples import OTHER
from tests.turning import FOUND, LATER, Thinking, ask, ids, shown

SAY = Language()


async def test_a_refused_search_leaves_the_one_under_way_alone(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cooldowns.ALLOWANCES, "search", (Allowance("person", 1, 600.0),))
    alice = house.add("alice")
    game = await stored(house, alice)
    thinking.slow = True
    await ask(house, alice, game)
    searching = panel(house, alice)
    assert "<t:" in house.say(await ask(house, alice, game))
    thinking.slow = False
    await house.env.advance_time(LATER)
    assert FOUND in texts(house.stored(searching))


async def test_a_search_ends_when_its_message_is_gone(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    thinking.slow = True
    await ask(house, alice, game)
    assert len(thinking.asked) == 1
    monkeypatch.setattr(sys.modules["cogs.turning_points"], "PROGRESS_INTERVAL", 0.0)
    house.until_no_click_lives()
    thinking.slow = False
    await house.env.advance_time(LATER)
    assert not any(SAY("menu-turning-seat") in task.get_name() for task in asyncio.all_tasks())
    assert len(thinking.asked) == 2


async def test_too_many_searches_are_refused(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cooldowns.ALLOWANCES, "search", (Allowance("person", 1, 600.0),))
    alice = house.add("alice")
    game = await stored(house, alice)
    thinking.dead = True
    await ask(house, alice, game)
    told = house.say(await ask(house, alice, game))
    assert re.sub("<t:[0-9]+:R>", "WHEN", told) == SAY("error-too-often-person", when="WHEN")
    house.clock.now += 601
    assert "<t:" not in house.say(await ask(house, alice, game))


async def test_too_many_tries_are_refused(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cooldowns.ALLOWANCES, "try", (Allowance("person", 1, 600.0),))
    alice = house.add("alice")
    game = await stored(house, alice)
    await ask(house, alice, game)
    points = ids(house, alice, "cit:turning-at:")
    await house.press(alice, panel(house, alice), points[0])
    thinking.asked.clear()
    told = house.say(await house.forge(alice, panel(house, alice), points[1]))
    assert re.sub("<t:[0-9]+:R>", "WHEN", told) == SAY("error-too-often-person", when="WHEN")
    assert thinking.asked == []
    house.clock.now += 601
    await house.forge(alice, panel(house, alice), points[1])
    assert SAY("turning-chosen", better="on", option="|").split("|")[0].split(" ", 1)[1] in shown(
        house, alice
    )


def _asked(game: str) -> tuple[Request, ...]:
    return (
        requests.OpenTurningPoints(game),
        requests.ShowTurningPoints(game, 0),
        requests.TryOther(game, 9, None),
        requests.TryOther(game, 9, 0),
    )


async def test_no_made_up_click_looks_into_a_game_that_goes_on_or_is_elsewhere(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch
) -> None:
    _count_nothing(handlers, monkeypatch)
    running = await handlers.played(1, choices=60, game=OTHER)
    finished = await handlers.played(1)
    for user, server, game in ((1, SERVER, running), (1, SERVER, "zzzzzzzz"), (3, 999, finished)):
        for asked in _asked(game):
            seen = await handlers.ask(user, asked, server=server)
            assert seen.refused
            assert seen.text == SAY("error-no-such-log")


async def test_made_up_steps_are_refused(handlers: Handlers, monkeypatch: pytest.MonkeyPatch) -> None:
    _count_nothing(handlers, monkeypatch)
    game = await handlers.played(1)
    for option in (None, 0):
        seen = await handlers.ask(1, requests.TryOther(game, 0, option))
        assert seen.text == SAY("error-no-such-choice")


def _count_nothing(handlers: Handlers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody try any number of options."""
    monkeypatch.setattr(handlers.bot.delivery.cooldowns, "use", Mock())
    monkeypatch.setattr(Context, "interaction", None)


async def test_made_up_seats_are_refused(house: House, thinking: Thinking) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    result = await house.forge(alice, panel(house, alice), f"cit:turning:{game}:7")
    assert house.say(result) == SAY("error-no-such-choice")
    assert thinking.asked == []
