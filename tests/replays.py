"""Finished games that people look at again."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import simcord

from bot.controls.request import decode
from bot.controls.requests import OpenPlayOn, StepWay
from bot.words.language import Language
from engine.replay import Replay
from storage.parts import ServerGame, SoloGame
from storage.values import Player
from tests.house import Component, House, texts, walk
from tests.storage.samples import GAME, play_on, setup

SAY = Language()

if TYPE_CHECKING:
    from tests.cogs.handlers import Handlers


async def played(house: House, *names: str, computers: int = 2) -> tuple[str, list[simcord.MemberActor]]:
    """Play a game to its end; return it and its people."""
    people = [house.add(name) for name in names]
    game = await house.open(*people, computers=computers)
    await house.finish(game)
    return game, people


async def stored(house: House, *people: simcord.MemberActor, game: str = GAME, solo: bool = False) -> str:
    """Store a finished game of four with these people; the channel shows nothing of it.

    A `solo` game was played in no server.
    """
    players = [Player(each.id, each.name, f"5{seat}") for seat, each in enumerate(people)]
    players += [Player(None, f"computer {number}", f"computer-{number}") for number in range(len(people), 4)]
    here = ServerGame(guild=house.guild.id, channel=house.channel.id, host=101)
    setting = replace(setup(), kind=SoloGame(host=101) if solo else here, players=tuple(players))
    await play_on(house.bot.store, game, 5000, setting)
    return game


async def replayed(house: "House | Handlers", game: str) -> Replay:
    told = await house.bot.store.finished.played(game)
    options = told.game.state.options
    return Replay(options, len(told.stored.setup.players), told.game.state.rng.seed, told.moves)


def panel(house: House, actor: simcord.MemberActor) -> Any:
    """Return the newest private message of this person."""
    return [each for each in house.messages(actor) if each.flags.ephemeral][-1]


async def go(house: House, actor: simcord.MemberActor, way: StepWay) -> list[Component]:
    """Press a button of the replay; return the new components."""
    message = panel(house, actor)
    ids = [each["custom_id"] for each in house.controls(message)]
    await house.press(actor, message, next(each for each in ids if f":{way}:" in each))
    return house.stored(message)


def step(shown: list[Component]) -> tuple[int, int]:
    before, after, _ = SAY("replay-title", round="|", rounds="|").split("|")
    number, _, _ = texts(shown).splitlines()[0].removeprefix(before).partition(after)
    asked = [decode(each["custom_id"]) for each in walk(shown) if each.get("custom_id")]
    offer = next(each for each in asked if isinstance(each, OpenPlayOn))
    return int(number), offer.step
