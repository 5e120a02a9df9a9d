"""The recorded games, played again, with the panel of the asked player at each step."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import TypeAlias

from bot.story.course import course_of
from bot.story.feats import feats
from bot.tables.history import PlayedRound
from bot.view_models.board import BoardModel, EndModel
from bot.view_models.panel import PanelModel
from engine.events import Event, RoundBegan
from engine.view import View
from storage.results.finished import Outcome, RatingChange
from storage.values import Player
from tests.bot.screens.build import CLICKS, GAME
from tests.bot.screens.test_random_games import Played
from tests.engine.goldens.recording import Golden, names, read

Position: TypeAlias = Callable[[View], bool]

# The names of people in the pictures of the docs.
CALLED = ("Ada", "Bertram", "Chiara", "Dmytro", "Emilia", "Florin", "Greta", "Hynek")


def sat(count: int) -> tuple[Player, ...]:
    """Return `count` players, every third of them a computer."""
    return tuple(
        Player(None if seat % 3 == 2 else 100 + seat, CALLED[seat], CLICKS[seat]) for seat in range(count)
    )


class Recorded(Played):
    """A recorded game."""

    def __init__(self, golden: Golden) -> None:
        super().__init__(golden.seats, int(golden.seed, 16), golden.options)
        self.name = golden.name
        self.players = sat(golden.seats)
        self._choices = golden.choices()

    def steps(self) -> Iterator[int]:
        """Play to the recorded end; stop before each choice."""
        for step, (seat, picks) in enumerate(self._choices):
            yield step
            self.unseen[seat] = []
            self._hear(self.game.choose(seat, picks))

    def asked(self) -> PanelModel:
        """Return the panel of the asked player, in which all others are computers."""
        decision = self.game.decision
        assert decision is not None
        model = self.panel(decision.seat)
        players = list(self.players)
        players[decision.seat] = replace(players[decision.seat], user_id=100 + decision.seat)
        return replace(model, players=tuple(players))


@cache
def questions() -> tuple[tuple[str, PanelModel], ...]:
    """Return every panel with a question in the recorded games, with the name of the game."""
    found: list[tuple[str, PanelModel]] = []
    for name in names():
        played = Recorded(read(name))
        found += [(name, played.asked()) for _ in played.steps()]
    return tuple(found)


def board_when(name: str, there: Position) -> BoardModel:
    """Return a recorded game's board at the first position of this kind, with the story of its round."""
    played = Recorded(read(name))
    for _ in played.steps():
        board = played.board()
        if there(board.view):
            return replace(board, events=_this_round(played.unseen[None]))
    raise LookupError(name)


def boards(name: str, every: int) -> Iterator[BoardModel]:
    """Yield a recorded game's board at every `every`-th step, with the story of its round."""
    played = Recorded(read(name))
    for step in played.steps():
        if step % every == 0:
            yield replace(played.board(), events=_this_round(played.unseen[None]), since=1_767_225_600)


def panel_when(name: str, there: Position, *, victim: bool = False) -> PanelModel:
    """Return the panel of the asked player at the first position of this kind.

    With `victim` it is the panel of the player who suffered most until then, asked or not.
    """
    played = Recorded(read(name))
    for _ in played.steps():
        if not there(played.game.view(None)):
            continue
        panels = [played.panel(seat) for seat in range(len(played.players))] if victim else [played.asked()]
        found = max(panels, key=done_to)
        if not victim or done_to(found):
            return found
    raise LookupError(name)


def end_of(name: str) -> EndModel:
    """Return the end of a recorded game: its course, and its effect on ratings."""
    played = Recorded(read(name))
    rounds: list[PlayedRound] = []
    told = 0
    for _ in played.steps():
        number, unseen = played.game.state.round, played.unseen[None]
        if number > len(rounds) + 1:
            after = replace(played.game.view(None), round=number - 1)
            rounds.append(PlayedRound(after, tuple(unseen[told:])))
            told = len(unseen)
    view = played.game.view(None)
    rounds.append(PlayedRound(view, tuple(played.unseen[None][told:])))
    # The first gains as much as the last loses.
    gains = {score.seat: 6 * (len(view.scores) + 1 - 2 * score.place(view.scores)) for score in view.scores}
    changes = tuple(
        RatingChange(player.user_id, 1000 + 7 * seat, 1000 + 7 * seat + gains[seat], to_settle=9 * (seat % 2))
        for seat, player in enumerate(played.players)
        if player.user_id is not None
    )
    return EndModel(
        GAME,
        played.players,
        view,
        rules=played.rules,
        outcome=Outcome(None, changes),
        feats=feats(event for each in rounds for event in each.events),
        course=course_of(rounds, played.rules),
    )


def rounds_seen(name: str) -> tuple[tuple[Event, ...], ...]:
    """Return the public events of each round of a recorded game."""
    played = Recorded(read(name))
    for _ in played.steps():
        pass
    events = played.unseen[None]
    begins = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    ends = [*begins[1:], len(events)]
    return tuple(tuple(events[begin:end]) for begin, end in zip([0, *begins[1:]], ends, strict=True))


def _this_round(events: list[Event]) -> tuple[Event, ...]:
    begins = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    return tuple(events[begins[-1] :])


def done_to(model: PanelModel) -> int:
    """Return how many actions of others the reader of a panel suffered."""
    seat = model.view.seat
    return sum(
        event.facts.get("target") == seat and event.facts.get("seat") != seat for event in model.events
    )
