"""The figures of an evening or a week: what it cost each person, and what it cost the server."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from storage.pace import BANK, HOUR
from tests.week.diary import MOMENT, Entry, as_read, moment
from tests.week.ledger import Game, Wait
from tests.week.programme import Server
from tests.week.residents import Resident
from tests.week.town import BEGINS

PATIENCE = 90.0
"""Seconds after a promised moment after which a message may not promise it any more."""

CALLED_WITHIN = 20.0
"""Seconds within which somebody who was promised a call is called, or sees the question."""

NIGHT = range(7)
"""The hours in which nobody wants to be called."""

MINUTES = re.compile(r"\bin (\d+) (seconds?|minutes?|hours?)\b", re.IGNORECASE)
LENGTHS = {"s": 1, "m": 60, "h": HOUR}


@dataclass
class Figures:
    """The figures of one person. Waits are in seconds; texts and promises are quoted with their moment."""

    name: str
    about: str
    calls: int = 0
    at_night: int = 0
    messages: int = 0
    clicks: int = 0
    waits: dict[str, float] = field(default_factory=dict)
    twice: list[tuple[float, str]] = field(default_factory=list)
    broken: list[tuple[float, str]] = field(default_factory=list)
    troubles: list[tuple[float, str]] = field(default_factory=list)


def of_person(server: Server, person: Resident) -> Figures:
    """Return the figures of one person."""
    figures = Figures(person.name, person.habit.about, clicks=person.clicks)
    seen = list(server.diary.seen_by(person.id))
    for each in seen:
        figures.messages += each.kind == "post"
        if person.id in each.calls:
            figures.calls += 1
            figures.at_night += person.local(each.at).hour in NIGHT
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
    """Yield each text of a new message that stands right below a message with the same text."""
    standing: dict[int, list[Entry]] = {}
    for each in seen:
        column = standing.setdefault(each.channel, [])
        if each.kind == "post":
            if column and each.text and column[-1].text == each.text:
                yield each.at, each.text
            column.append(each)
        elif each.kind == "edit":
            standing[each.channel] = [each if old.message == each.message else old for old in column]
        elif each.kind == "delete":
            standing[each.channel] = [old for old in column if old.message != each.message]


def stale_moments(server: Server, seen: list[Entry]) -> Iterator[tuple[float, str]]:
    """Yield each line that told of a moment to come, and stood there unchanged when the moment was over."""
    replaced: dict[int, list[Entry]] = {}
    for each in seen:
        if each.kind != "click":
            replaced.setdefault(each.message, []).append(each)
    told: set[tuple[int, float]] = set()
    for entries in replaced.values():
        for entry, following in zip(entries, [*entries[1:], None], strict=True):
            ends = following.at if following is not None else server.diary.now
            for at, line in _promised(entry):
                if at > entry.at and ends > at + PATIENCE and (entry.message, at) not in told and entry.kind != "delete":
                    told.add((entry.message, at))
                    yield at, line


def _promised(entry: Entry) -> Iterator[tuple[float, str]]:
    for line in entry.text.split("\n"):
        for found in MOMENT.finditer(line):
            yield int(found[1]) - BEGINS.timestamp(), line
        for found in MINUTES.finditer(line):
            yield entry.at + int(found[1]) * LENGTHS[found[2][0].lower()], line


def calls_that_never_came(server: Server, person: Resident) -> Iterator[tuple[float, str]]:
    """Yield each move of which a person was neither called nor saw the question, though a panel promises it."""
    seen = [each for each in server.diary.seen_by(person.id) if each.kind in ("post", "edit")]
    times = [each.at for each in seen]
    for wait in server.ledger.waits:
        game = server.ledger.games[wait.game]
        if wait.person != person.id or game.solo or wait.until - wait.since < CALLED_WITHIN:
            continue
        first, last = bisect_right(times, wait.since - 1), bisect_right(times, wait.since + CALLED_WITHIN)
        if not any(_tells(each, person.id) for each in seen[first:last]):
            yield wait.since, f"You will be called: nothing for {span(wait.until - wait.since)} ({game.pace})"


def _tells(entry: Entry, person: int) -> bool:
    """Whether something calls a person, or shows them alone a question."""
    return person in entry.calls or (entry.reader == person and bool(entry.buttons))


# The server


@dataclass
class Absence:
    """What one person's silence cost a table: in one stretch, and in the whole game."""

    person: str
    game: Game
    longest: float
    total: float
    stretches: int

    @property
    def clock(self) -> float:
        """The most seconds that the clock of one turn gives."""
        return float(BANK * self.game.limit)


def absences(server: Server, name: str) -> list[Absence]:
    """Return what a person cost the others in each of their games."""
    person, found = server.people[name], list[Absence]()
    for game in server.ledger.games.values():
        own = [each for each in _of(server.ledger.waits, game) if each.person == person.id]
        if own and not game.solo:
            lengths = [each.until - each.since for each in own]
            found.append(Absence(name, game, max(lengths), sum(lengths), len(own)))
    return found


def _of(waits: list[Wait], game: Game) -> list[Wait]:
    return [each for each in waits if each.game == game.id]


def report(server: Server) -> str:
    """Return all figures as a text."""
    lines, everybody = list[str](), [of_person(server, each) for each in server.people.values()]
    lines.append(f"{'':8}{'calls':>6}{'night':>6}{'posts':>7}{'clicks':>7}{'live wait':>11}{'slow wait':>11}{'twice':>6}{'broken':>7}")
    for each in everybody:
        lines.append(
            f"{each.name:8}{each.calls:>6}{each.at_night:>6}{each.messages:>7}{each.clicks:>7}"
            f"{span(each.waits['live']):>11}{span(each.waits['slow']):>11}{len(each.twice):>6}{len(each.broken):>7}  {each.about}"
        )
    lines += ["", *_server(server), ""]
    for each in everybody:
        for what, found in (("twice", each.twice), ("broken", each.broken), ("trouble", each.troubles)):
            lines += _quoted(server, each.name, what, found)
    return "\n".join(lines)


def _server(server: Server) -> list[str]:
    games = [each for each in server.ledger.games.values() if not each.solo]
    over = [each for each in games if each.ended]
    kinds = Counter(each.kind for each in server.diary.entries)
    calls = sum(len(each.calls) for each in server.diary.entries)
    lines = [
        f"games finished: {len(over)} of {len(games)}"
        f" (live {sum(each.pace == 'live' for each in over)}, slow {sum(each.pace == 'slow' for each in over)})",
        f"calls: {calls} in all, {calls / max(1, len(games)):.0f} a game",
        f"posts {kinds['post']}, edits {kinds['edit']}, deletions {kinds['delete']}",
    ]
    for each in absences(server, "dan"):
        lines.append(
            f"dan's absence in a {each.game.pace} game: {span(each.total)} in all, {span(each.longest)} at once,"
            f" in {each.stretches} stretches; one clock is {span(each.clock)}"
        )
    for each in games:
        names = ", ".join(name for name, person in server.people.items() if person.id in each.people)
        length = span((each.ended or server.diary.now) - each.began)
        lines.append(f"  {each.pace} game of {names}: {'over after' if each.ended else 'still on after'} {length}")
    return lines


def _quoted(server: Server, name: str, what: str, found: list[tuple[float, str]]) -> list[str]:
    """Return texts with their moments, the same ones once with their count."""
    person, lines = server.people[name], list[str]()
    first, counts = dict[str, float](), Counter[str]()
    for at, text in found:
        key = MOMENT.sub("<t>", text)
        first.setdefault(key, at)
        counts[key] += 1
    names = {each.id: each.name for each in server.people.values()}
    for key, count in counts.most_common(8):
        at = first[key]
        text = next(text for when, text in found if MOMENT.sub("<t>", text) == key)
        shown = as_read(text, moment(at, BEGINS, person.habit.zone), names).replace("\n", " / ")[:200]
        lines.append(f"{name}, {what}, {count} times, first {moment(at, BEGINS, person.habit.zone):%a %H:%M:%S}: {shown}")
    return lines


def span(seconds: float) -> str:
    """Return a length of time in words."""
    if seconds >= HOUR:
        return f"{seconds / HOUR:.1f} h"
    return f"{seconds / 60:.1f} min" if seconds >= 60 else f"{seconds:.0f} s"


# One person's transcript


def transcript(server: Server, name: str) -> str:
    """Return all that a person saw and pressed, from beginning to end."""
    person, lines = server.people[name], list[str]()
    names = {each.id: each.name for each in server.people.values()}
    before: dict[int, str] = {}
    for each in server.diary.seen_by(person.id):
        now = moment(each.at, BEGINS, person.habit.zone)
        text = as_read(each.text, now, names)
        head = f"[{now:%a %d %H:%M:%S}] {_place(server, person, each)}"
        if each.kind == "click":
            lines.append(f"{head} >>> {person.name} presses: {text}")
            continue
        called = " 🔔" if person.id in each.calls else ""
        if each.kind == "edit":
            shown = [line for line in text.split("\n") if line not in before.get(each.message, "").split("\n")]
            text = "\n".join(shown)
        what = {"post": "NEW", "edit": "changed", "delete": "gone"}[each.kind]
        if each.kind == "delete":
            text = text.split("\n")[0][:70]
        lines.append(f"{head} {what} #{each.message % 100000}{called}")
        lines += [f"      {line}" for line in text.split("\n") if line.strip()]
        if each.buttons and each.kind != "delete":
            lines.append(f"      [ {each.buttons} ]")
        before[each.message] = as_read(each.text, now, names)
    return "\n".join(lines)


def _place(server: Server, person: Resident, entry: Entry) -> str:
    if server.town.backend.dm_channels.get(person.id) == entry.channel:
        return "DM"
    if entry.channel == server.channel.id:
        return "only you" if entry.reader else "channel"
    return "thread, only you" if entry.reader else "thread"
