"""A table whose game continues from a position that nobody had to play to."""

from collections.abc import Sequence
from dataclasses import replace

from simcord import MemberActor

from engine.game import Game
from engine.rng import Stream
from storage.values import OPENING_EVENTS, Choice, Click, Player
from tests.house import House
from tests.lobby_options import open_lobby


async def dealt(house: House, game: Game, people: Sequence[MemberActor], locales: Sequence[str] = ()) -> str:
    """Open a lobby, seat these people and give them this game; return its id.

    `locales` are the languages of the seats, by default the table's.
    """
    host = people[0]
    opened = await open_lobby(house, host)
    table = await house.table(opened)
    players = tuple(
        Player(each.id, each.name, str(seat + 1), locale=locales[seat] if locales else "")
        for seat, each in enumerate(people)
    )
    seated = replace(table.setup, players=players)
    opening = Choice(OPENING_EVENTS, OPENING_EVENTS, (), tuple(game.events), host.id)
    click = Click(house.env.backend.snowflake(), host.id, "start")
    async with table.lock:
        await house.bot.registry.arrange(table, seated)
        setup = replace(seated, options=game.state.options)
        await house.bot.registry.deal(table, _begun(game, setup.seed), setup, opening, click)
    # The local Discord doesn't wait for tasks that a test starts.
    await house.bot.delivery.sync.finish()
    return opened


def _begun(game: Game, seed: str) -> Game:
    """Return a game that begins at this position with this seed. The log of its table also begins here."""
    state = game.state.copy()
    state.rng, state.number = Stream(seed), 0
    return Game(state)
