"""The requests of people in a game: answers, wishes, guesses, pauses, seats."""

from contextlib import suppress

from bot.tables import agreements, guesses, timing, waits, wishes
from bot.tables.chosen_times import quiet_in_server
from bot.tables.people import check_seat, open_seats, too_late, with_person
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.stages import RunningGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from engine.decision import BACK, Decision
from engine.errors import ChoiceError
from storage.database.storage_errors import RepeatedClickError
from storage.games.guesses import StoredGuess
from storage.values import Setup


def after_resigning(table: Table, setup: Setup, seat: int) -> Setup:
    """Return the set-up of a running game with a computer in a person's seat for good."""
    return wishes.with_wish(setup.with_seat(seat, resigned=True, handed_over=table.round), seat, ())


class Answering:
    """Changes running games for people.

    Every method raises `RefusedError` if the person may not do that, and the errors of storing.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def answer(
        self,
        by: Person,
        table: Table,
        seat: int,
        question_tag: str,
        indexes: tuple[int, ...] | None,
        then: tuple[int, ...] = (),
    ) -> None:
        """Answer the question with this tag by the options at these indexes (`None`: take back a step).

        `then` are the indexes for the following questions, if the answer is an offered series
        (`engine/lines.py`). A second delivery of the same click does nothing, and neither does a second tap.
        """
        given, panel = (by.user, question_tag, indexes, then), table.panel(seat)
        async with table.lock:
            try:
                decision = await self._asked(by, table, seat, question_tag)
                picks = _picks(decision, indexes)
                ahead = _ahead(table, (*(indexes or ()), *then)) if then else ()
                click = by.did("answer")
                # The person's language may have changed.
                setup = table.setup.with_language(seat, by.language.locale)
                await self._registry.choose(
                    table, seat, picks, decision.number, click, ahead=ahead, setup=setup
                )
                panel.answer(given, self._registry.clock(), table.resigned())
            except RefusedError:
                # The player did nothing wrong if they tapped twice, or Discord delivered one click twice.
                if panel.tapped_twice(given, self._registry.clock()):
                    return
                if await self._registry.store.games.click(by.click) is None:
                    raise
            except ChoiceError as error:
                raise RefusedError(f"error-{error.problem}") from error
            except RepeatedClickError:
                return

    async def check(self, by: Person, table: Table, seat: int, question_tag: str) -> None:
        """Raise the error that `answer` would raise for this question."""
        async with table.lock:
            await self._asked(by, table, seat, question_tag)

    async def back(self, by: Person, table: Table, seat: int) -> None:
        """Let a person play on after a computer played for them; do nothing if they aren't away."""
        async with table.lock:
            _check_playing(table, seat, by.user)
            if not table.players[seat].away:
                return
            await self._arrange(by, table, timing.after_return(table.setup, seat), "back")

    async def replace(self, by: Person, table: Table, seat: int, whom: int | None) -> int:
        """Count a vote to replace the awaited player by a computer; return that player's seat.

        `whom` is the seat that the person meant (`None`: any). Do nothing if a computer plays there already:
        the response to an earlier click may have been lost.
        """
        async with table.lock:
            playing = _check_playing(table, seat, by.user)
            if whom is not None and any(each.human and each.away for each in table.players[whom : whom + 1]):
                return whom
            awaited = _replaceable(table, playing, seat)
            if whom not in (None, awaited):
                raise RefusedError("error-not-replaceable")
            await self._arrange(by, table, agreements.with_vote(table.setup, seat), "replace")
            return awaited

    async def propose_pause(self, by: Person, table: Table, seat: int, seconds: int) -> None:
        """Propose a pause of this length."""
        async with table.lock:
            _check_present(table, seat, by.user)
            setup = agreements.with_proposal(table.setup, seat, seconds, self._registry.time.moment)
            await self._arrange(by, table, setup, "pause")

    async def agree_to_pause(self, by: Person, table: Table, seat: int, seconds: int) -> None:
        """Agree to a pause of this length; do nothing if the person agreed before and the pause began."""
        async with table.lock:
            _check_present(table, seat, by.user)
            if table.paused_until and table.setup.times.pause and seat in table.setup.times.pause.agreed:
                return
            setup = agreements.after_agreement(table.setup, seat, seconds, self._registry.time.moment)
            await self._arrange(by, table, setup, "pause")

    async def end_pause(self, by: Person, table: Table, seat: int) -> None:
        """End a pause that began without asking the person; do nothing if no pause is running."""
        async with table.lock:
            _check_present(table, seat, by.user)
            if not table.paused_until:
                return
            setup = agreements.with_pause_ended(table.setup, seat, self._registry.time.moment)
            await self._arrange(by, table, setup, "pause")

    async def leave(self, table: Table, seat: int) -> None:
        """Let a computer play for a person who has left the server."""
        async with table.lock:
            if table.running and table.players[seat].present:
                await self._registry.arrange(table, table.setup.with_seat(seat, away=True))

    async def resign(self, by: Person, table: Table, seat: int) -> None:
        """Give the seat to a computer player for good."""
        async with table.lock:
            _check_playing(table, seat, by.user)
            await self._arrange(by, table, after_resigning(table, table.setup, seat), "resign")

    async def take(self, by: Person, table: Table, seat: int, kept: int | None = None) -> None:
        """Give a computer's seat to a person. `kept` is the seat that a tournament's table keeps for them."""
        async with table.lock:
            if not table.running:
                raise RefusedError("error-over")
            if table.seat_of(by.user) == seat:
                return
            if seat != kept or not table.players[seat].computer:
                _check_open_seat(table, seat, by.user)
                await self._check_never_played(table, seat, by.user)
            if not table.players[seat].computer:
                # Forget the panel before the person gets the seat: the former player must not see the new
                # one's secrets.
                await self._registry.vacate(table, seat)
            async with self._registry.store.persons.held(by.user) as settings:
                persons, guild = self._registry.store.persons, table.setup.kind.guild
                quiet = await quiet_in_server(persons, guild, settings, by, table.setup.locale)
                setup = with_person(table.setup, seat, by, quiet, settings.holiday, of_round=table.round)
                setup = timing.after_join(setup, table.game, seat, self._registry.time.moment)
                await self._arrange(by, table, setup, "take")

    async def _arrange(self, by: Person, table: Table, setup: Setup, did: str) -> None:
        with suppress(RepeatedClickError):
            await self._registry.arrange(table, setup, by.did(did))

    async def _check_never_played(self, table: Table, seat: int, user: int) -> None:
        """Raise `RefusedError` if a person may have played in this game before.

        The log shows earlier players of a seat only if they answered. If it shows a deleted person, that may
        be anybody.
        """
        played, before = await self._registry.store.games.played(table.id), table.players[seat]
        known = before.computer or before.user_id in played
        if not known or user in played or any(each < 0 for each in played):
            raise RefusedError("error-no-open-seat")

    async def wish(
        self, by: Person, table: Table, seat: int, indexes: tuple[int, ...], of_round: int
    ) -> bool:
        """Store a wish: indexes of characters in the cast, the most wanted first, for a round (0: for all).

        If the person is choosing now and a wished character is available, answer with it; return whether that
        happened. Raises `RepeatedClickError` if the same click has answered the question before.
        """
        async with table.lock:
            check_wishing(table, seat, by.user)
            game = table.game
            if of_round and of_round != (coming := wishes.next_choice(game, seat)):
                raise RefusedError("error-wish-late", round=of_round, next=coming)
            setup = wishes.with_wish(table.setup, seat, wished_characters(table, indexes), of_round)
            click = by.did("wish")
            picks = wishes.granted(setup, game) if table.asked() == seat else ()
            if not picks:
                await self._registry.arrange(table, setup, click)
                return False
            number = table.playing.decision.number
            await self._registry.choose(table, seat, picks, number, click, setup=setup)
            return True

    async def guess(self, by: Person, table: Table, of_round: int, place: int, seat: int) -> None:
        """Store a person's guess that a seat has the character at index `place` of the cast."""
        async with table.lock:
            check_guessing(table, by.user)
            game, own = table.game, table.seat_of(by.user)
            cast = game.state.options.cast
            if of_round != game.state.round:
                raise RefusedError("error-guess-late")
            if not (place < len(cast) and seat < len(table.players) and seat != own):
                raise RefusedError("error-unknown-option")
            if cast[place] not in guesses.open_characters(game, own):
                raise RefusedError("error-guess-late")
            guess = StoredGuess(by.user, by.name, cast[place], seat)
            await self._registry.store.guesses.put(table.id, of_round, guess)

    async def guessed(self, table: Table, user: int) -> dict[str, int]:
        """Return a person's guesses of the current round: seats by character."""
        found = await self._registry.store.guesses.of_round(table.id, table.round)
        return {guess.character: guess.seat for guess in found if guess.user == user}

    async def _asked(self, by: Person, table: Table, seat: int, question_tag: str) -> Decision:
        if not _is_open(table, question_tag):
            # Another process may have asked a newer question.
            await self._registry.refresh(table)
        decision = table.playing.decision
        check_seat(table, seat, by.user)
        if not _is_open(table, question_tag):
            raise RefusedError("error-stale")
        if decision.seat != seat:
            raise RefusedError("error-wrong-seat", seat=table.name_of(decision.seat))
        return decision


def check_wishing(table: Table, seat: int, user: int) -> None:
    """Raise `RefusedError` unless a person may wish for characters at a seat."""
    _check_playing(table, seat, user)
    if not wishes.possible(table.setup):
        raise RefusedError("error-no-wishes", fewest=wishes.WISHES_FEWEST)


def wished_characters(table: Table, indexes: tuple[int, ...]) -> tuple[str, ...]:
    """Return the characters at these indexes of the cast. Raises `RefusedError` for a wrong index."""
    cast = table.game.state.options.cast
    if len(set(indexes)) < len(indexes) or not all(index < len(cast) for index in indexes):
        raise RefusedError("error-unknown-option")
    return tuple(cast[index] for index in indexes)


def check_guessing(table: Table, user: int) -> None:
    """Raise `RefusedError` unless the person may guess in this game now."""
    game = table.game
    if not table.running:
        raise RefusedError("error-over")
    if not table.setup.chosen.guessing:
        raise RefusedError("error-no-guesses")
    if not guesses.possible(table.setup, game, table.seat_of(user)):
        raise RefusedError("error-guess-early")


def _check_playing(table: Table, seat: int, user: int) -> RunningGame:
    playing = table.playing
    check_seat(table, seat, user)
    return playing


def _check_present(table: Table, seat: int, user: int) -> None:
    _check_playing(table, seat, user)
    if table.players[seat].away:
        raise RefusedError("error-replace-away")


def _replaceable(table: Table, playing: RunningGame, voter: int) -> int:
    awaited = agreements.replaceable(table.setup, table.now, waits.asked_since(table))
    if table.players[voter].away:
        raise RefusedError("error-replace-away")
    if playing.asked == voter:
        raise RefusedError("error-replace-self")
    if awaited is None:
        raise RefusedError("error-not-replaceable")
    return awaited


def _is_open(table: Table, question_tag: str) -> bool:
    stage = table.stage
    return isinstance(stage, RunningGame) and question_tag == table.tag(stage.asked, stage.decision.number)


def _picks(decision: Decision, indexes: tuple[int, ...] | None) -> tuple[str, ...]:
    if indexes is None and decision.back:
        return (BACK,)
    if indexes is None or not all(0 <= index < len(decision.options) for index in indexes):
        raise RefusedError("error-unknown-option")
    return tuple(decision.options[index] for index in indexes)


def _ahead(table: Table, indexes: tuple[int, ...]) -> tuple[str, ...]:
    """Return an offered series' answers after the first. Refuse other series: they could reveal secrets."""
    line = next((line for line in table.lines() if line.indexes == indexes), None)
    if line is None:
        raise RefusedError("error-unknown-option")
    return line.picks[1:]


def _check_open_seat(table: Table, seat: int, user: int) -> None:
    if not (seats := open_seats(table.setup, user)):
        raise RefusedError("error-no-open-seat")
    if too_late(table):
        raise RefusedError("error-late-seat")
    if seat not in seats:
        raise RefusedError("error-seat-taken")
