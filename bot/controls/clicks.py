"""What a click or a form asks for: its id says all, whatever message it is on, and whoever sent that.

discord.py would hand a click to a view that it remembers, or to a class that it knows; for that it builds all
controls of the message anew, and drops the click if the one that was clicked has just been taken off. So
it is told of none of them, and all come by `on_interaction`.
"""

from typing import Any, cast

import discord

from bot.controls import items
from bot.controls.option_forms import form_request
from bot.controls.requests import Request


def custom_id_of(interaction: discord.Interaction) -> str | None:
    """Return the id of what was clicked or sent; `None` for a command."""
    custom_id = (interaction.data or {}).get("custom_id")
    return custom_id if isinstance(custom_id, str) else None


def request_of(interaction: discord.Interaction, custom_id: str) -> Request | None:
    """Return what is asked for by what has this id; `None` if nobody knows."""
    if interaction.type is discord.InteractionType.modal_submit:
        return form_request(interaction, custom_id)
    data = cast("dict[str, Any]", interaction.data or {})
    return items.request_of(custom_id, tuple(map(str, data.get("values", ()))))
