"""All that a panel has no room for stands behind its last button."""

from bot.screens.more import more_screen, table_screen, uniques_on_table, uniques_screen
from bot.view_models.panel import AdviceModel
from bot.words.language import Language
from engine.events import GatheredGold
from tests.bot.screens.build import (
    button,
    city,
    decision,
    drawn_panel,
    hand,
    labels,
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


def test_it_tells_the_hand_and_the_table_the_story() -> None:
    model = panel(view=view(2, seat=0, hand=hand("tavern")), events=(GatheredGold(seat=1, gold=2),))
    told = text(more_screen(model, SAY))
    assert f"{SAY('district-tavern')}, {SAY('kind-trade')}, 1." in told
    table = text(table_screen(model, SAY))
    assert SAY("event-gathered-gold", seat="Bob", gold=2) in table


def test_everything_is_reachable_from_there_and_the_first_button_leads_back() -> None:
    model = panel(decision(), wishing=True, advice=AdviceModel(), board="https://discord.example/1")
    screen = more_screen(model, SAY)
    assert check(screen) == []
    assert labels(screen) == [
        SAY(f"button-{each}") for each in ("less", "advice", "wishes", "log", "rules", "board")
    ]
    assert button(screen, SAY("button-less"))["custom_id"] == "cit:play:abcdefgh"
    assert button(drawn_panel(model, SAY), SAY("button-more"))["custom_id"] == "cit:more:abcdefgh"


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
