"""Explain to people why we refused their requests or why these failed."""

import logging

import discord
from discord import ButtonStyle, app_commands

from bot.controls import in_flight
from bot.controls.in_flight import StoppingError
from bot.delivery import discord_errors, responses
from bot.delivery.members import invitation
from bot.delivery.one_time_messages import Damage
from bot.observer import End
from bot.screens.layout import Control, button, link_button
from bot.screens.notes import note_screen
from bot.tables.person import language_of
from bot.tables.table_errors import NoServerError, RefusedError, WayOut
from bot.words.language import Language
from storage.database.storage_errors import (
    DamagedGameError,
    NewerGameError,
    NotReadError,
    RepeatedClickError,
    StaleVersionError,
    UnavailableError,
    UnsureError,
)

log = logging.getLogger(__name__)

EXPECTED = (RefusedError, StaleVersionError, RepeatedClickError, UnavailableError, StoppingError)
"""Errors that are no faults of the bot. The person gets an explanation, or sees the current state."""


def _end(error: Exception) -> End:
    if isinstance(error, UnavailableError):
        return "unavailable"
    return "refused" if isinstance(error, EXPECTED) or discord_errors.too_late(error) else "failed"


def explain(error: Exception, say: Language) -> str:
    """Return an explanation in the person's language; empty if none is needed."""
    match error:
        case RefusedError():
            return error.text(say)
        case StaleVersionError():
            return say("error-conflict")
        case RepeatedClickError():
            return ""
        case NewerGameError():
            return say("error-newer")
        case UnavailableError():
            return _unavailable(error, say)
        case DamagedGameError():
            return say("error-damaged")
        case StoppingError():
            return say("error-stopping")
        case _:
            return say("error-unexpected")


def _unavailable(error: UnavailableError, say: Language) -> str:
    cause = error.cause or "silent"
    if isinstance(error, NotReadError):
        return say("error-not-read", cause=cause)
    if isinstance(error, UnsureError):
        return say("error-unsure", cause=cause)
    if error.cause is None:
        log.error("A click could not be stored: %s", error)
        return say("error-not-stored")
    return say("error-outage", cause=cause)


def _ways_out(error: Exception, application: int, say: Language) -> list[Control]:
    if isinstance(error, NoServerError):
        return [link_button(say("button-add-bot"), invitation(application))]
    if not isinstance(error, RefusedError):
        return []
    return [_way_out(each, say(each.key, **each.facts)) for each in error.ways_out]


def _way_out(way: WayOut, label: str) -> Control:
    if isinstance(way.leads_to, str):
        return link_button(label, way.leads_to)
    return button(way.leads_to, label, ButtonStyle.danger if way.danger else ButtonStyle.secondary)


class Refusals:
    """Responds to interactions that we refused or that failed."""

    def __init__(self, damage: Damage) -> None:
        self._damage = damage

    async def refuse(self, interaction: discord.Interaction, error: Exception) -> None:
        """Explain an error in private unless another process may respond; log unexpected errors."""
        if isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        in_flight.failed(interaction, error, _end(error))
        if discord_errors.too_late(error):
            in_flight.unanswered(interaction, error)
            return
        if not isinstance(error, (*EXPECTED, DamagedGameError)):
            log.error("Interaction %d failed", interaction.id, exc_info=error)
        text = explain(error, language_of(interaction))
        if text and in_flight.shared(interaction):
            log.info("Another process may be answering interaction %d: %s", interaction.id, error)
        elif text:
            controls = _ways_out(error, interaction.application_id, language_of(interaction))
            await responses.show(interaction, note_screen(text, controls))
        if isinstance(error, DamagedGameError):
            await self._damage.handle(error)

    async def unknown(self, interaction: discord.Interaction) -> None:
        """Respond to a click on an unknown control."""
        if not in_flight.shared(interaction):
            await responses.show(interaction, language_of(interaction)("error-unknown-click"))
