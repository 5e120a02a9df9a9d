"""Lists of finished games: one's own in pages, and each of them in one line to choose from."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.fit import Block, block
from bot.screens.layout import LINE, QUIET, Control, Part, button, compose, link_button, pages_block, turning
from bot.screens.limits import OPTION_LABEL, clip, length
from bot.screens.wording import Wording
from bot.words.language import Language
from storage.records import Player
from storage.result import Result


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a list. `kept` says that it can be replayed, `board` where its end was shown.

    `server` is the name of its server, where that has to be said.
    """

    result: Result
    players: tuple[Player, ...]
    kept: bool
    server: str = ""
    board: str = ""


@dataclass(frozen=True, slots=True)
class HistoryModel:
    """A page of the finished games of a person, the last one first; pages are counted from 0."""

    user: int
    games: tuple[PastGame, ...]
    page: int
    pages: int


A_PAGE = 6
"""How many games there is room for on a page."""


def history_screen(model: HistoryModel, language: Language) -> LayoutView:
    """Show a page of a person's finished games, each with a button that replays it."""
    parts: list[Part] = [block(language("history-title"))]
    for game in model.games:
        parts += [LINE, _game(game, model.user, language), *_controls(game, language)]
    if not model.pages:
        parts.append(block(language("history-none")))
    if model.pages > 1:
        labels = (language("button-newer"), language("button-older"))
        turns = turning(model.page, model.pages, requests.ShowHistory, labels)
        parts += [LINE, pages_block(model.page, model.pages, language), *turns]
    return compose(parts, QUIET)


def game_label(game: PastGame, language: Language) -> str:
    """Tell a game in one line without markup: when it was, who played, who won."""
    wording = Wording(language, game.players)
    standings = game.result.standings
    facts = {
        "date": datetime.fromtimestamp(game.result.ended, UTC).date(),
        "computers": sum(each.user is None for each in standings),
        "winners": _names((each.seat for each in standings if each.place == 1), wording),
    }
    people = _names((each.seat for each in standings if each.user is not None), wording)
    # The names of the people give way: date and winner tell games apart.
    room = OPTION_LABEL - length(language("history-choice", people="", **facts))
    return clip(language("history-choice", people=clip(people, max(room, 10)), **facts), OPTION_LABEL)


def _game(game: PastGame, user: int, language: Language) -> Block:
    wording = Wording(language, game.players)
    standings = sorted(game.result.standings, key=lambda each: (each.place, each.seat))
    own = next(each for each in standings if each.user == user)
    about = language(
        "history-game",
        when=f"<t:{game.result.ended}:d>",
        place=own.place,
        seats=len(standings),
        points=own.total,
        resigned="yes" if own.resigned else "no",
        rated="no" if game.result.unrated else "yes",
        server=game.server or "none",
    )
    players = " · ".join(
        language("history-player", place=each.place, name=wording.name(each.seat), points=each.total)
        for each in standings
    )
    return block(f"{about}\n{language('small', text=players)}", about, weight=50)


def _controls(game: PastGame, say: Language) -> list[Control]:
    controls: list[Control] = []
    if game.kept:
        controls.append(button(requests.OpenReplay(game.result.game), say("button-replay")))
    if game.board:
        controls.append(link_button(say("button-final"), game.board))
    return controls


def _names(seats: Iterable[int], wording: Wording) -> str:
    return ", ".join(wording.label(seat) for seat in seats)
