"""The first message in a server: what the bot is, how to begin, and what it may not do there."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.giving_way import block
from bot.screens.layout import GOLD, button, compose, link_button
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
