"""Holding responses: Discord is told in time that one takes a moment, and what fails then is tried again.

Without a response Discord says for a quarter of an hour that the bot is thinking. Each retry edits that
message, so it can't come twice.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeAlias

import discord

from bot.controls import in_flight
from bot.controls.load import ClickTurn
from bot.delivery.discord_errors import ALREADY_ANSWERED, FAILURES, refused, too_late
from bot.delivery.message_sender import ORIGINAL, Tokens
from bot.tables.background_loop import BackgroundLoop, Jobs, UnfinishedError, pause_after
from bot.tables.message import Token
from bot.tables.person import directly
from storage.database.storage_errors import UnavailableError

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds after which Discord is told that a response takes a moment; it waits for three."""

SOON = 0.7
"""Seconds that a click has from its turn, if it had to wait for that: its response is mostly sooner."""

LATEST = 1.9
"""Seconds after which it is told all the same: while the event loop lags, the request takes a second, too."""

ATTEMPT = 2.0
"""Seconds for which a response is tried: discord.py goes on for half a minute, and others wait meanwhile."""

_HOLD = "hold"

_UNSURE = "unsure"
"""Set where nobody knows whether Discord was told that a response takes a moment."""

_THINKING = "thinking"
"""Set while the person sees, or may see, that a new message takes a moment."""

_OWED = "owed"
"""Set to what responds once more, while that is to be done."""

Again: TypeAlias = Callable[[], Awaitable[object]]
"""Responds once more, to a person who sees that it takes a moment."""


def private(interaction: discord.Interaction) -> bool:
    """Whether the clicked message can be seen by nobody but the person who clicked."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or directly(interaction))


async def hold(interaction: discord.Interaction, *, in_place: bool = True) -> None:
    """Say that the response takes a moment: by `edit` if it comes in place, else by `show`.

    Say nothing where another process may be answering: its response could not come any more.
    """
    if not interaction.response.is_done() and not in_flight.shared(interaction):
        interaction.extras[_THINKING] = not in_place
        try:
            async with asyncio.timeout(ATTEMPT):
                await interaction.response.defer(ephemeral=not in_place, thinking=not in_place)
        except FAILURES as error:
            # Where it was answered already, that may have been another process, to which the rest belongs.
            interaction.extras[_UNSURE] = not refused(error)
            if refused(error):
                finished(interaction)
            in_flight.unanswered(interaction, error)


def thinking(interaction: discord.Interaction) -> bool:
    """Whether the person sees, or may see, that a new message takes a moment."""
    return bool(interaction.extras.get(_THINKING))


def check_held(
    interaction: discord.Interaction, error: discord.HTTPException, files: Sequence[discord.File]
) -> None:
    """Raise the error of a first response, unless it says that holding it has come through after all.

    Then these files are sent once more.
    """
    if error.code != ALREADY_ANSWERED or not interaction.extras.pop(_UNSURE, False):
        raise error
    for each in files:
        each.reset()


@asynccontextmanager
async def in_time(interaction: discord.Interaction, *, in_place: bool | None = None) -> AsyncGenerator[None]:
    """Wait for the turn of a click, and hold the response if that, with what is done inside, takes long.

    It comes in the place of the clicked message if that is `private`, unless it is said where it comes.
    """
    held = _Hold(interaction, in_place=private(interaction) if in_place is None else in_place)
    interaction.extras[_HOLD] = held
    try:
        held.begin(await in_flight.turn(interaction))
        yield
    finally:
        await end_hold(interaction)


class _Hold:
    """Tells Discord after a while that a response takes a moment. Most are sooner, so no task waits."""

    def __init__(self, interaction: discord.Interaction, *, in_place: bool) -> None:
        self._interaction = interaction
        self._in_place = in_place
        self._task: asyncio.Task[None] | None = None
        self._turn: ClickTurn | None = None
        loop = asyncio.get_running_loop()
        self._due = loop.time() + PATIENCE
        self._timer: asyncio.Handle = loop.call_at(self._due, self._tell)

    def _tell(self) -> None:
        self._task = asyncio.create_task(hold(self._interaction, in_place=self._in_place))

    def begin(self, turn: ClickTurn | None) -> None:
        """Note that the turn of the click has come. After a wait, tell Discord only if that is not enough."""
        self._turn = turn
        loop = asyncio.get_running_loop()
        when = min(loop.time() + SOON, self._due - PATIENCE + LATEST)
        if turn is not None and turn.waited and self._task is None and when > self._due:
            self._timer.cancel()
            self._timer = loop.call_at(when, self._tell)

    async def end(self) -> None:
        """Call it off, or wait for it if it is on its way: there can be no two first responses."""
        self._timer.cancel()
        if self._turn is not None:
            self._turn.end()
        if self._task is not None:
            (failure,) = await asyncio.gather(self._task, return_exceptions=True)
            if isinstance(failure, Exception):
                log.error("Interaction %d could not be held", self._interaction.id, exc_info=failure)


async def end_hold(interaction: discord.Interaction) -> None:
    """Call off holding a response, or wait until it is held: the response itself comes next."""
    held: _Hold | None = interaction.extras.pop(_HOLD, None)
    if held is not None:
        await held.end()


def owe(interaction: discord.Interaction, again: Again) -> None:
    """Have a response tried again once the interaction is handled."""
    interaction.extras[_OWED] = again


def owed(interaction: discord.Interaction) -> bool:
    """Whether a response is to be tried again."""
    return _OWED in interaction.extras


def finished(interaction: discord.Interaction) -> None:
    """Note that nothing is to be tried again: the response is there, or can't come."""
    interaction.extras.pop(_THINKING, None)
    interaction.extras.pop(_OWED, None)


class HeldResponses:
    """Retries held responses while their tokens live."""

    def __init__(
        self,
        jobs: Jobs,
        tokens: Tokens,
        refuse: Callable[[discord.Interaction, Exception], Awaitable[None]],
    ) -> None:
        """`refuse` tells a person in words what went wrong."""
        self._jobs = jobs
        self._tokens = tokens
        self._refuse = refuse
        self._loops: dict[discord.Interaction, BackgroundLoop] = {}

    def take_up(self, interaction: discord.Interaction) -> None:
        """See to it that the response to an interaction that was handled comes after all, if it failed."""
        if not owed(interaction) or interaction in self._loops:
            return
        work = partial(self._respond, interaction, self._tokens.of(interaction))
        loop = BackgroundLoop(self._jobs, f"responding to interaction {interaction.id}", work)
        self._loops[interaction] = loop
        loop.wake_within(pause_after(0))

    @property
    def idle(self) -> bool:
        """Whether nothing is to be tried again."""
        return not self._loops

    async def finish(self) -> None:
        """Try all of them once more."""
        loops = tuple(self._loops.values())
        for loop in loops:
            loop.wake()
        await asyncio.gather(*(loop.ended() for loop in loops))

    def forget_person(self, user: int) -> None:
        """Drop what was to be shown to a person."""
        for interaction in tuple(self._loops):
            if interaction.user.id == user:
                self._loops.pop(interaction).wake()

    async def _respond(self, interaction: discord.Interaction, token: Token) -> None:
        """Respond, if that is still to be done and possible."""
        if interaction in self._loops and token.lives and owed(interaction):
            try:
                await self._try(interaction, token)
            except FAILURES as error:
                log.warning("Interaction %d could not be responded to: %s", interaction.id, error)
                raise UnfinishedError from error
        self._loops.pop(interaction, None)

    async def _try(self, interaction: discord.Interaction, token: Token) -> None:
        """Respond, unless an earlier try came through though nobody heard of it.

        Raises `UnfinishedError`.
        """
        try:
            async with asyncio.timeout(ATTEMPT):
                waits = (await token.webhook.fetch_message(ORIGINAL)).flags.loading
        except discord.HTTPException as error:
            if not too_late(error):
                raise
            waits = False
        again: Again | None = interaction.extras.get(_OWED)
        if not waits or again is None:
            # A later click has shown something newer.
            finished(interaction)
            return
        try:
            await again()
        except UnavailableError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever went wrong, the person is told
            await self._refuse(interaction, error)
        if owed(interaction):
            raise UnfinishedError
