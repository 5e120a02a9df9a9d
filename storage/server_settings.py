"""Reading what a server has chosen, whatever stands there."""

import logging

from storage.settings import ServerSettings
from storage.stored_settings import NOTHING, SERVER
from storage.transaction import Transaction

log = logging.getLogger(__name__)


def settings_of(transaction: Transaction, guild: int) -> ServerSettings:
    """Return what a server has chosen, as it stands inside a transaction."""
    return read_settings(guild, settings_text(transaction, guild))


def settings_text(transaction: Transaction, guild: int) -> str:
    """Return the text in which the choices of a server are stored."""
    row = transaction.row("SELECT settings FROM servers WHERE id = ?", guild)
    return row[0] if row else NOTHING


def read_settings(guild: int, text: str) -> ServerSettings:
    """Read what a server has chosen; the defaults hold for what can't be read."""
    read = SERVER.read(text)
    for fault in read.faults:
        log.warning("A setting of server %d can't be read, so the default holds: %s", guild, fault)
    return read.settings


def default_settings(guild: int, error: Exception) -> ServerSettings:
    """Return the defaults in place of what can't be read."""
    log.warning("The settings of server %d can't be read, so the defaults hold: %s", guild, error)
    return ServerSettings()
