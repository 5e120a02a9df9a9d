"""Choosing the moments of games that a test looks at closely: a few of each kind instead of all."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator

from engine import Decision, Event
from engine.decision import argument, verb

# Verbs whose argument says what is done. Behind the others stands a card, a seat or a character.
TELLING = {"use", "gather", "pay", "play", "take"}


class Sample:
    """Picks the moments that show something which was seen less than `times` times before."""

    def __init__(self, times: int) -> None:
        self.times = times
        self._seen: Counter[Hashable] = Counter()

    def __call__(self, traits: Iterable[Hashable]) -> bool:
        """Return whether to look at the moment with these traits."""
        rare = [each for each in {*traits} if self._seen[each] < self.times]
        self._seen.update(rare)
        return bool(rare)


def traits(decision: Decision, picks: Iterable[str] = (), events: Iterable[Event] = ()) -> Iterator[Hashable]:
    """Yield what is special about a question, its answer and what is told: kinds and names, no amounts."""
    yield decision.kind, decision.back, min(len(decision.options), 2), min(decision.maximum, 2)
    for sort, options in (("option", decision.options), ("pick", picks)):
        for option in options:
            yield sort, decision.kind, verb(option), argument(option) if verb(option) in TELLING else ""
    for event in events:
        yield event.kind
        yield event.kind, event.facts.get("reason", "")
