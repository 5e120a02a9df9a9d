"""The order of seats in a lobby, as its host wants it, and the players who are ready.

The ids of the clicks by which people joined are part of the seed in seat order. So no order is drawn here: a
shuffle follows from the click that asks for it, which the bot can't choose.
"""

from dataclasses import replace
from hashlib import sha256

from bot.controls.requests import HOST, OUT, SHUFFLE, SWAP
from bot.screens.seats import seat_key
from bot.tables.person import Person
from bot.tables.seating import taken_out
from bot.tables.table_errors import RefusedError
from engine.errors import ImpossibleChangeError
from storage.values import Changed, Player, Setup

VERBS = (HOST, OUT, SWAP, SHUFFLE)


def arranged(setup: Setup, verb: str, values: tuple[str, ...], draw: str) -> Setup:
    """Return the set-up of a lobby as its host wants it; `draw` is any text that decides a shuffle.

    Raises `ImpossibleChangeError` if the request is made up, or the player doesn't sit there any more.
    """
    if verb == SWAP:
        return replace(setup, players=_swapped(setup, values))
    if len(values) != 1:
        raise ImpossibleChangeError(str(values))
    (value,) = values
    if verb == SHUFFLE:
        return replace(setup, players=tuple(sorted(setup.players, key=lambda each: _lot(each, draw))))
    seat = _seat_of(setup, value)
    user = setup.players[seat].user_id
    if user == setup.host or (verb == HOST and user is None):
        raise ImpossibleChangeError(value)
    if verb == HOST:
        assert user is not None
        return replace(setup, host=user)
    return taken_out(setup, seat)


def ready(setup: Setup, by: Person) -> Setup:
    """Note that a person who sits in a lobby is ready, or isn't after all. Raises `RefusedError`."""
    if (seat := setup.seat_of(by.user)) is None:
        raise RefusedError("error-not-sitting")
    player = setup.players[seat]
    return setup.with_player(seat, replace(player, ready=not player.ready, asked_again=False))


def asked_anew(before: Setup, after: Setup) -> Setup:
    """Return a changed set-up in which ready players are asked again, if the game will be another one.

    It is another game, too, if it begins or ceases to count for ratings.
    """
    new = _changed(before, after)
    if not new:
        return after
    players = tuple(
        replace(player, ready=False, asked_again=player.ready or player.asked_again)
        for player in after.players
    )
    told = before.changed if any(player.asked_again for player in after.players) else ()
    changed = (*told, *new) if any(player.asked_again for player in players) else ()
    return replace(after, players=players, changed=tuple(dict.fromkeys(changed)))


def _changed(before: Setup, after: Setup) -> list[Changed]:
    """Return the names of the facts that differ."""
    facts = zip(_facts(before), _facts(after), strict=True)
    return [name for (name, old), (_, new) in facts if old != new]


def _facts(setup: Setup) -> list[tuple[Changed, object]]:
    plan = setup.plan
    return [
        ("edition", plan.edition),
        ("cards", plan.cards),
        ("nine", plan.nine),
        ("actions", plan.action_cards),
        ("short", plan.short),
        ("tie", plan.tie_break),
        ("pace", (setup.pace, setup.deadline)),
        ("advice", setup.advice),
    ]


def _seat_of(setup: Setup, key: str) -> int:
    for seat, player in enumerate(setup.players):
        if seat_key(player) == key:
            return seat
    raise ImpossibleChangeError(key)


def _swapped(setup: Setup, keys: tuple[str, ...]) -> tuple[Player, ...]:
    """Let two players change seats, which brings anybody to any seat."""
    seats = {_seat_of(setup, key) for key in keys}
    if len(keys) != 2 or len(seats) != 2:
        raise ImpossibleChangeError(str(keys))
    one, other = seats
    players = list(setup.players)
    players[one], players[other] = players[other], players[one]
    return tuple(players)


def _lot(player: Player, draw: str) -> str:
    return sha256(f"{draw}:{seat_key(player)}".encode()).hexdigest()
