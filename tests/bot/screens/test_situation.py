"""The options say what each target would lose or bring, as far as the reader may know."""

from dataclasses import replace
from typing import Any

import pytest

from bot.view_models.panel import PanelModel
from bot.words.language import Language
from tests.bot.screens.build import (
    city,
    decision,
    drawn_panel,
    labels,
    menus,
    named,
    panel,
    seat_view,
    text,
    view,
)

SAY = Language()


def _gets(gold: int, sure: str = "no") -> str:
    return SAY("stake-collects", gold=gold, sure=sure)


def _built(size: int) -> str:
    return SAY("stake-city", size=size, target=7)


def asked(kind: str, *options: str, **changes: Any) -> PanelModel:
    """Ask Anna. Bob has two green districts, Cleo has a yellow one, and Dora has none."""
    seats = (
        seat_view(0, gold=9, cards=3, city=city("market", "docks", "harbor"), size=3),
        seat_view(1, gold=1, cards=5, city=city("market", "docks"), size=2),
        seat_view(2, gold=4, cards=0, city=city("palace"), size=1, **changes),
        seat_view(3, gold=0, cards=1),
    )
    seen = view(4, seat=0, phase="turns", characters=("assassin",), seats=seats)
    return panel(decision(kind, options, target=2), players=named("Anna", "Bob", "Cleo", "Dora"), view=seen)


def shown(model: PanelModel) -> list[str]:
    return labels(drawn_panel(model, SAY))


@pytest.mark.parametrize("kind", ["kill", "bewitch"])
def test_a_character_is_named_with_the_most_that_others_would_collect(kind: str) -> None:
    found = shown(asked(kind, "character:king", "character:merchant", "character:magician"))
    # The reader's own city doesn't count.
    assert found[:3] == [f"4 King ({_gets(1)})", f"6 Merchant ({_gets(3)})", "3 Magician"]


def test_where_only_one_can_have_a_character_it_is_said_for_sure() -> None:
    model = asked("kill", "character:king")
    shows = {1: ("bishop",), 3: ("thief",)}
    seats = tuple(replace(seat, characters=shows.get(seat.seat, ())) for seat in model.view.seats)
    assert (
        shown(replace(model, view=replace(model.view, seats=seats)))[0] == f"4 King ({_gets(1, sure='yes')})"
    )


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("swap-hands", [f"Bob ({SAY('stake-cards', cards=5)})", f"Cleo ({SAY('stake-cards', cards=0)})"]),
        ("beg", [f"Bob ({SAY('stake-gold', gold=1)})", f"Cleo ({SAY('stake-gold', gold=4)})"]),
        ("destroy-seat", [f"Bob ({_built(2)})", f"Cleo ({_built(1)})"]),
        ("theater", ["Bob", "Cleo"]),
    ],
)
def test_a_player_is_named_with_what_matters(kind: str, told: list[str]) -> None:
    assert shown(asked(kind, "seat:1", "seat:2"))[:2] == told


def test_a_thief_reads_once_who_has_how_much() -> None:
    told = text(drawn_panel(asked("rob", "character:king", "character:merchant"), SAY))
    assert SAY("stake-rob", players="**Cleo** 💰 4 · **Bob** 💰 1") in told
    assert SAY("stake-rob", players="").strip() not in text(drawn_panel(asked("kill", "character:king"), SAY))
    assert shown(asked("rob", "character:king"))[0] == "4 King"


def test_a_district_says_what_its_owner_loses() -> None:
    options = (
        "district:palace",
        *(f"district:{card}" for card in ("market", "docks", "harbor", "tavern") * 3),
    )
    (menu,) = menus(drawn_panel(asked("destroy", *options, completed=True), SAY))
    assert menu["options"][0]["description"] == SAY("stake-points", own="no", complete="yes", points=5)
    own = asked("destroy", *options)
    own = replace(own, decision=replace(own.question, target=0))
    (menu,) = menus(drawn_panel(own, SAY))
    assert menu["options"][1]["description"] == SAY("stake-points", own="yes", complete="no", points=2)
    (menu,) = menus(drawn_panel(asked("seize", *options), SAY))
    assert menu["options"][0]["description"] == SAY("stake-points", own="no", complete="no", points=5)
    # A district of one's own is no loss to others.
    (menu,) = menus(drawn_panel(asked("necropolis", *options), SAY))
    assert "lose" not in (menu["options"][0].get("description") or "")
