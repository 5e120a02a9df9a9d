"""From a table to the facts on its screens."""

from dataclasses import replace

import pytest
import simcord

from bot.screens.board import board_screen
from bot.tables import view_models
from bot.tables.table import Table
from bot.view_models.board import BoardModel
from bot.words.language import Language
from engine.events import RoundBegan
from engine.events.cities import Built, Destroyed
from engine.events.course import GatheredGold, TimeRanOut
from engine.events.marks import Killed
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from storage.values import OPENING_EVENTS, Choice
from tests.bot.screens.build import text, whole
from tests.bot.tables.timed import table_of
from tests.engine import table as engine
from tests.house import House
from tests.lobby_options import open_options, public
from tests.storage.samples import lobby, played, running


async def test_a_panel_knows_a_whole_round_only_once_it_is_over_and_until_its_player_answers(
    house: House,
) -> None:
    table = await house.deal("alice", computers=3)
    while table.round == 1:
        assert view_models.panel(table, 0).ended == ()
        await house.step(table.id)
    while table.asked() != 0:
        await house.step(table.id)
    assert view_models.panel(table, 0).ended == table.public_news(1) != ()
    await house.step(table.id)
    assert view_models.panel(table, 0).ended == ()


async def test_the_board_of_a_round_that_is_over_still_says_who_was_killed(house: House) -> None:
    table = await house.deal("alice", computers=3)
    told = 0
    for number in range(1, 6):
        last: BoardModel | None = None
        while table.running and table.round == number:
            last = view_models.board(table)
            await house.step(table.id)
        assert last is not None
        killed = [each.character for each in table.public_news(number) if isinstance(each, Killed)]
        shown = view_models.finished(table, last).view.marks
        assert [(mark.kind, mark.character) for mark in shown] == [("killed", each) for each in killed]
        told += len(killed)
    assert told


SAY = Language()


def after_a_build() -> Table:
    """Seat 1 has built and finished its turn. Seat 0 has robbed seat 2, whose turn it is now."""
    played = engine.Table(4)
    played.set_characters(0, "thief")
    played.seat(1, "bishop", gold=1, hand=["manor", "palace"])
    played.seat(2, "merchant", gold=5)
    played.mark("robbed", "merchant", 0)
    choices = [Choice(OPENING_EVENTS, OPENING_EVENTS, (), tuple(played.call("bishop")))]
    for number, pick in enumerate(("gather:gold", "build:manor")):
        choices.append(Choice(number, 1, (pick,), tuple(played.play(pick))))
    return table_of(running(played.game, lobby()), choices)


def after_a_line(*picks: str) -> Table:
    """Person 1, an Architect who may build more, has given these answers with one click."""
    played = engine.Table(4)
    played.seat(0, "king")
    played.seat(1, "architect", gold=4, hand=["manor", "palace", "castle"])
    choices = [Choice(OPENING_EVENTS, OPENING_EVENTS, (), tuple(played.call("architect")))]
    for number, pick in enumerate(picks):
        choices.append(Choice(number, 1, (pick,), tuple(played.play(pick)), user=1))
    return table_of(running(played.game, lobby()), choices)


def panel(table: Table, seat: int) -> str:
    return whole(view_models.panel(table, seat), SAY)


def test_the_victim_is_told_before_anything_else_and_asked() -> None:
    table = after_a_build()
    assert table.asked() == 2
    shown = panel(table, 2)
    told = [SAY("band-stole.victim", gold=5), SAY("district-manor"), SAY("option-gather-gold", got=2)]
    assert sorted(told, key=shown.index) == told


def test_a_player_who_has_answered_waits_and_reads_all_effects() -> None:
    shown = panel(after_a_build(), 1)
    assert SAY("panel-folded-done", ending="no", next=2, ping="") in shown
    assert SAY("district-manor") in shown
    assert SAY("character-merchant") in shown


def test_the_board_tells_both_turns() -> None:
    table = after_a_build()
    shown = text(board_screen(view_models.board(table), SAY))
    happened = shown[shown.index(SAY("spoken-news")) :]
    told = [SAY("character-bishop"), SAY("district-manor"), SAY("character-merchant")]
    assert sorted(told, key=happened.index) == told


def test_all_that_one_click_answered_is_told_while_the_turn_lasts_and_when_it_has_ended() -> None:
    answers = ("gather:gold", "build:manor")
    for picks in (answers, (*answers, "end")):
        kinds = {type(each) for each in view_models.panel(after_a_line(*picks), 1).events}
        assert {GatheredGold, Built} <= kinds


def test_a_folded_panel_drops_the_news_of_a_round_that_somebody_else_ended() -> None:
    table = after_a_line("gather:gold", "build:manor", "end")
    begun = next(each for choice in table.history for each in choice.events if isinstance(each, RoundBegan))
    turn, ended = table.history[:-1], table.history
    for choices, seat, user, told in ((turn, 1, 1, True), (ended, 2, 2, False), (ended, 1, None, False)):
        later = Choice(len(choices), seat, ("end",), (begun,), user=user)
        model = view_models.panel(table_of(table.stored, [*choices, later]), 1)
        assert any(isinstance(each, Built) for each in model.events) == told


def test_who_is_asked_nothing_reads_only_of_this_round() -> None:
    asked, choices = (
        after_a_build(),
        [
            Choice(OPENING_EVENTS, OPENING_EVENTS, (), (Destroyed(0, 2, "manor", 2),)),
            Choice(0, 1, ("end",), (RoundBegan(2, 0), Destroyed(0, 2, "tavern", 0))),
        ],
    )
    away = asked.setup.with_player(2, replace(asked.players[2], away=True))
    for stored, told in (
        (asked.stored, ["manor", "tavern"]),
        (replace(asked.stored, setup=away), ["tavern"]),
        (running(played(9999), lobby()), ["tavern"]),
    ):
        news = view_models.news(table_of(stored, choices), 2)
        assert [each.card for each in news if isinstance(each, Destroyed)] == told


def test_news_of_an_own_turn_are_not_told_in_the_next() -> None:
    table = after_a_line("gather:gold", "end")
    later = Choice(len(table.history), 1, ("character:king",), (), user=1)
    table = table_of(table.stored, [*table.history, later])
    assert table.news(1) == ()


def test_a_player_who_is_back_is_not_told_a_second_time_that_their_time_ran_out() -> None:
    table = after_a_build()
    seat = 1
    late = Choice(8, seat, ("end",), (TimeRanOut(seat), TimeRanOut(0)))
    table = table_of(table.stored, [late])
    assert view_models.panel(table, seat).events == (TimeRanOut(0),)
    away = table.setup.with_player(seat, replace(table.players[seat], away=True))
    table = table_of(replace(table.stored, setup=away), [late])
    assert view_models.panel(table, seat).events == (TimeRanOut(seat), TimeRanOut(0))


@pytest.mark.parametrize(
    ("changes", "named"), [({}, "bob"), ({"resigned": True}, "Agnes"), ({"away": True}, "Agnes")]
)
def test_a_seat_that_was_taken_late_and_left_has_one_name_in_all_texts_of_the_end(
    changes: dict[str, bool], named: str
) -> None:
    """The result counts the seat as the computer's, so the history names the computer."""
    stored = running(played(20), lobby())
    taken = replace(stored.setup.players[1], name="bob", instead_of="Agnes", **changes)
    stored = replace(stored, setup=stored.setup.with_player(1, taken))
    assert table_of(stored).seated[1].name == "bob", "while the game runs"
    table = table_of(replace(running(played(9999), stored), status="over"))
    assert view_models.end(table).players[1].name == named
    assert table.players[1].name == "bob"


def test_the_host_says_whether_computers_say_something() -> None:
    table = after_a_build()
    assert view_models.board(table).remarks
    quiet = table.setup.with_chosen(remarks=False)
    table.take_over(replace(table.stored, setup=quiet))
    assert not view_models.board(table).remarks


CLASSIC = EDITIONS["classic"].rules


async def _rules(house: House, actor: simcord.MemberActor, game: str) -> str:
    """Return the short rules of a game, and their text about one card."""
    message = public(house)
    told = [
        await house.forge(actor, message, f"cit:{each}")
        for each in (f"rules:{game}", f"look:{game}:laboratory")
    ]
    return "\n".join(map(house.say, told))


async def test_the_rules_of_a_lobby_are_those_that_are_chosen(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    assert SAY("effect-laboratory") in await _rules(house, alice, panel.game)
    await panel.pick("edition", "classic-czech")
    shown = await _rules(house, alice, panel.game)
    assert SAY("effect-laboratory.laboratory_gold-1") in shown


async def test_all_scenes_of_a_game_have_its_rules(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await panel.pick("edition", "classic")
    await alice.click(public(house), label=SAY("button-add"))
    await house.press(alice, public(house), f"cit:start:{panel.game}")
    table = await house.table(panel.game)
    assert table.setup.chosen.plan == Plan("classic")
    told = view_models.rules(table)
    assert (told.rules, told.seats, told.cast) == (CLASSIC, 2, table.game.state.options.cast)
    assert view_models.board(table).rules == CLASSIC
    assert view_models.panel(table, 0).rules == CLASSIC
    assert view_models.end(table).rules == CLASSIC
    assert SAY("effect-laboratory.laboratory_gold-1") in await _rules(house, alice, panel.game)


def test_in_the_last_round_nobody_is_offered_to_choose_ahead() -> None:
    table = after_a_build()
    assert view_models.panel(table, 0).wishing
    table.game.state.ending = True
    assert not view_models.panel(table, 0).wishing
