"""The settings of a server, on the screen of a manager."""

from dataclasses import replace
from itertools import pairwise
from typing import Any, get_args

import pytest

from bot.controls.request import ON
from bot.controls.requests import PickPreset, ServerPage, ServerPreset
from bot.controls.server_settings import ON_PAGE
from bot.delivery.members import COSTS
from bot.screens.phone import PANEL_HEIGHT
from bot.screens.server import OTHER_PAGES, LackingModel, ServerModel, server_screen
from bot.words.language import Language
from engine.setup.plan import Plan
from storage.games.saved_sets import MOST_SETS, SavedSet
from storage.people.stored_settings import ServerSettings
from tests.bot.screens.build import NAMES, button, components, labels, menus, text
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
        (
            {
                "settings": ServerSettings(podium_role=1),
                "known": frozenset({1}),
                "hindered": {"podium_role": "above"},
            },
            "podium",
        ),
        ({}, ""),
    ],
)
def test_the_first_page_says_what_the_bot_cant_use_and_marks_its_page(
    trouble: dict[str, Any], page: str
) -> None:
    screen = server_screen(model(page="main", **trouble), say)
    pages = {each: say(f"button-server-{each}") for each in OTHER_PAGES}
    assert labels(screen)[: len(pages)] == [
        say("button-server-troubled", page=label) if each == page else label for each, label in pages.items()
    ]
    # A page never says both that something is wrong and that nothing is missing.
    assert (say("permissions-fine") in text(screen)) is not bool(page)
    assert text(screen).count("⚠️") == bool(page)


CHOSEN = ServerSettings(
    *((1,), (2,)), computers=False, seasons=False, everywhere=False, threads=True, podium_channel=1
)


@pytest.mark.parametrize("settings", [ServerSettings(), CHOSEN])
@pytest.mark.parametrize("page", ON_PAGE)
def test_what_holds_for_a_setting_is_directly_above_its_control(
    page: ServerPage, settings: ServerSettings
) -> None:
    screen = server_screen(model(page=page, settings=settings, known=frozenset({1, 2})), say)
    above = {
        tuple(after["components"][0]["custom_id"].split(":")[2:3]): before["content"]
        for before, after in pairwise(screen.to_components())
        if before["type"] == 10 and after["type"] == 1
    }
    for setting in ON_PAGE[page]:
        state = ON[bool(getattr(settings, setting.name))]
        held = say(f"server-now-{setting.name}", state=state, seasons=settings.seasons)
        assert above[setting.name,].endswith(held)
    assert "⚠️" not in text(screen)


def test_a_switch_sets_the_contrary_of_what_holds() -> None:
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


@pytest.mark.parametrize("preset", [None, *get_args(ServerPreset)])
def test_the_menu_of_presets_comes_first_and_marks_the_one_that_holds(preset: ServerPreset | None) -> None:
    screen = server_screen(model(page="main", preset=preset), say)
    presets = menus(screen)[0]
    assert presets["custom_id"] == PickPreset().custom_id
    assert [each["value"] for each in presets["options"]] == [*get_args(ServerPreset)]
    assert [each["value"] for each in presets["options"] if each["default"]] == ([preset] if preset else [])


@pytest.mark.parametrize(
    ("channels", "where"), [((), "all"), ((1,), "one"), ((2,), "some"), ((1, 2), "some")]
)
@pytest.mark.parametrize("threads", [True, False])
def test_the_first_page_says_where_games_are_played(
    channels: tuple[int, ...], where: str, *, threads: bool
) -> None:
    settings = ServerSettings(channels=channels, threads=threads)
    screen = server_screen(model(page="main", settings=settings, known=frozenset({1})), say)
    assert say("server-where", channels=where, channel="<#1>", state=ON[threads]) in text(screen)


def test_only_saved_sets_have_a_button() -> None:
    assert say("button-saved-sets", count=0) not in labels(server_screen(model(page="main"), say))
    shown = server_screen(model(page="main", saved=saved(2)), say)
    assert say("button-saved-sets", count=2) in labels(shown)


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
