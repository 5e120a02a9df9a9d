"""How a test lays out a position: the half of `table.Table` that places things."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from engine import Game, Options, PositionBuilder, Rules, State
from engine.builder import CityDistrict, cards_of, district_of
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from engine.events import Event
from engine.flow import asking
from engine.flow.deal import deck_of
from engine.setup.sets import FIRST_GAME
from engine.state import District


def cast_with(seats: int, *characters: str) -> tuple[str, ...]:
    """The cast of the First Game, with these characters replacing those of their ranks."""
    cast = list(FIRST_GAME.options(seats).cast)
    for character in sorted(characters, key=RANK.__getitem__):
        cast[RANK[character] - 1 : RANK[character]] = [character]
    return tuple(cast)


def options_with(
    seats: int, *characters: str, uniques: Sequence[str] = (), rules: Rules | None = None
) -> Options:
    """A set-up with these cards, completed with those of the First Game."""
    others = [card for card in FIRST_GAME.uniques if card not in uniques]
    fourteen = (*uniques, *others[: len(FIRST_GAME.uniques) - len(uniques)])
    # Use the edition that has all the cards, but the rules of 2016.
    return Options(cast_with(seats, *characters), fourteen, rules or Rules(), "deluxe")


def museum(*beneath: str) -> District:
    """A Museum with these cards under it."""
    return District("museum", beneath=beneath)


def _never(*_: object) -> bool:
    return False


class AskingGame(Game):
    """A game that also asks questions with only one answer."""

    __slots__ = ()

    def choose(self, seat: int, picks: Sequence[str], number: int | None = None) -> list[Event]:
        """Answer the open question, without automatic answers."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asking, "forced", _never)
            return super().choose(seat, picks, number)


class Layout:
    """A game whose position is laid out by hand, and can be changed at any time, even within a turn.

    Parts that a `PositionBuilder` requires may be left out here: seats without characters answer to no call.
    A named unique district is in the game, and replaces one that isn't named.
    """

    def __init__(
        self,
        seats: int = 4,
        *characters: str,
        uniques: Sequence[str] = (),
        rules: Rules | None = None,
        options: Options | None = None,
        seed: int = 1,
    ) -> None:
        """Make a First Game for `seats` seats with these cards, or a game with other `options`."""
        chosen = options or options_with(seats, *characters, uniques=uniques, rules=rules)
        self.builder = PositionBuilder(chosen, seats, f"{seed:064x}")
        self.game_type: type[Game] = Game
        self.events: list[Event] = []
        self.refresh()

    @property
    def state(self) -> State:
        """The state itself, for changes without a method here; call `refresh` after changing it."""
        return self.builder.state

    def refresh(self) -> None:
        """Rebuild the game from its state, after the state was changed by hand."""
        self.game = self.game_type(self.state)

    def ask_everything(self) -> None:
        """From now on also ask questions with one answer, to check a turn step by step."""
        self.game_type = AskingGame
        self.refresh()

    def seat(
        self,
        seat: int,
        *characters: str,
        gold: int | None = None,
        hand: Sequence[str] | None = None,
        city: Sequence[CityDistrict] | None = None,
    ) -> None:
        """Set the possessions of a seat; parts that aren't given stay as they are."""
        self._bring_in([*(hand or ()), *cards_of(district_of(each) for each in city or ())])
        self.builder.seat(seat, *characters, gold=gold, hand=hand, city=city)
        self.refresh()

    def set_gold(self, seat: int, gold: int) -> None:
        self.builder.gold(seat, gold)
        self.refresh()

    def set_hand(self, seat: int, *cards: str) -> None:
        """Give a seat exactly these cards; its old ones go under the deck."""
        self._bring_in(cards)
        self.builder.hand(seat, *cards)
        self.refresh()

    def set_city(self, seat: int, *districts: CityDistrict) -> None:
        """Make a city of exactly these districts."""
        self._bring_in(cards_of(district_of(each) for each in districts))
        self.builder.city(seat, *districts)
        self.refresh()

    def set_characters(self, seat: int, *characters: str) -> None:
        """Give a seat exactly these characters in this round."""
        self.builder.characters(seat, *characters)

    def face_up(self, *characters: str) -> None:
        """Put these characters face up beside the board; nobody has them then."""
        self.builder.face_up(*characters)

    def set_crown(self, seat: int) -> None:
        self.builder.crown(seat)
        self.refresh()

    def deck(self, *cards: str) -> None:
        """Put these cards on the deck, the first on top."""
        self._bring_in(cards)
        self.builder.deck(*cards)
        self.refresh()

    def shrink_deck(self, *cards: str, into: int) -> None:
        """Leave only these cards in the deck, the first on top; a seat gets all others."""
        self.deck(*cards)
        deck = self.state.deck
        others = len(deck) - len(cards)
        self.state.seats[into].hand += deck[:others]
        del deck[:others]
        self.refresh()

    def mark(self, kind: str, character: str, by: int, *, real: bool = True) -> None:
        """Mark a character, as in an earlier turn of this round."""
        self.builder.mark(kind, character, by, real=real)
        self.refresh()

    def last_round(self) -> None:
        """Make this round the last, without saying whose city is complete."""
        self.builder.last_round()

    def _bring_in(self, cards: Iterable[str]) -> None:
        """Exchange unique districts that aren't in the game for some in the deck."""
        state, wanted = self.state, tuple(cards)
        for card in wanted:
            if card in DISTRICTS and card not in deck_of(state.options):
                uniques = (each for each in state.deck if each in state.options.uniques)
                spare = next(each for each in uniques if each not in wanted)
                others = [each for each in state.options.uniques if each != spare]
                state.options = replace(state.options, uniques=(*others, card))
                state.deck[state.deck.index(spare)] = card
