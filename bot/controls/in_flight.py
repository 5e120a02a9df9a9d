"""The interactions in progress: a stop waits for them, and their response times are measured."""

import asyncio
import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from time import perf_counter
from typing import NamedTuple

import discord

from bot.controls.load import ClickTurn, Load
from bot.observer import Observer
from storage.listeners import Listeners

log = logging.getLogger(__name__)

_ARRIVAL = "arrival"

_SHARED = "shared"

_LOAD = "load"

_LINE = "line"

KINDS = {
    discord.InteractionType.component: "click",
    discord.InteractionType.application_command: "command",
    discord.InteractionType.modal_submit: "form",
}


class StoppingError(Exception):
    """An interaction came while the bot was stopping, and is not handled."""


class InFlight:
    """The unfinished interactions, which handlers register here; `load` is how far the process lags."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.load = Load()
        # By identity, because Discord may deliver the same click twice.
        self._open: dict[int, asyncio.Task[object] | None] = {}
        self._none = asyncio.Event()
        self._none.set()
        self._ended = Listeners[[discord.Interaction]]()
        self.closed = False
        self.alone: Callable[[], bool] = lambda: True
        """Return whether no other process can receive the interactions that arrive now."""

        self.admit: Callable[[discord.Interaction], None] = lambda _: None
        """Raise an error for a person who may not use the bot."""

    def listen(self, ended: Callable[[discord.Interaction], None]) -> None:
        """Call `ended` with each finished interaction, before a stop continues."""
        self._ended.append(ended)

    def begin(self, interaction: discord.Interaction) -> None:
        """Register an interaction that has arrived."""
        self._open[id(interaction)] = asyncio.current_task()
        self._none.clear()
        interaction.extras[_SHARED] = not self.alone()
        interaction.extras[_LOAD] = self.load
        kind = KINDS.get(interaction.type, "other")
        interaction.extras[_ARRIVAL] = _Arrival(self._observer, kind, perf_counter())

    def end(self, interaction: discord.Interaction) -> None:
        """Mark an interaction as finished. Calling this again does nothing."""
        if id(interaction) in self._open:
            del self._open[id(interaction)]
            self._ended.tell(interaction)
        if not self._open:
            self._none.set()

    @contextmanager
    def handling(self, interaction: discord.Interaction) -> Generator[None]:
        """Register an interaction while the `with` block handles it."""
        self.begin(interaction)
        try:
            yield
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


class _Arrival(NamedTuple):
    """When an interaction arrived, in seconds of `perf_counter`, and the observer of its response."""

    observer: Observer
    kind: str
    at: float


def shared(interaction: discord.Interaction) -> bool:
    """Return whether another process may have received an interaction too, and may be answering it."""
    return bool(interaction.extras.get(_SHARED))


def line_up(interaction: discord.Interaction, line: str) -> None:
    """Have an interaction wait for older ones in this line, besides those of the same person."""
    interaction.extras[_LINE] = line


async def turn(interaction: discord.Interaction) -> ClickTurn | None:
    """Wait until an interaction may be handled; return `None` if nobody registered its arrival."""
    load: Load | None = interaction.extras.get(_LOAD)
    if load is None:
        return None
    return await load.turn(interaction.user.id, *filter(None, [interaction.extras.get(_LINE)]))


def answered(interaction: discord.Interaction) -> None:
    """Record that the person sees the response. Only the first call for an interaction counts."""
    arrival: _Arrival | None = interaction.extras.pop(_ARRIVAL, None)
    if arrival is not None:
        arrival.observer.responded(arrival.kind, perf_counter() - arrival.at)


def unanswered(interaction: discord.Interaction, error: Exception) -> None:
    """Record that the response failed. Stored changes remain, and are shown another way."""
    log.info("Interaction %d could not be answered: %s", interaction.id, error)
    arrival: _Arrival | None = interaction.extras.pop(_ARRIVAL, None)
    if arrival is not None:
        arrival.observer.unanswered(arrival.kind)
