"""The programme of a server for an evening and a week: who opens what, and when."""

import asyncio

from bot.controls.requests import SURPRISE
from storage.pace import HOUR
from tests.week.residents import HABITS
from tests.week.server import ANOTHER, DAY, Server
from tests.week.standing import standing

EVENING = 4 * HOUR
WEEK = 7 * DAY


async def evening(server: Server) -> None:
    """Play an evening: two live tables at once in one channel, one with a person who is never there."""
    server.start(_two_games(server, "anna", "ben", "clara", "dan"))
    await asyncio.sleep(90)
    server.start(_resigning(server))
    await server.at(EVENING)


async def _two_games(server: Server, *people: str) -> None:
    """Let people play a game, and another one with another cast."""
    wants = SURPRISE if people[0] == "ben" else ANOTHER
    game = await server.again(await server.live(*people), *people, wants=wants)
    if game:
        await server.ledger.over(game).wait()


async def _resigning(server: Server) -> None:
    game = await server.open("iris", "emma", "finn", "gina")
    await asyncio.sleep(12 * 60)
    await server.resign("gina", game)


async def week(server: Server) -> None:
    server.start(_two_games(server, "anna", "ben", "clara", "dan"))
    await asyncio.sleep(90)
    server.start(_resigning(server))
    await server.at(2 * HOUR)
    server.start(_slow(server, "ben", "anna", "dan", "finn"))
    await asyncio.sleep(60)
    server.start(_slow(server, "iris", "emma", "gina", "clara"))
    for day in range(7):
        server.start(_day(server, day))
    await server.at(DAY + HOUR)
    server.start(_newcomer(server))
    await server.at(DAY + 3 * HOUR)
    server.start(standing(server))
    await server.at(DAY + 4 * HOUR)
    await server.follow_season("clara")
    await server.at(3 * DAY + 1.5 * HOUR)
    server.start(server.cup("anna", "ben", "clara", "dan", "emma", "gina", "hugo", "iris"))
    await server.at(4 * DAY)
    server.start(server.cup("anna", "finn", "gina", "dan", league=True))
    await server.at(5 * DAY + 1.5 * HOUR)
    server.start(_two_games(server, "ben", "hugo", "iris", "clara"))
    await server.at(6 * DAY + 2 * HOUR)
    server.start(server.play_on("iris"))
    await server.at(WEEK)
    server.check_season("clara")
    server.check_league("anna", "finn", "gina")
    await server.check_nights()


async def _slow(server: Server, *people: str) -> None:
    await server.open(*people, slow=True)


async def _day(server: Server, day: int) -> None:
    """Let some people play the deal and the puzzle of a day."""
    await server.at(day * DAY + 15 * HOUR)
    for name in ("iris", "anna") if day % 2 else ("iris",):
        server.start(server.daily(name))
        await asyncio.sleep(HOUR)
        await server.puzzle(name)


async def _newcomer(server: Server) -> None:
    """Let a newcomer join, learn, play a first game with others, and the deal of the day."""
    habit = next(each for each in HABITS if each.name == "hugo")
    server.arrive(habit)
    await asyncio.sleep(30)
    await server.lesson("hugo")
    await asyncio.sleep(120)
    await server.live("anna", "hugo", "ben", "iris")
    await asyncio.sleep(60)
    await server.daily("hugo")
