"""Adding up what comes of an answer in one world after another."""

from collections import Counter

from ai.master.worth import worth
from ai.thought import Candidate, Prospect
from engine.worlds import World


class Trials:
    """What came of an answer so far. `sum` is that of the worths, `worlds` how many there were."""

    __slots__ = ("_chance", "_lead", "_suffered", "option", "sum", "worlds")

    def __init__(self, option: str) -> None:
        self.option = option
        self.sum = 0.0
        self.worlds = 0
        self._lead = 0.0
        self._chance = 0.0
        self._suffered = Counter[str]()

    def add(self, end: World, found: Prospect) -> None:
        """Take in how a world was left."""
        self.sum += worth(found)
        self.worlds += 1
        self._lead += found.lead
        self._chance += found.chance
        self._suffered.update(set(end.suffered))

    @property
    def mean(self) -> float:
        """The mean worth; there must have been a world."""
        return self.sum / self.worlds

    def candidate(self) -> Candidate:
        """Return it as it is told; there must have been a world."""
        count = self.worlds
        suffered = sorted(self._suffered.items(), key=lambda each: (-each[1], each[0]))
        return Candidate(
            self.option,
            count,
            self.mean,
            Prospect(self._lead / count, self._chance / count),
            tuple((kind, times / count) for kind, times in suffered),
        )
