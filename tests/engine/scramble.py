"""Other worlds: states that a seat can't distinguish from the real one.

Everything that a seat may not know is shuffled among the hidden places: the hands of others, the deck, the
cards under others' Museums and those that others have just drawn; the unrevealed characters; the marker that
counts; the armed card; the future random numbers.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

from engine import State
from engine.cards.actions import ACTION_CARDS
from engine.decision import argument
from engine.rng import Stream
from engine.steps import Step

# Questions in which a player sees the target's hand, and those that show the whole deck.
SHOW_HAND = {"wizard-card", "fortune-card"}
SHOW_DECK = {"lighthouse"}

# Questions about a card whose destruction everybody saw.
TAKES_BURIED = {"graveyard"}

# Whispers by which a seat learns something hidden.
LEARNING = {
    "dealt",
    "drew",
    "kept",
    "received-cards",
    "received-hand",
    "received-character",
    "saw-hand",
    "saw-deck",
    "saw-face-down",
}

ARMED = {card.id for card in ACTION_CARDS.values() if card.armed}


def steps(state: State) -> list[Step]:
    """Return all waiting questions."""
    aside = state.turn.aside if state.turn else None
    return [*state.stack, aside] if aside else list(state.stack)


Place = tuple[str, int]
Pins = Counter[tuple[Place, str]]


def pins(state: State, picks: tuple[str, ...] = ()) -> Pins:
    """Return cards that must stay in place, so that earlier picks, and `picks` now, are possible."""
    found = Pins()
    for step in steps(state):
        for card in _remembered(step):
            _pin_hands(found, step, card)
            if step.kind in TAKES_BURIED:
                found[("discards" if card in state.discards else "deck", 0), card] += 1
    if state.turn and (aside := state.turn.aside):
        # A card that is built from another hand stays there until it is paid for.
        found.update(
            (("hand", aside.about().target), card) for step in state.stack for card in _remembered(step)
        )
    asked = state.stack[-1]
    for card in map(argument, picks):
        found[("step", len(state.stack) - 1), card] += 1
        found[("deck", 0), card] += asked.kind in SHOW_DECK
        _pin_hands(found, asked, card)
    if asked.kind != "turn":
        # Some questions are about an action card in their player's hand, and don't name it.
        held = state.seats[asked.seat].hand
        found.update((("hand", asked.seat), card) for card in held if card in ACTION_CARDS)
    for index, seat in enumerate(state.seats):
        for card in seat.armed:
            found[("hand", index), card] += 1
    return found


def _remembered(step: Step) -> Iterator[str]:
    """Yield all texts in the fields of a step; the names of cards matter."""
    for field in fields(step):
        value: object = getattr(step, field.name)
        for each in value if isinstance(value, tuple) else (value,):  # pyright: ignore[reportUnknownVariableType]
            if isinstance(each, str):
                yield each


def _pin_hands(found: Pins, step: Step, card: str) -> None:
    for seat in step.seats_named():
        found[("hand", seat), card] += 1


class Cards:
    """The district cards that a reader can't see: taken from their places and dealt again."""

    def __init__(self, state: State, reader: int | None, picks: tuple[str, ...] = ()) -> None:
        self.state = state
        self.reader = reader
        self.pins = pins(state, picks)
        own = [step for step in steps(state) if step.seat == reader]
        self.hands_seen = {reader} | {step.about().target for step in own if step.kind in SHOW_HAND}
        self.deck_seen = any(step.kind in SHOW_DECK for step in own)

    def shuffle(self, chance: Random) -> None:
        """Shuffle. A deck or a hand that a player looks through keeps its cards, and loses its order."""
        places = self._places()
        pool: list[str] = []
        for place, cards in places.items():
            stays = Counter({card: count for (where, card), count in self.pins.items() if where == place})
            for index, card in enumerate(cards):
                if stays[card] > 0:
                    stays[card] -= 1
                else:
                    pool.append(card)
                    cards[index] = ""
        chance.shuffle(pool)
        for cards in places.values():
            cards[:] = [card or pool.pop() for card in cards]
        if self.deck_seen:
            chance.shuffle(self.state.deck)
        for index in self.hands_seen - {self.reader}:
            assert index is not None
            chance.shuffle(self.state.seats[index].hand)
        self._put_back(places)

    def _places(self) -> dict[Place, list[str]]:
        """Return all places hidden from the reader, with their cards."""
        state = self.state
        places: dict[Place, list[str]] = {("discards", 0): state.discards}
        if not self.deck_seen:
            places["deck", 0] = state.deck
        for index, seat in enumerate(state.seats):
            if index not in self.hands_seen:
                places["hand", index] = seat.hand
            if index != self.reader:
                places["beneath", index] = [card for each in seat.city for card in each.beneath]
        for index, step in enumerate(state.stack):
            if step.seat != self.reader and not step.shown():
                places["step", index] = list(step.loose())
        return places

    def _put_back(self, places: dict[Place, list[str]]) -> None:
        """Put the new cards into the steps. Lists have already changed."""
        for (place, index), cards in places.items():
            if place == "step" and cards:
                step = self.state.stack[index] = replace(self.state.stack[index], cards=tuple(cards))
                assert step.loose() == tuple(cards), f"loose cards elsewhere than in the cards of {step}"
            elif place == "beneath" and cards:
                city = self.state.seats[index].city
                for spot, each in enumerate(city):
                    beneath = tuple(cards[: len(each.beneath)])
                    del cards[: len(each.beneath)]
                    city[spot] = each._replace(beneath=beneath)


def shuffle_characters(state: State, hidden: set[str], chance: Random, *, pile: bool) -> None:
    """Shuffle these characters among seats, the pile (if wanted) and the cards put away face down."""
    selection = state.selection
    places = [seat.characters for seat in state.seats] + [selection.face_down]
    if pile:
        places.append(selection.pile)
    spots = [(place, index) for place in places for index, card in enumerate(place) if card in hidden]
    characters = [place[index] for place, index in spots]
    chance.shuffle(characters)
    for (place, index), character in zip(spots, characters, strict=True):
        place[index] = character


def shuffle_bluffs(state: State, reader: int | None, chance: Random) -> None:
    """Let other markers of the same kind be the ones that count, unless the reader placed them."""
    groups = {(mark.kind, mark.by) for mark in state.marks if mark.by != reader}
    for group in groups:
        indexes = [index for index, mark in enumerate(state.marks) if (mark.kind, mark.by) == group]
        reals = [state.marks[index].real for index in indexes]
        chance.shuffle(reals)
        for index, real in zip(indexes, reals, strict=True):
            state.marks[index] = state.marks[index]._replace(real=real)


def hidden_characters(state: State, reader: int | None) -> set[str]:
    """Return the characters whose place the seat can't see, including the pile of the selection."""
    shown = {call.character for call in state.calls if call.seat != -1}
    if reader is not None:
        shown.update(state.seats[reader].characters)
        if state.selection.seen_by == reader:
            shown.add(state.selection.seen)
    return set(state.options.cast) - shown - set(state.selection.face_up)


def another_world(state: State, reader: int | None, chance: Random) -> State:
    """Return a state that differs from this one in everything that the reader may not know now."""
    world = state.copy()
    choosing = world.phase == "selection" and world.stack[-1].seat == reader
    hidden = hidden_characters(world, reader) - (set(world.selection.pile) if choosing else set())
    Cards(world, reader).shuffle(chance)
    shuffle_characters(world, hidden, chance, pile=not choosing)
    shuffle_bluffs(world, reader, chance)
    for index, seat in enumerate(world.seats):
        if index != reader:
            held = [card for card in dict.fromkeys(seat.hand) if card in ARMED]
            seat.armed = [card for card in held if chance.random() < 0.5]
    world.rng = Stream(f"{chance.getrandbits(256):064x}", chance.randrange(1000))
    return world
