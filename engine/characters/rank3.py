"""Rank 3: the Magician, the Wizard and the Seer."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import Ask, hand_over, seats_question
from engine.decision import Decision, argument, card_options, verb
from engine.flow import actions, build
from engine.hooks import Aside, Character, Power, Question, spend
from engine.position import Position
from engine.state import Turn
from engine.steps import About

SWAP, REDRAW = "swap-hands", "redraw"
WIZARD, SEER = "wizard", "seer"


def with_cards(game: Position, seat: int) -> list[int]:
    """The other seats that have a card, the one on the left first."""
    return [other for other in game.others(seat) if game.seats[other].hand]


class MagicianPower(Ask):
    """Swap hands, or redraw cards; using one uses up both."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether neither was used, and there is a card to redraw."""
        if SWAP in turn.used or REDRAW in turn.used:
            return False
        return self.name == SWAP or bool(game.seats[turn.seat].hand)

    def lacks(self, game: Position, turn: Turn) -> str:
        """After one, nobody expects the other."""
        return "" if {SWAP, REDRAW} & {*turn.used} else self.name


@dataclass(frozen=True, slots=True)
class SwapHands(Question):
    """Choose the player to swap hands with."""

    kind = SWAP

    def ask(self, game: Position) -> Decision:
        """Any other player; either hand may be empty."""
        return seats_question(game, self, game.others(self.seat))

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Swap the whole hands."""
        spend(game, self.kind)
        target = int(argument(picks[0]))
        mine, theirs = game.seats[self.seat], game.seats[target]
        mine.hand, theirs.hand = theirs.hand, mine.hand
        # A card that comes into a hand isn't armed there, also if it looks like one that left it.
        mine.armed, theirs.armed = [], []
        game.tell(events.SwappedHands, seat=self.seat, target=target)
        game.whisper(self.seat, events.ReceivedHand, cards=tuple(mine.hand))
        game.whisper(target, events.ReceivedHand, cards=tuple(theirs.hand))


@dataclass(frozen=True, slots=True)
class Redraw(Question):
    """Choose the cards to put under the deck for as many new ones."""

    kind = REDRAW

    def ask(self, game: Position) -> Decision:
        """Any number of cards of the hand."""
        hand = game.seats[self.seat].hand
        return game.question(self, card_options(hand), 1, len(hand), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Put them away first, then draw."""
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
    """Swap hands with somebody, or put cards back and draw as many."""

    id = "magician"
    powers = (MagicianPower(SwapHands), MagicianPower(Redraw))


class WizardPower(Ask):
    """Look at somebody's hand and take a card out of it."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether anybody else has a card (F46)."""
        return bool(with_cards(game, turn.seat))


@dataclass(frozen=True, slots=True)
class WizardSeat(Question):
    """Choose the player whose hand to look at."""

    kind = "wizard-seat"

    def ask(self, game: Position) -> Decision:
        """Any other player who has a card (F46)."""
        return seats_question(game, self, with_cards(game, self.seat))

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Look; from now on a card must be taken before anything else is done (F47)."""
        spend(game, WIZARD)
        target = int(argument(picks[0]))
        game.tell(events.LookedAtHand, seat=self.seat, target=target)
        game.whisper(self.seat, events.SawHand, target=target, cards=tuple(sorted(game.seats[target].hand)))
        game.turn.aside = WizardCard(self.seat, target)


@dataclass(frozen=True, slots=True)
class WizardCard(Aside):
    """Choose the card, and whether to take it (`card:`) or to build it at once (`build:`).

    While it waits in the turn, what is built comes out of that hand and doesn't count towards the limit.
    So the card stays where it is until it is paid for, and taking the payment back leads here again.
    """

    kind = "wizard-card"

    def ask(self, game: Position) -> Decision:
        """Each name once; building also before gathering (F3), where rules and payment allow it (F45).

        They stand in an order that says nothing of when each came into that hand.
        """
        turn, cards = game.turn, sorted(set(game.seats[self.target].hand))
        options = [f"card:{card}" for card in cards]
        options += [f"build:{card}" for card in cards if _may_build(game, turn, card)]
        return game.question(self, options)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Take the card into the hand, or pay for it."""
        card = argument(picks[0])
        if verb(picks[0]) == "build":
            build.begin(game, game.turn, card)
            return
        game.turn.aside = None
        game.tell(events.TookCards, seat=self.seat, target=self.target, count=1, reason=WIZARD)
        hand_over(game, self.target, self.seat, card)


def _may_build(game: Position, turn: Turn, card: str) -> bool:
    return not build.forbidden(game, turn, card) and build.payable(game, turn, card)


class Wizard(Character):
    """Take a card out of a hand, to keep it or to build it; repeats what the city has already (F44)."""

    id = WIZARD
    repeats = True
    powers = (WizardPower(WizardSeat, WIZARD),)


class SeerPower(Power):
    """Take a random card from everybody else, and give each of them one back."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether anybody else has a card."""
        return bool(with_cards(game, turn.seat))

    def use(self, game: Position, turn: Turn) -> None:
        """Take the cards of all who have any, then ask for what they get (F48)."""
        spend(game, self.name)
        robbed = with_cards(game, turn.seat)
        for target in robbed:
            card = game.state.rng.pick(game.seats[target].hand)
            game.tell(events.TookCards, seat=turn.seat, target=target, count=1, reason=self.name)
            hand_over(game, target, turn.seat, card)
        _give_back(game, turn.seat, robbed)


def _give_back(game: Position, seat: int, robbed: Sequence[int]) -> None:
    if robbed:
        game.push(SeerGift(seat, robbed[0], tuple(robbed[1:])))


@dataclass(frozen=True, slots=True)
class SeerGift(Question):
    """Choose the card that one of the robbed players (`target`) gets; `later` are those who get one after."""

    kind = "seer-gift"

    target: int
    later: tuple[int, ...]

    def about(self) -> About:
        """Return the seat that gets the card."""
        return About(target=self.target)

    def seats_named(self) -> tuple[int, ...]:
        """Those who get a card after this one too."""
        return (self.seat, self.target, *self.later)

    def ask(self, game: Position) -> Decision:
        """Any card of the hand, each name once: one's own, theirs, or somebody else's (F48)."""
        return game.question(self, [f"card:{card}" for card in dict.fromkeys(game.seats[self.seat].hand)])

    def forced(self, game: Position, only: str) -> bool:
        """The last card of the hand; but that all cards of a hand are alike, nobody else can see."""
        return len(game.seats[self.seat].hand) == 1

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Give it and go on to the next."""
        game.tell(events.GaveCards, seat=self.seat, target=self.target, count=1, reason=SEER)
        hand_over(game, self.seat, self.target, argument(picks[0]))
        _give_back(game, self.seat, self.later)


class Seer(Character):
    """Take a card from everybody, give one back to each, and build up to two districts."""

    id = SEER
    limit = 2
    powers = (SeerPower(SEER),)
