"""All that a panel has no room for stands behind its last button."""

from bot.screens.more import more_screen
from bot.screens.panel import panel_screen
from bot.screens.view_models.panel import AdviceModel
from bot.words.language import Language
from engine.events import GatheredGold
from tests.bot.screens.build import button, decision, hand, labels, panel, text, view
from tests.limits import check

SAY = Language()


def test_it_explains_the_question_and_its_answers() -> None:
    model = panel(decision("pick-character", ("character:thief", "character:king")))
    told = text(more_screen(model, SAY))
    assert SAY("help-pick-character") in told
    assert "**2 Thief**: Name another character" in told
    assert SAY("why-pick-character") in told


def test_it_tells_the_whole_story_the_hand_and_where_one_is_called() -> None:
    model = panel(view=view(2, seat=0, hand=hand("tavern")), events=(GatheredGold(seat=1, gold=2),))
    told = text(more_screen(model, SAY))
    assert SAY("event-gathered-gold", seat="**Bob**", gold=2) in told
    assert "🟢 Tavern (1)" in told
    assert "/citadels notify" in told


def test_everything_is_reachable_from_there_and_the_first_button_leads_back() -> None:
    model = panel(decision(), wishing=True, advice=AdviceModel(), board="https://discord.example/1")
    screen = more_screen(model, SAY)
    assert check(screen) == []
    assert labels(screen) == [
        SAY("listed-back"),
        SAY("button-advice"),
        SAY("button-wishes"),
        SAY("button-log"),
        SAY("button-rules"),
        SAY("button-board"),
    ]
    assert button(screen, SAY("button-less"))["custom_id"] == "cit:play:abcdefgh"
    assert button(panel_screen(model, SAY), SAY("button-more"))["custom_id"] == "cit:more:abcdefgh"
