"""Private messages of commands: which of several games is meant, and whether somebody is sure."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.fit import block
from bot.screens.layout import LINE, QUIET, Part, button, compose, rows
from bot.screens.view_models.lists import GameModel
from bot.screens.wording import Wording
from bot.words.language import Language

MOST_GAMES = 8


def games_screen(
    models: Sequence[GameModel], asked: type[requests.GameRequest], language: Language
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
            *rows([button(asked(model.game), label, style)]),
        ]
    return compose(parts, QUIET)


def resign_screen(model: GameModel, language: Language, *, last: bool = False) -> LayoutView:
    """Ask somebody who wants to resign whether that is meant; `last`: only computers play there besides."""
    text = language("command-resign-confirm-last" if last else "command-resign-confirm")
    sure = button(requests.Resign(model.game), language("games-resign"), ButtonStyle.danger)
    return compose([block(text), block(_about(model, language)), *rows([sure])], QUIET)


def _about(model: GameModel, language: Language) -> str:
    wording = Wording(language, model.players)
    names = ", ".join(wording.name(seat) for seat in range(len(model.players)))
    kind = "games-running" if model.round else "games-lobby"
    return language(kind, channel=f"<#{model.channel}>", round=model.round, players=names)
