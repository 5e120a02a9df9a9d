"""Games that go on: answers, what is looked at, what is said ahead."""

from dataclasses import dataclass

from bot.controls.requests.base import GameRequest, Request

# Board and panel


class Play(GameRequest):
    """Open the panel of the person's seat."""


class ShowHand(GameRequest):
    """Show the hand of the person's seat."""


class ShowRules(GameRequest):
    """Show the short rules, with the cards of the game."""


@dataclass(frozen=True, slots=True)
class LookUp(Request):
    """Show a card or a topic of this name by the rules of a source, a game or an edition."""

    source: str
    name: str


class ShowBoard(GameRequest):
    """Post the public message anew."""


class OpenLog(GameRequest):
    """Tell the round before this one, beside what was clicked."""


@dataclass(frozen=True, slots=True)
class ShowLog(GameRequest):
    """Tell this part of a round, in the place of another one; parts are counted from 0."""

    round: int
    part: int


class Resign(GameRequest):
    """Give the person's seat to a computer player; this was asked for and confirmed."""


class Back(GameRequest):
    """Let the person play on, for whom a computer has played."""


class Replace(GameRequest):
    """Have a computer play for who keeps everybody waiting, if enough people want that."""


@dataclass(frozen=True, slots=True)
class Answer(GameRequest):
    """Answer the question of this tag with the options of these indexes; `None` takes the last step back.

    `then` are the options of the questions that follow, where one click answers them too.
    """

    tag: str
    indexes: tuple[int, ...] | None
    then: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnPage(GameRequest):
    """Show another page of the options of a long question; answers nothing.

    `picked` are the indexes that were picked so far, so that nothing has to be remembered.
    """

    tag: str
    page: int
    picked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AskAdvice(GameRequest):
    """Look for the best answers to the question of this tag; answers nothing."""

    tag: str


# Guesses


class OpenGuesses(GameRequest):
    """Show the person what they guess of the round."""


@dataclass(frozen=True, slots=True)
class Guess(GameRequest):
    """Guess that the character at a place of the cast is at a seat; without one nothing is guessed."""

    round: int
    place: int
    seat: int | None


# Wishes


class OpenWishes(GameRequest):
    """Show the person what they wish ahead."""


@dataclass(frozen=True, slots=True)
class DraftWishes(GameRequest):
    """Show an order of characters, by their places in the cast; nothing is stored.

    `round` is the one that it would be for; 0: until changed.
    """

    round: int
    order: tuple[int, ...]


class SaveWishes(DraftWishes):
    """Store this order; an empty one takes what was wished back."""
