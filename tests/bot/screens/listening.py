"""A player who has only the words of a language: turns the texts of screens into facts again."""

import re
from collections import Counter
from functools import cache
from typing import NamedTuple

from bot.words.language import Language
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS

SYMBOL = re.compile("[\u2190-\u21ff\u2300-\u23ff\u2460-\u27bf\u2b00-\u2bff\ufe0f·\U0001f000-\U0001faff]")
"""Characters that a screen reader reads by a name, or not at all."""

KINDS = ("noble", "religious", "trade", "military", "unique", "action")
CASES = ("", "acc", "gen", "dat", "ins", "loc", "voc")


class Heard(NamedTuple):
    """The numbers of a seat, and the cards of its city: the type, the name, and the cost (-1: none)."""

    gold: int
    cards: int
    size: int
    points: int
    city: Counter[tuple[str, str, int]]


class Option(NamedTuple):
    """An option as it was read: its label without the number, and the rest of its line."""

    label: str
    line: str


class Listener:
    """Reads texts in one language."""

    def __init__(self, locale: str) -> None:
        self.say = say = Language(locale)
        self.kinds = {say(f"kind-{each}"): each for each in KINDS}
        self.cards = {say(f"district-{each}"): each for each in (*DISTRICTS, *ACTION_CARDS)}

    def heading(self, key: str, **arguments: int) -> str:
        """Return a heading as it is written in a text."""
        return f"**{self.say(key, **arguments)}**"

    def sections(self, text: str) -> dict[str, list[str]]:
        """Return the lines of each part, by the kind of its heading: head, city, hand, or asked."""
        found: dict[str, list[str]] = {"head": []}
        part = "head"
        for written in text.split("\n"):
            line = written
            if line.startswith("### ") and found["head"]:
                part = "asked"
            for name in ("since", "power", "city", "hand"):
                if line.startswith(heading := self.heading(f"spoken-{name}")):
                    part, line = name, line.removeprefix(heading).strip()
            found.setdefault(part, []).append(line)
        return found

    def numbers(self, line: str) -> tuple[int, int, int, int]:
        """Read gold, cards, districts and points of a seat from a sentence."""
        gold = _one(line, _phrases(self.say, "band-coins", "gold"))
        cards = _one(line, _phrases(self.say, "band-cards", "count"))
        points = _one(line, _phrases(self.say, "picture-points", "points"))
        (size,) = (int(each) for each in re.findall(rf"(\d+) {_of(self.say)} \d+", line))
        return gold, cards, size, points

    def card(self, text: str) -> tuple[str, str, int]:
        """Read a card as it is listed: its name, its type, and its cost (-1: none)."""
        kinds = "|".join(map(re.escape, sorted(self.kinds, key=len, reverse=True)))
        found = re.match(rf"(.+?), ({kinds})(?:, (\d+))?(?![\w’'])", text)
        assert found, text
        assert found[1] in self.cards, text
        return self.kinds[found[2]], self.cards[found[1]], int(found[3] or -1)

    def listed(self, line: str) -> Counter[tuple[str, str, int]]:
        """Read all cards that a line lists, with their types."""
        names = "|".join(map(re.escape, sorted(self.cards, key=len, reverse=True)))
        kinds = "|".join(map(re.escape, sorted(self.kinds, key=len, reverse=True)))
        found = re.findall(rf"({names}), ({kinds})(?:, (\d+))?(?![\w’'])", line)
        return Counter((self.kinds[kind], self.cards[name], int(cost or -1)) for name, kind, cost in found)

    def seat(self, line: str) -> Heard:
        """Read the sentences about a seat: its numbers, and its city by types."""
        numbers = self.numbers(re.split(r"\. (?=\w)", line)[0])
        kinds = {name[:1].upper() + name[1:]: kind for name, kind in self.kinds.items()} | self.kinds
        known = "|".join(map(re.escape, sorted(kinds, key=len, reverse=True)))
        city = Counter[tuple[str, str, int]]()
        for kind, cards in re.findall(rf"(?:(?<=\. )|(?<=; ))({known}): (.+?)(?=;|\.$)", line):
            for each in re.sub(r" \(.*?\)", "", cards).split(", "):
                name, _, cost = each.rpartition(" ")
                city[kinds[kind], self.cards[name] if name else "", int(cost)] += 1
        return Heard(*numbers, city)

    def options(self, lines: list[str]) -> dict[int, Option]:
        """Read the numbered options of a question."""
        found: dict[int, Option] = {}
        for line in (each.replace("\\", "").replace("@\u200b", "@") for each in lines):
            if option := re.match(r"(\d+): (.+)", line):
                found[int(option[1])] = Option(option[2], line)
        return found

    def names(self, key: str) -> set[str]:
        forms = (self.say.form(key, case) for case in CASES if case)
        return {str(self.say(key)), *(str(each) for each in forms if each)}

    def hears_card(self, line: str, card: str, cost: int) -> bool:
        """Return whether a line names a card with its type and its cost."""
        kind = DISTRICTS[card].kind if card in DISTRICTS else "action"
        details = self.say(f"kind-{kind}") + (f", {cost}" if cost >= 0 else "")
        return any(name in line for name in self.names(f"district-{card}")) and details in line

    def hears_character(self, line: str, character: str) -> bool:
        """Return whether a line names a character with its rank."""
        name = self.say(f"character-{character}")
        return self.say("spoken-character", name=name, rank=RANK[character]) in line


@cache
def _phrases(say: Language, key: str, argument: str) -> dict[str, int]:
    return {str(say(key, **{argument: number})): number for number in range(80)}


def _one(line: str, phrases: dict[str, int]) -> int:
    text = "|".join(map(re.escape, sorted(phrases, key=len, reverse=True)))
    found = re.findall(rf"(?<![\w])(?:{text})(?![\w])", line)
    assert len(found) == 1, (line, found)
    return phrases[found[0]]


@cache
def _of(say: Language) -> str:
    """Return the words between the number of districts and the goal."""
    none = {"points": 0, "gold": 0, "count": 0}
    texts = (say("spoken-seat", name="", size=51, target=target, **none) for target in (4, 8))
    between = {found[1] for text in texts if (found := re.search(r"51 (\D+) \d", text))}
    return f"(?:{'|'.join(map(re.escape, between))})"
