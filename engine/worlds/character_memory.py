"""The knowledge of a seat about characters that it doesn't see, from how they went round."""

from collections.abc import Sequence

import engine.events as events
from engine.events import Event
from engine.flow.selection import joins

Possible = frozenset[str]  # The characters that a face-down card may be.


class CharacterMemory:
    """For each face-down card, the characters that it may be, as far as this seat has seen.

    `held` are the cards of each seat. `away` are those beside the board, in the order of being put there.
    `pile` are the characters that a card of the pile may be; at the end of the selection the rest of the pile
    goes beside the board.
    """

    def __init__(self, cast: Sequence[str], seats: int, seat: int) -> None:
        self.seat = seat
        self.cast = frozenset(cast)
        self.count = seats
        self.joins = joins(seats, len(cast))
        self.begin()

    def begin(self) -> None:
        """Start a round with all characters in the pile."""
        self.pile: Possible = self.cast
        self.away: list[Possible] = []
        self.held: list[list[Possible]] = [[] for _ in range(self.count)]

    def saw_pile(self, characters: Possible) -> None:
        """Record that the pile consists of these characters, so none of them is elsewhere."""
        if not characters:
            return
        self.pile = characters
        self.away = [each - characters for each in self.away]
        self.held = [[each - characters for each in cards] for cards in self.held]

    def hear(self, event: Event, picks: Sequence[str]) -> None:
        """Learn from an event; `picks` are the names that this seat picked, if it answered."""
        self._hear_of_exchanges(event)
        match event:
            case events.RoundBegan():
                self.begin()
            case events.FaceUp(character=character):
                self.pile -= {character}
            case events.FaceDown():
                self.away.append(self.pile)
            case events.SawFaceDown(character=character):
                self._place(self.away, character)
            case events.Picked(seat=seat):
                self.held[seat].append(self.pile)
                if seat == self.seat:
                    self._place(self.held[seat], picks[0])
                self._join()
            case events.Tossed(seat=seat):
                self.away.append(self.pile)
                if seat == self.seat:
                    self._place(self.away, picks[0])
            case _:
                pass

    def _hear_of_exchanges(self, event: Event) -> None:
        match event:
            case events.ExchangedCharacters(seat=seat, target=target) if self.seat not in (seat, target):
                self._exchange(seat, target)
            case events.ReceivedCharacter(source=source, character=character, given=given):
                self._received(source, character, given)
            case _:
                pass

    def _join(self) -> None:
        """In some games, let the first card put away join the pile before the last seat picks."""
        if self.joins and sum(map(len, self.held)) == self.count - 1:
            self.pile |= self.away.pop(0)

    def _place(self, cards: list[Possible], character: str) -> None:
        """Record that the last of these cards is this character."""
        cards[-1] = frozenset((character,))
        self.pile -= cards[-1]

    def _exchange(self, one: int, other: int) -> None:
        """Record that two other seats exchanged a card. Of several cards, any may be the exchanged one."""
        mine, theirs = self.held[one], self.held[other]
        if len(mine) == len(theirs) == 1:
            mine[0], theirs[0] = theirs[0], mine[0]
        elif mine and theirs:
            either = frozenset[str]().union(*mine, *theirs)
            mine[:], theirs[:] = [either] * len(mine), [either] * len(theirs)

    def _received(self, source: int, character: str, given: str) -> None:
        """Record that this seat got a card of another seat for one of its own."""
        others = self.held[source]
        left = [
            card
            for place, each in enumerate(others)
            if character in each
            for card in (others[:place] + others[place + 1 :])
        ]
        rest = frozenset[str]().union(*left) - {character}
        self.held[source] = [frozenset((given,)), *[rest] * (len(others) - 1)]
