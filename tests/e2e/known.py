"""What a person may know of a game, computed from its state and its events, never from a screen."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.tables.table import Table
from engine.decision import argument
from engine.events import Called, Event, Killed, Refuge, Revealed, RevealedLate, RoundBegan, TookOver, visible

Held = set[tuple[int, str]]


def _by_round() -> dict[int, Held]:
    return defaultdict(set)


@dataclass
class Known:
    """The knowledge of a reader about one game: names of cards, and the seats that hold characters.

    `told` is the last choice whose events were read, `round` its round. `beside` are the seats that events
    name together with characters; `holders` those of them that hold the character, and `reasons` those that a
    power of the character hit: a line names it after them. `killed` are the killed characters by round.
    `offered` are the characters that the reader could choose, `out` those put away in the reader's sight,
    `called` those whose call is over, `own` the cards that the reader has held, and `bluffs` the reader's
    marks that don't count.
    """

    told: int = -2
    round: int = 0
    over: bool = False
    cards: set[str] = field(default_factory=set[str])
    own: set[str] = field(default_factory=set[str])
    beside: dict[int, Held] = field(default_factory=_by_round)
    holders: dict[int, Held] = field(default_factory=_by_round)
    reasons: dict[int, Held] = field(default_factory=_by_round)
    killed: dict[int, str] = field(default_factory=dict[int, str])
    called: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    offered: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    out: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    bluffs: dict[int, set[tuple[str, str]]] = field(default_factory=lambda: defaultdict(set))

    def learn(self, table: Table, seat: int | None) -> None:
        """Learn what a seat (`None`: a spectator) may know of a table now."""
        state = table.game.state
        for each in state.seats:
            self.cards.update(district.card for district in each.city)
        self.over = table.game.over
        # Cards that bring points from a hand are revealed at the end.
        self.cards.update(name for score in state.scores for name, _ in score.lines)
        self._hold(state.round, {(call.seat, call.character) for call in state.calls if call.seat >= 0})
        self.called[state.round].update(call.character for call in state.calls)
        self.out[state.round].update(state.selection.face_up)
        self._read(table, seat)
        if seat is not None:
            self._look_at_own(table, seat)

    def _read(self, table: Table, seat: int | None) -> None:
        number = self.round
        told, self.told = self.told, table.history[-1].number
        for choice in (choice for choice in table.history if choice.number > told):
            for event in choice.events:
                if isinstance(event, RoundBegan):
                    self._conclude(number, len(table.game.state.seats))
                    self.round = number = event.round
                if isinstance(event, Killed):
                    self.killed[number] = event.character
                if visible(event, seat):
                    self.cards.update(_cards(event))
                    self.beside[number].update(_beside(event))
                    self.reasons[number].update(_beside(event, ("reason",)))
                    self._hold(number, set(_holders(event)))
                if isinstance(event, Called):
                    self.called[number].add(event.character)

    def _conclude(self, number: int, seats: int) -> None:
        """At the end of a round, only the player of the killed character has shown fewer than the others."""
        shown = [sum(seat == each for each, _ in self.holders[number]) for seat in range(seats)]
        fewer = [seat for seat in range(seats) if shown[seat] < max(shown)]
        if len(fewer) == 1 and number in self.killed:
            self._hold(number, {(fewer[0], self.killed[number])})

    def _look_at_own(self, table: Table, seat: int) -> None:
        state = table.game.state
        own, number = state.seats[seat], state.round
        self.own.update(own.hand)
        self.cards.update(own.hand)
        self.cards.update(card for district in own.city for card in district.beneath)
        self._hold(number, {(seat, character) for character in own.characters})
        self.bluffs[number].update(
            (mark.kind, mark.character) for mark in state.marks if mark.by == seat and not mark.real
        )
        if state.selection.seen and state.selection.seen_by == seat:
            self.out[number].add(state.selection.seen)
        if table.asked() == seat:
            options = {argument(option) for option in table.playing.decision.options}
            self.offered[number].update(options)
            self.cards.update(options, {table.playing.decision.card})

    def _hold(self, number: int, held: Held) -> None:
        self.beside[number].update(held)
        self.holders[number].update(held)
        self.called[number].update(character for _, character in held)


def _cards(event: Event) -> set[str]:
    found: set[str] = set()
    for fact in event.facts.values():
        found.update(fact if isinstance(fact, tuple) else {fact} if isinstance(fact, str) else ())
    return found


def _beside(event: Event, keys: tuple[str, ...] = ("character", "reason", "characters")) -> Held:
    """Return all seats that an event names, each with all characters under these keys."""
    facts = event.facts
    seats = [
        fact for fact in (facts.get(key) for key in ("seat", "target", "source")) if isinstance(fact, int)
    ]
    found = [facts[key] for key in keys if key in facts]
    names = [name for fact in found for name in (fact if isinstance(fact, tuple) else (fact,))]
    return {(seat, name) for seat in seats for name in names if isinstance(name, str)}


def _holders(event: Event) -> Iterator[tuple[int, str]]:
    """Yield the seats whose characters an event reveals to everybody."""
    match event:
        case Revealed(seat=seat, character=character) | RevealedLate(seat=seat, character=character):
            yield seat, character
        case Refuge(seat=seat, character=character):
            yield seat, character
        case TookOver(seat=seat, target=target, character=character):
            yield from ((seat, character), (target, character))
        case _:
            pass
