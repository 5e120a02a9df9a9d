"""Logs of running and finished games; and finished games as steps and as films."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from math import ceil
from random import Random
from typing import NamedTuple

from ai import BUILDER
from bot.screens.lists import FINISHED_A_PAGE, HistoryModel
from bot.screens.log import LogModel
from bot.screens.opponents import number_of
from bot.story.course import GameCourse, course_of
from bot.tables import guesses, view_models
from bot.tables.history import PlayedRound, by_round, replayed, rounds_of
from bot.tables.message_names import message_address
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.view_models.lists import PastGame
from bot.view_models.panel import panel_of_position
from bot.view_models.replay import ReplayModel
from engine.decision import Decision
from engine.events import Called, ComputerPlayed, Revealed, RoundBegan, TimeRanOut, visible
from engine.game import Game
from engine.replay import Move, Replay
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from engine.view import View
from storage.games.games import Games, is_revealed, revealed
from storage.parts import DailyGame
from storage.results.finished import FinishedGame, FinishedGames
from storage.results.game_record import GameRecord, NotRecordableError
from storage.results.result import Result
from storage.values import OPENING_EVENTS, Choice, Player, Setup


async def log_page(
    games: Games, table: Table, user: int, number: int | None = None, part: int = 0
) -> LogModel:
    """Return a part of the log of round `number` or the nearest (`None`: the last finished round).

    A player also reads the events that only their seat saw. Raises `RefusedError` if the game hasn't begun or
    doesn't exist, and the errors of `Games.log`.
    """
    game, reader = table.game, table.seat_of(user)
    log = await games.log(table.id)
    if not log.choices:
        raise RefusedError("error-unknown-game")
    choices = list(with_stand_ins(log.choices, table.players))
    rounds, seen = by_round(choices, reader), by_round(choices, None)
    last = max(rounds)
    newest_over = last if game.over else max(min(rounds), last - 1)
    wanted = newest_over if number is None else number
    shown = min(rounds, key=lambda each: abs(each - wanted))
    return LogModel(
        game=table.id,
        players=table.seated,
        rules=game.rules,
        reader=reader,
        round=shown,
        rounds=last,
        part=part,
        events=tuple(rounds[shown]),
        running=shown == last and not game.over,
        complete=log.complete,
        board=table.board_address,
        guessing=table.running and guesses.possible(table.setup, game, reader),
        over=table.stored.status == "over",
        seen=tuple(tuple(seen.get(each, ())) for each in range(1, last + 1)),
        view=view_models.final_view(table),
        alone=table.setup.alone and table.running,
    )


def with_stand_ins(choices: Iterable[Choice], players: Sequence[Player]) -> Iterator[Choice]:
    """Yield the choices; in each turn in which a computer answered for a person, add a public event.

    The choice of a character gets no event, because it may come from a wish, which is private.
    """
    turns, told = False, False
    for choice in choices:
        public = [event for event in choice.events if visible(event, None)]
        late = any(isinstance(event, TimeRanOut) for event in public)
        person = choice.number != OPENING_EVENTS and not players[choice.seat].computer
        if person and choice.user is None and turns and public and not (told or late):
            yield replace(choice, events=(ComputerPlayed(choice.seat), *choice.events))
            told = True
        else:
            yield choice
        for event in choice.events:
            if isinstance(event, RoundBegan | Called | Revealed):
                turns, told = not isinstance(event, RoundBegan), False


log = logging.getLogger(__name__)

WATCHABLE = 16  # How many games between computers people can watch. We make each film once.


@lru_cache(maxsize=WATCHABLE)
def played_by_computers(number: int, seats: int) -> Sequence[PlayedRound]:
    """Return the rounds of game `number` between computers, with the default cards and rules."""
    options, chance = options_for(Plan(), seats), Random(number)
    seed = sha256(f"{number}".encode()).hexdigest()
    game = Game.new(options, seats, seed)
    moves: list[Move] = []
    while (decision := game.decision) is not None:
        picks = BUILDER.choose(game.view(decision.seat), decision, chance)
        game.choose(decision.seat, picks)
        moves.append(Move(decision.seat, picks))
    return tuple(rounds_of(Replay(options, seats, seed, moves)))


REPLAYS_KEPT = 16  # How many replays stay in memory. Each takes about 100 KB, and a few milliseconds to make.

ServerName = Callable[[int], str]
"""Returns a server's name for use in a text; empty if it is unknown or not needed."""


class Replayed(NamedTuple):
    """A replay, and the indexes of the moves that came without a person's click."""

    replay: Replay
    alone: frozenset[int]


class Replays:
    """Replays finished games. Keeps no names or user ids in memory."""

    def __init__(self, finished: FinishedGames) -> None:
        self._finished = finished
        self._kept: OrderedDict[str, Replayed] = OrderedDict()

    async def find(self, game: str, user: int, guild: int | None) -> FinishedGame:
        """Return a finished game that a person may see here: in this server, or a direct message (`None`).

        Raises `RefusedError` if the game isn't kept, or if the person didn't play it and isn't in its server.
        """
        found = await self._finished.get(game)
        if found is None or not _may_see(found.result, user, guild):
            # Don't reveal whether the game exists or is running.
            raise RefusedError("error-no-such-log")
        if not found.kept:
            raise RefusedError("error-no-replay")
        return found

    async def step(self, found: FinishedGame, number: int) -> ReplayModel:
        """Return a step of a found game; the last step if the number is too large.

        Raises `RefusedError` if the game can't be read, and `ReplayError` if this release plays it
        differently.
        """
        return step_model(found, await self.replay(found), number)

    async def film(self, found: FinishedGame) -> list[PlayedRound]:
        """Return the rounds of a found game for its film. The errors are those of `step`."""
        replay, _ = await self.replay(found)
        return await asyncio.to_thread(rounds_of, replay, _left(found))

    async def course(self, found: FinishedGame) -> tuple[GameCourse, View]:
        """Return the course of a found game, and its final view. The errors are those of `step`."""
        replay, _ = await self.replay(found)
        rounds = await asyncio.to_thread(rounds_of, replay, _left(found))
        return course_of(rounds, replay.end.rules), rounds[-1].view

    async def record(self, found: FinishedGame) -> GameRecord:
        """Return the record of a found game.

        Raises `RefusedError` if the game can't be read, or if others can still play the same daily deal.
        """
        with _readable():
            record = await self._finished.record(found.result.game)
        _check_revealed(record.day, "daily-fair-later")
        return record

    async def to_play_on(self, found: FinishedGame) -> tuple[Setup, Replay]:
        """Return the set-up and the replay of a found game, for playing on.

        The errors are those of `step`, and `RefusedError` if others can still play the same daily deal.
        """
        with _readable():
            played = await self._finished.played(found.result.game)
        kind = played.stored.setup.kind
        _check_revealed(kind.day if isinstance(kind, DailyGame) else 0, "error-play-on-daily")
        replay, _ = await self.replay(found)
        return played.stored.setup, replay

    async def history(self, user: int, page: int, server: ServerName) -> HistoryModel:
        """Return a page of the games that a person finished; the last page if the number is too large."""
        pages = ceil(await self._finished.count(user) / FINISHED_A_PAGE)
        page = max(0, min(page, pages - 1))
        games = await self._finished.of_person(user, FINISHED_A_PAGE, skip=page * FINISHED_A_PAGE)
        return HistoryModel(user, tuple(past_game(each, server) for each in games), page, pages)

    async def replay(self, found: FinishedGame) -> Replayed:
        """Return the replay of a found game. The errors are those of `step`."""
        game = found.result.game
        kept = self._kept.pop(game, None)
        if kept is None:
            with _readable():
                played = await self._finished.played(game)
            kept = Replayed(await asyncio.to_thread(replayed, played), played.alone)
        self._kept[game] = kept
        while len(self._kept) > REPLAYS_KEPT:
            self._kept.popitem(last=False)
        return kept


def past_game(found: FinishedGame, server: ServerName | None = None) -> PastGame:
    """Return the list entry of a finished game; `server` may give the server's name."""
    result = found.result
    name = server(result.guild) if server and result.guild is not None else ""
    return PastGame(result, players_of(result), found.kept, name, _board_address(found), found.day)


def step_model(found: FinishedGame, replayed: Replayed, number: int) -> ReplayModel:
    """Return a step of a finished game with each seat's view; the last step if the number is too large."""
    replay, alone = replayed
    step = replay.step(min(number, replay.last))
    game, players, rules = found.result.game, players_of(found.result), step.after.rules
    asked, shown = None, step.after
    if (decision := step.decision) is not None:
        shown = step.before
        asked = panel_of_position(game, players, shown, decision.seat, decision)
    return ReplayModel(
        game=game,
        players=players,
        rules=rules,
        number=step.number,
        last=replay.last,
        round=step.round,
        rounds=replay.rounds,
        asked=asked,
        picks=step.picks,
        events=step.events,
        views=tuple(shown.view(seat) for seat in range(len(players))),
        stood_in=step.number - 1 in alone and stood_in(players, step.decision),
    )


def stood_in(players: tuple[Player, ...], decision: Decision | None) -> bool:
    """Return whether a computer, rather than a wish, answered this question for a person who didn't click."""
    # A character may come from a wish, which is private.
    return decision is not None and decision.kind != "pick-character" and not players[decision.seat].computer


def _may_see(result: Result, user: int, guild: int | None) -> bool:
    sat = any(each.user == user for each in result.standings)
    return sat or (guild is not None and guild == result.guild)


def _check_revealed(day: int, refusal: str) -> None:
    """Raise `RefusedError` with this text if others can still play the deal of a day (0: no deal)."""
    if day and not is_revealed(day):
        raise RefusedError(refusal, when=f"<t:{revealed(day)}:t>")


@contextmanager
def _readable() -> Generator[None]:
    try:
        yield
    except NotRecordableError as error:
        log.warning("A finished game can't be shown: %s", error)
        raise RefusedError("error-no-replay") from error


def players_of(result: Result) -> tuple[Player, ...]:
    """Return the players of a result. A computer has a portrait if no person ever played its seat."""
    return tuple(
        Player(
            each.user,
            each.name,
            "",
            each.resigned,
            persona=number_of(each.name) if each.user is None and not each.answers else 0,
        )
        for each in result.standings
    )


def _board_address(found: FinishedGame) -> str:
    if found.result.guild is None or not found.message:
        return ""
    return message_address(found.result.guild, found.channel, found.message)


def _left(found: FinishedGame) -> list[int]:
    return [each.seat for each in found.result.standings if each.resigned]
