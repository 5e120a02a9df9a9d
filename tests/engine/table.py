"""A table for tests of cards: a test lays out a position by hand, and plays from there.

    table = Table(4, "witch", "emperor")      # four seats, the First Game with these two in their ranks
    table.seat(0, "thief", gold=1, hand=["tavern"], city=["keep", ("castle", 1)])  # one coin on the castle
    table.seat(1, "bishop")                   # characters without a player lie face down
    table.deck("market", "docks")             # drawn in this order
    table.call("thief")                       # the turn of seat 0 begins
    table.play("use:rob", "character:bishop")  # two answers, each must be offered
    table.play("gather:cards", "card:market")
    assert table.hand(0) == ["market", "tavern"]
    table.skip_to(character="bishop")
    assert table.event("stole").facts["target"] == 1

Everybody starts with nothing; seat 0 has the crown. All cards come out of the deck and are counted after
every answer, so a card can't get lost unnoticed. A unique district that a test names is in the game: it
replaces one that the test doesn't name. Nothing here knows a rule; the engine fills in the rest of a
position. `layout` lays positions out; this file plays and reads them.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Literal, overload

from engine import BACK, ChoiceError, Decision, Event, Game, View, visible
from engine.builder import call_character
from engine.decision import argument
from engine.events import Fact
from engine.flow.asking import go_on
from engine.flow.selection import script
from engine.position import Position
from engine.state import Turn
from tests.engine.cards import conserved
from tests.engine.laid_out import Layout, cast_with, museum, options_with

__all__ = ["Answer", "Table", "cast_with", "museum", "of_kind", "options_with", "quiet"]

Answer = str | tuple[str, ...]

# The answers of a seat that does as little as possible, the best first.
QUIET = ("end", "gather:gold", "no", "none", "done", "stop", "keep", "refuse", "pay:gold")
PATIENCE = 400


def of_kind(events: Iterable[Event], kind: str, **facts: Fact) -> list[Event]:
    """The events of this kind that have (at least) these facts."""
    return [each for each in events if each.kind == kind and facts.items() <= each.facts.items()]


def _end_selection(game: Position) -> None:
    """End the selection with the characters that the seats hold, and advance to the next question."""
    state, rules = game.state, game.rules
    moves = script(len(game.seats), len(game.cast), rules.discard_order, rules.three_players)
    state.phase, state.rank, state.calls, state.turn = "selection", 0, [], None
    state.selection.position = len(moves)
    state.stack.clear()
    go_on(game)


class Table(Layout):
    """A game whose position is laid out by hand. `events` are those of the last `call` or `play`."""

    # Playing

    def call(self, character: str, *answers: Answer) -> list[Event]:
        """Call this character now, and give these answers: the lower ranks were called, and its turn begins.

        Continue to the next question, which another seat may get if nobody answers to the character. Return
        the events of the answers, or of the call if there are none.
        """
        called = self._goes_on(partial(call_character, character=character))
        return self.play(*answers) if answers else called

    def end_of_selection(self) -> list[Event]:
        """End the selection phase with the characters that the seats have, and continue from there."""
        return self._goes_on(_end_selection)

    def play(self, *answers: Answer) -> list[Event]:
        """Answer the open question, and the following ones, each by an option or by a tuple of options.

        Leave out the answer `end` if the answer before it has ended the turn. Return all events. Fail if an
        answer isn't offered.
        """
        happened: list[Event] = []
        for answer in answers:
            if answer == "end" and answer not in self.options and of_kind(happened, "turn-ended"):
                continue
            picks = (answer,) if isinstance(answer, str) else answer
            decision = self.decision
            offered = decision.options + ((BACK,) if decision.back else ())
            missing = [pick for pick in picks if pick not in offered]
            assert not missing, f"{missing} not offered, but: {decision}"
            happened += self.game.choose(decision.seat, picks)
            conserved(self.state)
        self.events = happened
        return happened

    def refused(self, *picks: str) -> str:
        """Give an answer that must be refused; return the problem."""
        try:
            self.game.choose(self.decision.seat, picks)
        except ChoiceError as error:
            return error.problem
        raise AssertionError(f"{picks} was accepted")

    def pass_on(self) -> list[Event]:
        """Answer the open question as quietly as possible."""
        return self.play(quiet(self.decision))

    def end_turn(self) -> list[Event]:
        """Let the current player gather (gold) if needed and end the turn, doing what must be done."""
        turn, number = self.state.turn, self.state.round
        assert turn is not None, "there is no turn"
        who = (turn.seat, turn.character)
        happened: list[Event] = []
        for _ in range(PATIENCE):
            current = self.state.turn
            if current is None or (current.seat, current.character) != who or self.state.round != number:
                self.events = happened
                return happened
            happened += self.pass_on()
        raise AssertionError(f"the turn of {who} doesn't end: {self.decision}")

    def skip_to(
        self, *, seat: int | None = None, kind: str | None = None, character: str | None = None
    ) -> list[Event]:
        """Answer quietly until this seat, this kind of question and this turn come, as far as given."""
        happened: list[Event] = []
        for _ in range(PATIENCE):
            decision, turn = self.decision, self.state.turn
            if (
                (seat is None or decision.seat == seat)
                and (kind is None or decision.kind == kind)
                and (character is None or (turn is not None and turn.character == character))
            ):
                self.events = happened
                return happened
            happened += self.pass_on()
        raise AssertionError(f"never came to {seat=} {kind=} {character=}: {self.decision}")

    def finish_round(self) -> list[Event]:
        """Answer quietly until this round is over."""
        number = self.state.round
        happened: list[Event] = []
        while self.state.round == number and not self.game.over:
            happened += self.pass_on()
        self.events = happened
        return happened

    # Reading

    @property
    def decision(self) -> Decision:
        """The open question, which must exist."""
        decision = self.game.decision
        assert decision is not None, "nothing is asked"
        return decision

    @property
    def options(self) -> tuple[str, ...]:
        """Return the offered answers."""
        return self.decision.options

    @property
    def arguments(self) -> list[str]:
        """Return the offered answers without their verbs: characters, cards or seats."""
        return [argument(option) for option in self.options]

    @property
    def kind(self) -> str:
        """Return the kind of the open question."""
        return self.decision.kind

    @property
    def asked(self) -> int:
        return self.decision.seat

    @property
    def turn(self) -> Turn:
        """The current turn, which must exist."""
        turn = self.state.turn
        assert turn is not None, "there is no turn"
        return turn

    @property
    def crown(self) -> int:
        return self.state.crown

    def gold(self, seat: int) -> int:
        return self.state.seats[seat].gold

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat in alphabetical order."""
        return sorted(self.state.seats[seat].hand)

    def city(self, seat: int) -> list[str]:
        """The names of the districts of a city in the order of building."""
        return [each.card for each in self.state.seats[seat].city]

    def bottom(self, count: int = 1) -> list[str]:
        """The lowest cards of the deck, the very lowest first."""
        return self.state.deck[:count]

    def points(self, seat: int) -> dict[str, int]:
        """The lines of a seat's score once the game is over, with the `total` and the `place` (from 1)."""
        scores = self.state.scores
        place, score = next((place, each) for place, each in enumerate(scores, 1) if each.seat == seat)
        return {**dict(score.lines), "total": score.total, "place": place}

    def view(self, seat: int | None) -> View:
        return self.game.view(seat)

    @overload
    def event(self, kind: str, *, missing: Literal[False] = False, **facts: Fact) -> Event: ...
    @overload
    def event(self, kind: str, *, missing: Literal[True], **facts: Fact) -> None: ...
    def event(self, kind: str, *, missing: bool = False, **facts: Fact) -> Event | None:
        """Return the one event of this kind (and with these facts) of the last play; or none if `missing`."""
        found = of_kind(self.events, kind, **facts)
        if missing:
            assert not found, f"{found}"
            return None
        assert len(found) == 1, f"{len(found)} events {kind} {facts} in {self.events}"
        return found[0]

    def kinds(self, seat: int | None = None) -> list[str]:
        """The kinds of the last events, in order; only those that a seat sees, if one is given."""
        return [each.kind for each in self.events if seat is None or visible(each, seat)]

    def seen_by(self, seat: int | None) -> list[Event]:
        """The last events that a seat (or a spectator) sees."""
        return [each for each in self.events if visible(each, seat)]

    def _goes_on(self, moment: Callable[[Game], None]) -> list[Event]:
        self.refresh()
        moment(self.game)
        self.events = self.game.events
        self.refresh()
        return self.events


def quiet(decision: Decision) -> tuple[str, ...]:
    """Return the answer that does least: ending, gathering gold, refusing, or the first options."""
    for option in QUIET:
        if option in decision.options and decision.minimum <= 1 <= decision.maximum:
            return (option,)
    if decision.kind == "turn":
        # Something must be done before the turn can end.
        return (next((each for each in decision.options if each.startswith("use:")), decision.options[0]),)
    return decision.options[: decision.minimum]
