"""Powers and kinds of questions that several cards share."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

import engine.events as events
from engine.cards.districts import DISTRICTS, Kind
from engine.decision import Decision, Lack, argument
from engine.flow.city import district_options
from engine.hooks import CHARACTERS, Power, Question, having, spend
from engine.position import Position
from engine.state import District, Turn
from engine.steps import About


@cache
def paying(kind: Kind) -> frozenset[str]:
    """Return the districts that bring income for a type, including those that count as any type (F103)."""
    return frozenset(card for card in DISTRICTS if DISTRICTS[card].kind == kind) | having("any_type")


def districts_of(game: Position, seat: int, kind: Kind) -> int:
    """Count the districts of a city that bring income for a type; some count as any type (F103)."""
    cards = paying(kind)
    if game.standing[seat].names.isdisjoint(cards):
        return 0
    return len([each for each in game.seats[seat].city if each.card in cards])


class ForDistricts(Power):
    """Brings something for each district of a type, `kind`."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__(name)
        self.kind: Kind = kind

    def ready(self, game: Position, turn: Turn) -> bool:
        return districts_of(game, turn.seat, self.kind) > 0


@cache
def paid_for(character: str) -> Kind | None:
    """Return the type of districts that bring a character gold or cards; `None` if it has no such income."""
    powers = CHARACTERS[character].powers
    return next((power.kind for power in powers if isinstance(power, ForDistricts)), None)


class Income(ForDistricts):
    """One gold for each district of a type, collected once, all of it together (F4)."""

    sure = True

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"income-{kind}", kind)

    def most_gold(self, game: Position, turn: Turn) -> int:
        return districts_of(game, turn.seat, self.kind)

    def use(self, game: Position, turn: Turn) -> None:
        spend(game, self.name)
        game.gain(turn.seat, self.most_gold(game, turn), self.name)


class CardIncome(ForDistricts):
    """One card for each district of a type, collected once, all of it together (F4)."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"cards-{kind}", kind)

    def ready(self, game: Position, turn: Turn) -> bool:
        return bool(game.state.deck) and super().ready(game, turn)

    def use(self, game: Position, turn: Turn) -> None:
        spend(game, self.name)
        game.gain_cards(turn.seat, districts_of(game, turn.seat, self.kind), self.name)


def extras_due(game: Position, turn: Turn) -> bool:
    """Return whether the character may take its extra gold or cards; in some editions, after gathering."""
    return turn.gathered or game.rules.extras == "any-time"


class GainGold(Power):
    """A fixed amount of gold from the bank."""

    sure = True

    def __init__(self, name: str, gold: int) -> None:
        super().__init__(name)
        self.gold = gold

    def ready(self, game: Position, turn: Turn) -> bool:
        return extras_due(game, turn)

    def most_gold(self, game: Position, turn: Turn) -> int:
        return self.gold

    def use(self, game: Position, turn: Turn) -> None:
        spend(game, self.name)
        game.gain(turn.seat, self.gold, self.name)


class GainCards(Power):
    """A fixed number of cards from the deck."""

    def __init__(self, name: str, cards: int) -> None:
        super().__init__(name)
        self.cards = cards

    def ready(self, game: Position, turn: Turn) -> bool:
        return bool(game.state.deck) and extras_due(game, turn)

    def use(self, game: Position, turn: Turn) -> None:
        spend(game, self.name)
        game.gain_cards(turn.seat, self.cards, self.name)


class Ask(Power):
    """A power that begins with a question. Without a `name` it has the name of the question's kind."""

    asks = True

    def __init__(self, question: type[Question], name: str = "") -> None:
        super().__init__(name or question.kind)
        self.question = question

    def use(self, game: Position, turn: Turn) -> None:
        """Ask; the answer uses the power up."""
        game.push(self.question(turn.seat))


@dataclass(frozen=True, slots=True)
class YesOrNo(Question):
    """A yes-or-no question. If yes isn't allowed, the game may still ask: a missing pause would reveal it."""

    def refusal(self, game: Position) -> str:
        """Return in a word why yes isn't allowed; empty if it is."""
        return ""

    def ask(self, game: Position) -> Decision:
        return game.question(self, ("no",) if self.refusal(game) else ("yes", "no"))

    def lacking(self, game: Position) -> tuple[Lack, ...]:
        reason = self.refusal(game)
        return (Lack("yes", reason),) if reason else ()


def seat_options(seats: list[int]) -> list[str]:
    """Return the options that name these seats."""
    return [f"seat:{seat}" for seat in seats]


@dataclass(frozen=True, slots=True)
class ChooseDistrict(Question):
    """Choose a district in the city of `target`. The power has the same name as the question's kind.

    `home` is true if the power reaches the player's own city.
    """

    home: ClassVar[bool] = False

    target: int

    def about(self) -> About:
        return About(target=self.target)

    @staticmethod
    def touchable(game: Position, by: int, seat: int) -> list[District]:
        """Return the districts in the city of `seat` that `by` can reach and pay for with this power."""
        raise NotImplementedError

    def ask(self, game: Position) -> Decision:
        return game.question(self, list(self.options(game)), back=True)

    def options(self, game: Position) -> dict[str, District]:
        """Return the districts in reach, by option."""
        return district_options(game, self.target, self.touchable(game, self.seat, self.target))


@dataclass(frozen=True, slots=True)
class ChooseCity(Question):
    """Choose the city for the power; `district` is the question that follows."""

    district: ClassVar[type[ChooseDistrict]]

    def ask(self, game: Position) -> Decision:
        touchable, by = self.district.touchable, self.seat
        seats = [seat for seat in cities(game, by, self.district) if touchable(game, by, seat)]
        return game.question(self, seat_options(seats), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        game.push(self.district(self.seat, int(argument(picks[0]))))


def cities(game: Position, by: int, district: type[ChooseDistrict]) -> Sequence[int]:
    """Return the seats whose cities the power may reach."""
    return range(len(game.seats)) if district.home else game.others(by)


def look_into_hand(game: Position, seat: int, target: int) -> None:
    """Show a seat the hand of `target`."""
    game.tell(events.LookedAtHand, seat=seat, target=target)
    game.whisper(seat, events.SawHand, target=target, cards=tuple(sorted(game.seats[target].hand)))


def take_card(game: Position, seat: int, target: int, card: str, reason: str) -> None:
    """Give a seat a card out of the hand of `target`; only these two seats see which."""
    game.tell(events.TookCards, seat=seat, target=target, count=1, reason=reason)
    hand_over(game, target, seat, card)


def hand_over(game: Position, source: int, target: int, card: str) -> None:
    """Move a card from hand to hand; only these two seats see which."""
    game.seats[source].hand.remove(card)
    game.seats[target].hand.append(card)
    game.whisper(target, events.ReceivedCards, source=source, cards=(card,))
    game.whisper(source, events.LostCards, target=target, cards=(card,))
