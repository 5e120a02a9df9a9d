"""docs/record.md is enough to deal a game again: a verifier written only from the page.

It takes the seed, the cards and the order of everything from the page, and nothing from the engine.
"""

import random
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Literal, get_args

import pytest

from ai import random_choice
from engine import Game, fairness
from engine.decision import verb
from engine.setup.editions import EDITIONS
from storage.results.game_record import GameRecord, RecordedSeat, differing
from tests.engine.setups import SETUPS, Setup
from tests.hosting.files import ROOT

PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
SECRET, START = "5ec2e7" + "0b" * 29, "1455555555555555555"

# Each edition with every number of seats, with and without rank 9, and with action cards.
DEALT = [setup for setup in SETUPS if re.search(r"-(first_game|random1|short)-", setup.name)]


class Stranger:
    """Deals the game of a record as the page describes it."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self.seed = self._seed()
        self._words = self._stream()
        self.deck = self._shuffled(self._cards())
        self.hands = [[self.deck.pop() for _ in range(4)] for _ in record["seats"]]
        self.crown = self._below(len(self.hands))
        self.pile: list[str] = list(record["cast"])
        self.up: list[str] = []
        self.down: list[str] = []
        self._put_away()

    def _seed(self) -> str:
        clicks = [seat["click"] for seat in self.record["seats"]]
        if "start" in self.record:
            clicks.append(self.record["start"])
        text = "".join(f":{click}" for click in clicks)
        return sha256(bytes.fromhex(self.record["secret"]) + text.encode()).hexdigest()

    def _stream(self) -> Iterator[int]:
        block = 0
        while True:
            bytes_ = sha256(bytes.fromhex(self.seed) + block.to_bytes(8, "big")).digest()
            for place in range(0, 32, 4):
                yield int.from_bytes(bytes_[place : place + 4], "big")
            block += 1

    def _below(self, count: int) -> int:
        while (word := next(self._words)) >= 2**32 - 2**32 % count:
            pass
        return word % count

    def _cards(self) -> list[str]:
        basic, actions = re.findall(r"^```\n([a-z_]+ \d.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
        cards = [*_counted(basic), *self.record["uniques"]]
        return cards + _counted(actions) if self.record["rules"].get("action_cards") else cards

    def _shuffled(self, cards: list[str]) -> list[str]:
        for place in range(len(cards) - 1, 0, -1):
            other = self._below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        return cards

    def _put_away(self) -> None:
        usual = "down-first" if self.record["edition"] == "classic" else "up-first"
        if self.record["rules"].get("discard_order", usual) == "down-first":
            self._face_down()
            self._face_up()
        else:
            self._face_up()
            self._face_down()

    def _face_up(self) -> None:
        seats, cast = len(self.hands), self.record["cast"]
        for _ in range(len(cast) - seats - 2 if seats > 3 else 0):
            candidates = [each for each in self.pile if each != cast[3]]
            self.up.append(candidates[self._below(len(candidates))])
            self.pile.remove(self.up[-1])

    def _face_down(self) -> None:
        self.down.append(self.pile.pop(self._below(len(self.pile))))


def _counted(cards: str) -> list[str]:
    pairs = (entry.split() for entry in cards.replace("\n", " ").split(","))
    return [name for name, count in pairs for _ in range(int(count))]


def record(setup: Setup, version: Literal[1, 2, 3]) -> dict[str, Any]:
    """Return the record of a newly dealt game, only with the parts that the page needs for the deal."""
    options, clicks = setup.options, [f"{14 + seat}" for seat in range(setup.seats)]
    start = START if version > 1 else ""
    made = GameRecord(
        version=version,
        game="aaaaaaaa",
        edition=options.edition,
        cast=options.cast,
        uniques=options.uniques,
        rules=differing(options.edition, options.rules),
        seats=tuple(RecordedSeat(click=click) for click in clicks),
        start=start or None,
        dealing="lobby" if version == 3 else None,
        commitment=fairness.commitment(SECRET),
        secret=SECRET,
        seed=fairness.seed(SECRET, clicks, start),
        choices=(),
        scores=(),
    )
    return made.model_dump(mode="json", exclude_none=True)


@pytest.mark.parametrize("setup", DEALT, ids=str)
def test_a_verifier_written_from_the_page_deals_the_same_game(setup: Setup) -> None:
    for version in (1, 2, 3):
        told = record(setup, version)
        dealt, state = Stranger(told), Game.new(setup.options, setup.seats, told["seed"]).state
        assert sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"]
        assert dealt.seed == told["seed"]
        assert [seat.hand for seat in state.seats] == dealt.hands
        assert (state.deck, state.crown) == (dealt.deck, dealt.crown)
        selection = state.selection
        assert (selection.pile, selection.face_up, selection.face_down) == (dealt.pile, dealt.up, dealt.down)


def test_every_edition_and_every_number_of_seats_is_dealt() -> None:
    assert {setup.options.edition for setup in DEALT} == EDITIONS.keys()
    assert {setup.seats for setup in DEALT} == set(range(2, 9))
    assert {setup.options.rules.action_cards for setup in DEALT} == {False, True}
    assert {setup.options.rules.discard_order for setup in DEALT} == {"up-first", "down-first"}


def test_every_field_is_described() -> None:
    section = PAGE[PAGE.index("| field |") :].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == GameRecord.model_fields.keys()


def test_every_word_of_the_picks_is_described() -> None:
    section = PAGE[PAGE.index("### Picks") :].partition("\n## ")[0]
    words = set(re.findall(r"`([a-z]+)[:`]", section))
    picked: set[str] = set()
    for setup in SETUPS:
        game, chance = Game.new(setup.options, setup.seats, "5a" * 32), random.Random(1)
        while (asked := game.decision) is not None:
            picked |= {verb(each) for each in asked.options}
            game.choose(asked.seat, random_choice(asked, chance))
    assert picked <= words


def test_every_rule_of_dealing_is_described() -> None:
    section = PAGE[PAGE.index("| `dealing` |") :].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) - {"dealing"} == set(
        get_args(fairness.Dealing)
    )
