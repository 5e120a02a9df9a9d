"""Reading what a server has chosen, whatever stands there."""

import logging

from storage.codec import DamagedTextError, decode_settings
from storage.settings import ServerSettings
from storage.transaction import Transaction

log = logging.getLogger(__name__)


def settings_of(transaction: Transaction, guild: int) -> ServerSettings:
    """Return what a server has chosen, as it stands inside a transaction."""
    row = transaction.row("SELECT settings FROM servers WHERE id = ?", guild)
    return read_settings(guild, row[0]) if row else ServerSettings()


def read_settings(guild: int, text: str) -> ServerSettings:
    """Read what a server has chosen; the defaults if that can't be read."""
    try:
        return decode_settings(text)
    except DamagedTextError as error:
        return default_settings(guild, error)


def default_settings(guild: int, error: Exception) -> ServerSettings:
    """Return the defaults in place of what can't be read."""
    log.warning("The settings of server %d can't be read, so the defaults hold: %s", guild, error)
    return ServerSettings()
