"""How large a city is, and when it is complete (D4)."""

from collections.abc import Iterable

import engine.events as events
from engine.hooks import LAID_WEIGHT, SIZE_CHANGES, WEIGHT
from engine.position import Position
from engine.state import District


def size(game: Position, seat: int) -> int:
    """How many districts the city counts for when it comes to completing it."""
    owner = game.seats[seat]
    total = len(owner.city)
    for card in game.acting(seat, WEIGHT):
        total += WEIGHT[card] - 1
    for laid in owner.laid:
        total += LAID_WEIGHT.get(laid.card, 0)
    return total


def target(game: Position) -> int:
    """How many districts complete a city now; a declared district may change it for all (F86)."""
    number = game.size
    if game.uniques.isdisjoint(SIZE_CHANGES):
        return number
    for card, change in SIZE_CHANGES.items():
        if card in game.uniques and _declared(game, card):
            number += change
    return number


def _declared(game: Position, card: str) -> bool:
    return any(each.declared and each.card == card for seat in game.seats for each in seat.city)


def completed(game: Position, seat: int) -> bool:
    """Whether the city is complete now."""
    return size(game, seat) >= target(game)


def check_completed(game: Position, seat: int) -> None:
    """Note that a city was completed, if it was: then this round is the last (F85, F90)."""
    state = game.state
    if seat not in state.completed and completed(game, seat):
        state.completed.append(seat)
        game.tell(events.Completed, seat=seat)
        if not state.ending:
            state.ending = True
            game.tell(events.LastRound)


def check_all_completed(game: Position) -> None:
    """The number that completes a city changed: all cities that it completes first are so together (F87)."""
    state = game.state
    before = len(state.completed)
    for seat in range(len(game.seats)):
        check_completed(game, seat)
    if not before and state.completed:
        state.firsts = len(state.completed)


def district_options(districts: Iterable[District]) -> dict[str, District]:
    """An option for each of these districts; of several that are alike in everything, one for all."""
    options: dict[str, District] = {}
    for district in dict.fromkeys(districts):
        name, count = f"district:{district.card}", 1
        while name in options:
            count += 1
            name = f"district:{district.card}~{count}"
        options[name] = district
    return options
