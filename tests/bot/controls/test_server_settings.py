"""The settings of a server: each field of them, and nothing else."""

from dataclasses import fields, replace
from typing import Any, get_args

import pytest

from bot.controls.requests import ServerPreset
from bot.controls.server_settings import (
    MENU_VALUES,
    NONE,
    SETTINGS,
    OneOf,
    Several,
    Spoken,
    matching_preset,
    preset,
)
from bot.screens.limits import BUTTON_LABEL, MENU_OPTIONS, OPTION_LABEL, PLACEHOLDER
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from storage.people.stored_settings import NOTHING_CHOSEN, SERVER_SETTINGS, ServerSettings

say = Language()


def test_every_field_can_be_set_and_every_setting_is_a_field() -> None:
    assert sorted(SETTINGS) == sorted(field.name for field in fields(ServerSettings))


@pytest.mark.parametrize("name", [name for name, each in SETTINGS.items() if isinstance(each, OneOf)])
def test_every_choice_can_be_stored_and_its_default_is_one_of_them(name: str) -> None:
    setting = SETTINGS[name]
    assert isinstance(setting, OneOf)
    assert getattr(ServerSettings(), name) in setting.values.values()
    assert 2 <= len(setting.values) < MENU_OPTIONS
    for text, value in setting.values.items():
        assert setting.read((text,)) == value
        assert setting.option(value) == text
        settings = ServerSettings(**{name: value})
        assert SERVER_SETTINGS.read(SERVER_SETTINGS.write(NOTHING_CHOSEN, settings)) == (settings, ())


@pytest.mark.parametrize("name", ["podium_channel", "podium_role", "call_role"])
def test_one_channel_or_role_is_read_as_a_number(name: str) -> None:
    read = SETTINGS[name].read
    assert read(("20",)) == 20
    assert read(()) == read((NONE,)) == getattr(ServerSettings(), name) == 0
    with pytest.raises(ImpossibleChangeError):
        read(("20", "10"))


@pytest.mark.parametrize("name", ["channels", "roles"])
def test_channels_and_roles_are_read_as_numbers_each_once(name: str) -> None:
    read = SETTINGS[name].read
    assert read(("20", "10", "20")) == (20, 10)
    assert read(()) == read((NONE,)) == getattr(ServerSettings(), name) == ()
    assert len(read(tuple(str(each) for each in range(MENU_VALUES)))) == MENU_VALUES


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("seasons", ("maybe",)),
        ("seasons", ()),
        ("seasons", ("on", "off")),
        ("computer_pause", ("7",)),
        ("computer_pause", ("None",)),
        ("channels", ("everywhere",)),
        ("channels", (NONE, "1")),
        ("channels", ("-1",)),
        ("channels", ("٣",)),
        ("channels", ("²",)),
        ("channels", ("1" * 20,)),
        ("roles", tuple(str(each) for each in range(MENU_VALUES + 1))),
    ],
)
def test_a_made_up_value_is_refused(name: str, values: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleChangeError):
        SETTINGS[name].read(values)


def _words(setting: Any) -> dict[str, int]:
    """Return the texts that a setting needs, each with its greatest length."""
    name = setting.name
    if isinstance(setting, Several):
        return {f"menu-{name}": PLACEHOLDER, f"button-no-{name}": BUTTON_LABEL, f"gone-{name}": 200}
    if isinstance(setting, Spoken):
        return {f"menu-{name}": PLACEHOLDER, "language-discord": OPTION_LABEL}
    if type(setting) is OneOf:
        return {f"menu-{name}": PLACEHOLDER, f"choice-{name}": OPTION_LABEL}
    return {f"switch-{name}": BUTTON_LABEL}


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_has_words(name: str) -> None:
    for key, most in _words(SETTINGS[name]).items():
        text = say.find(key, state="on", value="10", chosen="no")
        assert text, key
        assert len(text) <= most // 2


def test_a_preset_changes_nothing_that_it_is_not_about() -> None:
    before = ServerSettings((1,), (2,), computers=False, call_role=3, seasons=False)
    assert preset("threads", before, 9) == replace(before, channels=(), threads=True)
    assert preset("one", before, 9) == replace(before, channels=(9,))
    assert preset("quiet", before, 9) == replace(before, threads=True, call_role=0, podium=False)
    assert preset("anywhere", before, 9) == replace(before, channels=())
    assert matching_preset(before, 9) is None
    # A server's default settings are one of the presets.
    assert matching_preset(ServerSettings(), 9) == "anywhere"


@pytest.mark.parametrize("then", get_args(ServerPreset))
@pytest.mark.parametrize("first", get_args(ServerPreset))
def test_only_the_preset_that_was_chosen_last_matches(first: ServerPreset, then: ServerPreset) -> None:
    before = ServerSettings((1,), call_role=3)
    assert matching_preset(preset(then, preset(first, before, 9), 9), 9) == then
