"""Values as JSON and back, and their digests."""

import json
from dataclasses import dataclass, fields, replace
from itertools import combinations
from typing import Annotated, Any, ClassVar, get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from engine.characters.rank3 import WizardCard
from engine.events import BellTower, Crown, Drew
from engine.game import Game
from engine.hooks import QUESTIONS, Question
from engine.setup.choice import OwnChoice, RandomSet, ReadySet
from engine.setup.plan import Plan
from storage.codec import (
    FLAT,
    FORMAT,
    DamagedTextError,
    NewerTextError,
    Tagged,
    decode_events,
    decode_picks,
    decode_plan,
    decode_setup,
    decode_state,
    digest,
    encode_events,
    encode_picks,
    encode_plan,
    encode_setup,
    encode_state,
)
from storage.parts import Chosen, DailyGame, PlayedOn, Proof, ServerGame, SoloGame, Times, TournamentTable
from storage.play.tournament import Tournament, decode_tournament, encode_tournament
from storage.values import Player
from tests.storage.formats.recorded import recorded, stored_fields
from tests.storage.samples import played, setup


class _Base:
    kind: ClassVar[str]


@dataclass(frozen=True)
class _One(_Base):
    number: int
    kind: ClassVar[str] = "one"


@dataclass(frozen=True)
class _Other(_Base):
    number: int
    kind: ClassVar[str] = "other"


_ADAPTER = TypeAdapter(tuple[Annotated[_Base, Tagged({"one": _One, "other": _Other})], ...])


def test_values_that_look_alike_come_back_as_what_they_were() -> None:
    written = _ADAPTER.dump_json((_One(1), _Other(1)))
    assert written == b'[["one",{"number":1}],["other",{"number":1}]]'
    assert _ADAPTER.validate_json(written) == (_One(1), _Other(1))


@pytest.mark.parametrize("text", ['["third", {"number": 1}]', '["one", {}]', '["one"]', "[]", "7", '"one"'])
def test_a_text_that_is_none_of_them_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        _ADAPTER.validate_json(f"[{text}]")


CUP = Tournament("cup", 1, 10, 20, 101, "pl")


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 7])
def test_a_state_comes_back_equal_at_every_step(seats: int) -> None:
    for choices in range(0, 120, 7):
        game = played(choices, seats)
        text = encode_state(game.state)
        state = decode_state(text)
        assert state == game.state
        assert Game(state).decision == game.decision
        assert encode_state(state) == text


def test_a_state_that_is_over_comes_back_equal_its_scores_included() -> None:
    game = played(5000, 4)
    assert game.state.scores
    assert decode_state(encode_state(game.state)) == game.state


@pytest.mark.parametrize(
    ("sit", "expected", "ahead", "assumed"),
    [
        (0, 0, 4, True),
        (1, 0, 4, True),
        (2, 0, 2, False),
        (8, 0, 8, False),
        (1, 6, 6, False),
        (3, 6, 6, False),
        (5, 3, 5, False),
    ],
)
def test_a_lobby_speaks_for_as_many_as_the_table_will_have(
    sit: int, expected: int, ahead: int, assumed: bool
) -> None:
    players = tuple(Player(number + 1, "", "") for number in range(sit))
    found = replace(setup(), players=players).with_chosen(expected=expected)
    assert (found.seats_ahead, found.assumed) == (ahead, assumed)


def test_a_lobby_speaks_for_no_more_than_can_play_its_edition() -> None:
    assert setup().with_chosen(plan=Plan("classic-czech"), expected=8).seats_ahead == 7


def test_setup_events_and_picks_come_back_equal() -> None:
    events = (Crown(seat=1, source=0), Drew(2, cards=("manor", "keep")), BellTower(seat=3, rung=True))
    assert decode_setup(encode_setup(setup())) == setup()
    assert decode_events(encode_events(events)) == events
    assert decode_picks(encode_picks(("card:tavern", "card:tavern~2"))) == ("card:tavern", "card:tavern~2")


def test_a_plan_comes_back_equal() -> None:
    own = OwnChoice(("king",), ("keep", "keep"))
    plan = Plan("classic", own, nine=True, action_cards=True, short=True, tie_break="values-then-gold")
    ready = ReadySet("cunning_agents", ("patrician",))
    for each in (plan, Plan(), Plan(cards=ready), Plan(cards=RandomSet("7"))):
        assert decode_plan(encode_plan(each)) == each
    with pytest.raises(DamagedTextError):
        decode_plan(encode_plan(plan).replace("values-then-gold", "whoever-shouts"))


@pytest.mark.parametrize(
    "cards",
    [
        "first_game",
        {},
        {"id": 7},
        {"draw": None},
        {"id": "first_game", "draw": "1"},
        {"id": "first_game", "characters": []},
        {"characters": ["king"]},
        {"characters": ["king"], "uniques": [], "replacements": []},
        {"characters": "king", "uniques": []},
    ],
)
def test_cards_that_are_no_set_and_no_choice_are_damaged(cards: object) -> None:
    data: Any = json.loads(encode_plan(Plan()))
    data["cards"] = cards
    with pytest.raises(DamagedTextError):
        decode_plan(json.dumps(data))


GONE: Any = object()


DAMAGE: list[tuple[str, Any]] = [
    ("surprise", 1),
    ("state", GONE),
    ("state", None),
    ("state.crown", "0"),
    ("state.crown", None),
    ("state.crown", 1.0),
    ("state.number", True),
    ("state.phase", "sleeping"),
    ("state.deck", "manor"),
    ("state.deck", ["manor", 7]),
    ("state.surprise", 1),
    ("state.stack", [{"seat": 0}]),
    ("state.turn.aside", {"seat": 0, "target": 1}),
    ("state.seats.0.surprise", 1),
    ("state.seats.0.gold", "2"),
    ("state.rng.position", -1.5),
    ("state.options", GONE),
    ("state.seats", GONE),
    ("state.rng", GONE),
    ("stack", GONE),
    ("stack", ["turn"]),
    ("stack", [["turn"]]),
    ("stack", [["riddle", {"seat": 0}]]),
    ("stack", [[0, {"seat": 0}]]),
    ("stack", [["turn", {}]]),
    ("stack", [["turn", {"seat": "0"}]]),
    ("stack", [["turn", {"seat": 0, "target": 1}]]),
    ("stack", [["turn", {"seat": 0}, "more"]]),
    ("stack", [["spy-type", {"seat": 0}]]),
    ("aside", ["spy-type", {"seat": 0, "target": 1}]),
]


@pytest.mark.parametrize(("path", "value"), DAMAGE)
def test_a_damaged_state_is_refused(path: str, value: object) -> None:
    data: Any = json.loads(encode_state(in_a_turn().state))
    *way, last = path.split(".")
    place = data
    for key in way:
        place = place[int(key) if isinstance(place, list) else key]
    if value is GONE:
        del place[last]
    else:
        place[last] = value
    with pytest.raises(DamagedTextError):
        decode_state(json.dumps(data))


def in_a_turn() -> Game:
    """A game in the middle of a turn."""
    return next(game for choices in range(30, 90) if (game := played(choices)).state.turn)


def test_a_state_in_an_unknown_format_is_refused_and_says_so() -> None:
    data: Any = json.loads(encode_state(played(30).state))
    assert data["format"] == FORMAT
    with pytest.raises(NewerTextError, match=f"format {FORMAT + 1}, of {FORMAT} known"):
        decode_state(json.dumps(data | {"format": FORMAT + 1}))
    for other in ("1", None, -1, 10**30):
        with pytest.raises(DamagedTextError, match="format") as raised:
            decode_state(json.dumps(data | {"format": other}))
        assert not isinstance(raised.value, NewerTextError)


def test_a_text_of_a_newer_format_is_no_damaged_one_whatever_stands_in_it() -> None:
    for encoded, decode in (
        (encode_setup(setup()), decode_setup),
        (encode_tournament(CUP), decode_tournament),
    ):
        data: Any = json.loads(encoded)
        assert data["format"] == FORMAT
        newer = json.dumps(data | {"format": FORMAT + 1, "colour": "blue", "locale": 7})
        with pytest.raises(NewerTextError):
            decode(newer)
        with pytest.raises(DamagedTextError, match="colour"):
            decode(json.dumps(data | {"colour": "blue"}))
    data = json.loads(encode_tournament(CUP))
    del data["format"]
    assert decode_tournament(json.dumps(data)) == CUP


def _name(line: str) -> str:
    """Return the subject of a line: a field, or a kind or a card with its name."""
    first, _, rest = line.partition(" ")
    return first if "." in first else f"{first} {rest.partition(' ')[0]}"


_KINDS = (ServerGame, SoloGame, DailyGame, TournamentTable)
_MOVED = {
    f"Setup.{each.name}": f"{part.__name__}.{each.name}"
    for part in (*_KINDS, Chosen, Proof, Times)
    for each in fields(part)
}
_MOVED["Setup.daily"] = "DailyGame.day"  # The current names of the fields of flat set-ups.


def test_every_field_that_was_ever_stored_can_be_read() -> None:
    """A failure says what to do: raise `FORMAT`, or record the fields of a format that nobody has yet."""
    assert stored_fields() == recorded(FORMAT), (
        "if the last tag has this FORMAT and more than settings changed, raise it;"
        " then run `python -m tests.storage.formats`"
    )
    now = {field.rstrip("!"): field for field in map(_name, stored_fields())}
    for number in range(1, FORMAT):
        before = {field.rstrip("!") for field in map(_name, recorded(number))}
        if number <= FLAT:
            before = {_MOVED.get(field, field) for field in before}
        lost = before - set(now)
        assert not lost, f"format {number} has fields that can't be read any more"
        # A new class may require all of its fields; a new field of an old class needs a default.
        classes = {name.partition(".")[0] for name in before} - ({"Setup"} if number <= FLAT else set())
        needed = [each for name, each in now.items() if name not in before and each.endswith("!")]
        assert not [each for each in needed if each.partition(".")[0] in classes]


def test_the_position_of_a_game_that_was_played_on_comes_back() -> None:
    setting = replace(setup(), kind=PlayedOn(host=101, game="bbbbbbbb", step=40))
    assert decode_setup(encode_setup(setting)) == setting


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_comes_back_from_the_stack(kind: str) -> None:
    step = sample(QUESTIONS[kind])
    state = in_a_turn().state
    state.stack.append(step)
    stored: Any = json.loads(encode_state(state))
    assert stored["stack"][-1][0] == kind
    assert "stack" not in stored["state"]
    assert decode_state(json.dumps(stored)).stack == state.stack


def sample(question: type[Question]) -> Question:
    """Make a question of this class in which each field has a value of its type."""
    values: dict[Any, Any] = {int: 1, bool: True, str: "keep"}
    values |= {tuple[str, ...]: ("keep",), tuple[int, ...]: (2, 3)}
    types = get_type_hints(question)
    return question(*[values[types[each.name]] for each in fields(question)])


def test_a_question_that_lies_aside_comes_back() -> None:
    state = in_a_turn().state
    assert state.turn
    state.turn.aside = WizardCard(0, 1)
    stored: Any = json.loads(encode_state(state))
    assert "aside" not in stored["state"]["turn"]
    assert stored["aside"] == ["wizard-card", {"seat": 0, "target": 1}]
    assert decode_state(json.dumps(stored)) == state


def test_a_question_beside_a_turn_needs_the_turn() -> None:
    data: Any = json.loads(encode_state(played(0).state))
    assert data["state"]["turn"] is None
    data["aside"] = ["wizard-card", {"seat": 0, "target": 1}]
    with pytest.raises(DamagedTextError, match="turn"):
        decode_state(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '{"seats": []}', "\x00", b"{}", 5, None])
def test_a_value_that_is_no_state_is_refused(text: Any) -> None:
    for decode in (decode_state, decode_setup):
        with pytest.raises(DamagedTextError):
            decode(text)


def test_no_two_different_rows_have_one_digest() -> None:
    rows = [
        (1, 2),
        (2, 1),
        (12,),
        ("1", 2),
        (1, "2"),
        (1, 2, None),
        (1, 2, ""),
        ((1, 2),),
        (True, 2),
        (1.0, 2),
        (),
    ]
    assert not [pair for pair in combinations(rows, 2) if digest(pair[0]) == digest(pair[1])]


def test_a_damaged_value_of_any_type_has_a_digest() -> None:
    assert len(digest((b"\xff", 1))) == 64
    assert digest((b"\xff",)) == digest((b"\xff",)) != digest((b"\xfe",))
