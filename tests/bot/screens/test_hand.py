"""The hand: what keeps each card from being built, and what the cards do."""

import pytest

from bot.screens.hand import hand_screen
from bot.screens.panel import panel_screen
from bot.words.language import Language
from engine.view import HandCard
from tests.bot.screens.build import (
    TURN,
    decision,
    hand,
    panel,
    text,
    view,
    whole,
)

say = Language()


def test_the_hand_says_what_keeps_each_card_from_being_built() -> None:
    cards = (
        HandCard("tavern", 1, ""),
        HandCard("palace", 5, "too-expensive"),
        HandCard("market", 2, "identical"),
        HandCard("library", 6, "something-new"),
    )
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=cards)
    told = whole(panel(decision(), view=seen), say)
    assert "🟢 Tavern (1)\n" in told
    assert f"🟡 Palace (5) · *{say('hindrance-too-expensive', missing=3)}*" in told
    assert f"🟢 Market (2) · *{say('hindrance-identical')}*" in told
    assert "🟣 Library (6) · *Hindrance something new*" in told
    assert say("effect-library") not in told


def test_a_buildable_card_is_told_with_its_effect() -> None:
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=hand("library"))
    assert say("effect-library") in whole(panel(decision(), view=seen), say)


@pytest.mark.parametrize(
    ("hindrance", "told"),
    [("gather-first", say("hindrance-gather-first-all")), ("limit", say("hindrance-limit-all"))],
)
def test_a_reason_for_the_whole_hand_is_said_once(hindrance: str, told: str) -> None:
    seen = view(2, seat=0, hand=hand("tavern", "manor", "keep", hindrance=hindrance))
    assert text(panel_screen(panel(decision(), view=seen), say)).count(told) == 1


def test_action_cards_are_told_with_what_they_do() -> None:
    cards = (HandCard("rasputin", 0, "action-card"), HandCard("director", 0, "action-card"))
    seen = view(2, seat=0, hand=(*cards, *hand("keep", hindrance="limit")), armed=("rasputin",))
    told = whole(panel(decision("turn", ("play:director", "disarm:rasputin")), view=seen), say)
    assert say("hand-armed", card="🎪 Rasputin") in told
    assert "🎪 Director\n-# " + say("effect-director") in told
    assert say("hindrance-limit-all") in told
    assert f"**{say('option-play', name='Director')}**" in told


def test_between_turns_nothing_is_said_of_building() -> None:
    told = text(hand_screen(panel(view=view(2, seat=0, hand=hand("keep", hindrance="not-your-turn"))), say))
    assert "🟣 Keep (3)\n" in told
    assert "turn" not in told.split("Keep", 1)[1].split(say("effect-keep"), 1)[0]
