"""Every kind of question has a tip, or needs none."""

from bot.screens.answers import TIPPED
from bot.words.language import Language, locales
from engine.hooks import CHARACTERS, QUESTIONS

SAY = Language()
LONGEST = 90

NEEDS_NONE = {
    # the card or the question says it
    *("destroy", "exchange", "navigate", "graveyard"),
    *("ticket-wagon", "wagon-card", "fortune-seat", "cannonball-card"),
    "hospital",  # its help already says what it is for, and why it is always asked
}


def test_every_kind_of_question_is_explained_in_a_line_or_needs_none() -> None:
    whys = {kind: SAY.find(f"why-{kind}") for kind in QUESTIONS}
    assert {kind for kind, why in whys.items() if why is None} == NEEDS_NONE
    assert [kind for kind, why in whys.items() if len(why or "") > LONGEST] == []


def test_every_tip_about_a_character_is_short_in_every_language() -> None:
    # What these take comes to them without a choice.
    passive = {"queen", "tax_collector", "classic_tax_collector"}
    for say in map(Language, locales()):
        assert set(say.parts("why-pick-character")) == set(TIPPED)
        assert set(say.parts("why-turn")) == set(CHARACTERS) - passive
        tips = [f"{key}.{each}" for key in ("why-pick-character", "why-turn") for each in say.parts(key)]
        facts = [{"cards": count, "fitting": count} for count in (0, 2)]
        assert [each for each in tips for fact in facts if len(say(each, **fact)) > LONGEST] == []


def test_it_says_something_else_than_the_question() -> None:
    facts = {"card": "", "target": "", "gold": 1, "minimum": 1, "maximum": 1, "left": 1}
    for kind in QUESTIONS:
        why = SAY.find(f"why-{kind}")
        assert why not in {SAY.find(f"ask-{kind}", **facts), SAY.find(f"help-{kind}", **facts)} or not why
