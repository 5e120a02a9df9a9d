"""The last button of a panel shows what the panel has no space for."""

from dataclasses import replace

from bot.controls.requests import PickPause, ProposePause
from bot.screens.more import more_screen, table_screen, uniques_on_table, uniques_screen
from bot.view_models.panel import AdviceModel
from bot.words.language import Language
from engine.decision import Lack
from engine.events import Built, GatheredGold
from engine.flow.turn import GATHER_FIRST
from engine.view import MarkView
from tests.bot.screens.build import (
    GAME,
    button,
    city,
    decision,
    drawn_panel,
    hand,
    labels,
    menus,
    panel,
    seat_view,
    text,
    view,
)
from tests.limits import check

SAY = Language()


def test_it_explains_the_question_and_its_answers() -> None:
    model = panel(decision("pick-character", ("character:thief", "character:king")))
    told = text(more_screen(model, SAY))
    assert SAY("help-pick-character") in told
    assert SAY("panel-option", label="2 Thief", text=SAY("effect-thief")) in told
    assert SAY("why-pick-character.king") in told


def test_the_table_tells_the_story() -> None:
    model = panel(view=view(2, seat=0, hand=hand("tavern")), events=(GatheredGold(seat=1, gold=2),))
    table = text(table_screen(model, SAY))
    assert SAY("event-gathered-gold", seat="Bob", gold=2) in table


def test_it_has_what_a_low_picture_has_no_room_for_and_repeats_nothing_else() -> None:
    marks = (MarkView("killed", "merchant", 1, None),)
    seats = (seat_view(0, city=city("docks", "keep")), seat_view(1))
    shown = view(2, seat=0, seats=seats, hand=hand("tavern", "museum", "museum"), marks=marks)
    lacking = (
        Lack("end", GATHER_FIRST),
        Lack("use:income-noble", "income-noble"),
        Lack("use:redraw", "redraw"),
    )
    asked = decision("turn", ("gather:gold",))
    news = (GatheredGold(seat=1, gold=2), Built(seat=1, card="church", gold=2))
    told = text(more_screen(panel(asked, view=shown, lacking=lacking, events=news), SAY))
    cards = SAY("district-museum"), SAY("effect-museum").rstrip(".")
    for fact in (
        SAY("more-turn"),
        SAY("sign-killed").partition(" ")[2],
        SAY("spoken-city"),
        SAY("district-docks"),
        SAY("district-keep"),
        SAY("more-cards"),
        ": ".join(cards),
        SAY("lacking-redraw"),
    ):
        assert told.count(fact) == 1, fact
    for repeated in (
        SAY("panel-question", text=SAY("ask-turn", character="none", building="none")),
        SAY("district-tavern"),
        SAY("spoken-hand"),
        SAY("spoken-round", round=shown.round, characters="none"),
        SAY("spoken-calls"),
        SAY("spoken-since"),
        SAY("spoken-power"),
        # Buttons lead to the news and to the effects of districts.
        SAY("effect-keep").rstrip("."),
        SAY("lacking-gather-first"),
        SAY("lacking-income-noble"),
        SAY("spoken-state", crown="no", gold=0, count=0, size=2, target=7, points=0)[:8],
    ):
        assert repeated not in told, repeated
    empty = text(more_screen(panel(asked, view=view(2, seat=0)), SAY))
    assert SAY("spoken-nothing") not in empty
    assert SAY("more-cards") not in empty


def test_everything_is_reachable_from_there_and_the_first_button_leads_back() -> None:
    model = panel(decision(), wishing=True, advice=AdviceModel(), board="https://discord.example/1")
    screen = more_screen(model, SAY)
    assert check(screen) == []
    assert labels(screen) == [
        *(SAY(f"button-{each}") for each in ("less", "advice", "wishes", "log", "rules")),
        SAY("games-resign"),
        SAY("button-board"),
    ]
    assert button(screen, SAY("button-less"))["custom_id"] == "cit:play:abcdefgh"
    assert button(drawn_panel(model, SAY), SAY("button-more"))["custom_id"] == "cit:more:abcdefgh"


def test_one_menu_proposes_a_pause_of_each_possible_length() -> None:
    for lengths in ((), (300, 600, 900)):
        screen = more_screen(replace(panel(decision()), pauses=lengths), SAY)
        found = [(each["custom_id"], each["placeholder"]) for each in menus(screen)]
        assert found == [("cit:pick-pause:abcdefgh", SAY("menu-pause"))] * bool(lengths)
        for menu in menus(screen):
            asked = [PickPause(GAME).meant((each["value"],)) for each in menu["options"]]
            assert asked == [ProposePause(GAME, seconds // 60) for seconds in lengths]


def test_unique_districts_of_all_cities_are_told_with_owners_and_effects() -> None:
    seats = (seat_view(0, city=city("keep", "tavern")), seat_view(1, city=city("museum")))
    model = panel(decision(), view=view(2, seat=0, seats=seats))
    assert button(more_screen(model, SAY), SAY("button-uniques"))["custom_id"] == "cit:uniques:abcdefgh"
    picture = uniques_on_table(model, SAY)
    assert picture is not None
    assert [(each.card.id, each.reason) for each in picture.cards] == [
        ("keep", SAY("picture-line-you")),
        ("museum", "Bob"),
    ]
    for told in (picture.alt_text(SAY), text(uniques_screen(model, SAY, None))):
        assert "Bob" in told
        assert SAY("effect-keep") in told
        assert SAY("effect-museum") in told
        assert SAY("district-tavern") not in told
    assert check(uniques_screen(model, SAY, picture)) == []
    plain = panel(decision())
    assert uniques_on_table(plain, SAY) is None
    assert SAY("button-uniques") not in labels(more_screen(plain, SAY))
