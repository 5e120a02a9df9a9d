"""The course of a game: headlines, points, and the blow that decided it."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.story.course import NO_COURSE, Highlight, course_of, headline, victims
from bot.story.winning import ranked
from engine.events import (
    Bewitched,
    Built,
    Called,
    Completed,
    Destroyed,
    Event,
    Killed,
    Revealed,
    RevealedLate,
    Seized,
    Stole,
    TookOver,
)
from engine.setup.rules import Rules
from engine.state import Score
from engine.view import View
from tests.bot.pictures.samples import FOUR, four_players, say
from tests.bot.screens.build import city, seat_view, view

ASSASSIN = Revealed(0, "assassin")
KILLS_KING = say("band-killed.all", character="Assassin", other="King")


def title(events: Sequence[Event]) -> str:
    return headline(four_players(), events, FOUR, say)


def test_a_headline_is_the_greatest_of_a_round() -> None:
    killed = (ASSASSIN, Killed(0, "king"))
    assert title(killed) == KILLS_KING
    assert headline(four_players(), (*killed, Revealed(1, "thief"), Stole(1, 2, 4)), FOUR, say) == say(
        "band-stole.all", name="Sam", gold=4
    )
    assert title((*killed, Stole(1, 2, 3))) == KILLS_KING
    assert headline(four_players(), (*killed, Destroyed(0, 3, "cathedral", 4)), FOUR, say) == say(
        "band-destroyed.all", name="Bertram", card="Cathedral"
    )
    assert title((*killed, Destroyed(0, 3, "church", 1))) == KILLS_KING
    assert title((*killed, Completed(3))) == say("band-completed.all", name="Agnes")
    assert title((Completed(3), Completed(2))) == say("band-completed.all", name="Agnes")
    assert title((Built(3, "church", 2),)) == say("picture-film-built", name="Agnes", card="Church")
    assert title(()) == ""


def test_a_killer_with_two_characters_kills_as_the_first_one() -> None:
    events = (ASSASSIN, Killed(0, "warlord"), Revealed(0, "king"))
    assert title(events) == say("band-killed.all", character="Assassin", other="Warlord")


def test_a_seat_with_two_characters_kills_as_the_one_that_it_showed_first() -> None:
    """The Assassin's player shows another character later in the round."""
    events = [
        Called(1, "assassin"),
        Revealed(0, "assassin"),
        Killed(0, "king"),
        Called(8, "warlord"),
        Revealed(0, "warlord"),
    ]
    assert title(events) == KILLS_KING


Round = tuple[View, list[Event]]


def round_of(number: int, cities: tuple[tuple[str, ...], ...], *events: Event) -> Round:
    """Make a round that ended with these cities."""
    seats = tuple(seat_view(seat, city=city(*each), size=len(each)) for seat, each in enumerate(cities))
    return replace(view(len(cities), phase="turns", seats=seats), round=number), list(events)


def over(rounds: list[Round], *totals: int, ending: bool = True) -> list[Round]:
    """End the game with these totals by seat."""
    last, events = rounds[-1]
    scores = tuple(
        sorted(
            (Score(seat, (("districts", each),), each, (9 - seat,)) for seat, each in enumerate(totals)),
            key=lambda score: (-score.total, score.seat),
        )
    )
    return [*rounds[:-1], (replace(last, scores=scores, ending=ending), events)]


ONE, TWO = ("tavern",), ("tavern", "market")
SHOWN = (Revealed(0, "assassin"), Revealed(1, "king"))


def test_the_points_of_each_round_are_those_that_everybody_can_count() -> None:
    rounds = over([round_of(1, (ONE, ())), round_of(2, (("palace",), ("dragon_gate",)))], 9, 8)
    # A Dragon Gate is worth 2 more than its cost.
    assert course_of(rounds, Rules()).points == ((1, 0), (5, 8))


def test_a_game_that_is_not_over_has_no_course() -> None:
    assert course_of([round_of(1, (ONE, ()))], Rules()) == NO_COURSE
    assert course_of([], Rules()) == NO_COURSE


@pytest.mark.parametrize(
    ("events", "found"),
    [
        ((Killed(0, "king"), Revealed(0, "assassin"), Revealed(2, "bishop")), {1}),
        ((Killed(0, "king"), *SHOWN, Revealed(2, "bishop")), set[int]()),
        # With two characters each, the victim reveals one.
        ((*SHOWN, *SHOWN, Revealed(2, "bishop")), {2}),
        # The King is revealed when the round is over.
        ((Revealed(0, "assassin"), Revealed(2, "bishop"), RevealedLate(1, "king")), {1}),
    ],
)
def test_whoever_showed_too_few_characters_was_killed(events: tuple[Event, ...], found: set[int]) -> None:
    assert victims(events, 3) == found


def test_the_murder_in_the_last_round_decided_it() -> None:
    events = (Revealed(0, "assassin"), Killed(0, "king"), Revealed(2, "bishop"), RevealedLate(1, "king"))
    begin = (TWO, ("palace", "castle", "manor", "temple", "church", "tavern"), ONE)
    rounds = over([round_of(8, begin), round_of(9, begin, *events)], 21, 21, 3)
    course = course_of(rounds, Rules())
    assert course.decided is not None
    assert course.decided == Highlight("killed", 9, 0, 1, "assassin", "king", missing=1, cost=7)


def blow(round_: int, event: Event, *, last: int = 6) -> list[Round]:
    """Make a game of two that seat 0 wins by two points, with this event in one of its rounds."""
    shown = Revealed(0, "warlord"), Revealed(1, "king")
    rounds = [
        round_of(number, (TWO, TWO), *(shown if number != round_ else (*shown, event)))
        for number in range(1, last + 1)
    ]
    return over(rounds, 20, 18)


def test_a_fire_that_cost_the_second_the_game_decided_it() -> None:
    course = course_of(blow(5, Destroyed(0, 1, "harbor", 3)), Rules())
    assert course.decided is not None
    assert course.decided[:7] == ("destroyed", 5, 0, 1, "warlord", "harbor", 4)
    assert [each.round for each in course.blows] == [5]


@pytest.mark.parametrize(
    ("number", "event"),
    [
        # It was too early; it cost too little; the winner was its victim.
        (3, Destroyed(0, 1, "harbor", 3)),
        (5, Destroyed(0, 1, "tavern", 0)),
        (5, Stole(0, 1, 3)),
        (5, Destroyed(1, 0, "harbor", 3)),
    ],
)
def test_other_blows_did_not(number: int, event: Event) -> None:
    decided = course_of(blow(number, event), Rules()).decided
    assert decided is not None
    assert decided.kind in ("lead", "count")


@pytest.mark.parametrize(
    ("events", "actor"),
    [
        # With few players, each has two characters.
        ((Revealed(0, "thief"), Revealed(0, "bishop"), Stole(0, 1, 4)), "thief"),
        ((Revealed(0, "witch"), TookOver(0, 1, "warlord"), Destroyed(0, 1, "harbor", 3)), "warlord"),
        ((Revealed(0, "witch"), TookOver(0, 1, "warlord"), Seized(0, 1, "harbor", 3, 0)), "warlord"),
    ],
)
def test_a_blow_is_drawn_with_the_character_that_dealt_it(events: tuple[Event, ...], actor: str) -> None:
    rounds = over([round_of(1, (TWO, TWO)), round_of(2, (TWO, TWO), *events)], 20, 18)
    assert [each.actor for each in course_of(rounds, Rules()).blows] == [actor]


def test_who_destroys_a_district_of_their_own_deals_no_blow() -> None:
    own = Destroyed(0, 0, "castle", 3)
    assert course_of(blow(6, own), Rules()).blows == ()
    assert title((own, Built(3, "church", 2))) == say("picture-film-built", name="Agnes", card="Church")


def test_a_bewitched_player_is_hit_too() -> None:
    course = course_of(blow(6, Bewitched(0, "king")), Rules())
    assert [(each.kind, each.target) for each in course.blows] == [("bewitched", 1)]


def test_else_the_round_in_which_the_winner_took_the_lead_decided_it() -> None:
    rounds = [
        round_of(1, (ONE, TWO)),
        round_of(2, (("palace",), TWO), Revealed(0, "king"), Built(0, "tavern", 1), Built(0, "palace", 5)),
        round_of(3, (("palace", "tavern"), TWO)),
    ]
    course = course_of(over(rounds, 9, 4), Rules())
    decided, points = course.decided, course.points
    assert decided is not None
    assert 0 < points[1][1] < points[1][0], "the second has points, too"
    assert decided[:7] == ("lead", 2, 0, 1, "king", "palace", points[1][0] - points[1][1])


def test_or_the_count_if_the_winner_was_never_ahead() -> None:
    rounds = over([round_of(1, (ONE, TWO), *SHOWN)], 7, 4)
    decided = course_of(rounds, Rules()).decided
    assert decided is not None
    assert decided[:7] == ("count", 1, 0, 1, "assassin", "", 6)


def test_a_lead_that_the_boards_contradict_decided_nothing() -> None:
    rounds = over([round_of(1, (TWO, ("market",), ONE))], 30, 20, 15)
    last, events = rounds[-1]
    left = replace(last, scores=ranked(last.scores, {0}))
    assert course_of([(left, events)], Rules()).decided is None
    decided = course_of(rounds, Rules()).decided
    assert decided is not None
    assert decided.kind == "lead"


def test_a_computer_for_a_player_who_left_neither_wins_nor_loses_the_game() -> None:
    rounds = over([round_of(1, (TWO, ONE, ONE), Destroyed(1, 0, "harbor", 3))], 30, 20, 25)
    last, events = rounds[-1]
    ranks = ranked(last.scores, {0})
    assert [each.seat for each in ranks] == [2, 1, 0]
    decided = course_of([*rounds[:-1], (replace(last, scores=ranks), events)], Rules()).decided
    assert decided is not None
    assert (decided.seat, decided.target) == (2, 1)
    # It isn't the deciding blow either.
    struck = over([round_of(1, (TWO, ONE, ONE), Destroyed(0, 1, "harbor", 3))], 30, 20, 21)
    last, events = struck[-1]
    decided = course_of([(replace(last, scores=ranked(last.scores, {0})), events)], Rules()).decided
    assert decided is not None
    assert decided.seat == 2


def test_whoever_stayed_alone_owes_the_game_to_no_event() -> None:
    rounds = over([round_of(1, (ONE, TWO), *SHOWN)], 7, 4)
    last, events = rounds[-1]
    assert course_of([(replace(last, scores=ranked(last.scores, {0})), events)], Rules()).decided is None
