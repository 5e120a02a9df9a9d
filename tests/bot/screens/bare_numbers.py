"""Measure how often a choice of characters has buttons that show a number and no name.

Run `python -m tests.bot.screens.bare_numbers --games 10`.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ai import choose
from bot.screens.answers import DRAFT
from bot.screens.panel import panel_pictures, panel_screen
from bot.view_models.panel import PanelModel
from bot.words.language import Language, locales
from engine.setup.choice import RandomSet
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from tests.bot.screens.build import components
from tests.bot.screens.test_random_games import Played
from tests.house import BUTTON, SELECT

UNTIL = 1_800_000_000
SEATS = (2, 3, 4, 5, 6, 7, 8)


def drafts(seats: int, seed: int) -> Iterator[PanelModel]:
    """Yield the panels of a game's choices of characters, as computers of some skill play it."""
    edition = ("2016", "deluxe", "classic")[seed % 3]
    nine = 9 in EDITIONS[edition].cast_sizes(seats)
    played = Played(seats, seed, Plan(edition, RandomSet(f"{seed}"), nine=nine).options(seats))
    while decision := played.game.decision:
        if decision.kind in DRAFT:
            yield played.panel(decision.seat)
        picks = choose(played.game.view(decision.seat), decision, played.random)
        played.unseen[decision.seat] = []
        played._hear(played.game.choose(decision.seat, picks))  # pyright: ignore[reportPrivateUsage]


def kinds(model: PanelModel) -> Iterator[tuple[str, PanelModel]]:
    """Yield the panel as it is in games of different paces, and for somebody who is new."""
    live = replace(model, until=UNTIL, wishing=True)
    yield "live", live
    yield "slow", replace(live, slow=True, channel=UNTIL, board="https://discord.com/channels/1/2/3")
    yield "alone", replace(model, alone=True)
    yield "first", replace(live, explained=True, beginner=True)


def bare(model: PanelModel, say: Language) -> bool:
    """Return whether a button shows only a number."""
    return "bare" in faults(model, say)


def faults(model: PanelModel, say: Language) -> list[str]:
    """Return "bare" if a button shows only a number, and "menu" if the characters are in a menu."""
    shown = [*components(panel_screen(model, say, panel_pictures(model, say)))]
    labels = [each.get("label") or "" for each in shown if each["type"] == BUTTON]
    numbers = any(each.strip().isdecimal() for each in labels)
    return ["bare"] * numbers + ["menu"] * any(each["type"] == SELECT for each in shown)


def main() -> None:
    """Play games, and print the share of choices with bare numbers by language, kind and seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=len(SEATS))
    wanted = parser.parse_args().games
    seen, found = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    menus = Counter[str]()
    for seed in range(wanted):
        seats = SEATS[seed % len(SEATS)]
        for number, model in enumerate(drafts(seats, seed)):
            kind, shown = [*kinds(model)][number % 4]
            for locale in locales():
                keys = ((locale, "all"), (locale, kind), (locale, f"{seats} seats"))
                seen.update(keys)
                there = faults(shown, Language(locale))
                found.update(keys if "bare" in there else ())
                menus[locale] += "menu" in there
    columns = ["all", "live", "slow", "alone", "first", *(f"{each} seats" for each in SEATS)]
    rows = [["language", *columns, "in a menu"]]
    for locale in locales():
        shares = [f"{100 * found[locale, each] / max(1, seen[locale, each]):.1f} %" for each in columns]
        shares.append(f"{100 * menus[locale] / max(1, seen[locale, 'all']):.1f} %")
        rows.append([locale, *shares])
    rows.append([f"{sum(seen[each, 'all'] for each in locales())} panels of {wanted} games"])
    sys.stdout.write("".join("\t".join(row) + "\n" for row in rows))


if __name__ == "__main__":
    main()
