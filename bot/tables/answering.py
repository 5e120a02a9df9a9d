"""What an answer to a question does: check, choose, store. Nothing is shown from here."""

from contextlib import suppress
from dataclasses import replace

from bot.tables import absence, timing, wishes
from bot.tables.errors import RefusedError
from bot.tables.people import check_seat
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.tags import tag
from engine.decision import BACK, Decision
from engine.errors import ChoiceError
from storage.errors import RepeatedClickError


class Answering:
    """Answers questions for people."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def answer(
        self,
        by: Person,
        table: Table,
        seat: int,
        question: str,
        indexes: tuple[int, ...] | None,
        then: tuple[int, ...] = (),
    ) -> None:
        """Answer the question of this tag, `indexes` saying which of its options (`None`: the step back).

        `then` are the options of those that follow, if it is a line that is offered (`engine/lines.py`).

        The same click once more does nothing. Raises `RefusedError` if this isn't an answer to the open
        question of this seat, and the errors of storing.
        """
        async with table.lock:
            try:
                decision = await self._asked(by, table, seat, question)
                picks = _picks(decision, indexes)
                ahead = _ahead(table, (*(indexes or ()), *then)) if then else ()
                click = by.did("answer")
                await self._registry.choose(table, seat, picks, decision.number, click, ahead=ahead)
            except RefusedError:
                # The same click, delivered twice, is no fault of the player.
                if await self._registry.store.games.click(by.click) is None:
                    raise
            except ChoiceError as error:
                raise RefusedError(f"error-{error.problem}") from error
            except RepeatedClickError:
                return

    async def check(self, by: Person, table: Table, seat: int, question: str) -> None:
        """Change nothing, and raise what `answer` would have against the question."""
        async with table.lock:
            await self._asked(by, table, seat, question)

    async def back(self, by: Person, table: Table, seat: int) -> None:
        """Let a person play on for whom a computer has played; nothing happens if none has.

        Raises `RefusedError`, and the errors of storing.
        """
        async with table.lock:
            if not table.running:
                raise RefusedError("error-over")
            check_seat(table, seat, by.user)
            if not table.players[seat].away:
                return
            with suppress(RepeatedClickError):
                await self._registry.arrange(table, timing.returned(table.setup, seat), by.did("back"))

    async def replace(self, by: Person, table: Table, seat: int) -> int:
        """Let a computer play for who is waited for, if enough want that, until they are back.

        Return their seat. Raises `RefusedError`, and the errors of storing.
        """
        async with table.lock:
            if not table.running:
                raise RefusedError("error-over")
            check_seat(table, seat, by.user)
            awaited = self._replaceable(table, seat)
            with suppress(RepeatedClickError):
                await self._registry.arrange(table, absence.voted(table.setup, seat), by.did("replace"))
            return awaited

    def _replaceable(self, table: Table, voter: int) -> int:
        """Return who can be replaced now, if the voter may want that."""
        asked, awaited = table.asked(), absence.replaceable(table.setup)
        if table.players[voter].away:
            raise RefusedError("error-replace-away")
        if asked == voter:
            raise RefusedError("error-replace-self")
        if awaited is None:
            name = "none" if asked is None or not table.players[asked].present else table.name_of(asked)
            raise RefusedError("error-not-replaceable", name=name)
        return awaited

    async def leave(self, table: Table, seat: int) -> None:
        """Let a computer play for somebody who has left the server. Raises the errors of storing."""
        async with table.lock:
            if table.running and table.players[seat].present:
                await self._registry.arrange(table, timing.away(table.setup, seat))

    async def resign(self, by: Person, table: Table, seat: int) -> None:
        """Give the seat to a computer player. Raises `RefusedError`, and the errors of storing."""
        async with table.lock:
            if not table.running:
                raise RefusedError("error-over")
            check_seat(table, seat, by.user)
            players = list(table.players)
            players[seat] = replace(players[seat], resigned=True)
            setup = wishes.wished(replace(table.setup, players=tuple(players)), seat, ())
            try:
                await self._registry.arrange(table, setup, by.did("resign"))
            except RepeatedClickError:
                return

    async def _asked(self, by: Person, table: Table, seat: int, question: str) -> Decision:
        """Return the open question if it is the one of this tag, and of this seat.

        A tag that isn't known here may be that of a newer question, which another process has asked: then
        the game is read again.
        """
        if not _is_open(table, question):
            await self._registry.refresh(table)
        decision = table.game.decision if table.game else None
        if decision is None:
            raise RefusedError("error-over")
        check_seat(table, seat, by.user)
        if not _is_open(table, question):
            raise RefusedError("error-stale")
        if decision.seat != seat:
            raise RefusedError("error-wrong-seat", seat=table.name_of(decision.seat))
        return decision


def _is_open(table: Table, question: str) -> bool:
    decision = table.game.decision if table.game else None
    return decision is not None and question == tag(
        table.setup.secret, table.id, decision.seat, decision.number
    )


def _picks(decision: Decision, indexes: tuple[int, ...] | None) -> tuple[str, ...]:
    """Return the options of these indexes, which may be anything."""
    if indexes is None and decision.back:
        return (BACK,)
    if indexes is None or not all(0 <= index < len(decision.options) for index in indexes):
        raise RefusedError("error-unknown-option")
    return tuple(decision.options[index] for index in indexes)


def _ahead(table: Table, indexes: tuple[int, ...]) -> tuple[str, ...]:
    """Return the answers of a line after the first. Others than those that are offered could tell secrets."""
    line = next((line for line in table.lines() if line.indexes == indexes), None)
    if line is None:
        raise RefusedError("error-unknown-option")
    return line.picks[1:]
