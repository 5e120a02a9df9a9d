"""Casts for people who have played before, with cards that are new to them or little known."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from engine.cards.characters import RANK
from engine.errors import SetupError
from engine.rng import Stream, seed_of
from engine.setup.choice import OwnChoice
from engine.setup.editions import Edition, edition_of
from engine.setup.options import Options, cast_sizes, fits
from engine.setup.plan import NINTH
from engine.setup.random_sets import random_set

FIRST, FEW = 3, 8
"""People with fewer games than `FIRST` meet one new card at a time; those with fewer than `FEW`, two."""

CASTS_TRIED = 32  # How many random casts we compare to find those with the least familiar cards.


class CardsMet(NamedTuple):
    """How many games a person has played, how many with each card, and the casts of these games."""

    games: int
    cards: Mapping[str, int]
    casts: frozenset[tuple[str, ...]]


class FreshCast(NamedTuple):
    """A cast that a group of people hasn't played.

    `changed` are the cards that weren't in their last game. `new` are the cards that one of them has never
    met.
    """

    cards: OwnChoice
    changed: tuple[str, ...]
    new: tuple[str, ...]

    @property
    def name(self) -> str:
        """A digest of the cards, for ids."""
        return sha256(repr(self.cards).encode()).hexdigest()[:12]


def fresh_casts(
    last: Options, seats: int, people: Sequence[CardsMet], draw: str, count: int
) -> tuple[FreshCast, ...]:
    """Draw up to `count` casts of the last game's edition. For beginners, only one or two cards change."""
    beginners = [met for met in people if met.games < FEW]
    stream, base = Stream(seed_of(f"{draw}:casts")), _seated(last, seats)
    found = list(_steps(base, seats, beginners, stream)) if beginners else []
    return tuple(_fresh(each, last, people) for each in (found or _whole(base, seats, people, draw))[:count])


def _seated(last: Options, seats: int) -> Options:
    """Return the last game's cards for `seats` players. Replace the cards that the rules don't allow."""
    edition = edition_of(last.edition)
    sizes = cast_sizes(seats, edition)
    fitting = [
        next(each for each in edition.of_rank(rank) if fits(each, seats)) for rank in range(1, max(sizes) + 1)
    ]
    cast = [each if fits(each, seats) else fitting[RANK[each] - 1] for each in last.cast[: max(sizes)]]
    return Options((*cast, *fitting[len(cast) : min(sizes)]), last.uniques, edition.rules, edition.id)


def _steps(last: Options, seats: int, beginners: Sequence[CardsMet], stream: Stream) -> Iterator[Options]:
    """Yield the last game's cards with one or two new ones that the beginners haven't met."""
    edition = edition_of(last.edition)
    ranks = {RANK[each] for each in last.cast}
    characters = _unmet(edition.characters, last.cast, beginners, stream)
    characters = [each for each in characters if RANK[each] in ranks and fits(each, seats)]
    uniques = _unmet(edition.pool, last.uniques, beginners, stream)
    two = min(met.games for met in beginners) >= FIRST
    for place in range(max(len(characters), len(uniques))):
        options = last
        if place < len(characters):
            new = characters[place]
            cast = (new if RANK[new] == RANK[each] else each for each in last.cast)
            options = replace(last, cast=tuple(cast))
        if place < len(uniques) and (two or options is last):
            options = _with_district(options, uniques[place], edition, stream)
        if options is not last and _legal(options, seats):
            yield options


def _unmet(
    cards: Sequence[str], played: Sequence[str], beginners: Sequence[CardsMet], stream: Stream
) -> list[str]:
    """Return the cards that some beginner hasn't met, shuffled; first those that most haven't met."""
    shuffled = list(cards)
    stream.shuffle(shuffled)
    unmet = {card: sum(card not in met.cards for met in beginners) for card in shuffled}
    return sorted(
        (each for each in shuffled if each not in played and unmet[each]), key=lambda each: -unmet[each]
    )


def _with_district(options: Options, new: str, edition: Edition, stream: Stream) -> Options:
    """Add a unique district to the options. If the deck is full, replace one of its unique districts."""
    chosen = [each for each in options.uniques if each not in edition.fixed]
    kept = list(options.uniques)
    if len(chosen) >= edition.most:
        kept.remove(stream.pick(chosen))
    return replace(options, uniques=(*kept, new))


def _legal(options: Options, seats: int) -> bool:
    try:
        options.check(seats)
    except SetupError:
        return False
    return True


def _whole(last: Options, seats: int, people: Sequence[CardsMet], draw: str) -> list[Options]:
    """Return random casts that none of the people has played, those with the least familiar cards first."""
    played = {last.cast}.union(*(met.casts for met in people))
    edition = edition_of(last.edition)
    size = (max if len(last.cast) == NINTH else min)(cast_sizes(seats, edition))
    drawn = (
        random_set(seats, seed_of(f"{draw}:{number}"), size, edition=edition) for number in range(CASTS_TRIED)
    )
    found = {each.cast: each for each in drawn if each.cast not in played}

    def known(options: Options) -> int:
        return sum(met.cards.get(card, 0) for met in people for card in _all(options))

    return sorted(found.values(), key=known)


def _all(options: Options) -> tuple[str, ...]:
    return (*options.cast, *options.uniques)


def _fresh(options: Options, last: Options, people: Sequence[CardsMet]) -> FreshCast:
    changed = tuple(card for card in _all(options) if card not in _all(last))
    new = tuple(card for card in changed if any(card not in met.cards for met in people))
    return FreshCast(OwnChoice(options.cast, options.uniques), changed, new)
