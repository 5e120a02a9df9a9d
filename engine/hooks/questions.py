"""Questions, powers and ways of paying."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.decision import Decision, Lack, argument
from engine.position import Position
from engine.state import Turn
from engine.steps import About, Step


@dataclass(frozen=True, slots=True)
class Question(Step):
    """A kind of question: a dataclass whose fields hold the facts to remember until the answer comes."""

    def ask(self, game: Position) -> Decision:
        """Return the question in its current form, with at least one answer. Changes nothing."""
        raise NotImplementedError

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Carry out the answer. The question has left the stack, and the picks are allowed."""
        raise NotImplementedError

    def forced(self, game: Position, only: str) -> bool:
        """Return whether the game may give the only answer without asking.

        Players notice that a question is missing. So this may be true only if everybody can see that there is
        no other answer.
        """
        return False

    # The most gold that an answer can bring. Set only if the power is used up before the question comes.
    most_gold: ClassVar[int] = 0

    def sure(self, game: Position, option: str) -> bool:
        """Return whether the player knows all effects of an option: it draws and asks nothing."""
        return False

    def lacking(self, game: Position) -> tuple[Lack, ...]:
        """Return the expected answers that aren't allowed now. Only the asked player may see them."""
        return ()


@dataclass(frozen=True, slots=True)
class Aside(Question):
    """A question that comes before the menu of a turn until the player settles it.

    Until then, the player builds out of the hand of `target`; such builds don't count towards the limit.
    """

    target: int

    def about(self) -> About:
        return About(target=self.target)


@dataclass(frozen=True, slots=True)
class Drawn(Question):
    """A question about drawn cards. It holds the cards, and only the asked player sees them."""

    cards: tuple[str, ...]

    def loose(self) -> tuple[str, ...]:
        return self.cards

    def split(self, picks: Sequence[str]) -> tuple[list[str], list[str]]:
        """Return the picked cards, and the others."""
        kept, rest = [argument(pick) for pick in picks], list(self.cards)
        for card in kept:
            rest.remove(card)
        return kept, rest


class Power:
    """An ability of a character or of a district, to use once in a turn."""

    must: ClassVar[bool] = False  # the turn can't end before it is used
    asks: ClassVar[bool] = False  # using it begins with a question
    either: ClassVar[str] = ""  # the name of a group of powers; using one of them uses up all
    sure: ClassVar[bool] = False  # only brings gold from the bank, an amount that everybody knows

    def __init__(self, name: str) -> None:
        self.name = name
        self.option = f"use:{name}"

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether a power that isn't used up can be used now."""
        return True

    def lacks(self, game: Position, turn: Turn) -> str:
        """Return in a word why a power isn't `ready` after gathering; empty if nobody expects to use it."""
        return "" if self.must else self.name

    def most_gold(self, game: Position, turn: Turn) -> int:
        """Return the most gold that the power may bring in this turn, as far as everybody can see it."""
        return 0

    def use(self, game: Position, turn: Turn) -> None:
        """Use the power, or ask for details first. The code that completes the use calls `spend`."""
        raise NotImplementedError


def spend(game: Position, name: str) -> None:
    """Record that a power of the turn is used up."""
    game.turn.used.append(name)


class PayingWay:
    """A way of paying for a district.

    `destroys`: another district goes for it. `confirm`: the player chooses it even if it is the only one.
    """

    name: ClassVar[str] = ""
    destroys: ClassVar[bool] = False
    confirm: ClassVar[bool] = False

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        """Return whether the card could be paid for in this way now."""
        raise NotImplementedError

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        """Pay and build the district, or ask for details first."""
        raise NotImplementedError


def open_question(game: Position) -> Question:
    """Return the question on top of the stack; there must be one."""
    step = game.state.stack[-1]
    assert isinstance(step, Question)
    return step


QUESTIONS: dict[str, type[Question]] = {}
POWERS: dict[str, Power] = {}
PAYING_WAYS: dict[str, PayingWay] = {}
