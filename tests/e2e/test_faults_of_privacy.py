"""If any step fails, a deletion is complete when its person reads so, and otherwise soon."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult

from bot.tables.background.upkeep import UPKEEP_INTERVAL
from bot.words.language import Language
from tests.clocks import spend_freely
from tests.e2e.faults import Fault, Faults, act, calls, check_told, tracebacks
from tests.e2e.sweeps import NOBODY_KNOWS, NOT_STORED, afresh
from tests.house import House, pictured, texts
from tests.storage.hinder import Moment, StatementFaults, fail_to_read
from tests.storage.privacy.person import Trail
from tests.storage.rated_games import keep, won_by

pytestmark = pytest.mark.in_turns

SAY = Language()
NAME = "wilhelminaquux"
AFTERWARDS = 45.0


@dataclass
class Leaving:
    """A person who plays, waits in a lobby, has a rating, and is asked whether to delete everything."""

    house: House
    actor: simcord.MemberActor
    game: str
    asked: Any
    custom_id: str

    @classmethod
    async def prepare(cls, house: House) -> "Leaving":
        """Let a newcomer do all that, in a separate channel."""
        alice, bob = afresh(house, NAME, "bob")
        await keep(house.bot.store, [won_by(alice.id, bob.id, guild=house.guild.id)])
        game = await house.open(alice, bob)
        await bob.slash(house.channel, "citadels new")
        await alice.click(house.channel.history()[-1], label=SAY("button-join"))
        asked = (await alice.slash(house.channel, "citadels privacy delete")).response
        assert asked is not None
        custom_id = next(
            each["custom_id"] for each in house.controls(asked) if each["custom_id"].startswith("cit:erase")
        )
        return cls(house, alice, game, asked, custom_id)

    async def confirm(self) -> InteractionResult:
        """Confirm the deletion, and let some time pass."""
        click = self.house.forge(self.actor, self.asked.message, self.custom_id)
        return await act(self.house, click, AFTERWARDS)

    @property
    def trail(self) -> Trail:
        """Return the traces that may be left."""
        return Trail(self.actor.id, NAME, self.actor.user.dm_channel.id)

    def rows(self) -> dict[str, int]:
        """Return how many rows of each table have data of the person."""
        return self.trail.rows(self.house.path)

    def seen(self, result: InteractionResult) -> str:
        """Return the messages to the person."""
        return self.house.say(result) + texts(self.house.stored(self.asked))

    async def check(self, what: str, *, asks: bool = False) -> None:
        """Check that nothing of the person is left, nothing asks or pings them, and the game continues."""
        house = self.house
        assert self.rows() == {}, what
        assert asks or not house.questions(self.actor), f"{what}: their panel asks still"
        assert not calls(house, self.actor), f"{what}: they are called still"
        shown = [house.stored(each) for each in house.channel.history() if house.controls(each)]
        assert not any(NAME in texts(each) + pictured(each) for each in shown), f"{what}: others see the name"
        house.people.remove(self.actor)
        await check_told(house, self.game, boards=3)
        await house.step(self.game)
        await house.env.settle()
        assert self.rows() == {}, f"{what}: something of them came back"


async def _check_file(house: House, trails: Sequence[Trail]) -> None:
    """Check that the bytes of the file contain nothing of these people after the next upkeep."""
    house.until_no_click_lives()
    await house.env.advance_time(UPKEEP_INTERVAL + 1)
    for trail in trails:
        assert trail.bytes_in(house.path) == {}


@pytest.mark.parametrize("fault", ["cut", "unanswered"])
async def test_each_request_of_a_deletion_fails(
    house: House,
    broken: Faults,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: Fault,
) -> None:
    spend_freely(monkeypatch)
    leaving, since, trails = await Leaving.prepare(house), len(broken.made), list[Trail]()
    await leaving.confirm()
    for after in range(len(broken.made) - since):
        leaving, since = await Leaving.prepare(house), len(broken.made)
        trails.append(leaving.trail)
        broken.plan_after(after, fault)
        await leaving.confirm()
        broken.no_more()
        sent = str([body for _, body in broken.made[since:]])
        what = f"request {after} ({broken.failed}), {fault}"
        assert SAY("privacy-erased") in sent, what
        # An edit of an old panel isn't repeated for ever: a click on it gets a text.
        await leaving.check(what, asks=broken.failed == "dm-edit")
    assert tracebacks(caplog) == []
    await _check_file(house, trails)


@pytest.mark.parametrize("moment", ["commit", "committed", "read"])
async def test_each_write_and_read_of_a_deletion_fails(
    house: House,
    broken: Faults,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    moment: Moment,
) -> None:
    assert broken.to_come == 0
    spend_freely(monkeypatch)
    statements = StatementFaults(monkeypatch)
    leaving, before = await Leaving.prepare(house), statements.made[moment]
    await leaving.confirm()
    came, trails = set[str](), list[Trail]()
    for after in range(statements.made[moment] - before):
        leaving = await Leaving.prepare(house)
        trails.append(leaving.trail)
        there = leaving.rows()
        statements.plan(moment, after)
        result = await leaving.confirm()
        statements.no_more()
        seen = leaving.seen(result)
        what = f"{moment} {after}, {statements.failed}"
        if SAY("privacy-erased") in seen:
            came.add("done")
        elif SAY("privacy-erased-partly") in seen:
            came.add("later")
            # A change that wasn't stored is repeated after the next start, or within the hour.
            house.until_no_click_lives()
            await (house.restart() if moment == "commit" else house.env.advance_time(UPKEEP_INTERVAL + 1))
        else:
            came.add("not")
            assert any(each in seen for each in (*NOT_STORED, *NOBODY_KNOWS)), f"{what}: {seen}"
            assert leaving.rows() == there, what
            result = await leaving.confirm()
            assert SAY("privacy-erased") in leaving.seen(result), what
        await leaving.check(what)
    assert came >= {"commit": {"not", "later"}, "committed": {"done", "later"}, "read": {"later"}}[moment]
    await _check_file(house, trails)
    assert not [each for each in tracebacks(caplog) if "A click could not be stored" not in each]


async def test_data_that_can_not_be_read_is_not_deleted(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could tell whether it equals the data on the message."""
    assert broken.to_come == 0
    leaving = await Leaving.prepare(house)
    there = leaving.rows()
    with monkeypatch.context() as patch:
        fail_to_read(patch, "FROM clicks WHERE person")
        seen = leaving.seen(await leaving.confirm())
    assert any(each in seen for each in NOBODY_KNOWS)
    assert leaving.rows() == there
    assert SAY("privacy-erased") in leaving.seen(await leaving.confirm())
    await leaving.check("the second time")
