"""Slash commands in sentences: the files of words write `{ COMMAND("new") }`.

Who taps one has it in the box where one types. For this Discord wants the id that it gave to the command; as
long as it has not said which, the command stands there to be typed.
"""

from collections.abc import Mapping

ROOT = "citadels"
"""The command under which all others stand."""

_ids: dict[str, int] = {}


def know(ids: Mapping[str, int]) -> bool:
    """Take the ids by which Discord knows the commands, and no others; say whether any is another."""
    if ids == _ids:
        return False
    _ids.clear()
    _ids.update(ids)
    return True


def command(path: str) -> str:
    """Write the command that stands here under the root: `new`, or `privacy delete`."""
    name = f"{ROOT} {path}"
    return f"</{name}:{_ids[ROOT]}>" if ROOT in _ids else f"/{name}"
