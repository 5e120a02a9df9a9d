"""Previews of a plan: rank 9, replaced characters, and problems."""

from dataclasses import replace

import pytest

from engine.setup.changes import apply, card_choices
from engine.setup.choice import OWN, OwnChoice, RandomSet, ReadySet
from engine.setup.editions import EDITIONS
from engine.setup.own_choice import PlanChange
from engine.setup.plan import Plan, seats_for
from engine.setup.preview import options_for, preview, problems
from engine.setup.sets import FIRST_GAME

EIGHT = FIRST_GAME.characters


def book(*characters: str) -> Plan:
    """A host's own choice of these characters, with the districts of the first game."""
    return Plan(cards=OwnChoice(characters, FIRST_GAME.uniques))


BOOK = book(*EIGHT)


def keys(plan: Plan, seats: int) -> list[str]:
    return [problem.key for problem in problems(plan, seats)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_offers_can_be_played_by_everybody_who_can_play_the_edition(edition: str) -> None:
    for cards in card_choices(edition):
        for nine in (False, True):
            start = Plan(edition=edition, nine=nine)
            plan = apply(PlanChange(start, "cards", "", (cards,), 4, "a draw"))
            for seats in seats_for(edition):
                found = preview(plan, seats)
                # Only a host's own choice stays unchanged, and even that only if somebody can't play.
                if cards == OWN and [each.key for each in found.problems] == ["character-seats"]:
                    continue
                assert found.problems == (), (cards, seats)
                assert seats in found.counts
                options = options_for(plan, seats)
                assert (found.cast, found.uniques) == (options.cast, options.uniques)


@pytest.mark.parametrize(("seats", "ninth"), [(3, "artist"), (8, "queen")])
def test_where_rank_9_is_needed_it_joins_by_itself(seats: int, ninth: str) -> None:
    for plan in (Plan(), BOOK):
        found = preview(plan, seats)
        assert found.cast[8:] == (ninth,)
        notes = {note.key: note.facts for note in found.notes}
        assert notes["ninth-joins"] == {"seats": seats, "character": ninth}
        # Nobody has seen the ninth character of the set before, so no note says whom it replaces.
        assert "replaced" not in notes
        assert found.problems == ()


def test_the_character_chosen_for_rank_9_plays_where_it_is_needed() -> None:
    own = book(*EIGHT, "tax_collector")
    assert preview(own, 3).cast[8] == "tax_collector"
    assert len(preview(own, 4).cast) == 8


def test_where_rank_9_is_wanted_somebody_is_found_for_it() -> None:
    found = preview(replace(BOOK, nine=True), 5)
    assert found.cast[8] == "queen"
    assert [note.key for note in found.notes] == ["ninth-added"]
    assert [note.key for note in preview(Plan(nine=True), 2).notes] == ["no-ninth"]
    assert preview(Plan(nine=True), 5).notes == ()


def test_in_a_set_who_can_t_play_gives_way_and_in_an_own_choice_it_is_a_problem() -> None:
    found = preview(Plan(cards=ReadySet("cunning_agents")), 2)
    assert found.cast[3] == "king"
    assert [(note.key, note.instead) for note in found.notes] == [("replaced", ("patrician",))]
    assert found.replacements == (("emperor", "king", ("king", "patrician")),)
    chosen = preview(Plan(cards=ReadySet("cunning_agents", ("patrician",))), 2)
    assert chosen.cast[3] == "patrician"
    assert chosen.notes[0].facts == {"character": "emperor", "seats": 2, "instead": "patrician"}
    assert chosen.notes[0].instead == ("king",)
    assert preview(chosen.plan, 3).replacements == ()
    own = book(*EIGHT[:3], "emperor", *EIGHT[4:])
    (problem,) = problems(own, 2)
    assert (problem.key, problem.instead) == ("character-seats", ("king", "patrician"))
    assert problem.facts["character"] == "emperor"
    assert preview(own, 2).counts == (3, 4, 5, 6, 7, 8)
    assert problems(own, 3) == ()


def test_a_replacement_of_the_queen_is_told_only_where_rank_9_plays() -> None:
    assert [note.key for note in preview(Plan(nine=True), 4).notes] == ["replaced"]
    assert preview(Plan(), 4).replacements == ()
    assert preview(Plan(nine=True), 4).replacements == (("queen", "artist", ("artist", "tax_collector")),)
    # If only one character can replace her, there is no choice.
    (note,) = preview(Plan("classic", nine=True), 4).notes
    assert (note.facts["instead"], note.instead) == ("artist", ())


def test_the_queen_is_refused_to_three_and_four() -> None:
    own = replace(book(*EIGHT, "queen"), nine=True)
    for seats in (3, 4):
        (problem,) = problems(own, seats)
        assert problem.instead == ("artist", "tax_collector")
    assert problems(own, 5) == ()


def test_every_mistake_is_named_once() -> None:
    own = Plan(cards=OwnChoice(("emperor", "bishop"), FIRST_GAME.uniques[:12]))
    found = problems(own, 2)
    assert [problem.key for problem in found] == ["lack-ranks", "character-seats", "unique-count"]
    assert found[0].facts == {"count": 6, "ranks": "1, 2, 3, 6, 7, 8"}
    assert found[2].facts == {"count": 12, "needed": 14, "missing": 2, "extra": 0}
    assert preview(own, 2).cast == ("emperor", "bishop")
    assert preview(own, 2).counts == ()


def test_too_many_districts_are_a_problem_too() -> None:
    (problem,) = problems(Plan(cards=OwnChoice(EIGHT, EDITIONS["2016"].pool[:16])), 4)
    assert (problem.facts["extra"], problem.facts["missing"]) == (2, 0)


def test_an_edition_says_how_many_of_its_first_eight_may_be_replaced() -> None:
    swapped = ("witch", "thief", "wizard", "emperor", *EIGHT[4:])
    plan = Plan("classic", OwnChoice(swapped, ()))
    assert keys(plan, 4) == ["edition-mix"]
    assert keys(Plan("classic", OwnChoice(("witch", *EIGHT[1:]), ())), 4) == []
    # Also if one of them can't play.
    assert keys(plan, 2) == ["character-seats"]


def test_more_than_can_play_an_edition_is_a_problem_and_fewer_is_shown_for_the_fewest() -> None:
    plan = Plan(edition="classic-czech")
    crowd = preview(plan, 8)
    assert [problem.key for problem in crowd.problems] == ["seat-count"]
    assert (crowd.seats, crowd.most, len(crowd.cast)) == (7, 7, 8)
    for seats in (0, 1):
        assert (preview(plan, seats).seats, preview(plan, seats).problems) == (2, ())


def test_the_same_draw_is_the_same_set() -> None:
    first, again = (preview(Plan(cards=RandomSet("1")), 5) for _ in range(2))
    assert first == again
    assert preview(Plan(cards=RandomSet("2")), 5).cast != first.cast


@pytest.mark.parametrize("draw", ["1", "2", "3"])
@pytest.mark.parametrize("edition", ["2016", "classic"])
def test_a_drawn_set_stays_what_it_is_when_somebody_joins(draw: str, edition: str) -> None:
    found = [preview(Plan(edition, RandomSet(draw)), seats) for seats in range(2, 9)]
    assert len({each.uniques for each in found}) == 1
    assert len({each.cast[:8] for each in found[1:]}) == 1
