"""Buttons that give several answers at once say what happens."""

from dataclasses import replace

import pytest

from bot.pictures.held import HandMark, forbidden, marked
from bot.pictures.models import card_of
from bot.screens.answers import option_label
from bot.screens.controls import Room
from bot.screens.limits import MENU_OPTIONS
from bot.screens.more import more_screen
from bot.screens.panel_offers import offered
from bot.screens.panel_picture import drawn_marks, hand_marks
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine import Game, PositionBuilder
from engine.cards.districts import COLOURED, DISTRICTS
from engine.decision import verb
from engine.lines import MOST_TARGETS, ends_turn, lines
from engine.offers import brings, shortages
from engine.setup.sets import DEVIOUS_DIGNITARIES, FIRST_GAME, TENACIOUS_DELEGATES
from engine.view import HandCard, TurnView
from tests.bot.screens.build import GAME, TAG, drawn_panel, labels, menus, named, text, view
from tests.house import BUTTON
from tests.screens.fold import answers
from tests.screens.recorded import questions

SAY = Language()


def _panel(game: Game) -> PanelModel:
    decision = game.decision
    assert decision is not None
    return PanelModel(
        game=GAME,
        tag=TAG,
        players=named(*("Anna", "Bob", "Cleo", "Dora")[: len(game.seats)]),
        view=game.view(decision.seat),
        decision=decision,
        lines=lines(game),
        ends=ends_turn(game),
        short=shortages(game),
        brings={option: brings(game, option) for option in decision.options},
    )


def _turns() -> list[PanelModel]:
    return [model for _, model in questions() if model.question.kind == "turn"]


def _turn(character: str) -> PositionBuilder:
    """Lay out a turn of the first seat with this character. The other two have one and three cards."""
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, character, "merchant", gold=3, hand=["tavern"])
    builder.seat(1, "bishop", "king", hand=["market"])
    builder.seat(2, "architect", "warlord", hand=["docks", "harbor", "castle"])
    return builder.call(character)


def test_all_targets_of_an_option_stand_in_one_menu() -> None:
    assert MOST_TARGETS <= MENU_OPTIONS


def test_a_swap_shows_the_number_of_cards_of_each_hand() -> None:
    screen = drawn_panel(_panel(_turn("magician").build()), SAY)
    swaps = [f"{name} ({SAY('stake-cards', cards=cards)})" for name, cards in (("Bob", 1), ("Cleo", 3))]
    assert [each["label"] for each in menus(screen)[0]["options"]] == swaps


@pytest.mark.parametrize("power", ["assassin kill", "thief rob", "magician swap-hands"])
def test_targets_are_named_in_a_menu_even_if_they_are_few(power: str) -> None:
    character, verb = power.split()
    screen = drawn_panel(_panel(_turn(character).build()), SAY)
    wanted = SAY("menu-targets", label=SAY(f"option-use-{verb}"))
    assert wanted in [each["placeholder"] for each in menus(screen)]


def test_in_a_menu_of_several_powers_each_target_is_named_with_its_power() -> None:
    plain = FIRST_GAME.options(3)
    builder = PositionBuilder(replace(plain, uniques=("armory", *plain.uniques[1:])), 3)
    city = ["smithy", "armory", "laboratory", "prison", "temple", "tavern"]
    builder.seat(0, "magician", "merchant", gold=3, hand=["tavern", "prison"], city=city)
    builder.seat(1, "bishop", "king", hand=["market"], city=["temple"])
    builder.seat(2, "architect", "assassin", city=["manor"])
    model = _panel(builder.call("magician").build())
    found = offered(model, Wording(SAY, model.players, 0), Room(250))
    power, listed = SAY("option-use-swap-hands"), [each.label for each in found if each.menu]
    assert {SAY("line-joined", first=power, second=name) for name in ("Bob", "Cleo")} <= {*listed}


def test_a_cannonball_shows_which_district_replaces_which() -> None:
    lines = [(m, each) for _, m in questions() for each in m.lines if each.goal == "play:living_cannonball"]
    model, line = next(found for found in lines if len(found[1].picks) == 3)
    wording = Wording(SAY, model.players, model.seat)
    old, new = (
        option_label(replace(model, decision=asked, brings={pick: line.brings}, lacking=()), wording, pick)
        for asked, pick in zip(line.asked[1:], line.picks[1:], strict=True)
    )
    shown = [each.label for each in offered(model, wording, Room(250))]
    assert SAY("line-replaced", first=old, second=new) in shown


@pytest.mark.parametrize("character", ["thief", "merchant"])
@pytest.mark.parametrize("stage", ["before", "drawing", "gathered"])
@pytest.mark.parametrize("gold", range(8))
def test_a_mark_says_what_a_card_needs_before_it_is_built(character: str, stage: str, gold: int) -> None:
    hand, drawn = ["watchtower", "prison", "barracks", "fortress", "library"], ["cathedral", "town_hall"]
    held = hand if stage != "drawing" else drawn
    builder = PositionBuilder(FIRST_GAME.options(3), 3).deck(*drawn)
    builder.seat(0, character, "assassin", gold=gold, hand=hand, city=["tavern"])
    builder.seat(1, "bishop", "king").seat(2, "architect", "warlord")
    game = builder.call(character).build()
    if stage != "before":
        game.choose(0, ("gather:cards",))
    if stage == "gathered":
        assert game.decision is not None
        game.choose(0, game.decision.options[:1])
    model = _panel(game)
    marks = hand_marks(model) if stage != "drawing" else drawn_marks(model, tuple(drawn))
    taken, income = 2 if stage == "before" else 0, 2 if character == "merchant" else 0
    for card in held:
        cost = DISTRICTS[card].cost or 0
        if cost <= gold:
            expected = HandMark("now")
        elif cost <= gold + taken:
            expected = HandMark("first", taken)
        elif cost <= gold + taken + income:
            expected = HandMark("collect", taken + income)
        else:
            expected = HandMark("gold", cost - gold)
        assert marks[card] == expected, card
    if stage == "before":
        # In a beginner's first turn, no button gathers and builds.
        slow = hand_marks(replace(model, beginner=True, explained=True))
        assert "now" not in {mark.state for mark in slow.values()}


def test_a_card_that_would_be_kept_can_be_built_at_once() -> None:
    game = _turn("thief").deck("prison", "watchtower").build()
    game.choose(0, ("gather:cards",))
    assert {
        SAY("line-build", begins="keeps", collected=0, card="🔴 Prison (2)"),
        SAY("line-build", begins="keeps", collected=0, card="🔴 Watchtower (1)"),
    } <= set(labels(drawn_panel(_panel(game), SAY)))


def _merchant() -> PanelModel:
    """Make the panel of a Merchant who can pay for the Docks before taking the income of 2 gold."""
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, "merchant", "thief", gold=1, hand=["docks"])
    builder.seat(1, "bishop", "king")
    builder.seat(2, "architect", "warlord")
    builder.state.round = 2
    return _panel(builder.call("merchant").build())


def test_gold_after_a_district_is_no_gold_to_take_first() -> None:
    assert hand_marks(_merchant())["docks"] == HandMark("first", 2)


def test_a_line_of_three_steps_names_its_district_and_below_it_the_gold_of_each_step() -> None:
    model = _merchant()
    docks = SAY("line-build", begins="takes", collected=0, card="🟢 Docks (3)")
    steps = SAY("line-build-steps", begins="takes", taken=2, collected=0, after=2)
    for beginner in (False, True):
        screen = drawn_panel(replace(model, beginner=beginner), SAY)
        (menu,) = menus(screen)
        assert menu["placeholder"] == SAY("menu-build")
        rows = [(each["label"], each["description"]) for each in menu["options"]]
        assert rows == [(docks, f"{steps} {SAY('line-ends')}")]
        assert labels(screen) == [
            SAY("option-gather-gold", got=2),
            SAY("option-gather-cards", drawn=2, kept=1),
            SAY("option-use-merchant-gold", got=1),
            SAY("line-end", begins="takes", gold=3, sums="2+1"),
            SAY("button-more"),
        ]


@pytest.mark.parametrize("hand", [["docks"], ["docks", "tavern", "market", "castle", "manor"]])
def test_districts_stand_in_their_own_menu_however_few_they_are(hand: list[str]) -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, "bishop", "thief", gold=3, hand=hand)
    builder.seat(1, "king", "merchant")
    builder.seat(2, "architect", "warlord")
    screen = drawn_panel(_panel(builder.call("bishop").build()), SAY)
    (menu,) = menus(screen)
    assert menu["placeholder"] == SAY("menu-build")
    # In the order of the hand, each with the line before the offer that takes nothing.
    cards = [each["label"].removesuffix(")") for each in menu["options"]]
    places = [
        next(place for place, card in enumerate(hand) if SAY(f"district-{card}") in each) for each in cards
    ]
    assert places == sorted(places)
    assert set(places) == set(range(len(hand)))
    assert labels(screen) == [
        SAY("option-gather-gold", got=2),
        SAY("option-gather-cards", drawn=2, kept=1),
        SAY("line-end", begins="takes", gold=2, sums="2"),
        SAY("button-more"),
    ]


@pytest.mark.parametrize(("card", "way"), [("castle", "framework"), ("necropolis", "necropolis")])
def test_the_row_of_a_district_says_what_is_torn_down_for_it(card: str, way: str) -> None:
    options = FIRST_GAME.options(3)
    options = replace(options, uniques=("framework", "necropolis", *options.uniques[2:]))
    city = ["framework"] if way == "framework" else ["tavern"]
    builder = PositionBuilder(options, 3).seat(0, "bishop", "thief", gold=0, hand=[card], city=city)
    builder.seat(1, "king", "merchant")
    builder.seat(2, "architect", "warlord")
    game = builder.call("bishop").build()
    game.choose(0, ("gather:gold",))
    model = _panel(game)
    (row,) = (each for each in offered(model, Wording.of(model, SAY), Room(600)) if "build" in each.verb)
    assert SAY(f"line-way-{way}") in row.description
    # One click tears down the Framework. The district that goes for a Necropolis is still to be chosen.
    assert len(row.steps) == (2 if way == "framework" else 1)


def test_a_card_that_cannot_be_built_says_why() -> None:
    for why in ("limit", "card-forbids"):
        held = marked(card_of("tavern", 1, SAY), HandMark("no", why=why), SAY, ())
        assert held.reason == SAY(f"picture-reason-no.{why}")
    assert marked(card_of("tavern", 1, SAY), HandMark("no"), SAY, ()).reason == SAY("picture-reason-no")


def test_a_card_that_cannot_be_built_names_the_power_that_forbids_it_or_pays_later() -> None:
    options = FIRST_GAME.options(3)
    options = replace(options, uniques=("framework", *options.uniques[1:]))
    builder = PositionBuilder(options, 3)
    builder.seat(0, "bishop", "thief", gold=0, hand=["castle"], city=["framework"])
    builder.seat(1, "king", "merchant")
    builder.seat(2, "architect", "warlord")
    paid = hand_marks(_panel(builder.call("bishop").build()))["castle"]
    assert paid == HandMark("no", why="gather-first", power="framework")
    pays = SAY("picture-reason-no.gather-first-power", power=SAY("district-framework"))
    assert marked(card_of("castle", 4, SAY), paid, SAY, ()).reason == pays
    never = TurnView(0, "navigator", gathered=True, built=0, limit=0)
    card = HandCard("castle", 4, "character-never-builds")
    forbids = forbidden(card, view(2, seat=0, phase="turns", turn=never))
    assert forbids.power == "navigator"
    assert marked(card_of("castle", 4, SAY), forbids, SAY, ()).reason == SAY("character-navigator")


def test_only_gold_after_gathering_is_collected() -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, "merchant", "thief", gold=1, hand=["docks"], city=["market"])
    builder.seat(1, "bishop", "king")
    builder.seat(2, "architect", "warlord")
    game = builder.call("merchant").build()
    assert hand_marks(_panel(game))["docks"] == HandMark("first", 2)
    game.choose(0, ("gather:cards",))
    while game.decision and game.decision.kind != "turn":
        game.choose(0, game.decision.options[:1])
    assert hand_marks(_panel(game))["docks"] == HandMark("collect", 2)
    docks = SAY("line-build", begins="collects", taken=0, collected=2, after=0, card="🟢 Docks (3)")
    (menu,) = menus(drawn_panel(_panel(game), SAY))
    assert docks in [each["label"] for each in menu["options"]]


@pytest.mark.parametrize(("character", "gold"), [("bishop", 2), ("merchant", 2), ("merchant", 0)])
def test_the_mark_of_a_card_that_cards_can_pay_for_agrees_with_the_offers(character: str, gold: int) -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, character, "thief", gold=gold, hand=["thieves_den", "docks", "castle", "manor"])
    builder.seat(1, "king", "magician").seat(2, "architect", "warlord")
    game = builder.call(character).build()
    marks = [hand_marks(_panel(game))["thieves_den"]]
    game.choose(0, ("gather:gold",))
    marks.append(hand_marks(_panel(game))["thieves_den"])
    assert marks == (
        [HandMark("first", 2), HandMark("now")] if gold else [HandMark("collect", 3), HandMark("collect", 1)]
    )


def test_a_beginner_without_lines_takes_gold_first() -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, "bishop", "thief", gold=1, hand=["docks"])
    model = _panel(builder.seat(1, "king", "merchant").seat(2, "architect", "warlord").call("bishop").build())
    for beginner, mark, reason in ((False, HandMark("first", 2), 2), (True, HandMark("first"), 0)):
        shown = hand_marks(replace(model, beginner=beginner, explained=beginner))["docks"]
        assert shown == mark
        told = marked(card_of("docks", 3, SAY), shown, SAY, ()).reason
        assert told == SAY("picture-reason-first", gold=reason)


def _ending(character: str) -> PanelModel:
    game = _turn(character).build()
    game.choose(0, ("gather:gold",))
    return _panel(game)


def test_the_end_of_a_beginners_turn_names_the_power_that_is_lost() -> None:
    model = _ending("assassin")
    told = SAY("option-end-losing.use-kill")
    assert told not in labels(drawn_panel(model, SAY))
    assert told in labels(drawn_panel(replace(model, beginner=True), SAY))
    # The Magician uses one of two powers.
    either = SAY("option-end-losing", count=1)
    assert either in labels(drawn_panel(replace(_ending("magician"), beginner=True), SAY))


def test_the_end_of_a_turn_never_regrets_the_own_districts() -> None:
    for other, regrets in ((), False), (["tavern"], True):
        builder = PositionBuilder(FIRST_GAME.options(3), 3)
        builder.seat(0, "warlord", "merchant", city=["temple"]).seat(1, "architect", "king", city=other)
        game = builder.seat(2, "assassin", "thief").call("warlord").build()
        game.choose(0, ("gather:gold",))
        shown = labels(drawn_panel(replace(_panel(game), beginner=True), SAY))
        assert (SAY("option-end-losing.use-destroy") in shown) == regrets


def _gathered(*hand: str) -> Game:
    builder = PositionBuilder(FIRST_GAME.options(4), 4)
    builder.seat(0, "merchant", hand=hand)
    for seat, other in enumerate(("thief", "king", "architect"), start=1):
        builder.seat(seat, other)
    game = builder.call("merchant").build()
    game.choose(0, ("gather:gold",))
    return game


def test_the_end_of_a_turn_names_the_income_or_the_build_that_is_lost() -> None:
    collecting = SAY("option-end-losing.gold")
    extra = SAY("option-use-merchant-gold", got=1)
    # One button collects, and one ends the turn. After either, nothing is left to do.
    collects = SAY("option-ends", label=extra)
    assert labels(drawn_panel(_panel(_gathered()), SAY)) == [collects, collecting, SAY("button-more")]
    game = _gathered("tavern")
    assert {extra, collecting} <= {*labels(drawn_panel(_panel(game), SAY))}
    game.choose(0, ("use:merchant-gold",))
    unbuilt = SAY("option-end-losing.build")
    assert unbuilt in labels(drawn_panel(_panel(game), SAY))
    game.choose(0, ("build:tavern",))
    assert unbuilt not in labels(drawn_panel(_panel(game), SAY))


def test_the_end_of_a_turn_speaks_of_further_districts_after_a_build() -> None:
    builder = PositionBuilder(FIRST_GAME.options(4), 4)
    builder.seat(0, "architect", gold=2, hand=["tavern", "market"])
    for seat, other in enumerate(("thief", "king", "merchant"), start=1):
        builder.seat(seat, other)
    game = builder.call("architect").build()
    game.choose(0, ("use:architect-cards",))
    for pick, loss in (("gather:gold", "build"), ("build:tavern", "more")):
        game.choose(0, (pick,))
        for other in ("build", "more"):
            told = SAY(f"option-end-losing.{other}")
            assert (told in labels(drawn_panel(_panel(game), SAY))) == (other == loss)


def test_offers_to_build_show_the_colour_of_each_district_however_long_they_are() -> None:
    for hand in ("tavern", "harbor"), ("tavern", "watchtower"):
        builder = PositionBuilder(FIRST_GAME.options(3), 3)
        builder.seat(0, "bishop", "thief", gold=3, hand=hand)
        builder.seat(1, "king", "merchant")
        builder.seat(2, "architect", "warlord")
        screen = drawn_panel(_panel(builder.call("bishop").build()), SAY)
        listed = [each["label"] for menu in menus(screen) for each in menu["options"]]
        shown = [*labels(screen), *listed]
        builds = [each for each in shown if any(SAY(f"district-{card}") in each for card in hand)]
        assert len(builds) == 2
        assert all(any(SAY(f"mark-{kind}") in each for kind in COLOURED) for each in builds)


def test_a_question_with_only_the_end_of_the_turn_says_that_nothing_else_is_left() -> None:
    ended = SAY("panel-question", text=SAY("ask-turn", character="none", building="nothing"))
    for hand, left in (["cathedral"], False), (["tavern"], True):
        builder = PositionBuilder(FIRST_GAME.options(4), 4)
        builder.seat(0, "bishop", hand=hand)
        for seat, other in enumerate(("thief", "king", "architect"), start=1):
            builder.seat(seat, other)
        game = builder.call("bishop").build()
        assert ended not in text(drawn_panel(_panel(game), SAY))
        game.choose(0, ("gather:gold",))
        assert (ended not in text(drawn_panel(_panel(game), SAY))) == left


def test_a_question_asks_what_to_build_only_where_nothing_else_can_be_done() -> None:
    builds = SAY("ask-turn", character="none", building="some")
    anything = SAY("ask-turn", character="none", building="none")
    for character, said in (("magician", anything), ("bishop", builds)):
        builder = PositionBuilder(FIRST_GAME.options(4), 4)
        builder.seat(0, character, gold=3, hand=["tavern"])
        for seat, other in enumerate(("thief", "king", "architect"), start=1):
            builder.seat(seat, other)
        game = builder.call(character).build()
        game.choose(0, ("gather:gold",))
        assert SAY("panel-question", text=said) in text(drawn_panel(_panel(game), SAY))


def test_menus_of_one_step_are_explained_behind_more() -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, "warlord", "merchant", gold=3, hand=["tavern"])
    builder.seat(1, "king", "thief", city=["market", "harbor"])
    builder.seat(2, "architect", "magician", city=["docks", "castle"])
    model = _panel(builder.call("warlord").build())
    screen = drawn_panel(model, SAY)
    label, told = SAY("option-use-destroy"), SAY("option-use-destroy.description")
    assert SAY("menu-targets", label=label) in [each["placeholder"] for each in menus(screen)]
    assert SAY("panel-option", label=label, text=told) in text(more_screen(model, SAY))


def test_an_exchange_shows_both_districts() -> None:
    builder = PositionBuilder(TENACIOUS_DELEGATES.options(3), 3)
    builder.seat(0, "diplomat", "king", gold=1, city=["manor", "tavern"])
    builder.seat(1, "trader", "seer", city=["market"])
    builder.seat(2, "scholar", "spy", city=["docks"])
    screen = drawn_panel(_panel(builder.call("diplomat").build()), SAY)
    text = SAY("menu-targets", label=SAY("option-use-exchange"))
    (menu,) = (each for each in menus(screen) if each["placeholder"] == text)
    manor = SAY("ask-give-district.district", card="🟡 Manor (3)", price=0)
    tavern = SAY("ask-give-district.district", card="🟢 Tavern (1)", price=1)
    assert {option["label"]: option.get("description") for option in menu["options"]} == {
        f"Bob · 🟢 Market (2) ⇄ {manor}": None,
        f"Bob · 🟢 Market (2) ⇄ {tavern}": None,
        f"Cleo · 🟢 Docks (3) ⇄ {manor}": None,
    }


def _rich(character: str) -> PanelModel:
    """Make the panel of a beginner who has taken gold and can build, take income and use powers."""
    builder = PositionBuilder(FIRST_GAME.options(4), 4)
    hand, city = ["docks", "dragon_gate", "wishing_well", "palace"], ["docks", "watchtower", "manor"]
    builder.seat(0, character, gold=4, hand=hand, city=city)
    builder.seat(1, "thief", city=["harbor", "quarry", "fortress"])
    builder.seat(2, "bishop", city=["barracks", "map_room", "temple"])
    builder.seat(3, "architect", city=["tavern", "market", "temple", "manor"])
    game = builder.call(character).build()
    game.choose(0, ("gather:gold",))
    return replace(_panel(game), beginner=True, view=replace(game.view(0), round=5), alone=True)


def test_menus_are_named_by_what_is_in_them_and_leave_the_income_its_button() -> None:
    screen = drawn_panel(_rich("warlord"), SAY)
    destroy = SAY("menu-targets", label=SAY("option-use-destroy"))
    assert [each["placeholder"] for each in menus(screen)] == [destroy, SAY("menu-build")]
    assert SAY("option-use-income-military", got=1) in labels(screen)


def test_each_turn_has_its_first_and_last_step_on_buttons_and_its_districts_in_a_menu() -> None:
    for model in _turns()[::12]:
        for beginner in (False, True):
            screen, options = drawn_panel(replace(model, beginner=beginner), SAY), model.question.options
            found = [
                each["custom_id"].rpartition(":")[2]
                for each in answers(screen.to_components())
                if each["type"] == BUTTON
            ]
            fixed = [str(place) for place, each in enumerate(options) if verb(each) in ("gather", "end")]
            assert set(fixed) <= set(found), options
            gather = sum(verb(each) == "gather" for each in options)
            assert found[:gather] == fixed[:gather]
            builds = {str(place) for place, each in enumerate(options) if verb(each) == "build"}
            assert not builds & set(found)


def test_each_menu_of_a_turn_says_what_is_in_it() -> None:
    language, found = Language("uk"), 0
    for model in _turns()[::12]:
        texts = [each["placeholder"] for each in menus(drawn_panel(model, language))]
        assert language("menu-any") not in texts
        found += len(texts)
    assert found


@pytest.mark.parametrize(
    ("character", "power"),
    [("blackmailer", "threats"), ("magistrate", "warrants"), ("wizard", "wizard"), ("marshal", "seize")],
)
def test_the_menu_of_a_power_that_goes_on_says_what_comes_first(character: str, power: str) -> None:
    builder = PositionBuilder(DEVIOUS_DIGNITARIES.options(4), 4)
    builder.seat(0, character, gold=3, hand=["tavern"])
    builder.seat(1, "king", city=["market", "temple"], hand=["temple", "manor"])
    builder.seat(2, "abbot", city=["docks", "castle"], hand=["church"])
    builder.seat(3, "navigator", city=["manor"], hand=["church"])
    shown = [each["placeholder"] for each in menus(drawn_panel(_panel(builder.call(character).build()), SAY))]
    plain = SAY("menu-targets", label=SAY(f"option-use-{power}"))
    assert (SAY.find(f"menu-use-{power}") or plain) in shown
    assert (plain in shown) == (power == "seize")


def test_targets_that_are_missing_are_named_with_the_reason() -> None:
    builder = PositionBuilder(FIRST_GAME.options(4), 4)
    builder.seat(0, "warlord", gold=0, hand=["tavern"])
    builder.seat(1, "bishop", city=["market"])
    builder.seat(2, "king", city=["tavern"])
    builder.seat(3, "architect", city=["castle"])
    model = _panel(builder.shield(1).call("warlord").build())
    line = SAY("barred", targets=SAY("barred-target", name="**Bob**", why="shielded"))
    assert line in text(drawn_panel(model, SAY))
    assert line in text(more_screen(model, SAY))


@pytest.mark.parametrize(("size", "why"), [(7, "complete"), (6, "shielded")])
def test_an_armory_is_hindered_by_a_complete_city_only(size: int, why: str) -> None:
    city = ["market", "temple", "castle", "tavern", "church", "docks", "manor"][:size]
    options = FIRST_GAME.options(4)
    builder = PositionBuilder(replace(options, uniques=("armory", *options.uniques[1:])), 4)
    builder.seat(0, "king", gold=2, city=["armory"])
    builder.seat(1, "bishop", city=city)
    builder.seat(2, "merchant", city=["tavern"])
    builder.seat(3, "architect")
    line = SAY("barred", targets=SAY("barred-target", name="**Bob**", why=why))
    shown = text(drawn_panel(_panel(builder.shield(1).call("king").build()), SAY))
    assert (line in shown) == (why == "complete")


def test_a_thief_reads_that_the_killed_character_cannot_be_robbed() -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, "thief", "merchant").seat(1, "assassin", "king").seat(2, "architect", "warlord")
    game = builder.mark("killed", "king", 1).call("thief").build()
    assert SAY("barred-target", name=SAY("character-king"), why="killed") in text(
        drawn_panel(_panel(game), SAY)
    )


def test_everything_that_ends_the_turn_says_so() -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3).deck("prison", "watchtower", "harbor", "docks")
    builder.seat(0, "architect", "thief", gold=0).seat(1, "bishop", "king").seat(2, "warlord", "assassin")
    game = builder.call("architect").build()
    gold, cards = SAY("option-gather-gold", got=2), SAY("option-use-architect-cards", drawn=2)
    assert gold in labels(drawn_panel(_panel(game), SAY))  # The extra cards are left.
    game.choose(0, ("gather:gold",))
    assert labels(drawn_panel(_panel(game), SAY))[0] == cards  # The cards may be built.

    builder = PositionBuilder(FIRST_GAME.options(3), 3).deck("prison", "watchtower", "harbor", "docks")
    builder.seat(0, "bishop", "thief", gold=0).seat(1, "architect", "king").seat(2, "warlord", "assassin")
    game = builder.call("bishop").build()
    shown = labels(drawn_panel(_panel(game), SAY))
    kept = SAY("option-gather-cards", drawn=2, kept=1)
    assert shown[:2] == [SAY("option-ends", label=each) for each in (gold, kept)]
    game.choose(0, ("gather:cards",))
    assert SAY("line-ends-any") in text(drawn_panel(_panel(game), SAY))
    assert SAY("line-ends-any") not in text(drawn_panel(replace(_panel(game), ends=frozenset()), SAY))


@pytest.mark.parametrize("gold", [0, 3])
def test_the_menu_of_a_power_says_whether_each_of_its_targets_ends_the_turn(gold: int) -> None:
    game = _turn("assassin").build()
    if gold:
        game.choose(0, ("gather:gold",))
    else:
        builder = PositionBuilder(FIRST_GAME.options(3), 3)
        builder.seat(0, "assassin", "merchant").seat(1, "bishop", "king").seat(2, "architect", "warlord")
        game = builder.call("assassin").build()
        game.choose(0, ("gather:gold",))
    kill = SAY("option-use-kill")
    label = kill if gold else SAY("option-ends", label=kill)
    assert menus(drawn_panel(_panel(game), SAY))[0]["placeholder"] == SAY("menu-targets", label=label)


def test_a_plain_build_is_behind_more_if_the_panel_only_builds_and_collects() -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, "merchant", "thief", gold=1, hand=["docks", "manor"])
    builder.seat(1, "bishop", "king").seat(2, "architect", "warlord")
    game = builder.call("merchant").build()
    game.choose(0, ("gather:gold",))
    model = _panel(game)
    assert [each["label"] for each in menus(drawn_panel(model, SAY))[0]["options"]] == [
        SAY("line-build", begins="builds", collected=0, card=card)
        for card in ("🟢 Docks (3)", "🟡 Manor (3)")
    ]
    (alone,) = menus(more_screen(model, SAY))
    assert alone["placeholder"] == SAY("menu-build-alone")
    steps = [str(model.question.options.index(f"build:{card}")) for card in ("docks", "manor")]
    assert [each["value"] for each in alone["options"]] == steps
    assert menus(more_screen(replace(model, lines=()), SAY)) == []
