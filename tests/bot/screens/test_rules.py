"""The pages of the rules."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.screens.limits import length
from bot.screens.look_up import OVERVIEW, SPECIAL_PAGE, topics
from bot.screens.rules import help_screen, page_picture, rules_screen
from bot.view_models.rules import RulesModel
from bot.wording.wording import Wording
from bot.words import patterns
from bot.words.card_texts import differing, effect
from bot.words.language import Language
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from engine.flow.selection import joins
from engine.setup.changes import card_choices
from engine.setup.choice import OWN, RANDOM_CHOICE, OwnChoice, RandomSet, ReadySet
from engine.setup.editions import EDITIONS, Edition
from engine.setup.plan import Plan, seats_for
from engine.setup.rules import Rules
from engine.setup.sets import FIRST_GAME, SETS
from tests.bot.screens.build import text
from tests.limits import check

say = Language()
CLASSIC = Plan("classic", OwnChoice(FIRST_GAME.characters, ("armory", "quarry", "wishing_well")))


def model(plan: Plan, seats: int = 4) -> RulesModel:
    options = plan.options(seats)
    return RulesModel(options.cast, options.uniques, options.rules, seats)


def whole(model: RulesModel) -> str:
    """All pages in words."""
    return "\n".join(text(rules_screen(model, page, say)) for page in topics(model))


def told(plan: Plan, seats: int = 4) -> str:
    """The first page."""
    return text(rules_screen(model(plan, seats), OVERVIEW, say))


@pytest.mark.parametrize("name", SETS)
def test_every_card_of_a_set_is_explained_in_full(name: str) -> None:
    cards = SETS[name]
    shown = whole(RulesModel(cards.characters, cards.uniques))
    assert all(effect(say, card, ()) in shown for card in (*cards.characters, *cards.uniques))


def plans() -> Iterator[Plan]:
    for edition in EDITIONS.values():
        for cards in card_choices(edition.id):
            if cards != OWN:
                chosen = RandomSet("a") if cards == RANDOM_CHOICE else ReadySet(cards)
                yield Plan(edition.id, chosen, action_cards=edition.action_cards)


@pytest.mark.parametrize("plan", list(plans()), ids=lambda plan: f"{plan.edition} {plan.cards.id}")
def test_the_cards_are_explained_as_they_are_in_the_edition(plan: Plan) -> None:
    for seats in seats_for(plan.edition):
        cards = model(plan, seats)
        wording = Wording(say, (), rules=cards.rules)
        shown = whole(cards)
        for card in (*cards.cast, *cards.uniques):
            assert wording.effect(card) in shown


def longest(names: tuple[str, ...], count: int, rules: Rules) -> tuple[str, ...]:
    return tuple(sorted(names, key=lambda name: len(effect(say, name, differing(rules))))[-count:])


def fullest(edition: Edition) -> tuple[list[str], tuple[str, ...]]:
    """The characters and unique districts with the longest texts."""
    rules = edition.rules
    cast = [longest(edition.of_rank(rank), 1, rules) for rank in range(1, 10) if edition.of_rank(rank)]
    uniques = (*dict.fromkeys(edition.fixed), *longest(edition.pool, edition.most, rules))
    return [each for (each,) in cast], uniques


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_longest_cast_and_districts_fit(edition: str, seats: int) -> None:
    cast, uniques = fullest(EDITIONS[edition])
    rules = Plan(edition, action_cards=True, short=True).rules()
    fullest_game = RulesModel(tuple(cast), uniques, rules, seats)
    for page in topics(fullest_game):
        drawn = page_picture(fullest_game, page, say)
        assert check(rules_screen(fullest_game, page, say, drawn)) == []
        assert check(rules_screen(fullest_game, page, say)) == []
    shown = whole(fullest_game)
    wording = Wording(say, (), rules=rules)
    assert all(wording.effect(card) in shown for card in (*cast, *uniques))


def test_a_district_of_which_there_are_two_is_explained_once() -> None:
    assert whole(model(Plan("classic"))).count("Keep (3)") == 1


def test_without_cards_there_are_still_rules() -> None:
    shown = text(rules_screen(RulesModel(), OVERVIEW, say))
    assert say("about-overview", seats=4, size=7) in shown
    assert say("edition-2016") in shown


def test_a_classic_game_is_told_by_its_own_rules() -> None:
    shown = whole(model(CLASSIC))
    assert say("about-overview", seats=4, size=8) in shown
    for card in ("laboratory", "king", "merchant", "warlord"):
        assert effect(say, card, differing(model(CLASSIC).rules)) in shown
        assert say(f"effect-{card}") not in shown
    for card in ("armory", "quarry", "wishing_well", "library", "haunted_quarter"):
        assert say(f"effect-{card}") not in shown
    assert "🟣 Observatory (5)" in shown
    assert "Observatory (4)" not in shown


@pytest.mark.parametrize(
    ("plan", "seats", "size"),
    [
        (Plan(), 4, 7),
        (Plan(), 3, 8),
        (Plan(short=True), 4, 6),
        (Plan(short=True), 2, 7),
        (Plan("classic"), 4, 8),
        (Plan("classic", short=True), 4, 7),
    ],
)
def test_the_size_of_a_city_is_that_of_the_game(plan: Plan, seats: int, size: int) -> None:
    assert say("about-overview", seats=seats, size=size) in told(plan, seats)


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7)])
def test_how_many_characters_each_has(seats: int, size: int) -> None:
    assert say("about-overview", seats=seats, size=size) in told(Plan(), seats)


def page(shown: RulesModel, name: str) -> str:
    return text(rules_screen(shown, name, say))


@pytest.mark.parametrize(
    ("seats", "nine", "last"), [(4, False, "no"), (7, False, "yes"), (7, True, "no"), (8, True, "yes")]
)
def test_who_may_have_the_character_that_lies_face_down(seats: int, nine: bool, last: str) -> None:
    """As in the game: with one character more than seats, the last player to choose may take it."""
    shown = model(Plan(nine=nine), seats)
    assert (last == "yes") == joins(seats, len(shown.cast))
    assert say("rules-set-aside", last=last) in page(shown, "choosing")
    assert say("rules-set-aside", last="any") in page(RulesModel(), "choosing")


@pytest.mark.parametrize(
    ("shown", "nine"),
    [(model(Plan(), 7), "no"), (model(Plan(nine=True), 7), "yes"), (RulesModel(), "yes")],
    ids=["eight characters", "nine characters", "edition"],
)
def test_how_many_characters_are_left_for_the_last_of_seven(shown: RulesModel, nine: str) -> None:
    """With seven players and nine characters, two are left (C4)."""
    assert say("about-many", nine=nine) in page(shown, "many")


@pytest.mark.parametrize(
    ("shown", "naming", "takers", "givers", "paid"),
    [
        (model(Plan()), ("Assassin", "Thief"), "King", "none", ("King", "Bishop", "Warlord", "Merchant")),
        (
            model(Plan(cards=ReadySet("cunning_agents"))),
            ("Witch", "Blackmailer"),
            "none",
            "Emperor",
            ("Emperor", "Abbot", "Warlord", "none"),
        ),
        (
            RulesModel(),
            ("Assassin, Witch, Magistrate, Thief", "Blackmailer"),
            say("numbers-or", first="King", last="Patrician"),
            "Emperor",
            (
                say("numbers-or", first="King, Emperor", last="Patrician"),
                say("numbers-or", first="Bishop, Abbot", last="Cardinal"),
                say("numbers-or", first="Warlord, Diplomat", last="Marshal"),
                say("numbers-or", first="Merchant", last="Trader"),
            ),
        ),
    ],
    ids=["first game", "cunning agents", "edition"],
)
def test_the_pages_name_the_characters_that_play(
    shown: RulesModel, naming: tuple[str, str], takers: str, givers: str, paid: tuple[str, ...]
) -> None:
    named = say("numbers-and", first=naming[0], last=naming[1])
    assert say("about-calling", naming=named) in page(shown, "calling")
    assert say("about-crown", takers=takers, givers=givers) in page(shown, "crown")
    facts = dict(zip(("noble", "religious", "military", "trade"), paid, strict=True))
    assert say("about-districts", **facts) in page(shown, "districts")
    assert say("about-ending", size=7, **facts) in page(shown, "ending")


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_page_names_a_character_that_the_edition_lacks(edition: str) -> None:
    found = RulesModel(rules=EDITIONS[edition].rules, edition=edition, source=edition)
    absent = {say(f"character-{each}") for each in CHARACTER_CARDS if not found.has(each)}
    absent -= {say(f"character-{each}") for each in CHARACTER_CARDS if found.has(each)}
    # The computer players have favourites in every edition.
    for name in topics(found):
        if name != "opponents":
            shown = text(rules_screen(found, name, say)).partition(say("menu-topics"))[0]
            assert [each for each in absent if re.search(rf"\b{each}\b", shown)] == [], name


@pytest.mark.parametrize(
    ("changes", "seats", "line"),
    [
        ({"edition": "deluxe"}, 4, say("rule-tie_break-held-rank")),
        ({"edition": "deluxe", "action_cards": True}, 4, say("setting-actions")),
        ({"edition": "classic"}, 4, say("rule-tie_break-values-then-gold")),
        ({"edition": "classic"}, 3, say("rule-three_players-eight", seats=3)),
        ({"edition": "classic-czech"}, 4, say("rule-tie_break-district-values")),
        ({"edition": "classic-czech"}, 4, say("rule-face_down_seen-true")),
        ({"edition": "classic-czech"}, 4, say("rule-discards-pile")),
        ({"tie_break": "district-values"}, 4, say("rule-tie_break-district-values")),
    ],
)
def test_rules_that_no_card_tells_have_a_section(changes: dict[str, Any], seats: int, line: str) -> None:
    shown = text(rules_screen(model(Plan(**changes), seats), SPECIAL_PAGE, say))
    assert "\n· " in shown
    assert line in shown


def test_usual_rules_have_no_section() -> None:
    assert SPECIAL_PAGE not in topics(model(Plan()))
    assert SPECIAL_PAGE not in topics(model(Plan(short=True)))
    assert say("rule-three_players-eight", seats=3) not in whole(model(Plan("classic"), 4))
    assert say("rules-usual") in text(rules_screen(model(Plan()), SPECIAL_PAGE, say))


def test_costs_are_those_of_the_edition() -> None:
    edition = EDITIONS["classic"]
    costs = {card: DISTRICTS[card].cost for card in (*edition.fixed, *edition.pool)} | dict(
        edition.rules.costs
    )
    uniques = (*dict.fromkeys(edition.fixed), *edition.pool)
    shown = whole(RulesModel((), uniques, edition.rules))
    assert all(f"{say(f'district-{card}')} ({cost})" in shown for card, cost in costs.items())


@pytest.mark.parametrize(("in_server", "support"), [(True, "https://discord.gg/citadels"), (False, "")])
def test_help_is_one_screen_of_a_phone(
    in_server: bool, support: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The ids of commands aren't visible text.
    monkeypatch.setattr(patterns, "command_ids", {})
    view = help_screen(say, in_server=in_server, support=support)
    assert check(view) == []
    assert length(text(view)) < 900
    assert "cit:new" in str(view.to_components())
    assert say("help-new" if in_server else "help-new-anywhere") in text(view)
