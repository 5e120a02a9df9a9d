"""The screen of wishes: each pick adds to an order, and the buttons show what the reader knows."""

from typing import Any

import pytest
from discord.ui import Button

from bot.controls.requests import DraftWishes, SaveWishes
from bot.screens.more import hand_screen, more_screen
from bot.screens.panel import panel_screen
from bot.screens.wishes import wishes_screen
from bot.view_models.panel import WishesModel
from bot.wording.wording import Wording
from bot.words.language import Language
from storage.values import Wish
from tests.bot.screens.build import components, decision, drawn_panel, labels, panel, text, wishes
from tests.bot.screens.offers import asked
from tests.limits import check

say = Language()


def drafts(model: WishesModel) -> list[tuple[DraftWishes, Button[Any]]]:
    """Return the buttons that show an order, each with its request."""
    return [
        (request, control)
        for request, control in asked(wishes_screen(model, say))
        if isinstance(request, DraftWishes) and not isinstance(request, SaveWishes)
        if isinstance(control, Button)
    ]


def picks(model: WishesModel) -> list[tuple[DraftWishes, Button[Any]]]:
    return [each for each in drafts(model) if len(each[0].order) > len(model.order)]


def save(model: WishesModel) -> dict[str, Any]:
    """Return the button that stores the wishes."""
    shown = components(wishes_screen(model, say))
    (found,) = (each for each in shown if each.get("custom_id", "").startswith("cit:wish-save"))
    return found


def test_each_pick_adds_a_character_to_the_end_until_none_is_left() -> None:
    model, order = wishes(), list[str]()
    while offered := picks(model):
        assert check(wishes_screen(model, say)) == []
        chosen, _ = offered[-1]
        assert [*chosen.order[:-1]] == [model.cast.index(each) for each in order]
        order.append(model.cast[chosen.order[-1]])
        model = wishes(order=tuple(order))
    assert sorted(order) == sorted(model.cast)
    names = say("wishes-then").join(Wording(say, ()).character(each) for each in order)
    assert say("wishes-order", characters=names) in text(wishes_screen(model, say))


def test_wishes_lead_back_to_the_panel() -> None:
    for stored in (None, Wish(0, ("king",))):
        model = wishes(order=("king",), round=0, stored=stored)
        assert labels(wishes_screen(model, say))[-1] == say("button-less")


def test_for_one_round_only_characters_that_it_has_are_offered() -> None:
    gone = ("assassin", "king")
    for one_round, count in ((2, 6), (0, 8)):
        model = wishes(out_of_reach=gone, round=one_round)
        offered = {model.cast[request.order[-1]] for request, _ in picks(model)}
        assert (len(offered), offered.isdisjoint(gone)) == (count, bool(one_round))


@pytest.mark.parametrize(
    ("order", "stored", "label", "disabled"),
    [
        ((), None, say("button-wishes-save"), True),
        (("king",), None, say("button-wishes-save"), False),
        (("king",), Wish(0, ("king",), 0), say("button-wishes-save"), False),
        (("king",), Wish(0, ("thief", "king"), 3), say("button-wishes-save"), False),
        ((), Wish(0, ("king",), 3), say("button-wishes-drop"), False),
    ],
)
def test_a_new_set_can_be_saved(
    order: tuple[str, ...], stored: Wish | None, label: str, *, disabled: bool
) -> None:
    model = wishes(order=order, stored=stored)
    button = save(model)
    assert (button["label"], bool(button.get("disabled"))) == (label, disabled)
    shown = text(wishes_screen(model, say))
    states = [say("wishes-for", round=model.round, state=each) for each in ("open", "stored", "none")]
    assert (states[0] in shown) == (not disabled)
    assert states[1] not in shown


def test_stored_wishes_are_short_and_offer_no_second_saving() -> None:
    model = wishes(order=("king",), stored=Wish(0, ("king",), 3), round=3)
    shown = wishes_screen(model, say)
    assert say("wishes-for", round=3, state="stored") in text(shown)
    assert say("wishes-how") not in text(shown)
    rest = [say("button-wishes-clear"), say("button-wishes-for", round=0), say("button-less")]
    assert labels(shown) == rest
    assert [(each.round, each.order) for each, _ in drafts(model)] == [(3, ()), (0, (3,))]


def test_one_click_makes_it_for_every_round_and_back() -> None:
    for model, other in ((wishes(order=("king",)), 0), (wishes(order=("king",), round=0, coming=4), 4)):
        assert [each.round for each, _ in drafts(model) if each.order == (3,)] == [other]


@pytest.mark.parametrize("question", [None, decision("turn"), decision("kill", ("character:king",))])
def test_the_panel_leads_there_and_says_what_came_true(question: object) -> None:
    plain = panel(question)  # pyright: ignore[reportArgumentType]
    for show in (more_screen, hand_screen):
        assert say("button-wishes") not in labels(show(plain, say))
        shown = show(panel(question, wishing=True, granted="merchant"), say)  # pyright: ignore[reportArgumentType]
        assert say("button-wishes") in labels(shown)
        assert check(shown) == []
    for show in (panel_screen, hand_screen):
        told = text(show(panel(question, granted="merchant"), say))  # pyright: ignore[reportArgumentType]
        assert "Merchant" in told


def test_the_buttons_below_a_question_still_fit_in_one_row() -> None:
    question = decision("kill", ("character:king",), back=True)
    model = panel(question, wishing=True, board="https://discord.example/1")
    assert labels(drawn_panel(model, say)) == ["4 King", say("option-back"), say("listed-on")]
    ways = [
        say("listed-back"),
        say("button-wishes"),
        say("button-log"),
        say("button-rules"),
        say("games-resign"),
        say("button-board"),
    ]
    assert labels(more_screen(model, say)) == ways


def test_who_chooses_in_person_reads_that_no_wished_character_is_left() -> None:
    offered = decision("pick-character", ("character:king", "character:bishop"))
    names = ", ".join(Wording(say, ()).character(each) for each in ("thief", "witch"))
    gone = say("wishes-gone", characters=names)
    for question, ahead, told in (
        (offered, ("thief", "witch"), True),
        (offered, (), False),
        (None, ("thief", "witch"), False),
    ):
        model = panel(question, ahead=ahead)
        assert (gone in text(drawn_panel(model, say))) == told
