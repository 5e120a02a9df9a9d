"""A standing evening of the town: founded after a game, answered, played twice, read about next morning."""

import asyncio
from datetime import timedelta
from typing import Any

from bot.tables.chosen_times import REMINDED
from bot.words.language import Language
from storage.play.evenings import Evening
from tests.appointments import day_ahead
from tests.house import texts
from tests.week.residents import Resident, ids_of
from tests.week.server import DAY, Server

SAY = Language()
REPLIES = {"ben": "always", "iris": "later", "gina": "not"}
"""The others' answers; anna, who founds the evening, always comes."""


async def standing(server: Server) -> None:
    """Let people want a standing evening, and record who misses a part of it."""
    anna = server.people["anna"]
    game = await server.live("anna", "ben", "clara")
    await asyncio.sleep(30)
    it = await _found(server, anna, game)
    if it is None:
        return
    for name, reply in REPLIES.items():
        await _answer(server, server.people[name], it, reply)
    read = len(server.diary.entries)
    await server.at(_since(server, it.at - REMINDED + 90))
    called = _called(server, read, SAY("lobby-soon", when=f"<t:{it.at}:t>"))
    for name, person in server.people.items():
        comes = name in ("anna", "ben")
        if comes != (person.id in called):
            person.note("wanted to be reminded" if comes else "is pinged, and didn't say that they come")
    game = await _play(server, anna, "ben")
    if not game:
        return
    await server.ledger.over(game).wait()
    await _second(server, anna, game)
    await server.at(_since(server, it.at) + DAY)
    if not _sees(server, anna, SAY("evening-morning")):
        anna.note("wanted to know how the evening went, and reads nothing of it")


def _since(server: Server, at: float) -> float:
    """Return a time in seconds since the beginning of the week."""
    begins: Any = server.town.now() - timedelta(seconds=server.diary.now)
    return at - begins.timestamp()


def _called(server: Server, read: int, text: str) -> set[int]:
    """Return whom Discord has notified of such a text since this number of entries."""
    return {user for entry in server.diary.entries[read:] if text in entry.text for user in entry.calls}


async def _found(server: Server, person: Resident, game: str) -> Evening | None:
    """Press *Same time again?*, and choose each week, for the first time tomorrow evening."""
    place = (await server.bot.registry.get(game)).setup.kind.channel
    if (found := person.find(f"cit:rematch-tomorrow:{game}", place)) is None:
        person.note("wanted to meet again, and there is no such button")
        return None
    plan = await person.press(*found)
    message = person.stored(plan)
    other = next(each for each in ids_of(message) if each.startswith("cit:evening:form:"))
    asked = await person.press(message, other)
    first = {"time": "20:00", "day": day_ahead(asked, 1), "zone": "Europe/Warsaw"}
    await person.actor.submit_modal(asked, {**first, "every": ["week"]})
    await asyncio.sleep(10)
    rows = await server.bot.store.database.rows("SELECT id FROM evenings")
    it = await server.bot.store.evenings.get(rows[0][0]) if rows else None
    if it is None:
        person.note("wanted to meet each week, and nothing came of it")
    return it


async def _answer(server: Server, person: Resident, it: Evening, reply: str) -> None:
    answer = f"cit:evening:answer:{it.id}:{it.at}:{reply}"
    await person.press_found(answer, server.channel.id, f"to say {reply!r}")
    await asyncio.sleep(5)


async def _play(server: Server, starts: Resident, *others: str) -> str:
    """Let people join the opened lobby, and start it at its time; return the game's id."""
    if (found := starts.find("cit:join:", server.channel.id)) is None:
        starts.note("wanted to play, and no lobby has opened")
        return ""
    _, join = found
    for person in (starts, *(server.people[name] for name in others)):
        await person.press_found(join, server.channel.id, "to play")
        await asyncio.sleep(5)
    await asyncio.sleep(REMINDED)
    game = join.split(":")[2]
    await starts.press_found(f"cit:start:{game}", server.channel.id, "to start")
    await asyncio.sleep(5)
    if not (await server.bot.registry.get(game)).running:
        starts.note("wanted to start the evening's game, and it doesn't begin")
        return ""
    return game


async def _second(server: Server, opens: Resident, before: str) -> None:
    """Play a rematch. People who come later want a ping, and a seat."""
    iris, read = server.people["iris"], len(server.diary.entries)
    await asyncio.sleep(20)
    place = (await server.bot.registry.get(before)).setup.kind.channel
    if not await opens.press_found(f"cit:rematch:{before}", place, "a second game"):
        return
    await asyncio.sleep(20)
    if iris.id not in _called(server, read, SAY("rematch-call", host="|").split("|")[1]):
        iris.note("wanted to be called to the second game")
    if (found := iris.find("cit:join:", server.channel.id)) is None:
        iris.note("wanted a seat in the second game, and there is none")
        return
    await iris.press(*found)
    game = found[1].split(":")[2]
    await opens.press_found(f"cit:start:{game}", server.channel.id, "to start the second game")
    table = await server.bot.registry.get(game)
    if not table.running or table.seat_of(iris.id) is None:
        iris.note("wanted to play the second game, and doesn't")
        return
    await server.ledger.over(game).wait()


def _sees(server: Server, person: Resident, text: str) -> bool:
    return any(text in texts(each.components) for each in person.visible(server.channel.id))
