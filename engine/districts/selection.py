"""Districts that act at the end of the selection phase."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.decision import Decision, argument
from engine.hooks import Question, UniqueDistrict
from engine.position import Position
from engine.steps import About

THEATER = "theater"


@dataclass(frozen=True, slots=True)
class TheaterSeat(Question):
    """Choose a player to exchange characters with, unseen, or nobody (F57)."""

    kind = "theater"

    def about(self) -> About:
        return About(THEATER)

    def ask(self, game: Position) -> Decision:
        return game.question(self, [*(f"seat:{seat}" for seat in game.others(self.seat)), "no"])

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Exchange; a player with two characters first chooses which one to give."""
        if picks[0] == "no":
            game.tell(events.KeptCharacter, seat=self.seat, reason=THEATER)
            return
        target = int(argument(picks[0]))
        own = game.seats[self.seat].characters
        if len(own) == 1:
            _exchange(game, self.seat, target, own[0])
        else:
            # The first question stays on the stack, so that the second can be taken back.
            game.push(self)
            game.push(TheaterGive(self.seat, target))


@dataclass(frozen=True, slots=True)
class TheaterGive(Question):
    """With two or three players: choose which character to give."""

    kind = "theater-give"

    target: int

    def about(self) -> About:
        return About(THEATER, self.target)

    def ask(self, game: Position) -> Decision:
        own = game.seats[self.seat].characters
        return game.question(self, [f"character:{each}" for each in own], back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Exchange the character, and remove the first question from the stack."""
        game.state.stack.pop()
        _exchange(game, self.seat, self.target, argument(picks[0]))


def _exchange(game: Position, seat: int, target: int, given: str) -> None:
    """Exchange characters; of several, take a random one. Only these two players see the cards."""
    mine, theirs = game.seats[seat].characters, game.seats[target].characters
    taken = theirs[0] if len(theirs) == 1 else game.state.rng.pick(theirs)
    mine[mine.index(given)] = taken
    theirs[theirs.index(taken)] = given
    game.tell(events.ExchangedCharacters, seat=seat, target=target, reason=THEATER)
    game.whisper(seat, events.ReceivedCharacter, source=target, character=taken, given=given)
    game.whisper(target, events.ReceivedCharacter, source=seat, character=given, given=taken)


class Theater(UniqueDistrict):
    """Its owner may exchange characters with somebody before the first is called."""

    id = THEATER

    def chosen(self, game: Position, seat: int) -> None:
        game.push(TheaterSeat(seat))
