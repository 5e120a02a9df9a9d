"""Gathering: two gold, or two cards of which one is kept (D2b)."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.decision import Decision, argument, card_options
from engine.hooks import Drawn, acting, holders
from engine.position import Position
from engine.state import Turn

GOLD = 2
CARDS = 2


def gather(game: Position, turn: Turn, what: str) -> None:
    """Take gold, or draw cards and ask which to keep."""
    seat = turn.seat
    if what == "gold":
        gold = GOLD
        for district in acting(game, seat, "gather_gold"):
            gold += district.gather_gold
        game.seats[seat].gold += gold
        game.tell(events.GatheredGold, seat=seat, gold=gold)
        _gathered(game, turn)
        return
    count = CARDS
    for district in acting(game, seat, "gather_cards"):
        count += district.gather_cards
    drawn = game.draw(count)
    if kept_of(game, seat, len(drawn)) == len(drawn):
        _keep(game, turn, drawn, [])
    else:
        game.push(KeepCards(seat, tuple(drawn)))


def kept_of(game: Position, seat: int, drawn: int) -> int:
    """How many of the drawn cards the seat keeps (F110)."""
    keeping = acting(game, seat, "keeps")
    return max(district.keeps(game, drawn) for district in keeping) if keeping else min(1, drawn)


@dataclass(frozen=True, slots=True)
class KeepCards(Drawn):
    """Choose which of the drawn cards to keep."""

    kind = "keep-cards"

    def ask(self, game: Position) -> Decision:
        """One option for each card drawn."""
        kept = kept_of(game, self.seat, len(self.cards))
        return game.question(self, card_options(self.cards), kept, kept)

    def sure(self, game: Position, option: str) -> bool:
        """Who keeps a card has seen them all."""
        return True

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Keep these, put the others under the deck."""
        rest = list(self.cards)
        kept = [argument(pick) for pick in picks]
        for card in kept:
            rest.remove(card)
        _keep(game, game.turn, kept, rest)


def _keep(game: Position, turn: Turn, kept: list[str], rest: list[str]) -> None:
    game.seats[turn.seat].hand += kept
    game.bury(rest)
    game.tell(events.GatheredCards, seat=turn.seat, count=len(kept) + len(rest), kept=len(kept))
    game.whisper(turn.seat, events.Kept, cards=tuple(kept))
    _gathered(game, turn)


def _gathered(game: Position, turn: Turn) -> None:
    turn.gathered = True
    if turn.held:
        holders()[turn.held].released(game, turn)
