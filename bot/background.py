"""Builds all work at tables that needs no click."""

from collections.abc import Callable, Collection

from bot.delivery.delivery import Delivery
from bot.tables.background.agreements import notices, reviews
from bot.tables.background.appointments import appointments
from bot.tables.background.computers import Computers
from bot.tables.background.deadlines import clocks, idle_lobbies, long_waits
from bot.tables.background.recovery import Recovery, sweeps
from bot.tables.background.reminders import reminders
from bot.tables.background.scheduler import Scheduler
from bot.tables.background.storing import Noting, Outages
from bot.tables.background.tournament_course import TournamentCourse
from bot.tables.background.upkeep import SeatSettings, upkeep
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
        deletion: Deletion,
        delivery: Delivery,
        *,
        present: Callable[[], Collection[int] | None],
        languages: Languages,
        lobbies: Lobbies,
        tournaments: Tournaments,
    ) -> None:
        """`present` returns the servers that the bot is in, `None` while it doesn't know all of them."""
        registry, announcements = scheduler.registry, delivery.announcements
        self._scheduler = scheduler
        self.computers = computers
        self.noting = Noting(scheduler, (registry.store.places, registry.store.learning))
        self.outages = Outages(scheduler, self.resume)
        idle = idle_lobbies(scheduler)
        self.recovery = Recovery(scheduler, idle)
        clocks(scheduler, computers, self.recovery.begin, announcements.call_to_vote)
        appointments(scheduler, announcements)
        long_waits(scheduler)
        reviews(scheduler)
        notices(scheduler, announcements.tell_of)
        reminders(scheduler)
        self.seat_settings = SeatSettings(scheduler)
        self.tournament_course = TournamentCourse(
            scheduler,
            lobbies,
            tournaments,
            delivery.channels.thread_of_lobby,
            announcements.call_again,
            delivery.tournament_messages.show,
        )
        sweeps(scheduler, delivery.sync.needs)
        upkeep(scheduler, deletion, present, languages, delivery.podiums.celebrate)
        # Computers first: while they play on in a row, there is nothing to show.
        registry.listen(self.computers.wake)
        registry.listen(scheduler.wake)
        registry.listen(self.tournament_course.wake)
        registry.listen_to_unread(self.recovery.reread)
        registry.store.on_outage(self.outages.begin)

    def resume(self) -> None:
        """Resume all games and all regular work, after a start or an outage."""
        self.recovery.begin()
        self._scheduler.resume()
