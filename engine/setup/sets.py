"""The sets of cards that the rule book offers."""

from engine.setup.card_set import CardSet
from engine.setup.editions import CLASSIC_EIGHT, Edition
from engine.setup.options import Options

FIRST_GAME = CardSet(
    "first_game",
    CLASSIC_EIGHT,
    "queen",
    (
        "dragon_gate",
        "factory",
        "haunted_quarter",
        "imperial_treasury",
        "keep",
        "laboratory",
        "library",
        "map_room",
        "quarry",
        "school_of_magic",
        "smithy",
        "statue",
        "thieves_den",
        "wishing_well",
    ),
)

AMBITIOUS_ARISTOCRATS = CardSet(
    "ambitious_aristocrats",
    ("magistrate", "thief", "wizard", "patrician", "bishop", "trader", "architect", "marshal"),
    "queen",
    (
        "capitol",
        "factory",
        "framework",
        "great_wall",
        "haunted_quarter",
        "keep",
        "necropolis",
        "park",
        "poor_house",
        "quarry",
        "school_of_magic",
        "stables",
        "statue",
        "thieves_den",
    ),
)

CUNNING_AGENTS = CardSet(
    "cunning_agents",
    ("witch", "blackmailer", "magician", "emperor", "abbot", "alchemist", "architect", "warlord"),
    "tax_collector",
    (
        "armory",
        "basilica",
        "dragon_gate",
        "gold_mine",
        "keep",
        "monument",
        "museum",
        "necropolis",
        "park",
        "poor_house",
        "quarry",
        "secret_vault",
        "smithy",
        "theater",
    ),
)

ILLUSTRIOUS_EMISSARIES = CardSet(
    "illustrious_emissaries",
    ("witch", "spy", "seer", "emperor", "bishop", "merchant", "scholar", "diplomat"),
    "artist",
    (
        "factory",
        "framework",
        "great_wall",
        "haunted_quarter",
        "ivory_tower",
        "keep",
        "library",
        "museum",
        "observatory",
        "park",
        "poor_house",
        "quarry",
        "school_of_magic",
        "smithy",
    ),
)

DEVIOUS_DIGNITARIES = CardSet(
    "devious_dignitaries",
    ("magistrate", "blackmailer", "wizard", "king", "abbot", "alchemist", "navigator", "marshal"),
    "queen",
    (
        "dragon_gate",
        "factory",
        "framework",
        "haunted_quarter",
        "laboratory",
        "necropolis",
        "park",
        "poor_house",
        "secret_vault",
        "smithy",
        "stables",
        "theater",
        "thieves_den",
        "wishing_well",
    ),
)

TENACIOUS_DELEGATES = CardSet(
    "tenacious_delegates",
    ("assassin", "spy", "seer", "king", "cardinal", "trader", "scholar", "diplomat"),
    "artist",
    (
        "basilica",
        "capitol",
        "haunted_quarter",
        "imperial_treasury",
        "laboratory",
        "library",
        "map_room",
        "observatory",
        "school_of_magic",
        "secret_vault",
        "smithy",
        "stables",
        "statue",
        "wishing_well",
    ),
)

VICIOUS_NOBLES = CardSet(
    "vicious_nobles",
    ("assassin", "thief", "magician", "patrician", "cardinal", "merchant", "navigator", "warlord"),
    "tax_collector",
    (
        "armory",
        "basilica",
        "dragon_gate",
        "gold_mine",
        "imperial_treasury",
        "ivory_tower",
        "laboratory",
        "map_room",
        "monument",
        "museum",
        "school_of_magic",
        "statue",
        "thieves_den",
        "wishing_well",
    ),
)


# In the editions with fixed unique districts, the set is the characters alone.
CLASSIC_GAME = CardSet("first_game", CLASSIC_EIGHT, "queen", ())

SETS: dict[str, CardSet] = {
    each.id: each
    for each in (
        FIRST_GAME,
        AMBITIOUS_ARISTOCRATS,
        CUNNING_AGENTS,
        ILLUSTRIOUS_EMISSARIES,
        DEVIOUS_DIGNITARIES,
        TENACIOUS_DELEGATES,
        VICIOUS_NOBLES,
    )
}


DAILY_SEATS = 4
"""The number of seats in a daily deal: a person and computers."""


def daily_options(day: int) -> Options:
    """Return the cards of a daily deal: each weekday has its own set, Monday the first game."""
    sets = tuple(SETS.values())
    return sets[(day - 1) % len(sets)].options(DAILY_SEATS)


def sets_of(edition: Edition) -> dict[str, CardSet]:
    """Return the sets that can be put together from the cards of an edition."""
    return {
        each.id: each
        for each in (*SETS.values(), CLASSIC_GAME)
        if set(each.characters) <= set(edition.characters)
        and set(each.uniques) <= set(edition.pool)
        and edition.fewest <= len(each.uniques) <= edition.most
    }
