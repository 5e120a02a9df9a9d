"""Turning points: a player's most costly choices in a finished game, as a search estimates.

The search first tries all choices of a seat briefly. Then it tries the worst ones for longer, against the
best option. Results stay in memory for a while, without names. Nothing is stored.
"""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import aclosing, contextmanager
from dataclasses import replace
from typing import TypeAlias
from weakref import WeakValueDictionary

from ai.level import WeighedAnswer
from bot.controls.requests import PAST, past_tag
from bot.review.left_lying import left_lying
from bot.review.past_choices import PastChoice, choices_of, happened_in, past_choice, question
from bot.review.replays import Replayed, Replays, players_of, step_model
from bot.screens.reasons import contradicted, sureness
from bot.tables.background_loop import BackgroundLoop, Jobs
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.thinking.search_pool import SearchPool
from bot.view_models.replay import TriedModel, TurningPoint, TurningPointsModel, Weighed
from engine.replay import ReplayError
from storage.database.storage_errors import StorageError
from storage.results.finished import FinishedGame, FinishedGames

log = logging.getLogger(__name__)

QUICK, LONG = 0.2, 0.5  # Seconds of search: for all options of a choice, and for comparing two of them.

ANSWER_SECONDS = 10.0  # Seconds in which the search has to answer one question.

QUESTION_TIMEOUT = 30.0  # Seconds for which a question waits while searches for running games go first.

CHOICES_WEIGHED = 10  # How many choices we search for longer.

POINTS_SHOWN = 5

LAST_ROUNDS = 3  # We search the choices of this number of last rounds first, because these decide most games.

PREPARING = -1  # The `whose` of a search without a person who asked. No server or person has this id.

UNANSWERED_IN_A_ROW = 2  # We stop after this many unanswered questions in a row.

SEARCH_TIMEOUT = 600.0  # Seconds after which we stop: we can edit a click's message for only 15 minutes.

RESULTS_KEPT = 1024  # How many results stay in memory. Each takes about 2 KB.

Candidates: TypeAlias = tuple[WeighedAnswer, ...]
"""The results for some options, the best first; empty if there was nothing to compare."""

WeighedChoices: TypeAlias = Sequence[tuple[PastChoice, Weighed | None]]
"""Choices with their results; `None` if the search compared nothing."""


class TurningPoints:
    """Estimates the cost of choices in finished games, with one search at a time for everybody."""

    def __init__(self, replays: Replays, thinkers: SearchPool) -> None:
        self._replays = replays
        self._thinkers = thinkers
        self._kept: OrderedDict[tuple[str, int, tuple[str, ...]], Candidates] = OrderedDict()
        self._one = asyncio.Lock()
        self._asked, self._nobody_asks = 0, asyncio.Event()
        self._nobody_asks.set()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def find(self, found: FinishedGame, seat: int, whose: int) -> AsyncGenerator[TurningPointsModel]:
        """Search for the turning points of a seat. Yield the progress, and at last the complete result.

        Searches with the same `whose` (a server or a person) run one after the other. Raises the errors of
        `Replays.step`, and `RefusedError` if there is no such seat.
        """
        model = await self.nobody(found)
        if seat >= len(model.players):
            raise RefusedError("error-no-such-choice")
        replayed = await self._replays.replay(found)
        choices = await asyncio.to_thread(choices_of, replayed, seat, model.players)
        left = await asyncio.to_thread(left_lying, found, replayed, choices)
        choices = _latest_first(choices, replayed)
        model = replace(model, seat=seat, total=len(choices), state="waiting", left=left)
        turn = self._turns.setdefault(whose, asyncio.Lock())
        if turn.locked():
            yield model
        async with turn:
            ends = time.monotonic() + SEARCH_TIMEOUT
            quick: list[tuple[PastChoice, Weighed | None]] = []
            failed = 0
            for done, choice in enumerate(choices):
                if (found.result.game, choice.step, choice.options) not in self._kept:
                    # Yield only before a search that takes time, so that known results come in one step.
                    rough = _points(found, replayed, quick)
                    yield replace(model, state="working", done=done, points=rough)
                candidates = await self._candidates(found, replayed, choice, choice.options, QUICK)
                failed = failed + 1 if candidates is None else 0
                if failed == UNANSWERED_IN_A_ROW or time.monotonic() > ends:
                    break
                if candidates is not None:
                    quick.append((choice, _against_best(choice, candidates)))
            if not self._closely_known(found, quick):
                rough = _points(found, replayed, quick)
                state = "closer" if len(quick) == len(choices) else "working"
                yield replace(model, state=state, done=len(quick), points=rough)
            points, late = await self._closer(found, replayed, quick, late=len(quick) < len(choices))
            state = "late" if late else "done"
            yield replace(model, state=state, done=len(quick), points=points)

    async def nobody(self, found: FinishedGame) -> TurningPointsModel:
        """Return the model for a reader who hasn't chosen a seat. Raises the errors of `Replays.step`."""
        course, view = await self._replays.course(found)
        return TurningPointsModel(found.result.game, players_of(found.result), course=course, view=view)

    async def prepare(self, found: FinishedGame) -> None:
        """Search for the turning points of all people in a game, whenever nobody else is searching."""
        for standing in found.result.standings:
            if standing.user is None:
                continue
            async with aclosing(self.find(found, standing.seat, PREPARING)) as steps:
                async for _ in steps:
                    await self._nobody_asks.wait()

    @contextmanager
    def asking(self) -> Generator[None]:
        """Pause `prepare` while a person waits for a search."""
        self._asked += 1
        self._nobody_asks.clear()
        try:
            yield
        finally:
            self._asked -= 1
            if not self._asked:
                self._nobody_asks.set()

    async def tried(self, found: FinishedGame, number: int, option: int | None) -> TriedModel:
        """Compare the choice in a step with another option, or with the best one found (`None`).

        Raises the errors of `Replays.step`, and `RefusedError` if the step has no choice.
        """
        replayed = await self._replays.replay(found)
        replay, _ = replayed
        step = replay.step(min(number, replay.last))
        choice = past_choice(step.number, step.decision, step.picks)
        model = step_model(found, replayed, number)
        if choice is None or model.asked is None:
            raise RefusedError("error-no-such-choice")
        choices = await asyncio.to_thread(choices_of, replayed, choice.seat, model.players)
        choice = next((each for each in choices if each.step == choice.step), choice)
        options = choice.options
        other = options[option] if option is not None and option < len(options) else choice.taken
        weighed = await self._tried(found, replayed, choice, other)
        game = found.result.game
        asked = replace(model.asked, game=PAST, tag=past_tag(game, step.number))
        odd = weighed is not None and contradicted(*weighed, happened_in(replayed, choice))
        return TriedModel(game, step.number, model.round, asked, choice.taken, other, weighed, odd)

    async def _tried(
        self, found: FinishedGame, replayed: Replayed, choice: PastChoice, other: str
    ) -> Weighed | None:
        """Compare a choice with `other`. If that is the chosen option, compare with the best one found."""
        if other == choice.taken:
            candidates = await self._candidates(found, replayed, choice, choice.options, QUICK)
            weighed = _against_best(choice, candidates or ())
            if weighed is None:
                return None
            other = weighed.other.option
        candidates = await self._candidates(found, replayed, choice, (choice.taken, other), LONG)
        return _weighed(choice, other, candidates or ())

    async def _closer(
        self, found: FinishedGame, replayed: Replayed, quick: WeighedChoices, *, late: bool
    ) -> tuple[tuple[TurningPoint, ...], bool]:
        """Search the worst choices for longer; return the points, and whether a result came too `late`."""
        worst: list[tuple[PastChoice, Weighed]] = []
        for choice, rough in _costliest(quick):
            pair, closer = (choice.taken, rough.other.option), None
            if not late:
                candidates = await self._candidates(found, replayed, choice, pair, LONG)
                late = candidates is None
                closer = _weighed(choice, pair[1], candidates or ())
            worst.append((choice, closer or rough))
        return _points(found, replayed, worst, slight=0 if late else 1), late

    def _closely_known(self, found: FinishedGame, quick: WeighedChoices) -> bool:
        return all(
            (found.result.game, choice.step, (choice.taken, rough.other.option)) in self._kept
            for choice, rough in _costliest(quick)
        )

    async def _candidates(
        self,
        found: FinishedGame,
        replayed: Replayed,
        choice: PastChoice,
        among: tuple[str, ...],
        seconds: float,
    ) -> Candidates | None:
        """Return the results for some options of a choice; `None` if the search didn't answer."""
        game = found.result.game
        key = (game, choice.step, among)
        candidates = self._kept.pop(key, None)
        if candidates is None:
            asked = question(game, replayed, choice, among, seconds, ANSWER_SECONDS)
            # We search one choice at a time, and leave the other processes to running games.
            async with self._one:
                answers = await self._thinkers.think_when_free(asked, QUESTION_TIMEOUT)
            if not answers:
                return None
            candidates = answers[0].thought.candidates
        self._kept[key] = candidates
        while len(self._kept) > RESULTS_KEPT:
            self._kept.popitem(last=False)
        return candidates


def _against_best(choice: PastChoice, candidates: Candidates) -> Weighed | None:
    kept = {choice.taken, *choice.later}
    best = next((each.option for each in candidates if each.option not in kept), None)
    return None if best is None else _weighed(choice, best, candidates)


def _weighed(choice: PastChoice, other: str, candidates: Candidates) -> Weighed | None:
    tried = {each.option: each for each in candidates}
    if choice.taken not in tried or other not in tried:
        return None
    return Weighed(tried[choice.taken], tried[other])


def _points(
    found: FinishedGame, replayed: Replayed, weighed: WeighedChoices, slight: int = 0
) -> tuple[TurningPoint, ...]:
    """Return the choices that surely cost most. Leave out those whose tries don't fit the real game.

    Choices that changed who was likely to win come first. If none surely cost anything, show `slight` others.
    """
    worst = [
        (choice, each)
        for choice, each in weighed
        if each is not None and each.cost > 0 and not contradicted(*each, happened_in(replayed, choice))
    ]
    worst.sort(key=lambda each: (not each[1].swayed, -each[1].cost))
    points: list[TurningPoint] = []
    sure = [each for each in worst if sureness(*each[1]) != "level"]
    for choice, each in sure[:POINTS_SHOWN] or worst[:slight]:
        model = step_model(found, replayed, choice.step)
        assert model.asked is not None
        points.append(TurningPoint(choice.step, model.round, model.asked, each))
    return tuple(points)


def _costliest(quick: WeighedChoices) -> list[tuple[PastChoice, Weighed]]:
    weighed = [(choice, rough) for choice, rough in quick if rough is not None and rough.cost > 0]
    weighed.sort(key=lambda each: -each[1].cost)
    # Return them in the order of the game, so that we replay it only once.
    return sorted(weighed[:CHOICES_WEIGHED], key=lambda each: each[0].step)


def _latest_first(choices: Sequence[PastChoice], replayed: Replayed) -> list[PastChoice]:
    """Put the choices of the last rounds first. Within both parts, keep the order of the game."""
    rounds = replayed.replay.rounds
    begin = rounds[-min(LAST_ROUNDS, len(rounds))]
    late = [each for each in choices if each.step >= begin]
    return [*late, *(each for each in choices if each.step < begin)]


GAMES_WAITING = 8  # How many ended games may wait. Older ones are searched only on request.

GAMES_REMEMBERED = 256  # How many ended games we remember, so that we search each only once.


class Preparing:
    """Searches for the turning points of games that have just ended, one game at a time."""

    def __init__(self, jobs: Jobs, finished: FinishedGames, turning_points: TurningPoints) -> None:
        self._finished = finished
        self._turning_points = turning_points
        self._waiting: deque[str] = deque(maxlen=GAMES_WAITING)
        self._known: OrderedDict[str, None] = OrderedDict()
        self._loop = BackgroundLoop(jobs, "turning points of games that ended", self._work)

    def hear(self, table: Table) -> None:
        """Queue the game of a changed table if it has just ended."""
        ended = isinstance(table.stage, EndedGame) and bool(table.people)
        if not ended or table.id in self._known:
            return
        self._known[table.id] = None
        while len(self._known) > GAMES_REMEMBERED:
            self._known.popitem(last=False)
        self._waiting.append(table.id)
        self._loop.wake()

    async def ended(self) -> None:
        """Wait until the loop has ended."""
        await self._loop.ended()

    async def _work(self) -> float | None:
        while self._waiting:
            game = self._waiting.popleft()
            try:
                found = await self._finished.get(game)
                if found is not None and found.kept:
                    await self._turning_points.prepare(found)
            except (StorageError, RefusedError, ReplayError) as error:
                log.info("The turning points of game %s can't be prepared: %s", game, error)
        return None
