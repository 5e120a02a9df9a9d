"""A set of cards, and the options that it gives for a number of seats."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.cards.characters import RANK
from engine.errors import SetupError
from engine.setup.editions import DEFAULT_EDITION, Edition
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
        *,
        nine: bool = False,
        rules: Rules | None = None,
        edition: Edition = DEFAULT_EDITION,
        replacements: Sequence[str] = (),
    ) -> Options:
        """Return the options for `seats`. Rank 9 joins if `nine` asks for it and may, or if it must.

        If a character can't play with few players, another one of its rank replaces it, as the rule books
        advise: the one in `replacements`, otherwise the first. Raises `SetupError` if one of the
        `replacements` replaces nobody, or two replace the same. Without `rules` the edition's rules apply.
        """
        rules = rules or edition.rules
        sizes = cast_sizes(seats, edition, rules)
        others = self.substitutes(edition)
        _check_replacements(replacements, others)
        cast = (*self.characters, self.ninth)[: max(sizes) if nine else min(sizes)]
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
