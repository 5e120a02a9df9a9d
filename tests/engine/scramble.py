"""Other worlds: states that somebody at the table can't tell from the real one.

All that a seat may not know is shuffled among the places where it may not look: the hands of others, the
deck, the cards under others' Museums and those that others have just drawn; the characters that nobody has
shown; the marker that counts; the armed card; the future of the random stream.
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

# Questions in which somebody looks at the hand of the step's target, and those that show the whole deck.
SHOW_HAND = {"wizard-card", "fortune-card"}
SHOW_DECK = {"lighthouse"}

# Questions about a card that everybody saw being buried.
TAKES_BURIED = {"graveyard"}

# Whispers by which a seat learns what lay hidden from it.
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
    """All questions that wait."""
    aside = state.turn.aside if state.turn else None
    return [*state.stack, aside] if aside else list(state.stack)


Place = tuple[str, int]
Pins = Counter[tuple[Place, str]]


def pins(state: State, picks: tuple[str, ...] = ()) -> Pins:
    """Cards that must stay where they are, so that what was chosen (and is picked now) could be chosen."""
    found = Pins()
    for step in steps(state):
        for card in _remembered(step):
            _pin_hands(found, step, card)
            if step.kind in TAKES_BURIED:
                found[("discards" if card in state.discards else "deck", 0), card] += 1
    if state.turn and (aside := state.turn.aside):
        # A card that is built out of another hand lies there until it is paid for.
        found.update(
            (("hand", aside.about().target), card) for step in state.stack for card in _remembered(step)
        )
    asked = state.stack[-1]
    for card in map(argument, picks):
        found[("step", len(state.stack) - 1), card] += 1
        found[("deck", 0), card] += asked.kind in SHOW_DECK
        _pin_hands(found, asked, card)
    if asked.kind != "turn":
        # Some questions are about an action card that their player holds, and don't name it.
        held = state.seats[asked.seat].hand
        found.update((("hand", asked.seat), card) for card in held if card in ACTION_CARDS)
    for index, seat in enumerate(state.seats):
        for card in seat.armed:
            found[("hand", index), card] += 1
    return found


def _remembered(step: Step) -> Iterator[str]:
    """All texts in the fields of a step; those that are names of cards matter."""
    for field in fields(step):
        value: object = getattr(step, field.name)
        for each in value if isinstance(value, tuple) else (value,):  # pyright: ignore[reportUnknownVariableType]
            if isinstance(each, str):
                yield each


def _pin_hands(found: Pins, step: Step, card: str) -> None:
    for seat in step.seats_named():
        found[("hand", seat), card] += 1


class Cards:
    """The district cards that somebody can't see: taken up from their places and dealt out again."""

    def __init__(self, state: State, reader: int | None, picks: tuple[str, ...] = ()) -> None:
        self.state = state
        self.reader = reader
        self.pins = pins(state, picks)
        own = [step for step in steps(state) if step.seat == reader]
        self.hands_seen = {reader} | {step.about().target for step in own if step.kind in SHOW_HAND}
        self.deck_seen = any(step.kind in SHOW_DECK for step in own)

    def shuffle(self, chance: Random) -> None:
        """Do it. A deck or a hand that is looked through keeps its cards, and loses its order."""
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
        """All places where the reader can't look, with what lies there."""
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
        """Put the new cards into the steps; lists are changed already."""
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
    """Let other markers of the same kind be those that count, unless the reader laid them."""
    groups = {(mark.kind, mark.by) for mark in state.marks if mark.by != reader}
    for group in groups:
        indexes = [index for index, mark in enumerate(state.marks) if (mark.kind, mark.by) == group]
        reals = [state.marks[index].real for index in indexes]
        chance.shuffle(reals)
        for index, real in zip(indexes, reals, strict=True):
            state.marks[index] = state.marks[index]._replace(real=real)


def hidden_characters(state: State, reader: int | None) -> set[str]:
    """The characters of which this seat can't see where they are, the pile of the selection included."""
    shown = {call.character for call in state.calls if call.seat != -1}
    if reader is not None:
        shown.update(state.seats[reader].characters)
        if state.selection.seen_by == reader:
            shown.add(state.selection.seen)
    return set(state.options.cast) - shown - set(state.selection.face_up)


def another_world(state: State, reader: int | None, chance: Random) -> State:
    """A state that differs from this one in everything that the reader may not know now."""
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
