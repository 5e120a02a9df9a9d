"""A person sees and changes their language."""

from discord.ui import LayoutView

from bot.controls import requests
from bot.controls.request import Request
from bot.controls.server_settings import DISCORD
from bot.screens.layout import DIVIDER, GOLD_COLOUR, Row, compose, menu, note_block, option
from bot.screens.limits import block
from bot.words.language import Language, locales


def language_screen(chosen: str, click: int, say: Language, note: str = "") -> LayoutView:
    """Show the available languages. The menu forgets picks from before this `click`."""
    return compose(
        [
            note_block(note, say),
            DIVIDER,
            block(say("language-title")),
            block(say("language-about")),
            language_menu(requests.SetLanguage(), chosen, f"language {click}", say),
        ],
        GOLD_COLOUR,
    )


def language_menu(asked: Request, chosen: str, lasting: str, say: Language) -> Row:
    """Make the menu of all languages by their own names. One option means the language in Discord."""
    options = [option(say("language-discord"), DISCORD, chosen=not chosen)]
    options += [option(Language(each)("language-name"), each, chosen=each == chosen) for each in locales()]
    return menu(asked, options, say("menu-language"), lasting=lasting)
