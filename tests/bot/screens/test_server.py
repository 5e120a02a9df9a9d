"""The settings of a server, on the screen of a manager."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.controls.requests import ServerPreset
from bot.delivery.members import COSTS
from bot.screens.phone import PANEL_HEIGHT
from bot.screens.server import LackingModel, ServerModel, server_screen
from bot.words.language import Language
from engine.setup.plan import Plan
from storage.games.saved_sets import MOST_SETS, SavedSet
from storage.people.stored_settings import ServerSettings
from tests.bot.screens.build import NAMES, button, components, everything, labels, text
from tests.limits import check
from tests.screens.fold import estimate

say = Language()
LONG = tuple(10**18 + each for each in range(25))
LACKING = ("view_channel", "embed_links", "attach_files", "send_messages")


def model(**changes: Any) -> ServerModel:
    return replace(ServerModel(ServerSettings(), "opening"), **changes)


def saved(count: int) -> tuple[SavedSet, ...]:
    """Return `count` saved sets with all kinds of names."""
    return tuple(
        SavedSet(each + 1, NAMES[each % len(NAMES)], Plan("classic"), 10**18 + each, 0)
        for each in range(count)
    )


LARGEST = model(
    settings=ServerSettings(LONG, LONG, computers=False, computer_pause=2.5, seasons=False, everywhere=False),
    known=frozenset(LONG[:20]),
    lacking=tuple(LackingModel(each, LACKING) for each in LONG),
    saved=saved(MOST_SETS),
    note="x" * 200,
)


@pytest.mark.parametrize(
    "shown",
    [
        model(),
        LARGEST,
        model(page="play"),
        replace(LARGEST, page="play"),
        replace(LARGEST, page="podium"),
        model(page="sets"),
        replace(LARGEST, page="sets"),
        replace(LARGEST, page="sets", chosen=LARGEST.saved[3]),
    ],
)
def test_it_is_never_too_much_for_a_message(shown: ServerModel) -> None:
    assert check(server_screen(shown, say)) == []


@pytest.mark.parametrize(
    ("trouble", "page"),
    [
        ({"settings": ServerSettings(channels=(1,))}, "opening"),
        ({"settings": ServerSettings(roles=(1,))}, "opening"),
        ({"lacking": (LackingModel(1, LACKING),)}, "opening"),
        ({"settings": ServerSettings(call_role=1)}, "people"),
        ({"hindered": {"podium_role": "above"}}, "podium"),
        ({}, ""),
    ],
)
def test_the_first_page_marks_the_pages_with_something_that_the_bot_cant_use(
    trouble: dict[str, Any], page: str
) -> None:
    shown = labels(server_screen(model(page="main", **trouble), say))
    pages = {each: say(f"button-server-{each}") for each in ("opening", "play", "people", "podium")}
    assert [say("button-server-troubled", page=label) in shown for label in pages.values()] == [
        each == page for each in pages
    ]
    assert [label in shown for label in pages.values()] == [each != page for each in pages]


def test_where_nothing_was_chosen_the_defaults_are_told() -> None:
    screen = server_screen(model(), say)
    assert [each["placeholder"] for each in components(screen) if each["type"] in (6, 8)] == [
        say("menu-channels", chosen="no"),
        say("menu-roles", chosen="no"),
    ]
    told = everything(screen) + everything(server_screen(model(page="play"), say))
    for each in (
        say("switch-computers", state="on"),
        say("switch-seasons", state="on"),
        say("switch-everywhere", state="on"),
    ):
        assert each in told
    assert "⚠️" not in told
    assert not [each for each in labels(screen) if each.startswith("Allow")]


def test_a_switch_sets_the_contrary_of_what_it_says() -> None:
    for on in (True, False):
        screen = server_screen(model(page="play", settings=ServerSettings(seasons=on)), say)
        shown = button(screen, say("switch-seasons", state="on" if on else "off"))
        assert shown["custom_id"] == f"cit:server:seasons:{'off' if on else 'on'}"


def test_only_present_values_are_offered_as_chosen() -> None:
    """Discord refuses a message with a preset channel or role that no longer exists."""
    settings = ServerSettings(channels=(1, 2), roles=(3, 4))
    screen = server_screen(model(settings=settings, known=frozenset({2, 3})), say)
    preset = {
        each["custom_id"]: each["default_values"] for each in components(screen) if each["type"] in (6, 8)
    }
    assert preset == {
        "cit:server-pick:channels": [{"id": 2, "type": "channel"}],
        "cit:server-pick:roles": [{"id": 3, "type": "role"}],
    }
    assert say("gone-channels") in text(screen)
    assert say("gone-roles") in text(screen)


PUBLISHED = set(range(6)) | {10, 11, 12, 13, 14, 15}
"""The types of channels in Discord's published API."""


def test_only_channels_of_published_types_are_offered() -> None:
    (offered,) = [
        each["channel_types"] for each in components(server_screen(model(), say)) if "channel_types" in each
    ]
    assert set(offered) <= PUBLISHED


def test_missing_permissions_in_a_channel_are_told() -> None:
    shown = model(
        settings=ServerSettings((1,)), known=frozenset({1}), lacking=(LackingModel(1, ("view_channel",)),)
    )
    lacking = say("server-lacking", channel="<#1>", permissions=f"**{say('permission-view_channel')}**")
    assert lacking in text(server_screen(shown, say))


def test_a_set_is_deleted_by_a_second_click() -> None:
    sets = saved(2)
    screen = server_screen(model(page="sets", saved=sets), say)
    assert "cit:server-delete" not in str(screen.to_components())
    screen = server_screen(model(page="sets", saved=sets, chosen=sets[1]), say)
    delete = next(each for each in components(screen) if each.get("custom_id") == "cit:server-delete:2")
    assert delete["style"] == 4


def test_presets_come_first_and_those_that_hold_stand_out() -> None:
    screen = server_screen(model(page="main", preset="threads"), say)
    styles = {name: button(screen, say(f"button-preset-{name}"))["style"] for name in get_args(ServerPreset)}
    assert styles == {"anywhere": 2, "one": 2, "threads": 3, "quiet": 2}
    assert labels(screen)[:4] == [say(f"button-preset-{name}") for name in styles]


@pytest.mark.parametrize("locale", ["en", "pl", "cs", "uk", "ro"])
def test_the_first_page_fits_a_phone_with_all_that_is_lacking(locale: str) -> None:
    language = Language(locale)
    costs = tuple(COSTS.items())
    screen = server_screen(
        model(page="main", costs=costs, grant="https://discord.com/x", note="x" * 90), language
    )
    assert check(screen) == []
    # The question and the presets are at the top.
    asked = screen.to_components()[:4]
    assert estimate(asked) <= PANEL_HEIGHT
