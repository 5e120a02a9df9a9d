"""The random stream, checked against a second version written from its ten-line description."""

from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest

from engine.rng import Stream

SEED = "00" * 31 + "07"
KNOWN_NUMBERS = [448, 175, 670, 969, 889, 780, 113, 143]
KNOWN_SHUFFLE = "daeiltsc"
KNOWN_POSITION = 15


class Stranger:
    """The stream, as a reader of only the description would write it."""

    def __init__(self, seed: str) -> None:
        self.seed = bytes.fromhex(seed)
        self.taken = 0

    def word(self) -> int:
        block = sha256(self.seed + (self.taken // 8).to_bytes(8, "big")).digest()
        start = 4 * (self.taken % 8)
        self.taken += 1
        return int.from_bytes(block[start : start + 4], "big")

    def below(self, n: int) -> int:
        word = self.word()
        while word >= 2**32 - 2**32 % n:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        for i in reversed(range(1, len(items))):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@pytest.mark.parametrize("seed", [SEED, "f" * 64, sha256(b"any").hexdigest()])
def test_stream_is_what_its_description_says(seed: str) -> None:
    stream, stranger = Stream(seed), Stranger(seed)
    # Just above half of all words, so that about every second one is dropped.
    counts = [1, 2, 3, 7, 8, 68, 83, 1000, 2**31 + 1, 3 * 2**30] * 20
    assert [stream.below(count) for count in counts] == [stranger.below(count) for count in counts]
    assert stream.position == stranger.taken > len(counts)
    mine, theirs = list(range(83)), list(range(83))
    stream.shuffle(mine)
    stranger.shuffle(theirs)
    assert mine == theirs != list(range(83))
    assert stream.position == stranger.taken


def test_known_numbers() -> None:
    """These numbers hold for all versions of Python, on all machines, in all languages."""
    stream = Stream(SEED)
    assert [stream.below(1000) for _ in range(8)] == KNOWN_NUMBERS
    items = list("citadels")
    stream.shuffle(items)
    assert "".join(items) == KNOWN_SHUFFLE
    assert stream.position == KNOWN_POSITION


def test_block_is_the_plain_fingerprint() -> None:
    """SHA-256 of 40 zero bytes, cut into eight words: every digit of it is used, none twice."""
    words = sha256(bytes(40)).hexdigest()
    stream = Stream("00" * 32)
    assert "".join(f"{stream.below(2**32):08x}" for _ in range(8)) == words


def test_seed_and_position_are_the_whole_state() -> None:
    stream = Stream(SEED)
    for _ in range(29):
        stream.below(10)
    twin = Stream(SEED, stream.position)
    assert [stream.below(50) for _ in range(40)] == [twin.below(50) for _ in range(40)]


def test_pick_takes_one_number_and_leaves_the_items() -> None:
    stream, numbers = Stream(SEED), Stream(SEED)
    items = ["a", "b", "c", "d", "e"]
    assert [stream.pick(items) for _ in range(20)] == [items[numbers.below(5)] for _ in range(20)]
    assert items == ["a", "b", "c", "d", "e"]


def test_one_of_one_takes_a_word_and_nothing_of_nothing_takes_none() -> None:
    stream = Stream(SEED)
    assert stream.below(1) == 0
    assert stream.position == 1
    stream.shuffle([])
    stream.shuffle(["alone"])
    assert stream.position == 1


@pytest.mark.parametrize("count", [2, 3, 7, 9, 68])
def test_numbers_are_even_enough(count: int) -> None:
    """Chi-squared with a bound that chance exceeds only once in a million seeds."""
    stream, draws = Stream(sha256(str(count).encode()).hexdigest()), 6800
    found = Counter(stream.below(count) for _ in range(draws))
    assert set(found) <= set(range(count))
    expected = draws / count
    spread = sum((found[number] - expected) ** 2 / expected for number in range(count))
    freedom = count - 1
    assert spread < freedom + 5 * (2 * freedom) ** 0.5 + 15


def test_every_order_comes_up_evenly() -> None:
    stream, orders = Stream(SEED), Counter[tuple[int, ...]]()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(50 < count < 160 for count in orders.values())


def test_seeds_that_differ_by_a_bit_have_nothing_in_common() -> None:
    streams = [Stream(f"{1 << bit:064x}") for bit in range(0, 256, 16)]
    drawn = [[stream.below(2**32) for _ in range(4)] for stream in streams]
    assert all(not set(one) & set(other) for one, other in pairwise(drawn))
