"""Positions that are laid out by hand: for rule cases, puzzles and lessons."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Self, TypeAlias

from engine.audit import audit
from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import DISTRICTS
from engine.errors import BrokenStateError, PositionError
from engine.flow.asking import go_on
from engine.flow.city import check_completed
from engine.flow.deal import deck_of
from engine.flow.selection import script
from engine.game import Game
from engine.hooks import CHARACTERS, MARKS, having, ousted, silenced, usurper
from engine.position import Position
from engine.rng import Stream, seed_of
from engine.setup.options import Options
from engine.setup.rules import characters_each
from engine.state import Call, District, Laid, Mark, Seat, Selection, State

CityDistrict: TypeAlias = str | tuple[str, int] | District
"""A district of a city: `"castle"`, `("castle", 1)` with a coin on it, or spelled out in full."""


class PositionBuilder:
    """Lays out a position, from which a game is then played on.

        builder = PositionBuilder(options, seats=2)
        builder.seat(0, "thief", "king", gold=1, hand=["tavern"], city=["keep", ("castle", 1)])
        builder.seat(1, "bishop", "merchant", gold=4)
        builder.deck("market", "docks")             # drawn in this order
        game = builder.call("thief").build()        # the turn of seat 0 begins

    At first nobody has anything, seat 0 has the crown, all characters lie face down beside the board, and the
    deck is shuffled. Cards come out of the deck and go back under it, so none can be lost or doubled. A call
    with an impossible result raises `PositionError` and changes nothing.
    """

    def __init__(self, options: Options, seats: int, seed: str = seed_of("")) -> None:
        """`seed` is 64 hexadecimal digits. Raises `SetupError` if the options don't fit these seats."""
        options.check(seats)
        self.state = State(options, _stream(seed), [Seat() for _ in range(seats)], 0, deck_of(options))
        self.state.rng.shuffle(self.state.deck)
        self.state.round = 1
        self.state.phase = "turns"
        self.state.selection = Selection(face_down=list(options.cast))
        self._called = ""

    # Possessions of the seats

    def seat(
        self,
        seat: int,
        *characters: str,
        gold: int | None = None,
        hand: Iterable[str] | None = None,
        city: Iterable[CityDistrict] | None = None,
    ) -> Self:
        """Set the given possessions of a seat; the others stay as they are."""
        if characters:
            self.characters(seat, *characters)
        if gold is not None:
            self.gold(seat, gold)
        if hand is not None:
            self.hand(seat, *hand)
        if city is not None:
            self.city(seat, *city)
        return self

    def characters(self, seat: int, *characters: str) -> Self:
        """Give a seat exactly these characters for this round; put its earlier ones face down."""
        holder, selection = self._seat(seat), self.state.selection
        self._check_characters(characters)
        selection.face_down += holder.characters
        holder.characters = []
        for character in characters:
            self._take_character(character)
        holder.characters = list(characters)
        return self

    def gold(self, seat: int, gold: int) -> Self:
        if gold < 0:
            raise PositionError("gold", f"a stash of {gold}")
        self._seat(seat).gold = gold
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a seat exactly these cards; put its earlier ones under the deck."""
        holder = self._seat(seat)
        self._exchange(holder.hand, cards)
        holder.hand[:] = cards
        holder.armed.clear()
        return self

    def city(self, seat: int, *districts: CityDistrict) -> Self:
        """Give a seat exactly these districts; put its earlier ones under the deck."""
        holder, city = self._seat(seat), [district_of(each) for each in districts]
        for each in city:
            if each.card not in DISTRICTS or each.coin not in (0, 1):
                raise PositionError("district", f"{each} in a city")
        self._exchange(cards_of(holder.city), cards_of(city))
        holder.city[:] = city
        return self

    def lay(self, seat: int, card: str, gold: int = 0) -> Self:
        """Put an action card in front of a seat, with gold on it, as if it had been played before."""
        holder = self._seat(seat)
        if card not in ACTION_CARDS or gold < 0:
            raise PositionError("card", f"{card} with {gold} gold in front of a seat")
        self._exchange([], [card])
        # The numbers are negative, because cards laid during the game have the numbers of choices, from 0 on.
        numbers = (each.number for every in self.state.seats for each in every.laid)
        holder.laid.append(Laid(card, gold, min(numbers, default=0) - 1))
        return self

    def arm(self, seat: int, card: str) -> Self:
        holder = self._seat(seat)
        if card not in ACTION_CARDS or not ACTION_CARDS[card].armed or card not in holder.hand:
            raise PositionError("card", f"seat {seat} has no {card} that can be armed")
        if card not in holder.armed:
            holder.armed.append(card)
        return self

    # The crown, the face-up characters and the deck

    def crown(self, seat: int) -> Self:
        self._seat(seat)
        self.state.crown = seat
        return self

    def face_up(self, *characters: str) -> Self:
        """Put these characters face up beside the board, even those that a seat holds."""
        self._check_characters(characters)
        for character in characters:
            self._take_character(character)
        self.state.selection.face_up += characters
        return self

    def deck(self, *cards: str) -> Self:
        """Put these cards on the deck, the first on top."""
        self._exchange([], cards)
        self.state.deck += reversed(cards)
        return self

    # Events of this round

    def mark(self, kind: str, character: str, by: int, *, real: bool = True) -> Self:
        """Put a mark on a character: `killed`, `bewitched`, `warrant`, `robbed`, `threat` or `acrobat`."""
        self._seat(by)
        self._check_characters([character])
        if kind not in MARKS:
            raise PositionError("mark", f"no mark of the kind {kind!r}, but {', '.join(MARKS)}")
        self.state.marks.append(Mark(kind, character, by, real))
        return self

    def shield(self, seat: int) -> Self:
        """Protect the districts of a seat from rank 8 in this round."""
        self._seat(seat)
        if seat not in self.state.shielded:
            self.state.shielded.append(seat)
        return self

    def last_round(self) -> Self:
        """Make this round the last. With a complete city, it is the last anyway."""
        self.state.ending = True
        return self

    # The start of the game

    def call(self, character: str) -> Self:
        """Start the game with the call of this character. Lower ranks were called and their holders shown."""
        self._check_characters([character])
        self._called = character
        return self

    def build(self) -> Game:
        """Return the game at its first question; its `events` lead from the position to that question.

        Raises `PositionError` without `call`, or if no game can reach this position.
        """
        if not self._called:
            raise PositionError("moment", "no character is called")
        each = characters_each(len(self.state.seats))
        for number, seat in enumerate(self.state.seats):
            if len(seat.characters) != each:
                raise PositionError("character", f"seat {number} holds {seat.characters}, not {each}")
        position = Position(self.state.copy())
        check_position(position, position.cast.index(self._called))
        for number in range(len(position.seats)):
            check_completed(position, number)
        call_character(position, self._called)
        try:
            audit(position.state)
        except BrokenStateError as error:
            raise PositionError("impossible", str(error)) from error
        game = Game(position.state)
        game.events = position.events
        return game

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.state.seats):
            raise PositionError("seat", f"no seat {seat} among {len(self.state.seats)}")
        return self.state.seats[seat]

    def _check_characters(self, characters: Sequence[str]) -> None:
        for character in characters:
            if character not in self.state.options.cast or characters.count(character) > 1:
                raise PositionError("character", f"no {character!r}, or not so often: {characters}")

    def _take_character(self, character: str) -> None:
        selection, seats = self.state.selection, self.state.seats
        for pile in (selection.face_down, selection.face_up, *(each.characters for each in seats)):
            if character in pile:
                pile.remove(character)

    def _exchange(self, back: Iterable[str], wanted: Sequence[str]) -> None:
        """Put `back` under the deck, the last card lowest. Then take the lowest copy of each wanted card."""
        deck = [*reversed([*back]), *self.state.deck]
        missing = Counter(wanted) - Counter(deck)
        if missing:
            card = next(iter(missing))
            known = card in deck_of(self.state.options)
            raise PositionError("card", f"no {card} is left" if known else f"{card} isn't in this game")
        for card in wanted:
            deck.remove(card)
        self.state.deck[:] = deck


def district_of(given: CityDistrict) -> District:
    """Return the full form of a district."""
    match given:
        case District():
            return given
        case str():
            return District(given)
        case (card, coin):
            return District(card, coin)


def cards_of(city: Iterable[District]) -> list[str]:
    """Return all cards of a city, including those beneath districts."""
    return [card for each in city for card in (each.card, *each.beneath)]


def _stream(seed: str) -> Stream:
    try:
        if len(bytes.fromhex(seed)) == 32:
            return Stream(seed)
    except ValueError:
        pass
    raise PositionError("seed", f"{seed!r} isn't 64 hexadecimal digits")


def call_character(game: Position, character: str) -> None:
    """Call this character as if the lower ranks had been called, and advance to the next question."""
    state, cast = game.state, game.cast
    state.phase, state.rank = "turns", cast.index(character)
    called = cast[: state.rank]
    state.calls = [Call(each, -1 if silenced(game, each) else game.holder(each)) for each in called]
    state.turn = None
    state.stack.clear()
    go_on(game)


def check_position(position: Position, rank: int) -> None:
    """Raise `PositionError` if no game can reach this position after the call of the first `rank` ranks."""
    _check_face_up(position)
    _check_repeats(position)
    for mark in position.state.marks:
        _check_layer(position, mark, rank)
        _check_place(position, mark)


def _check_face_up(position: Position) -> None:
    """Check the face-up characters: not too many, and never the one that moves the crown."""
    face_up, rules = position.state.selection.face_up, position.rules
    if position.crown_mover in face_up:
        raise PositionError("character", f"{position.crown_mover} is never put face up")
    moves = script(len(position.seats), len(position.cast), rules.discard_order, rules.three_players)
    most = sum(move.verb == "up" for move in moves)
    if len(face_up) > most:
        raise PositionError("character", f"{face_up} lie face up, where {most} do")


def _check_repeats(position: Position) -> None:
    """Check that no city has a district twice, unless some card of the game allows it (F44)."""
    allowed = not having("repeats").isdisjoint(position.uniques)
    if allowed or any(CHARACTERS[each].repeats for each in position.cast):
        return
    for number, seat in enumerate(position.seats):
        card, count = max(
            Counter(each.card for each in seat.city).items(), key=lambda each: each[1], default=("", 0)
        )
        if count > 1:
            raise PositionError("district", f"{card} is {count} times in the city of seat {number}")


def _check_layer(position: Position, mark: Mark, rank: int) -> None:
    """Check that the character who lays such marks was called, and that the mark's seat plays it."""
    layer = MARKS[mark.kind].layer
    if not layer:
        return
    if layer not in position.cast[:rank]:
        raise PositionError("mark", f"{layer}, who lays {mark}, wasn't called")
    player = usurper(position, layer)
    if player == -1:
        player = -1 if layer in ousted(position) else position.holder(layer)
    if player != mark.by:
        raise PositionError("mark", f"seat {mark.by}, which laid {mark}, doesn't play the {layer}")


def _check_place(position: Position, mark: Mark) -> None:
    """Check that the mark may lie on this character, given the other marks of its kind."""
    rule, alike = MARKS[mark.kind], [each for each in position.state.marks if each.kind == mark.kind]
    if not rule.may_lie(position, mark.character):
        raise PositionError("mark", f"{mark.kind} is never laid on {mark.character}")
    different = len({each.character for each in alike}) == len(alike)
    if len(alike) > rule.laid or not different or sum(each.real for each in alike) > 1:
        raise PositionError("mark", f"there are {rule.laid} different marks like {alike}, one of them real")
