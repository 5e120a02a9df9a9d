"""The people of a table: the hindrances of a start, and the seats that people answer for."""

from bot.tables import history
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from engine.setup.options import FEWEST
from engine.setup.preview import CastRemark, problems
from storage.pace import Holiday, QuietHours
from storage.results.result import may_count
from storage.values import Player, Setup

KEPT = 2
"""Up to which round of their game people of a tournament's table may still take their seat."""


def hindrances(setup: Setup) -> tuple[CastRemark, ...]:
    """Return the reasons why the game can't start; nothing if it can."""
    count = len(setup.players)
    if not any(player.human for player in setup.players):
        return (CastRemark("nobody", {}),)
    if count < FEWEST:
        return (CastRemark("alone-people" if setup.people_only else "alone", {}),)
    return problems(setup.plan, count)


def awaited(setup: Setup, now: float) -> float:
    """Return in how many seconds, on the running time, a tournament's lobby closes if nobody starts it."""
    return max(0.0, setup.closes - now)


def recall(setup: Setup, now: float) -> float | None:
    """Return in how many seconds those who are there may start, and all are called; `None`: they were."""
    invitation = setup.invitation
    return None if invitation is None or invitation.called else max(0.0, invitation.starts - now)


def check_seat(table: Table, seat: int, user: int) -> None:
    """Raise `RefusedError` if the person doesn't answer for the seat (any more)."""
    if table.seat_of(user) != seat:
        raise RefusedError("error-not-seated")


def returned(table: Table) -> tuple[int, ...]:
    """Return the seats whose players have answered in their holiday, as everybody saw: they are back.

    An answer that nobody may notice ends no holiday: the board would show that one was given.
    """
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if player.human
        and (holiday := table.setup.holiday_of(seat))
        and holiday.lasts(table.now)
        and history.answered(table.history, player.user_id, holiday.start)
    )


def open_seats(setup: Setup, user: int) -> tuple[int, ...]:
    """Return the seats of computers that a person may take while the game goes on.

    In a game that can't count for ratings, the seats of those who resigned are among them. A person who had a
    seat in it knows secrets of it, even after resigning. A former player can't be told from a stranger, so
    nobody gets a seat any more once one is there.
    """
    known = any(player.user_id == user or player.former for player in setup.players)
    if not setup.open_seats or known:
        return ()
    given_up = not may_count(setup)
    return tuple(
        seat for seat, player in enumerate(setup.players) if player.computer or (player.resigned and given_up)
    )


def too_late(table: Table) -> bool:
    """Whether nobody may join a game any more, because it may count: they would see the cards of a seat.

    Until the first choice nobody has anything to tell.
    """
    decision = table.game.decision
    return may_count(table.setup) and (decision is None or decision.number > 0)


def taken(
    setup: Setup,
    seat: int,
    by: Person,
    quiet: QuietHours | None,
    holiday: Holiday | None = None,
    *,
    of_round: int = 0,
) -> Setup:
    """Return the set-up with a person in the seat of a computer, from a round on. The seed stays the same.

    A seat that somebody gave up is named after its number: nothing of that person stays.
    """
    before = setup.players[seat]
    name = before.name if before.computer else Language(setup.locale)("computer-name", number=seat + 1)
    player = Player(
        by.user,
        by.name,
        before.click,
        quiet=quiet,
        holiday=holiday,
        instead_of=name,
        handed_over=of_round,
    )
    return setup.with_player(seat, player).spoken(seat, by.language.locale)


def humans(players: tuple[Player, ...]) -> list[Player]:
    """Return the people who answer for a seat, present or away."""
    return [player for player in players if player.human]


def present(players: tuple[Player, ...]) -> list[Player]:
    """Return the people who answer for their seat themselves."""
    return [player for player in players if player.present]
