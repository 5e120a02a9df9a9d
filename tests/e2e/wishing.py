"""A table of four people who wish for characters by clicks."""

from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.words.language import Language
from engine.decision import Decision
from storage.pace import SLOW_PACE, Pace
from tests.house import House

SAY = Language()

PICK = "pick-character"


def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clocks be the same in each game, and nothing happen by itself, however long a test takes."""
    monkeypatch.setattr("bot.tables.background.deadlines.RUNNING_TIME_BEAT", 1e9)
    # Only the first reading of the wall clock counts. With 0, everything would count as held back.
    monkeypatch.setattr("bot.tables.timing.WALL_JUMP_SECONDS", 1e9)


async def open_table(house: House, pace: Pace = SLOW_PACE, people: int = 4) -> tuple[str, list[Any]]:
    """Start a game of `people` people at a pace; return its id, and the people in order of their seats."""
    actors = [house.add(name) for name in ("alice", "bob", "carol", "dave", "erin", "frank")[:people]]
    host, *others = actors
    await host.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    for other in others:
        await other.click(lobby, label=SAY("button-join"))
    table = await house.table(game)
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_chosen(pace=pace))
    for actor in actors:
        await house.bot.store.persons.change(actor.id, lambda before: replace(before, calls="direct"))
    await house.start(host, lobby)
    return game, actors


def decision(house: House, game: str) -> Decision:
    """Return the open question."""
    (table,) = (each for each in house.bot.registry.tables if each.id == game)
    assert table.game.decision is not None
    return table.game.decision


def in_turn(house: House, game: str, actors: list[Any]) -> list[Any]:
    """Return the people in the order in which they choose, beginning with the asked one."""
    asked = decision(house, game).seat
    return [*actors[asked:], *actors[:asked]]


def offered(house: House, game: str) -> list[str]:
    """Return the characters that the asked player can choose."""
    options = decision(house, game).options
    return [each.removeprefix("character:") for each in options if each.startswith("character:")]


async def open_wishes(house: House, game: str, actor: simcord.MemberActor) -> Any:
    """Open a person's wishes; return their message."""
    await house.forge(actor, house.channel.history()[-1], f"cit:wishes:{game}")
    return house.channel.history(viewer=actor)[-1]


async def save(
    house: House, game: str, actor: simcord.MemberActor, characters: list[str], of_round: int = 0
) -> Any:
    """Open a person's wishes, store an order of characters, and return their message."""
    message = await open_wishes(house, game, actor)
    table = await house.table(game)
    cast = table.game.state.options.cast
    order = "".join(str(cast.index(each)) for each in characters)
    await house.forge(actor, message, f"cit:wish-save:{game}:{of_round}:{order}")
    return message


async def choose(house: House, game: str, actor: simcord.MemberActor, character: str) -> None:
    """Answer the open question with a character."""
    question = decision(house, game)
    message = house.questions(actor, question.number)[-1]
    tag = house.tag(game, question.number, actor)
    index = question.options.index(f"character:{character}")
    await house.forge(actor, message, f"cit:answer:{game}:{tag}:{index}")
