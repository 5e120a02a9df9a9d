"""The options of a table outside its `Plan`. Each has an entry here, a field of `Chosen`, and its texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from bot.controls.request import ON
from bot.controls.requests import OptionPage
from engine.errors import ImpossibleChangeError
from storage.pace import PACES, DeadlineHour, Pace
from storage.parts import Chosen, ComputerLevel

WHENEVER = "none"  # The value for deadlines at any hour.

COMPUTER_LEVELS: tuple[ComputerLevel, ...] = get_args(ComputerLevel)


@dataclass(frozen=True, slots=True)
class TableOption:
    """An option of a table. `tells`: after a change, ready players see the new value and confirm again.

    Only switches and the pace can have `tells`: the lobby has no texts for other values.
    """

    name: str  # A part of its ids and of the keys of its texts.
    field: str  # Its field in `Chosen`.
    values: Mapping[str, Any]  # The host's choices, by their names in ids.
    page: OptionPage = "extras"  # The page with its control.
    tells: str = ""

    def __post_init__(self) -> None:
        if self.tells not in ("", "pace") and set(self.values.values()) != set(ON):
            raise ValueError(f"{self.name} is no switch, so it can't have `tells`")

    def read(self, values: tuple[str, ...], zone: str) -> Any:  # noqa: ANN401, ARG002 - hours need the zone
        """Return the value of the field for a click. Raises `ImpossibleChangeError` for an unknown value."""
        if len(values) != 1 or values[0] not in self.values:
            raise ImpossibleChangeError(f"{values} for {self.name}")
        return self.values[values[0]]

    def of(self, chosen: Chosen) -> Any:  # noqa: ANN401 - a value of the field
        """Return the value that a host has chosen."""
        return getattr(chosen, self.field)


class TableSwitch(TableOption):
    """An option that is on or off. `switch-<name>` labels its button; `<name>-option` explains it.

    If it has `tells`, `extra-<name>` names it.
    """

    def __init__(self, name: str, field: str, page: OptionPage = "extras", tells: str = "") -> None:
        super().__init__(name, field, {text: on for on, text in ON.items()}, page, tells)


class DeadlineOption(TableOption):
    """The hour at which deadlines of a slow game end."""

    def read(self, values: tuple[str, ...], zone: str) -> DeadlineHour | None:
        """Return the hour in the time zone of the table."""
        hour: int | None = super().read(values, zone)
        return None if hour is None else DeadlineHour(hour, zone)


def pace_value(pace: Pace) -> str:
    """Return the name of a pace in ids."""
    return f"{pace.kind}-{pace.limit}"


_HOURS: dict[str, int | None] = {WHENEVER: None, **{str(hour): hour for hour in range(24)}}

TABLE_OPTIONS: dict[str, TableOption] = {
    each.name: each
    for each in (
        TableOption("pace", "pace", {pace_value(each): each for each in PACES}, "pace", tells="pace"),
        DeadlineOption("deadline", "deadline", _HOURS, "pace", tells="pace"),
        TableSwitch("guessing", "guessing"),
        TableSwitch("advice", "advice", tells="advice"),
        TableSwitch("open", "open_seats"),
        TableOption("level", "level", {each: each for each in COMPUTER_LEVELS}, page="seats"),
        TableSwitch("remarks", "remarks", page="seats"),
    )
}


def switches(page: OptionPage) -> list[TableSwitch]:
    """Return the switches on a page, in order."""
    return [each for each in TABLE_OPTIONS.values() if isinstance(each, TableSwitch) and each.page == page]
