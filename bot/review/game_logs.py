"""The log of a game, running or over: the story of each round, as far as somebody may know it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.screens.log import LogModel
from bot.tables import guesses
from bot.tables.history import by_round
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from engine.events import Called, ComputerPlayed, Revealed, RoundBegan, TimeRanOut, visible
from storage.games.games import Games
from storage.values import OPENING, Choice, Player


class GameLogs:
    """Tells the stored story of games. Nothing of it is kept in memory."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def page(
        self, table: Table, user: int, number: int | None = None, part: int = 0, *, mine: bool = False
    ) -> LogModel:
        """Return a part of a round; of the last finished one if no number is given.

        A number that no round has leads to the nearest one. A player also reads the events that only their
        seat was told; `mine` leaves out what doesn't concern their seat. Raises `RefusedError` if the game
        hasn't begun or is gone, and the errors of `Games.log`.
        """
        game, reader = table.game, table.seat_of(user)
        log = await self._games.log(table.id)
        if not log.choices:
            raise RefusedError("error-unknown-game")
        choices = list(stand_ins_told(log.choices, table.players))
        rounds, seen = by_round(choices, reader), by_round(choices, None)
        last = max(rounds)
        newest_over = last if game.over else max(min(rounds), last - 1)
        wanted = newest_over if number is None else number
        shown = min(rounds, key=lambda each: abs(each - wanted))
        return LogModel(
            game=table.id,
            players=table.players,
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
            over=game.over,
            mine=mine and reader is not None,
            seen=tuple(tuple(seen.get(each, ())) for each in range(1, last + 1)),
            view=game.view(None),
        )


def stand_ins_told(choices: Iterable[Choice], players: Sequence[Player]) -> Iterator[Choice]:
    """Yield choices so that each turn tells everybody if a computer answered in it for a person.

    The choice of characters tells only of a player whose time ran out. A wish is no click of its person
    either, and nobody's business.
    """
    turns, told = False, False
    for choice in choices:
        public = [event for event in choice.events if visible(event, None)]
        late = any(isinstance(event, TimeRanOut) for event in public)
        person = choice.number != OPENING and not players[choice.seat].computer
        if person and choice.user is None and turns and public and not (told or late):
            yield replace(choice, events=(ComputerPlayed(choice.seat), *choice.events))
            told = True
        else:
            yield choice
        for event in choice.events:
            if isinstance(event, RoundBegan | Called | Revealed):
                turns, told = not isinstance(event, RoundBegan), False
