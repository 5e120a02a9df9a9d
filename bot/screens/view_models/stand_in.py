"""What a computer did for somebody who wasn't there."""

from typing import NamedTuple


class StandInModel(NamedTuple):
    """The rounds in which a computer answered for a seat's person, the oldest first, and what it built.

    `missed` is how many questions in a row their time ran out for, if it took over for that; else 0.
    """

    rounds: tuple[int, ...]
    built: tuple[str, ...]
    missed: int
