"""The topics of the rules: each is one screen of a phone, and those are offered that matter."""

import pytest

from bot.screens.limits import length
from bot.screens.look_up import OVERVIEW, SPECIAL, TOPICS, topics
from bot.screens.rules import rules_screen
from bot.words.language import Language
from engine.setup.catalogue import CARDS
from tests.bot.screens.build import text
from tests.bot.screens.looked_up import FIRST, MODELS, WITH_ACTIONS, of_edition
from tests.limits import check

say = Language()


A_PHONE = 700
"""How many letters of a topic stand on one screen of a phone, beside its title and two menus."""


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("topic", [each for each in TOPICS if each != SPECIAL])
def test_every_topic_is_one_screen_of_a_phone(topic: str, name: str) -> None:
    view = rules_screen(MODELS[name], topic, say)
    assert check(view) == []
    told = text(view)
    assert say(f"topic-{topic}") in told
    assert 100 < length(told) < A_PHONE
    assert "{" not in told


def test_the_topics_are_those_that_matter() -> None:
    assert topics(FIRST)[0] == OVERVIEW
    assert "actions" not in topics(FIRST)
    assert "actions" in topics(WITH_ACTIONS)
    assert topics(of_edition("deluxe")) == [*TOPICS]
    assert topics(FIRST)[1:5] == ["cast", "cast_b", "uniques", "uniques_b"]
    assert "actions" not in topics(of_edition("2016"))
    assert not {*TOPICS, *topics(FIRST)} & {*CARDS}
