"""The sets of cards that the rule book offers."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.cards.characters import RANK
from engine.errors import SetupError
from engine.setup.editions import CLASSIC_EIGHT, DEFAULT_EDITION, Edition, ids
from engine.setup.options import FEWEST, MOST, Options, cast_sizes, fits
from engine.setup.rules import Rules


@dataclass(frozen=True, slots=True)
class CardSet:
    """Characters of rank 1 to 8 in order, the one of rank 9 where rank 9 plays, and unique districts."""

    id: str
    characters: tuple[str, ...]
    ninth: str
    uniques: tuple[str, ...]

    def options(
        self,
        seats: int,
        size: int | None = None,
        rules: Rules | None = None,
        edition: Edition = DEFAULT_EDITION,
        replacements: Sequence[str] = (),
    ) -> Options:
        """Return the options for `seats` and `size` characters; without `size`, for the fewest possible.

        If a character can't play with few players, another one of its rank replaces it, as the rule books
        advise: the one in `replacements`, otherwise the first. Raises `SetupError` if one of the
        `replacements` replaces nobody, or two replace one character. Without `rules`, the edition's apply.
        """
        rules = rules or edition.rules
        size = size or min(cast_sizes(seats, edition, rules))
        others = self.substitutes(edition)
        _check_replacements(replacements, others)
        cast = (*self.characters, self.ninth)[:size]
        playing = (
            each
            if fits(each, seats)
            else next((other for other in others[each] if other in replacements), others[each][0])
            for each in cast
        )
        return Options(tuple(playing), (*edition.fixed, *self.uniques), rules, edition.id)

    def substitutes(self, edition: Edition) -> dict[str, tuple[str, ...]]:
        """Return the characters that can't play with every number of players, with their substitutes."""
        limited = [each for each in (*self.characters, self.ninth) if not _always_fits(each)]
        return {
            each: tuple(other for other in edition.of_rank(RANK[each]) if _always_fits(other))
            for each in limited
        }


def _always_fits(character: str) -> bool:
    return fits(character, FEWEST) and fits(character, MOST)


def _check_replacements(replacements: Sequence[str], others: Mapping[str, Sequence[str]]) -> None:
    used = Counter(character for each in replacements for character in others if each in others[character])
    if len(replacements) != len(used) or used.total() != len(used):
        offered = tuple(each for group in others.values() for each in group)
        wrong = next((each for each in replacements if each not in offered), replacements[-1])
        message = f"{wrong} can't be chosen to replace anybody here"
        raise SetupError("replacement", message, offered, character=wrong)


FIRST_GAME = CardSet(
    "first_game",
    CLASSIC_EIGHT,
    "queen",
    ids(
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room"
        " quarry school_of_magic smithy statue thieves_den wishing_well"
    ),
)

AMBITIOUS_ARISTOCRATS = CardSet(
    "ambitious_aristocrats",
    ("magistrate", "thief", "wizard", "patrician", "bishop", "trader", "architect", "marshal"),
    "queen",
    ids(
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry"
        " school_of_magic stables statue thieves_den"
    ),
)

CUNNING_AGENTS = CardSet(
    "cunning_agents",
    ("witch", "blackmailer", "magician", "emperor", "abbot", "alchemist", "architect", "warlord"),
    "tax_collector",
    ids(
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry"
        " secret_vault smithy theater"
    ),
)

ILLUSTRIOUS_EMISSARIES = CardSet(
    "illustrious_emissaries",
    ("witch", "spy", "seer", "emperor", "bishop", "merchant", "scholar", "diplomat"),
    "artist",
    ids(
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory"
        " park poor_house quarry school_of_magic smithy"
    ),
)

DEVIOUS_DIGNITARIES = CardSet(
    "devious_dignitaries",
    ("magistrate", "blackmailer", "wizard", "king", "abbot", "alchemist", "navigator", "marshal"),
    "queen",
    ids(
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house"
        " secret_vault smithy stables theater thieves_den wishing_well"
    ),
)

TENACIOUS_DELEGATES = CardSet(
    "tenacious_delegates",
    ("assassin", "spy", "seer", "king", "cardinal", "trader", "scholar", "diplomat"),
    "artist",
    ids(
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory"
        " school_of_magic secret_vault smithy stables statue wishing_well"
    ),
)

VICIOUS_NOBLES = CardSet(
    "vicious_nobles",
    ("assassin", "thief", "magician", "patrician", "cardinal", "merchant", "navigator", "warlord"),
    "tax_collector",
    ids(
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room"
        " monument museum school_of_magic statue thieves_den wishing_well"
    ),
)


CLASSIC_GAME = CardSet("first_game", CLASSIC_EIGHT, "queen", ())
"""The first set of editions with fixed unique districts: it chooses only the characters."""

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

DAILY_SEATS = 4  # The number of seats in a daily deal: a person and computers.


def daily_options(day: int) -> Options:
    """Return the cards of a daily deal: each weekday has its own set, Monday the first game."""
    sets = tuple(SETS.values())
    return sets[(day - 1) % len(sets)].options(DAILY_SEATS)


def sets_of(edition: Edition) -> dict[str, CardSet]:
    """Return the sets whose cards the edition has."""
    return {
        each.id: each
        for each in (*SETS.values(), CLASSIC_GAME)
        if set(each.characters) <= set(edition.characters)
        and set(each.uniques) <= set(edition.pool)
        and edition.fewest <= len(each.uniques) <= edition.most
    }
