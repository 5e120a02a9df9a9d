"""Slash commands in sentences: the files of words write `{ COMMAND("new") }`.

Discord shows each command under its name in the language of the person who types. A sentence names the
command as Discord shows it in the language of the sentence.

A tap on the markup of a command puts it into the box for typing. For that the markup has to have the id of
the command and its English name. Discord shows the markup as it is written, and a tap on another name does
nothing. So a sentence in another language has both names.
"""

from collections.abc import Callable, Mapping

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


def keys(path: str) -> tuple[str, ...]:
    """Return the keys of all names that a person types one after the other, the root's first."""
    group, _, name = path.partition(" ")
    return (f"slash-{ROOT}", f"slash-{group}", *([f"slash-{group}.{name}"] if name else []))


def command(path: str, name_of: Callable[[str], str]) -> str:
    """Return how a sentence names a subcommand, such as `new` or `privacy delete`.

    `name_of` returns the name of a key in the language of the sentence.
    """
    english, shown = f"{ROOT} {path}", " ".join(map(name_of, keys(path)))
    if ROOT not in _ids:
        return f"/{shown}"
    markup = f"</{english}:{_ids[ROOT]}>"
    return markup if shown == english else f"/{shown} ({markup})"
