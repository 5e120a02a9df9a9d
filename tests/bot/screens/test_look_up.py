"""Cards and topics to look up."""

from typing import Any

import pytest

from bot.pictures.drawings import drawing
from bot.screens.limits import length
from bot.screens.look_up import (
    OVERVIEW,
    SPECIAL_PAGE,
    TOPICS,
    card_picture,
    card_screen,
    topics,
    unknown_card_screen,
)
from bot.screens.rules import rules_screen
from bot.words.language import Language
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import RANK
from engine.setup.catalogue import CARDS, contains
from engine.setup.editions import EDITIONS
from tests.bot.screens.build import components, text
from tests.bot.screens.looked_up import FIRST, MODELS, WITH_ACTIONS, menus, of_edition, offered
from tests.limits import check

say = Language()


A_PHONE = 700
"""How many letters of a topic fit on a phone's screen, beside its title and two menus."""


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("topic", [each for each in TOPICS if each != SPECIAL_PAGE])
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


def test_menus_lead_to_the_cards_of_the_game_and_to_every_topic() -> None:
    for view in (
        rules_screen(FIRST, OVERVIEW, say),
        card_screen(FIRST, "keep", say),
        rules_screen(FIRST, "choosing", say),
    ):
        found = offered(view)
        assert {*FIRST.cast, *FIRST.uniques, *topics(FIRST)} == {*found}
    assert "king" in offered(rules_screen(FIRST, "crown", say))
    assert "emperor" not in offered(rules_screen(FIRST, "crown", say))
    assert {*EDITIONS["deluxe"].characters} <= {*offered(rules_screen(of_edition("deluxe"), "powers", say))}


@pytest.mark.parametrize("name", MODELS)
def test_every_card_is_shown_in_full_within_the_limits(name: str) -> None:
    for card in CARDS:
        view = card_screen(MODELS[name], card, say)
        assert check(view) == [], card
        told = text(view)
        assert "…" not in told
        assert "None" not in told
        assert say("card-title", name=say(f"{'character' if card in RANK else 'district'}-{card}")) in told


class Cyrillic(Language):
    """A language that needs two bytes for each letter."""

    def find(self, key: str, /, **arguments: Any) -> str | None:
        found = super().find(key, **arguments)
        lasting = key.startswith(("mark-", "numbers-"))
        return (
            found if found is None or lasting else "".join("ж" if each.isalpha() else each for each in found)
        )


@pytest.mark.parametrize("name", MODELS)
def test_the_fullest_screens_fit_in_cyrillic_too(name: str) -> None:
    model = MODELS[name]
    views = [card_screen(model, card, Cyrillic()) for card in CARDS]
    views += [rules_screen(model, topic, Cyrillic()) for topic in TOPICS]
    for view in views:
        assert check(view) == []
        assert "…" not in text(view)


def costs(cost: int, points: int | str = "same") -> str:
    """Return the line about the cost of a unique district."""
    return say("card-district", mark="🟣", kind=say("kind-unique"), cost=cost, points=points)


def test_a_card_is_told_as_it_is_in_the_edition() -> None:
    assert costs(4) in text(card_screen(of_edition("2016"), "observatory", say))
    assert costs(5) in text(card_screen(of_edition("classic"), "observatory", say))
    assert say("card-copies", count=2) in text(card_screen(of_edition("classic"), "keep", say))
    classic = text(card_screen(of_edition("classic"), "warlord", say))
    assert say("effect-warlord.rank_eight-end-of-turn") in classic
    assert say("edition-classic") in classic
    assert costs(6, points=8) in text(card_screen(of_edition("2016"), "dragon_gate", say))
    assert say("hindrance-card-forbids") in text(card_screen(of_edition("2016"), "secret_vault", say))
    assert say("card-players", fewest=5, most=8) in text(card_screen(of_edition("2016"), "queen", say))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_outside_the_edition_is_told_by_another_edition(edition: str) -> None:
    for card in CARDS:
        told = text(card_screen(of_edition(edition), card, say))
        missing = say("card-not-there", edition=say(f"edition-{edition}"))
        assert (missing in told) == (not contains(EDITIONS[edition], card))


@pytest.mark.parametrize(
    ("edition", "card", "key"),
    [
        ("2016", "emperor", "effect-emperor"),
        ("classic", "emperor", "effect-emperor.crown-on-call--emperor_gift-receiver-chooses"),
        ("2016", "warlord", "effect-warlord"),
        ("deluxe", "rasputin", "effect-rasputin"),
        ("2016", "framework", "ruling-71-framework"),
        ("2016", "armory", "ruling-71-armory"),
        ("classic", "armory", "ruling-71-armory.armory-other-cities"),
        ("2016", "tax_collector", "ruling-104"),
        ("2016", "wizard", "ruling-104-free"),
        ("classic", "witch", "ruling-109-witch"),
    ],
)
def test_a_card_is_told_by_the_rule_that_it_is_played_by(edition: str, card: str, key: str) -> None:
    shown = text(card_screen(of_edition(edition), card, say))
    assert say(key) in shown
    other = key.partition(".")[0]
    assert other == key or say(other) not in shown


def test_a_card_that_is_not_in_the_game_is_told_all_the_same() -> None:
    assert say("card-not-in-game") in text(card_screen(FIRST, "witch", say))
    assert say("card-not-in-game") not in text(card_screen(FIRST, "assassin", say))
    assert say("effect-church", earners="Bishop") in text(card_screen(FIRST, "church", say))
    earners = say("numbers-or", first="Bishop, Abbot", last="Cardinal")
    assert say("effect-church", earners=earners) in text(card_screen(of_edition("2016"), "church", say))


def test_a_name_that_no_card_has_is_answered_kindly() -> None:
    view = unknown_card_screen(FIRST, "*qwertz*" * 40, (), say)
    assert check(view) == []
    assert "qwertz" in text(view)
    near = unknown_card_screen(FIRST, "mag", ("magistrate", "magician"), say)
    assert offered(near)[:2] == ["magistrate", "magician"]


@pytest.mark.parametrize("card", ["king", "tavern", "dragon_gate", "acrobat"])
def test_a_cards_page_shows_the_card(card: str) -> None:
    picture = card_picture(card, say)
    (figure,) = picture.figures
    assert drawing(figure.folder, figure.name)
    kinds = [each["type"] for each in components(card_screen(FIRST, card, say, picture))]
    assert 12 in kinds


def test_several_menus_of_cards_name_what_each_holds() -> None:
    *cards, _ = menus(rules_screen(of_edition("2016"), OVERVIEW, say))
    assert [each.placeholder for each in cards] == [
        say("menu-cards-ranks", first=1, last=4),
        say("menu-cards-ranks", first=5, last=9),
        say("menu-cards-letters", first="A", last="M"),
        say("menu-cards-letters", first="M", last="W"),
    ]
    *cards, actions, _ = menus(rules_screen(of_edition("deluxe"), OVERVIEW, say))
    assert actions.placeholder == say("topic-actions")
    assert {each.value for each in actions.options} == {*ACTION_CARDS}
    *cards, _ = menus(rules_screen(FIRST, OVERVIEW, say))
    assert [each.placeholder for each in cards] == [say("menu-cards")]


def test_only_a_card_from_outside_the_game_names_the_edition() -> None:
    named = say("card-edition", edition=say("edition-2016"))
    assert named in text(card_screen(FIRST, "witch", say))
    assert named not in text(card_screen(FIRST, "assassin", say))
