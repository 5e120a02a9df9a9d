"""A league of the town, played to its very end: two rounds, the final standings, and the next league."""

import asyncio

from bot.tables.tournaments.pairing import standings
from bot.words.card_texts import together
from bot.words.language import Language
from storage.play.tournament import Tournament
from tests.house import texts
from tests.week.residents import Resident, ids_of
from tests.week.server import DAY, Server

SAY = Language()
PEOPLE = ("anna", "ben", "clara", "finn", "gina", "iris")
LONGEST = 25 * DAY  # Two rounds may last ten days each, and people may come late to their tables.


async def league(server: Server) -> None:
    """Let people play a league to its end, and record who misses a part of it."""
    await server.cup(*PEOPLE, league=True)
    over = await _ended(server)
    if over is None:
        server.people["anna"].note("wanted to play the league to its end, and it doesn't end")
        return
    await asyncio.sleep(60)
    for name in PEOPLE:
        await _check(server, server.people[name], over)
    await _next(server)


async def _ended(server: Server) -> Tournament | None:
    """Wait for the league's end; return the league, or `None` if it lasts too long."""
    while server.diary.now < LONGEST:
        await asyncio.sleep(1800)
        rows = await server.bot.store.database.rows("SELECT id FROM tournaments")
        stored = await server.bot.store.tournaments.get(rows[0][0]) if rows else None
        if stored is not None and stored.tournament.ended:
            return stored.tournament
    return None


async def _check(server: Server, person: Resident, over: Tournament) -> None:
    """Record what a person wanted to read about a finished league and can't."""
    ranked = standings(over)
    own = next(each for each in ranked if each.user == person.id)
    first = [each for each in ranked if each.place == 1]
    names = together(SAY, [SAY("player-name", name=each.name) for each in first])
    won = SAY("tournament-won", names=names, shared=len(first) > 1, points=first[0].points)
    if not any(won in texts(each.components) for each in person.visible(server.channel.id)):
        person.note("wanted to know who won the league, and reads nothing of it")
    if own.played != len(over.rounds):
        person.note(f"wanted to play {len(over.rounds)} rounds of the league, and played {own.played}")
    found = person.find("cit:cup:standings:", server.channel.id)
    listed = texts(person.stored(await person.press(*found)).components) if found else ""
    points = [each.points for each in ranked]
    met = own.met if points.count(own.points) > 1 else "none"
    if SAY("tournament-row", place=own.place, name=own.name, points=own.points, met=met) not in listed:
        person.note("wanted to read their place in the league, and doesn't")
    profile = await person.command(server.channel, "citadels profile")
    told = texts(person.stored(profile).components)
    if SAY("profile-cups", played=1, won=int(own.place == 1), best=own.place) not in told:
        person.note("wanted the league in their profile, and it isn't there")


async def _next(server: Server) -> None:
    """Let the organiser open the next league, and the others sign up for it."""
    boss = server.people["anna"]
    asked = boss.stored(await boss.command(server.channel, "citadels tournament"))
    opens = [each for each in ids_of(asked) if each == "cit:cup:open"]
    if not opens:
        boss.note("wanted to open the next league, and there is no such button")
        return
    await boss.press(asked, *opens)
    await asyncio.sleep(10)
    for name in PEOPLE[1:]:
        await server.people[name].press_found("cit:cup:join:", server.channel.id, "to sign up again")
