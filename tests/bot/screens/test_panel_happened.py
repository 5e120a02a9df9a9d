"""The panel of a seat: the acts of others against the reader, and the actions that are left."""

from dataclasses import replace

import pytest

from bot.screens.more import more_screen
from bot.screens.panel import panel_screen
from bot.words.language import Language
from engine.events import Chose, Event, GatheredGold, Killed, RoundBegan, Stole, TimeRanOut
from engine.state import Call
from engine.view import MarkView, TurnView
from tests.bot.screens.build import decision, panel, text, view, whole

say = Language()


def test_the_victim_is_told_before_anything_else() -> None:
    marks = (MarkView("killed", "king", 1, None), MarkView("robbed", "merchant", 1, None))
    seen = view(2, seat=0, characters=("king",), marks=marks)
    events = (GatheredGold(seat=1, gold=2), Stole(seat=1, target=0, gold=4))
    model = panel(view=seen, events=events)
    lines = text(panel_screen(model, say)).splitlines()
    assert lines[1:3] == [
        "-# ☠️ Your **King** was killed: you have no turn.",
        "-# **Bob** stole 4 gold from **you**.",
    ]
    assert sum("stole" in line for line in lines) == 1
    assert "took 2 gold" in text(more_screen(model, say))


def test_a_player_without_a_turn_learns_the_reason_in_the_next_round() -> None:
    round_two = RoundBegan(round=2, seat=1)
    events = (Chose(reader=0, character="thief"), Killed(seat=1, character="thief"), round_two)
    told = say("victim-was-killed", character="Thief", round=1)

    def first(*events: Event) -> str:
        return whole(panel(view=view(2, seat=0), events=events), say).split("###")[0]

    assert told in first(*events)
    # In the same round the mark says so, and nobody else's character counts.
    assert told not in first(*events[:-1])
    assert told not in first(Chose(reader=0, character="king"), *events[1:])
    assert told not in first(events[0], Killed(seat=0, character="thief"), round_two)


def test_that_time_ran_out_is_told_first_but_once() -> None:
    seen = view(2, seat=0)
    events = (Stole(seat=1, target=0, gold=4), TimeRanOut(0), TimeRanOut(0))
    model = panel(view=seen, events=events)
    lines = text(panel_screen(model, say)).splitlines()
    first = lines[1 : next(number for number, line in enumerate(lines) if line.startswith("###"))]
    assert sum("time was up" in line for line in first) == 1
    assert sum("stole" in line for line in first) == 1


def test_a_called_character_is_a_victim_no_longer() -> None:
    marks = (MarkView("robbed", "king", 1, None),)
    seen = view(2, seat=0, characters=("king",), marks=marks, calls=(Call("king", 0),))
    assert "will be robbed" not in whole(panel(view=seen), say)
    assert "will be robbed" in whole(panel(view=replace(seen, calls=())), say)


def test_the_turn_of_a_marked_character_warns_of_the_mark() -> None:
    told = say("victim-warrant", character="King").split(":")[1]
    marks = (MarkView("warrant", "king", 1, None),)
    turn = TurnView(0, "king", gathered=False, built=0, limit=1)
    seen = view(2, seat=0, characters=("king",), marks=marks, calls=(Call("king", 0),), turn=turn)
    assert told in whole(panel(view=seen), say)
    assert told in whole(panel(view=replace(seen, turn=None, calls=())), say)
    # Over with the first build, and with the turn.
    for later in (replace(turn, built=1), replace(turn, seat=1, character="bishop"), None):
        assert told not in whole(panel(view=replace(seen, turn=later)), say)


@pytest.mark.parametrize("kind", ["bewitched", "threat"])
def test_the_turn_tells_the_consequence_of_a_mark(kind: str) -> None:
    marks = (MarkView(kind, "king", 1, None),)
    turn = TurnView(0, "king", gathered=False, built=0, limit=1)
    seen = view(2, seat=0, characters=("king",), marks=marks, turn=turn)
    question = decision("turn", ("gather:gold",))
    told = whole(panel(question, view=seen), say)
    assert say(f"help-turn-{kind}") in told
    assert say("help-turn-gather", limit=1) not in told
    other = replace(seen, turn=replace(turn, character="bishop"))
    assert say("help-turn-gather", limit=1) in whole(panel(question, view=other), say)


def test_a_draft_of_two_characters_says_which_one_it_asks_for() -> None:
    def asked(seats: int, *held: str) -> str:
        question = decision("pick-character", ("character:bishop",))
        return whole(panel(question, view=view(seats, seat=0, characters=held)), say)

    assert "first of your two characters" in asked(2)
    assert "second character" in asked(3, "king")
    assert "Choose your character\n" in asked(4)


def test_a_tax_is_told_where_something_can_be_built() -> None:
    def told(cast: tuple[str, ...], character: str, *options: str) -> bool:
        turn = TurnView(0, character, gathered=True, built=0, limit=1)
        seen = view(2, seat=0, cast=cast, characters=(character,), turn=turn)
        # A line has no room for all of it.
        return say("built-beside-tax_collector")[:90] in whole(
            panel(decision("turn", options), view=seen), say
        )

    taxed = ("king", "tax_collector")
    assert told(taxed, "king", "build:tavern", "end")
    assert not told(taxed, "king", "end")
    assert not told(taxed, "tax_collector", "build:tavern", "end")
    assert not told(("king", "queen"), "king", "build:tavern", "end")


def test_a_player_of_two_characters_reads_which_one_plays() -> None:
    def asked(*held: str) -> str:
        turn = TurnView(0, "king", gathered=False, built=0, limit=1)
        seen = view(2, seat=0, characters=held, turn=turn)
        return whole(panel(decision("turn", ("gather:gold",)), view=seen), say)

    both = asked("architect", "king")
    assert "Your turn as the King" in both
    assert "4 King, 7 Architect" in both
    # So it is with a turn that was taken over.
    assert "Your turn as the King" in asked("witch")
    assert "Your turn: what do you do?" in asked("king")
