"""Rank 1: the Assassin."""

from collections.abc import Sequence

from engine.decision import Decision, argument
from engine.hooks import Character, MarkRule, Question, spend
from engine.characters.powers import Ask
from engine.position import Position
from engine.state import Mark, Step


class Killed(MarkRule):
    """The killed character stays silent and has no turn (F6, F7)."""

    kind = "killed"
    silences = True


class Kill(Question):
    """Name the character to kill."""

    kind = "kill"

    def ask(self, game: Position, step: Step) -> Decision:
        """Every other character of the cast, in play or not (F8)."""
        own = game.turn.character
        return game.question(step, [f"character:{each}" for each in game.cast if each != own], back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Mark the character."""
        spend(game, self.kind)
        character = argument(picks[0])
        game.state.marks.append(Mark("killed", character, step.seat))
        game.tell("killed", seat=step.seat, character=character)


class Assassin(Character):
    """Name another character: it is killed."""

    id = "assassin"
    powers = (Ask("kill"),)
