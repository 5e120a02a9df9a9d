"""The model of a proof of fairness."""

from dataclasses import dataclass
from typing import Literal

from engine import fairness


@dataclass(frozen=True, slots=True)
class ProofModel:
    """The proof that a finished game was dealt fairly."""

    game: str
    commitment: str
    secret: str
    clicks: tuple[str, ...]  # The ids of the clicks, in the order in which the seed uses them.
    seed: str
    dealing: fairness.Dealing | Literal["earlier"]  # The rule of the deal.
