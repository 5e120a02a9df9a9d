"""Choosing positions of games to check closely: some of each kind instead of random ones."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator

from engine import Decision, Event, Game
from engine.decision import argument, verb

# Verbs whose argument says what is done. The argument of the others is a card, a seat or a character.
TELLING = {"use", "gather", "pay", "play", "take"}


class Sample:
    """Picks positions with a trait that was picked less than `times` times before."""

    def __init__(self, times: int) -> None:
        self.times = times
        self._seen: Counter[Hashable] = Counter()

    def __call__(self, traits: Iterable[Hashable]) -> bool:
        """Return whether to check the position with these traits."""
        rare = [each for each in {*traits} if self._seen[each] < self.times]
        self._seen.update(rare)
        return bool(rare)


def traits(decision: Decision, picks: Iterable[str] = (), events: Iterable[Event] = ()) -> Iterator[Hashable]:
    """Yield the traits of a question, its answer and its events: kinds and names, no amounts."""
    yield decision.kind, decision.back, min(len(decision.options), 2), min(decision.maximum, 2)
    for sort, options in (("option", decision.options), ("pick", picks)):
        for option in options:
            yield sort, decision.kind, verb(option), argument(option) if verb(option) in TELLING else ""
    for event in events:
        yield event.kind
        yield event.kind, event.facts.get("reason", "")


def moment(game: Game, picks: Iterable[str] = ()) -> Iterator[Hashable]:
    """Yield the traits of the open question, of the current turn, and of the cards on the table."""
    decision, state = game.decision, game.state
    assert decision is not None
    yield from traits(decision, picks)
    if state.turn is not None:
        yield decision.kind, state.turn.character, state.turn.held, len(decision.options) == 1
    yield decision.kind, len(game.seats)
    for mark in state.marks:
        yield decision.kind, "mark", mark.kind
    for seat, each in enumerate(game.seats):
        for district in each.city:
            if district.beneath or district.card in POWERFUL:
                yield decision.kind, district.card, seat == decision.seat


# Districts that ask, look or hide something.
POWERFUL = {
    "graveyard",
    "hospital",
    "lighthouse",
    "museum",
    "park",
    "theater",
    "throne_room",
    "library",
    "framework",
}
