"""The figures of an evening or a week: what it cost each person, and what it cost the server."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from storage.pace import HOUR, Pace
from tests.week.diary import MOMENT, Entry
from tests.week.ledger import Game, Wait
from tests.week.residents import LOOKS, Resident
from tests.week.server import Server
from tests.week.town import BEGINS

PATIENCE = 90.0  # Seconds after a promised time after which a message may not promise it any more.

CHANGEABLE = 14 * 60.0  # Seconds after a click for which a private answer to it can be changed.

CALLED_WITHIN = 20.0  # Seconds within which a person with a promised ping gets it, or looks at the question.

THERE = 15.0  # Seconds after a click in which a person is still there, and needs no ping.

GLANCE = 3.0  # Seconds that a text must stay to be read.

NIGHT = range(7)  # The hours in which nobody wants pings.

QUIET = {22, 23, *range(8)}  # The hours in which a slow game pings nobody who hasn't chosen others.

MINUTES = re.compile(r"\bin (\d+) (seconds?|minutes?|hours?)\b", re.IGNORECASE)
LENGTHS = {"s": 1, "m": 60, "h": HOUR}


@dataclass
class Figures:
    """The figures of one person. Waits are in seconds; texts and promises are quoted with their times."""

    name: str
    about: str
    calls: int = 0
    at_night: int = 0
    while_there: int = 0
    messages: int = 0
    clicks: int = 0
    waits: dict[str, float] = field(default_factory=dict)
    twice: list[tuple[float, str]] = field(default_factory=list)
    broken: list[tuple[float, str]] = field(default_factory=list)
    troubles: list[tuple[float, str]] = field(default_factory=list)


def of_person(server: Server, person: Resident) -> Figures:
    figures = Figures(person.name, person.habit.about, clicks=person.clicks)
    seen = list(server.diary.seen_by(person.id, person.since))
    clicked = [each.at for each in seen if each.kind == "click"]
    for each in seen:
        figures.messages += each.kind == "post"
        if person.id in each.calls:
            figures.calls += 1
            figures.at_night += person.local(each.at).hour in NIGHT
            figures.while_there += any(0 < each.at - at < THERE for at in clicked)
    for pace in ("live", "slow"):
        figures.waits[pace] = max((each for each in own_waits(server, person.id, pace)), default=0.0)
    figures.twice = list(seen_twice(seen))
    figures.broken = [*stale_moments(server, seen), *calls_that_never_came(server, person)]
    figures.troubles = [(each.at, each.what) for each in server.troubles if each.person == person.name]
    return figures


def own_waits(server: Server, person: int, pace: str) -> Iterator[float]:
    """Yield how long a person waited for others between two moves of their own, in each game."""
    for game in server.ledger.games.values():
        if game.pace != pace or game.solo or person not in game.people:
            continue
        since = game.began
        for wait in (each for each in server.ledger.waits if each.game == game.id and each.person == person):
            yield max(0.0, wait.since - since)
            since = wait.until
        yield max(0.0, game.left.get(person, game.ended or server.diary.now) - since)


def seen_twice(seen: list[Entry]) -> Iterator[tuple[float, str]]:
    """Yield each text of a new message directly below a message with the same text."""
    standing: dict[int, list[Entry]] = {}
    for number, each in enumerate(seen):
        column = standing.setdefault(each.channel, [])
        if each.kind == "post":
            if (
                column
                and each.text
                and column[-1].text == each.text
                and _stays(column[-1], each.at, seen[number:])
            ):
                yield each.at, each.text
            column.append(each)
        elif each.kind == "edit":
            standing[each.channel] = [each if old.message == each.message else old for old in column]
        elif each.kind == "delete":
            standing[each.channel] = [old for old in column if old.message != each.message]


def _stays(entry: Entry, since: float, following: list[Entry]) -> bool:
    """Return whether a message stays unchanged for longer than a glance."""
    for each in following:
        if each.at > since + GLANCE:
            return True
        if each.message == entry.message and each.kind in ("edit", "delete"):
            return False
    return True


def stale_moments(server: Server, seen: list[Entry]) -> Iterator[tuple[float, str]]:
    """Yield each line about a future time that stayed unchanged after that time.

    A private answer to a click doesn't count, if nobody could change it any more at that time.
    """
    states: dict[int, list[Entry]] = {}
    for each in seen:
        if each.kind != "click":
            states.setdefault(each.message, []).append(each)
    told: set[tuple[int, float]] = set()
    for entries in states.values():
        for entry, following in zip(entries, [*entries[1:], None], strict=True):
            ends = following.at if following is not None else server.diary.now
            for at, line in _promised(entry):
                changeable = not entry.passing or at < entry.at + CHANGEABLE
                if entry.at + 1 < at < ends - PATIENCE and changeable and (entry.message, at) not in told:
                    told.add((entry.message, at))
                    yield at, line


def _promised(entry: Entry) -> Iterator[tuple[float, str]]:
    """Yield the times that a message mentions, and their lines; none once it is deleted."""
    if entry.kind == "delete":
        return
    for line in entry.text.split("\n"):
        for found in MOMENT.finditer(line):
            yield int(found[1]) - BEGINS.timestamp(), line
        for found in MINUTES.finditer(line):
            yield entry.at + int(found[1]) * LENGTHS[found[2][0].lower()], line


def calls_that_never_came(server: Server, person: Resident) -> Iterator[tuple[float, str]]:
    """Yield each question that a person didn't learn of, though a panel promises a ping."""
    everything = list(server.diary.seen_by(person.id, person.since))
    clicks = [each.at for each in everything if each.kind == "click"]
    seen = [each for each in everything if each.kind in ("post", "edit")]
    times = [each.at for each in seen]
    for wait in server.ledger.waits:
        game = server.ledger.games[wait.game]
        if wait.person != person.id or game.solo or wait.until - wait.since < CALLED_WITHIN:
            continue
        if game.pace == "slow" and person.local(wait.since).hour in QUIET:
            # The ping comes in the morning.
            continue
        first, last = bisect_right(times, wait.since - 1), bisect_right(times, wait.since + CALLED_WITHIN)
        stares = person.habit.stares and game.pace == "live"
        if not any(_tells(each, person.id, clicks, stares=stares) for each in seen[first:last]):
            yield wait.since, f"You will be called: nothing for {span(wait.until - wait.since)} ({game.pace})"


def _tells(entry: Entry, person: int, clicks: Sequence[float], *, stares: bool) -> bool:
    """Return whether something pings a person, or shows them a private question while they look."""
    looks = stares or any(entry.at - LOOKS < at <= entry.at for at in clicks)
    return person in entry.calls or (entry.reader == person and entry.asks and looks)


# The server


@dataclass
class Absence:
    """The time that one person's silence cost a table: in one wait, and in the whole game."""

    person: str
    game: Game
    longest: float
    total: float
    stretches: int

    @property
    def clock(self) -> float:
        """Return the most seconds that the clock of one turn allows."""
        return Pace("slow" if self.game.limit > HOUR else "live", self.game.limit).most


def absences(server: Server, name: str) -> list[Absence]:
    """Return how long the others waited for a person in each of their games."""
    person, found = server.people[name], list[Absence]()
    for game in server.ledger.games.values():
        own = [each for each in _of(server.ledger.waits, game) if each.person == person.id]
        if own and not game.solo:
            lengths = [each.until - each.since for each in own]
            found.append(Absence(name, game, max(lengths), sum(lengths), len(own)))
    return found


def _of(waits: list[Wait], game: Game) -> list[Wait]:
    return [each for each in waits if each.game == game.id]


def span(seconds: float) -> str:
    """Return a length of time in words."""
    if seconds >= HOUR:
        return f"{seconds / HOUR:.1f} h"
    return f"{seconds / 60:.1f} min" if seconds >= 60 else f"{seconds:.0f} s"
