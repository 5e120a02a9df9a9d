"""The model of a proof of fairness."""

from dataclasses import dataclass
from typing import Literal

from engine import fairness


@dataclass(frozen=True, slots=True)
class ProofModel:
    """The proof that a finished game was dealt fairly.

    `clicks` are the ids of clicks in their order in the seed. `dealing` is the rule of the deal.
    """

    game: str
    commitment: str
    secret: str
    clicks: tuple[str, ...]
    seed: str
    dealing: fairness.Dealing | Literal["earlier"]
