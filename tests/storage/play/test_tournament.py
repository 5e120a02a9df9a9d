"""A tournament as plain data: its stage, the people who stay, and a person with deleted data."""

from dataclasses import replace

from storage.play.tournament import Entrant, Pairing, Round, Tournament

ALICE, BOB, CAROL = Entrant(101, "alice"), Entrant(102, "bob"), Entrant(103, "carol")
OPEN = Tournament("cup", 1, 10, 20, 101, "en-US", people=(ALICE, BOB, CAROL))
FIRST = Pairing("aaaaaaaa", (101, 102), (1, 2), corrected=101)
SECOND = Pairing("bbbbbbbb", (103, 101))
BEGUN = replace(OPEN, rounds=(Round(5, (FIRST, SECOND)),))


def test_the_stage_is_that_of_the_round_or_the_end() -> None:
    assert (OPEN.stage, BEGUN.stage, replace(BEGUN, ended=9).stage) == (0, 1, 2)


def test_a_round_is_over_once_all_places_are_known() -> None:
    assert BEGUN.unfinished == (SECOND,)
    assert not BEGUN.rounds[0].over
    done = BEGUN.with_pairing(replace(SECOND, places=(1, 1)))
    assert done.rounds[0].over
    assert done.unfinished == ()
    assert done.pairing("aaaaaaaa") == FIRST


def test_an_entrant_who_left_may_come_back_while_another_round_follows() -> None:
    left = replace(BEGUN, people=(ALICE, replace(BOB, left=True), Entrant(-1, "", left=True)))
    assert left.staying == (101,)
    assert [each.name for each in left.out] == ["bob"]
    assert replace(left, ended=9).out == replace(left, length=1).out == replace(left, rounds=()).out == ()


def test_a_deleted_person_leaves_the_sign_up_and_is_nameless_once_a_round_has_begun() -> None:
    assert OPEN.without(102, -1).people == (ALICE, CAROL)
    after = BEGUN.without(101, -1)
    assert after.organiser == 0
    assert after.people == (Entrant(-1, "", left=True), BOB, CAROL)
    assert after.rounds[0].tables == (
        Pairing("aaaaaaaa", (-1, 102), (1, 2), corrected=-1),
        Pairing("bbbbbbbb", (103, -1)),
    )
    assert "101" not in repr(after)
