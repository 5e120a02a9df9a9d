"""Hold responses: tell Discord in time that a response takes longer, and retry failed ones.

Discord then shows "thinking" for up to 15 minutes. Each retry edits this message, so no response comes twice.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Literal, TypeAlias

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

HOLD_AFTER = 1.5  # Seconds after which we hold a response. Discord waits for three.

HOLD_AFTER_TURN = 0.7
"""The same for a click that waited for its turn, in seconds after that turn. Most responses come sooner."""

HOLD_LATEST = 1.9
"""We hold each response after this many seconds at the latest: under load, that request may take a second."""

TRY_SECONDS = 2.0
"""Seconds for one try of a response. discord.py would retry for half a minute, and block other clicks."""

_HOLD = "hold"

_UNSURE = "unsure"  # Set if nobody knows whether Discord received the request that holds the response.
_THINKING = "thinking"  # Set while the person sees, or may see, that the bot is thinking.
_RETRY = "retry"  # The pending retry of a response.

Again: TypeAlias = Callable[[], Awaitable[object]]
"""Responds again, while the person sees that the bot is thinking."""

HeldWhere: TypeAlias = Literal["here", "beside", "public"]
"""Where a response will go. Discord must know that when we hold it.

- `here`: in place of the clicked message if that is private, otherwise in a new private message;
- `beside`: in a new private message;
- `public`: in place of the clicked message, or in a new one for the channel.
"""


def private(interaction: discord.Interaction) -> bool:
    """Return whether only the person who clicked can see the clicked message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or directly(interaction))


async def hold(interaction: discord.Interaction, where: HeldWhere) -> None:
    """Hold a response. Later `edit` sends it, if it replaces the clicked message, otherwise `show`.

    Do nothing if another process may be responding, because holding would block its response.
    """
    if not interaction.response.is_done() and not in_flight.shared(interaction):
        new = not private(interaction) if where == "here" else where == "beside"
        interaction.extras[_THINKING] = new
        try:
            async with asyncio.timeout(TRY_SECONDS):
                await interaction.response.defer(ephemeral=new, thinking=new)
        except FAILURES as error:
            # Another process may have responded. If so, it does the rest.
            interaction.extras[_UNSURE] = not refused(error)
            if refused(error):
                finished(interaction)
            in_flight.unanswered(interaction, error)


def thinking(interaction: discord.Interaction) -> bool:
    """Return whether the person sees, or may see, that the bot is thinking."""
    return bool(interaction.extras.get(_THINKING))


def check_held(
    interaction: discord.Interaction, error: discord.HTTPException, files: Sequence[discord.File]
) -> None:
    """Rewind the files if the error shows that we hold the response; otherwise raise the error."""
    if error.code != ALREADY_ANSWERED or not interaction.extras.pop(_UNSURE, False):
        raise error
    for each in files:
        each.reset()


@asynccontextmanager
async def in_time(interaction: discord.Interaction, where: HeldWhere) -> AsyncGenerator[None]:
    """Wait for the turn of a click and run the block; if this takes long, hold the response."""
    held = _Hold(interaction, where)
    interaction.extras[_HOLD] = held
    try:
        held.begin(await in_flight.turn(interaction))
        yield
    finally:
        await end_hold(interaction)


class _Hold:
    """Holds a response that takes long. Few do, so it uses a timer, which is cheaper than a task."""

    def __init__(self, interaction: discord.Interaction, where: HeldWhere) -> None:
        self._interaction = interaction
        self._where: HeldWhere = where
        self._task: asyncio.Task[None] | None = None
        self._turn: ClickTurn | None = None
        loop = asyncio.get_running_loop()
        self._due = loop.time() + HOLD_AFTER
        self._timer: asyncio.Handle = loop.call_at(self._due, self._tell)

    def _tell(self) -> None:
        self._task = asyncio.create_task(hold(self._interaction, self._where))

    def begin(self, turn: ClickTurn | None) -> None:
        self._turn = turn
        loop = asyncio.get_running_loop()
        when = min(loop.time() + HOLD_AFTER_TURN, self._due - HOLD_AFTER + HOLD_LATEST)
        if turn is not None and turn.waited and self._task is None and when > self._due:
            self._timer.cancel()
            self._timer = loop.call_at(when, self._tell)

    async def end(self) -> None:
        """Cancel holding; if the request is running, wait for it: Discord takes one first response only."""
        self._timer.cancel()
        if self._turn is not None:
            self._turn.end()
        if self._task is not None:
            (failure,) = await asyncio.gather(self._task, return_exceptions=True)
            if isinstance(failure, Exception):
                log.error("Interaction %d could not be held", self._interaction.id, exc_info=failure)


async def end_hold(interaction: discord.Interaction) -> None:
    """Cancel holding a response, or wait until it is held. Call this before sending the response."""
    held: _Hold | None = interaction.extras.pop(_HOLD, None)
    if held is not None:
        await held.end()


def retry_later(interaction: discord.Interaction, again: Again) -> None:
    """Record that a response has failed. We retry it with `again` once its interaction is handled."""
    interaction.extras[_RETRY] = again


def retry_pending(interaction: discord.Interaction) -> bool:
    """Return whether a retry of a response is pending."""
    return _RETRY in interaction.extras


def finished(interaction: discord.Interaction) -> None:
    """Cancel the retry: we sent the response, or it is too late to send it."""
    interaction.extras.pop(_THINKING, None)
    interaction.extras.pop(_RETRY, None)


class HeldResponses:
    """Retries held responses while their tokens are valid."""

    def __init__(
        self, jobs: Jobs, tokens: Tokens, refuse: Callable[[discord.Interaction, Exception], Awaitable[None]]
    ) -> None:
        """`refuse` explains an error to a person."""
        self._jobs = jobs
        self._tokens = tokens
        self._refuse = refuse
        self._loops: dict[discord.Interaction, BackgroundLoop] = {}

    def take_up(self, interaction: discord.Interaction) -> None:
        """Retry a failed response in the background, once its interaction is handled."""
        if not retry_pending(interaction) or interaction in self._loops:
            return
        work = partial(self._respond, interaction, self._tokens.of(interaction))
        loop = BackgroundLoop(self._jobs, f"responding to interaction {interaction.id}", work)
        self._loops[interaction] = loop
        loop.wake_within(pause_after(0))

    @property
    def idle(self) -> bool:
        """Whether no retry is pending."""
        return not self._loops

    async def finish(self) -> None:
        """Retry all failed responses once more."""
        loops = tuple(self._loops.values())
        for loop in loops:
            loop.wake()
        await asyncio.gather(*(loop.ended() for loop in loops))

    def forget_person(self, user: int) -> None:
        for interaction in tuple(self._loops):
            if interaction.user.id == user:
                self._loops.pop(interaction).wake()

    async def _respond(self, interaction: discord.Interaction, token: Token) -> None:
        if interaction in self._loops and token.lives and retry_pending(interaction):
            try:
                await self._try(interaction, token)
            except FAILURES as error:
                log.warning("Interaction %d could not be responded to: %s", interaction.id, error)
                raise UnfinishedError from error
        self._loops.pop(interaction, None)

    async def _try(self, interaction: discord.Interaction, token: Token) -> None:
        try:
            async with asyncio.timeout(TRY_SECONDS):
                waits = (await token.webhook.fetch_message(ORIGINAL)).flags.loading
        except discord.HTTPException as error:
            if not too_late(error):
                raise
            waits = False
        again: Again | None = interaction.extras.get(_RETRY)
        if not waits or again is None:
            # A later click has shown newer content.
            finished(interaction)
            return
        try:
            await again()
        except UnavailableError:
            raise
        except Exception as error:  # noqa: BLE001 - explain any error to the person
            await self._refuse(interaction, error)
        if retry_pending(interaction):
            raise UnfinishedError
