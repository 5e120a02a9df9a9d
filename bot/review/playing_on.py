"""New games against computers from a position of a finished game. Unknown cards are dealt again."""

import asyncio
from dataclasses import replace

from bot.review.replays import Replays, players_of
from bot.tables.new_games import new_proof
from bot.tables.person import Person
from bot.tables.solo import SoloGames, setup_of
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.view_models.replay import PlayOnModel
from engine.events import Event, RoundBegan, visible
from engine.game import Game
from engine.replay import Replay
from engine.rng import Stream, seed_of
from engine.worlds import Memory, World
from storage.parts import Chosen, PlayedOn
from storage.results.finished import FinishedGame


class PlayingOn:
    """Offers and opens games from a position. This doesn't change the finished game."""

    def __init__(self, replays: Replays, games: SoloGames) -> None:
        self._replays = replays
        self._games = games

    async def offer(
        self, found: FinishedGame, number: int, user: int, seat: int | None = None
    ) -> PlayOnModel:
        """Return the offer to play on from a step of a found game, in `seat` or by default the person's own.

        If they had no seat, offer that of the asked player. The errors are those of `Replays.to_play_on`.
        """
        _, replay = await self._replays.to_play_on(found)
        step = replay.step(_within(number, replay))
        assert step.decision is not None
        own = next((each.seat for each in found.result.standings if each.user == user), step.decision.seat)
        taken = own if seat is None else seat
        players = players_of(found.result)
        return PlayOnModel(found.result.game, players, step.number, step.round, len(replay.rounds), taken)

    async def open(self, by: Person, found: FinishedGame, number: int, seat: int) -> tuple[Table, bool]:
        """Return the table of the new game and True, or the person's other running game and False.

        Raises `RefusedError` if there is no such seat, or if the seat is never asked again. The other errors
        are those of `Replays.to_play_on`, and of storing.
        """
        before, replay = await self._replays.to_play_on(found)
        state = replay.end.state
        if seat >= len(state.seats):
            raise RefusedError("error-no-such-choice")
        kind = PlayedOn(host=by.user, game=found.result.game, step=_within(number, replay))
        click, chosen = str(by.click), Chosen(plan=before.chosen.plan, level="builder")
        # Name no rule for the deal, because the seed alone doesn't prove this deal.
        proof = replace(new_proof(), start=click)
        seats = len(state.seats)
        setup = setup_of(by, kind, click, proof, chosen, state.options, seats=seats, seat=seat)
        game, events = await asyncio.to_thread(position, replay, kind.step, seat, setup.seed)
        table = await self._games.play_on(by, setup, game, events)
        return table, table.setup.kind == kind and table.seat_of(by.user) == seat


def _within(number: int, replay: Replay) -> int:
    return max(1, min(number, replay.last))


def position(replay: Replay, step: int, seat: int, seed: str) -> tuple[Game, list[Event]]:
    """Return the game at a step's question, and the events of its round that a seat has seen.

    The `seed` decides all that the seat can't know, and all later chance.
    """
    state = replay.end.state
    game = Game.new(state.options, len(state.seats), state.rng.seed)
    memory, events = Memory(game, seat), list(game.events)
    for move in replay.moves[: step - 1]:
        decision = game.decision
        assert decision is not None
        events += game.choose(*move)
        memory.follow(decision, move.picks, game)
    world = World.deal(game, memory, Stream(seed_of(f"played on {seed}"))).state
    world.rng = Stream(seed)
    begun = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    told = events[begun[-1] :] if len(begun) > 1 else events
    return Game(world), [event for event in told if visible(event, seat)]
