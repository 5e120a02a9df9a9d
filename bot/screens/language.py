"""The language of a person, as they see and change it."""

from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.fit import block
from bot.screens.layout import GOLD, LINE, compose, menu, option
from bot.words.language import Language, locales

DISCORD = "discord"
"""The value that stands for the language of the person's Discord."""


def language_screen(chosen: str, click: int, say: Language, note: str = "") -> LayoutView:
    """Show the languages that there are; menus forget what was picked before this click."""
    options = [option(say("language-discord"), DISCORD, chosen=not chosen)]
    options += [option(name_of(each), each, chosen=each == chosen) for each in locales()]
    return compose(
        [
            *([block(say("panel-note", text=note)), LINE] if note else []),
            block(say("language-title")),
            block(say("language-about")),
            menu(requests.SetLanguage(), options, say("menu-language"), lasting=f"language {click}"),
        ],
        GOLD,
    )


def name_of(locale: str) -> str:
    """Name a language in itself."""
    return Language(locale)("language-name")
