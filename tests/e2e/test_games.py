"""Whole games, played by clicking, with a check of everything that everybody reads."""

import random
from typing import Any

import pytest
import simcord

from bot.pictures.board import BoardPicture
from bot.pictures.end import EndPicture
from bot.pictures.film import FilmPicture
from bot.pictures.table_panel import PanelPicture
from bot.words.language import Language
from tests.e2e.watch import Watch
from tests.house import Chance, House, pictured, texts

SAY = Language()


async def _play(house: House, monkeypatch: pytest.MonkeyPatch, people: int, computers: int) -> str:
    watch = Watch(house, monkeypatch)
    actors = [house.add(name) for name in ("Zoë", "Quentin", "Ulla", "Jörg")[:people]]
    eve = house.add("Eve")
    game = await house.open(*actors, computers=computers, short=True)
    steps = 0
    while await house.step(game):
        steps += 1
        # Sometimes the next question comes at once, sometimes much later.
        house.clock.now += house.rng.choice((1, 20, 300, 2000))
        boards = [each for each in house.channel.history() if _is_board(house, each)]
        if house.rng.random() < 0.15 and boards:
            label = house.rng.choice((SAY("button-play"), SAY("button-log"), SAY("button-rules")))
            await house.rng.choice([*actors, eve]).click(boards[-1], label=label)
        if house.rng.random() < 0.1 and boards:
            await _look_back(house, house.rng.choice([*actors, eve]), boards[-1], game)
        if steps == 40 and people > 2:
            # From now on this person may see only public facts.
            asked = await actors[-1].slash(house.channel, "citadels resign")
            await house.press_answer(actors[-1], asked, SAY("games-resign"))
    for actor in (eve, actors[-1]):
        await _look_back(house, actor, house.channel.history()[-1], game)
    assert watch.leaks == []
    assert set(watch.seen) == {None, *(actor.id for actor in house.people)}
    assert min(watch.seen[actor.id] for actor in actors) > 10
    assert {BoardPicture, PanelPicture, EndPicture, FilmPicture} <= watch.looked_at
    return game


async def _look_back(house: House, actor: simcord.MemberActor, message: Any, game: str) -> None:
    """Request everything about a finished game by forged clicks: a running one reveals nothing."""
    for request in (f"replay:{game}", f"step:{game}:next:9", f"film:{game}", f"film-post:{game}"):
        result = await house.forge(actor, message, f"cit:{request}")
        table = await house.table(game)
        assert table.game.over or SAY("error-no-such-log") in house.say(result)


def _is_board(house: House, message: Any) -> bool:
    """Return whether this is a board in play: a call has one of its buttons, and the end another."""
    return {SAY("button-play"), SAY("button-log")} <= {each.get("label") for each in house.controls(message)}


# One game's boards are really drawn. For the others, sketches show everything that a picture would.
@pytest.mark.in_turns
@pytest.mark.parametrize(
    ("people", "computers"), [(4, 0), pytest.param(2, 2, marks=pytest.mark.drawn), (2, 0), (1, 6)]
)
async def test_a_whole_game(
    house: House, monkeypatch: pytest.MonkeyPatch, people: int, computers: int
) -> None:
    house.rng = random.Random(people * 10 + computers)
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(people * 10 + computers))
    game = await _play(house, monkeypatch, people, computers)
    await house.bot.store.places.write()
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    assert loaded.stored.status == "over"
    assert loaded.shown == loaded.stored.version
    posted = [house.stored(each) for each in house.channel.history()]
    (shown,) = (each for each in posted if SAY("button-rematch") in texts(each))
    end = texts(shown) + pictured(shown)
    assert all(player.name in end for player in loaded.stored.setup.players)
    for actor in house.people:
        # An old ephemeral copy can't be changed any more; all others were.
        assert all(message.flags.ephemeral for message in house.questions(actor))
