"""The loop that the bot runs on."""

import asyncio

import pytest

from bot.cli import bot_process


@pytest.mark.parametrize(("platform", "module"), [("linux", "uvloop"), ("win32", "asyncio")])
def test_the_bot_runs_on_the_quickest_loop_that_there_is(
    monkeypatch: pytest.MonkeyPatch, platform: str, module: str
) -> None:
    monkeypatch.setattr("bot.cli.bot_process.sys.platform", platform)
    with asyncio.Runner(loop_factory=bot_process.new_event_loop) as runner:
        assert runner.run(_module_of_loop()).partition(".")[0] == module


async def _module_of_loop() -> str:
    return type(asyncio.get_running_loop()).__module__
