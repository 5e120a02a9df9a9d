"""Seats of a lobby: people join and leave, computers give way to them and take the seats that they leave."""

from dataclasses import replace

from bot.tables.errors import RefusedError
from bot.tables.person import Person
from bot.words.language import Language
from engine.setup.options import MOST
from storage.records import Player, Setup


def join(setup: Setup, by: Person) -> Setup:
    """Seat a person, in the place of a computer if one is to give way.

    If all people have left, the host too, that is the host now.
    """
    if setup.seat_of(by.user) is not None:
        raise RefusedError("error-already-joined")
    if setup.invitation is not None and by.user not in setup.invitation.people:
        raise RefusedError("error-tournament-table")
    stays = setup.invitation is not None or any(player.human for player in setup.players)
    host = setup.host if stays else by.user
    setup, player = replace(setup, host=host), Player(by.user, by.name, str(by.click))
    if (seat := giving_way(setup)) is None:
        check_room(setup)
        return replace(setup, players=(*setup.players, player))
    return replace(setup.with_player(seat, player), filled_to=len(setup.players))


def leave(setup: Setup, by: Person) -> Setup:
    """Take a person out; if that was the host, the next person becomes host."""
    if (seat := setup.seat_of(by.user)) is None:
        raise RefusedError("error-not-sitting")
    return taken_out(setup, seat)


def add_computer(setup: Setup, by: Person) -> Setup:
    """Seat a computer player."""
    _check_member(setup, by)
    if setup.people_only:
        raise RefusedError("error-people-only")
    check_room(setup)
    return _seated(setup, len(setup.players))


def fill(setup: Setup, by: Person) -> Setup:
    """Fill the table up with computer players; so many it shall be when people join or leave."""
    seats = setup.filled
    if len(setup.players) >= seats:
        raise RefusedError("error-filled")
    while len(setup.players) < seats:
        setup = add_computer(setup, by)
    return replace(setup, filled_to=seats)


def invited_and_filled(setup: Setup) -> Setup:
    """Return the set-up of a table of a tournament with computers in place of those who haven't come."""
    while len(setup.players) < setup.filled and not setup.people_only:
        setup = _seated(setup, len(setup.players))
    return replace(setup, invitation=setup.invitation and replace(setup.invitation, people=(), until=0.0))


def remove_computer(setup: Setup, by: Person) -> Setup:
    """Take the computer player that was seated last out."""
    _check_member(setup, by)
    computers = [seat for seat, player in enumerate(setup.players) if player.computer]
    if not computers:
        raise RefusedError("error-no-computer")
    return taken_out(setup, computers[-1])


def giving_way(setup: Setup) -> int | None:
    """Return the seat of the computer that the next person replaces; `None` if they get a seat of their own.

    A computer gives way once the table has as many seats as it was filled up to, as are expected, or as can
    play: the seats that computers fill are kept for people.
    """
    seats = min(setup.filled_to or setup.expected or setup.plan.most, setup.plan.most)
    computers = [seat for seat, player in enumerate(setup.players) if player.computer]
    return computers[-1] if computers and len(setup.players) >= seats else None


def taken_out(setup: Setup, seat: int) -> Setup:
    """Empty a seat: a computer leaves it free, a person leaves it to a computer if the table was filled up.

    If the person was the host, the next person becomes host.
    """
    user = setup.players[seat].user_id
    if user is None:
        players = (*setup.players[:seat], *setup.players[seat + 1 :])
        return _expecting_fewer(replace(setup, players=players, filled_to=0))
    setup = setup.without(user)
    full = len(setup.players) >= min(setup.filled_to, setup.plan.most)
    return setup if full else _seated(setup, seat)


def expecting(setup: Setup, count: int) -> Setup:
    """Note how many players are expected. If the number changes, the table isn't filled up any more."""
    if count == setup.expected:
        return setup
    return replace(setup, expected=count, expected_computers=0, filled_to=0)


def _expecting_fewer(setup: Setup) -> Setup:
    """Expect fewer computers in a rematch after some were taken out of it."""
    computers = sum(player.computer for player in setup.players)
    missing = max(0, setup.expected_computers - computers)
    return replace(
        setup, expected=setup.expected - missing, expected_computers=setup.expected_computers - missing
    )


def check_room(setup: Setup) -> None:
    """Raise `RefusedError` if all seats are taken."""
    if len(setup.players) >= setup.plan.most:
        raise RefusedError("error-lobby-full")


def _seated(setup: Setup, seat: int) -> Setup:
    """Insert a computer before this seat."""
    number = setup.computers + 1
    taken = {player.name for player in setup.players if player.computer}
    language = Language(setup.locale)
    names = (language("computer-name", number=each) for each in range(1, MOST + 2))
    name = next(each for each in names if each not in taken)
    computer = Player(None, name, f"computer-{number}")
    players = (*setup.players[:seat], computer, *setup.players[seat:])
    return replace(setup, players=players, computers=number)


def _check_member(setup: Setup, by: Person) -> None:
    if setup.invitation is not None:
        raise RefusedError("error-tournament-table")
    if by.user != setup.host and setup.seat_of(by.user) is None:
        raise RefusedError("error-players-only")
