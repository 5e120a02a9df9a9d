"""Questions, powers and ways of paying."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.decision import Decision, Lack
from engine.position import Position
from engine.state import Turn
from engine.steps import About, Step


@dataclass(frozen=True, slots=True)
class Question(Step):
    """A kind of question. Its class defines the possible answers and their effects.

    Each kind is a dataclass like this one; its fields hold the facts to remember until the answer comes.
    """

    def ask(self, game: Position) -> Decision:
        """Return the current form of the question, without changing anything. It has at least one answer."""
        raise NotImplementedError

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Carry out the answer. The question is off the stack already, and the picks are allowed."""
        raise NotImplementedError

    def forced(self, game: Position, only: str) -> bool:
        """Return whether the game may give the only answer without asking for it.

        Players can notice that a question is missing. So this is true only if everybody can see that there is
        no other answer. Otherwise the game asks, even with one answer.
        """
        return False

    most_gold: ClassVar[int] = 0
    """The most gold that an answer can bring; the power of the question is used up before it is asked."""

    def sure(self, game: Position, option: str) -> bool:
        """Return whether the player knows all effects of an option: it draws and asks nothing."""
        return False

    def lacking(self, game: Position) -> tuple[Lack, ...]:
        """Return the expected answers that aren't allowed now. Only the asked player may see them."""
        return ()


@dataclass(frozen=True, slots=True)
class Aside(Question):
    """A question that comes before anything else in a turn until it is settled.

    Meanwhile districts are built out of the hand of `target` and don't count towards the limit.
    """

    target: int

    def about(self) -> About:
        """Return the seat whose hand it is."""
        return About(target=self.target)


@dataclass(frozen=True, slots=True)
class Drawn(Question):
    """A question about drawn cards. The question holds them meanwhile; only the asked player sees them."""

    cards: tuple[str, ...]

    def loose(self) -> tuple[str, ...]:
        """Return the cards drawn."""
        return self.cards


class Power:
    """Something that may be used once in a turn: an ability of a character or of a district.

    `must` is true if the turn can't end before it was used, `asks` if using it begins with a question, and
    `sure` if it only brings gold from the bank, an amount that everybody can count beforehand.
    """

    must: ClassVar[bool] = False
    asks: ClassVar[bool] = False
    sure: ClassVar[bool] = False

    def __init__(self, name: str) -> None:
        self.name = name
        self.option = f"use:{name}"

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether it can be used now, unless it is used up."""
        return True

    def lacks(self, game: Position, turn: Turn) -> str:
        """Return in a word why it isn't `ready` after gathering; empty if nobody expects it to be."""
        return "" if self.must else self.name

    def most_gold(self, game: Position, turn: Turn) -> int:
        """Return the most gold that it may bring before the turn ends, as far as everybody can count it."""
        return 0

    def use(self, game: Position, turn: Turn) -> None:
        """Use it, or ask for details first. The code that completes it calls `spend`."""
        raise NotImplementedError


def spend(game: Position, name: str) -> None:
    """Record that a power of the turn is used up."""
    game.turn.used.append(name)


class PayingWay:
    """A way of paying for a district.

    `confirm` is true if the player must choose it even as the only way, because paying asks nothing more.
    """

    name: ClassVar[str] = ""
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
