"""The errors of Discord that are everyday life, by what they mean here."""

import aiohttp
import discord

CUT_OFF = (aiohttp.ClientError, OSError)
"""The errors of a request whose connection is lost: nobody knows how far it came."""

FAILURES = (discord.HTTPException, *CUT_OFF)
"""The errors of a request to Discord: it is refused, or cut off."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
OLD_MESSAGE_EDITED_TOO_OFTEN = 30046
DMS_OPENED_TOO_FAST = 40003
FILE_TOO_LARGE = 40005
ALREADY_ANSWERED = 40060
MISSING_ACCESS = 50001
NO_DMS_TO_USER = 50007
MISSING_PERMISSIONS = 50013
INVALID_FORM = 50035
ARCHIVED_THREAD = 50083
NO_DMS_WITHOUT_COMMON_SERVER = 50278
THREAD_EXISTS = 160004
THREAD_LOCKED = 160005
ENTRY_POINT_LEFT_OUT = 50240

TOO_MANY_REQUESTS = 429
SERVER_ERROR = 500
"""From this status on it is Discord that failed, and nobody knows how far it came."""

_LATE = {UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_MESSAGE}
_SEALED = {UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED_THREAD, THREAD_LOCKED}
# An archived thread lets nothing be edited, but a new message opens it again, unless it is locked.
_REPLACE = {UNKNOWN_MESSAGE, OLD_MESSAGE_EDITED_TOO_OFTEN, ARCHIVED_THREAD, THREAD_LOCKED}


def refused(error: Exception) -> bool:
    """Whether Discord has surely not done what it was asked for."""
    return isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR


def too_late(error: discord.HTTPException) -> bool:
    """Whether an answer came too late, or twice: the click's token has run out, or was used."""
    return error.code in _LATE


def rate_limited(error: Exception) -> bool:
    """Whether that was too much at once, so that the same may be asked for later."""
    return isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS


def refused_for_good(error: Exception) -> bool:
    """Whether Discord doesn't do that, and would not if it were asked again."""
    return refused(error) and not rate_limited(error)


def sealed(error: discord.HTTPException) -> bool:
    """Whether the channel is gone, locked or closed to the bot, so that trying again is of no use."""
    return error.code in _SEALED or error.status == 403


def not_a_member(error: discord.HTTPException) -> bool:
    """Whether a person isn't in the server, or isn't at all any more."""
    return error.code in {UNKNOWN_MEMBER, UNKNOWN_USER}


def thread_exists(error: discord.HTTPException) -> bool:
    """Whether a message has a thread already."""
    return error.code == THREAD_EXISTS


def message_gone(error: discord.HTTPException) -> bool:
    """Whether a message was deleted."""
    return error.code == UNKNOWN_MESSAGE


def must_replace(error: discord.HTTPException) -> bool:
    """Whether the message can't be edited any more, though a new one may be posted."""
    return error.code in _REPLACE


def dm_refused(error: discord.HTTPException) -> bool:
    """Whether a person can't be sent direct messages now."""
    return error.status == 403 or error.code in {
        NO_DMS_TO_USER,
        NO_DMS_WITHOUT_COMMON_SERVER,
        DMS_OPENED_TOO_FAST,
        UNKNOWN_CHANNEL,
    }


def dm_refused_for_good(error: discord.HTTPException) -> bool:
    """Whether trying again in this game would only be refused again."""
    return dm_refused(error) and error.code not in {DMS_OPENED_TOO_FAST, UNKNOWN_CHANNEL}


def may_be_upload(error: Exception) -> bool:
    """Whether the files of a message may be why it was refused, so that it is worth trying without them."""
    return isinstance(error, discord.HTTPException) and (
        error.status == 413
        or error.status >= SERVER_ERROR
        or error.code in {FILE_TOO_LARGE, MISSING_PERMISSIONS, INVALID_FORM}
    )


def emoji_refused(error: Exception) -> bool:
    """Whether a message was refused for an emoji that isn't there any more."""
    return (
        isinstance(error, discord.HTTPException)
        and error.code == INVALID_FORM
        and "emoji" in error.text.lower()
    )
