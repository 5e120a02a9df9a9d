"""Build all work that needs no click."""

from collections.abc import Callable, Collection

from bot.delivery.delivery import Delivery
from bot.tables.background.agreements import notices, reviews
from bot.tables.background.appointments import appointments
from bot.tables.background.computers import Computers
from bot.tables.background.daily_master import DailyMaster
from bot.tables.background.deadlines import clocks, idle_lobbies, late_pings, long_waits, running_time
from bot.tables.background.evenings import StandingEvenings
from bot.tables.background.holidays import holidays
from bot.tables.background.operator_requests import OperatorRequests
from bot.tables.background.recovery import Recovery, sweeps
from bot.tables.background.reminders import reminders
from bot.tables.background.scheduler import Scheduler
from bot.tables.background.storing import Noting, Outages
from bot.tables.background.tournament_course import TournamentCourse
from bot.tables.background.upkeep import SeatSettings, upkeep
from bot.tables.deletion import Deletion
from bot.tables.evenings import Evenings
from bot.tables.lobbies import Lobbies
from bot.tables.person import Languages
from bot.tables.tournaments.tournaments import Tournaments


class Background:
    """All work that needs no click, for example time limits, computers, reminders and upkeep."""

    def __init__(
        self,
        scheduler: Scheduler,
        computers: Computers,
        daily_master: DailyMaster,
        deletion: Deletion,
        delivery: Delivery,
        *,
        present: Callable[[], Collection[int] | None],
        evenings: Evenings,
        languages: Languages,
        lobbies: Lobbies,
        tournaments: Tournaments,
    ) -> None:
        """`present` returns the servers that the bot is in, or `None` while it doesn't know all of them."""
        registry, notify = scheduler.registry, delivery.announcements.notify
        self._scheduler = scheduler
        self.computers = computers
        self.daily_master = daily_master
        self.noting = Noting(scheduler, (registry.store.places, registry.store.learning))
        self.outages = Outages(scheduler, self.resume)
        idle = idle_lobbies(scheduler)
        self.recovery = Recovery(scheduler, idle)
        running_time(scheduler, self.recovery.begin)
        clocks(scheduler, computers, notify)
        appointments(scheduler, notify)
        long_waits(scheduler)
        late_pings(scheduler)
        reviews(scheduler)
        notices(scheduler, delivery.announcements.tell_of)
        reminders(scheduler)
        self.seat_settings = SeatSettings(scheduler)
        self.tournament_course = TournamentCourse(
            scheduler,
            lobbies,
            tournaments,
            delivery.channels.thread_of_lobby,
            notify,
            show=delivery.tournament_messages.show,
            remind=delivery.tournament_messages.remind,
        )
        self.evenings = StandingEvenings(
            scheduler,
            evenings,
            delivery.evening_messages,
            delivery.announcements.notify_these,
            delivery.members.has_left,
        )
        sweeps(scheduler, delivery.sync.needs)
        upkeep(scheduler, present, languages, delivery.podiums.celebrate, delivery.podiums.tell)
        holidays(scheduler, delivery.welcome_back)
        self.operator_requests = OperatorRequests(
            scheduler, deletion, tournaments, present, delivery.members.leave, delivery.shut_out
        )
        # Wake the computers first: while they answer without a pause, we show nothing.
        registry.listeners += (self.computers.wake, scheduler.wake, self.tournament_course.wake)
        registry.unread.append(self.recovery.reread)
        registry.store.database.outages.listeners.append(self.outages.begin)

    async def prepare(self) -> None:
        """Read which people may not use the bot. Call this before `resume`."""
        await self.operator_requests.prepare()

    def resume(self) -> None:
        """Resume all games and all regular work, after a start or an outage."""
        self.recovery.begin()
        self.operator_requests.resume()
        self._scheduler.resume()
