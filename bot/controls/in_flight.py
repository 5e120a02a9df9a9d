"""The interactions that are being handled: a stop waits for them, and their responses are timed."""

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
    """An interaction that came when the bot was stopping: it is not handled any more."""


class InFlight:
    """The interactions that have arrived and are not done with. Each handler reports its own here.

    `load` says how far the process is behind with them.
    """

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.load = Load()
        # By identity, for Discord may deliver the same click twice.
        self._open: dict[int, asyncio.Task[object] | None] = {}
        self._none = asyncio.Event()
        self._none.set()
        self._ended = Listeners[[discord.Interaction]]()
        self.closed = False
        self.alone: Callable[[], bool] = lambda: True
        """Whether no other process can have got what arrives now."""

    def listen(self, ended: Callable[[discord.Interaction], None]) -> None:
        """Call this with each interaction that is done with, before a stop goes on."""
        self._ended.append(ended)

    def begin(self, interaction: discord.Interaction) -> None:
        """Note that an interaction has arrived."""
        self._open[id(interaction)] = asyncio.current_task()
        self._none.clear()
        interaction.extras[_SHARED] = not self.alone()
        interaction.extras[_LOAD] = self.load
        kind = KINDS.get(interaction.type, "other")
        interaction.extras[_ARRIVAL] = _Arrival(self._observer, kind, perf_counter())

    def end(self, interaction: discord.Interaction) -> None:
        """Note that an interaction is done with; nothing if that was said before."""
        if id(interaction) in self._open:
            del self._open[id(interaction)]
            self._ended.tell(interaction)
        if not self._open:
            self._none.set()

    @contextmanager
    def handling(self, interaction: discord.Interaction) -> Generator[None]:
        """Note that an interaction is handled inside."""
        self.begin(interaction)
        try:
            yield
        finally:
            self.end(interaction)

    def check(self) -> None:
        """Raise `StoppingError` if nothing more is to be handled."""
        if self.closed:
            raise StoppingError

    @property
    def idle(self) -> bool:
        """Whether nothing is being handled."""
        return not self._open

    async def drain(self) -> None:
        """Accept nothing more, and wait for the handlers that run."""
        self.closed = True
        await self._none.wait()

    async def cut(self) -> None:
        """Cancel the handlers that still run: they store nothing more."""
        self.closed = True
        tasks = [task for task in self._open.values() if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Arrival(NamedTuple):
    """The arrival of an interaction, in seconds of `perf_counter`, and the observer of its response."""

    observer: Observer
    kind: str
    at: float


def shared(interaction: discord.Interaction) -> bool:
    """Whether another process may have got an interaction too, and may be answering it."""
    return bool(interaction.extras.get(_SHARED))


def line_up(interaction: discord.Interaction, line: str) -> None:
    """Have an interaction wait for older ones in this line, besides those of the same person."""
    interaction.extras[_LINE] = line


async def turn(interaction: discord.Interaction) -> ClickTurn | None:
    """Wait until the handling of an interaction may begin; `None` if nobody has noted that it arrived."""
    load: Load | None = interaction.extras.get(_LOAD)
    if load is None:
        return None
    return await load.turn(interaction.user.id, *filter(None, [interaction.extras.get(_LINE)]))


def answered(interaction: discord.Interaction) -> None:
    """Note that the person sees the response. Of each interaction only the first note counts."""
    arrival: _Arrival | None = interaction.extras.pop(_ARRIVAL, None)
    if arrival is not None:
        arrival.observer.responded(arrival.kind, perf_counter() - arrival.at)


def unanswered(interaction: discord.Interaction, error: Exception) -> None:
    """Note that the response failed. Anything that was stored counts, and is shown another way."""
    log.info("Interaction %d could not be answered: %s", interaction.id, error)
    arrival: _Arrival | None = interaction.extras.pop(_ARRIVAL, None)
    if arrival is not None:
        arrival.observer.unanswered(arrival.kind)
