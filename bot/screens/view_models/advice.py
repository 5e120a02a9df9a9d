"""What a panel shows of a hint."""

from typing import Literal, NamedTuple

from ai.thought import Candidate


class AdviceModel(NamedTuple):
    """A hint for the open question, or where one can be had.

    `picks` are what is advised, `candidates` the best answers that were tried, the best first; there are none
    where nothing was. `late` says that there was no time to try any: then it can be asked for again.
    """

    status: Literal["offered", "thinking", "given"] = "offered"
    picks: tuple[str, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    late: bool = False
