"""What a computer did for a person, and since when."""

from dataclasses import replace

from bot.tables import stand_ins
from bot.view_models.board import StandInModel
from engine.events import Picked, RoundBegan, TurnEnded
from engine.events.cities import Built, Destroyed
from engine.events.course import Crown, GatheredCards, GatheredGold, TimeRanOut
from engine.events.marks import Stole
from engine.events.selection import Chose
from storage.values import Choice
from tests.bot.tables.test_view_models import after_a_build
from tests.bot.tables.timed import answered, table_of


def test_a_stand_ins_actions_are_known_by_their_rounds() -> None:
    table = after_a_build()
    before = Choice(7, 1, ("character:king",), (Built(1, "tavern", 1),), user=1)
    first = Choice(8, 1, ("end",), (Built(1, "castle", 4), Built(0, "temple", 1), RoundBegan(2, 0)))
    gathered = (
        GatheredGold(1, 2),
        GatheredCards(1, 2, 1),
        GatheredGold(0, 9),
        Chose(1, "king"),
        Chose(0, "thief"),
    )
    second = Choice(9, 1, ("build:manor",), (Built(1, "manor", 3), *gathered))
    hits = (Destroyed(0, 1, "castle", 3), Destroyed(1, 0, "temple", 0), Stole(0, 1, 2), Crown(0, 1))
    table.game.state.round, table.game.state.crown = 2, 0
    table = table_of(table.stored, [before, first, Choice(10, 0, ("end",), hits, user=2), second])
    assert stand_ins.stood_in(table, 1) == StandInModel(
        (1, 2),
        ("castle", "manor"),
        missed=False,
        lost=("castle",),
        chose=("king",),
        gold=2,
        cards=1,
        robbed=2,
        crown=True,
        sure=True,
    )
    assert stand_ins.stood_in(table, 0).rounds == ()
    assert stand_ins.by_computer(table, 1) == (*first.events, *second.events)
    assert stand_ins.by_computer(table, 0) == ()


def test_a_person_who_took_a_computer_s_seat_is_not_told_of_its_answers() -> None:
    table = after_a_build()
    choice = Choice(8, 1, ("build:castle",), (Built(1, "castle", 4),))
    assert stand_ins.stood_in(table_of(table.stored, [choice]), 1).sure
    taken = replace(table.players[1], instead_of="Agnes")
    table = table_of(replace(table.stored, setup=table.setup.with_player(1, taken)), [choice])
    assert not stand_ins.stood_in(table, 1).sure
    assert stand_ins.by_computer(table, 1) == ()
    late = Choice(10, 1, ("build:manor",), (TimeRanOut(1), Built(1, "manor", 3)))
    told = stand_ins.stood_in(table_of(table.stored, [choice, late]), 1)
    assert (told.sure, told.built) == (True, ("manor",)), "of those after the person's time ran out"


def test_answers_of_a_computer_for_a_person_belong_to_the_round_before_the_next_began() -> None:
    old, new = answered(1, 0), replace(answered(3, 0), user=None)
    began = answered(2, 1, RoundBegan(round=3, seat=1))
    history = [answered(0, 0), replace(old, user=None), began, new]
    assert stand_ins.answers(history, 0, 3) == [(2, history[1]), (3, new)]


def test_a_computer_acted_for_sure_unless_it_only_chose_a_character_before_the_time_ran_out() -> None:
    turn, chose = answered(1, 0, TurnEnded(0)), answered(2, 0, Picked(0), Chose(0, "king"))
    late = replace(chose, events=(TimeRanOut(0), *chose.events))
    for choices, acted in (([], False), ([chose], False), ([late], True), ([chose, turn], True)):
        assert stand_ins.computer_acted(choices) == acted
