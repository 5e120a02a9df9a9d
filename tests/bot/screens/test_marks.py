"""The marks on the cards of a hand: they agree with what the buttons and menus offer, in recorded games."""

import pytest

from bot.pictures.table_panel import PanelPicture
from bot.screens.controls import Room
from bot.screens.panel import CONTROLS, panel_pictures
from bot.screens.panel_offers import offered
from bot.screens.panel_picture import hand_marks
from bot.screens.phone import BARE
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import reader_wording
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.events import SawHand
from tests.screens.recorded import questions

say = Language()

pytestmark = pytest.mark.no_cover


def drawn(model: PanelModel) -> PanelPicture:
    (picture,) = panel_pictures(model, say)
    assert isinstance(picture, PanelPicture)
    return picture


def turns() -> list[PanelModel]:
    return [model for _, model in questions() if model.question.kind == "turn"]


def buildable(model: PanelModel) -> set[str]:
    """Return the cards that a click can build, at once or in several steps."""
    named = {argument(each) for each in model.question.options if verb(each) == "build"}
    return named | {argument(line.goal) for line in model.lines if verb(line.goal) == "build"}


def test_a_card_says_that_it_can_be_built_exactly_where_something_offers_it() -> None:
    found = 0
    for model in turns()[::3]:
        marks, can = hand_marks(model), buildable(model)
        for card in model.view.hand:
            if card.card in DISTRICTS:
                assert (marks[card.card].state in ("now", "first")) == (card.card in can), (card, marks)
                found += card.card in can
    assert found > 300


def test_gold_comes_first_where_it_is_short_and_what_is_missing_is_counted() -> None:
    states: set[str] = set()
    for model in turns()[::3]:
        gold = model.view.seats[model.question.seat].gold
        for card in model.view.hand:
            mark = hand_marks(model)[card.card]
            states.add(mark.state)
            if mark.state == "first":
                assert card.cost > gold
                assert mark.gold > 0
            if mark.state == "gold":
                assert mark.gold == card.cost - gold > 0
    assert {"now", "first", "gold", "there"} <= states


def test_nothing_is_promised_beside_a_question_that_offers_no_building() -> None:
    for _, model in questions():
        if model.question.kind not in ("turn", "wizard-card"):
            assert not {mark.state for mark in hand_marks(model).values()} & {"now", "first", "no"}


def test_what_a_mark_promises_is_offered_even_in_little_room() -> None:
    for model in turns()[::5]:
        shown = offered(model, reader_wording(model, say), Room(CONTROLS, frame=BARE))
        steps = {each.steps for each in shown}
        assert {line.indexes for line in model.lines if verb(line.goal) == "build"} <= steps


@pytest.mark.parametrize("kind", ["keep-cards", "study", "wizard-card", "fortune-card", "wagon-card"])
def test_cards_of_which_one_chooses_are_shown_with_their_effects(kind: str) -> None:
    found = [model for _, model in questions() if model.question.kind == kind]
    assert found
    for model in found[:20]:
        picture = drawn(model)
        offers = {argument(each) for each in model.question.options if verb(each) == "card"}
        assert picture.drawn is not None
        assert {held.card.id for held in picture.drawn.cards} == offers
        unique = [each for each in picture.drawn.cards if each.card.kind == "unique"]
        assert all(each.effect for each in unique)


def test_a_hand_that_one_has_spied_on_is_shown_with_its_effects_for_the_rest_of_the_turn() -> None:
    """The Spy sees it once, and chooses nothing from it."""
    found = 0
    for model in turns():
        looks = [event for event in model.events if isinstance(event, SawHand) and event.cards]
        turn = model.view.turn
        if not looks or turn is None or turn.character != "spy":
            continue
        picture, found = drawn(model), found + 1
        assert picture.drawn is not None
        assert tuple(held.card.id for held in picture.drawn.cards) == looks[-1].cards
        assert all(held.effect for held in picture.drawn.cards if held.card.kind == "unique")
        # A card of another hand can't be built.
        assert {held.state for held in picture.drawn.cards} == {"held"}
        assert picture.drawn.title.startswith(model.players[looks[-1].target].name)
    assert found > 3


@pytest.mark.parametrize("kind", ["destroy", "seize", "exchange", "armory"])
def test_whoever_looks_into_a_city_sees_its_districts_by_their_names(kind: str) -> None:
    found = [model for _, model in questions() if model.question.kind == kind]
    assert found
    for model in found[:20]:
        picture = drawn(model)
        assert picture.opened == {model.question.target}


def test_nothing_that_the_reader_may_not_know_is_in_the_picture() -> None:
    """The faces of others are those that they have shown; no hand but the reader's own and what is asked."""
    for _, model in questions()[::7]:
        picture = drawn(model)
        for seat, line in zip(model.view.seats, picture.lines, strict=True):
            own = seat.seat == model.view.seat
            assert line.you == own
            if not own:
                assert {each.id for each in line.city.characters} == set(seat.characters)
                assert not line.shut
        if picture.hand is not None:
            assert [held.card.id for held in picture.hand.cards] == [card.card for card in model.view.hand]
