"""Naming a character, and markers that lie face down on characters: one counts, the others are bluffs."""

from collections.abc import Sequence
from typing import ClassVar

import engine.events as events
from engine.decision import Decision, argument
from engine.hooks import Question, spend
from engine.position import Position
from engine.state import Mark, Step


class Naming(Question):
    """Name a character; `back` says whether that can be put off."""

    back: ClassVar[bool] = True

    def targets(self, game: Position) -> list[str]:
        """The characters that may be named."""
        raise NotImplementedError

    def ask(self, game: Position, step: Step) -> Decision:
        """Any of these, in play or not."""
        return game.question(step, [f"character:{each}" for each in self.targets(game)], back=self.back)


class LayReal(Naming):
    """Choose the character that gets the marker that counts; `bluffs` is the question that follows."""

    bluffs: str = ""

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Ask for the others; nothing is laid yet."""
        game.push(Step(self.bluffs, step.seat, card=argument(picks[0])))


class LayBluffs(Naming):
    """Choose the characters that get the other markers; the one that was chosen first is the step's `card`.

    All markers come to lie at once and in the order of the ranks, so that neither the order of events nor
    that of the marks tells which of them counts.
    """

    mark: str = ""
    count: int = 1
    power: str = ""
    told: ClassVar[type[events.MarkersLaid]]

    def ask(self, game: Position, step: Step) -> Decision:
        """Any of the others."""
        options = [f"character:{each}" for each in self.targets(game) if each != step.card]
        return game.question(step, options, self.count, self.count, back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Lay them all."""
        spend(game, self.power)
        chosen = {step.card, *(argument(pick) for pick in picks)}
        characters = tuple(each for each in game.cast if each in chosen)
        game.state.marks += [Mark(self.mark, each, step.seat, each == step.card) for each in characters]
        game.tell(self.told, seat=step.seat, characters=characters)


def lift(game: Position, kind: str, character: str = "") -> None:
    """Take the markers of a kind away, from one character or from all."""
    game.state.marks = [
        mark for mark in game.state.marks if mark.kind != kind or (character and mark.character != character)
    ]
