"""The first messages: in a server, and in the local Discord."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.film import FilmPicture
from bot.screens.giving_way import block
from bot.screens.layout import GOLD, QUIET, Control, Part, button, compose, link_button, pictured
from bot.screens.server import lacking_block
from bot.words.language import Language


@dataclass(frozen=True, slots=True)
class ArrivalModel:
    """A server that the bot has just come to.

    `lacking` are the permissions that the bot lacks, by what it can't do without them. `grant` is the address
    at which a manager grants them.
    """

    lacking: Sequence[tuple[str, Sequence[str]]]
    grant: str


def arrival_screen(model: ArrivalModel, say: Language) -> LayoutView:
    """Greet the people of a server."""
    grant = [link_button(say("button-grant"), model.grant)] if model.lacking else []
    return compose(
        [
            block(say("arrival")),
            button(requests.Learn(), say("button-arrival-try"), ButtonStyle.success),
            button(requests.NewLobby(), say("button-arrival-open"), ButtonStyle.primary),
            button(requests.ShowServer("main"), say("button-arrival-settings")),
            lacking_block(model.lacking, say),
            *grant,
        ],
        GOLD,
    )


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
