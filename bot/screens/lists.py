"""Lists of games: a few among which somebody has to choose, and all that go on."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.fit import Block, block
from bot.screens.layout import GOLD, LINE, QUIET, Control, Part, button, compose, pages_block, rows, turning
from bot.screens.wording import Wording
from bot.words.language import Language
from storage.records import Player


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in a list, as everybody may see it where it is played.

    Round 0 is a lobby, which at most `most` can join. `asked` is the seat that is waited for, if one is,
    and `mine` the reader's own seat, if they have one. `where` is the address of its message, and `channel`
    where that is; a solo game has none.
    """

    game: str
    where: str
    players: tuple[Player, ...]
    round: int
    most: int
    asked: int | None = None
    mine: int | None = None
    channel: int = 0

    @property
    def my_turn(self) -> bool:
        """Whether it waits for the reader."""
        return self.mine is not None and self.mine == self.asked and not self.away

    @property
    def away(self) -> bool:
        """Whether a computer plays for the reader until they are back."""
        return self.mine is not None and self.players[self.mine].away


@dataclass(frozen=True, slots=True)
class ListModel:
    """A page of the games that go on, counted from 0. `server` says whether one looks in a server."""

    games: tuple[ListedGame, ...]
    page: int
    pages: int
    only_own: bool
    server: bool


MOST_GAMES = 8
A_PAGE = 8
"""How many games there is room for: to choose from, and on a page of all."""

# To choose from


def games_screen(
    models: Sequence[ListedGame], asked: type[requests.GameRequest], language: Language
) -> LayoutView:
    """Show several games, the newest first, each with a button that asks for this in it."""
    label, resigning = language(f"games-{asked.id}"), asked is requests.Resign
    style = ButtonStyle.danger if resigning else ButtonStyle.primary
    parts: list[Part] = [block(language("games-title"))]
    if resigning:
        parts.append(block(language("resign-what")))
    for model in list(reversed(models))[:MOST_GAMES]:
        parts += [
            LINE,
            block(_about(model, language)),
            button(asked(model.game), label, style),
        ]
    return compose(parts, QUIET)


def resign_screen(model: ListedGame, language: Language, *, last: bool = False) -> LayoutView:
    """Ask a player to confirm that they resign; `last`: only computers play there besides."""
    text = language("command-resign-confirm-last" if last else "command-resign-confirm")
    sure = button(requests.Resign(model.game), language("games-resign"), ButtonStyle.danger)
    return compose([block(text), block(_about(model, language)), sure], QUIET)


def _about(model: ListedGame, language: Language) -> str:
    wording = Wording(language, model.players)
    names = ", ".join(wording.name(seat) for seat in range(len(model.players)))
    kind = "games-lobby" if not model.round else "games-running" if model.channel else "games-solo"
    return language(kind, channel=f"<#{model.channel}>", round=model.round, players=names)


# All that go on


def listed_screen(model: ListModel, language: Language) -> LayoutView:
    """Show a page of games, each with a link to where it is played, or a button that shows it here."""
    parts: list[Part] = [block(language("listed-title"))]
    for game in model.games:
        parts += [LINE, _game(game, language)]
        if not game.where:
            parts += rows([button(requests.Play(game.game), language("button-play"), ButtonStyle.primary)])
    if not model.games:
        parts.append(block(language("error-nowhere" if model.only_own else "listed-none")))
    if model.pages > 1:
        parts += [LINE, pages_block(model.page, model.pages, language)]
    return compose([*parts, *_controls(model, language)], GOLD)


def _game(game: ListedGame, language: Language) -> Block:
    wording = Wording(language, game.players)
    names = ", ".join(wording.name(seat) for seat in range(len(game.players))) or language("lobby-nobody")
    mine = "away" if game.away else "no" if game.mine is None else "yes"
    facts = {"where": game.where, "players": names, "mine": mine}
    if not game.round:
        return block(language("listed-lobby", count=len(game.players), most=game.most, **facts))
    if not game.where:
        return block(language("listed-solo", round=game.round, **facts))
    if game.my_turn:
        return block(language("listed-turn", round=game.round, **facts))
    asked = "none" if game.asked is None else wording.name(game.asked)
    return block(language("listed-running", round=game.round, asked=asked, **facts))


def _controls(model: ListModel, say: Language) -> list[Control]:
    """Turn pages, and change between all games and one's own."""
    asked = partial(requests.ListGames, "own" if model.only_own else "all")
    labels = (say("listed-back"), say("listed-on"))
    found = turning(model.page, model.pages, asked, labels, ButtonStyle.primary)
    if model.server:
        text = say("listed-all") if model.only_own else say("listed-own")
        found.append(button(requests.ListGames("all" if model.only_own else "own", 0), text))
    return found
