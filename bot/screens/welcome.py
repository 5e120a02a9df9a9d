"""The first message of the local Discord: what one can do there, and how to be somebody else."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.film import FilmPicture
from bot.screens.giving_way import block
from bot.screens.layout import QUIET, Control, Part, button, compose, link_button, pictured
from bot.words.language import Language


def welcome_screen(direct: Sequence[tuple[str, str]], language: Language) -> LayoutView:
    """Greet in the empty channel; `direct` says of whom direct messages can be read, and where."""
    watch = button(requests.WatchComputers(), language("button-watch"))
    return compose(
        [
            block(language("welcome")),
            *_ways(language),
            watch,
            block(language("welcome-people")),
            *[link_button(language("button-welcome-direct", name=name), at) for name, at in direct],
        ]
    )


def watch_screen(language: Language, film: FilmPicture | None) -> LayoutView:
    """Show a game of computers as a film, which must be sent with it; `None` says that there is none now."""
    shown: Part = pictured(film, language) if film else block(language("film-not-now"))
    return compose([block(language("watch-title")), shown, *_ways(language)], QUIET)


def _ways(language: Language) -> list[Control]:
    return [
        button(requests.NewLobby(), language("button-welcome-new"), ButtonStyle.primary),
        button(requests.Learn(), language("button-welcome-learn"), ButtonStyle.primary),
    ]
