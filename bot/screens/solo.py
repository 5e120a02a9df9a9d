"""Before a game against computers: the choice of cards and level; or the person's running game."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.layout import GOLD, button, compose, link_button, menu, option
from bot.screens.limits import block
from bot.words.language import Language
from engine.setup.sets import SETS

FIRST = requests.ChooseSolo(next(iter(SETS)), requests.SOLO_LEVELS[0])
"""The first choice offered."""


def solo_screen(chosen: requests.ChooseSolo, invitation: str, language: Language) -> LayoutView:
    """Let the person choose cards and level; the `invitation` explains how to play with others."""
    cards = [
        option(
            language(f"set-{each}"), each, language(f"set-{each}.description"), chosen=each == chosen.cards
        )
        for each in SETS
    ]
    levels = [
        option(
            language("level", name=language(f"level-{each}")),
            each,
            language(f"level-{each}.description"),
            chosen=each == chosen.level,
        )
        for each in requests.SOLO_LEVELS
    ]
    start = requests.StartSolo(chosen.cards, chosen.level)
    return compose(
        [
            block(language("solo-title")),
            block(language("solo-about")),
            menu(requests.PickSoloCards(chosen.level), cards, lasting=f"cards {chosen.cards}"),
            menu(requests.PickSoloLevel(chosen.cards), levels, lasting=f"level {chosen.level}"),
            button(start, language("button-start"), ButtonStyle.primary),
            button(requests.OpenDaily(), language("button-daily")),
            link_button(language("button-add-bot"), invitation),
            block(language("small", text=language("solo-others"))),
        ],
        GOLD,
    )


def solo_running_screen(game: str, number: int, language: Language) -> LayoutView:
    """Say that the person has a running game, in this round, to continue or to give up."""
    return compose(
        [
            block(language("solo-title")),
            block(language("solo-running", round=number)),
            button(requests.Play(game), language("button-play"), ButtonStyle.primary),
            button(requests.Resign(game), language("games-resign"), ButtonStyle.danger),
        ],
        GOLD,
    )
