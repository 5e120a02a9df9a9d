"""The gain that a character would bring its player now, as far as a city tells it."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards.districts import DISTRICTS
from engine.characters import powers
from engine.characters.rank5 import Tithe
from engine.hooks import CHARACTERS, having
from engine.setup.rules import Rules


@dataclass(frozen=True, slots=True)
class IncomeModel:
    """The gain of a character now: for so many districts of a type (empty: for none), gold and cards.

    `either` is true if it is one or the other for each.
    """

    kind: str
    districts: int
    gold: int
    cards: int
    either: bool = False


def income(character: str, city: Sequence[str], rules: Rules) -> IncomeModel | None:
    """Reckon what a character's powers bring for a city of these cards; `None` if it has no such powers."""
    kind, gold, cards, either = "", 0, 0, False
    for power in CHARACTERS[character].powers:
        match power:
            case powers.Income() | powers.CardIncome():
                kind = power.kind
            case Tithe():
                kind, either = "religious", rules.abbot != "gold-only"
            case powers.GainGold():
                gold += power.gold
            case powers.GainCards():
                cards += power.cards
            case _:
                continue
        if isinstance(power, powers.Income | Tithe):
            gold += _districts(city, kind)
        if isinstance(power, powers.CardIncome) or either:
            cards += _districts(city, kind)
    if not kind and not gold and not cards:
        return None
    return IncomeModel(kind, _districts(city, kind), gold, cards, either)


def _districts(city: Sequence[str], kind: str) -> int:
    """Count the districts of a type, those that count as any included."""
    return sum(DISTRICTS[card].kind == kind or card in having("any_type") for card in city) if kind else 0
