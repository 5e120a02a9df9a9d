"""`cards`: all cards with their facts, or those of an edition, as a table or as JSON."""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from bot.words import card_texts
from bot.words.language import DEFAULT_LOCALE, Language
from engine.setup import catalogue
from engine.setup.editions import EDITIONS, Edition
from engine.setup.rules import Rules


@dataclass(frozen=True, slots=True)
class CardEntry:
    """The facts of a card. A missing rank, cost or type is 0 or empty."""

    id: str
    name: str
    group: str
    effect: str
    editions: tuple[str, ...]  # The ids of the editions with this card.
    rank: int = 0
    players: tuple[int, int] = (2, 8)  # The smallest and the largest number of players for a character.
    type: str = ""
    cost: int = 0
    points: int = 0
    copies: int = 1
    costs: tuple[tuple[str, int], ...] = ()  # The costs that differ from `cost`, by edition.
    copies_in: tuple[tuple[str, int], ...] = ()  # The numbers that differ from `copies`, by edition.


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", choices=EDITIONS, help="list only its cards, as printed there")
    parser.add_argument("--json", action="store_true", help="print a JSON array, one object for each card")


def execute(arguments: argparse.Namespace) -> None:
    edition = EDITIONS[arguments.edition] if arguments.edition else None
    found = list(entries(Language(DEFAULT_LOCALE), edition))
    try:
        print(as_json(found) if arguments.json else as_table(found), flush=True)
    except BrokenPipeError:
        # The reader has closed the pipe, and Python's last write at exit must not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def entries(say: Language, edition: Edition | None = None) -> Iterator[CardEntry]:
    """Yield all characters, then all districts, then all action cards; with `edition`, only its cards."""
    for card in catalogue.cards(edition) if edition else catalogue.CARDS:
        yield _entry(catalogue.look_up(card, edition), say, edition)


def _entry(card: catalogue.CardPrint, say: Language, edition: Edition | None) -> CardEntry:
    others = [] if edition else [catalogue.look_up(card.id, EDITIONS[each]) for each in card.editions]
    there = list(zip(card.editions, others, strict=False))
    name = f"character-{card.id}" if card.group == "character" else f"district-{card.id}"
    return CardEntry(
        id=card.id,
        name=say(name),
        group=card.group,
        effect=_effect(card.id, say, edition),
        editions=card.editions,
        rank=card.rank,
        players=card.players,
        type=say(f"kind-{card.kind}") if card.kind else "",
        cost=card.cost or 0,
        points=card.points,
        copies=card.copies,
        costs=tuple((name, each.cost or 0) for name, each in there if each.cost != card.cost),
        copies_in=tuple((name, each.copies) for name, each in there if each.copies != card.copies),
    )


def _effect(name: str, say: Language, edition: Edition | None) -> str:
    switches = card_texts.differing(edition.rules if edition else Rules())
    return card_texts.effect(say, name, switches)


def as_json(found: list[CardEntry]) -> str:
    """Return the cards as a JSON array."""
    objects = [
        {**asdict(each), "costs": dict(each.costs), "copies_in": dict(each.copies_in)} for each in found
    ]
    return json.dumps(objects, indent=1)


def as_table(found: list[CardEntry]) -> str:
    """Return the cards as text for people, with a line for each."""
    parts = [
        ("CHARACTERS", ("rank", "name", "players", "editions", "effect"), _character_row),
        ("DISTRICTS", ("type", "name", "cost", "copies", "editions", "effect"), _district_row),
        ("ACTION CARDS", ("copies", "name", "effect"), _action_row),
    ]
    texts: list[str] = []
    for (title, head, row), group in zip(parts, ("character", "district", "action card"), strict=True):
        if rows := [row(each) for each in found if each.group == group]:
            texts.append("\n".join([title, *_aligned([head, *rows])]))
    return "\n\n".join(texts)


def _character_row(entry: CardEntry) -> tuple[str, ...]:
    fewest, most = entry.players
    return (str(entry.rank), entry.name, f"{fewest}-{most}", _editions(entry), entry.effect)


def _district_row(entry: CardEntry) -> tuple[str, ...]:
    cost = str(entry.cost) if entry.points else "-"
    if entry.points > entry.cost:
        cost += f", worth {entry.points}"
    cost += "".join(f"; {name}: {other}" for name, other in entry.costs)
    copies = str(entry.copies) + "".join(f"; {name}: {other}" for name, other in entry.copies_in)
    return (entry.type, entry.name, cost, copies, _editions(entry), entry.effect)


def _action_row(entry: CardEntry) -> tuple[str, ...]:
    return (str(entry.copies), entry.name, entry.effect)


def _editions(entry: CardEntry) -> str:
    return "all" if len(entry.editions) == len(EDITIONS) else ", ".join(entry.editions)


def _aligned(rows: list[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  ".join(cells).rstrip()
