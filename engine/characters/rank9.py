"""Rank 9: the Queen, the Artist and the Tax Collector."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import Ask
from engine.decision import Decision, card_options
from engine.hooks import Character, Power, Question, ousted, silenced, spend, usurper
from engine.position import Position
from engine.state import Turn

QUEEN_GOLD = 3
QUEEN_REASON = "queen-gold"
QUEEN_LATER = "queen-gold-later"
BEAUTIFIED = "beautify-done"
MOST_COINS = 2
TAX = 1
COLLECTOR = "tax_collector"


class QueenGold(Power):
    """Gold for sitting next to the player who showed rank 4."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether a neighbour showed rank 4; a bewitched one counts, a killed one doesn't yet (F54).

        If the gold comes with the turn of rank 4, only a Witch in the Queen's turn gets it here (F17, F56).
        """
        if game.rules.queen == "with-rank-four" and usurper(game, Queen.id) < 0:
            return False
        return not silenced(game, game.crown_mover) and _beside_rank_four(game, turn.seat)

    def lacks(self, game: Position, turn: Turn) -> str:
        """Return why there is no gold now; empty in editions where the gold comes with the turn of rank 4.

        If rank 4 was killed, the gold may still come at the end of the round (F55).
        """
        if game.rules.queen == "with-rank-four":
            return ""
        return QUEEN_LATER if silenced(game, game.crown_mover) else self.name

    def most_gold(self, game: Position, turn: Turn) -> int:
        """Return the gold if it is due now; otherwise this turn brings none."""
        return QUEEN_GOLD if self.ready(game, turn) else 0

    def use(self, game: Position, turn: Turn) -> None:
        spend(game, self.name)
        game.gain(turn.seat, QUEEN_GOLD, self.name)


def _beside_rank_four(game: Position, seat: int) -> bool:
    """Return whether a neighbour of the seat in the circle showed rank 4 (F54)."""
    shown = game.shown_by(game.crown_mover)
    return shown >= 0 and (shown - seat) % len(game.seats) in (1, len(game.seats) - 1)


class Queen(Character):
    """Three gold beside the player of rank 4."""

    id = "queen"
    powers = (QueenGold(QUEEN_REASON),)

    def shown(self, game: Position, turn: Turn) -> None:
        """In some editions, pay the gold in the turn of rank 4, unless a mark cancels either turn (F56)."""
        if game.rules.queen == "own-turn" or turn.character != game.crown_mover:
            return
        seat = game.holder(self.id)
        away = seat < 0 or not ousted(game).isdisjoint((self.id, turn.character))
        if not away and _beside_rank_four(game, seat):
            game.gain(seat, QUEEN_GOLD, QUEEN_REASON)

    def closing(self, game: Position) -> None:
        """Pay the gold for a killed rank 4, which was shown only now (F55).

        In editions where the gold comes with the turn of rank 4, pay it for a bewitched rank 4 too (F56).
        """
        seat = game.shown_by(self.id)
        four = game.crown_mover
        late = silenced(game, four) if game.rules.queen == "own-turn" else four in ousted(game)
        if seat >= 0 and late and _beside_rank_four(game, seat):
            game.gain(seat, QUEEN_GOLD, QUEEN_REASON)


class Beautify(Ask):
    """Puts a coin on up to two districts of the player."""

    def ready(self, game: Position, turn: Turn) -> bool:
        seat = game.seats[turn.seat]
        return seat.gold > 0 and any(not each.coin for each in seat.city)

    def lacks(self, game: Position, turn: Turn) -> str:
        """Return a special reason if each district has a coin, because no gold would help."""
        city = game.seats[turn.seat].city
        return BEAUTIFIED if city and all(each.coin for each in city) else self.name


@dataclass(frozen=True, slots=True)
class ChooseBeautified(Question):
    """Choose the districts that get a coin."""

    kind = "beautify"

    def ask(self, game: Position) -> Decision:
        """Offer every district without a coin; those of the same name are numbered."""
        plain = _plain(game, self.seat)
        most = min(MOST_COINS, game.seats[self.seat].gold, len(plain))
        return game.question(self, list(plain), 1, most, back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Pay one gold for each district; its cost rises by one (F76)."""
        spend(game, self.kind)
        plain = _plain(game, self.seat)
        city = game.seats[self.seat].city
        for pick in picks:
            place = plain[pick]
            city[place] = city[place]._replace(coin=1)
        game.pay(self.seat, len(picks))
        cards = tuple(city[plain[pick]].card for pick in picks)
        game.tell(events.Beautified, seat=self.seat, gold=len(picks), cards=cards)


def _plain(game: Position, seat: int) -> dict[str, int]:
    """Return the index in the city of each district without a coin, by option."""
    places = [place for place, each in enumerate(game.seats[seat].city) if not each.coin]
    cards = [game.seats[seat].city[place].card for place in places]
    return dict(zip(card_options(cards, "district"), places, strict=True))


class Artist(Character):
    """Raises the cost of up to two of the player's districts."""

    id = "artist"
    powers = (Beautify(ChooseBeautified),)


class CollectTax(Power):
    """Takes all gold from the token."""

    def ready(self, game: Position, turn: Turn) -> bool:
        return COLLECTOR in game.state.piles

    def most_gold(self, game: Position, turn: Turn) -> int:
        return game.state.piles.get(COLLECTOR, 0)

    def use(self, game: Position, turn: Turn) -> None:
        spend(game, self.name)
        gold = game.state.piles.pop(COLLECTOR)
        game.seats[turn.seat].gold += gold
        game.tell(events.CollectedTax, seat=turn.seat, gold=gold)


class TaxCollector(Character):
    """Builders of districts pay a tax onto its token; its player takes that gold."""

    id = COLLECTOR
    powers = (CollectTax("collect-tax"),)

    def built(self, game: Position, seat: int, card: str) -> None:
        """Tax the builder at once (F105), whether anybody holds the character or not.

        Players without gold, and the player of this character's turn, are exempt (F104).
        """
        turn = game.turn
        if not game.seats[seat].gold or (turn.character == self.id and turn.seat == seat):
            return
        game.pay(seat, TAX)
        game.state.piles[self.id] = game.state.piles.get(self.id, 0) + TAX
        game.tell(events.Taxed, seat=seat, gold=TAX)
