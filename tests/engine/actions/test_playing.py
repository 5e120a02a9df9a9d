"""Rules of all action cards: how they come into a hand, when they are played, and their points."""

from collections import Counter

import pytest

from engine import Game
from engine.cards.actions import ACTION_CARDS
from engine.flow.deal import deck_of
from engine.setup.sets import FIRST_GAME
from tests.engine.actions.tables import RULES, circus, laid
from tests.engine.table import options_with

KINDS = tuple(ACTION_CARDS)


def test_fifteen_cards_are_shuffled_in() -> None:
    without = Counter(deck_of(FIRST_GAME.options(4)))
    with_them = Counter(deck_of(options_with(4, rules=RULES)))
    assert (with_them - without).total() == 15
    assert set(with_them - without) == set(KINDS)
    assert with_them.total() == 83


def test_they_are_dealt_like_districts() -> None:
    options = options_with(7, rules=RULES)
    games = [Game.new(options, 7, f"{seed:064x}") for seed in range(5)]
    dealt = {card for game in games for seat in game.state.seats for card in seat.hand}
    assert dealt & set(KINDS)


@pytest.mark.parametrize("card", KINDS)
def test_they_can_never_be_built(card: str) -> None:
    table = circus()
    table.seat(0, "architect", gold=9, hand=[card], city=["framework"])
    table.call("architect")
    table.play("gather:gold")
    assert f"build:{card}" not in table.options
    (seen,) = table.view(0).hand
    assert (seen.card, seen.cost, seen.hindrance) == (card, 0, "action-card")


def test_f115_one_action_card_a_turn() -> None:
    table = circus()
    table.seat(0, "king", hand=["director", "circus_tent", "ticket_wagon"])
    table.call("king")
    table.play("play:circus_tent")
    assert not [option for option in table.options if option.startswith("play:")]
    table.play("gather:gold")
    assert not [option for option in table.options if option.startswith("play:")]


def test_f115_with_two_characters_one_in_each_turn() -> None:
    table = circus(2)
    table.seat(0, "king", "warlord", hand=["circus_tent", "circus_tent"])
    table.call("king")
    table.play("play:circus_tent")
    table.end_turn()
    table.skip_to(character="warlord")
    table.play("play:circus_tent")
    assert len(laid(table, 0)) == 2


def test_they_may_be_played_before_gathering_and_after_building() -> None:
    table = circus()
    table.seat(0, "king", gold=1, hand=["circus_tent", "tavern"])
    table.call("king")
    assert "play:circus_tent" in table.options
    table.play("gather:gold", "build:tavern")
    assert "play:circus_tent" in table.options


def test_not_in_somebody_elses_turn() -> None:
    table = circus()
    table.seat(0, "king")
    table.seat(1, "bishop", hand=["circus_tent"])
    table.call("king")
    assert "play:circus_tent" not in table.options


@pytest.mark.parametrize("card", KINDS)
def test_f122_a_point_for_each_in_hand_and_one_more_with_the_map_room(card: str) -> None:
    table = circus()
    table.seat(0, "king", hand=[card, "tavern"], city=["map_room"])
    table.last_round()
    table.call("king")
    table.finish_round()
    points = table.points(0)
    assert points[card] == 1
    assert points["map_room"] == 2


def test_f122_they_pay_for_the_thieves_den_and_in_the_laboratory() -> None:
    table = circus()
    table.seat(0, "king", gold=0, hand=["director", "rasputin", "thieves_den"], city=["laboratory"])
    table.call("king")
    table.play("use:laboratory", "card:rasputin", "gather:gold")
    assert table.gold(0) == 4
    assert table.bottom() == ["rasputin"]
    table.set_gold(0, 5)
    table.play("build:thieves_den")
    table.skip_to(kind="den-cards")
    table.play("card:director")
    assert table.hand(0) == []
    assert table.city(0) == ["laboratory", "thieves_den"]


def test_f122_they_may_lie_under_the_museum() -> None:
    table = circus(4, uniques=["museum"])
    table.seat(0, "king", hand=["acrobat"], city=["museum"])
    table.last_round()
    table.call("king")
    table.play("use:museum", "card:acrobat")
    table.finish_round()
    points = table.points(0)
    assert points["museum"] == 1
    assert "acrobat" not in points


def test_f122_park_looks_at_them_too() -> None:
    for card, drawn in (("acrobat", 0), ("", 2)):
        table = circus(4, uniques=["park"])
        table.seat(0, "thief", hand=[card] if card else [], city=["park"])
        table.call("thief")
        table.play("gather:gold", "end")
        assert len(table.hand(0)) == bool(card) + drawn


def test_f122_magician_swaps_them_with_the_rest_of_the_hand() -> None:
    table = circus()
    table.seat(0, "magician", hand=["tavern"])
    table.seat(1, hand=["director", "circus_tent"])
    table.call("magician")
    table.play("use:swap-hands", "seat:1", "play:circus_tent")
    assert table.hand(0) == ["director"]


def test_f122_seer_takes_and_gives_them() -> None:
    table = circus(4, "seer")
    table.seat(0, "seer", hand=["circus_tent"])
    table.seat(1, hand=["director"])
    table.call("seer")
    table.play("use:seer")
    assert sorted(table.options) == ["card:circus_tent", "card:director"]
    table.play("card:circus_tent")
    assert (table.hand(0), table.hand(1)) == (["director"], ["circus_tent"])


def test_f122_wizard_takes_them_but_never_builds_them() -> None:
    table = circus(4, "wizard")
    table.seat(0, "wizard", gold=9)
    table.seat(1, hand=["circus_tent", "tavern"])
    table.call("wizard")
    table.play("gather:gold", "use:wizard", "seat:1")
    assert set(table.options) == {"card:circus_tent", "card:tavern", "build:tavern"}
    table.play("card:circus_tent", "play:circus_tent")
    assert laid(table, 0) == [("circus_tent", 0)]


@pytest.mark.parametrize("kind", ["noble", "religious", "trade", "military", "unique"])
def test_f43_the_spy_finds_no_type_on_them(kind: str) -> None:
    table = circus(4, "spy")
    table.seat(0, "spy")
    table.seat(1, gold=5, hand=list(KINDS))
    table.call("spy")
    table.play("use:spy", "seat:1", f"type:{kind}")
    assert (table.gold(0), table.hand(0)) == (0, [])
    assert set(KINDS) <= set(table.seen_by(0)[1].facts["cards"])  # type: ignore[arg-type]
