"""Rank 5: the Cardinal, who borrows gold."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import CardIncome, seat_options
from engine.decision import Decision, argument, card_options
from engine.flow import build
from engine.hooks import Character, PayingWay, Question, having, spend
from engine.position import Position
from engine.state import Turn
from engine.steps import About

LOAN = "loan"


class Loan(PayingWay):
    """Pays with all gold of the player. Another player lends the rest and gets a card for each gold."""

    name = LOAN

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        return bool(lenders(game, turn, card, price))

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        game.push(LoanSeat(turn.seat, card, price - game.seats[turn.seat].gold))


def lenders(game: Position, turn: Turn, card: str, price: int) -> list[int]:
    """Return the seats that can lend the missing gold; the hand must hold a card for each gold (F63)."""
    seat = game.seats[turn.seat]
    missing = price - seat.gold
    if not 0 < missing < len(seat.hand) or LOAN in turn.used:
        return []
    least = _least(card, missing)
    return [other for other in game.others(turn.seat) if game.seats[other].gold >= least]


def _least(card: str, missing: int) -> int:
    """Return the least gold to borrow: all that is missing, unless cards may pay a part of it (F63)."""
    return 1 if card in having("paid_in_cards") else missing


@dataclass(frozen=True, slots=True)
class LoanSeat(Question):
    """Choose the player who lends the missing gold."""

    kind = "loan-seat"

    card: str
    missing: int

    def about(self) -> About:
        return About(self.card, gold=self.missing)

    def ask(self, game: Position) -> Decision:
        price = self.missing + game.seats[self.seat].gold
        return game.question(self, seat_options(lenders(game, game.turn, self.card, price)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        game.push(LoanCards(self.seat, self.card, int(argument(picks[0])), self.missing))


@dataclass(frozen=True, slots=True)
class LoanCards(Question):
    """Choose the cards to give, one for each gold that is borrowed."""

    kind = "loan-cards"

    card: str
    lender: int
    missing: int

    def about(self) -> About:
        return About(self.card, self.lender, self.missing)

    def ask(self, game: Position) -> Decision:
        """Offer the cards of the hand. Further cards may pay a part of the price of a Thieves' Den."""
        most = min(self.missing, game.seats[self.lender].gold)
        options = card_options(_without(game, self.seat, self.card))
        return game.question(self, options, _least(self.card, self.missing), most, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        given = tuple(argument(pick) for pick in picks)
        rest = LoanRest(self.seat, self.card, self.lender, self.missing - len(given), given)
        if rest.count:
            game.push(rest)
        else:
            rest.borrow(game, [])


@dataclass(frozen=True, slots=True)
class LoanRest(Question):
    """Choose the cards that pay the rest of the price (F63); `given` are the cards that the lender gets."""

    kind = "loan-rest"

    card: str
    lender: int
    count: int
    given: tuple[str, ...]

    def about(self) -> About:
        return About(self.card, self.lender, self.count)

    def ask(self, game: Position) -> Decision:
        """Ask for exactly the missing number of cards, so that nobody borrows more than needed."""
        options = card_options(_without(game, self.seat, self.card, *self.given))
        return game.question(self, options, self.count, self.count, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        self.borrow(game, [argument(pick) for pick in picks])

    def borrow(self, game: Position, rest: list[str]) -> None:
        """Swap the given cards for the lender's gold, put the rest under the deck, and build."""
        spend(game, LOAN)
        seat, lender, given = game.seats[self.seat], game.seats[self.lender], self.given
        for card in given:
            seat.hand.remove(card)
        lender.hand += given
        game.move_gold(self.lender, self.seat, len(given))
        game.tell(events.Borrowed, seat=self.seat, target=self.lender, gold=len(given), card=self.card)
        game.whisper(self.lender, events.ReceivedCards, source=self.seat, cards=given)
        if rest:
            game.discard(self.seat, rest, self.card)

        # The loan and the cards pay only for the missing gold, so all gold of the stash goes into the price.
        build.paid(game, game.turn, self.card, seat.gold)


def _without(game: Position, seat: int, *cards: str) -> list[str]:
    """Return a seat's hand without `cards`: the card that it builds, and the cards for the lender."""
    hand = game.seats[seat].hand.copy()
    for card in cards:
        hand.remove(card)
    return hand


class Cardinal(Character):
    """One card for each religious district; borrows gold that is missing for a district."""

    id = "cardinal"
    powers = (CardIncome("religious"),)

    def ways(self, game: Position, turn: Turn, card: str, price: int) -> tuple[str, ...]:
        return (LOAN,)
