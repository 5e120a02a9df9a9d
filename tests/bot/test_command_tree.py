"""The commands as Discord is told of them."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.house import House


@pytest.mark.parametrize(("config", "installs", "contexts"), [(None, [0], [0, 1]), ({}, [0, 1], [0, 1, 2])])
async def test_commands_are_for_people_only_where_the_portal_lets_them_install_the_bot(
    house: House, monkeypatch: pytest.MonkeyPatch, config: object, installs: list[int], contexts: list[int]
) -> None:
    application = SimpleNamespace(user_integration_config=config)
    monkeypatch.setattr(type(house.bot), "application", property(lambda _: application))
    told: list[dict[str, Any]] = []

    async def take(_application: int, payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
        told.extend(payload)
        return []

    monkeypatch.setattr(house.bot.http, "bulk_upsert_global_commands", take)
    assert await house.bot.tree.made_known()
    assert told
    for each in told:
        assert (each["integration_types"], each["contexts"]) == (installs, contexts), each["name"]
