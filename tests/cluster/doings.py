"""Clicks that aren't answers: people pause, come back, go on holiday, resign, and take seats of others."""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field, replace

from storage.pace import TABLE_PAUSES
from storage.store import Store
from storage.values import Setup
from tests.cluster.processes import Cluster
from tests.load.crowd import Person
from tests.wire.payloads import press

EVERY = 0.4  # Seconds between two such clicks.

RARELY = 0.02  # How often such a click gives up a seat.

NEWCOMERS = 9_000_000  # The first id of people who take seats.


async def let_seats_be_taken(store: Store) -> None:
    """Make every second game unrated, so that strangers may take seats that are given up."""
    for number, (game,) in enumerate(await store.database.rows("SELECT id FROM games ORDER BY id")):
        loaded = await store.games.load(game)
        if loaded is not None and number % 2:
            stored = loaded.stored
            await store.games.save(replace(stored, setup=stored.setup.with_chosen(advice=True)), choices=())


@dataclass
class Doings:
    """Lets random people make such clicks. The database has the effect of each."""

    running: Cluster
    rng: random.Random
    done: Counter[str] = field(default_factory=Counter[str])
    newcomers: int = 0

    async def go_on(self) -> None:
        """Do one thing after another until cancelled."""
        while True:
            # If the shard isn't connected, the click is lost.
            with suppress(ConnectionError, KeyError):
                await self._do()
            await asyncio.sleep(EVERY)

    async def _do(self) -> None:
        person = self.rng.choice(list(self.running.crowd.people.values()))
        minutes = self.rng.choice(TABLE_PAUSES["live"]) // 60
        if self.rng.random() < RARELY:
            await self._press(person, "resign", f"cit:resign:{person.game}")
            return
        match self.rng.choice(("pause", "agree", "back", "holiday", "take")):
            case "pause":
                await self._press(person, "pause", f"cit:pause:{person.game}:{minutes}")
            case "agree":
                await self._press(person, "agree", f"cit:agree-minutes:{person.game}:{minutes}")
            case "back":
                await self._press(person, "back", f"cit:back:{person.game}")
            case "holiday":
                await self._press(person, "holiday", "cit:notify:holiday", self.rng.choice("01"))
            case _:
                await self._take(person)

    async def _take(self, beside: Person) -> None:
        """Let the newcomer of a table take a seat there, if one is free."""
        people, channel = self.running.crowd.people, beside.board["channel_id"]
        known = (each for each in people.values() if each.game == beside.game and int(each.id) > NEWCOMERS)
        if (newcomer := next(known, None)) is None:
            self.newcomers += 1
            newcomer = Person(f"{NEWCOMERS + self.newcomers}", beside.game, beside.board)
            people[channel, newcomer.id] = newcomer
        await self._press(newcomer, "take", f"cit:take:{beside.game}:{self.rng.randrange(4)}")

    async def _press(self, person: Person, name: str, custom_id: str, *values: str) -> None:
        click = press(person.id, person.board, custom_id, values)
        click["guild_id"] = self.running.server.guild_of(click["channel_id"])
        self.done[name] += 1
        await self.running.server.click(click, person=person.id)


async def broken(store: Store) -> list[str]:
    """Return the stored clicks whose effect is missing."""
    found, seats = list[str](), dict[str, Setup]()
    sql = "SELECT game, person, did FROM clicks WHERE did IN ('resign', 'take') ORDER BY id"
    clicks = await store.database.rows(sql)
    for game, person, did in clicks:
        if game not in seats:
            loaded = await store.games.load(game)
            assert loaded is not None
            seats[game] = loaded.stored.setup
        seat = seats[game].seat_of(person)
        if seat is None:
            # Another person has the seat now. That happens only to players who gave it up.
            gave_up = (game, person, "resign") in {tuple(each) for each in clicks}
            if not gave_up:
                found.append(f"{did} of {person} in game {game} left no trace")
        elif did == "resign" and not seats[game].players[seat].resigned:
            found.append(f"{person} has resigned from game {game}, and plays on")
    return found
