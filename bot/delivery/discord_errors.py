"""Discord's errors, by the meaning of their codes; an unknown code counts by its status."""

from collections.abc import Mapping
from enum import Flag, auto

import aiohttp
import discord

CUT_OFF = (aiohttp.ClientError, OSError)
"""The errors of a lost connection. Discord may have carried out the request."""

FAILURES = (discord.HTTPException, *CUT_OFF)  # The errors of a request to Discord, refused or cut off.

UNKNOWN_MESSAGE = 10008
ALREADY_ANSWERED = 40060
MISSING_PERMISSIONS = 50013
INVALID_FORM = 50035
ENTRY_POINT_LEFT_OUT = 50240

SERVER_ERROR = 500  # From this status on, the fault is Discord's, which may have carried out the request.


class _Says(Flag):
    """What an error code says besides "refused". Each function below tests for one of these."""

    NO_MORE = 0
    LATE = auto()
    LOST = auto()
    FIXED = auto()
    ABSENT = auto()
    NO_DMS = auto()
    NO_FILES = auto()
    TAKEN = auto()


_CODES: Mapping[int, _Says] = {
    10003: _Says.LOST,  # unknown channel
    10007: _Says.ABSENT,  # unknown member
    UNKNOWN_MESSAGE: _Says.LATE | _Says.FIXED,
    10013: _Says.ABSENT | _Says.NO_DMS,  # unknown user
    10015: _Says.LATE,  # unknown webhook
    10062: _Says.LATE,  # unknown interaction
    30046: _Says.FIXED,  # an old message had too many edits
    40003: _Says.NO_MORE,  # we open direct messages too fast
    40005: _Says.NO_FILES,  # the request is too large
    ALREADY_ANSWERED: _Says.LATE,
    50001: _Says.LOST,  # missing access
    50005: _Says.FIXED,  # the message is of another application
    50007: _Says.NO_DMS,
    MISSING_PERMISSIONS: _Says.LOST,
    50027: _Says.LATE,  # invalid webhook token
    50033: _Says.NO_DMS,  # invalid recipient
    50045: _Says.NO_FILES,  # a file is too large
    50046: _Says.NO_FILES,  # a file is invalid
    # A message in an archived thread can't be edited. A new one reopens the thread unless it is locked.
    50083: _Says.LOST | _Says.FIXED,
    50146: _Says.NO_FILES,  # an uploaded file isn't found
    50278: _Says.NO_DMS,  # no server in common
    160004: _Says.TAKEN,
    160005: _Says.LOST | _Says.FIXED,  # the thread is locked
    400001: _Says.NO_FILES,  # the server's uploads are limited
}

_PASSING = {401, 403, 408, 429}
"""The statuses of refusals that may be temporary, unless a code says more. A proxy may send them."""


def _says(error: Exception, what: _Says) -> bool:
    return isinstance(error, discord.HTTPException) and what in _CODES.get(error.code, _Says.NO_MORE)


def refused(error: Exception) -> bool:
    """Return whether Discord certainly didn't carry out a request."""
    return isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR


def refused_for_good(error: Exception) -> bool:
    """Return whether Discord refused this request and would refuse it again."""
    if not isinstance(error, discord.HTTPException) or error.status >= SERVER_ERROR:
        return False
    return error.code in _CODES or error.status not in _PASSING


def too_late(error: Exception) -> bool:
    """Return whether a response came too late or twice: its token has expired, or was used."""
    return _says(error, _Says.LATE)


def sealed(error: Exception) -> bool:
    """Return whether the channel is gone, or we can't write there, so that a quick retry is useless."""
    return _says(error, _Says.LOST)


def not_a_member(error: Exception) -> bool:
    """Return whether a person isn't in the server, or no longer exists."""
    return _says(error, _Says.ABSENT)


def thread_exists(error: Exception) -> bool:
    """Return whether a message has a thread already."""
    return _says(error, _Says.TAKEN)


def message_gone(error: Exception) -> bool:
    """Return whether a message was deleted."""
    return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MESSAGE


def must_replace(error: Exception) -> bool:
    """Return whether we can no longer edit the message, but may post a new one."""
    return _says(error, _Says.FIXED)


def takes_no_dms(error: Exception) -> bool:
    """Return whether a person takes no direct messages. This lasts."""
    return _says(error, _Says.NO_DMS)


def takes_no_files(error: Exception) -> bool:
    """Return whether Discord refused a message for its files, and may take it without them."""
    if not isinstance(error, discord.HTTPException):
        return False
    return _says(error, _Says.NO_FILES) or error.status == 413 or error.code == MISSING_PERMISSIONS


def may_be_upload(error: Exception) -> bool:
    """Return whether Discord may have refused a message for its files or for lack of a right to send them."""
    if not isinstance(error, discord.HTTPException) or error.status in (401, 404, 429):
        return False
    return error.code == MISSING_PERMISSIONS or _Says.NO_FILES in _CODES.get(error.code, _Says.NO_FILES)


def emoji_refused(error: Exception) -> bool:
    """Return whether a message was refused because one of its emojis was deleted."""
    return (
        isinstance(error, discord.HTTPException)
        and error.code == INVALID_FORM
        and "emoji" in error.text.lower()
    )
