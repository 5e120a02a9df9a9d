"""The facts beside the points of a game that is over."""

import pytest

from bot.pictures.awards import deeds
from bot.pictures.end import EndPicture
from bot.tables import endings, view_models
from bot.tables.contents import public
from bot.words.language import Language
from storage.database.storage_errors import NotReadError
from tests.house import House
from tests.replays import played, replayed
from tests.storage.rated_games import keep, won_by


async def test_the_awards_of_a_played_game_are_those_of_all_that_happened_in_it(house: House) -> None:
    game, _ = await played(house, "alice", computers=3)
    table = await house.table(game)
    replay = await replayed(house, game)
    walk = replay.step(0).after.copy()
    told = [event for move in replay.moves for event in walk.choose(*move)]
    found = deeds(event for event in told if event.to is None)
    assert found
    assert table.ending.deeds == found
    (poster,) = public(view_models.end(table), Language()).pictures
    assert isinstance(poster, EndPicture)
    assert len(poster.awards) == len(found)
    await house.restart()
    assert view_models.end(await house.table(game)).deeds == found


async def test_the_badges_that_a_game_brought_stay_those_though_others_follow(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    earlier = [won_by(None, alice.id, guild=house.guild.id)] * 9
    await keep(house.bot.store, earlier)
    game = await house.open(bob, alice, computers=2)
    await house.finish(game)
    badges = (await house.table(game)).ending.badges
    assert "ten-games" in dict(badges)[1]
    await keep(house.bot.store, earlier)
    await house.restart()
    assert (await house.table(game)).ending.badges == badges


async def test_an_end_is_shown_without_awards_if_the_log_can_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = await played(house, "alice", computers=3)
    table = await house.table(game)

    async def fail(_game: str) -> None:
        raise NotReadError("the disk is gone")

    monkeypatch.setattr(house.bot.store.games, "log", fail)
    assert (await endings.read(house.bot.store, table.stored)).deeds == ()
