"""A finished game as a film, and where to look closer."""

from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.film import FilmPicture
from bot.screens.fit import block
from bot.screens.layout import QUIET, Part, button, compose, pictured, rows
from bot.words.language import Language


def film_screen(
    game: str, film: FilmPicture | None, language: Language, *, share: bool = False
) -> LayoutView:
    """Show a film, which must be sent with the message; `None` says that it can't be made now.

    A reader who may `share` it finds a button for that.
    """
    shown: Part = pictured(film, language) if film else block(language("film-not-now"))
    controls = [button(requests.OpenReplay(game), language("button-replay"))]
    if share:
        controls.append(button(requests.ShareFilm(game), language("button-post")))
    return compose([block(language("film-title")), shown, *rows(controls)], QUIET)
