"""Rank 5: the Bishop and the Abbot."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.characters.powers import ForDistricts, Income, districts_of, seat_options
from engine.decision import Decision, argument
from engine.hooks import Character, Power, Question, acting, spend
from engine.position import Position
from engine.state import Turn
from engine.steps import About

RELIGIOUS_INCOME = Income("religious")
BEG_TIE = "beg-tie"


class Bishop(Character):
    """One gold for each religious district; rank 8 can't touch the player's districts this round."""

    id = "bishop"
    powers = (RELIGIOUS_INCOME,)

    def began(self, game: Position, turn: Turn) -> None:
        """Shield the city of the player of this turn (F60)."""
        game.state.shielded.append(turn.seat)


class Tithe(ForDistricts):
    """Gold and cards for religious districts."""

    def most_gold(self, game: Position, turn: Turn) -> int:
        return districts_of(game, turn.seat, self.kind)

    def use(self, game: Position, turn: Turn) -> None:
        districts = districts_of(game, turn.seat, self.kind)
        if game.rules.abbot == "gold-only":
            spend(game, self.name)
            game.gain(turn.seat, districts, self.name)
        else:
            game.push(SplitTithe(turn.seat, districts))


def doubled(game: Position, seat: int) -> int:
    """Count the districts that count as any type and bring the Abbot both a gold and a card (F61)."""
    if game.rules.abbot != "both-for-school":
        return 0
    return len(acting(game, seat, "any_type"))


@dataclass(frozen=True, slots=True)
class SplitTithe(Question):
    """Choose how many gold and how many cards to take, before taking any."""

    kind = "tithe"

    districts: int

    def about(self) -> About:
        return About(gold=self.districts)

    def ask(self, game: Position) -> Decision:
        """Offer every mix for which there are enough cards (F61). `split:2-1` is two gold and one card."""
        both = doubled(game, self.seat)
        most = min(self.districts, len(game.state.deck) + len(game.state.discards))
        splits = [f"split:{self.districts + both - cards}-{cards}" for cards in range(both, most + 1)]
        return game.question(self, splits or [f"split:{self.districts}-{most}"], back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        spend(game, self.kind)
        gold, _, cards = argument(picks[0]).partition("-")
        game.gain(self.seat, int(gold), self.kind)
        game.gain_cards(self.seat, int(cards), self.kind)


class Beg(Power):
    """Takes one gold from the richest player (F62)."""

    def ready(self, game: Position, turn: Turn) -> bool:
        return bool(richer(game, turn.seat))

    def lacks(self, game: Position, turn: Turn) -> str:
        """Return a special reason if several players are the richest and the rules require a single one."""
        poorer = game.seats[turn.seat].gold < max(each.gold for each in game.seats)
        return BEG_TIE if poorer else self.name

    def most_gold(self, game: Position, turn: Turn) -> int:
        """Return 1 even if nobody is richer now, because paying gold may change that."""
        return 1

    def use(self, game: Position, turn: Turn) -> None:
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
        return game.question(self, seat_options(richer(game, self.seat)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        _beg(game, self.seat, int(argument(picks[0])))


def richer(game: Position, seat: int) -> list[int]:
    """Return the richest players; none if the seat is among them, or if there are too many for the rules."""
    most = max(each.gold for each in game.seats)
    if game.seats[seat].gold == most:
        return []
    richest = [other for other in game.others(seat) if game.seats[other].gold == most]
    return [] if len(richest) > 1 and game.rules.abbot == "gold-only" else richest


def _beg(game: Position, seat: int, target: int) -> None:
    spend(game, BegOf.kind)
    game.take_gold(seat, target, 1, BegOf.kind)


class Abbot(Character):
    """Gold or cards for religious districts; one gold from the richest player."""

    id = "abbot"
    powers = (Tithe(SplitTithe.kind, "religious"), Beg(BegOf.kind))
