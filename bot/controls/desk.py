"""What a click may ask for. The buttons know this, the tables do it."""

from typing import Any, Literal, Protocol, TypeAlias, cast

import discord

Click: TypeAlias = discord.Interaction[Any]

OptionPage: TypeAlias = Literal["lobby", "main", "cast", "districts"]
"""Where an option of a lobby is chosen: on the public message, or on a page of the host's own panel."""


class Desk(Protocol):
    """Takes what the players click, each with the id of its game, and answers every click.

    No method may let an error out for what players can cause: an unknown game, a stale question, a
    stranger's click. Each of these gets a short private answer.
    """

    async def join(self, interaction: Click, game: str) -> None:
        """Seat the person in the lobby."""
        ...

    async def leave(self, interaction: Click, game: str) -> None:
        """Take the person out of the lobby."""
        ...

    async def add(self, interaction: Click, game: str) -> None:
        """Seat a computer player in the lobby."""
        ...

    async def remove(self, interaction: Click, game: str) -> None:
        """Take the computer player that was seated last out of the lobby."""
        ...

    async def options(self, interaction: Click, game: str) -> None:
        """Show the host the options of the lobby as an ephemeral message."""
        ...

    async def wish(
        self, interaction: Click, game: str, page: OptionPage, verb: str, values: tuple[str, ...]
    ) -> None:
        """Set an option of the lobby to these values, and show the page as it is then.

        Verb and values come from a click and may be anything.
        """
        ...

    async def save(self, interaction: Click, game: str, name: str) -> None:
        """Save what the lobby is set to under this name, to be offered in every lobby of the server."""
        ...

    async def start(self, interaction: Click, game: str) -> None:
        """Start the game of the lobby."""
        ...

    async def close(self, interaction: Click, game: str) -> None:
        """Close the lobby without a game."""
        ...

    async def play(self, interaction: Click, game: str) -> None:
        """Open the panel of the person's seat as an ephemeral message."""
        ...

    async def hand(self, interaction: Click, game: str) -> None:
        """Show the hand of the person's seat as an ephemeral message."""
        ...

    async def rules(self, interaction: Click, game: str) -> None:
        """Show the short rules, with the cards of this game."""
        ...

    async def board(self, interaction: Click, game: str) -> None:
        """Post the board of the game anew."""
        ...

    async def resign(self, interaction: Click, game: str) -> None:
        """Give the person's seat to a computer player; this was asked for and confirmed."""
        ...

    async def answer(
        self, interaction: Click, game: str, number: int, indexes: tuple[int, ...] | None
    ) -> None:
        """Answer a question of the game.

        `number` says which question, `indexes` which of its options; `None` takes the last step back.
        The numbers come from a click and may be anything.
        """
        ...

    async def page(
        self, interaction: Click, game: str, number: int, page: int, picked: tuple[int, ...]
    ) -> None:
        """Show another page of a long question's options; answers nothing.

        `picked` are the indexes that were picked so far. A screen that needs this gets both back in
        its scene (`PanelScene.page` and `PanelScene.picked`), so nothing has to be remembered.
        """
        ...

    async def failed(self, interaction: Click, error: Exception) -> None:
        """Log an error that escaped from one of the others, and tell the person in words."""
        ...


class _Client(Protocol):
    desk: Desk


def desk_of(interaction: Click) -> Desk:
    """Return the desk of the client that received the click."""
    return cast(_Client, interaction.client).desk
