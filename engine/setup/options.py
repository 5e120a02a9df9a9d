"""The set-up of a game: the cast, the unique districts, the rules, and their edition."""

from dataclasses import dataclass, field

from engine.cards.characters import CHARACTER_CARDS, RANK
from engine.cards.districts import DISTRICTS
from engine.errors import SetupError
from engine.setup.editions import DEFAULT_EDITION, Edition, edition_of
from engine.setup.rules import Rules

FEWEST, MOST = 2, 8


@dataclass(frozen=True, slots=True)
class Options:
    """The cast by rank, all unique districts of the deck, the rules in force, and the cards' edition."""

    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    rules: Rules = field(default_factory=Rules)
    edition: str = DEFAULT_EDITION.id

    def check(self, seats: int) -> None:
        """Raise `SetupError` if this number of seats can't play these cards."""
        edition = edition_of(self.edition)
        if self.rules.action_cards and not edition.action_cards:
            message = f"the edition {edition.id} has no action cards"
            raise SetupError("edition-actions", message, edition=edition.id)
        _check_cast(self.cast, seats, edition, self.rules)
        _check_uniques(self.uniques, edition)


def cast_sizes(seats: int, edition: Edition = DEFAULT_EDITION, rules: Rules | None = None) -> tuple[int, ...]:
    """Return the possible numbers of characters. Raises `SetupError` for a wrong number of seats."""
    sizes = edition.cast_sizes(seats, rules) if FEWEST <= seats <= MOST else ()
    if not sizes:
        most = max(count for count in range(FEWEST, MOST + 1) if edition.cast_sizes(count))
        raise SetupError("seat-count", f"{seats} seats; {FEWEST} to {most} can play", seats=seats, most=most)
    return sizes


def fits(character: str, seats: int) -> bool:
    """Return whether a character may play with this number of seats."""
    return CHARACTER_CARDS[character].fewest <= seats <= MOST


def refusal(character: str, rank: int, seats: int, edition: Edition = DEFAULT_EDITION) -> SetupError | None:
    """Return why a character can't play in a rank, and which characters can; `None` if this one can."""
    if character not in RANK:
        return SetupError("unknown-character", f"no character {character!r}", character=character)
    if RANK[character] != rank:
        return SetupError("cast-rank", f"{character} is not of rank {rank}", character=character, rank=rank)
    at_home = character in edition.characters
    if at_home and fits(character, seats):
        return None
    instead = tuple(each for each in edition.of_rank(rank) if fits(each, seats))
    if not at_home:
        message = f"{character} isn't in the edition {edition.id}"
        return SetupError("edition-character", message, instead, character=character, edition=edition.id)
    fewest = CHARACTER_CARDS[character].fewest
    return SetupError(
        "character-seats",
        f"{character} needs {fewest} players or more",
        instead,
        character=character,
        fewest=fewest,
        seats=seats,
    )


def _check_cast(cast: tuple[str, ...], seats: int, edition: Edition, rules: Rules) -> None:
    sizes = cast_sizes(seats, edition, rules)
    if len(cast) not in sizes:
        message = f"{len(cast)} characters for {seats} seats, where {sizes} are allowed"
        raise SetupError("cast-size", message, seats=seats, size=len(cast), needed=sizes[0])
    for rank, character in enumerate(cast, start=1):
        problem = refusal(character, rank, seats, edition)
        if problem:
            raise problem
    swapped = len(set(edition.core) - set(cast))
    if swapped > edition.swaps:
        message = f"{swapped} of the characters of {edition.id} replaced, where {edition.swaps} may be"
        raise SetupError("edition-mix", message, count=swapped, most=edition.swaps)


def _check_uniques(uniques: tuple[str, ...], edition: Edition) -> None:
    given_up = list(edition.fixed)
    for card in uniques:
        if card in given_up:
            given_up.remove(card)
    for card in dict.fromkeys(uniques):
        if card not in DISTRICTS or DISTRICTS[card].kind != "unique":
            raise SetupError("unknown-district", f"no unique district {card!r}", district=card)
        copies = edition.copies(card)
        if not copies:
            message = f"{card} isn't in the edition {edition.id}"
            raise SetupError("edition-district", message, district=card, edition=edition.id)
        count = uniques.count(card)
        if count > copies:
            raise SetupError("unique-repeated", f"{card} is listed {count} times", district=card)
    chosen = len(uniques) + len(given_up) - len(edition.fixed)
    # Each card above the maximum takes the place of a fixed one.
    most = edition.most + len(given_up)
    if not edition.fewest <= chosen <= most:
        needed = edition.fewest if chosen < edition.fewest else most
        message = f"{chosen} unique districts instead of {needed}"
        raise SetupError("unique-count", message, count=chosen, needed=needed)
    if len(given_up) > max(0, chosen - edition.most):
        card = min(given_up)
        message = f"{card} belongs to the deck of {edition.id}"
        raise SetupError("fixed-district", message, district=card, edition=edition.id)
