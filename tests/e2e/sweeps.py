"""One click, repeated; each time another one of its requests or statements fails."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

import pytest
import simcord
from simcord.results import InteractionResult

from bot.words.language import Language
from storage.database.storage_errors import CAUSES
from tests.e2e.faults import Fault, Faults, Kind, act, check_told, tracebacks
from tests.house import Component, House, texts
from tests.storage.hinder import Moment, StatementFaults

SAY = Language()

AFTERWARDS = 45.0  # Seconds after which the bot has made all its own retries.

NOT_STORED = (SAY("error-not-stored"), *(SAY("error-outage", cause=each) for each in CAUSES))
"""The texts for a change that isn't stored, with the reason."""

NOBODY_KNOWS = tuple(
    SAY(key, cause=each)
    for key in ("error-unsure", "error-not-read")
    for each in ("failing", "locked", "silent")
)
"""The texts for a change that may be stored or not."""

_NOTES = ("messages", "hints", "running_time", "lessons")
"""Tables with records of messages, not with people's choices."""

_NOTED = ("shown", "look", "message", "stage", "active")  # The same for columns of other tables.


@dataclass(frozen=True)
class Attempt:
    """A click that a person is about to make; `done` returns whether its effect is stored.

    `on` is the private message of the click, if any, and `game` the game that continues after it, with
    `boards` messages that still have buttons. Nobody else may notice an `unseen` click. A click that is made
    `again` after a failure stores nothing more. `holds` checks what else must be true.
    """

    actor: simcord.MemberActor
    click: Callable[[], Awaitable[InteractionResult]]
    done: Callable[[], Awaitable[bool]]
    game: str = ""
    on: Any = None
    boards: int = 1
    unseen: bool = False
    again: bool = False
    holds: Callable[[], Awaitable[None]] | None = None


Prepare: TypeAlias = Callable[[House], Awaitable[Attempt]]


def afresh(house: House, *names: str) -> list[simcord.MemberActor]:
    """Continue in another channel with other people; return them."""
    house.channel = house.guild.create_text_channel("another")
    house.people.clear()
    return [house.add(name) for name in names]


class Sweep:
    """Repeats a click for everything in it that can fail, and checks each time what must be true."""

    def __init__(
        self, house: House, broken: Faults, statements: StatementFaults, caplog: pytest.LogCaptureFixture
    ) -> None:
        self._house = house
        self._broken = broken
        self._statements = statements
        self._caplog = caplog

    async def requests(self, prepare: Prepare, fault: Fault, *kinds: Kind) -> int:
        """Let each request of a click, or each of these kinds, fail; return the number of runs.

        A stored change counts whatever happens to the requests, and nobody reads that it doesn't.
        """
        attempt = await prepare(self._house)
        since = len(self._broken.made)
        result = await act(self._house, attempt.click(), AFTERWARDS)
        assert await attempt.done(), f"without a fault this was said: {self._house.say(result)}"
        made = [kind for kind, _ in self._broken.made[since:]]
        failing = [after for after, kind in enumerate(made) if not kinds or kind in kinds]
        for after in failing:
            await self._request(prepare, after, fault)
        return len(failing)

    async def statements(self, prepare: Prepare) -> int:
        """Let each statement of a click fail; return the number of runs.

        People see the stored state, and nobody is refused twice.
        """
        attempt = await prepare(self._house)
        before = dict(self._statements.made)
        result = await act(self._house, attempt.click(), AFTERWARDS)
        assert await attempt.done(), f"without a fault this was said: {self._house.say(result)}"
        counts = {each: self._statements.made[each] - before[each] for each in get_args(Moment)}
        for moment, count in counts.items():
            for after in range(count):
                await self._statement(prepare, after, moment)
        return sum(counts.values())

    async def _request(self, prepare: Prepare, after: int, fault: Fault) -> None:
        attempt = await prepare(self._house)
        seen, since = self._seen_by_others(attempt), len(self._broken.made)
        self._broken.plan_after(after, fault)
        await act(self._house, attempt.click(), AFTERWARDS)
        if attempt.again and not await attempt.done():
            await act(self._house, attempt.click(), AFTERWARDS)
        what = f"request {after} ({self._broken.failed}), {fault}"
        # The requests may depend on what failed in an earlier attempt.
        self._broken.no_more()
        sent = str([body for _, body in self._broken.made[since:]])
        assert not any(each in sent for each in (*NOT_STORED, *NOBODY_KNOWS)), what
        assert await attempt.done(), f"{what}: it isn't stored"
        # A message that was sent without a known result may have a second copy.
        await self._check(what, attempt, seen, attempt.boards + (fault == "unanswered"))

    async def _statement(self, prepare: Prepare, after: int, moment: Moment) -> None:
        house = self._house
        attempt = await prepare(house)
        seen, before = self._seen_by_others(attempt), await self._stored()
        self._statements.plan(moment, after)
        result = await act(house, attempt.click(), AFTERWARDS)
        what = f"{moment} {after}, {self._statements.failed}"
        self._statements.no_more()
        assert result.acknowledged, f"{what}: nobody answered"
        read = house.say(result) + (texts(house.stored(attempt.on)) if attempt.on else "")
        if any(each in read for each in NOT_STORED):
            changed = [name for name, rows in (await self._stored()).items() if rows != before[name]]
            assert not changed, f"{what}: it was refused, and {changed} changed"
        elif not any(each in read for each in NOBODY_KNOWS):
            assert await attempt.done(), f"{what}: it isn't stored, and this was said: {read}"
        if not await attempt.done():
            again = await act(house, attempt.click(), AFTERWARDS)
            assert await attempt.done(), f"{what}: the second time this was said: {house.say(again)}"
        await self._check(what, attempt, seen, attempt.boards)

    async def _check(self, what: str, attempt: Attempt, seen: Sequence[Any], boards: int) -> None:
        """Check that everything is shown (to nobody else if unseen), and that no error of ours was logged."""
        if attempt.game:
            try:
                await check_told(self._house, attempt.game, boards)
            except AssertionError as error:
                raise AssertionError(f"{what}: {error}") from error
        if attempt.holds is not None:
            await attempt.holds()
        assert not attempt.unseen or self._seen_by_others(attempt) == seen, f"{what}: others noticed it"
        logged = ("nothing can be stored", "A click could not be stored")
        found = [each for each in tracebacks(self._caplog) if not any(text in each for text in logged)]
        self._caplog.clear()
        assert found == [], what

    async def _stored(self) -> dict[str, list[Any]]:
        """Return everything stored, except records of messages."""
        rows = self._house.bot.store.database.rows
        names = [row[0] for row in await rows("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        found: dict[str, list[Any]] = {}
        for name in names:
            if name not in _NOTES and not name.startswith("sqlite_"):
                columns = [row[1] for row in await rows(f"PRAGMA table_info({name})")]
                kept = ", ".join(each for each in columns if each not in _NOTED)
                found[name] = sorted(map(tuple, await rows(f"SELECT {kept} FROM {name}")), key=repr)
        return found

    def _seen_by_others(self, attempt: Attempt) -> list[tuple[int, list[Component]]]:
        """Return what everybody except the clicking person sees."""
        others = [each.id for each in self._house.people if each.id != attempt.actor.id]
        direct = {channel: user for user, channel in self._house.env.backend.dm_channels.items()}
        return [
            (message.id, message.components)
            for channel, messages in self._house.env.backend.messages.items()
            if direct.get(channel) != attempt.actor.id
            for message in messages.values()
            if any(message.visible_to(other) for other in others)
        ]
