"""The options of a lobby: all editions and sets, on all pages, even with the most content."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls.requests import CloseOptions, OpenOptionForm, PickOption, SetOption
from bot.screens.option_controls import switch_state
from bot.screens.options import options_screen
from bot.view_models.lobby import OptionsModel
from bot.words.language import Language, locales
from engine.setup.changes import card_choices
from engine.setup.choice import OWN, RANDOM_CHOICE, OwnChoice, RandomSet, ReadySet
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from engine.setup.preview import preview
from engine.setup.sets import FIRST_GAME
from storage.games.saved_sets import SavedSet
from tests.bot.screens import worst
from tests.bot.screens.build import GAME, button, labels, menus, named, text
from tests.bot.screens.offers import asked
from tests.limits import check

say = Language()
OWN_PLAN = Plan(cards=OwnChoice(FIRST_GAME.characters, FIRST_GAME.uniques))
SAVED = tuple(SavedSet(number, f"*@everyone*_{number:028}", Plan(), 100, 0) for number in range(25))


def cast(*characters: str) -> Plan:
    return Plan(cards=OwnChoice(characters, FIRST_GAME.uniques))


def model(plan: Plan | None = None, seats: int = 4, page: Any = "main", **changes: Any) -> OptionsModel:
    return replace(OptionsModel(GAME, page, preview(plan or Plan(), seats)), **changes)


def told(plan: Plan | None = None, seats: int = 4, page: Any = "main", **changes: Any) -> str:
    return text(options_screen(model(plan, seats, page, **changes), say))


def menu(screen: Any, verb: str) -> dict[str, Any]:
    return next(each for each in menus(screen) if each["custom_id"].endswith(f":{verb}"))


def chosen(found: dict[str, Any]) -> list[str]:
    return [each["value"] for each in found["options"] if each.get("default")]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("page", ["main", "cast", "districts", "lobby", "pace", "extras", "seats"])
@pytest.mark.parametrize("seats", [1, 2, 3, 8])
def test_every_page_fits_at_its_fullest(
    edition: str, page: Any, seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    found = EDITIONS[edition]
    full = Plan(edition=edition, action_cards=True, short=True, nine=True, tie_break="values-then-gold")
    own = product((FIRST_GAME.characters, ("emperor", "queen"), ()), ((), found.pool))
    sets = [ReadySet(each) for each in card_choices(edition) if each not in (OWN, RANDOM_CHOICE)]
    for cards in (*sets, RandomSet("1"), *(OwnChoice(*each) for each in own)):
        plan = replace(full, cards=cards)
        shown = model(plan, seats, page, saved=SAVED, saved_as=SAVED[3].name, note="x" * 300)
        shown = replace(shown, players=worst.players()[:seats], host=100)
        screen = options_screen(shown, say)
        assert check(screen) == []
        assert {type(each) for each, _ in asked(screen)} <= {
            CloseOptions,
            OpenOptionForm,
            PickOption,
            SetOption,
        }
    assert caplog.messages == []


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_menu_cuts_what_a_card_does(locale: str, edition: str) -> None:
    """Letters of some languages take twice the bytes."""
    found = EDITIONS[edition]
    for page, characters, seats in product(("cast", "districts"), (FIRST_GAME.characters, ()), (3, 8)):
        for uniques in ((), FIRST_GAME.uniques, found.pool):
            plan = Plan(edition=edition, cards=OwnChoice(characters, uniques), nine=True)
            for each in menus(options_screen(model(plan, seats, page), Language(locale))):
                told = [option["description"] for option in each["options"] if "description" in option]
                assert [text for text in told if text.endswith("…")] == []
                assert len(told) == len(each["options"])


def test_settings_are_told_and_chosen_in_the_menus() -> None:
    plan = Plan(edition="deluxe", cards=ReadySet("vicious_nobles"), tie_break="district-values")
    screen = options_screen(model(plan), say)
    assert f"**{say('edition-deluxe')}.**" in text(screen)
    assert f"**{say('set-vicious_nobles')}.**" in text(screen)
    about = [each["description"] for name in ("edition", "cards") for each in menu(screen, name)["options"]]
    assert say("edition-deluxe.description") in about
    assert any(each.startswith(say("set-vicious_nobles.description")) for each in about)
    assert chosen(menu(screen, "edition")) == ["deluxe"]
    assert chosen(menu(screen, "cards")) == ["vicious_nobles"]
    extras = options_screen(model(plan, page="extras"), say)
    assert chosen(menu(extras, "tie")) == ["district-values"]
    assert [each["value"] for each in menu(screen, "cards")["options"]] == list(card_choices("deluxe"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_menu_of_a_drawn_set_has_something_chosen(edition: str) -> None:
    screen = options_screen(model(Plan(edition=edition)), say)
    assert all(len(chosen(each)) == 1 for each in menus(screen))


def test_a_switch_says_how_it_stands_and_what_it_will_set() -> None:
    screen = options_screen(model(Plan(edition="deluxe", short=True)), say)
    assert (
        button(screen, say("switch-actions", state="off"))["custom_id"] == "cit:set:abcdefgh:main:actions:on"
    )
    assert button(screen, say("switch-short", state="on"))["custom_id"] == "cit:set:abcdefgh:main:short:off"
    assert button(screen, say("switch-nine", state="off"))["custom_id"] == "cit:set:abcdefgh:main:nine:on"
    states = {"nine": False, "actions": False, "short": True}
    held = " · ".join(switch_state(name, say, on=on) for name, on in states.items())
    assert say("small", text=held) in text(screen)
    assert say("switch-actions", state="off") not in labels(options_screen(model(), say))
    czech = labels(options_screen(model(Plan(edition="classic-czech")), say))
    assert not [each for each in czech if "Ninth" in each]


@pytest.mark.parametrize("seats", [3, 8])
def test_where_rank_9_is_needed_its_switch_can_t_be_pressed(seats: int) -> None:
    assert button(options_screen(model(seats=seats), say), say("switch-nine", state="on"))["disabled"]


def test_only_a_drawn_set_is_drawn_again_and_only_an_own_one_has_pages() -> None:
    assert say("button-draw") in labels(options_screen(model(Plan(cards=RandomSet("1"))), say))
    own = labels(options_screen(model(OWN_PLAN), say))
    assert {say("button-cast"), say("button-districts")} <= set(own)
    assert say("button-draw") not in own
    for page in ("cast", "districts"):
        assert told(page=page) == told()


def test_a_mistake_is_told_with_what_to_do_instead() -> None:
    plan = cast(*FIRST_GAME.characters[:3], "emperor", *FIRST_GAME.characters[4:])
    for page in ("main", "cast"):
        screen = options_screen(model(plan, 2, page), say)
        assert say("lobby-hindrance-character-seats", character="Emperor", fewest=3) in text(screen)
        assert say("setting-instead", names="King or Patrician") in text(screen)
        assert (
            button(screen, say("button-instead", name="Patrician"))["custom_id"]
            == f"cit:set:abcdefgh:{page}:instead:patrician"
        )
    assert "Emperor" not in told(plan, 2, "districts")


def test_the_substitute_of_a_character_can_be_chosen() -> None:
    agents = Plan(cards=ReadySet("cunning_agents"))
    screen = options_screen(model(agents, 2), say)
    assert say("note-replaced", seats=2, instead="King", character="Emperor") in text(screen)
    assert say("setting-choosable", names="Patrician") not in text(screen)
    assert button(screen, say("button-instead", name="King"))["disabled"]
    patrician = button(screen, say("button-instead", name="Patrician"))
    assert not patrician.get("disabled")
    assert patrician["custom_id"] == "cit:set:abcdefgh:main:instead:patrician"
    chosen = labels(options_screen(model(Plan(cards=ReadySet("cunning_agents", ("patrician",))), 2), say))
    assert {say("button-instead", name="King"), say("button-instead", name="Patrician")} <= set(chosen)
    # With three seats, nobody is replaced. If only one character can replace another, there is no choice.
    for plan, seats in ((agents, 3), (Plan("classic", nine=True), 4)):
        assert not [each for each in labels(options_screen(model(plan, seats), say)) if "instead" in each]


def test_a_rank_without_a_character_is_told() -> None:
    assert say("lobby-hindrance-lack-ranks", count=1, ranks=8) in told(
        cast(*FIRST_GAME.characters[:7]), 4, "cast"
    )
    empty = told(cast(*FIRST_GAME.characters[2:]), 4, "cast")
    assert say("lobby-hindrance-lack-ranks", count=2, ranks="1, 2") in empty


@pytest.mark.parametrize(("taken", "key"), [(3, "expected"), (7, "taken"), (8, "most")])
def test_it_is_said_for_how_many_all_of_this_is(taken: int, key: str) -> None:
    """Not the number of people here, if fewer can play the edition."""
    shown = told(Plan("classic-czech"), 7, players=named(*"ABCDEFGH"[:taken]))
    assert say(f"options-for-{key}", count=7, taken=taken) in shown


def test_there_is_a_menu_for_each_rank() -> None:
    screen = options_screen(model(OWN_PLAN, 4, "cast"), say)
    found = [menu(screen, f"rank-{rank}") for rank in range(1, 10)]
    assert [chosen(each) for each in found] == [[each] for each in (*FIRST_GAME.characters, "nobody")]
    queen = next(each for each in found[8]["options"] if each["value"] == "queen")
    assert queen["description"] == say("cast-unfit", seats=4, effect=say("effect-queen"))
    needed = menu(options_screen(model(OWN_PLAN, 3, "cast"), say), "rank-9")
    assert chosen(needed) == ["artist"]
    assert "nobody" not in [each["value"] for each in needed["options"]]


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, say("lobby-hindrance-unique-count", count=0, needed=14, missing=14)),
        (13, say("lobby-hindrance-unique-count", count=13, needed=14, missing=1)),
        (15, say("lobby-hindrance-unique-count", missing=0, count=15, needed=14, extra=1)),
        (20, say("lobby-hindrance-unique-count", missing=0, count=20, needed=14, extra=6)),
    ],
)
def test_how_many_districts_are_chosen_and_what_is_wrong_with_that(count: int, words: str) -> None:
    uniques = EDITIONS["2016"].pool[:count]
    plan = Plan(cards=OwnChoice(FIRST_GAME.characters, uniques))
    screen = options_screen(model(plan, 4, "districts"), say)
    assert say("districts-chosen", count=count, most=14) in text(screen)
    assert words in text(screen)
    assert words in told(plan)
    picks = chosen(menu(screen, "uniques-0")) + chosen(menu(screen, "uniques-1"))
    assert sorted(picks) == sorted(uniques)
    assert button(screen, say("button-fill")).get("disabled", False) == (count >= 14)


def test_districts_show_what_they_cost_in_this_edition() -> None:
    plan = Plan("classic", OwnChoice((), ()))
    screen = options_screen(model(plan, 4, "districts"), say)
    assert "Factory 6" in str([each["label"] for each in menu(screen, "uniques-0")["options"]])


def test_an_optional_effect_is_offered_when_there_is_a_reason() -> None:
    def page(*uniques: str) -> LayoutView:
        plan = Plan("classic", OwnChoice(FIRST_GAME.characters, uniques))
        return options_screen(model(plan, 4, "districts"), say)

    few, many = page(*EDITIONS["classic"].pool[:3]), page(*EDITIONS["classic"].pool[:5])
    assert not [each for each in menus(few) if each["custom_id"].endswith("without")]
    found = menu(many, "without")
    assert found["max_values"] == 2
    assert {"keep", "keep~2"} <= {each["value"] for each in found["options"]}
    kept = tuple(each for each in EDITIONS["classic"].fixed if each != "keep")
    given = page(*kept, *EDITIONS["classic"].pool[:5])
    assert sorted(chosen(menu(given, "without"))) == ["keep", "keep~2"]


def test_saved_sets_are_offered_and_the_one_in_use_can_be_deleted() -> None:
    screen = options_screen(model(saved=SAVED, saved_as=SAVED[4].name, host=SAVED[4].user), say)
    found = menu(screen, "saved")
    assert len(found["options"]) == 25
    assert chosen(found) == ["4"]
    assert chosen(menu(screen, "cards")) == []
    order = [each["custom_id"].rpartition(":")[2] for each in menus(screen)]
    assert order.index("saved") == order.index("cards") + 1, "both say what is played with"
    assert button(screen, say("button-delete-set"))["custom_id"] == "cit:set:abcdefgh:main:delete:4"
    assert "@everyone" not in text(screen)
    plain = options_screen(model(), say)
    assert say("button-delete-set") not in labels(plain)


@pytest.mark.parametrize(
    ("host", "manager", "offered"), [(100, False, True), (7, True, True), (7, False, False)]
)
def test_the_owner_of_a_set_and_managers_of_the_server_may_delete_it(
    *, host: int, manager: bool, offered: bool
) -> None:
    screen = options_screen(model(saved=SAVED, saved_as=SAVED[4].name, host=host, manager=manager), say)
    assert chosen(menu(screen, "saved")) == ["4"]
    assert (say("button-delete-set") in labels(screen)) == offered


def test_a_set_that_was_saved_anew_or_deleted_since_is_not_the_one_in_use() -> None:
    for saved in ((replace(SAVED[4], plan=Plan(short=True)),), ()):
        screen = options_screen(model(saved=saved, saved_as=SAVED[4].name, manager=True), say)
        assert [each for each in labels(screen) if each.startswith("Delete")] == []
        assert not saved or chosen(menu(screen, "saved")) == []


def test_a_saved_set_is_not_described_as_what_it_was_made_of() -> None:
    plan = cast(*FIRST_GAME.characters)
    assert f"**{say('set-own')}.**" in told(plan)
    saved = told(plan, saved=SAVED, saved_as="Ours")
    assert f"{say('set-saved', name='Ours')}.**" in saved
    assert f"**{say('set-own')}.**" not in saved


def test_only_playable_sets_are_saved() -> None:
    assert not button(options_screen(model(), say), say("button-save")).get("disabled")
    assert button(options_screen(model(Plan(cards=OwnChoice((), ()))), say), say("button-save"))["disabled"]


def test_a_menu_keeps_its_number_when_it_moves() -> None:
    def ids(page: Any, seats: int, note: str = "") -> dict[str, int]:
        plan = cast(*FIRST_GAME.characters[:3], "emperor", *FIRST_GAME.characters[4:])
        found = menus(options_screen(model(plan, seats, page, note=note, saved=SAVED), say))
        return {each["custom_id"]: each["id"] for each in found}

    for page in ("main", "cast", "districts"):
        assert ids(page, 2, "Something happened.") == ids(page, 4)
        assert len(set(ids(page, 4).values())) == len(ids(page, 4)) > 1


def test_a_menu_has_another_number_when_another_thing_is_chosen() -> None:
    """Otherwise Discord would keep showing the earlier pick after a form has changed the value."""

    def ids(plan: Plan) -> dict[str, int]:
        found = menus(options_screen(model(plan), say))
        return {each["custom_id"].rpartition(":")[2]: each["id"] for each in found}

    before, after = ids(Plan()), ids(Plan("deluxe"))
    assert {verb for verb in before if before[verb] != after[verb]} == {"edition"}


def test_done_and_save_as_can_be_told_apart() -> None:
    screen = options_screen(model(saved=SAVED), say)
    done, save = button(screen, say("button-options-done")), button(screen, say("button-save"))
    assert done["style"] != save["style"] == ButtonStyle.secondary.value
    rows = [each for each in screen.to_components() if each["type"] == 1]
    assert not [each for each in rows if done in each["components"] and save in each["components"]]


def test_a_note_stands_on_top() -> None:
    assert told(note="Something happened.").startswith("💬 Something happened.")
