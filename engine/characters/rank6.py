"""Rank 6: the Merchant, the Alchemist and the Trader."""

from engine.characters.powers import GainGold, Income
from engine.hooks import Character
from engine.position import Position
from engine.state import Turn

TRADE_INCOME = Income("trade")


class Merchant(Character):
    """One gold for each trade district, and one more."""

    id = "merchant"
    powers = (TRADE_INCOME, GainGold("merchant-gold", 1))


class Alchemist(Character):
    """At the end of the turn, gets back the gold paid for building."""

    id = "alchemist"

    def ending(self, game: Position, turn: Turn) -> None:
        """Give the gold back, after the effects of the city (F65)."""
        game.gain(turn.seat, turn.spent, self.id)


class Trader(Character):
    """One gold for each trade district; building them doesn't count towards the limit (F68)."""

    id = "trader"
    exempts = ("trade",)
    powers = (TRADE_INCOME,)
