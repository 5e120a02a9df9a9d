"""The Fortune Teller: look into a hand and take a card out of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.characters.powers import look_into_hand, seat_options, take_card
from engine.characters.rank3 import with_cards
from engine.decision import Decision, argument, pick_one
from engine.flow import actions
from engine.hooks import Action, Question
from engine.position import Position
from engine.state import Turn
from engine.steps import About


class FortuneTeller(Action):
    """Looks at the hand of another player and takes a card from it."""

    id = "fortune_teller"

    def ready(self, game: Position, turn: Turn) -> bool:
        return bool(with_cards(game, turn.seat))

    def play(self, game: Position, turn: Turn) -> None:
        game.push(FortuneSeat(turn.seat))


@dataclass(frozen=True, slots=True)
class FortuneSeat(Question):
    """Choose whose hand to look at."""

    kind = "fortune-seat"

    def about(self) -> About:
        return About(FortuneTeller.id)

    def ask(self, game: Position) -> Decision:
        return game.question(self, seat_options(with_cards(game, self.seat)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        target = int(argument(picks[0]))
        actions.discard(game, self.seat, FortuneTeller.id)
        look_into_hand(game, self.seat, target)
        game.push(FortuneCard(self.seat, target))


@dataclass(frozen=True, slots=True)
class FortuneCard(Question):
    """Choose the card to take; the player must take one (F47)."""

    kind = "fortune-card"

    target: int

    def about(self) -> About:
        return About(FortuneTeller.id, self.target)

    def ask(self, game: Position) -> Decision:
        """Offer each name in the hand once, sorted, so that the order doesn't show which cards are new."""
        return game.question(self, pick_one(sorted(game.seats[self.target].hand)))

    def forced(self, game: Position, only: str) -> bool:
        """Return whether the hand has one card. Others can't tell that several are equal, so ask then."""
        return len(game.seats[self.target].hand) == 1

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        take_card(game, self.seat, self.target, argument(picks[0]), FortuneTeller.id)
