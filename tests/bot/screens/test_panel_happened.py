"""A seat's panel: what others did to the reader, and the actions that are left."""

from dataclasses import replace

import pytest

from bot.screens.panel import panel_screen
from bot.words.language import Language
from engine.events import Stole, TimeRanOut
from engine.view import HandCard, MarkView, TurnView
from tests.bot.screens.build import decision, panel, text, view, whole

say = Language()


def test_that_time_ran_out_is_told_but_once() -> None:
    events = (Stole(seat=1, target=0, gold=4), TimeRanOut(0), TimeRanOut(0))
    told = text(panel_screen(panel(decision(), view=view(2, seat=0), events=events), say))
    assert told.count(say("band-time-ran-out.victim")) == 1
    assert say("ask-navigate.take-gold") in told


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


def test_the_hint_of_a_turn_suits_a_witch_and_who_is_bewitched() -> None:
    def told(character: str, *marks: MarkView, hand: str = "palace", used: bool = False) -> str:
        turn = TurnView(0, character, gathered=False, built=0, limit=1)
        held = tuple(HandCard(card, 1, "") for card in hand.split())
        seen = view(2, seat=0, characters=(character,), marks=marks, turn=turn, hand=held)
        options = ("gather:gold", *(() if used else ("use:swap-hands", "use:income-noble")))
        return whole(panel(decision("turn", options), view=seen, explained=True), say)

    king = say("why-turn.king", fitting=1)
    assert king in told("king")
    assert say("why-turn.witch") in told("witch")
    assert king not in told("king", MarkView("bewitched", "king", 1, None))
    # It speaks only of cards that the reader has.
    assert say("why-turn") in told("king", hand="tavern")
    for hand, cards in (("", 0), ("tavern palace", 2)):
        assert say("why-turn.magician", cards=cards) in told("magician", hand=hand)
        assert say("why-turn.magician", cards=cards) not in told("magician", hand=hand, used=True)


def test_a_draft_of_two_characters_says_which_one_it_asks_for() -> None:
    def asked(seats: int, *held: str) -> str:
        question = decision("pick-character", ("character:bishop",))
        return whole(panel(question, view=view(seats, seat=0, characters=held)), say)

    assert say("ask-pick-character", place=1) in asked(2)
    assert say("ask-pick-character", place=2) in asked(3, "king")
    assert f"{say('ask-pick-character', place=0)}\n" in asked(4)


def test_a_tax_is_told_where_something_can_be_built() -> None:
    def told(cast: tuple[str, ...], character: str, *options: str) -> bool:
        turn = TurnView(0, character, gathered=True, built=0, limit=1)
        seen = view(2, seat=0, cast=cast, characters=(character,), turn=turn)
        # A line has no space for all of it.
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
    assert say("ask-turn", character="King") in both
    assert "King and Architect" in both
    # The same is true for a turn that a player took over.
    assert say("ask-turn", character="King") in asked("witch")
    assert say("ask-turn", character="none", building="none") in asked("king")
