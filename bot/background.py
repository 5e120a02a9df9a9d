"""Builds all work at tables that needs no click."""

from collections.abc import Callable, Collection

from bot.delivery.delivery import Delivery
from bot.tables.background.agreements import Agreements
from bot.tables.background.appointments import Appointments
from bot.tables.background.computers import Computers
from bot.tables.background.daily_master import DailyMaster
from bot.tables.background.deadlines import Clocks, IdleLobbies, Waits
from bot.tables.background.operator_requests import OperatorRequests
from bot.tables.background.recovery import Eviction, LostBoards, Recovery
from bot.tables.background.reminders import Reminders
from bot.tables.background.scheduler import Scheduler
from bot.tables.background.storing import Noting, Outages
from bot.tables.background.tournament_course import TournamentCourse
from bot.tables.background.upkeep import SeatSettings, Upkeep
from bot.tables.deletion import Deletion
from bot.tables.lobbies import Lobbies
from bot.tables.person import Languages
from bot.tables.tournaments.tournaments import Tournaments


class Background:
    """Owns all work that needs no click."""

    def __init__(
        self,
        scheduler: Scheduler,
        computers: Computers,
        daily_master: DailyMaster,
        deletion: Deletion,
        delivery: Delivery,
        *,
        present: Callable[[], Collection[int] | None],
        languages: Languages,
        lobbies: Lobbies,
        tournaments: Tournaments,
    ) -> None:
        """`present` returns the servers that the bot is in, `None` while it doesn't know all of them."""
        thread, notify = delivery.channels.thread_of_lobby, delivery.announcements.notify
        registry = scheduler.registry
        self.computers = computers
        self.daily_master = daily_master
        self.recovery = Recovery(scheduler)
        self.clocks = Clocks(scheduler, computers, self.recovery.begin, notify)
        self.idle_lobbies = IdleLobbies(scheduler)
        self.appointments = Appointments(scheduler, notify)
        self.tournament_course = TournamentCourse(
            scheduler,
            lobbies,
            tournaments,
            thread,
            notify,
            delivery.tournament_messages.show,
        )
        self.reminders = Reminders(scheduler)
        self.waits = Waits(scheduler)
        self.seat_settings = SeatSettings(scheduler)
        self.agreements = Agreements(scheduler, delivery.announcements.tell_of)
        self.lost_boards = LostBoards(scheduler)
        self.eviction = Eviction(scheduler, delivery.sync.needs)
        self.noting = Noting(scheduler, (registry.store.places, registry.store.learning))
        self.upkeep = Upkeep(scheduler, present, languages, delivery.podiums.celebrate)
        self.operator_requests = OperatorRequests(
            scheduler, deletion, tournaments, present, delivery.members.leave, delivery.shut_out
        )
        self.outages = Outages(scheduler, self.resume)
        # Computers first: while they play on in a row, there is nothing to show.
        registry.listen(self.computers.wake)
        for each in (self.clocks, self.idle_lobbies, self.appointments, self.reminders, self.waits):
            registry.listen(each.wake)
        registry.listen(self.seat_settings.wake)
        registry.listen(self.agreements.wake)
        registry.listen(self.tournament_course.wake)
        registry.listen(self.operator_requests.look_at)
        registry.listen_to_unread(self.recovery.reread)
        registry.store.on_outage(self.outages.begin)

    async def prepare(self) -> None:
        """Read the idle lobbies, and who may not use the bot, before any game is resumed."""
        await self.operator_requests.prepare()
        await self.idle_lobbies.begin()

    def begin(self) -> None:
        """Begin all work, for the first time."""
        self.resume()
        self.eviction.begin()
        self.lost_boards.begin()
        self.upkeep.begin()
        self.daily_master.begin()

    def resume(self) -> None:
        """Resume all games, after a start or an outage."""
        self.recovery.begin()
        self.clocks.begin()
        self.reminders.begin()
        self.seat_settings.begin()
        self.tournament_course.begin()
        self.operator_requests.begin()
