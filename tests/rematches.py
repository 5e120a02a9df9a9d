"""Finished games, and the lobbies of their rematches."""

from dataclasses import replace
from typing import Any

import simcord
from simcord.results import InteractionResult

from bot.tables.table import Table
from bot.words.language import Language
from storage.people.stored_settings import ServerSettings
from storage.values import Player
from tests.house import House
from tests.storage.samples import GAME, changed, play_on, setup

SAY = Language()


async def over(house: House, *people: simcord.MemberActor, **changes: Any) -> Any:
    """Finish a game of these people and two computers; return the message with its scores.

    Other players may be given; the first one must be the first of these people.
    """
    players = [Player(each.id, each.name, f"5{seat}") for seat, each in enumerate(people)]
    players += [Player(None, f"computer {number}", f"computer-{number}") for number in (1, 2)]
    setting = replace(setup(), players=tuple(players), computers=2).with_kind(
        guild=house.guild.id, channel=house.channel.id
    )
    await play_on(house.bot.store, GAME, 5000, changed(setting, **changes))
    # The log shows the finished game.
    await people[0].slash(house.channel, "citadels log", game=GAME)
    return house.channel.history()[-1]


async def two_over(house: House) -> tuple[simcord.MemberActor, simcord.MemberActor, Any]:
    """Finish a game of alice and bob; return them and the message with its scores."""
    alice, bob = house.add("alice"), house.add("bob")
    return alice, bob, await over(house, alice, bob)


async def rematch(actor: simcord.MemberActor, scores: Any) -> InteractionResult:
    """Press the button for a rematch."""
    return await actor.click(scores, label=SAY("button-rematch"))


async def lobbies(house: House) -> list[Table]:
    return [await house.table(game) for game in await house.bot.store.games.open_lobbies_in(house.channel.id)]


async def lobby(house: House) -> Table:
    (table,) = await lobbies(house)
    return table


def sat(table: Table) -> list[str]:
    """Return the names of the players at a table. A computer's name is "" here."""
    return [player.name if player.human else "" for player in table.players]


async def choose(house: House, settings: ServerSettings) -> None:
    await house.bot.store.servers.change(house.guild.id, lambda _: settings)
