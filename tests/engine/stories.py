"""Cases of rules as short texts: a position, answers, and checks.

    test_spy = stories('''
    f43 spy takes no more gold than there is but all the cards
        seat 0: spy; seat 1: gold 1, hand tavern market docks
        > spy: use:spy seat:1 type:trade
        = gold 0: 1; gold 1: 0; cards 0: 3
    ''')

A line without indent names a case; the name is the id of its test. The steps below it run in order.
`;` separates two steps, and `#` begins a comment. `-` means nothing.

A line without a sign lays out the position, with the words of `_LAYING`. `seats`, `cast`, `uniques` and
`rules` come first. By default there are four seats. Each seat's character is in the cast. A district `keep+1`
has a coin on it, and `museum/tavern` has a card beneath it.

A line with `>` plays. `> spy: a b` calls the Spy and gives the answers `a` and `b`; `> a b` only answers.
`a&b` picks two options in one answer. `_PLAYING` has the other words.

A line with `=` checks: it compares a value of the table (`_READING`), or looks for a single fact (`_HOLDS`).

A case with `with: 3 a,b | 0 -` is played twice: once with `3` for `{1}` and `a b` for `{2}`, then with `0`
and `-`. In `secrets`, these are the values of a secret.
"""

from collections.abc import Callable, Iterator, Sequence
from fnmatch import filter as matching
from itertools import chain
from typing import Any, NamedTuple, Protocol, cast

import pytest

from engine import Rules
from engine.builder import CityDistrict
from engine.state import District
from tests.engine.actions.tables import arm, laid, lay
from tests.engine.laid_out import museum
from tests.engine.notices import Story as Notices
from tests.engine.notices import alike, told
from tests.engine.table import Answer, Table, of_kind

SEATS = 4
NOTHING = "-"
_ROWS = "with: "
_FIRST = ("seats", "cast", "uniques", "rules")
_HAS = ("gold", "hand", "city")


class Maker(Protocol):
    """A function that makes a table with this number of seats and these cards."""

    def __call__(self, seats: int, *characters: str, uniques: tuple[str, ...], **rules: Any) -> Table: ...


class Line(NamedTuple):
    """A line of a text: its number, counted from 1, and its words."""

    number: int
    words: str


class Step(NamedTuple):
    """A step of a case: the sign of its line or a blank, its key, its words after the colon, its line."""

    sign: str
    key: str
    told: str | None
    line: Line

    @property
    def words(self) -> list[str]:
        """Return the words after the colon."""
        return [each for each in (self.told or "").split() if each != NOTHING]


class Story(NamedTuple):
    """A case: its name, the row of values that was put into it, and its steps."""

    name: str
    row: str
    steps: tuple[Step, ...]

    def noticed(self, make: Maker) -> list[Notices]:
        """Play it at a new table; return what each reader named by its last step notices."""
        table, last = self._new_table(make), self.steps[-1]
        readers = [None if each == "nobody" else int(each) for each in last.words]
        assert last.key == "alike"
        assert readers
        found: list[Notices] = [[] for _ in readers]
        for step in self.steps[:-1]:
            if step.sign == ">" and step.key not in _PLAYING:
                _call(table, step)
                for index, more in enumerate(told(table, _answers(step), *readers)):
                    found[index] += more
            else:
                _do(table, step)
        return found

    def tell(self, make: Maker) -> Table:
        """Play the case at a new table; return it. Fail at a step that is impossible or doesn't hold."""
        table = self._new_table(make)
        for step in self.steps:
            _do(table, step)
        return table

    def _new_table(self, make: Maker) -> Table:
        first = {each.key: each.words for each in self.steps if each.key in _FIRST}
        held = [each for step in self.steps if step.key.startswith("seat ") for each in _characters(step)]
        names = dict.fromkeys((*first.get("cast", ()), *held))
        rules = dict(_rule(each) for each in first.get("rules", ()))
        uniques = tuple(first.get("uniques", ()))
        return make(int(first.get("seats", [SEATS])[0]), *names, uniques=uniques, **rules)


def of_2016(seats: int, *characters: str, uniques: tuple[str, ...], **rules: Any) -> Table:
    """Make a First Game with these cards, and with these rules that differ from 2016."""
    return Table(seats, *characters, uniques=uniques, rules=Rules(**rules))


def stories(text: str, make: Maker = of_2016) -> Callable[[Story], None]:
    """Return a test that plays each case of the text at a separate table."""

    cases = [pytest.param(each, id=f"{each.name} {each.row}".rstrip()) for each in read(text)]
    assert cases

    @pytest.mark.parametrize("story", cases)
    def tell(story: Story) -> None:
        story.tell(make)

    return tell


def secrets(text: str, make: Maker = of_2016) -> Callable[[list[Story]], None]:
    """Return a test for cases whose rows differ in a secret: the readers notice the same in all.

    `= alike: 1 2 nobody` at the end of a case names the readers: seats, and a spectator.
    """
    cases = dict[str, list[Story]]()
    for each in read(text):
        cases.setdefault(each.name, []).append(each)

    @pytest.mark.parametrize("rows", [pytest.param(rows, id=name) for name, rows in cases.items()])
    def tell(rows: list[Story]) -> None:
        alike([each.noticed(make) for each in rows])

    return tell


def read(text: str) -> Iterator[Story]:
    """Read the cases of a text in order."""
    found = list[tuple[str, list[Line]]]()
    for number, line in enumerate(text.splitlines(), 1):
        told = line.partition("#")[0].rstrip()
        if told and told[0] != " ":
            found.append((told, []))
        elif told:
            found[-1][1].append(Line(number, told.strip()))
    for name, lines in found:
        rows = next((line.words for line in lines if line.words.startswith(_ROWS)), _ROWS)
        for row in rows.removeprefix(_ROWS).split("|"):
            words = [each.replace(",", " ") for each in row.split()]
            filled = [
                line._replace(words=line.words.format("", *words)) for line in lines if line.words != rows
            ]
            yield Story(name, row.strip(), tuple(chain.from_iterable(map(_steps, filled))))


def _steps(line: Line) -> Iterator[Step]:
    sign = line.words[0] if line.words[0] in ">=" else " "
    for each in line.words.removeprefix(sign).strip().split("; "):
        key, colon, told = each.partition(":" if each.endswith(":") else ": ")
        yield Step(sign, key, told if colon else None, line)


def _do(table: Table, step: Step) -> None:
    """Run a step other than the first ones. An error names the line of the text."""
    if step.key in _FIRST:
        return
    try:
        _SIGNS[step.sign](table, step)
    except Exception as error:
        error.add_note(f"In line {step.line.number} of the text: {step.line.words}")
        raise


# Laying out


def _rule(word: str) -> tuple[str, Any]:
    """Read a rule: `crown=on-call`, `action_cards=yes`."""
    name, _, value = word.partition("=")
    return name, {"yes": True, "no": False}.get(value, int(value) if value.isdigit() else value)


def _characters(step: Step) -> list[str]:
    first = (step.told or "").split(", ")[0].split()
    return [] if first[0] in _HAS else first


def _seat(table: Table, step: Step) -> None:
    """Lay out a seat: its characters, then gold, hand and city, separated by commas."""
    has: dict[str, Any] = {}
    for part in (step.told or "").split(", "):
        key, *words = part.split()
        cards = [each for each in words if each != NOTHING]
        if key in _HAS:
            has[key] = int(words[0]) if key == "gold" else [_district(each) for each in cards]
    table.seat(_index(step), *_characters(step), **has)


def _district(word: str) -> CityDistrict:
    card, *beneath = word.split("/")
    if beneath:
        return museum(*beneath)
    name, coin = _counted(card)
    return (name, coin) if coin else name


def _counted(word: str) -> tuple[str, int]:
    """Split a card and its coins: `keep+1`."""
    card, _, coins = word.partition("+")
    return card, int(coins or 0)


def _index(step: Step) -> int:
    """Return the seat at the end of a step's key."""
    return int(step.key.split()[-1])


def _deck_of_only(table: Table, step: Step) -> None:
    """Leave only these cards in the deck: `deck of only: keep rest 2` gives the rest to seat 2."""
    *cards, _, seat = step.words
    table.shrink_deck(*cards, into=int(seat))


def _mark(table: Table, step: Step) -> None:
    """Mark a character: `mark: threat king by 0 bluff`."""
    kind, character, _, by, *bluff = step.words
    table.mark(kind, character, int(by), real=not bluff)


_LAYING: dict[str, Callable[[Table, Step], object]] = {
    "seat": _seat,
    "nobody holds": lambda table, step: table.set_characters(int(step.words[0])),
    "armed": lambda table, step: arm(table, _index(step), *step.words),
    "laid": lambda table, step: lay(table, _index(step), *_counted(*step.words)),
    "deck": lambda table, step: table.deck(*step.words),
    "deck of only": _deck_of_only,
    "mark": _mark,
    "face up": lambda table, step: table.face_up(*step.words),
    "crown at": lambda table, step: table.set_crown(int(step.words[0])),
    "last round": lambda table, step: table.last_round(),
    "ask everything": lambda table, step: table.ask_everything(),
}


def _lay(table: Table, step: Step) -> None:
    _LAYING[step.key.rstrip(" 0123456789")](table, step)


# Playing


def _skip_to(table: Table, step: Step) -> None:
    """Answer quietly up to a question: `skip to: seat=2 character=king kind=turn`, or some of these."""
    wanted = dict(each.split("=") for each in step.words)
    seat = int(wanted["seat"]) if "seat" in wanted else None
    table.skip_to(seat=seat, kind=wanted.get("kind"), character=wanted.get("character"))


_PLAYING: dict[str, Callable[[Table, Step], object]] = {
    "end turn": lambda table, step: table.end_turn(),
    "finish round": lambda table, step: table.finish_round(),
    "end of selection": lambda table, step: table.end_of_selection(),
    "pass": lambda table, step: table.pass_on(),
    "skip to": _skip_to,
}


def _call(table: Table, step: Step) -> None:
    """Call the character before the colon, if there is one."""
    if step.told is not None:
        table.call(step.key)


def _answers(step: Step) -> list[Answer]:
    words = step.key.split() if step.told is None else step.words
    return [tuple(each.split("&")) if "&" in each else each for each in words]


def _play(table: Table, step: Step) -> None:
    if step.key in _PLAYING:
        _PLAYING[step.key](table, step)
        return
    _call(table, step)
    if answers := _answers(step):
        table.play(*answers)


# Checks


_READING: dict[str, Callable[[Table, list[str]], object]] = {
    "gold": lambda table, at: table.gold(int(at[0])),
    "hand": lambda table, at: table.hand(int(at[0])),
    "cards": lambda table, at: len(table.hand(int(at[0]))),
    "city": lambda table, at: table.city(int(at[0])),
    "districts": lambda table, at: [_drawn(each) for each in table.state.seats[int(at[0])].city],
    "size of city": lambda table, at: len(table.city(int(at[0]))),
    "size": lambda table, at: table.view(None).seats[int(at[0])].size,
    "laid": lambda table, at: [_with_coins(*each) for each in laid(table, int(at[0]))],
    "points": lambda table, at: table.points(int(at[0]))[at[1]],
    "kind": lambda table, at: table.kind,
    "asked": lambda table, at: table.asked,
    "about": lambda table, at: getattr(table.decision, at[0]),
    "picks": lambda table, at: (table.decision.minimum, table.decision.maximum),
    "back": lambda table, at: table.decision.back,
    "offered": lambda table, at: table.options,
    "named": lambda table, at: table.arguments,  # the options without their verbs
    "builds": lambda table, at: sorted(each.partition(":")[2] for each in matching(table.options, "build:*")),
    "turn of": lambda table, at: table.turn.character,
    "turn of seat": lambda table, at: table.turn.seat,
    "built": lambda table, at: table.turn.built,
    "round": lambda table, at: table.state.round,
    "crown": lambda table, at: table.crown,
    "marks": lambda table, at: [f"{each.kind}:{each.character}" for each in table.state.marks],
    "shielded": lambda table, at: table.state.shielded,
    "tax": lambda table, at: dict(table.view(None).piles).get("tax_collector", 0),
    "deck": lambda table, at: table.state.deck,
    "discards": lambda table, at: table.state.discards,
    "events": lambda table, at: table.kinds(),
    "complete at": lambda table, at: table.view(None).target_size,
    "completed": lambda table, at: table.state.completed,
    "ending": lambda table, at: table.state.ending,
    "over": lambda table, at: table.game.over,
}
"""The readings of a table. Arguments follow the name: `gold 1: 5; points 0 total: 12`."""


def _drawn(district: District) -> str:
    return "/".join((_with_coins(district.card, district.coin), *district.beneath))


def _with_coins(card: str, coins: int) -> str:
    return f"{card}+{coins}" if coins else card


def _text(value: object) -> str:
    """Return a value as the texts write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(map(str, cast("Sequence[object]", value))) or NOTHING
    return str(value)


def _told(table: Table, words: list[str]) -> list[dict[str, str]]:
    """Return the facts of the last events of the kind that the first word names."""
    events = of_kind(table.events, words[0])
    return [{name: _text(fact) for name, fact in each.facts.items()} for each in events]


def _facts(words: list[str]) -> dict[str, str]:
    return dict(each.split("=", 1) for each in words[1:])


def _told_of(table: Table, words: list[str]) -> object:
    """Return whether one event of the kind has these facts among its own."""
    found = [each for each in _told(table, words) if _facts(words).items() <= each.items()]
    return len(found) == 1 or _told(table, words)


def _not_told(table: Table, words: list[str]) -> object:
    """Return whether no event of the kind has these facts."""
    return _equal([each for each in _told(table, words) if _facts(words).items() <= each.items()], [])


def _told_to(table: Table, words: list[str]) -> object:
    """Return whether the one event of the kind is for this seat alone: `told to: kept 1`."""
    return _equal([each.to for each in of_kind(table.events, words[0])], [int(words[1])])


def _cannot(table: Table, words: list[str]) -> object:
    """Return whether none of these is offered; `build:*` stands for all options with this prefix."""
    return _equal([each for word in words for each in matching(table.options, word)], [])


def _equal(found: object, wanted: object) -> object:
    return found == wanted or found


_HOLDS: dict[str, Callable[[Table, list[str]], object]] = {
    "can": lambda table, words: {*words} <= {*table.options} or table.options,
    "cannot": _cannot,
    "offered in any order": lambda table, words: _equal(sorted(table.options), sorted(words)),
    "bottom": lambda table, words: _equal(table.bottom(len(words)), words),
    "bottom in any order": lambda table, words: _equal(sorted(table.bottom(len(words))), sorted(words)),
    "told": lambda table, words: _equal(_told(table, words), [_facts(words)]),
    "told of": _told_of,
    "not told": _not_told,
    "told to": _told_to,
}
"""The checks of single facts. Each returns `True`, or what was found instead."""


def _hold(table: Table, step: Step) -> None:
    if step.key in _HOLDS:
        found = _HOLDS[step.key](table, step.words)
        assert found is True, f"{step.key}: {step.told}, but {found}"
        return
    name = max((each for each in _READING if f"{step.key} ".startswith(f"{each} ")), key=len)
    value = _READING[name](table, step.key.removeprefix(name).split())
    assert _text(value) == (",".join(step.words) or NOTHING), f"{step.key}: {step.told}, but {value}"


_SIGNS = {" ": _lay, ">": _play, "=": _hold}
