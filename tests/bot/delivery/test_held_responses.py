"""While the message is being changed for another reason, a click gets "wait", and its answer later."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.controls.in_flight import InFlight
from bot.controls.load import AT_ONCE
from bot.delivery import held_responses
from bot.observer import Observer
from bot.words.language import Language
from tests.house import House, pictured
from tests.patience import PATIENCE
from tests.short_games import deal_last_answers

SAY = Language()


async def test_an_answer_waits_for_the_panel(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    table = await house.table(game)
    message = house.questions(alice, number)[-1]
    lock = table.panel(0).lock
    await lock.acquire()
    free: list[int] = []

    def release() -> None:
        free.append(table.game.state.number)
        lock.release()

    asyncio.get_running_loop().call_later(0.5, release)
    await house.press(alice, message, house.answer_button(message))
    assert free == [number]
    assert table.game.state.number == number + 1
    assert house.tag(game, number, alice) not in str([each["custom_id"] for each in house.controls(message)])


@pytest.mark.parametrize("alone", [True, False])
async def test_a_panel_that_takes_long_tells_its_player_to_wait(house: House, *, alone: bool) -> None:
    """If another process may be answering the click, this process can't respond any more."""
    alice = house.add("alice")
    game = await house.open(alice, house.add("bob"))
    number = await house.until(game, "turn", alice)

    async def slow(*_: Any) -> None:
        await asyncio.sleep(0.3)

    house.patch.setattr("bot.delivery.held_responses.HOLD_AFTER", 0.05)
    house.patch.setattr("bot.tables.advice.Explanations.prepare", slow)
    house.bot.in_flight.alone = lambda: alone
    before = len(house.env.http_requests)
    result = await alice.click(house.channel.history()[-1], label=SAY("button-play"))
    await house.env.advance_time(1)
    bodies: list[Any] = [each.json for each in house.env.http_requests[before:]]
    assert bodies[0]["type"] == (5 if alone else 4), "the first answer says that the bot is thinking"
    assert result.ephemeral
    assert f"cit:answer:{game}:{house.tag(game, number, alice)}:" in str(
        [house.controls(m) for m in house.channel.history(viewer=alice) if m.flags.ephemeral]
    )


@pytest.mark.parametrize(
    ("busy", "latest", "holds"), [(True, 9.0, False), (True, 0.06, True), (False, 9.0, True)]
)
async def test_a_click_whose_turn_came_late_is_answered_rather_than_told_to_wait(
    monkeypatch: pytest.MonkeyPatch, *, busy: bool, latest: float, holds: bool
) -> None:
    """The request that says "wait" costs as much as the answer, which is nearly ready.

    But Discord waits only three seconds, however late the turn came.
    """
    told = list[str]()

    async def hold(_: object, where: str) -> None:
        told.append(where)

    monkeypatch.setattr(held_responses, "hold", hold)
    monkeypatch.setattr(held_responses, "HOLD_AFTER", 0.05)
    monkeypatch.setattr(held_responses, "HOLD_LATEST", latest)
    flights = InFlight(Observer())
    user = SimpleNamespace(id=7)
    interaction: Any = SimpleNamespace(
        extras={}, type=discord.InteractionType.component, id=1, guild_id=None, user=user
    )
    flights.begin(interaction, "Play")
    turns = [await flights.load.turn() for _ in range(AT_ONCE if busy else 1)]
    asyncio.get_running_loop().call_later(0.01, turns[0].end)
    async with held_responses.in_time(interaction, "public"):
        await asyncio.sleep(0.1)
    assert told == ["public"] * holds


async def test_a_click_on_a_lobby_waits_for_no_other_request(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    table = await house.table(house.controls(lobby)[0]["custom_id"].split(":")[2])
    await table.board.lock.acquire()
    before = len(house.env.http_requests)
    result = await bob.click(lobby, label=SAY("button-join"))
    assert result.deferred
    assert table.seat_of(bob.id) is not None, "it was stored while the lobby could not be shown"
    assert "bob" not in pictured(house.stored(lobby))
    requests: list[Any] = [each.json for each in house.env.http_requests[before:]]
    assert [body["type"] for body in requests] == [6], "and it was answered"
    table.board.lock.release()
    house.bot.delivery.wake(table)
    async with asyncio.timeout(PATIENCE):
        while "bob" not in pictured(house.stored(lobby)) or table.shown != table.stored.version:
            await house.env.settle()


async def test_a_command_that_is_delivered_twice_opens_one_lobby(house: House) -> None:
    alice = house.add("alice")
    cog: Any = house.bot.get_cog("LobbyCog")
    once = cog.new.callback

    async def twice(cog: Any, interaction: Any) -> None:
        await once(cog, interaction)
        await once(cog, interaction)

    house.patch.setattr(cog.new, "_callback", twice)
    await alice.slash(house.channel, "citadels new")
    assert len(await house.bot.store.games.in_channel(house.channel.id)) == 1
    assert len(house.channel.history()) == 1


async def test_after_the_end_every_button_still_answers_and_nobody_resigns(house: House) -> None:
    deal_last_answers(house.patch)
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await house.finish(game)
    assert game not in {table.id for table in house.bot.registry.tables}
    before = await house.snapshot(game)
    for action in ("play", "hand", "rules", "answer", "page", "join", "start", "resign"):
        rest = {"answer": ":3:0", "page": ":3:1:0"}.get(action, "")
        result = await house.forge(alice, house.channel.history()[-1], f"cit:{action}:{game}{rest}")
        assert result.acknowledged
        assert result.ephemeral
        assert house.say(result)
        assert action != "resign" or SAY("error-over") in house.say(result)
    assert await house.snapshot(game) == before


async def test_a_click_that_takes_long_to_store_is_held_in_time(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    message = house.questions(alice, number)[-1]
    games = house.bot.store.games
    save = games.save

    async def slow(*arguments: Any, **named: Any) -> Any:
        await asyncio.sleep(0.3)
        return await save(*arguments, **named)

    house.patch.setattr(games, "save", slow)
    house.patch.setattr("bot.delivery.held_responses.HOLD_AFTER", 0.05)
    control = next(each for each in house.controls(message) if ":answer:" in each["custom_id"])
    result = await house.press(alice, message, control["custom_id"])
    await house.env.advance_time(1)
    assert result.deferred
    table = await house.table(game)
    assert table.game.state.number == number + 1
    assert house.tag(game, number, alice) not in str(house.controls(message))


async def test_a_hold_on_its_way_and_the_response_are_not_both_first(house: House) -> None:
    """Discord takes one first response to a click; a second one would be an error."""
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    message = house.questions(alice, number)[-1]
    house.patch.setattr("bot.delivery.held_responses.HOLD_AFTER", 0)
    result = await house.press(alice, message, house.answer_button(message))
    assert result.acknowledged
    assert house.tag(game, number, alice) not in str(house.controls(message))
    callbacks = [each for each in house.env.http_requests if each.path.endswith("/callback")]
    assert len({each.path for each in callbacks}) == len(callbacks)
