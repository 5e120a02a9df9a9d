"""Districts that act at the end of the selection phase."""

from collections.abc import Sequence

import engine.events as events
from engine.decision import Decision, argument
from engine.hooks import SELECTION_ENDED, Question
from engine.position import Position
from engine.state import Step

THEATER = "theater"


class TheaterSeat(Question):
    """Choose with whom to exchange characters, unseen, if with anybody (F57)."""

    kind = "theater"

    def ask(self, game: Position, step: Step) -> Decision:
        """Any other player, or nobody."""
        return game.question(step, [*(f"seat:{seat}" for seat in game.others(step.seat)), "no"])

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Exchange; who holds two characters chooses first which of them to give."""
        if picks[0] == "no":
            game.tell(events.KeptCharacter, seat=step.seat, reason=THEATER)
            return
        target = int(argument(picks[0]))
        own = game.seats[step.seat].characters
        if len(own) == 1:
            _exchange(game, step.seat, target, own[0])
        else:
            # The first question stays beneath, so that the second can be taken back.
            game.push(step)
            game.push(Step("theater-give", step.seat, THEATER, target))


class TheaterGive(Question):
    """With two or three players: choose which of the own characters to give."""

    kind = "theater-give"

    def ask(self, game: Position, step: Step) -> Decision:
        """The own characters."""
        own = game.seats[step.seat].characters
        return game.question(step, [f"character:{each}" for each in own], back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Exchange it; the question beneath is settled too."""
        game.state.stack.pop()
        _exchange(game, step.seat, step.target, argument(picks[0]))


def _exchange(game: Position, seat: int, target: int, given: str) -> None:
    """Exchange blindly: of several characters a random one is taken; only these two see what they got."""
    mine, theirs = game.seats[seat].characters, game.seats[target].characters
    taken = theirs[0] if len(theirs) == 1 else game.state.rng.pick(theirs)
    mine[mine.index(given)] = taken
    theirs[theirs.index(taken)] = given
    game.tell(events.ExchangedCharacters, seat=seat, target=target, reason=THEATER)
    game.whisper(seat, events.ReceivedCharacter, source=target, character=taken, given=given)
    game.whisper(target, events.ReceivedCharacter, source=seat, character=given, given=taken)


def _theater(game: Position, seat: int) -> None:
    """Ask its owner, in every round."""
    game.push(Step(THEATER, seat, THEATER))


SELECTION_ENDED[THEATER] = _theater
