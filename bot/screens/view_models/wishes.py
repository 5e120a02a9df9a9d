"""What the wishes ahead show."""

from dataclasses import dataclass

from engine.setup.rules import Rules
from storage.records import Wish


@dataclass(frozen=True, slots=True)
class WishesModel:
    """What somebody wishes ahead, while they change it: an `order` of characters for a `round`.

    Round 0 stands for all, until it is changed. `stored` is what counts now, `coming` the round in which the
    person chooses next. `out_of_reach` are the characters that they know not to be had then. `note` is a
    sentence to show on top.
    """

    game: str
    cast: tuple[str, ...]
    rules: Rules
    order: tuple[str, ...]
    round: int
    coming: int
    stored: Wish | None = None
    out_of_reach: tuple[str, ...] = ()
    note: str = ""
