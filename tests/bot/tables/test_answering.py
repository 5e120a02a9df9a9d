"""Requests of people in a game."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest

from bot.tables.panel_message import DOUBLE_TAP_SECONDS
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from tests.house import House
from tests.lobby_options import open_lobby, public

SAY = Language()


@pytest.mark.parametrize("way", ["open", "join", "take"])
async def test_nobody_s_settings_change_between_being_read_and_their_seat(house: House, way: str) -> None:
    """A seat stores quiet hours and holidays. A change in between would not reach the table."""
    alice, bob, held = house.add("alice"), house.add("bob"), list[bool]()

    def watched(change: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def watch(*rest: Any, **named: Any) -> Any:
            held.append(house.bot.store.persons._lock(bob.id).locked())  # pyright: ignore[reportPrivateUsage]
            return await change(*rest, **named)

        return watch

    match way:
        case "open":
            house.patch.setattr(Registry, "add", watched(Registry.add))
            await open_lobby(house, bob)
        case "join":
            await open_lobby(house, alice)
            house.patch.setattr(Registry, "arrange", watched(Registry.arrange))
            await bob.click(public(house), label=SAY("button-join"))
        case _:
            game = await house.open(alice, computers=3)
            table, by = await house.table(game), Person(bob.id, "bob", 9, SAY, manager=False)
            house.patch.setattr(Registry, "arrange", watched(Registry.arrange))
            await house.bot.answering.take(by, table, 2)
    assert held[0]


async def test_a_click_that_comes_twice_answers_once_and_is_no_mistake(house: House) -> None:
    table = await house.deal()
    decision = table.playing.decision
    user = table.players[decision.seat].user_id
    assert user is not None
    asked = await house.asked(table.id)
    assert asked is not None
    by, question = (
        Person(user, "", 9**9, Language(), manager=False),
        house.tag(table.id, decision.number, asked[0]),
    )
    for _ in range(2):
        await house.bot.answering.answer(by, table, decision.seat, question, (0,))
    log = await house.bot.store.games.choices(table.id, 99)
    assert sum(each.number == decision.number for each in log) == 1


async def test_who_taps_an_answer_twice_reads_no_refusal_but_who_takes_another_or_waits_does(
    house: House,
) -> None:
    table = await house.deal()
    decision, clicks = table.playing.decision, count(9**9)
    user = table.players[decision.seat].user_id
    assert user is not None
    question = table.tag(decision.seat, decision.number)

    async def tap(index: int) -> None:
        by = Person(user, "", next(clicks), Language(), manager=False)
        await house.bot.answering.answer(by, table, decision.seat, question, (index,))

    await tap(0)
    await tap(0)
    log = await house.bot.store.games.choices(table.id, 99)
    assert sum(each.number == decision.number for each in log) == 1
    with pytest.raises(RefusedError, match="error-stale"):
        await tap(1)
    later = house.bot.registry.clock() + DOUBLE_TAP_SECONDS + 1
    house.patch.setattr(house.bot.registry, "clock", lambda: later)
    with pytest.raises(RefusedError, match="error-stale"):
        await tap(0)
