"""The figures of an evening or a week as a text: a line for each person, then the server, then quotes."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from tests.week.diary import MOMENT, as_read, moment
from tests.week.figures import Absence, absences, of_person, span
from tests.week.ledger import Game
from tests.week.server import Server
from tests.week.town import BEGINS

HEADS = ("calls", "there", "night", "posts", "clicks", "live wait", "slow wait", "twice", "broken")
QUOTED = 8  # How many texts of a kind are quoted for each person.

QUOTE = 200  # The greatest length of a quote.


def report(server: Server) -> str:
    """Return all figures as a text."""
    everybody = [of_person(server, each) for each in server.people.values()]
    lines = [f"{'':8}{''.join(f'{each:>10}' for each in HEADS)}"]
    for each in everybody:
        cells = (
            *(each.calls, each.while_there, each.at_night, each.messages, each.clicks),
            *(span(each.waits["live"]), span(each.waits["slow"]), len(each.twice), len(each.broken)),
        )
        lines.append(f"{each.name:8}{''.join(f'{cell:>10}' for cell in cells)}  {each.about}")
    lines += [
        "there: calls within 15 seconds of an own click; night: from midnight to seven, by the own clock"
    ]
    lines += ["", *_of_server(server), ""]
    for each in everybody:
        for what, found in (("twice", each.twice), ("broken", each.broken), ("trouble", each.troubles)):
            lines += _quoted(server, each.name, what, found)
    return "\n".join(lines)


def _of_server(server: Server) -> Iterator[str]:
    games = [each for each in server.ledger.games.values() if not each.solo]
    over = Counter(each.pace for each in games if each.ended)
    kinds = Counter(each.kind for each in server.diary.entries)
    calls = sum(len(each.calls) for each in server.diary.entries)
    yield f"games finished: {over.total()} of {len(games)} (live {over['live']}, slow {over['slow']})"
    yield f"calls: {calls} in all, {calls / max(1, len(games)):.0f} a game"
    yield f"posts {kinds['post']}, edits {kinds['edit']}, deletions {kinds['delete']}"
    yield from map(_absence, absences(server, "dan"))
    yield from _longest(server)
    yield from _late(server)
    yield from (_game(server, each) for each in games)


def _absence(each: Absence) -> str:
    return (
        f"{each.person}'s absence in a {each.game.pace} game: {span(each.total)} in all, "
        f"{span(each.longest)} at once, in {each.stretches} stretches; one clock is {span(each.clock)}"
    )


def _longest(server: Server) -> Iterator[str]:
    """Yield for each pace for whom others waited longest in one round."""
    names = {each.id: each.name for each in server.people.values()}
    for pace in ("live", "slow"):
        sums: defaultdict[tuple[int, str, int], float] = defaultdict(float)
        for each in server.ledger.waits:
            if each.pace == pace and not server.ledger.games[each.game].solo:
                sums[each.person, each.game, each.round] += each.until - each.since
        longest = sorted(sums.items(), key=lambda each: -each[1])[:4]
        told = [
            f"{names[person]} {span(length)} in round {number}" for (person, _, number), length in longest
        ]
        yield f"longest waits for one person in one round, {pace}: {', '.join(told) or 'none'}"


def _late(server: Server) -> Iterator[str]:
    """Yield how long each round waited for a person in live games, and how often their time ran out."""
    for name, person in server.people.items():
        rounds: defaultdict[tuple[str, int], float] = defaultdict(float)
        for each in server.ledger.waits:
            if each.person == person.id and each.pace == "live" and not server.ledger.games[each.game].solo:
                rounds[each.game, each.round] += each.until - each.since
        times = sum(each.late[person.id] for each in server.ledger.games.values() if each.pace == "live")
        if rounds:
            mean, most = sum(rounds.values()) / len(rounds), max(rounds.values())
            yield f"{name} in live games: {span(mean)} a round, {span(most)} at most; too late {times} times"


def _game(server: Server, game: Game) -> str:
    names = ", ".join(name for name, person in server.people.items() if person.id in game.people)
    length = span((game.ended or server.diary.now) - game.began)
    calls = sum(len(each.calls) for each in server.diary.entries if game.id in each.games)
    state = "over after" if game.ended else "still on after"
    return f"  {game.pace} game of {names}: {state} {length}, {calls} calls"


def _quoted(server: Server, name: str, what: str, found: list[tuple[float, str]]) -> Iterator[str]:
    """Yield texts with their times, equal ones once with their count."""
    names = {each.id: each.name for each in server.people.values()}
    alike: defaultdict[str, list[tuple[float, str]]] = defaultdict(list)
    for each in found:
        alike[MOMENT.sub("<t>", each[1])].append(each)
    for same in sorted(alike.values(), key=len, reverse=True)[:QUOTED]:
        at, text = same[0]
        now = moment(at, BEGINS, server.people[name].habit.zone)
        shown = as_read(text, now, names).replace("\n", " / ")[:QUOTE]
        yield f"{name}, {what}, {len(same)} times, first {now:%a %H:%M:%S}: {shown}"
