"""The commands as Discord is told of them."""

from types import SimpleNamespace
from typing import Any

import discord
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


async def test_the_command_of_an_activity_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    activity: dict[str, Any] = {"id": "7", "application_id": "1", "version": "1", "type": 4, "name": "launch"}
    activity |= {"description": "", "handler": 2}
    there: list[dict[str, Any]] = [activity]
    told: list[dict[str, Any]] = []

    async def take(_application: int, payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
        if activity not in payload:
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            message = "You cannot remove this app's Entry Point command in a bulk update operation."
            raise discord.HTTPException(response, {"code": 50240, "message": message})
        told.extend(payload)
        return []

    async def known(_application: int, **_: object) -> list[dict[str, Any]]:
        return there

    monkeypatch.setattr(house.bot.http, "bulk_upsert_global_commands", take)
    monkeypatch.setattr(house.bot.http, "get_global_commands", known)
    assert await house.bot.tree.made_known()
    assert told[0]["name"] == "citadels"
    assert told[-1] == activity
