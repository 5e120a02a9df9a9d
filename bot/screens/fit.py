"""Texts that give way to each other when there is not room for all of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.limits import clip, length


@dataclass(frozen=True, slots=True)
class Block:
    """A text in one or more versions, the longest first; an empty one means that it may be left out.

    Of several blocks the one with the smallest `weight` gives way first.
    """

    versions: tuple[str, ...]
    weight: int = 100


def block(*versions: str, weight: int = 100) -> Block:
    """Make a block of these versions."""
    return Block(versions, weight)


def newest(title: str, lines: Sequence[str], most: int, weight: int) -> Block:
    """Make a block of the last lines under a title, which gives up its oldest lines one by one."""
    shown = [line for line in lines if line][-most:]
    versions = ["\n".join([title, *shown[start:]] if title else shown[start:]) for start in range(len(shown))]
    return Block((*versions, ""), weight)


def fit(blocks: Sequence[Block], limit: int) -> list[str]:
    """Choose a version of each block, the longest that there is room for, in the same order.

    If even the shortest are too long together, the longest of them are cut.
    """
    chosen = [0] * len(blocks)
    sizes = [[length(version) for version in each.versions] for each in blocks]
    total = sum(size[0] for size in sizes)
    while total > limit:
        able = [index for index, each in enumerate(blocks) if chosen[index] + 1 < len(each.versions)]
        if not able:
            break
        index = min(able, key=lambda each: (blocks[each].weight, each))
        total -= sizes[index][chosen[index]]
        chosen[index] += 1
        total += sizes[index][chosen[index]]
    texts = [each.versions[version] for each, version in zip(blocks, chosen, strict=True)]
    return texts if total <= limit else _cut(texts, limit)


def _cut(texts: list[str], limit: int) -> list[str]:
    fair = limit // max(1, sum(bool(text) for text in texts))
    return [clip(text, fair) for text in texts]
