"""Slash commands in sentences: the files of words write `{ COMMAND("new") }`.

A tap on such a command puts it into the box for typing. Discord needs the id of the command for that. Until
the id is known, the sentence shows the command as text.
"""

from collections.abc import Mapping

ROOT = "citadels"
"""The root command. All others are its subcommands."""

_ids: dict[str, int] = {}


def know(ids: Mapping[str, int]) -> bool:
    """Replace the known ids of the commands, and return whether any of them changed."""
    if ids == _ids:
        return False
    _ids.clear()
    _ids.update(ids)
    return True


def command(path: str) -> str:
    """Return the markup of a subcommand, such as `new` or `privacy delete`."""
    name = f"{ROOT} {path}"
    return f"</{name}:{_ids[ROOT]}>" if ROOT in _ids else f"/{name}"
