"""A person's stored data: a summary, a file with everything, and a question before deleting it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ButtonStyle
from discord.ui import File, LayoutView

from bot.controls import requests
from bot.screens.layout import DIVIDER, QUIET_COLOUR, Control, Part, button, compose, link_button
from bot.screens.limits import Block, block
from bot.words.language import Language
from storage.games.games import DAYS_OF_CLICKS
from storage.privacy.declared import lines, rows
from storage.privacy.holdings import Holdings


@dataclass(frozen=True, slots=True)
class Pages:
    """The addresses of the operator's policy and terms; empty if there are none."""

    policy: str = ""
    terms: str = ""


def holdings_screen(held: Holdings, pages: Pages, say: Language) -> LayoutView:
    """Show a person a summary of their stored data. Offer the data as a file, and their deletion."""
    rows_of = rows(held)
    parts: list[Part] = [block(say("privacy-title"))]
    controls: list[Control] = []
    if rows_of:
        parts += [block(say("privacy-about")), *_lines(_stored(held, say), say)]
        controls += [
            button(requests.ExportData(), say("button-privacy-export"), ButtonStyle.primary),
            button(requests.AskToDelete(), say("button-privacy-delete"), ButtonStyle.danger),
        ]
    else:
        parts.append(block(say("privacy-nothing")))
    if held.deleting:
        parts.append(block(say("privacy-deleting")))
    parts += [DIVIDER, block(say("small", text=say("privacy-messages")))]
    return compose([*parts, *controls, *_links(pages, say)], QUIET_COLOUR)


def export_screen(file: str, say: Language) -> LayoutView:
    """Show the file with this name. Send the file with the screen."""
    view = compose([block(say("privacy-file")), block(say("privacy-file-how"))], QUIET_COLOUR)
    # Discord shows a file only if a component refers to it.
    view.add_item(File(f"attachment://{file}"))
    return view


def deletion_screen(held: Holdings, fingerprint: str, say: Language) -> LayoutView:
    """Describe the main effects of a deletion, and ask for confirmation."""
    sure = button(requests.DeleteData(fingerprint), say("button-privacy-erase"), ButtonStyle.danger)
    parts: list[Part] = [
        block(say("privacy-erase-title")),
        *_lines([*_changed(held, say), say("privacy-erase-rest")], say),
        block(say("privacy-erase-final")),
        sure,
        button(requests.ShowKept(), say("button-privacy-kept")),
        button(requests.ShowData(), say("button-privacy-keep")),
    ]
    return compose(parts, QUIET_COLOUR)


def kept_screen(held: Holdings, say: Language) -> LayoutView:
    """List the rest that a deletion deletes, and the data that stays."""
    damaged = {
        "privacy-erase-unreadable": _unreadable(held),
        "privacy-erase-unreadable-tournaments": _unreadable_tournaments(held),
    }
    gone = [*_of_lines(lines(held, "deleted"), say), *_counted(damaged, say)]
    stays = {
        "privacy-erase-sets": len(held.sets),
        "privacy-erase-not": 1,
        "privacy-erase-limits": 1,
        "privacy-erase-bars": len(held.barred) + held.shut_out,
    }
    parts: list[Part] = [
        block(say("privacy-kept-title")),
        *([block(say("privacy-kept-gone")), *_lines(gone, say)] if gone else []),
        block(say("privacy-kept-stays")),
        *_lines(_counted(stays, say), say),
        button(requests.AskToDelete(), say("button-privacy-delete"), ButtonStyle.danger),
        button(requests.ShowData(), say("button-privacy-keep")),
    ]
    return compose(parts, QUIET_COLOUR)


def _stored(held: Holdings, say: Language) -> list[str]:
    rows_of, closed = rows(held), [each for each in held.games if each.readable and each.status == "closed"]
    # Each lobby belongs to a server.
    lobbies = sum(bool(game.guild) for game in closed)
    counts = {
        "privacy-lobbies": _games(held, "lobby"),
        "privacy-running": _games(held, "running"),
        "privacy-over": _games(held, "over"),
        "privacy-closed": lobbies,
        "privacy-played-on": len(closed) - lobbies,
        "privacy-unreadable": _unreadable(held),
        "privacy-answers": rows_of.get("choices", 0),
        "privacy-panels": rows_of.get("messages", 0),
    }
    return [*_counted(counts, say), *_of_lines(lines(held), say)]


def _changed(held: Holdings, say: Language) -> list[str]:
    on = [game for game in held.games if game.readable and game.playing and game.status == "running"]
    tournaments = len(held.tournaments) - _unreadable_tournaments(held)
    counts = {
        "privacy-erase-lobbies": _games(held, "lobby"),
        "privacy-erase-running": len(on),
        "privacy-erase-played": len(held.results) + _games(held, "running", "over") + tournaments,
        "privacy-erase-evenings": len(held.evenings),
    }
    return [say(key, count=count, tournaments=tournaments) for key, count in counts.items() if count]


def _of_lines(found: Mapping[str, int], say: Language) -> list[str]:
    return _counted({f"privacy-held-{line}": count for line, count in found.items()}, say)


def _counted(counts: Mapping[str, int], say: Language) -> list[str]:
    """Write each count, with its key, as a text; leave out zeros."""
    return [say(key, count=count, days=DAYS_OF_CLICKS) for key, count in counts.items() if count]


def _games(held: Holdings, *statuses: str) -> int:
    return sum(game.status in statuses and game.readable for game in held.games)


def _unreadable(held: Holdings) -> int:
    return sum(not game.readable for game in held.games)


def _unreadable_tournaments(held: Holdings) -> int:
    return sum(not each.readable for each in held.tournaments)


def _lines(texts: Sequence[str], say: Language) -> list[Block]:
    return [block("\n".join(say("privacy-line", text=text) for text in texts))]


def _links(pages: Pages, say: Language) -> list[Control]:
    policy = [link_button(say("button-privacy-policy"), pages.policy)] if pages.policy else []
    return [*policy, *([link_button(say("button-privacy-terms"), pages.terms)] if pages.terms else [])]
