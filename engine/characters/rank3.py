"""Rank 3: the Magician, the Wizard and the Seer."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import Ask, hand_over, look_into_hand, seat_options, take_card
from engine.decision import Decision, argument, card_options, pick_one, verb
from engine.flow import actions, build
from engine.hooks import Aside, Character, Power, Question, spend
from engine.position import Position
from engine.state import Turn
from engine.steps import About

SWAP, REDRAW = "swap-hands", "redraw"
WIZARD, SEER = "wizard", "seer"


def with_cards(game: Position, seat: int) -> list[int]:
    """Return the other seats that have a card, the one on the left first."""
    return [other for other in game.others(seat) if game.seats[other].hand]


class MagicianPower(Ask):
    """Swaps hands, or redraws cards; using either power uses up both."""

    either = "hand"

    def ready(self, game: Position, turn: Turn) -> bool:
        if SWAP in turn.used or REDRAW in turn.used:
            return False
        return self.name == SWAP or bool(game.seats[turn.seat].hand)

    def lacks(self, game: Position, turn: Turn) -> str:
        """Return no reason if one of the two powers was used, because nobody expects the other one then."""
        return "" if {SWAP, REDRAW} & {*turn.used} else self.name


@dataclass(frozen=True, slots=True)
class SwapHands(Question):
    """Choose the player to swap hands with."""

    kind = SWAP

    def ask(self, game: Position) -> Decision:
        return game.question(self, seat_options(game.others(self.seat)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        spend(game, self.kind)
        target = int(argument(picks[0]))
        mine, theirs = game.seats[self.seat], game.seats[target]
        mine.hand, theirs.hand = theirs.hand, mine.hand
        # A new card isn't armed, even if it equals an armed card that left the hand.
        mine.armed, theirs.armed = [], []
        game.tell(events.SwappedHands, seat=self.seat, target=target)
        game.whisper(self.seat, events.ReceivedHand, cards=tuple(mine.hand))
        game.whisper(target, events.ReceivedHand, cards=tuple(theirs.hand))


@dataclass(frozen=True, slots=True)
class Redraw(Question):
    """Choose the cards to put under the deck in exchange for new ones."""

    kind = REDRAW

    def ask(self, game: Position) -> Decision:
        hand = game.seats[self.seat].hand
        return game.question(self, card_options(hand), 1, len(hand), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Put the cards under the deck first, then draw."""
        spend(game, self.kind)
        cards = [argument(pick) for pick in picks]
        for card in cards:
            game.seats[self.seat].hand.remove(card)
        game.bury(cards)
        actions.tidy(game)
        drawn = game.draw(len(cards))
        game.seats[self.seat].hand += drawn
        game.tell(events.Redrew, seat=self.seat, count=len(cards))
        game.whisper(self.seat, events.Drew, cards=tuple(drawn))


class Magician(Character):
    """Swaps hands with somebody, or puts cards back and draws as many."""

    id = "magician"
    powers = (MagicianPower(SwapHands), MagicianPower(Redraw))


class WizardPower(Ask):
    """Looks at somebody's hand and takes a card out of it."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether anybody else has a card (F46)."""
        return bool(with_cards(game, turn.seat))


@dataclass(frozen=True, slots=True)
class WizardSeat(Question):
    """Choose the player whose hand to look at."""

    kind = "wizard-seat"

    def ask(self, game: Position) -> Decision:
        """Offer any other player who has a card (F46)."""
        return game.question(self, seat_options(with_cards(game, self.seat)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Look; the player must now take a card before doing anything else (F47)."""
        spend(game, WIZARD)
        target = int(argument(picks[0]))
        look_into_hand(game, self.seat, target)
        game.turn.aside = WizardCard(self.seat, target)


@dataclass(frozen=True, slots=True)
class WizardCard(Aside):
    """Choose a card, and whether to take it (`card:`) or to build it at once (`build:`).

    While this question waits, the player builds out of the other player's hand, and such builds don't count
    towards the limit. The card stays there until it is paid for. Taking back the payment leads here again.
    """

    kind = "wizard-card"

    def ask(self, game: Position) -> Decision:
        """Offer each name to take, and to build if rules and payment allow, even before gathering (F3, F45).

        The options are sorted, so their order doesn't show which cards are new in that hand.
        """
        turn, cards = game.turn, sorted(set(game.seats[self.target].hand))
        options = [f"card:{card}" for card in cards]
        options += [
            f"build:{card}"
            for card in cards
            if not build.forbidden(game, turn, card) and build.payable(game, turn, card)
        ]
        return game.question(self, options)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        card = argument(picks[0])
        if verb(picks[0]) == "build":
            build.begin(game, game.turn, card)
            return
        game.turn.aside = None
        take_card(game, self.seat, self.target, card, WIZARD)


class Wizard(Character):
    """Takes a card out of a hand, to keep it or to build it; may build second copies (F44)."""

    id = WIZARD
    repeats = True
    powers = (WizardPower(WizardSeat, WIZARD),)


class SeerPower(Power):
    """Takes a random card from every other player, and gives one back to each."""

    def ready(self, game: Position, turn: Turn) -> bool:
        return bool(with_cards(game, turn.seat))

    def use(self, game: Position, turn: Turn) -> None:
        """Take a card from everybody who has any. Then ask which cards to give back (F48)."""
        spend(game, self.name)
        robbed = with_cards(game, turn.seat)
        for target in robbed:
            card = game.state.rng.pick(game.seats[target].hand)
            take_card(game, turn.seat, target, card, self.name)
        _give_back(game, turn.seat, robbed)


def _give_back(game: Position, seat: int, robbed: Sequence[int]) -> None:
    if robbed:
        game.push(SeerGift(seat, robbed[0], tuple(robbed[1:])))


@dataclass(frozen=True, slots=True)
class SeerGift(Question):
    """Choose the card that `target` gets back; the seats in `later` get theirs afterwards."""

    kind = "seer-gift"

    target: int
    later: tuple[int, ...]

    def about(self) -> About:
        return About(target=self.target)

    def seats_named(self) -> tuple[int, ...]:
        return (self.seat, self.target, *self.later)

    def ask(self, game: Position) -> Decision:
        """Offer each name in the hand once, even names of cards that came from others (F48)."""
        return game.question(self, pick_one(game.seats[self.seat].hand))

    def forced(self, game: Position, only: str) -> bool:
        """Return whether the hand has one card. Others can't tell that several are equal, so ask then."""
        return len(game.seats[self.seat].hand) == 1

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        game.tell(events.GaveCards, seat=self.seat, target=self.target, count=1, reason=SEER)
        hand_over(game, self.seat, self.target, argument(picks[0]))
        _give_back(game, self.seat, self.later)


class Seer(Character):
    """Takes a card from everybody, gives one back to each, and builds up to two districts."""

    id = SEER
    limit = 2
    powers = (SeerPower(SEER),)
