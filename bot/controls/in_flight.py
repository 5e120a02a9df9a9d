"""The interactions in progress. A stop waits for them, and an observer measures how long they take."""

import asyncio
import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

import discord

from bot.controls.load import ClickTurn, Load
from bot.log_fields import about, about_server, concern, current
from bot.observer import End, Observer
from storage.listeners import Listeners

log = logging.getLogger(__name__)

_ARRIVAL = "arrival"

DOUBLE_CLICK = 1000  # Two clicks on a control within this many milliseconds are a double click.

PEOPLE_KEPT = 1000
"""For how many people a process remembers the last answered click, to recognise a double click."""

INTERACTION_KINDS = {
    discord.InteractionType.component: "click",
    discord.InteractionType.application_command: "command",
    discord.InteractionType.modal_submit: "form",
}


class StoppingError(Exception):
    """The bot is stopping, so it doesn't handle a new interaction."""


class InFlight:
    """The unfinished interactions. Handlers register them here."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.load = Load()
        # Keyed by object identity, because Discord may deliver the same click twice.
        self._open: dict[int, asyncio.Task[object] | None] = {}
        self._none = asyncio.Event()
        self._none.set()
        # Called with each finished interaction, before a waiting stop continues.
        self.ended = Listeners[[discord.Interaction]]()
        self._recent: dict[int, tuple[str, int]] = {}
        self.closed = False
        # Returns whether this is the only process that can receive interactions now.
        self.alone: Callable[[], bool] = lambda: True
        # Raises an error for a person who may not use the bot.
        self.admit: Callable[[discord.Interaction], None] = lambda _: None

    def begin(
        self, interaction: discord.Interaction, name: str, game: str | None = None, line: str = ""
    ) -> None:
        """Register an interaction that has arrived; `name` is the name of its command or request.

        From now on, log lines of this task name the interaction, and its `game` if it has one. The
        interaction waits for older ones in its `line` (see `Load`; empty: none), and for older ones of its
        person.
        """
        fields = about_server(interaction.guild_id or 0, interaction=interaction.id)
        concern({**fields, "game": game} if game else fields)
        self._open[id(interaction)] = asyncio.current_task()
        self._none.clear()
        interaction.extras[_ARRIVAL] = _Arrival(
            self._observer,
            self.load,
            self._recent,
            INTERACTION_KINDS.get(interaction.type, "other"),
            name,
            line,
            shared=not self.alone(),
            at=perf_counter(),
        )

    def end(self, interaction: discord.Interaction) -> None:
        """Remove an interaction that is finished. A second call does nothing."""
        if id(interaction) in self._open:
            del self._open[id(interaction)]
            arrival: _Arrival = interaction.extras[_ARRIVAL]
            self._observer.handled(arrival.kind, arrival.name, arrival.end)
            _log_end(interaction, arrival)
            self.ended.tell(interaction)
        if not self._open:
            self._none.set()

    @contextmanager
    def handling(
        self, interaction: discord.Interaction, name: str, game: str | None = None, line: str = ""
    ) -> Generator[None]:
        """Register an interaction while the `with` block handles it."""
        self.begin(interaction, name, game, line)
        try:
            yield
        except asyncio.CancelledError as error:
            failed(interaction, error, "cut")
            raise
        except Exception as error:
            failed(interaction, error, "failed")
            raise
        finally:
            self.end(interaction)

    def check(self) -> None:
        """Raise `StoppingError` if the bot is stopping."""
        if self.closed:
            raise StoppingError

    @property
    def idle(self) -> bool:
        """Whether no interaction is in progress."""
        return not self._open

    async def drain(self) -> None:
        """Accept no more interactions, and wait for the running handlers."""
        self.closed = True
        await self._none.wait()

    async def cut(self) -> None:
        """Cancel the running handlers, so that they store nothing more."""
        self.closed = True
        tasks = [task for task in self._open.values() if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


_SAID = ("game", "server")
"""The fields that the log message about an interaction also has in its text: text logs show no fields."""


@dataclass(slots=True)
class _Arrival:
    """An interaction from its arrival to its end."""

    observer: Observer
    load: Load
    recent: dict[int, tuple[str, int]]  # Each person's last answered click: its control and its id.
    kind: str
    name: str
    line: str
    shared: bool
    at: float  # The time of arrival, by `perf_counter`.
    response: str = ""
    end: End = "done"
    error: BaseException | None = None


def _log_end(interaction: discord.Interaction, arrival: _Arrival) -> None:
    """Log at DEBUG how an interaction ended, so that an operator can follow up a complaint."""
    if not log.isEnabledFor(logging.DEBUG):
        return
    seconds, known = round(perf_counter() - arrival.at, 4), current()
    request = [
        f"{arrival.kind} {arrival.name}",
        *(f"{each} {known[each]}" for each in _SAID if each in known),
    ]
    fields = {"kind": arrival.kind, "request": arrival.name, "seconds": seconds, "end": arrival.end}
    with about(fields):
        log.debug(
            "Interaction %d (%s): %s after %.3f s, %s (%s)",
            interaction.id,
            ", ".join(request),
            arrival.end,
            seconds,
            arrival.response or "no response yet",
            arrival.error or "no error",
        )


def failed(interaction: discord.Interaction, error: BaseException, end: End) -> None:
    """Record the error with which the handling of an interaction ended."""
    if (arrival := _arrival(interaction)) is not None:
        arrival.error, arrival.end = error, end


def shared(interaction: discord.Interaction) -> bool:
    """Return whether another process may also have received an interaction, and may be responding."""
    arrival = _arrival(interaction)
    return arrival is not None and arrival.shared


async def turn(interaction: discord.Interaction) -> ClickTurn | None:
    """Wait until an interaction's turn comes; return `None` if nobody registered its arrival."""
    if (arrival := _arrival(interaction)) is None:
        return None
    return await arrival.load.turn(interaction.user.id, *([arrival.line] if arrival.line else []))


def answered(interaction: discord.Interaction) -> None:
    """Record that the person sees the response. Only the first call for an interaction counts."""
    arrival = _first_word(interaction)
    if arrival is not None:
        if arrival.error is None:
            # Remember only clicks without an error: after an error, a second click may succeed.
            _remember(interaction, arrival.recent)
        seconds = perf_counter() - arrival.at
        arrival.response = f"response after {seconds:.3f} s"
        arrival.observer.responded(arrival.kind, seconds)


def repeats(interaction: discord.Interaction) -> bool:
    """Return whether we have just answered this person's click on the same control, without an error.

    `False` if Discord already knows that a response follows, or if another process may be responding.
    """
    arrival = _arrival(interaction)
    if arrival is None or arrival.shared or interaction.response.is_done():
        return False
    control, at = arrival.recent.get(interaction.user.id, ("", interaction.id))
    soon = abs((interaction.id >> 22) - (at >> 22)) < DOUBLE_CLICK
    return at != interaction.id and control == _clicked(interaction) and soon


def _remember(interaction: discord.Interaction, recent: dict[int, tuple[str, int]]) -> None:
    if interaction.type is discord.InteractionType.component:
        recent.pop(interaction.user.id, None)
        recent[interaction.user.id] = _clicked(interaction), interaction.id
        if len(recent) > PEOPLE_KEPT:
            del recent[next(iter(recent))]


def _clicked(interaction: discord.Interaction) -> str:
    return f"{interaction.message.id if interaction.message else 0} {interaction.data}"


def unanswered(interaction: discord.Interaction, error: Exception) -> None:
    """Record that the response failed. The effects of the click stay stored."""
    log.info("Interaction %d could not be answered: %s", interaction.id, error)
    arrival = _first_word(interaction)
    if arrival is not None:
        arrival.response = "response failed"
        arrival.observer.unanswered(arrival.kind)


def _first_word(interaction: discord.Interaction) -> _Arrival | None:
    """Return the arrival of an interaction; `None` if we don't know it or have recorded its response."""
    arrival = _arrival(interaction)
    return None if arrival is None or arrival.response else arrival


def _arrival(interaction: discord.Interaction) -> _Arrival | None:
    return interaction.extras.get(_ARRIVAL)
