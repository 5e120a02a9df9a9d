"""The seats of a lobby: people join and leave, and computers fill seats or give them up."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from bot.controls.requests import HOST, OUT, SHUFFLE, SWAP
from bot.controls.table_options import TABLE_OPTIONS
from bot.tables.person import Person
from bot.tables.table_errors import RefusedError
from bot.view_models.lobby import seat_key
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from engine.setup.options import MOST
from engine.setup.plan import SWITCHES
from storage.parts import NOBODY, Invitation, TournamentTable
from storage.values import Changed, Player, Setup

VERBS = (HOST, OUT, SWAP, SHUFFLE)


def after_seat_change(setup: Setup, verb: str, values: tuple[str, ...], draw: str) -> Setup:
    """Return a lobby's set-up after its host changed the seats; the text `draw` decides a shuffle.

    Raises `ImpossibleChangeError` if the player no longer sits there, or no menu of ours offers the change.
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
    if user == setup.kind.host or (verb == HOST and user is None):
        raise ImpossibleChangeError(value)
    if verb == HOST:
        assert user is not None
        return setup.with_kind(host=user)
    return after_leaving(setup, seat)


def ready(setup: Setup, by: Person) -> Setup:
    """Mark a person as ready. Raises `RefusedError` if they don't sit in the lobby."""
    if (seat := setup.seat_of(by.user)) is None:
        raise RefusedError("error-not-sitting")
    return setup.with_seat(seat, ready=True, asked_again=False)


def with_players_asked_again(before: Setup, after: Setup) -> Setup:
    """Return the set-up `after` a change. If it changed the game or its rating, ask ready players again."""
    new = _changed(before, after)
    if not new:
        return after
    players = tuple(
        player
        if player.user_id == after.kind.host
        else replace(player, ready=False, asked_again=player.ready or player.asked_again)
        for player in after.players
    )
    told = before.changed if any(player.asked_again for player in after.players) else ()
    changed = (*told, *new) if any(player.asked_again for player in players) else ()
    return replace(after, players=players, changed=tuple(dict.fromkeys(changed)))


def _changed(before: Setup, after: Setup) -> list[Changed]:
    facts = zip(_facts(before), _facts(after), strict=True)
    return [name for (name, old), (_, new) in facts if old != new]


def _facts(setup: Setup) -> list[tuple[Changed, object]]:
    plan = setup.chosen.plan
    return [
        ("edition", plan.edition),
        ("cards", plan.cards),
        *((each.name, each.on(plan)) for each in SWITCHES.values()),
        ("tie", plan.tie_break),
        *((each.tells, each.of(setup.chosen)) for each in TABLE_OPTIONS.values() if each.tells),
    ]


def _seat_of(setup: Setup, key: str) -> int:
    for seat, player in enumerate(setup.players):
        if seat_key(player) == key:
            return seat
    raise ImpossibleChangeError(key)


def _swapped(setup: Setup, keys: tuple[str, ...]) -> tuple[Player, ...]:
    seats = {_seat_of(setup, key) for key in keys}
    if len(keys) != 2 or len(seats) != 2:
        raise ImpossibleChangeError(str(keys))
    one, other = seats
    players = list(setup.players)
    players[one], players[other] = players[other], players[one]
    return tuple(players)


def _lot(player: Player, draw: str) -> str:
    return sha256(f"{draw}:{seat_key(player)}".encode()).hexdigest()


def join(setup: Setup, by: Person) -> Setup:
    """Seat a person in place of the computer that `giving_way` names, if any. The first one becomes host."""
    if setup.seat_of(by.user) is not None:
        raise RefusedError("error-already-joined")
    if isinstance(setup.kind, TournamentTable):
        return _with_invited(setup, setup.kind.invitation, by)
    kept = setup.kind.host != NOBODY and any(player.human for player in setup.players)
    host = setup.kind.host if kept else by.user
    setup, player = setup.with_kind(host=host), Player(by.user, by.name, str(by.click), ready=True)
    if (seat := giving_way(setup)) is None:
        check_room(setup)
        return replace(setup, players=(*setup.players, player))
    return setup.with_player(seat, player).with_chosen(filled_to=len(setup.players))


def _with_invited(setup: Setup, invitation: Invitation, by: Person) -> Setup:
    """Seat a person at a tournament's table, which has a fixed order of seats.

    The last player's click deals the cards. A keeper's click doesn't: they know the secret, and could choose
    when to come.
    """
    if by.user not in invitation.people:
        raise RefusedError("error-tournament-table")
    players = _in_order((*setup.players, Player(by.user, by.name, str(by.click))), invitation)
    if len(players) == len(invitation.awaited) > 1 and by.user not in by.keepers:
        invitation = replace(invitation, start=str(by.click))
    return replace(setup, players=players).with_kind(invitation=invitation)


def _in_order(players: Sequence[Player], invitation: Invitation) -> tuple[Player, ...]:
    order = {user: place for place, user in enumerate(invitation.people)}
    return tuple(sorted(players, key=lambda player: order.get(player.user_id or 0, len(order))))


def leave(setup: Setup, by: Person) -> Setup:
    """Take a person out of the lobby; if they are the host, the next person becomes host."""
    if (seat := setup.seat_of(by.user)) is None:
        raise RefusedError("error-not-sitting")
    if isinstance(setup.kind, TournamentTable) and setup.kind.invitation.start:
        # The last click is known, so a keeper (who knows the secret) knows the deal.
        raise RefusedError("error-lobby-started")
    return after_leaving(setup, seat)


def put_out(setup: Setup, by: Person, user: int) -> Setup:
    """Remove another person for a manager (`by`). Raises `RefusedError` at a tournament's table."""
    if not by.manager:
        raise RefusedError("error-managers-only")
    if isinstance(setup.kind, TournamentTable):
        raise RefusedError("error-tournament-table")
    if (seat := setup.seat_of(user)) is None:
        raise RefusedError("error-not-there")
    return after_leaving(setup, seat)


def add_computer(setup: Setup, by: Person) -> Setup:
    """Seat a computer player."""
    _check_member(setup, by)
    if setup.kind.people_only:
        raise RefusedError("error-people-only")
    check_room(setup)
    return _with_computer(setup, len(setup.players))


def fill(setup: Setup, by: Person) -> Setup:
    """Fill the table with computers, and keep this number of seats full when people join or leave."""
    if len(setup.players) >= setup.filled:
        raise RefusedError("error-filled")
    return with_computers(add_computer(setup, by), setup.filled)


def with_computers(setup: Setup, seats: int) -> Setup:
    """Seat computers until this number of seats is taken, and keep them full when people join or leave."""
    while len(setup.players) < seats:
        setup = _with_computer(setup, len(setup.players))
    return setup.with_chosen(filled_to=seats)


def with_absent_replaced(setup: Setup) -> Setup:
    """Return the set-up of a tournament's table with computers in the seats of missing players."""
    assert isinstance(setup.kind, TournamentTable)
    invitation = setup.kind.invitation
    setup = replace(setup, players=_in_order(setup.players, invitation))
    seats = 0 if setup.kind.people_only else max(setup.filled, len(invitation.people))
    for place in range(seats):
        user = invitation.people[place] if place < len(invitation.people) else NOBODY
        if setup.seat_of(user) is None:
            setup = _with_computer(setup, place)
    return setup.with_kind(invitation=replace(invitation, people=(), until=0.0, start=""))


def remove_computer(setup: Setup, by: Person) -> Setup:
    """Remove the computer player with the highest seat."""
    _check_member(setup, by)
    computers = [seat for seat, player in enumerate(setup.players) if player.computer]
    if not computers:
        raise RefusedError("error-no-computer")
    return after_leaving(setup, computers[-1])


def giving_way(setup: Setup) -> int | None:
    """Return the seat of the computer that the next person replaces; `None` if they get a new seat.

    A person replaces a computer once the table is full. A table that was filled up is full at that number of
    seats, any other at the expected number of players, otherwise at the most that can play.
    """
    seats = min(
        setup.chosen.filled_to or setup.chosen.expected or setup.chosen.plan.most, setup.chosen.plan.most
    )
    computers = [seat for seat, player in enumerate(setup.players) if player.computer]
    return computers[-1] if computers and len(setup.players) >= seats else None


def after_leaving(setup: Setup, seat: int) -> Setup:
    """Empty a seat. If a person leaves a table that was filled up, a computer takes the seat.

    If the person is the host, the next person becomes host.
    """
    user = setup.players[seat].user_id
    if user is None:
        players = (*setup.players[:seat], *setup.players[seat + 1 :])
        return _with_fewer_expected(replace(setup, players=players).with_chosen(filled_to=0))
    setup = setup.without(user)
    full = len(setup.players) >= min(setup.chosen.filled_to, setup.chosen.plan.most)
    return setup if full else _with_computer(setup, seat)


def with_expected(setup: Setup, count: int) -> Setup:
    """Set the expected number of players. If it changes, the table no longer counts as filled up."""
    if count == setup.chosen.expected:
        return setup
    return setup.with_chosen(expected=count, expected_computers=0, filled_to=0)


def _with_fewer_expected(setup: Setup) -> Setup:
    computers = sum(player.computer for player in setup.players)
    missing = max(0, setup.chosen.expected_computers - computers)
    return setup.with_chosen(
        expected=setup.chosen.expected - missing, expected_computers=setup.chosen.expected_computers - missing
    )


def check_room(setup: Setup) -> None:
    """Raise `RefusedError` if all seats are taken."""
    if len(setup.players) >= setup.chosen.plan.most:
        raise RefusedError("error-lobby-full")


def _with_computer(setup: Setup, seat: int) -> Setup:
    number = setup.computers + 1
    taken = {player.name for player in setup.players if player.computer}
    language = Language(setup.locale)
    names = ((each, language("computer-name", number=each)) for each in range(1, MOST + 2))
    persona, name = next(each for each in names if each[1] not in taken)
    computer = Player(None, name, f"computer-{number}", persona=persona)
    players = (*setup.players[:seat], computer, *setup.players[seat:])
    return replace(setup, players=players, computers=number)


def _check_member(setup: Setup, by: Person) -> None:
    if isinstance(setup.kind, TournamentTable):
        raise RefusedError("error-tournament-table")
    if by.user != setup.kind.host and setup.seat_of(by.user) is None:
        raise RefusedError("error-players-only")
