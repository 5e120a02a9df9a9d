"""Clicks and forms that discord.py leaves without a response, and what each of them asks for."""

from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.controls import items
from bot.controls.option_forms import form_request
from bot.controls.requests import Request


def is_handled(interaction: discord.Interaction, custom_id: str) -> bool:
    """Whether discord.py hands this click to its control: one that is known, and still on the message."""
    clicked = interaction.type is discord.InteractionType.component
    return clicked and _on_message(interaction, custom_id) and items.known(custom_id)


async def request_of(interaction: discord.Interaction, custom_id: str) -> Request | None:
    """Return what is asked for by an interaction that isn't handled; `None` if nobody knows."""
    if interaction.type is discord.InteractionType.modal_submit:
        return form_request(interaction, custom_id)
    if interaction.type is discord.InteractionType.component and not _on_message(interaction, custom_id):
        return await items.request_of(interaction, custom_id)
    return None


def _on_message(interaction: discord.Interaction, custom_id: str) -> bool:
    """Whether the control that was clicked is still on its message."""
    clicked = (interaction.data or {}).get("component_type"), custom_id
    return bool(interaction.message) and clicked in set(_controls(interaction.message.components))


def _controls(components: Iterable[object]) -> Iterator[tuple[int, str]]:
    """Yield kind and id of what can be clicked: discord.py drops a click if either is not on the message."""
    for component in components:
        if isinstance(component, discord.Button | discord.SelectMenu) and component.custom_id:
            yield component.type.value, component.custom_id
        accessory = getattr(component, "accessory", None)
        children: Sequence[object] = getattr(component, "children", ())
        yield from _controls([*children, *([accessory] if accessory else [])])
