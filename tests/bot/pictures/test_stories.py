"""Deeds in their order: who played whom, who holds what, and what belongs together."""

from bot.pictures.deeds import Deed
from bot.pictures.stories import Story
from engine.events import (
    Built,
    Called,
    Chose,
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
from tests.bot.pictures.told import BOB, CID, ME, table


def deeds(*events: Event, seat: int | None = ME, seen: View | None = None) -> list[Deed]:
    return list(Story(seen or table(seat, marks=()), seat, Rules()).deeds(events))


def test_what_touches_nobody_is_no_deed() -> None:
    assert deeds(Built(BOB, "temple", 1), Destroyed(BOB, BOB, "temple", 0)) == []


def test_the_actor_is_who_was_shown_last_before_the_deed() -> None:
    shown = (Revealed(BOB, "king"), TookGold(BOB, ME, 1, "king"), Revealed(BOB, "abbot"))
    first, second = deeds(*shown, TookGold(BOB, ME, 1, "abbot"))
    assert (first.actor, second.actor) == ("king", "abbot")


def test_the_witch_goes_on_as_another_character() -> None:
    *_, last = deeds(Revealed(BOB, "witch"), TookOver(BOB, ME, "warlord"), Destroyed(BOB, CID, "temple", 0))
    assert last.actor == "warlord"


def test_the_thief_steals_in_the_turn_of_another() -> None:
    shown = (Revealed(BOB, "thief"), Robbed(BOB, "king"), Revealed(BOB, "bishop"), Revealed(ME, "king"))
    named, stolen = deeds(*shown, Stole(BOB, ME, 3))
    assert stolen.actor == "thief"
    assert stolen.subject == named.subject


def test_a_character_that_no_event_shows_is_taken_from_the_view() -> None:
    calls = (Call("thief", BOB), Call("king", BOB))
    burnt = Destroyed(BOB, ME, "temple", 0)
    (deed,) = deeds(burnt, seen=table(ME, marks=(), calls=calls))
    assert deed.actor == "king"
    # A character that is shown after the deed didn't do it.
    (deed, *_) = deeds(burnt, Revealed(BOB, "king"), seen=table(ME, marks=(), calls=calls))
    assert deed.actor == "thief"
    turn = TurnView(BOB, "warlord", gathered=True, built=0, limit=1)
    (deed,) = deeds(burnt, seen=table(ME, marks=(), turn=turn))
    assert deed.actor == "warlord"


def test_the_crown_comes_by_one_s_own_deed_or_is_given() -> None:
    (taken,) = deeds(Revealed(ME, "king"), Crown(ME, BOB))
    (given,) = deeds(Revealed(BOB, "emperor"), Crown(ME, BOB))
    assert (taken.actor, taken.given, given.actor, given.given) == ("king", False, "emperor", True)
    *_, late = deeds(Killed(BOB, "king"), Revealed(CID, "bishop"), RevealedLate(ME, "king"), Crown(ME, BOB))
    assert (late.actor, late.given) == ("king", False)


def test_an_exchanged_character_takes_its_fate_along() -> None:
    events = (Chose(ME, "thief"), ReceivedCharacter(ME, BOB, "king", "thief"), Killed(CID, "king"))
    rounds = (*events, RoundBegan(2, ME))
    (deed,) = deeds(*rounds, seen=table(ME, marks=(), characters=()))
    assert deed.victims == {ME}
    other = (Chose(ME, "thief"), ReceivedCharacter(ME, BOB, "king", "thief"), Killed(CID, "thief"))
    (deed,) = deeds(*other, RoundBegan(2, ME), seen=table(ME, marks=(), characters=()))
    assert deed.victims == frozenset()


def test_one_s_own_second_character_is_no_victim() -> None:
    (deed,) = deeds(Revealed(ME, "assassin"), Killed(ME, "king"))
    assert deed.victims == frozenset()


def test_everybody_holds_nothing() -> None:
    (deed,) = deeds(Killed(BOB, "king"), seat=None)
    assert deed.victims == frozenset()


def test_marks_of_one_round_mean_nothing_in_the_next() -> None:
    found = deeds(Killed(BOB, "king"), RoundBegan(2, ME), Called(4, "king"))
    assert [deed.key for deed in found] == ["killed"]


def test_a_deed_tells_how_large_the_cities_were_then() -> None:
    now = table(ME, marks=()).seats[ME].size
    burnt, exchanged = deeds(
        Destroyed(BOB, ME, "temple", 0), Built(ME, "manor", 3), Destroyed(CID, ME, "manor", 2)
    )
    assert (burnt.sizes[ME], exchanged.sizes[ME]) == (now, now)
    burnt, _ = deeds(Destroyed(BOB, ME, "temple", 0), Built(ME, "manor", 3), TookGold(BOB, ME, 1, "x"))
    assert burnt.sizes[ME] == now - 1


def test_turns_are_counted() -> None:
    found = deeds(Revealed(BOB, "assassin"), Killed(BOB, "king"), Called(2, "thief"), Revealed(CID, "bishop"))
    assert [deed.turn for deed in found] == [1]
    story = Story(table(None, marks=()), None, Rules())
    list(story.deeds([Revealed(BOB, "assassin"), Revealed(CID, "bishop")]))
    assert story.turn == 2
