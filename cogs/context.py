"""The context of a request: the person, their language, the place, and the bot."""

from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.client import CitadelsBot, Interaction
from bot.delivery import held_responses
from bot.tables.person import Person, person_of, server_of, speak
from bot.words.language import Language

Where: TypeAlias = held_responses.HeldWhere | Literal["unheld"]
"""Where a reply goes.

`unheld`: we don't hold the response, so the handler decides: a new private message, a form, or a message for
the channel.
"""


@dataclass(frozen=True, slots=True)
class Context:
    """Facts about a command or click that its handler needs.

    `server` is the server of the request, if the bot is in it. `private`: only the person can see the clicked
    message. Tests may leave out the `source` if the handler doesn't need Discord.
    """

    bot: CitadelsBot
    person: Person
    server: int | None = None
    channel: int | None = None
    private: bool = False
    source: Interaction | None = None

    @classmethod
    def of(cls, interaction: Interaction) -> "Context":
        return cls(
            interaction.client,
            person_of(interaction),
            server_of(interaction),
            interaction.channel_id,
            held_responses.private(interaction),
            interaction,
        )

    @property
    def interaction(self) -> Interaction:
        """The interaction, for further facts."""
        assert self.source is not None
        return self.source

    @property
    def guild(self) -> int | None:
        """The server of the request, even if the bot isn't in it."""
        return self.interaction.guild_id

    @property
    def user(self) -> int:
        return self.person.user

    @property
    def say(self) -> Language:
        return self.person.language

    def speak(self, chosen: str) -> Language:
        """Record the language that the person has just chosen (empty: that of their Discord); return it."""
        if self.source is not None:
            speak(self.source, chosen)
        return Language(chosen or self.person.locale)

    async def hold(self) -> None:
        """Hold the response, a new private message, at once. For `unheld` handlers that take long."""
        if self.source is not None:
            await held_responses.hold(self.source, "beside")

    def in_time(self, where: Where) -> AbstractAsyncContextManager[None]:
        """Hold the response if the block takes long, because Discord waits only briefly.

        The decorators do this for all handlers except `unheld` ones.
        """
        if where == "unheld" or self.source is None:
            return nullcontext()
        return held_responses.in_time(self.source, where)
