"""The selection phase: how the characters go round, in the exact order of the rule books."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

import engine.events as events
from engine.cards.characters import RANK
from engine.decision import Decision, argument
from engine.flow import actions
from engine.hooks import Question, acting
from engine.position import Position
from engine.setup.options import MOST
from engine.setup.rules import DiscardOrder, ThreePlayers, characters_each
from engine.state import Selection

Verb = Literal["up", "down", "keep", "toss", "drop", "join", "rest"]


class SelectionMove(NamedTuple):
    """One move of the selection. `place` says which seat chooses: 0 has the crown, 1 sits on its left."""

    verb: Verb
    place: int = 0


@lru_cache
def script(seats: int, cast: int, order: DiscardOrder, three: ThreePlayers) -> tuple[SelectionMove, ...]:
    """Return the moves of a selection phase for these numbers of seats and characters.

    - up, down: put a random card away face up or face down.
    - keep, toss: a seat chooses a card to hold or to put away.
    - drop: put a random card of the pile away face down.
    - join: put the first face-down card into the pile.
    - rest: put the rest of the pile away.
    """
    if seats == 2:
        return _two()
    if seats == 3:
        return _three(three)
    keeps = [SelectionMove("keep", place) for place in range(seats)]
    if joins(seats, cast):
        keeps.insert(-1, SelectionMove("join"))
    ups = [SelectionMove("up")] * max(0, cast - seats - 2)
    away = (*ups, SelectionMove("down")) if order == "up-first" else (SelectionMove("down"), *ups)
    return (*away, *keeps, SelectionMove("rest"))


def joins(seats: int, cast: int) -> bool:
    """Return whether the last player to choose may take the first face-down card instead."""
    return characters_each(seats) == 1 and cast == seats + 1


def _two() -> tuple[SelectionMove, ...]:
    later = [SelectionMove(verb, place) for place in (1, 0) for verb in ("keep", "toss")]
    return (
        SelectionMove("down"),
        SelectionMove("keep", 0),
        *later,
        SelectionMove("keep", 1),
        SelectionMove("rest"),
    )


def _three(mode: ThreePlayers) -> tuple[SelectionMove, ...]:
    keeps = [SelectionMove("keep", place) for place in range(3)]
    drop = (SelectionMove("drop"),) if mode == "nine" else ()
    return (SelectionMove("down"), *keeps, *drop, *keeps, SelectionMove("rest"))


def begin_round(game: Position) -> None:
    """Collect the characters and start a new selection."""
    state = game.state
    state.round += 1
    state.phase = "selection"
    state.rank = 0
    state.calls = []
    state.marks = []
    state.shielded = []
    state.builds = []
    state.selection = Selection(list(game.cast))
    for seat in game.seats:
        seat.characters = []
    game.tell(events.RoundBegan, round=state.round, seat=state.crown)


def proceed(game: Position) -> None:
    """Make the moves up to the next choice, or to the end of the phase."""
    state, rules, seats = game.state, game.rules, len(game.seats)
    selection = state.selection
    moves = script(seats, len(game.cast), rules.discard_order, rules.three_players)
    while selection.position < len(moves):
        verb, place = moves[selection.position]
        if verb in ASKED:
            state.stack.append(ASKED[verb][(state.crown + place) % seats])
            return
        _carry_out(game, verb)
        selection.position += 1
    state.phase = "turns"
    for seat in range(len(game.seats)):
        for district in acting(game, seat, "chosen"):
            district.chosen(game, seat)


def _carry_out(game: Position, verb: Verb) -> None:
    selection = game.state.selection
    match verb:
        case "up":
            # The character that moves the crown is never put face up.
            candidates = [card for card in selection.pile if card != game.crown_mover]
            card = game.state.rng.pick(candidates)
            selection.pile.remove(card)
            selection.face_up.append(card)
            game.tell(events.FaceUp, character=card)
        case "down" | "drop":
            card = game.state.rng.pick(selection.pile)
            selection.pile.remove(card)
            selection.face_down.append(card)
            game.tell(events.FaceDown)
            if verb == "down" and game.rules.face_down_seen:
                selection.seen, selection.seen_by = card, game.state.crown
                game.whisper(game.state.crown, events.SawFaceDown, character=card)
        case "join":
            selection.pile.append(selection.face_down.pop(0))
            selection.pile.sort(key=RANK.__getitem__)
        case _:
            selection.face_down += selection.pile
            selection.pile = []


@dataclass(frozen=True, slots=True)
class PickCharacter(Question):
    """Choose the character to play in this round."""

    kind = "pick-character"

    def ask(self, game: Position) -> Decision:
        """Offer one option for each character of the pile, and the options to arm cards."""
        options = [f"character:{card}" for card in game.state.selection.pile]
        if game.actions:
            options += actions.arming(game, self.seat)
        return game.question(self, options)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Hold the character, face down; or arm a card and ask again."""
        verb, _, card = picks[0].partition(":")
        if verb != "character":
            actions.toggle(game, self.seat, card)
            return
        _take(game, card)
        game.seats[self.seat].characters.append(card)
        game.tell(events.Picked, seat=self.seat)
        game.whisper(self.seat, events.Chose, character=card)


@dataclass(frozen=True, slots=True)
class TossCharacter(Question):
    """With two players: choose the character to put away face down."""

    kind = "toss-character"

    def ask(self, game: Position) -> Decision:
        return game.question(self, [f"character:{card}" for card in game.state.selection.pile])

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        card = argument(picks[0])
        _take(game, card)
        game.state.selection.face_down.append(card)
        game.tell(events.Tossed, seat=self.seat)


# The questions of the selection for each seat, made once.
ASKED: dict[Verb, tuple[Question, ...]] = {
    "keep": tuple(PickCharacter(seat) for seat in range(MOST)),
    "toss": tuple(TossCharacter(seat) for seat in range(MOST)),
}


def _take(game: Position, card: str) -> None:
    selection = game.state.selection
    selection.pile.remove(card)
    selection.position += 1
