"""Finding the game that a person plays against computers, in no server."""

from tests.house import House


async def test_a_game_of_a_server_is_no_solo_game(house: House) -> None:
    alice = house.add("alice")
    await house.open(alice, computers=1)
    assert await house.bot.solo_games.find(alice.id) is None
