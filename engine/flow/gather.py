"""Gathering: two gold, or two cards, one of which the player keeps."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import engine.events as events
from engine.decision import Decision, card_options, pick_one
from engine.hooks import UNIQUE_DISTRICTS, Drawn, acting, having, holders
from engine.position import Position
from engine.state import Turn

GOLD_TAKEN = 2
CARDS_DRAWN = 2


def gather(game: Position, turn: Turn, what: str) -> None:
    """Gather `gold`; or gather `cards`, and ask which to keep. With `fewer`, ask even if all may be kept."""
    seat = turn.seat
    if what == "gold":
        gold = gold_to_gather(district.card for district in game.seats[seat].city)
        game.seats[seat].gold += gold
        game.tell(events.GatheredGold, seat=seat, gold=gold)
        _gathered(game, turn)
        return
    drawn = game.draw(_drawn(game, seat))
    fewer = what == "fewer"
    if not fewer and kept_of(game, seat, len(drawn)) == len(drawn):
        _keep(game, turn, drawn, [])
    else:
        game.push(KeepCards(seat, tuple(drawn), fewer))


def gold_to_gather(city: Iterable[str]) -> int:
    """Return the gold that the owner of a city gathers."""
    cards = having("gather_gold")
    return GOLD_TAKEN + sum([UNIQUE_DISTRICTS[card].gather_gold for card in city if card in cards])


def may_keep_fewer(game: Position, seat: int) -> bool:
    """Return whether keeping fewer cards than the districts allow may be useful to the seat (F110)."""
    if not acting(game, seat, "empty_hand"):
        return False
    return kept_of(game, seat, min(_drawn(game, seat), len(game.state.deck))) > 1


def _drawn(game: Position, seat: int) -> int:
    return CARDS_DRAWN + sum([district.gather_cards for district in acting(game, seat, "gather_cards")])


def kept_of(game: Position, seat: int, drawn: int) -> int:
    """Return how many of the drawn cards the seat keeps (F110)."""
    keeping = acting(game, seat, "keeps")
    return max(district.keeps(game, drawn) for district in keeping) if keeping else min(1, drawn)


@dataclass(frozen=True, slots=True)
class KeepCards(Drawn):
    """Choose which drawn cards to keep; with `fewer`, from one to as many as the districts allow."""

    kind = "keep-cards"

    fewer: bool = False

    def ask(self, game: Position) -> Decision:
        kept = kept_of(game, self.seat, len(self.cards))
        if kept == 1:
            return game.question(self, pick_one(self.cards))
        return game.question(self, card_options(self.cards), 1 if self.fewer else kept, kept)

    def sure(self, game: Position, option: str) -> bool:
        """Return true: the player has seen all the cards."""
        return True

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Keep the picked cards, put the others under the deck."""
        _keep(game, game.turn, *self.split(picks))


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
