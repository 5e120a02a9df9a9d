"""The course of a game: a title for each round, each city's points, and the blow that decided the game.

A blow is a loss that one player causes another. The course uses only public events.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from bot.story.actions import ActionKey
from bot.story.cities import points_of, worth
from bot.story.story import Story
from bot.story.winning import stayed, winners
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.events import Built, Event, Revealed, RevealedLate
from engine.setup.rules import Rules
from engine.state import Score
from engine.view import View

_GREATEST: tuple[ActionKey, ...] = ("completed", "destroyed", "stole", "killed")
"""The actions that can make a headline, the greatest first."""


def headline(view: View, events: Sequence[Event], names: Sequence[str], say: Language) -> str:
    """Name a round by its greatest action or its most expensive district, as a spectator sees them, or ""."""
    newest = {each.key: each for each in Story(view, None, Rules()).actions(events) if not each.little}
    great = next((newest[key] for key in _GREATEST if key in newest), None)
    if great is not None:
        return say(
            f"band-{great.key}.all",
            name=names[great.doer],
            character=say(f"character-{great.actor}") if great.actor else "",
            other=say(f"character-{great.other}") if great.other else "",
            card=say(f"district-{great.card}") if great.card else "",
            gold=great.numbers.get("gold", 0),
        )
    built = [each for each in events if isinstance(each, Built)]
    if not built:
        return ""
    best = _most_expensive(built, events)
    return say("picture-film-built", name=names[best.seat], card=say(f"district-{best.card}"))


def _most_expensive(built: Sequence[Built], events: Sequence[Event]) -> Built:
    costs = worth(events, Rules())
    return max(built, key=lambda each: costs.get(each.card, 0))


_Deciding: TypeAlias = Literal[
    "killed", "bewitched", "stole", "destroyed", "seized", "exchanged", "lead", "count", "landmark"
]
_Winning: TypeAlias = Literal["survived", "comeback", "close", "spurt", "ahead", "runaway", "untouched"]
HighlightKind: TypeAlias = Literal[_Deciding, _Winning, "bonus", "types", "finish"]

LATE_ROUNDS = 3  # Only blows in this number of last rounds may have decided the game.

BLOWS_SHOWN = 4  # The most blows that the picture of the race, or a list of them, shows.

_TURN = 3.0  # The fewest points that a turn usually brings.

_COMPLETE = 4.0  # The bonus for the first complete city. A killed player may miss it.

_HALF = 0.5  # The share of a turn that a bewitched player loses; also the points for each stolen gold.


class Highlight(NamedTuple):
    """A blow that hit a seat, or how the winner won.

    In a blow, `seat` hit `target`. Otherwise `seat` is the winner, and `target` the second player.
    """

    kind: HighlightKind
    round: int
    seat: int
    target: int
    actor: str = ""  # In a blow: the character that hit.
    # In a blow: the victim's character, or the district. Otherwise: a district that the winner built.
    what: str = ""
    # The winner's lead after the round, their points in the final scoring, or another number for the tale
    # (`bot/story/tales.py`).
    number: int = 0
    missing: int = 0  # In a blow: how many districts the victim lacked.
    cost: float = 0.0  # In a blow: about how many points it cost.
    times: int = 0  # How often the doer has killed this victim in their common games (0: unknown).


class GameCourse(NamedTuple):
    """The course of a game: all points after each round, the blows, the greatest first, and what decided it.

    `murders` are the seats (murderer, victim) of each public murder. `hits` counts the blows against each
    seat.
    """

    points: tuple[tuple[int, ...], ...] = ()
    blows: tuple[Highlight, ...] = ()
    decided: Highlight | None = None
    murders: tuple[tuple[int, int], ...] = ()
    hits: tuple[int, ...] = ()


NO_COURSE = GameCourse()  # An unknown course.


def course_of(rounds: Sequence[tuple[View, Sequence[Event]]], rules: Rules) -> GameCourse:
    """Return the course of a finished game, from the view at the end of each round and its events."""
    if not rounds or not rounds[-1][0].scores:
        return NO_COURSE
    points = tuple(tuple(map(points_of, view.seats)) for view, _ in rounds)
    found: list[Highlight] = []
    for place, (view, events) in enumerate(rounds):
        before = rounds[place - 1][0] if place else view
        found += _blows(before, view, events, rules)
    scores = stayed(rounds[-1][0].scores)
    blow = _deciding(found, scores, rounds[-1][0].round) if scores else None
    found.sort(key=lambda each: (each != blow, -each.cost, -each.round))
    murders = tuple((each.seat, each.target) for each in found if each.kind == "killed")
    hits = Counter(each.target for each in found)
    decided = blow or (_lead(points, scores, rounds) if len(scores) > 1 else None)
    return GameCourse(
        points, tuple(found), decided, murders, tuple(hits[seat] for seat in range(len(points[0])))
    )


def victims(events: Sequence[Event], seats: int) -> frozenset[int]:
    """Return the seats whose characters were killed in a finished round.

    All players have equally many characters, and reveal all except the killed one. So a player who revealed
    fewer than the others had the killed one.
    """
    shown = Counter(each.seat for each in events if isinstance(each, Revealed))
    most = max(shown.values(), default=0)
    late = {each.seat for each in events if isinstance(each, RevealedLate)}
    return frozenset(seat for seat in range(seats) if shown[seat] < most) | late


def _blows(before: View, after: View, events: Sequence[Event], rules: Rules) -> Iterator[Highlight]:
    """Yield the blows of a round; `before` and `after` are the table at its beginning and end."""
    costs = {card: cost + DISTRICTS[card].bonus for card, cost in worth(events, rules).items()}
    holders = {each.character: each.seat for each in events if isinstance(each, Revealed)}
    hit = victims(events, len(after.seats))
    pace = [max(_TURN, points_of(seat) / max(1, after.round)) for seat in after.seats]
    for action in Story(after, None, rules).actions(events):
        blow = partial(Highlight, round=after.round, seat=action.doer, actor=action.actor)
        match action.key:
            case "killed" if len(hit) == 1:
                (target,) = hit
                missing = after.target_size - before.seats[target].size
                cost = pace[target] + (_COMPLETE if missing == 1 and after.ending else 0)
                yield blow("killed", target=target, what=action.other, cost=cost, missing=missing)
            case "bewitched" if action.other in holders:
                target = holders[action.other]
                yield blow("bewitched", target=target, what=action.other, cost=pace[target] * _HALF)
            case "stole" if gold := action.numbers["gold"]:
                yield blow("stole", target=action.target, number=gold, cost=gold * _HALF)
            case "destroyed" | "seized" | "exchanged":
                cost = costs.get(action.card, 0) - costs.get(action.given_card, 0)
                if cost > 0 or action.key != "exchanged":
                    yield blow(
                        action.key, target=action.target, what=action.card, number=cost, cost=float(cost)
                    )
            case _:
                pass


def _deciding(blows: Sequence[Highlight], scores: Sequence[Score], last: int) -> Highlight | None:
    """Return the greatest late blow without which its victim would have won. Later blows weigh more.

    Both players must have stayed: a seat that a computer finished for somebody decides nothing.
    """
    totals = {each.seat: each.total for each in scores}
    best_seats, best = {each.seat for each in winners(scores)}, scores[0].total
    late = [
        (blow.cost / (last - blow.round + 1), blow)
        for blow in blows
        if blow.round > last - LATE_ROUNDS and blow.target not in best_seats and blow.target != blow.seat
        if {blow.seat, blow.target} <= totals.keys() and totals[blow.target] + blow.cost >= best
    ]
    if not late:
        return None
    return max(late, key=lambda each: (each[0], each[1].round))[1]


def _lead(
    points: Sequence[Sequence[int]], scores: Sequence[Score], rounds: Sequence[tuple[View, Sequence[Event]]]
) -> Highlight | None:
    """Return the round in which the winner pulled ahead for good, otherwise the scoring or the tie-break."""
    winner, *others = [each.seat for each in scores]
    leads = [each[winner] - max(each[other] for other in others) for each in points]
    last = points[-1]
    gained = scores[0].total - last[winner]
    # One turn can make up a smaller lead. So such a lead decides only if the winner never led by more.
    least = _TURN if leads[-1] > _TURN else 0
    first = next((place for place in range(len(leads)) if min(leads[place:]) > least), None)
    if first is None:
        if not gained:
            return Highlight("close", len(points), winner, _second(last, scores)) if _broken(scores) else None
        actor = _shown(rounds[-1][1], winner)
        return Highlight("count", len(points), winner, _second(last, scores), actor, number=gained)
    # On the boards, a player who left may have had more points. Then readers wouldn't believe this lead.
    if any(max(each) > each[winner] for each in points[first:]):
        return None
    events = rounds[first][1]
    built = [each for each in events if isinstance(each, Built) and each.seat == winner]
    best = _most_expensive(built, events).card if built else ""
    reached = points[first]
    second = _second(reached, scores)
    ahead = reached[winner] - reached[second]
    return Highlight("lead", first + 1, winner, second, _shown(events, winner), best, ahead)


def _broken(scores: Sequence[Score]) -> bool:
    return len(scores) > 1 and scores[1].place(scores) > 1


def _second(points: Sequence[int], scores: Sequence[Score]) -> int:
    return max((each.seat for each in scores[1:]), key=lambda seat: points[seat])


def _shown(events: Sequence[Event], seat: int) -> str:
    """Return the highest-ranked character that a seat revealed in a round, or ""."""
    shown = [each.character for each in events if isinstance(each, Revealed) and each.seat == seat]
    return shown[-1] if shown else ""
