"""Hints from the computers' search and explanations of questions. Only the asked player sees them."""

import logging
import random
from collections.abc import Sequence
from dataclasses import replace

from ai import BUILDER
from ai.level import FEWEST_TRIES, joined
from ai.ways import way_of
from bot.tables import wishes
from bot.tables.table import FIRST_GAMES, Table
from bot.tables.table_errors import RefusedError
from bot.thinking.search_pool import SearchPool
from bot.thinking.search_questions import SearchQuestion, SearchResult
from bot.view_models.panel import AdviceModel
from engine.decision import Decision, verb
from engine.game import Game
from engine.hooks import open_question
from storage.codec import DamagedTextError
from storage.database.storage_errors import NotReadError, UnavailableError
from storage.games.games import Games
from storage.parts import PlayedOn
from storage.people.persons import HintsShown, Learning
from storage.results.result import may_count
from storage.values import StoredGame

log = logging.getLogger(__name__)


class Searches:
    """Searches for answers at tables, without holding their locks."""

    def __init__(self, games: Games, thinkers: SearchPool, seconds: float, randomness: random.Random) -> None:
        self._games = games
        self._thinkers = thinkers
        self.seconds = seconds
        self.randomness = randomness

    async def find(
        self, table: Table, seats: Sequence[int], within: float, among: tuple[str, ...] = ()
    ) -> tuple[SearchResult, ...]:
        """Search for answers for these seats, for at most `within` seconds; return the found ones.

        With `among`, compare only these options of the open question. If the search fails, log it and return
        nothing.
        """
        try:
            return await self._thinkers.think(await self._question(table, seats, within, among))
        except (UnavailableError, DamagedTextError) as error:
            log.warning("The search in game %s failed: %s", table.id, error)
        except Exception:
            log.exception("The search in game %s failed", table.id)
        return ()

    async def _question(
        self, table: Table, seats: Sequence[int], within: float, among: tuple[str, ...]
    ) -> SearchQuestion:
        state = table.game.state
        # A game that began at a step of a replay can't be replayed from the seed: use the current state.
        in_place = isinstance(table.setup.kind, PlayedOn)
        number = table.playing.decision.number
        return SearchQuestion(
            game=table.id,
            options=state.options,
            seats=len(state.seats),
            seed=state.rng.seed,
            moves=() if in_place else await self._games.moves(table.id, number),
            masters=tuple(seats),
            ways=tuple(way_of(table.players[seat].persona) for seat in seats),
            chance=self.randomness.getrandbits(64),
            # A player is waiting for a hint: on a busy machine, let the search try for longer.
            seconds=TRYING_SECONDS if among else self.seconds,
            within=within,
            among=among,
            start=state if in_place else None,
        )


HINT_SECONDS = 8.0  # The longest time that a player waits for a hint, in seconds.
TRYING_SECONDS = 5.0  # The longest time for trying out answers for a hint, in seconds; usually about one.

HINTED_ANSWERS = 3  # The largest number of answers that a hint shows.

_OFFERED = AdviceModel()
_THINKING = AdviceModel("thinking")


def shown(table: Table, decision: Decision) -> AdviceModel | None:
    """Return the hint for the open question, or the offer of a hint; `None` if hints aren't allowed."""
    if may_count(table.setup) or len(decision.options) < 2:
        return None
    about, advice = table.hints.get(decision.seat, (None, _OFFERED))
    return advice if about == decision else _OFFERED


class Advising:
    """Finds hints. It searches once for each question, however often the player asks for a hint."""

    def __init__(self, searches: Searches) -> None:
        self._searches = searches

    def begin(self, table: Table, seat: int) -> bool:
        """Mark a hint as in progress; return whether to call `find`.

        Return `False` if it is ready or in progress already. Raises `RefusedError` if hints aren't allowed.
        """
        decision = table.question(seat)
        advice = shown(table, decision) if decision else None
        if decision is None or advice is None:
            raise RefusedError("error-no-advice")
        if advice.status == "thinking" or (advice.status == "given" and not advice.late):
            return False
        table.hints[seat] = (decision, _THINKING._replace(earlier=advice.earlier))
        return True

    async def find(self, table: Table, seat: int) -> None:
        """Search for the hint that `begin` marked; keep it until the seat is asked another question."""
        decision = table.question(seat)
        begun = table.hints.get(seat)
        if decision is None or begun is None or begun[0] != decision or begun[1].status != "thinking":
            return
        earlier = begun[1].earlier
        given = AdviceModel("given", self._quick_answer(table.game, decision), late=True, earlier=earlier)
        try:
            if decision.maximum > 1:
                given = given._replace(late=False)
            else:
                given = await self._looked_ahead(table, decision, given)
            if table.question(seat) == decision:
                given = given._replace(picks=self._with_targets(table, given.picks))
        finally:
            # Another question may be open by now.
            if table.hints.get(seat) == begun:
                table.hints[seat] = (decision, given)

    async def _looked_ahead(self, table: Table, decision: Decision, given: AdviceModel) -> AdviceModel:
        among = compared(table.game, decision)
        found = await self._searches.find(table, (decision.seat,), HINT_SECONDS, among)
        asked = replace(decision, options=among)
        thought = next((each.thought for each in found if each.decision == asked), None)
        if thought is None or thought.error:
            return given
        if not thought.candidates:
            return AdviceModel("given", thought.picks)
        tried = joined(thought.candidates, given.earlier)
        if tried[0].worlds < FEWEST_TRIES:
            return given._replace(earlier=tried)
        shown = [each for each in tried if each.worlds >= FEWEST_TRIES]
        return AdviceModel("given", (tried[0].option,), tuple(shown[:HINTED_ANSWERS]))

    def _with_targets(self, table: Table, picks: tuple[str, ...]) -> tuple[str, ...]:
        """If targets are offered after an answer, add some to it. The tries chose targets in the same way."""
        offered = {line.picks for line in table.lines() if (line.goal,) == picks == line.picks[:1]}
        game, whole = table.game.copy(), picks
        while whole not in offered and offered:
            game.choose(table.playing.asked, whole[-1:])
            assert game.decision is not None
            whole += self._quick_answer(game, game.decision)
            offered = {each for each in offered if each[: len(whole)] == whole}
        return whole if offered else picks

    def _quick_answer(self, game: Game, decision: Decision) -> tuple[str, ...]:
        chance = random.Random(self._searches.randomness.getrandbits(64))
        return BUILDER.choose(game.view(decision.seat), decision, chance)


def compared(game: Game, decision: Decision) -> tuple[str, ...]:
    """Return the options to compare. Before gathering, leave out incomes, which the player can take later."""
    if not any(verb(each) == "gather" for each in decision.options):
        return decision.options
    asked = open_question(game)
    found = tuple(each for each in decision.options if verb(each) != "use" or not asked.sure(game, each))
    return found if len(found) > 1 else decision.options


WISHES = "wishes"  # The name of the hint that says that players can choose a character ahead.


class Explanations:
    """Decides which questions come with an explanation."""

    def __init__(self, learning: Learning) -> None:
        self._learning = learning

    async def prepare(self, table: Table, seat: int) -> None:
        """Decide whether to explain a seat's open question. Call this before making its panel."""
        decision, user = table.question(seat), table.players[seat].user_id
        offers = decision is None and offers_wishes(table, seat)
        if user is None or not (offers or (decision is not None and len(decision.options) > 1)):
            return
        hints = table.explained.get(user)
        if hints is None:
            try:
                hints = table.explained[user] = await self._learning.hints_shown(user)
            except Exception as error:  # noqa: BLE001 - an answer must not fail because of this
                log.warning("It could not be read whether a question needs an explanation: %s", error)
                return
        if decision is None:
            self._learning.note_hint(user, hints, WISHES, _of_round(table))
        elif hints.games <= FIRST_GAMES and (kind := _hint(table, decision)) not in hints.questions:
            self._learning.note_first(user, kind, table.tag(decision.seat, decision.number))


async def fewest_games(learning: Learning, stored: StoredGame) -> int:
    """Return how many games the newest person of a lobby has played, at most `FIRST_GAMES`.

    A lobby with one person has no beginner, so it counts as `FIRST_GAMES`.
    """
    people = [each.user_id for each in stored.setup.players if each.user_id is not None]
    if stored.status != "lobby" or len(people) == 1:
        return FIRST_GAMES
    return min([await _first_games(learning, user) for user in people], default=FIRST_GAMES)


async def is_beginner(learning: Learning, user: int) -> bool:
    """Return whether we know that a person's next game is one of their first."""
    return await _first_games(learning, user) < FIRST_GAMES


async def _first_games(learning: Learning, user: int) -> int:
    """Return how many games a person has played, at most `FIRST_GAMES`, which also means unknown."""
    try:
        return min(FIRST_GAMES, (await learning.hints_shown(user)).games)
    except NotReadError as error:
        log.warning("It could not be read whether a person is a beginner: %s", error)
        return FIRST_GAMES


def beginner(table: Table, seat: int) -> bool:
    """Return whether we know that a seat's player is in one of their first games."""
    hints = _hints_shown(table, seat)
    return hints is not None and hints.games <= FIRST_GAMES


def explained(table: Table, decision: Decision) -> bool:
    """Return whether to explain a question: it is the first of its kind for its player."""
    hints, tag = _hints_shown(table, decision.seat), table.tag(decision.seat, decision.number)
    return hints is not None and hints.questions.get(_hint(table, decision)) == tag


def _hint(table: Table, decision: Decision) -> str:
    """Return the kind of hint for a question: a turn has one for each character."""
    turn = table.game.state.turn
    return f"turn-{turn.character}" if turn and decision.kind == "turn" else decision.kind


def offers_wishes(table: Table, seat: int) -> bool:
    """Return whether a waiting panel may offer to choose ahead: in slow games, to present players."""
    slow = table.running and table.setup.chosen.pace.slow and table.players[seat].present
    return slow and wishes.possible(table.setup)


def hints_at_wishes(table: Table, seat: int) -> bool:
    """Return whether the waiting panel of a seat offers to choose ahead in this round."""
    hints = _hints_shown(table, seat)
    return offers_wishes(table, seat) and hints is not None and hints.shows(WISHES, _of_round(table))


def _of_round(table: Table) -> str:
    return f"{table.id}-{table.round}"


def _hints_shown(table: Table, seat: int) -> HintsShown | None:
    return table.explained.get(table.players[seat].user_id or 0)
