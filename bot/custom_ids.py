"""What the controls have in common: parts of their custom_ids, and how a click reaches the desk."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from discord.ui import Button, Select

from bot.desk import Click, Desk, desk_of

GAME = r"(?P<game>[a-z2-7]{8})"

AnyButton: TypeAlias = Button[Any]
AnySelect: TypeAlias = Select[Any]


async def ask(interaction: Click, request: Callable[[Desk], Awaitable[None]]) -> None:
    """Hand the click to the desk; what it doesn't catch is told there too, never swallowed."""
    desk = desk_of(interaction)
    try:
        await request(desk)
    except Exception as error:  # noqa: BLE001 - whatever went wrong, the person is told
        await desk.failed(interaction, error)
