"""Settings are read and written field by field."""

import json
from dataclasses import replace

import pytest

from storage.pace import QuietHours
from storage.people.stored_settings import (
    NOTHING_CHOSEN,
    PERSON_SETTINGS,
    SERVER_SETTINGS,
    PersonSettings,
    ServerSettings,
)

NEWER = (
    '{"colour":"blue","calls":"by pigeon","quiet":{"zone":"UTC","moon":1},"language":"pl","channels":[1,2]}'
)


def test_one_value_that_can_t_be_read_leaves_the_others_in_force() -> None:
    read = PERSON_SETTINGS.read(NEWER)
    assert read.settings == PersonSettings(language="pl")
    assert [fault.partition(":")[0] for fault in read.faults] == ["calls", "quiet"]


def test_a_change_keeps_all_that_a_newer_release_has_stored() -> None:
    changed = PERSON_SETTINGS.write(
        NEWER, replace(PERSON_SETTINGS.read(NEWER).settings, reminders=4, language="")
    )
    kept = json.loads(NEWER)
    del kept["language"]
    assert json.loads(changed) == kept | {"reminders": 4}
    assert PERSON_SETTINGS.read(changed).settings == PersonSettings(reminders=4)


def test_a_value_that_could_not_be_read_can_be_chosen_anew() -> None:
    quiet = QuietHours(22 * 60, 8 * 60, "Europe/Warsaw")
    changed = PERSON_SETTINGS.write(
        NEWER, replace(PERSON_SETTINGS.read(NEWER).settings, calls="channel", quiet=quiet)
    )
    assert PERSON_SETTINGS.read(changed) == (PersonSettings(calls="channel", quiet=quiet, language="pl"), ())


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, "\x00", '{"a":1}}'])
def test_a_text_that_holds_nothing_is_written_anew(text: str) -> None:
    read = SERVER_SETTINGS.read(text)
    assert read.settings == ServerSettings()
    assert len(read.faults) == 1
    assert SERVER_SETTINGS.write(text, replace(read.settings, roles=(1, 2))) == '{"roles":[1,2]}'


def test_defaults_are_left_out() -> None:
    stored = SERVER_SETTINGS.write(NOTHING_CHOSEN, ServerSettings(threads=True, podium_role=7))
    assert stored == '{"threads":true,"podium_role":7}'
    assert SERVER_SETTINGS.write(stored, ServerSettings()) == NOTHING_CHOSEN
