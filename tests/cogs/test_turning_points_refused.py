"""Turning points: searches that are refused, ended, or were never offered."""

import asyncio
import re
import sys

import pytest

from bot.controls.requests import PAST, past_tag
from bot.words.language import Language
from tests.house import SELECT, House, texts
from tests.replays import stored
from tests.turning import LATER, Thinking, ask, ids, message, shown

SAY = Language()
UNKNOWN = "error-no-such-log"


async def test_a_refused_search_leaves_the_one_under_way_alone(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.cooldowns.SEARCH", (1, 600.0))
    alice = house.add("alice")
    game = await stored(house, alice)
    thinking.slow = True
    await ask(house, alice, game)
    searching = message(house, alice)
    assert "<t:" in house.say(await ask(house, alice, game))
    thinking.slow = False
    await house.env.advance_time(LATER)
    assert SAY("turning-state-done", count=5) in texts(house.stored(searching))


async def test_a_search_ends_when_its_message_is_gone(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    thinking.slow = True
    await ask(house, alice, game)
    assert len(thinking.asked) == 1
    monkeypatch.setattr(sys.modules["cogs.turning_points"], "EVERY", 0.0)
    house.until_no_click_lives()
    thinking.slow = False
    await house.env.advance_time(LATER)
    assert not any("turning points" in task.get_name() for task in asyncio.all_tasks())
    assert len(thinking.asked) == 2


async def test_too_many_searches_are_refused(
    house: House, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.cooldowns.SEARCH", (1, 600.0))
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
    monkeypatch.setattr("bot.delivery.cooldowns.TRY", (1, 600.0))
    alice = house.add("alice")
    game = await stored(house, alice)
    await ask(house, alice, game)
    points = ids(house, alice, "cit:turning-at:")
    await house.press(alice, message(house, alice), points[0])
    thinking.asked.clear()
    told = house.say(await house.forge(alice, message(house, alice), points[1]))
    assert re.sub("<t:[0-9]+:R>", "WHEN", told) == SAY("error-too-often-person", when="WHEN")
    assert thinking.asked == []
    house.clock.now += 601
    await house.forge(alice, message(house, alice), points[1])
    assert "Chosen: **" in shown(house, alice)


@pytest.mark.parametrize(
    "control",
    [
        "cit:turning-points:{game}",
        "cit:turning:{game}:0",
        "cit:turning-at:{game}:9",
        "cit:turning-seat:{game}",
        "cit:answer:{past}:{tag}:0",
        "cit:menu:{past}:{tag}:0",
    ],
)
async def test_no_made_up_click_looks_into_a_game_that_goes_on_or_is_elsewhere(
    house: House, thinking: Thinking, control: str
) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=1)
    board = house.channel.history()[-1]
    finished = await stored(house, house.add("carol"))
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    stranger = house.add("stranger", other)
    await stranger.slash(channel, "citadels new")
    kind = SELECT if "seat" in control or "menu" in control else 2
    values = ("0",) if kind == SELECT else ()
    before = await house.snapshot(game)
    for actor, where, target in (
        (alice, board, game),
        (alice, board, "zzzzzzzz"),
        (stranger, channel.history()[-1], finished),
    ):
        custom_id = control.format(game=target, past=PAST, tag=past_tag(target, 9))
        result = await house.forge(actor, where, custom_id, kind, *values)
        assert result.ephemeral
        assert house.say(result) == SAY(UNKNOWN)
    assert thinking.asked == []
    assert await house.snapshot(game) == before


@pytest.mark.parametrize(
    "control", ["cit:turning:{game}:7", "cit:turning-at:{game}:0", "cit:answer:{past}:{deal}:0"]
)
async def test_made_up_seats_and_steps_are_refused(house: House, thinking: Thinking, control: str) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    custom_id = control.format(game=game, past=PAST, deal=past_tag(game, 0))
    result = await house.forge(alice, message(house, alice), custom_id)
    assert house.say(result) == SAY("error-no-such-choice")
    assert thinking.asked == []
