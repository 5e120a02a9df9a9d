"""Districts that their owner may use once in each of the own turns."""

from collections.abc import Sequence

from engine.decision import Decision, argument
from engine.hooks import DISTRICT_POWERS, Power, Question, spend
from engine.position import Position
from engine.state import Step, Turn

LABORATORY_GOLD = 2
SMITHY_GOLD = 2
SMITHY_CARDS = 3


class LaboratoryPower(Power):
    """Turn a card of the hand into gold."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether there is a card to give."""
        return bool(game.seats[turn.seat].hand)

    def use(self, game: Position, turn: Turn) -> None:
        """Ask for the card."""
        game.push(Step("laboratory", turn.seat))


class Laboratory(Question):
    """Choose the card to put under the deck for gold."""

    kind = "laboratory"

    def ask(self, game: Position, step: Step) -> Decision:
        """Any card of the hand, each name once."""
        return game.question(
            step, [f"card:{card}" for card in dict.fromkeys(game.seats[step.seat].hand)], back=True
        )

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Put it away and take the gold."""
        spend(game, self.kind)
        card = argument(picks[0])
        game.seats[step.seat].hand.remove(card)
        game.bury([card])
        game.tell("discarded", seat=step.seat, count=1, reason=self.kind)
        game.gain(step.seat, LABORATORY_GOLD, self.kind)


class SmithyPower(Power):
    """Buy cards."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether there is the gold, and a card to draw."""
        return game.seats[turn.seat].gold >= SMITHY_GOLD and bool(game.state.deck)

    def use(self, game: Position, turn: Turn) -> None:
        """Pay and draw."""
        spend(game, self.name)
        game.pay(turn.seat, SMITHY_GOLD)
        game.tell("paid", seat=turn.seat, gold=SMITHY_GOLD, reason=self.name)
        game.gain_cards(turn.seat, SMITHY_CARDS, self.name)


DISTRICT_POWERS["laboratory"] = LaboratoryPower("laboratory")
DISTRICT_POWERS["smithy"] = SmithyPower("smithy")
