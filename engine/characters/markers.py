"""Naming a character, and markers that lie face down on characters: one counts, the others are bluffs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import engine.events as events
from engine.decision import Decision, argument
from engine.hooks import Question, spend
from engine.position import Position
from engine.state import Mark
from engine.steps import About


@dataclass(frozen=True, slots=True)
class Naming(Question):
    """Name a character; `back` says whether that can be put off."""

    back: ClassVar[bool] = True

    def targets(self, game: Position) -> list[str]:
        """The characters that may be named."""
        raise NotImplementedError

    def ask(self, game: Position) -> Decision:
        """Any of these, in play or not."""
        return game.question(self, [f"character:{each}" for each in self.targets(game)], back=self.back)


@dataclass(frozen=True, slots=True)
class NameVictim(Naming):
    """Name the character to which something is done, for everybody to hear."""

    mark: ClassVar[str]
    told: ClassVar[type[events.Marked]]

    def strike(self, game: Position, picks: Sequence[str]) -> None:
        """Mark the character that was named."""
        character = argument(picks[0])
        game.state.marks.append(Mark(self.mark, character, self.seat))
        game.tell(self.told, seat=self.seat, character=character)


@dataclass(frozen=True, slots=True)
class LayBluffs(Naming):
    """Choose the characters that get the other markers; `real` is the one that gets the one that counts.

    All markers come to lie at once and in the order of the ranks, so that neither the order of events nor
    that of the marks tells which of them counts.
    """

    mark: ClassVar[str]
    count: ClassVar[int]
    power: ClassVar[str]
    told: ClassVar[type[events.MarkersLaid]]

    real: str

    def about(self) -> About:
        """The character that was chosen first."""
        return About(self.real)

    def ask(self, game: Position) -> Decision:
        """Any of the others."""
        options = [f"character:{each}" for each in self.targets(game) if each != self.real]
        return game.question(self, options, self.count, self.count, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Lay them all."""
        spend(game, self.power)
        chosen = {self.real, *(argument(pick) for pick in picks)}
        characters = tuple(each for each in game.cast if each in chosen)
        game.state.marks += [Mark(self.mark, each, self.seat, each == self.real) for each in characters]
        game.tell(self.told, seat=self.seat, characters=characters)


@dataclass(frozen=True, slots=True)
class LayReal(Naming):
    """Choose the character that gets the marker that counts; `bluffs` is the question that follows."""

    bluffs: ClassVar[type[LayBluffs]]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Ask for the others; nothing is laid yet."""
        game.push(self.bluffs(self.seat, argument(picks[0])))


def lift(game: Position, kind: str, character: str = "") -> None:
    """Take the markers of a kind away, from one character or from all."""
    game.state.marks = [
        mark for mark in game.state.marks if mark.kind != kind or (character and mark.character != character)
    ]
