"""The log of a game, running or over: the story of each round, as far as somebody may know it."""

from collections.abc import Iterable

from bot.screens.log import LogModel
from bot.tables import guesses
from bot.tables.errors import RefusedError
from bot.tables.table import Table
from engine.events import Event, RoundBegan, visible
from storage.games import Games
from storage.records import Choice


class GameLogs:
    """Tells of games what is stored of them. Nothing of it is kept in memory."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def page(self, table: Table, user: int, number: int | None = None, part: int = 0) -> LogModel:
        """Return a part of a round; of the last one that is over if no number is given.

        A number that no round has leads to the nearest one. Who answers for a seat sees in it what only that
        seat was told. Raises `RefusedError` if the game hasn't begun or is gone, and the errors of
        `Games.log`.
        """
        game, reader = table.game, table.seat_of(user)
        if game is None:
            raise RefusedError(
                "error-lobby-closed" if table.stored.status == "closed" else "error-not-started"
            )
        log = await self._games.log(table.id)
        if not log.choices:
            raise RefusedError("error-unknown-game")
        rounds = _rounds(log.choices, reader)
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
            level=table.setup.level,
        )


def _rounds(choices: Iterable[Choice], reader: int | None) -> dict[int, list[Event]]:
    """Return what a seat may see of each round; the deal belongs to the first."""
    rounds: dict[int, list[Event]] = {1: []}
    number = 1
    for event in (event for choice in choices for event in choice.events):
        if isinstance(event, RoundBegan):
            number = event.round
        if visible(event, reader):
            rounds.setdefault(number, []).append(event)
    return rounds
