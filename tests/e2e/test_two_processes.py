"""Two processes serve one database: each knows the other's changes at the next click."""

import pytest

from bot.tables.registry import PersonNotice, Registry, TableNotice
from bot.tables.table import Table
from bot.words.language import Language
from storage.store import Store
from tests.house import House, pictured

SAY = Language()

pytestmark = pytest.mark.both_databases


async def _elsewhere(house: House, game: str) -> tuple[Store, Registry, Table]:
    """Open the game in another process."""
    store = Store(house.settings.database)
    await store.open()
    registry = Registry(store)
    return store, registry, await registry.get(game)


async def test_a_question_that_another_process_asked_is_answered_here(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    message = house.questions(alice, number)[-1]
    store, registry, other = await _elsewhere(house, game)
    # Two answers are given there, until Alice is asked again.
    while True:
        assert other.game is not None
        decision = other.game.decision
        assert decision is not None
        if decision.seat == 0 and decision.number > number:
            break
        async with other.lock:
            await registry.choose(
                other, decision.seat, decision.options[: max(1, decision.minimum)], decision.number
            )
    here = await house.table(game)
    assert here.stored.version < other.stored.version
    tag = house.tag(game, decision.number, alice)
    result = await house.forge(alice, message, f"cit:answer:{game}:{tag}:0")
    assert SAY("error-stale") not in house.say(result)
    choice = (await store.games.choices(game, 1))[-1]
    assert (choice.number, choice.seat, choice.picks) == (decision.number, 0, decision.options[:1])
    assert here.stored.version == other.stored.version + 1
    await store.close()


async def test_a_question_that_another_process_has_answered_is_closed_here(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    message = house.questions(alice, number)[-1]
    store, registry, other = await _elsewhere(house, game)
    assert other.game is not None
    decision = other.game.decision
    assert decision is not None
    async with other.lock:
        await registry.choose(other, 0, decision.options[:1], number)
    choices = await store.games.choices(game, 99)
    result = await house.press(alice, message, house.answer_button(message))
    assert house.say(result)
    assert await store.games.choices(game, 99) == choices
    # From here on this process plays, and asks everybody.
    asked = await house.asked(game)
    assert asked is not None
    assert asked[1] == number + 1
    assert house.questions(*asked)
    await store.close()


async def test_a_lobby_is_shown_by_the_process_that_takes_care_of_it_alone(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    told, registry = list[TableNotice | PersonNotice](), house.bot.registry
    registry.owns_server = lambda _: False
    registry.elsewhere.append(told.append)
    await bob.click(lobby, label=SAY("button-join"))
    assert [each.game for each in told if isinstance(each, TableNotice)] == [game]
    assert "bob" not in str(pictured(house.stored(lobby)))
    registry.owns_server = lambda _: True
    table = await house.table(game)
    async with table.lock:
        await registry.catch_up(table)
    await house.env.advance_time(2)
    assert "bob" in str(pictured(house.stored(lobby)))
