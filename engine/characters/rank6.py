"""Rank 6: the Merchant."""

from engine.characters.powers import GainGold, Income
from engine.hooks import Character

TRADE_INCOME = Income("trade")


class Merchant(Character):
    """One gold for each trade district, and one more."""

    id = "merchant"
    powers = (TRADE_INCOME, GainGold("merchant-gold", 1))
