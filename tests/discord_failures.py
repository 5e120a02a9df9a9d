"""Errors as discord.py raises them for a refused or failed request."""

from types import SimpleNamespace
from typing import Any, cast

import discord

_KINDS = {403: discord.Forbidden, 404: discord.NotFound}


def http_error(status: int, code: int = 0) -> discord.HTTPException:
    """Return the error with a status, and Discord's error code (0: none)."""
    usual = discord.HTTPException if status < 500 else discord.DiscordServerError
    response = cast("Any", SimpleNamespace(status=status, reason="broken"))
    return _KINDS.get(status, usual)(response, {"code": code, "message": "broken"})
