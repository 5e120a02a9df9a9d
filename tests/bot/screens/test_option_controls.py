"""The form of the options: within Discord's limits, and filled with the current values."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from bot.controls import requests
from bot.screens.finding_players import time_form
from bot.screens.limits import FORM_LABEL, FORM_TITLE, MESSAGE_BYTES, OPTION_LABEL, bytes_of
from bot.screens.option_controls import option_form
from bot.view_models.lobby import OptionsModel, TypedTime
from bot.wording.problems import lacking_text
from bot.words.language import Language
from engine.setup.choice import OwnChoice, RandomSet, ReadySet
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from engine.setup.preview import preview
from tests.bot.screens.build import GAME

RADIO, CHECKBOXES, MENU = 21, 22, 3
FORM_FIELDS = 5
CHOICES = 10
"""The most choices of a radio or a checkbox group in a form."""
STAMP = "0" * 16

say = Language()


def fields(plan: Plan, seats: int = 4, **changes: Any) -> dict[str, dict[str, Any]]:
    """Return the fields of the form by their ids."""
    model = replace(OptionsModel(GAME, "main", preview(plan, seats)), **changes)
    labels = option_form(model, STAMP, 5, say).to_dict()["components"]
    return {label["component"]["custom_id"]: label["component"] for label in labels}


def chosen(field: dict[str, Any]) -> list[str]:
    return [each["value"] for each in field["options"] if each.get("default")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_keeps_the_limits_of_forms(edition: str) -> None:
    plan = Plan(edition, RandomSet("1"), nine=True, action_cards=True, short=True, tie_break="held-rank")
    model = OptionsModel(GAME, "main", preview(plan, 8))
    form = option_form(model, STAMP, 2**63, say).to_dict()
    assert len(form["custom_id"]) <= 100
    assert 1 <= len(form["title"]) <= FORM_TITLE
    assert 1 <= len(form["components"]) <= FORM_FIELDS
    assert bytes_of(form["components"]) < MESSAGE_BYTES
    for label in form["components"]:
        assert 1 <= len(label["label"]) <= FORM_LABEL
        field = label["component"]
        assert {RADIO: 2, CHECKBOXES: 1, MENU: 1}[field["type"]] <= len(field["options"]) <= CHOICES
        for option in field["options"]:
            assert 1 <= len(option["label"]) <= OPTION_LABEL
            assert len(option.get("description") or "") <= OPTION_LABEL
        # If only one value can be picked, one has to be: the current value, by default.
        assert field["type"] == CHECKBOXES or len(chosen(field)) == 1


def test_it_is_filled_with_what_is_set() -> None:
    plan = Plan("deluxe", ReadySet("vicious_nobles"), action_cards=True, tie_break="district-values")
    found = {name: chosen(field) for name, field in fields(plan, 5, expected=5).items()}
    assert found == {
        "edition": ["deluxe"],
        "cards": ["vicious_nobles"],
        "extras": ["actions"],
        "tie": ["district-values"],
        "seats": ["5"],
    }
    own = fields(Plan(cards=OwnChoice((), ())))
    assert [chosen(own[name]) for name in ("cards", "extras", "tie", "seats")] == [
        ["own"],
        [],
        ["edition"],
        ["0"],
    ]


def test_more_than_can_play_the_edition_are_not_offered() -> None:
    seats = fields(Plan("classic-czech"), 7, expected=8)["seats"]
    assert [each["value"] for each in seats["options"]] == ["0", "2", "3", "4", "5", "6", "7"]
    assert chosen(seats) == ["7"]


def test_the_missing_parts_of_an_edition_are_named() -> None:
    text = lacking_text(("vicious_nobles", "actions"), "classic", say)
    assert f"“{say('edition-classic')}”" in text
    assert f"{say('set-vicious_nobles')}, {say('extra-actions')}" in text
    assert lacking_text((), "classic", say) == ""


def test_a_form_for_a_time_says_which_zone_it_means_and_what_time_it_is_there() -> None:
    """If the zone is unknown, the person has to type it: a wrong zone would be noticed too late."""
    asked = requests.FoundEvening("game", 5)
    for zone, there, label in (
        ("Europe/Warsaw", 20 * 60 + 5, say("form-zone-now", time="20:05")),
        ("", None, say("form-zone")),
    ):
        today = date(2026, 12, 3)
        *_, field = time_form(asked, TypedTime("0", "", zone), there, today, say).to_dict()["components"]
        assert (field["label"], field["component"].get("value", "")) == (label, zone)
