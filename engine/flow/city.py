"""The size of a city, when it is complete, and when the game ends."""

from collections.abc import Collection

import engine.events as events
from engine.decision import card_options
from engine.hooks import ACTIONS, UNIQUE_DISTRICTS, acting, having
from engine.position import Position
from engine.state import District


def size(game: Position, seat: int) -> int:
    """Return how many districts the city counts as when we check whether it is complete."""
    total = standing_size(game, seat)
    for laid in game.seats[seat].laid:
        total += ACTIONS[laid.card].weight
    return total


def standing_size(game: Position, seat: int) -> int:
    """Return the size of the city without the action cards in front of the seat (F121)."""
    total = len(game.seats[seat].city)
    for district in acting(game, seat, "weight"):
        total += district.weight - 1
    return total


def completed(game: Position, seat: int) -> bool:
    """Return whether the city is complete."""
    return size(game, seat) >= game.city_size


def protected(game: Position, seat: int) -> bool:
    """Return whether the city is complete without action cards; then rank 8 can't touch it (F71)."""
    return standing_size(game, seat) >= game.city_size


def defence(game: Position, seat: int) -> str:
    """Return why rank 8 can't touch a city: "complete" or "shielded"; empty if it can (F60, F71)."""
    if protected(game, seat):
        return "complete"
    return "shielded" if seat in game.state.shielded else ""


def ending_size(game: Position) -> int:
    """Return the size of a city that ends the game; a rung Bell Tower lowers it (F86)."""
    lowering = having("ends_earlier")
    if game.uniques.isdisjoint(lowering):
        return game.city_size
    declared = [each.card for seat in game.seats for each in seat.city if each.declared]
    return game.city_size - sum(UNIQUE_DISTRICTS[card].ends_earlier for card in declared if card in lowering)


def check_completed(game: Position, seat: int) -> None:
    """Record whether a city is complete (F85) or large enough to end the game (F90)."""
    state, counted = game.state, size(game, seat)
    if counted >= game.city_size and seat not in state.completed:
        state.completed.append(seat)
        game.tell(events.Completed, seat=seat)
    if counted >= ending_size(game) and not state.ending:
        state.ending = True
        game.tell(events.LastRound)


def check_all_completed(game: Position) -> None:
    """Check all cities after the size that ends the game has become lower (F87)."""
    for seat in range(len(game.seats)):
        check_completed(game, seat)


def recall_ending(game: Position) -> None:
    """Cancel a declared last round, unless a city was completed (F88, F91)."""
    state = game.state
    if state.ending and not state.completed:
        state.ending = False
        game.tell(events.NotLastRound)


def district_options(
    game: Position, seat: int, among: Collection[District] | None = None
) -> dict[str, District]:
    """Return the districts of a city by option; with `among`, only these.

    Equal districts share an option. Copies are numbered over the whole city, so `among` doesn't change the
    options.
    """
    standing = tuple(dict.fromkeys(game.seats[seat].city))
    names = card_options([each.card for each in standing], "district")
    options = zip(names, standing, strict=True)
    return {option: each for option, each in options if among is None or each in among}
