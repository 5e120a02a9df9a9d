"""Rank 5: the Bishop, the Abbot and the Cardinal."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import CardIncome, Income, districts_of, seats_question
from engine.decision import Decision, argument, card_options
from engine.flow import build
from engine.hooks import Character, Power, Question, Way, acting, having, spend
from engine.position import Position
from engine.state import About, Turn

RELIGIOUS_INCOME = Income("religious")
LOAN = "loan"


class Bishop(Character):
    """One gold for each religious district; rank 8 can't touch the player's districts this round."""

    id = "bishop"
    powers = (RELIGIOUS_INCOME,)

    def began(self, game: Position, turn: Turn) -> None:
        """Shield the city of whoever plays the character (F60)."""
        game.state.shielded.append(turn.seat)


class Tithe(Power):
    """Gold and cards for religious districts."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether there is any such district."""
        return districts_of(game, turn.seat, "religious") > 0

    def use(self, game: Position, turn: Turn) -> None:
        """Ask how much of it shall be gold, where there is a choice."""
        districts = districts_of(game, turn.seat, "religious")
        if game.rules.abbot == "gold-only":
            spend(game, self.name)
            game.gain(turn.seat, districts, self.name)
        else:
            game.push(SplitTithe(turn.seat, districts))


def doubled(game: Position, seat: int) -> int:
    """For how many districts that count as any type the Abbot has both, a gold and a card (F61)."""
    if game.rules.abbot != "both-for-school":
        return 0
    return len(acting(game, seat, "any_type"))


@dataclass(frozen=True, slots=True)
class SplitTithe(Question):
    """Choose how many gold and how many cards to take, before any of them is taken."""

    kind = "tithe"

    districts: int

    def about(self) -> About:
        """How many districts pay, a gold or a card each."""
        return About(gold=self.districts)

    def ask(self, game: Position) -> Decision:
        """Every mix, `split:2-1` being two gold and one card; no more cards than there are (F61)."""
        both = doubled(game, self.seat)
        most = min(self.districts, len(game.state.deck) + len(game.state.discards))
        splits = [f"split:{self.districts + both - cards}-{cards}" for cards in range(both, most + 1)]
        return game.question(self, splits or [f"split:{self.districts}-{most}"], back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Take them."""
        spend(game, self.kind)
        gold, _, cards = argument(picks[0]).partition("-")
        game.gain(self.seat, int(gold), self.kind)
        game.gain_cards(self.seat, int(cards), self.kind)


class Beg(Power):
    """Have the richest player give one gold (F62)."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether anybody is richer."""
        return bool(richer(game, turn.seat))

    def use(self, game: Position, turn: Turn) -> None:
        """Take it, or ask from whom if several are the richest."""
        seats = richer(game, turn.seat)
        if len(seats) == 1:
            _beg(game, turn.seat, seats[0])
        else:
            game.push(BegOf(turn.seat))


@dataclass(frozen=True, slots=True)
class BegOf(Question):
    """Choose which of the richest players gives the gold."""

    kind = "beg"

    def ask(self, game: Position) -> Decision:
        """All who are equally rich."""
        return seats_question(game, self, richer(game, self.seat))

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Take it."""
        _beg(game, self.seat, int(argument(picks[0])))


def richer(game: Position, seat: int) -> list[int]:
    """The richest of all players; nobody if this seat is one of them, or if several are and that won't do."""
    most = max(each.gold for each in game.seats)
    if game.seats[seat].gold == most:
        return []
    richest = [other for other in game.others(seat) if game.seats[other].gold == most]
    return [] if len(richest) > 1 and game.rules.abbot == "gold-only" else richest


def _beg(game: Position, seat: int, target: int) -> None:
    spend(game, BegOf.kind)
    game.move_gold(target, seat, 1)
    game.tell(events.TookGold, seat=seat, target=target, gold=1, reason=BegOf.kind)


class Abbot(Character):
    """Gold or cards for religious districts; one gold from the richest player."""

    id = "abbot"
    powers = (Tithe(SplitTithe.kind), Beg(BegOf.kind))


class Loan(Way):
    """All own gold, and what is missing from one other player, for as many cards of the hand."""

    name = LOAN

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        """Whether it was not used yet, and somebody can lend enough."""
        return bool(lenders(game, turn, card, price))

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        """Ask from whom."""
        game.push(LoanSeat(turn.seat, card, price - game.seats[turn.seat].gold))


def lenders(game: Position, turn: Turn, card: str, price: int) -> list[int]:
    """Who can lend what is missing for the card; the hand must hold a card for each gold (F63)."""
    seat = game.seats[turn.seat]
    missing = price - seat.gold
    if not 0 < missing < len(seat.hand) or LOAN in turn.used:
        return []
    least = _least(card, missing)
    return [other for other in game.others(turn.seat) if game.seats[other].gold >= least]


def _least(card: str, missing: int) -> int:
    """How much must be borrowed at least: all that is missing, unless cards may pay a part (F63)."""
    return 1 if card in having("paid_in_cards") else missing


@dataclass(frozen=True, slots=True)
class LoanSeat(Question):
    """Choose the player to borrow from what is missing for the card."""

    kind = "loan-seat"

    card: str
    missing: int

    def about(self) -> About:
        """What is built, and how much gold is missing for it."""
        return About(self.card, gold=self.missing)

    def ask(self, game: Position) -> Decision:
        """Everybody who has enough."""
        price = self.missing + game.seats[self.seat].gold
        return seats_question(game, self, lenders(game, game.turn, self.card, price))

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Ask for the cards."""
        game.push(LoanCards(self.seat, self.card, int(argument(picks[0])), self.missing))


@dataclass(frozen=True, slots=True)
class LoanCards(Question):
    """Choose the cards to give, one for each gold that is borrowed."""

    kind = "loan-cards"

    card: str
    lender: int
    missing: int

    def about(self) -> About:
        """What is built, who lends, and how much gold is missing."""
        return About(self.card, self.lender, self.missing)

    def ask(self, game: Position) -> Decision:
        """The cards of the hand; of the Thieves' Den, a part of the price may be left for other cards."""
        most = min(self.missing, game.seats[self.lender].gold)
        options = card_options(_without(game, self.seat, self.card))
        return game.question(self, options, _least(self.card, self.missing), most, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Borrow and build, or ask for the cards that pay the rest."""
        given = tuple(argument(pick) for pick in picks)
        rest = LoanRest(self.seat, self.card, self.lender, self.missing - len(given), given)
        if rest.count:
            game.push(rest)
        else:
            rest.borrow(game, [])


@dataclass(frozen=True, slots=True)
class LoanRest(Question):
    """Choose the cards that pay, beside gold of one's own and borrowed gold, the rest of the price (F63).

    `given` are those that the lender gets.
    """

    kind = "loan-rest"

    card: str
    lender: int
    count: int
    given: tuple[str, ...]

    def about(self) -> About:
        """What is built, who lends, and how much of the price is left."""
        return About(self.card, self.lender, self.count)

    def ask(self, game: Position) -> Decision:
        """Exactly as many as are missing, so that no more is borrowed than needed."""
        options = card_options(_without(game, self.seat, self.card, *self.given))
        return game.question(self, options, self.count, self.count, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Borrow and build."""
        self.borrow(game, [argument(pick) for pick in picks])

    def borrow(self, game: Position, rest: list[str]) -> None:
        """Swap the given cards for the lender's gold, put the rest under the deck, and build."""
        spend(game, LOAN)
        seat, lender, given = game.seats[self.seat], game.seats[self.lender], self.given
        for card in (*given, *rest):
            seat.hand.remove(card)
        lender.hand += given
        game.move_gold(self.lender, self.seat, len(given))
        game.tell(events.Borrowed, seat=self.seat, target=self.lender, gold=len(given), card=self.card)
        game.whisper(self.lender, events.ReceivedCards, source=self.seat, cards=given)
        if rest:
            game.bury(rest)
            game.tell(events.Discarded, seat=self.seat, count=len(rest), reason=self.card)
        # All own gold goes first, so what lies in the stash now is what the card costs in gold.
        build.paid(game, game.turn, self.card, seat.gold)


def _without(game: Position, seat: int, *cards: str) -> list[str]:
    """The hand of a seat without the card that is built and those already chosen for the lender."""
    hand = game.seats[seat].hand.copy()
    for card in cards:
        hand.remove(card)
    return hand


class Cardinal(Character):
    """One card for each religious district; borrows what gold is missing for a district."""

    id = "cardinal"
    powers = (CardIncome("religious"),)

    def ways(self, game: Position, turn: Turn, card: str, price: int) -> tuple[str, ...]:
        """Borrowing."""
        return (LOAN,)
