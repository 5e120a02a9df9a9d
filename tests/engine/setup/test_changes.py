"""Each change makes a new plan. Impossible ones are refused, whatever a click contains."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.errors import ImpossibleChangeError
from engine.setup.changes import apply, card_choices
from engine.setup.choice import OWN, RANDOM_CHOICE, OwnChoice, RandomSet, ReadySet
from engine.setup.editions import EDITIONS, edition_of
from engine.setup.own_choice import PlanChange, district_groups
from engine.setup.plan import Plan
from engine.setup.preview import preview, problems
from engine.setup.sets import FIRST_GAME, SETS

OWN_PLAN = Plan(cards=OwnChoice(FIRST_GAME.characters, FIRST_GAME.uniques))
CLASSIC = Plan(edition="classic", cards=OwnChoice(FIRST_GAME.characters, ()))


def own(plan: Plan) -> OwnChoice:
    assert isinstance(plan.cards, OwnChoice)
    return plan.cards


def picked(plan: Plan) -> tuple[str, ...]:
    return own(plan).picked(EDITIONS[plan.edition])


def changed(plan: Plan, verb: str, *values: str, taken: int = 4, draw: str = "1") -> Plan:
    name, _, part = verb.partition("-")
    return apply(PlanChange(plan, name, part, values, taken, draw))


@pytest.mark.parametrize(
    ("verb", "value", "changes"),
    [
        ("edition", "deluxe", {"edition": "deluxe"}),
        ("cards", "vicious_nobles", {"cards": ReadySet("vicious_nobles")}),
        ("nine", "on", {"nine": True}),
        ("nine", "off", {}),
        ("actions", "on", {}),
        ("short", "on", {"short": True}),
        ("tie", "district-values", {"tie_break": "district-values"}),
        ("tie", "revealed-rank", {}),
        ("tie", "edition", {}),
    ],
)
def test_an_option_is_set_and_twice_is_as_once(verb: str, value: str, changes: dict[str, object]) -> None:
    expected = Plan(**changes)  # pyright: ignore[reportArgumentType]
    assert changed(Plan(), verb, value) == expected
    assert changed(expected, verb, value) == expected


@pytest.mark.parametrize("plan", [Plan(), OWN_PLAN, CLASSIC, Plan(cards=RandomSet("1"))])
@pytest.mark.parametrize(
    ("verb", "values"),
    [
        ("win", ("all",)),
        ("edition", ("1999",)),
        ("edition", ("deluxe", "classic")),
        ("edition", ()),
        ("cards", ("nothing",)),
        ("cards", ()),
        ("nine", ("maybe",)),
        ("tie", ("my-gold",)),
        ("rank-4", ("bishop",)),
        ("rank-4", ("nobody",)),
        ("rank-4", ("joker",)),
        ("rank", ("king",)),
        ("rank-4", ("king", "emperor")),
        ("instead", ("joker",)),
        ("uniques-0", ("manor",)),
        ("uniques-9", ("armory",)),
        ("uniques", ("armory",)),
        ("uniques-²", ("armory",)),
        ("without", ("keep",)),
        ("without", ("manor",)),
    ],
)
def test_unknown_things_are_refused(plan: Plan, verb: str, values: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleChangeError):
        changed(plan, verb, *values)


@pytest.mark.parametrize("verb", ["fill", "clear", "rank-4", "instead", "uniques-0", "without"])
def test_only_an_own_choice_is_chosen(verb: str) -> None:
    with pytest.raises(ImpossibleChangeError):
        changed(Plan(), verb, "king")


def test_only_a_drawn_set_is_drawn_again() -> None:
    plan = changed(Plan(), "cards", RANDOM_CHOICE, draw="7")
    assert plan == Plan(cards=RandomSet("7"))
    assert changed(plan, "draw", "again", draw="8") == Plan(cards=RandomSet("8"))
    assert changed(plan, "cards", RANDOM_CHOICE, draw="8") == plan
    with pytest.raises(ImpossibleChangeError):
        changed(Plan(), "draw", "again")


@pytest.mark.parametrize("cards", SETS)
@pytest.mark.parametrize("taken", [1, 2, 3, 5])
def test_an_own_choice_begins_with_what_was_there(cards: str, taken: int) -> None:
    plan = changed(Plan(cards=ReadySet(cards)), "cards", OWN, taken=taken)
    # A character that was replaced only because of the number of players is back.
    assert plan.cards == OwnChoice(SETS[cards].characters, SETS[cards].uniques)


def test_an_own_choice_of_a_drawn_set_is_that_set() -> None:
    drawn = changed(Plan(nine=True), "cards", RANDOM_CHOICE, draw="3")
    plan = changed(drawn, "cards", OWN, taken=5)
    now = preview(drawn, 5)
    assert plan.cards == OwnChoice(now.cast, now.uniques)
    assert preview(plan, 5).cast == now.cast


def test_an_edition_keeps_of_an_own_choice_what_it_has() -> None:
    plan = replace(OWN_PLAN, edition="deluxe", action_cards=True, nine=True, tie_break="values-then-gold")
    classic = changed(plan, "edition", "classic")
    assert set(own(classic).uniques) == {"factory", "imperial_treasury", "map_room", "quarry", "wishing_well"}
    assert (classic.action_cards, classic.nine, classic.tie_break) == (False, True, None)
    czech = changed(classic, "edition", "classic-czech")
    assert (czech.cards, czech.nine) == (ReadySet("first_game"), False)
    assert problems(czech, 4) == ()


def test_editions_offer_what_they_have() -> None:
    assert card_choices("2016") == (*SETS, RANDOM_CHOICE, OWN)
    assert card_choices("classic") == ("first_game", RANDOM_CHOICE, OWN)
    assert card_choices("classic-czech") == ("first_game",)
    for edition in EDITIONS:
        groups = district_groups(edition)
        assert tuple(card for group in groups for card in group) == edition_of(edition).pool


def test_a_character_is_chosen_for_its_rank() -> None:
    plan = changed(OWN_PLAN, "rank-4", "emperor")
    assert own(plan).of_rank(4) == "emperor"
    assert len(own(plan).characters) == 8
    assert own(changed(plan, "instead", "patrician")).characters[3] == "patrician"
    nine = changed(plan, "rank-9", "artist")
    assert (nine.nine, own(nine).characters[8]) == (True, "artist")
    nobody = changed(nine, "rank-9", "nobody")
    assert (nobody.nine, len(own(nobody).characters)) == (False, 8)
    # If rank 9 plays only because it must, replacing its character doesn't add it elsewhere.
    assert changed(replace(nine, nine=False), "instead", "queen").nine is False


def test_a_replacement_in_a_set_is_chosen_and_forgotten_with_the_set() -> None:
    agents = Plan(cards=ReadySet("cunning_agents"))
    plan = changed(agents, "instead", "patrician", taken=2)
    assert plan.cards == ReadySet("cunning_agents", ("patrician",))
    assert preview(plan, 2).cast[3] == "patrician"
    assert changed(plan, "instead", "king") == agents
    assert changed(plan, "edition", "deluxe").cards == plan.cards
    assert changed(plan, "cards", "illustrious_emissaries").cards == ReadySet("illustrious_emissaries")
    assert changed(plan, "cards", "cunning_agents") == plan


def test_an_edition_forgets_a_replacement_that_it_does_not_have() -> None:
    plan = changed(Plan(nine=True), "instead", "tax_collector")
    assert plan.cards == ReadySet("first_game", ("tax_collector",))
    assert changed(plan, "edition", "classic").cards == ReadySet("first_game")


@pytest.mark.parametrize("character", ["emperor", "magician", "tax_collector", "witch", "joker"])
def test_only_who_can_replace_a_character_of_the_set_is_chosen(character: str) -> None:
    with pytest.raises(ImpossibleChangeError):
        changed(Plan(cards=ReadySet("cunning_agents")), "instead", character)


def test_a_menu_of_districts_changes_what_is_chosen_in_it_and_nothing_else() -> None:
    first, second = district_groups("2016")
    plan = changed(changed(OWN_PLAN, "clear", "all"), "uniques-1", *second[:3])
    plan = changed(plan, "uniques-0", first[0], first[5])
    assert picked(plan) == (first[0], first[5], *second[:3])
    plan = changed(plan, "uniques-1", second[3])
    assert picked(plan) == (first[0], first[5], second[3])
    assert picked(changed(plan, "uniques-1")) == (first[0], first[5])


def test_the_rest_is_drawn() -> None:
    some = changed(changed(OWN_PLAN, "clear", "all"), "uniques-0", *district_groups("2016")[0][:3])
    full = changed(some, "fill", "rest")
    assert len(set(own(full).uniques)) == 14
    assert set(own(some).uniques) < set(own(full).uniques)
    assert changed(some, "fill", "rest") == full
    assert changed(some, "fill", "rest", draw="2") != full
    assert problems(full, 4) == ()
    assert changed(full, "fill", "rest", draw="2") == full


def test_for_each_card_beyond_those_that_may_be_added_one_is_left_out() -> None:
    cards = edition_of("classic").pool[:5]
    plan = changed(CLASSIC, "uniques-0", *cards)
    assert own(plan).beyond(EDITIONS["classic"]) == 2
    assert [problem.key for problem in problems(plan, 4)] == ["unique-count"]
    plan = changed(plan, "without", "keep", "keep~2")
    assert own(plan).left_out(EDITIONS["classic"]) == ("keep", "keep")
    assert problems(plan, 4) == ()
    assert Counter(preview(plan, 4).uniques)["keep"] == 0
    with pytest.raises(ImpossibleChangeError):
        changed(plan, "without", "keep", "keep~2", "library")
    # Removing chosen cards brings the fixed ones back too.
    fewer = changed(plan, "uniques-0", *cards[:4])
    assert own(fewer).left_out(EDITIONS["classic"]) == ("keep",)
    assert problems(fewer, 4) == ()
    assert own(changed(fewer, "uniques-0", *cards[:3])).uniques == cards[:3]
    assert own(changed(plan, "without")).uniques == cards
