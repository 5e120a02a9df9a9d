"""The first message of the local Discord: what one can do there, and how to be somebody else."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.models import FilmPicture
from bot.screens.fit import block
from bot.screens.layout import QUIET, Control, Part, button, compose, pictured, rows
from bot.words.language import Language


def welcome_screen(language: Language) -> LayoutView:
    """Greet whoever looks into the empty channel."""
    watch = button(requests.WatchComputers(), language("button-watch"))
    return compose(
        [
            block(language("welcome")),
            *rows([*_ways(language), watch]),
            block(language("welcome-people")),
        ]
    )


def watch_screen(film: FilmPicture | None, language: Language) -> LayoutView:
    """Show a game of computers as a film, which must be sent with it; `None` says that there is none now."""
    shown: Part = pictured(film, language) if film else block(language("film-not-now"))
    return compose([block(language("watch-title")), shown, *rows(_ways(language))], QUIET)


def _ways(language: Language) -> list[Control]:
    return [
        button(requests.NewLobby(), language("button-welcome-new"), ButtonStyle.primary),
        button(requests.Learn(), language("button-welcome-learn"), ButtonStyle.primary),
    ]
