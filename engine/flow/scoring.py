"""Points and winners (F92 to F101)."""

from collections.abc import Iterable
from functools import cache
from itertools import product

import engine.events as events
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICT_KINDS, DISTRICTS, Kind
from engine.flow import actions
from engine.flow.city import completed
from engine.hooks import ACTIONS, UNIQUE_DISTRICTS, Action, Tally, UniqueDistrict, acting
from engine.position import Position
from engine.state import District, Score

FIVE_TYPES = 3
FIRST_COMPLETED = 4
COMPLETED = 2


def finish(game: Position) -> None:
    """Compute all scores, the best first, and end the game. All seats with the best score win."""
    state = game.state
    if game.actions:
        actions.game_ended(game)
    scores = [score(game, seat) for seat in range(len(game.seats))]
    scores.sort(key=lambda each: (each.total, each.tie_break), reverse=True)
    state.scores = scores
    state.phase = "over"
    for each in scores:
        game.tell(events.Scored, seat=each.seat, total=each.total)
    game.tell(events.GameOver)
    for each in scores:
        if each.place(scores) == 1:
            game.tell(events.Won, seat=each.seat)


def score(game: Position, seat: int) -> Score:
    """Return the current points of a seat, with the best types for its wild districts (F93)."""
    city = game.seats[seat].city
    wild = {each.id for each in acting(game, seat, "wild") if each.wild(game)}
    choices: list[tuple[Kind, ...]] = [
        DISTRICT_KINDS if each.card in wild else (DISTRICTS[each.card].kind,) for each in city
    ]
    tallies = [_lines(Tally(game, seat, kinds)) for kinds in product(*choices)]
    lines = max(tallies, key=lambda each: sum(points for _, points in each))
    return Score(seat, lines, sum(points for _, points in lines), _tie_break(game, seat))


def _lines(tally: Tally) -> tuple[tuple[str, int], ...]:
    game, seat, kinds = tally
    city = game.seats[seat].city
    lines = [("districts", sum(game.cost(each) for each in city))]
    lines += [(each.card, DISTRICTS[each.card].bonus) for each in city]
    if len(set(kinds)) == len(DISTRICT_KINDS):
        lines.append(("five-types", FIVE_TYPES))
    if game.state.completed[:1] == [seat]:
        lines.append(("first-completed", FIRST_COMPLETED))
    elif completed(game, seat):
        lines.append(("completed", COMPLETED))
    lines += [(each.id, each.points(tally)) for each in acting(game, seat, "points")]
    worth = _hand_points()
    lines += [(card, worth[card]) for card in game.seats[seat].hand if card in worth]
    return tuple(line for line in lines if line[1])


@cache
def _hand_points() -> dict[str, int]:
    """Return the points of each card that brings points while it is in a hand."""
    cards: dict[str, Action | UniqueDistrict] = {**ACTIONS, **UNIQUE_DISTRICTS}
    return {card: each.hand_points for card, each in cards.items() if each.hand_points}


def _tie_break(game: Position, seat: int) -> tuple[int, ...]:
    """Return the values that decide between equal scores. A seat that showed no rank has rank 0 (F92)."""
    state, held = game.state, game.seats[seat]
    match game.rules.tie_break:
        case "revealed-rank":
            return (max((RANK[call.character] for call in state.calls if call.seat == seat), default=0),)
        case "held-rank":
            return (max((RANK[each] for each in held.characters), default=0),)
        case "district-values":
            return (_values(game, held.city),)
        case "values-then-gold":
            return (_values(game, held.city), held.gold)


def _values(game: Position, city: Iterable[District]) -> int:
    """Return the points of the districts themselves: their costs and printed points."""
    return sum(game.cost(each) + DISTRICTS[each.card].bonus for each in city)
