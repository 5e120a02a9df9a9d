"""The people of a table: why their game can't start, and which seats they may take."""

from discord.utils import snowflake_time

from bot.tables import history
from bot.tables.person import Person
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from engine.setup.options import FEWEST
from engine.setup.preview import CastRemark, problems
from storage.pace import Holiday, QuietHours
from storage.parts import NOBODY, TournamentTable
from storage.results.result import may_count
from storage.values import Player, Setup

SEAT_KEPT_ROUNDS = 2
"""Late people may take their seats at a tournament's table until the end of this round, or longer."""

SEAT_KEPT_SECONDS = 10 * 60
"""Late people may take their seats for at least this many seconds after the game began. (With computers, two
rounds may take only two minutes.)"""


def hindrances(setup: Setup) -> tuple[CastRemark, ...]:
    """Return the reasons why the game can't start; empty if it can."""
    count = len(setup.players)
    if not any(player.human for player in setup.players):
        return (CastRemark("nobody", {}),)
    if count < FEWEST:
        return (CastRemark("alone-people" if setup.kind.people_only else "alone", {}),)
    plan = setup.chosen.plan
    found = problems(plan, count)
    later = (
        seats for seats in range(count + 1, setup.seats_ahead + 1) if found and not problems(plan, seats)
    )
    needed = next(later, None)
    # If the cards fit a larger, expected number of players, only players are missing.
    return found if needed is None else (CastRemark("more", {"count": needed - count}),)


def awaited(setup: Setup, now: float) -> float:
    """Return the seconds of running time until a tournament's lobby closes because nobody has started it."""
    return max(0.0, setup.closes - now)


def recall(setup: Setup, now: float) -> float | None:
    """Return the seconds until we remind a tournament's absent people, or say that others may start.

    `None` if both have happened.
    """
    if not isinstance(setup.kind, TournamentTable) or setup.kind.invitation.called:
        return None
    return max(0.0, (setup.kind.invitation.reminder or setup.kind.invitation.starts) - now)


def keeps_seats(table: Table) -> bool:
    """Return whether late people may still take their seats at a tournament's table."""
    if not table.running or table.round <= SEAT_KEPT_ROUNDS:
        return table.running
    start = table.setup.proof.start
    began = snowflake_time(int(start)).timestamp() if start.isdecimal() else 0
    return table.now < began + SEAT_KEPT_SECONDS


def check_seat(table: Table, seat: int, user: int) -> None:
    """Raise `RefusedError` unless the person plays this seat."""
    if table.seat_of(user) != seat:
        raise RefusedError("error-not-seated")


def returned(table: Table) -> tuple[int, ...]:
    """Return the seats whose players gave a public answer during their holiday.

    A hidden answer doesn't end a holiday, because the board would reveal the answer.
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
    """Return the seats of computers that a person may take during the game.

    If the game can't count for ratings, this includes the seats of players who resigned. A person who has
    played in this game before gets none, because they know some of its secrets. If the data of a former
    player was deleted, nobody gets a seat: anybody could be that player.
    """
    known = any(player.user_id == user or player.former for player in setup.players)
    if not setup.chosen.open_seats or known:
        return ()
    given_up = not may_count(setup)
    return tuple(
        seat for seat, player in enumerate(setup.players) if player.computer or (player.resigned and given_up)
    )


def too_late(table: Table) -> bool:
    """Return whether it is too late to take a seat: the game may count, and a player has answered."""
    decision = table.game.decision
    return may_count(table.setup) and (decision is None or decision.number > 0)


def with_person(
    setup: Setup,
    seat: int,
    by: Person,
    quiet: QuietHours | None,
    holiday: Holiday | None = None,
    *,
    of_round: int = 0,
) -> Setup:
    """Return the set-up with a person in a computer's seat, from round `of_round` on."""
    before = setup.players[seat]
    # The computer must not keep the name of a person who gave up the seat.
    name = before.name if before.computer else Language(setup.locale)("computer-name", number=seat + 1)
    player = Player(
        by.user, by.name, before.click, quiet=quiet, holiday=holiday, instead_of=name, handed_over=of_round
    )
    return setup.with_player(seat, player).with_language(seat, by.language.locale)


def present(players: tuple[Player, ...]) -> list[Player]:
    """Return the people who play their seats themselves now."""
    return [player for player in players if player.present]


def asked_to_rematch(table: Table) -> tuple[Player, ...]:
    """Return the people who were asked to a rematch and haven't come, as many as its lobby has room for."""
    setup = table.setup
    if table.stage != Lobby(closed=False):
        return ()
    room = setup.chosen.plan.most - sum(each.human for each in setup.players)
    return tuple(each for each in table.former_players if setup.seat_of(each.user_id or NOBODY) is None)[
        :room
    ]


def people_wanted(table: Table) -> int:
    """Return how many seats a rematch's lobby keeps free, for people whom it asked and for latecomers."""
    if table.stage != Lobby(closed=False) or not table.former_players:
        return 0
    chosen, people = table.setup.chosen, sum(each.human for each in table.players)
    return max(len(asked_to_rematch(table)), chosen.expected - chosen.expected_computers - people)


def keeping_seats(before: Setup, after: Setup, asked: int) -> Setup:
    """If a change added a computer, return the set-up with room beside it for `asked` people."""
    seats = min(len(after.players) + asked, after.chosen.plan.most)
    if not asked or after.computers == before.computers or seats <= after.chosen.expected:
        return after
    return after.with_chosen(expected=seats, expected_computers=after.chosen.expected_computers + 1)
