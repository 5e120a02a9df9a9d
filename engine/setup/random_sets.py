"""Random sets of cards."""

from hashlib import sha256

from engine.cards.districts import DISTRICTS
from engine.rng import Stream
from engine.setup.editions import DEFAULT_EDITION, Edition
from engine.setup.options import Options, cast_sizes, fits
from engine.setup.rules import Rules


def random_set(
    seats: int,
    seed: str,
    size: int | None = None,
    rules: Rules | None = None,
    edition: Edition = DEFAULT_EDITION,
) -> Options:
    """Draw a character of each rank that may play with `seats`, and the most unique districts allowed.

    Without `size`, draw as few characters as may play. The seed is 64 hexadecimal digits and may also be the
    seed of the deal: the set uses another stream, with the seed SHA-256(seed, then ":set").
    """
    stream = Stream(sha256(bytes.fromhex(seed) + b":set").hexdigest())
    rules = rules or edition.rules
    ranks = range(1, (size or min(cast_sizes(seats, edition, rules))) + 1)
    # Draw districts first: they then stay the same when somebody joins or a ninth character is added.
    cards = list(edition.pool)
    stream.shuffle(cards)
    uniques = sorted(cards[: edition.most], key=list(DISTRICTS).index)
    free = _free_ranks(stream, edition)
    cast = [
        stream.pick([each for each in edition.of_rank(rank) if fits(each, seats)])
        if rank in free
        else edition.core[rank - 1]
        for rank in ranks
    ]
    return Options(tuple(cast), (*edition.fixed, *uniques), rules, edition.id)


def _free_ranks(stream: Stream, edition: Edition) -> set[int]:
    """Return the ranks to draw characters for: all, or those whose core characters may be replaced."""
    if not edition.core:
        return set(range(1, 10))
    ranks = list(range(1, len(edition.core) + 1))
    stream.shuffle(ranks)
    return {*ranks[: edition.swaps], 9}
