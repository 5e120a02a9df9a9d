"""Questions that name a character; and face-down markers on characters: one is real, the rest are bluffs."""

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
    """Name a character; `back` says whether the player may return to the step before."""

    back: ClassVar[bool] = True

    def targets(self, game: Position) -> list[str]:
        """Return the characters that may be named."""
        raise NotImplementedError

    def ask(self, game: Position) -> Decision:
        """Offer all targets, whether anybody holds them or not."""
        return game.question(self, [f"character:{each}" for each in self.targets(game)], back=self.back)


@dataclass(frozen=True, slots=True)
class NameVictim(Naming):
    """Name a character in public, and mark it. The power has the same name as the question's kind."""

    mark: ClassVar[str]
    told: ClassVar[type[events.Marked]]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        spend(game, self.kind)
        self.strike(game, picks)

    def strike(self, game: Position, picks: Sequence[str]) -> None:
        """Mark the character that was named."""
        character = argument(picks[0])
        game.state.marks.append(Mark(self.mark, character, self.seat))
        game.tell(self.told, seat=self.seat, character=character)


@dataclass(frozen=True, slots=True)
class LayBluffs(Naming):
    """Choose the characters that get bluffs; the character `real` gets the real marker.

    The game lays all markers at once, in the order of the ranks, so the order doesn't reveal the real one.
    """

    mark: ClassVar[str]
    count: ClassVar[int]
    power: ClassVar[str]
    told: ClassVar[type[events.MarkersLaid]]

    real: str

    def about(self) -> About:
        return About(self.real)

    def ask(self, game: Position) -> Decision:
        options = [f"character:{each}" for each in self.targets(game) if each != self.real]
        return game.question(self, options, self.count, self.count, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        spend(game, self.power)
        chosen = {self.real, *(argument(pick) for pick in picks)}
        characters = tuple(each for each in game.cast if each in chosen)
        game.state.marks += [Mark(self.mark, each, self.seat, each == self.real) for each in characters]
        game.tell(self.told, seat=self.seat, characters=characters)


@dataclass(frozen=True, slots=True)
class LayReal(Naming):
    """Choose the character that gets the real marker; `bluffs` is the question that follows."""

    bluffs: ClassVar[type[LayBluffs]]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Ask for the bluffs; nothing is laid yet."""
        game.push(self.bluffs(self.seat, argument(picks[0])))


def lift(game: Position, kind: str, character: str = "") -> None:
    """Take the markers of a kind away: from one character, or from all if `character` is empty."""
    game.state.marks = [
        mark for mark in game.state.marks if mark.kind != kind or (character and mark.character != character)
    ]
