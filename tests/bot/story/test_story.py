"""Actions in order: who played which character, who has what, and what belongs together."""

from dataclasses import replace

import pytest

from bot.story.actions import StoryAction
from bot.story.story import Story
from engine.events import (
    Built,
    Called,
    Chose,
    Completed,
    Crown,
    Destroyed,
    Event,
    Killed,
    ReceivedCharacter,
    Revealed,
    RevealedLate,
    Robbed,
    RoundBegan,
    Stole,
    TookGold,
    TookOver,
)
from engine.setup.rules import Rules
from engine.state import Call
from engine.view import TurnView, View
from tests.bot.story.events import BOB, CID, ME, table


def actions(*events: Event, seat: int | None = ME, seen: View | None = None) -> list[StoryAction]:
    return list(Story(seen or table(seat, marks=()), seat, Rules()).actions(events))


def test_what_touches_nobody_is_no_action() -> None:
    assert actions(Built(BOB, "temple", 1), Destroyed(BOB, BOB, "temple", 0)) == []


def test_the_actor_is_who_was_shown_last_before_the_action() -> None:
    shown = (Revealed(BOB, "king"), TookGold(BOB, ME, 1, "king"), Revealed(BOB, "abbot"))
    first, second = actions(*shown, TookGold(BOB, ME, 1, "abbot"))
    assert (first.actor, second.actor) == ("king", "abbot")


def test_the_witch_goes_on_as_another_character() -> None:
    *_, last = actions(Revealed(BOB, "witch"), TookOver(BOB, ME, "warlord"), Destroyed(BOB, CID, "temple", 0))
    assert last.actor == "warlord"


def test_the_thief_steals_in_the_turn_of_another() -> None:
    shown = (Revealed(BOB, "thief"), Robbed(BOB, "king"), Revealed(BOB, "bishop"), Revealed(ME, "king"))
    named, stolen = actions(*shown, Stole(BOB, ME, 3))
    assert stolen.actor == "thief"
    assert stolen.subject == named.subject


def test_a_character_that_no_event_shows_is_taken_from_the_view() -> None:
    calls = (Call("thief", BOB), Call("king", BOB))
    burnt = Destroyed(BOB, ME, "temple", 0)
    (action,) = actions(burnt, seen=table(ME, marks=(), calls=calls))
    assert action.actor == "king"
    # A character that is revealed after the action didn't do it.
    (action, *_) = actions(burnt, Revealed(BOB, "king"), seen=table(ME, marks=(), calls=calls))
    assert action.actor == "thief"
    turn = TurnView(BOB, "warlord", gathered=True, built=0, limit=1)
    (action,) = actions(burnt, seen=table(ME, marks=(), turn=turn))
    assert action.actor == "warlord"


def test_the_crown_comes_by_one_s_own_action_or_is_given() -> None:
    (taken,) = actions(Revealed(ME, "king"), Crown(ME, BOB))
    (given,) = actions(Revealed(BOB, "emperor"), Crown(ME, BOB))
    assert (taken.actor, taken.given, given.actor, given.given) == ("king", False, "emperor", True)
    *_, late = actions(Killed(BOB, "king"), Revealed(CID, "bishop"), RevealedLate(ME, "king"), Crown(ME, BOB))
    assert (late.actor, late.given) == ("king", False)


def test_an_exchanged_character_takes_its_fate_along() -> None:
    events = (Chose(ME, "thief"), ReceivedCharacter(ME, BOB, "king", "thief"), Killed(CID, "king"))
    rounds = (*events, RoundBegan(2, ME))
    (action,) = actions(*rounds, seen=table(ME, marks=(), characters=()))
    assert action.victims == {ME}
    other = (Chose(ME, "thief"), ReceivedCharacter(ME, BOB, "king", "thief"), Killed(CID, "thief"))
    (action,) = actions(*other, RoundBegan(2, ME), seen=table(ME, marks=(), characters=()))
    assert action.victims == frozenset()


@pytest.mark.parametrize("named", ["thief", "king"])
def test_each_of_two_chosen_characters_is_one_s_own(named: str) -> None:
    chosen = Chose(ME, "thief"), Chose(ME, "king")
    rounds = (*chosen, Killed(CID, named), RoundBegan(2, ME))
    (action,) = actions(*rounds, seen=table(ME, marks=(), characters=()))
    assert action.victims == {ME}


def test_one_s_own_second_character_is_no_victim() -> None:
    (action,) = actions(Revealed(ME, "assassin"), Killed(ME, "king"))
    assert action.victims == frozenset()


def test_everybody_holds_nothing() -> None:
    (action,) = actions(Killed(BOB, "king"), seat=None)
    assert action.victims == frozenset()


def test_marks_of_one_round_mean_nothing_in_the_next() -> None:
    found = actions(Killed(BOB, "king"), RoundBegan(2, ME), Called(4, "king"))
    assert [action.key for action in found] == ["killed"]


def test_an_action_tells_how_large_the_cities_were_then() -> None:
    now = table(ME, marks=()).seats[ME].size
    burnt, exchanged = actions(
        Destroyed(BOB, ME, "temple", 0), Built(ME, "manor", 3), Destroyed(CID, ME, "manor", 2)
    )
    assert (burnt.sizes[ME], exchanged.sizes[ME]) == (now, now)
    burnt, _ = actions(Destroyed(BOB, ME, "temple", 0), Built(ME, "manor", 3), TookGold(BOB, ME, 1, "x"))
    assert burnt.sizes[ME] == now - 1


def test_only_the_first_complete_city_is_great() -> None:
    assert [each.little for each in actions(Completed(BOB), Completed(CID))] == [False, True]
    seen = table(ME, marks=())
    seats = tuple(replace(each, completed=each.seat in (BOB, CID)) for each in seen.seats)
    assert [each.little for each in actions(Completed(CID), seen=replace(seen, seats=seats))] == [True]


def test_turns_are_counted() -> None:
    found = actions(
        Revealed(BOB, "assassin"), Killed(BOB, "king"), Called(2, "thief"), Revealed(CID, "bishop")
    )
    assert [action.turn for action in found] == [1]
    story = Story(table(None, marks=()), None, Rules())
    list(story.actions([Revealed(BOB, "assassin"), Revealed(CID, "bishop")]))
    assert story.turn == 2
