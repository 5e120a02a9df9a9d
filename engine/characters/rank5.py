"""Rank 5: the Bishop, the Abbot and the Cardinal."""

from collections.abc import Sequence

import engine.events as events
from engine.characters.powers import Ask, CardIncome, Income, districts_of, seats_question
from engine.decision import Decision, argument, card_options
from engine.flow import build
from engine.hooks import INCOME_EXTRA, PAID_IN_CARDS, Character, Power, Question, Way, spend
from engine.position import Position
from engine.state import Step, Turn

RELIGIOUS_INCOME = Income("religious")
LOAN = "loan"


class Bishop(Character):
    """One gold for each religious district; rank 8 can't touch the player's districts this round."""

    id = "bishop"
    powers = (RELIGIOUS_INCOME,)

    def began(self, game: Position, turn: Turn) -> None:
        """Shield the city of whoever plays the character (F60)."""
        game.state.shielded.append(turn.seat)


class Tithe(Ask):
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
            game.push(Step(self.question, turn.seat, gold=districts))


def doubled(game: Position, seat: int) -> int:
    """For how many districts that count as any type the Abbot has both, a gold and a card (F61)."""
    if game.rules.abbot != "both-for-school":
        return 0
    return len(game.acting(seat, INCOME_EXTRA))


class SplitTithe(Question):
    """Choose how many gold and how many cards to take, before any of them is taken."""

    kind = "tithe"

    def ask(self, game: Position, step: Step) -> Decision:
        """Every mix, `split:2-1` being two gold and one card; no more cards than there are (F61)."""
        both = doubled(game, step.seat)
        most = min(step.gold, len(game.state.deck) + len(game.state.discards))
        splits = [f"split:{step.gold + both - cards}-{cards}" for cards in range(both, most + 1)]
        return game.question(step, splits or [f"split:{step.gold}-{most}"], back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Take them."""
        spend(game, self.kind)
        gold, _, cards = argument(picks[0]).partition("-")
        game.gain(step.seat, int(gold), self.kind)
        game.gain_cards(step.seat, int(cards), self.kind)


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
            game.push(Step(self.name, turn.seat))


class BegOf(Question):
    """Choose which of the richest players gives the gold."""

    kind = "beg"

    def ask(self, game: Position, step: Step) -> Decision:
        """All who are equally rich."""
        return seats_question(game, step, richer(game, step.seat))

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Take it."""
        _beg(game, step.seat, int(argument(picks[0])))


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
    powers = (Tithe("tithe"), Beg("beg"))


class Loan(Way):
    """All own gold, and what is missing from one other player, for as many cards of the hand."""

    name = LOAN

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        """Whether it was not used yet, and somebody can lend enough."""
        return bool(lenders(game, turn, card, price))

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        """Ask from whom."""
        game.push(Step("loan-seat", turn.seat, card, gold=price - game.seats[turn.seat].gold))


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
    return 1 if card in PAID_IN_CARDS else missing


def _spare(game: Position, step: Step) -> list[str]:
    """The hand without the card that is built and those already chosen for the lender."""
    hand = game.seats[step.seat].hand.copy()
    for card in (step.card, *step.cards):
        hand.remove(card)
    return hand


class LoanSeat(Question):
    """Choose the player to borrow from; `gold` is what is missing."""

    kind = "loan-seat"

    def ask(self, game: Position, step: Step) -> Decision:
        """Everybody who has enough."""
        price = step.gold + game.seats[step.seat].gold
        return seats_question(game, step, lenders(game, game.turn, step.card, price))

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Ask for the cards."""
        game.push(step._replace(kind="loan-cards", target=int(argument(picks[0]))))


class LoanCards(Question):
    """Choose the cards to give, one for each gold that is borrowed."""

    kind = "loan-cards"

    def ask(self, game: Position, step: Step) -> Decision:
        """The cards of the hand; of the Thieves' Den, a part of the price may be left for other cards."""
        most = min(step.gold, game.seats[step.target].gold)
        options = card_options(_spare(game, step))
        return game.question(step, options, _least(step.card, step.gold), most, back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Borrow and build, or ask for the cards that pay the rest."""
        given = tuple(argument(pick) for pick in picks)
        if len(given) == step.gold:
            _borrow(game, step._replace(cards=given), [])
        else:
            game.push(step._replace(kind="loan-rest", gold=step.gold - len(given), cards=given))


class LoanRest(Question):
    """Choose the cards that pay, beside gold of one's own and borrowed gold, the rest of the price (F63)."""

    kind = "loan-rest"

    def ask(self, game: Position, step: Step) -> Decision:
        """Exactly as many as are missing, so that no more is borrowed than needed."""
        return game.question(step, card_options(_spare(game, step)), step.gold, step.gold, back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Borrow and build."""
        _borrow(game, step, [argument(pick) for pick in picks])


def _borrow(game: Position, step: Step, rest: list[str]) -> None:
    """Swap the cards of the step for the lender's gold, put `rest` under the deck, and build."""
    spend(game, LOAN)
    seat, lender = game.seats[step.seat], game.seats[step.target]
    for card in (*step.cards, *rest):
        seat.hand.remove(card)
    lender.hand += step.cards
    game.move_gold(step.target, step.seat, len(step.cards))
    game.tell(events.Borrowed, seat=step.seat, target=step.target, gold=len(step.cards), card=step.card)
    game.whisper(step.target, events.ReceivedCards, source=step.seat, cards=step.cards)
    if rest:
        game.bury(rest)
        game.tell(events.Discarded, seat=step.seat, count=len(rest), reason=step.card)
    # All own gold goes first, so what lies in the stash now is what the card costs in gold.
    build.paid(game, game.turn, step.card, seat.gold)


class Cardinal(Character):
    """One card for each religious district; borrows what gold is missing for a district."""

    id = "cardinal"
    powers = (CardIncome("religious"),)

    def ways(self, game: Position, turn: Turn, card: str, price: int) -> tuple[str, ...]:
        """Borrowing."""
        return (LOAN,)
