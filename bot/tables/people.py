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
"""Late people of a tournament's table may take their seats at least until the end of this round."""

SEAT_KEPT_SECONDS = 10 * 60
"""Late people may take their seats at least this long after the game begins.

With computers, two rounds are over in two minutes.
"""


def hindrances(setup: Setup) -> tuple[CastRemark, ...]:
    """Return the reasons why the game can't start; empty if it can."""
    count = len(setup.players)
    if not any(player.human for player in setup.players):
        return (CastRemark("nobody", {}),)
    if count < FEWEST:
        return (CastRemark("alone-people" if setup.kind.people_only else "alone", {}),)
    return problems(setup.chosen.plan, count)


def awaited(setup: Setup, now: float) -> float:
    """Return in how many seconds, on the running time, a tournament's lobby closes if nobody starts it."""
    return max(0.0, setup.closes - now)


def recall(setup: Setup, now: float) -> float | None:
    """Return in how many seconds a tournament has to remind absent people, or to start without them.

    `None` if it has done both.
    """
    if not isinstance(setup.kind, TournamentTable) or setup.kind.invitation.called:
        return None
    return max(0.0, (setup.kind.invitation.reminder or setup.kind.invitation.starts) - now)


def keeps_seats(table: Table) -> bool:
    """Return whether late people of a tournament's table may still take their seats."""
    if not table.running or table.round <= SEAT_KEPT_ROUNDS:
        return table.running
    start = table.setup.proof.start
    began = snowflake_time(int(start)).timestamp() if start.isdecimal() else 0
    return table.now < began + SEAT_KEPT_SECONDS


def check_seat(table: Table, seat: int, user: int) -> None:
    """Raise `RefusedError` if the person doesn't answer for the seat."""
    if table.seat_of(user) != seat:
        raise RefusedError("error-not-seated")


def returned(table: Table) -> tuple[int, ...]:
    """Return the seats whose players have answered in public during their holiday.

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

    In a game that can't count for ratings, these include the seats of players who resigned. A person who had
    a seat in this game gets none, because they know some of its secrets. If a former player was deleted,
    nobody gets a seat: that player could be anybody.
    """
    known = any(player.user_id == user or player.former for player in setup.players)
    if not setup.chosen.open_seats or known:
        return ()
    given_up = not may_count(setup)
    return tuple(
        seat for seat, player in enumerate(setup.players) if player.computer or (player.resigned and given_up)
    )


def too_late(table: Table) -> bool:
    """Return whether nobody may take a seat, because the game may count and somebody has chosen."""
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
    # A person who gave the seat up must not lend the computer their name.
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
    return setup.with_player(seat, player).with_language(seat, by.language.locale)


def present(players: tuple[Player, ...]) -> list[Player]:
    """Return the people who answer for their seat themselves."""
    return [player for player in players if player.present]


def asked_to_rematch(table: Table) -> tuple[Player, ...]:
    """Return the people whom a rematch's lobby still waits for, and has room for."""
    setup = table.setup
    if table.stage != Lobby(closed=False):
        return ()
    room = setup.chosen.plan.most - sum(each.human for each in setup.players)
    return tuple(each for each in table.former_players if setup.seat_of(each.user_id or NOBODY) is None)[
        :room
    ]


def people_wanted(table: Table) -> int:
    """Return for how many people a rematch's lobby keeps seats: for those asked, or latecomers, too."""
    if table.stage != Lobby(closed=False) or not table.former_players:
        return 0
    chosen, people = table.setup.chosen, sum(each.human for each in table.players)
    return max(len(asked_to_rematch(table)), chosen.expected - chosen.expected_computers - people)


def keeping_seats(before: Setup, after: Setup, asked: int) -> Setup:
    """Return the set-up `after` a computer has come, with room for the `asked` people beside it."""
    seats = min(len(after.players) + asked, after.chosen.plan.most)
    if not asked or after.computers == before.computers or seats <= after.chosen.expected:
        return after
    return after.with_chosen(expected=seats, expected_computers=after.chosen.expected_computers + 1)
