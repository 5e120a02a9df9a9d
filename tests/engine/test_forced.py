"""An answer that everybody can see to be the only one is given without asking.

Everybody notices whether a question is asked, so that may not depend on anything hidden: the random games
here check this. The tests below say, card by card, which questions are asked.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine import Game, Rules
from engine.flow.asking import forced
from engine.hooks import QUESTIONS, Question
from tests.engine.actions.tables import circus
from tests.engine.laid_out import AskingGame
from tests.engine.notices import Story, alike, told
from tests.engine.play import moves
from tests.engine.sampling import Sample, moment
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS, Setup
from tests.engine.table import Table

# How many worlds that look alike to a spectator we check.
WORLDS = 4
# How many questions of each kind we check.
SAMPLE = Sample(8)

# The kinds of questions whose only answer everybody may know: each kind needs a test below.
MAY_BE_FORCED = {"turn", "give-crown", "late-crown", "seer-gift", "study", "fortune-card"}

# The kinds that are asked though there is one answer, because nobody else can know that.
ALONE_AND_ASKED = {
    "turn",
    "keep-cards",
    "study",
    "confiscate",
    "hospital",
    "crown-gift",
    "wizard-card",
    "seer-gift",
    "fortune-card",
}


@pytest.mark.no_cover
@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[1::4], ids=str)
def test_whether_a_question_is_asked_depends_on_nothing_secret(setup: Setup) -> None:
    """Everything hidden is dealt again: hands, deck, characters, which markers count, what is armed."""
    chance = Random(setup.seed + 7)
    game = AskingGame.new(setup.options, setup.seats, f"{setup.seed + 7:064x}")
    for _ in moves(game, Random(6), busy=True):
        if not SAMPLE(moment(game)):
            continue
        for _ in range(WORLDS):
            world = Game(another_world(game.state, None, chance))
            assert world.view(None) == game.view(None)
            assert is_forced(world) == is_forced(game)


@pytest.mark.no_cover
@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[::5], ids=str)
def test_a_game_asks_for_all_that_is_not_forced_and_for_nothing_else(setup: Setup) -> None:
    """It is played beside a game that asks everything."""
    seed = f"{setup.seed + 8:064x}"
    game, asking = (kind.new(setup.options, setup.seats, seed) for kind in (Game, AskingGame))
    for decision, picks in moves(game, Random(8), busy=True):
        assert not is_forced(game)
        if len(decision.options) == decision.minimum == 1 and not decision.back:
            assert decision.kind in ALONE_AND_ASKED
        pass_on(asking)
        assert asking.decision is not None
        assert replace(asking.decision, number=decision.number) == decision
        asking.choose(decision.seat, picks)
    pass_on(asking)
    assert asking.over


def is_forced(game: Game) -> bool:
    """Return whether the open question need not be asked."""
    return game.decision is not None and forced(game, game.decision)


def pass_on(game: Game) -> None:
    """Give the automatic answers."""
    while is_forced(game):
        assert game.decision is not None
        game.choose(game.decision.seat, game.decision.options)


def test_every_kind_of_question_that_may_be_forced_is_looked_at_here() -> None:
    assert {kind for kind, each in QUESTIONS.items() if each.forced is not Question.forced} == MAY_BE_FORCED


# The crown


@pytest.mark.parametrize(
    ("uniques", "holder", "at_once"),
    [("keep", 0, True), ("keep", 1, True), ("throne_room", 0, False), ("throne_room", 1, True)],
)
def test_the_crown_is_taken_at_once_where_it_matters_to_nobody_when(
    uniques: str, holder: int, *, at_once: bool
) -> None:
    """It matters if it moves in a game with a Throne Room, wherever that is."""
    table = Table(4, uniques=[uniques])
    table.seat(1, "king")
    table.set_crown(holder)
    table.call("king")
    assert ("use:crown" not in table.options) is at_once
    assert (table.crown == 1) is at_once
    assert ("crown" in table.kinds()) is (at_once and holder != 1)


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_crown_is_taken_when_nothing_else_is_left_to_do(character: str) -> None:
    table = Table(4, character, uniques=["throne_room"])
    table.seat(1, character, gold=1, hand=["temple"])
    table.call(character, "gather:gold")
    table.play("build:temple")
    assert table.kinds()[:3] == ["built", "crown", "turn-ended"]
    assert table.crown == 1


def test_the_crown_waits_while_there_may_be_something_to_build() -> None:
    seen: list[list[Story]] = []
    for hand in (["palace"], ["temple"]):
        table = Table(4, uniques=["throne_room"])
        table.seat(1, "king", hand=hand)
        table.call("king")
        seen.append(told(table, ("gather:gold", "use:crown", "end"), 0, 2, 3, None))
    alike(seen)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_giver_of_the_crown_says_when_though_nothing_else_is_left(seats: int) -> None:
    """While a step can be taken back there are two answers, even if only one seat may have the crown."""
    table = Table(seats, "emperor")
    table.seat(1, "emperor", gold=1, hand=["temple"])
    table.call("emperor", "gather:gold", "build:temple")
    assert table.options == ("use:give-crown",)
    table.play("use:give-crown")
    assert len(table.options) == seats - 2
    assert table.decision.back


def test_the_crown_goes_to_the_only_seat_that_may_have_it() -> None:
    """Among three, if the third has it and doesn't keep it."""
    table = Table(3, "emperor", rules=Rules(crown="on-call"))
    table.set_characters(1, "emperor", "bishop")
    table.call("emperor")
    table.event("crown", seat=2)
    assert (table.asked, table.kind) == (1, "turn")


def test_so_does_that_of_a_killed_emperor() -> None:
    table = Table(3, "emperor")
    table.set_characters(0, "assassin", "warlord")
    table.set_characters(1, "emperor", "bishop")
    table.mark("killed", "emperor", 0)
    table.call("warlord")
    events = table.play("gather:gold", "end")
    assert [event.facts["seat"] for event in events if event.kind == "crown"] == [2]
    assert table.state.round == 2


# Cards


@pytest.mark.parametrize("held", [(), ("tavern",)])
def test_the_last_card_of_the_seer_is_given_by_itself_but_not_one_of_two_alike(held: Sequence[str]) -> None:
    table = Table(4, "seer")
    table.seat(0, "seer", hand=held)
    table.seat(1, hand=["tavern"])
    table.call("seer", "use:seer")
    assert (table.kind == "seer-gift") is bool(held)
    if held:
        assert table.options == ("card:tavern",)
        table.play("card:tavern")
    assert (table.hand(1), table.kind) == (["tavern"], "turn")


@pytest.mark.parametrize("hand", [("castle",), ("castle", "castle")])
def test_the_only_card_of_a_hand_is_taken_by_itself_but_not_one_of_two_alike(hand: Sequence[str]) -> None:
    """The player who took it has seen the hand anyway."""
    table = circus()
    table.seat(0, "bishop", hand=["fortune_teller"])
    table.seat(1, hand=hand)
    table.call("bishop")
    events = table.play("play:fortune_teller", "seat:1")
    assert "saw-hand" in [event.kind for event in events]
    assert (table.kind == "fortune-card") is (len(hand) > 1)
    if len(hand) > 1:
        assert table.options == ("card:castle",)
        table.play("card:castle")
    assert (table.hand(0), table.kind) == (["castle"], "turn")


@pytest.mark.parametrize("hand", [("castle",), ("castle", "castle")])
def test_the_wizard_is_asked_also_if_there_is_one_card_to_take(hand: Sequence[str]) -> None:
    """A missing pause would reveal that it can't be built."""
    table = Table(4, "wizard")
    table.set_characters(0, "wizard")
    table.set_hand(1, *hand)
    table.call("wizard", "use:wizard", "seat:1")
    assert (table.kind, table.options) == ("wizard-card", ("card:castle",))


@pytest.mark.parametrize("deck", [("keep",), ("tavern", "tavern")])
def test_the_last_card_of_the_deck_is_kept_by_itself_but_not_one_of_two_alike(deck: Sequence[str]) -> None:
    table = Table(4, "scholar")
    table.set_characters(0, "scholar")
    table.shrink_deck(*deck, into=3)
    table.call("scholar", "use:study")
    assert (table.kind == "study") is (len(deck) > 1)
    if len(deck) > 1:
        assert table.options == ("card:tavern",)
        table.play("card:tavern")
    assert (table.hand(0), table.kind) == ([deck[0]], "turn")
