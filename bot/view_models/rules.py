"""The model of a game's cards and rules."""

from dataclasses import dataclass, field

from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import DISTRICTS
from engine.setup import catalogue
from engine.setup.editions import DEFAULT_EDITION, EDITIONS
from engine.setup.rules import Rules


@dataclass(frozen=True, slots=True)
class RulesModel:
    """The cards and rules of a game, or of a whole edition."""

    cast: tuple[str, ...] = ()  # The characters; empty for a whole edition.
    uniques: tuple[str, ...] = ()
    rules: Rules = field(default_factory=Rules)
    seats: int = 4
    edition: str = DEFAULT_EDITION.id
    source: str = DEFAULT_EDITION.id  # The id of the game, of the lesson or of the edition.
    alone: bool = False  # Whether one person plays the game, so that the rules may replace its message.

    def has(self, card: str) -> bool:
        """Return whether a card is in the game; without a game, whether it is in the edition."""
        if not self.cast:
            return catalogue.contains(EDITIONS[self.edition], card)
        if card in ACTION_CARDS:
            return self.rules.action_cards
        basic = card in DISTRICTS and DISTRICTS[card].kind != "unique"
        return basic or card in self.cast or card in self.uniques
