"""Finding the game that a person plays against computers, in no server."""

import pytest

from bot.tables.person import Person
from bot.words.language import Language
from engine.setup.sets import FIRST_GAME
from tests.house import House


async def test_a_game_of_a_server_is_no_solo_game(house: House) -> None:
    alice = house.add("alice")
    await house.open(alice, computers=1)
    assert await house.bot.solo_games.find(alice.id) is None


async def test_a_game_that_another_process_has_just_dealt_is_the_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, games = house.add("alice"), house.bot.store.games
    found, looks = games.of_person, list[int]()

    async def late(user: int) -> list[str]:
        """Find nothing the second time, as right before the other one is stored."""
        looks.append(user)
        return [] if len(looks) == 2 else await found(user)

    monkeypatch.setattr(games, "of_person", late)
    by = [Person(alice.id, "alice", click, Language(), manager=False) for click in (1, 2)]
    first, second = [await house.bot.solo_games.open(each, FIRST_GAME.id, "novice") for each in by]
    assert first is second
    assert await found(alice.id) == [first.id]
