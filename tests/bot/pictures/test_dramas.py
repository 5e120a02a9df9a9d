"""The headline of a round, what it changed, and awards: all of it is told by events."""

from bot.pictures.awards import MOST, awards, deeds
from bot.pictures.courses import Changes, changed, headline, sizes_after, worth
from bot.pictures.moments import board_band
from engine.events import (
    Beautified,
    Built,
    Called,
    Completed,
    Destroyed,
    Exchanged,
    GatheredGold,
    Killed,
    Revealed,
    RoundEnded,
    Seized,
    Stole,
)
from engine.setup.rules import Rules
from tests.bot.pictures.samples import DEEDS, FOUR, SIX, four_players, say

ASSASSIN = Revealed(0, "assassin")


def test_a_headline_is_the_greatest_of_a_round() -> None:
    killed = (ASSASSIN, Killed(0, "king"))
    assert headline(killed, FOUR, say) == "Assassin kills King"
    assert headline((*killed, Revealed(1, "thief"), Stole(1, 2, 4)), FOUR, say) == "Sam steals 4 gold"
    assert headline((*killed, Stole(1, 2, 3)), FOUR, say) == "Assassin kills King"
    assert headline((*killed, Destroyed(0, 3, "cathedral", 4)), FOUR, say) == "Bertram burns the Cathedral"
    assert headline((*killed, Destroyed(0, 3, "church", 1)), FOUR, say) == "Assassin kills King"
    assert headline((*killed, Completed(3)), FOUR, say) == "Agnes completes a city"
    assert headline((Built(3, "church", 2),), FOUR, say) == "Agnes builds Church"
    assert headline((), FOUR, say) == ""


def test_a_killer_with_two_characters_kills_as_the_first_one() -> None:
    events = (ASSASSIN, Killed(0, "warlord"), Revealed(0, "king"))
    assert headline(events, FOUR, say) == "Assassin kills Warlord"


def test_costs_are_those_of_the_rules_with_the_coins_of_the_round() -> None:
    events = (Beautified(1, 1, ("castle",)), Destroyed(0, 1, "castle", 4), Destroyed(0, 1, "keep", 7))
    costs = worth(events, Rules(costs=(("observatory", 5),)))
    assert (costs["castle"], costs["keep"], costs["observatory"], costs["harbor"]) == (5, 7, 5, 4)
    burnt = Destroyed(0, 1, "observatory", 0)
    for rules, cost in ((Rules(), 4), (Rules(costs=(("observatory", 5),)), 5)):
        assert worth([burnt], rules)["observatory"] == cost


def test_built_and_lost_districts_are_known_by_seat() -> None:
    events = (Built(1, "harbor", 4), Destroyed(0, 1, "harbor", 3), Destroyed(0, 2, "keep", 2))
    assert changed(events) == {1: Changes(lost=["harbor"]), 2: Changes(lost=["keep"])}


def test_cities_are_as_large_as_they_were_after_each_event() -> None:
    events = (
        Built(1, "monument", 4),
        Seized(0, 1, "keep", 3, 0),
        Exchanged(0, 1, "monument", "park", 3, 0),
        Destroyed(2, 0, "monument", 2),
    )
    # A Monument counts as two districts.
    assert sizes_after(events, (4, 3, 5)) == [(4, 5, 5), (5, 4, 5), (6, 3, 5), (4, 3, 5)]
    assert sizes_after((), (4, 3, 5)) == []


def test_a_district_that_changes_hands_is_new_in_one_city_and_lost_in_the_other() -> None:
    assert changed([Seized(0, 1, "keep", 3, 0)]) == {
        0: Changes(built=["keep"]),
        1: Changes(lost=["keep"]),
    }
    exchanged = changed([Exchanged(0, 1, "keep", "park", 3, 0)])
    assert exchanged[0] == Changes(built=["keep"], lost=["park"])
    assert exchanged[1] == Changes(built=["park"], lost=["keep"])


def test_awards_are_for_the_rarest_deeds_and_for_different_players() -> None:
    found = awards(deeds(DEEDS), SIX, say)
    assert len(found) == MOST
    assert [each.title for each in found] == ["Biggest robbery", "Most destroyed", "Richest turn"]
    assert found[0].text == "Maximilian took 7 from Agnes"


def test_a_game_in_which_nothing_was_rare_gives_no_award() -> None:
    assert awards(deeds([Built(0, "tavern", 1), Stole(0, 1, 1)]), SIX, say) == ()


def test_one_player_gets_two_awards_if_nobody_else_deserves_one() -> None:
    events = (Stole(0, 1, 9), *[Destroyed(0, 1, "temple", 0)] * 3)
    assert [each.text.split()[0] for each in awards(deeds(events), SIX, say)] == ["Bertram", "Bertram"]


def test_the_gains_of_a_turn_are_added_up_and_the_districts_of_a_round_counted() -> None:
    turn = (Revealed(0, "merchant"), GatheredGold(0, 2), Stole(0, 1, 4), Revealed(1, "king"))
    texts = [each.text for each in awards(deeds((*turn, GatheredGold(1, 2))), SIX, say)]
    assert "Bertram gained 6 gold" in texts
    built = (Built(2, "keep", 3), Built(2, "park", 6), Built(2, "manor", 3), RoundEnded(1))
    texts = [each.text for each in awards(deeds((*built, Built(2, "castle", 4))), SIX, say)]
    assert "Tom built 3 in one round" in texts


def test_a_seat_with_two_characters_kills_as_the_one_that_it_showed_first() -> None:
    """The Assassin's player shows another character later in the round."""
    events = [
        Called(1, "assassin"),
        Revealed(0, "assassin"),
        Killed(0, "king"),
        Called(8, "warlord"),
        Revealed(0, "warlord"),
    ]
    assert headline(events, FOUR, say) == "Assassin kills King"


def test_a_thief_who_has_shown_another_character_since_is_still_the_thief() -> None:
    events = [Revealed(0, "thief"), Revealed(0, "bishop"), Revealed(1, "merchant"), Stole(0, 1, 6)]
    found = board_band(four_players(), events, FOUR, say, Rules())
    assert found is not None
    assert found.left.name == "thief"
