"""Short messages: answers in a sentence, what became of another copy of a panel, a call to the table."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.fit import block
from bot.screens.layout import GOLD, QUIET, Control, Part, button, compose, link_button
from bot.screens.notify import mute_row
from bot.words.language import Language


def note_screen(text: str, controls: Sequence[Control] = ()) -> LayoutView:
    """Show a short text, and what there is to press about it. The text is taken as it is."""
    return compose([block(text), *controls], QUIET)


def elsewhere_screen(game: str, language: Language) -> LayoutView:
    """Replace the copy of a panel that lives somewhere else now; a button brings it back here."""
    here = button(requests.Play(game), language("panel-here"))
    return compose([block(language("panel-moved")), here], QUIET)


def left_behind_screen(game: str, number: int, language: Language) -> LayoutView:
    """Replace a panel above the board of a new round that could not follow it; it stays true."""
    here = button(requests.Play(game), language("panel-here"))
    return compose([block(language("panel-left-behind", round=number)), here], QUIET)


def ping_screen(game: str, user_id: int, language: Language, board: str = "") -> LayoutView:
    """Call a player to the table in the channel, with a button that opens the panel.

    The message must be sent with allowed mentions for this one user, and for nobody else.
    """
    text = language("ping-turn", mention=f"<@{user_id}>")
    return compose(_ping(text, game, language, board), GOLD)


def ping_again_screen(
    game: str, user_id: int, mute: str, language: Language, board: str = "", *, clock: bool = False
) -> LayoutView:
    """Call a player again, whose time may run out if there is a `clock`. It must be sent as a call is.

    If that is a reminder, they may want no more of it for the question with the tag `mute`.
    """
    text = language("ping-again", mention=f"<@{user_id}>", clock="yes" if clock else "no")
    parts = _ping(text, game, language, board)
    return compose([*parts, mute_row(game, mute, language)] if mute else parts, GOLD)


def _ping(text: str, game: str, language: Language, board: str) -> list[Part]:
    play = button(requests.Play(game), language("button-play"), ButtonStyle.primary)
    link = [link_button(language("button-board"), board)] if board else []
    return [block(text), play, *link]
