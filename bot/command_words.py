"""How Discord shows commands to people with another language: their names, options and descriptions."""

import re
from typing import Any, cast

from discord import Locale
from discord.app_commands import Choice, Command, ContextMenu, Group, Parameter, Translator, locale_str
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes as Context

from bot.screens.limits import OPTION_LABEL, clip
from bot.words.language import DEFAULT, Language

NAME = re.compile(r"[-_'’\w]{1,32}")
"""Matches the names that Discord accepts for a command. It refuses all commands for one wrong name."""

_NAMES = {Location.command_name, Location.group_name, Location.parameter_name}


class CommandWords(Translator):
    """Says names and descriptions of commands in the languages that there are."""

    async def translate(self, string: locale_str, locale: Locale, context: Context) -> str | None:
        """Return a text in a language; `None` if it is the English one, which stands there in any case."""
        say = Language(locale.value)
        if say.locale == DEFAULT:
            return None
        text = say.find(_key(context))
        if text is None or text == string.message:
            return None
        if context.location in _NAMES and not isinstance(context.data, ContextMenu):
            return text if NAME.fullmatch(text) and text == text.lower() else None
        return clip(text, OPTION_LABEL)


def _key(context: Context) -> str:
    """Return the key of a text: `slash-` for a name, `describe-` for a description."""
    kind = "slash" if context.location in _NAMES else "describe"
    data = cast("Command[Any, ..., Any] | Group | Parameter | ContextMenu | Choice[str]", context.data)
    if isinstance(data, ContextMenu):
        return str(data.extras["key"])
    if isinstance(data, Parameter):
        return f"{kind}-{_path(data.command.qualified_name)}.{data.name}"
    if isinstance(data, Choice):
        return f"edition-{data.value}"
    return f"{kind}-{_path(data.qualified_name)}"


def _path(name: str) -> str:
    """Return the end of the keys of a command: the texts of a group have those of its commands as parts."""
    root, _, path = name.partition(" ")
    return path.replace(" ", ".") or root
