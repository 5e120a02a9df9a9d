"""A person's own data: a summary, all of it as a file, and the question whether to delete it."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle
from discord.ui import File, LayoutView

from bot.controls import requests
from bot.screens.fit import Block, block
from bot.screens.layout import LINE, QUIET, Control, Part, button, compose, link_button
from bot.words.language import Language
from storage.clicks import DAYS_OF_CLICKS
from storage.privacy.holdings import HeldGame, Holdings


@dataclass(frozen=True, slots=True)
class Pages:
    """The addresses of what whoever runs the bot has to say about it; empty where there is none."""

    policy: str = ""
    terms: str = ""


def holdings_screen(held: Holdings, pages: Pages, say: Language) -> LayoutView:
    """Tell a person what is stored about them, and offer it as a file, and its deletion."""
    rows_of = held.rows
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
    parts += [LINE, block(say("small", text=say("privacy-messages")))]
    return compose([*parts, *controls, *_links(pages, say)], QUIET)


def export_screen(file: str, say: Language) -> LayoutView:
    """Hand over the file of this name, which must be sent with it."""
    view = compose([block(say("privacy-file")), block(say("privacy-file-how"))], QUIET)
    # Discord shows a file only where a component says so.
    view.add_item(File(f"attachment://{file}"))
    return view


def deletion_screen(held: Holdings, fingerprint: str, pages: Pages, say: Language) -> LayoutView:
    """Say what a deletion comes to, and ask whether it is meant."""
    sure = button(requests.DeleteData(fingerprint), say("button-privacy-erase"), ButtonStyle.danger)
    parts: list[Part] = [
        block(say("privacy-erase-title")),
        *_lines(_deleted(held, say), say),
        block(say("privacy-erase-final")),
        sure,
        *_links(pages, say),
    ]
    return compose(parts, QUIET)


def _stored(held: Holdings, say: Language) -> list[str]:
    rows_of = held.rows
    settings = [say("privacy-settings")] if held.settings else []
    lesson = [say("privacy-lesson")] if held.lesson is not None or held.hints else []
    ratings = [say("privacy-ratings")] if held.ratings else []
    return [
        *_counted("privacy-lobbies", _games(held, "lobby"), say),
        *_counted("privacy-running", _games(held, "running"), say),
        *_counted("privacy-over", _games(held, "over"), say),
        *_counted("privacy-closed", _games(held, "closed"), say),
        *_counted("privacy-unreadable", _unreadable(held), say),
        *_counted("privacy-answers", rows_of.get("choices", 0), say),
        *_counted("privacy-panels", rows_of.get("messages", 0), say),
        *_counted("privacy-clicks", len(held.clicks), say, days=DAYS_OF_CLICKS),
        *_counted("privacy-results", len(held.results), say),
        *_counted("privacy-dailies", len(held.dailies), say),
        *ratings,
        *_counted("privacy-sets", len(held.sets), say),
        *settings,
        *lesson,
        *_counted("privacy-puzzles", len(held.puzzles), say),
        *_counted("privacy-tournaments", len(held.tournaments), say),
    ]


def _deleted(held: Holdings, say: Language) -> list[str]:
    return [
        *_counted("privacy-erase-lobbies", _games(held, "lobby"), say),
        *_counted("privacy-erase-running", sum(_played_on(game) for game in held.games), say),
        *([say("privacy-erase-played")] if held.results or _games(held, "running", "over") else []),
        say("privacy-erase-rest"),
        *_counted("privacy-erase-sets", len(held.sets), say),
        *_counted("privacy-erase-unreadable", _unreadable(held), say),
        say("privacy-erase-not"),
    ]


def _counted(key: str, count: int, say: Language, **more: int) -> list[str]:
    """Say how many there are; nothing if there are none."""
    return [say(key, count=count, **more)] if count else []


def _played_on(game: HeldGame) -> bool:
    return game.readable and game.playing and game.status == "running"


def _games(held: Holdings, *statuses: str) -> int:
    return sum(game.status in statuses and game.readable for game in held.games)


def _unreadable(held: Holdings) -> int:
    return sum(not game.readable for game in held.games)


def _lines(texts: Sequence[str], say: Language) -> list[Block]:
    return [block("\n".join(say("privacy-line", text=text) for text in texts))]


def _links(pages: Pages, say: Language) -> list[Control]:
    policy = [link_button(say("button-privacy-policy"), pages.policy)] if pages.policy else []
    return [*policy, *([link_button(say("button-privacy-terms"), pages.terms)] if pages.terms else [])]
