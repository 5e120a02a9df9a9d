"""How a position is laid out by hand: the half of `table.Table` that puts things where they shall be."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine import Game, Options, Rules, State
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from engine.events import Event
from engine.flow.deal import deck_of
from engine.setup.sets import FIRST_GAME
from engine.state import District, Mark, Seat, Selection

Laid = str | tuple[str, int] | District


def cast_with(seats: int, *characters: str) -> tuple[str, ...]:
    """The cast of the First Game with these characters in the places of their ranks."""
    cast = list(FIRST_GAME.options(seats).cast)
    for character in sorted(characters, key=RANK.__getitem__):
        cast[RANK[character] - 1 : RANK[character]] = [character]
    return tuple(cast)


def options_with(
    seats: int, *characters: str, uniques: Sequence[str] = (), rules: Rules | None = None
) -> Options:
    """A set-up with these cards in it, filled up with those of the First Game."""
    others = [card for card in FIRST_GAME.uniques if card not in uniques]
    fourteen = (*uniques, *others[: len(FIRST_GAME.uniques) - len(uniques)])
    # The edition that has all the cards; the rules are those of 2016 all the same.
    return Options(cast_with(seats, *characters), fourteen, rules or Rules(), "deluxe")


def district(laid: Laid) -> District:
    """A district of a city: `"castle"`, `("castle", 1)` with a coin on it, or spelled out in full."""
    match laid:
        case District():
            return laid
        case str():
            return District(laid)
        case (card, coin):
            return District(card, coin)


def museum(*beneath: str) -> District:
    """A Museum with these cards under it."""
    return District("museum", beneath=beneath)


class Layout:
    """A game whose position is laid out by hand."""

    def __init__(
        self,
        seats: int = 4,
        *characters: str,
        uniques: Sequence[str] = (),
        rules: Rules | None = None,
        options: Options | None = None,
        seed: int = 1,
    ) -> None:
        """Seat so many at the First Game with these cards put in, or at a set-up of your own (`options`)."""
        chosen = options or options_with(seats, *characters, uniques=uniques, rules=rules)
        self.game = Game.new(chosen, seats, f"{seed:064x}")
        self.events: list[Event] = []
        self._collect()

    # Everything may be set at any time, also in the middle of a turn.

    @property
    def state(self) -> State:
        """The state itself, for what has no word of its own here; call `refresh` after changing it."""
        return self.game.state

    def refresh(self) -> None:
        """Make the game anew from its state, after the state was changed by hand."""
        self.game = Game(self.game.state)

    def seat(
        self,
        seat: int,
        *characters: str,
        gold: int | None = None,
        hand: Iterable[str] | None = None,
        city: Iterable[Laid] | None = None,
    ) -> None:
        """Set what a seat holds; what isn't given stays as it is."""
        if characters:
            self.set_characters(seat, *characters)
        if gold is not None:
            self.set_gold(seat, gold)
        if hand is not None:
            self.set_hand(seat, *hand)
        if city is not None:
            self.set_city(seat, *city)

    def set_gold(self, seat: int, gold: int) -> None:
        """Set a stash."""
        self.state.seats[seat].gold = gold
        self.refresh()

    def set_hand(self, seat: int, *cards: str) -> None:
        """Give a seat exactly these cards; those it had go under the deck."""
        hand = self.state.seats[seat].hand
        self._under_deck(hand)
        hand[:] = [self._take(card) for card in cards]
        self.refresh()

    def set_city(self, seat: int, *districts: Laid) -> None:
        """Let a city consist of exactly these districts."""
        city = self.state.seats[seat].city
        for old in city:
            self._under_deck([old.card, *old.beneath])
        city[:] = [district(each) for each in districts]
        for new in city:
            for card in (new.card, *new.beneath):
                self._take(card)
        self.refresh()

    def set_characters(self, seat: int, *characters: str) -> None:
        """Let a seat hold exactly these characters in this round."""
        selection, seats = self.state.selection, self.state.seats
        selection.face_down += seats[seat].characters
        for character in characters:
            for pile in (selection.face_down, selection.face_up, *(each.characters for each in seats)):
                if character in pile:
                    pile.remove(character)
        seats[seat].characters = list(characters)

    def face_up(self, *characters: str) -> None:
        """Let these characters lie face up beside the board; nobody holds them then."""
        for character in characters:
            self.state.selection.face_down.remove(character)
            self.state.selection.face_up.append(character)

    def set_crown(self, seat: int) -> None:
        """Put the crown before a seat."""
        self.state.crown = seat
        self.refresh()

    def deck(self, *cards: str) -> None:
        """Put these cards on the deck, the first on top."""
        taken = [self._take(card) for card in cards]
        self.state.deck += reversed(taken)
        self.refresh()

    def shrink_deck(self, *cards: str, into: int) -> None:
        """Leave only these cards in the deck, the first on top; all others go into the hand of a seat."""
        taken = [self._take(card) for card in cards]
        deck = self.state.deck
        self.state.seats[into].hand += deck
        deck[:] = reversed(taken)
        self.refresh()

    def mark(self, kind: str, character: str, by: int, *, real: bool = True) -> None:
        """Mark a character, as a seat might have done in an earlier turn of this round."""
        self.state.marks.append(Mark(kind, character, by, real))
        self.refresh()

    def last_round(self) -> None:
        """Make this round the last, without saying whose city is complete."""
        self.state.ending = True

    # How it is laid out

    def _collect(self) -> None:
        """Take everything back: all characters beside the board, all cards into the deck."""
        state = self.state
        state.seats[:] = [Seat() for _ in state.seats]
        state.deck[:] = deck_of(state.options)
        state.rng.shuffle(state.deck)
        state.crown = 0
        state.stack.clear()
        state.selection = Selection(face_down=list(state.options.cast))
        state.phase = "turns"
        self.refresh()

    def _take(self, card: str) -> str:
        """Take a card out of the deck; a unique district comes into the game by that, if need be."""
        state = self.state
        if card not in state.deck and card in DISTRICTS and card not in deck_of(state.options):
            spare = next(each for each in state.deck if each in state.options.uniques)
            others = [each for each in state.options.uniques if each != spare]
            state.options = replace(state.options, uniques=(*others, card))
            state.deck.remove(spare)
            return card
        assert card in state.deck, f"no {card} is left"
        # From the bottom: what was put on top by `deck` stays there.
        state.deck.remove(card)
        return card

    def _under_deck(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.state.deck.insert(0, card)
