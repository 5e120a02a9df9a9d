"""What is done now and then: lobbies that nobody uses are closed."""

import asyncio

from bot.tables.upkeep import keep_up
from bot.words.language import Language
from tests.house import House, texts

SAY = Language()


async def _age(house: House, game: str, hours: int) -> None:
    async with house.bot.store.database.transaction() as transaction:
        await transaction.run("UPDATE games SET changed = changed - ? WHERE id = ?", hours * 3600, game)


async def _one_round(house: House) -> None:
    task = asyncio.create_task(keep_up(house.bot.registry, house.bot.deletion))
    await house.env.settle()
    await asyncio.sleep(0.1)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await house.env.settle()


async def test_a_lobby_that_nobody_touched_for_a_day_is_closed_and_says_so(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    old = house.channel.history()[-1]
    await bob.slash(house.channel, "citadels new")
    young = house.channel.history()[-1]
    games = [house.controls(lobby)[0]["custom_id"].split(":")[2] for lobby in (old, young)]
    await _age(house, games[0], 25)
    await _age(house, games[1], 23)
    await _one_round(house)
    assert SAY("lobby-closed") in texts(house.stored(old))
    assert not house.controls(old)
    assert house.controls(young)
    assert (await house.table(games[1])).stored.status == "lobby"


async def test_a_running_game_is_never_closed(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await _age(house, game, 999)
    await _one_round(house)
    assert (await house.table(game)).running
