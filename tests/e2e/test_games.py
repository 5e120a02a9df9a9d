"""Whole games, played by clicking, with somebody reading over every shoulder."""

import random
from typing import Any

import pytest

from bot.words.language import Language
from tests.e2e.watch import Watch
from tests.house import Chance, House, pictured, texts

SAY = Language()


async def _play(house: House, monkeypatch: pytest.MonkeyPatch, people: int, computers: int) -> str:
    watch = Watch(house, monkeypatch)
    actors = [house.add(name) for name in ("Zoë", "Quentin", "Ulla", "Jörg")[:people]]
    game = await house.open(*actors, computers=computers, short=True)
    while await house.step(game):
        # Sometimes the next question comes at once, sometimes long after.
        house.clock.now += house.rng.choice((1, 20, 300, 2000))
        if house.rng.random() < 0.15:
            boards = [each for each in house.channel.history() if _is_board(house, each)]
            if boards:
                label = house.rng.choice((SAY("button-play"), SAY("button-log"), SAY("button-rules")))
                await house.rng.choice(actors).click(boards[-1], label=label)
    assert watch.leaks == []
    assert set(watch.seen) == {None, *(actor.id for actor in actors)}
    assert min(watch.seen.values()) > 10
    return game


def _is_board(house: House, message: Any) -> bool:
    """Whether this is a board that is played on: a call has one of its buttons, and the end another."""
    return {SAY("button-play"), SAY("button-log")} <= {each.get("label") for each in house.controls(message)}


# Boards of one game are drawn in earnest: sketches tell of the others whatever a picture would.
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
    shown = house.stored(house.channel.history()[-1])
    assert SAY("button-rematch") in texts(shown)
    end = texts(shown) + pictured(shown)
    assert all(player.name in end for player in loaded.stored.setup.players)
    for actor in house.people:
        # An ephemeral copy that was left alone for long can't be changed any more; all others were.
        assert all(message.flags.ephemeral for message in house.questions(actor))
