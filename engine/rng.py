"""Random numbers that a stranger can recompute in any language.

1. The seed is 32 bytes. Block `i` (0, 1, 2, ...) is SHA-256(seed, then `i` as 8 bytes, big end first).
2. A block is read as eight words of 4 bytes, big end first. The stream is the words of block 0, 1, 2, ...
3. `below(n)`: take the next word `w`. If `w >= 2^32 - (2^32 mod n)`, drop it and take the next.
   The number is `w mod n`.
4. `shuffle(items)`: for `i` from the last index down to 1, swap items `i` and `below(i + 1)`.
5. The position is the number of words taken, dropped ones included. Seed and position are the
   whole state.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")


# Caches some blocks: reading a dictionary is faster than `functools.lru_cache`.
_BLOCKS: dict[tuple[str, int], tuple[int, ...]] = {}
_KEPT = 256


def _block(seed: str, index: int) -> tuple[int, ...]:
    key = (seed, index)
    block = _BLOCKS.get(key)
    if block is None:
        if len(_BLOCKS) >= _KEPT:
            _BLOCKS.clear()
        block = unpack(">8I", sha256(bytes.fromhex(seed) + index.to_bytes(8, "big")).digest())
        _BLOCKS[key] = block
    return block


def seed_of(text: str) -> str:
    """Return the seed of a text: the same text gives the same random numbers."""
    return sha256(text.encode()).hexdigest()


@dataclass(slots=True)
class Stream:
    """A seed (64 hexadecimal digits) and the number of words taken from its stream."""

    seed: str
    position: int = 0

    def below(self, count: int) -> int:
        """Take a number from 0 to `count - 1`, each as likely as the others."""
        limit = 0x1_0000_0000 - 0x1_0000_0000 % count
        while True:
            place = self.position
            word = _block(self.seed, place >> 3)[place & 7]
            self.position = place + 1
            if word < limit:
                return word % count

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place (Fisher-Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[T]) -> T:
        """Take one of the items at random; they stay where they are."""
        return items[self.below(len(items))]
