"""In a person's first games, each kind of question has a tip, once."""

import random
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
import simcord

from ai.level import Thought
from bot.screens import phone
from bot.screens.answers import tip
from bot.screens.panel_picture import panel_bands
from bot.tables import advice, view_models
from bot.thinking.search_questions import SearchResult
from bot.view_models.panel import AdviceModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine import PositionBuilder
from engine.lines import lines
from engine.setup.sets import FIRST_GAME
from storage.codec import DamagedTextError
from storage.database.storage_errors import NotReadError
from tests.e2e.faults import standing_still
from tests.house import House, texts
from tests.lobby_options import open_lobby
from tests.storage.hinder import READ_ONLY, Hinder, fail_to_read
from tests.storage.samples import write

SAY = Language()
BLUE = 1


@pytest.fixture(autouse=True)
def roomy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the panel have space for the tip. On a full phone it is under *More*."""
    monkeypatch.setattr(phone, "PANEL_HEIGHT", 2000)


async def why(house: House, game: str) -> str:
    """Return the tip of the open question, or "" if nothing fits."""
    table = await house.table(game)
    asked = table.asked()
    assert asked is not None
    return tip(view_models.panel(table, asked), Wording(SAY, table.players))


async def panel(house: House, actor: simcord.MemberActor, game: str) -> str:
    """Press *Play* on the board; return the text of the panel."""
    boards = [each for each in house.channel.history() if f"cit:play:{game}" in ids(house, each)]
    await house.press(actor, boards[-1], f"cit:play:{game}")
    private = [each for each in house.messages(actor) if each.flags.ephemeral]
    return texts(house.stored(private[-1]))


def ids(house: House, message: Any) -> list[str]:
    return [each["custom_id"] for each in house.controls(message)]


async def kind_of(house: House, game: str) -> str:
    """Return the kind of the open question; in a turn, together with the character."""
    playing = (await house.table(game)).game
    assert playing.decision is not None
    kind, turn = playing.decision.kind, playing.state.turn
    return f"turn-{turn.character}" if turn and kind == "turn" else kind


async def forget(house: House, actor: simcord.MemberActor) -> None:
    """Forget which tips a person has seen."""
    await house.bot.store.learning.write()
    await write(house.bot.store.database, "DELETE FROM hints")
    house.bot.delivery.forget_person(actor.id)


async def newest(house: House, actor: simcord.MemberActor, game: str) -> str:
    """Return the text of a person's open question."""
    asked = await house.asked(game)
    assert asked is not None
    assert asked[0] is actor
    return texts(house.stored(house.questions(actor, asked[1])[-1]))


@pytest.mark.parametrize(
    "error", [RuntimeError("a bug"), DamagedTextError("a plan"), NotReadError("a", "failing")]
)
async def test_a_search_that_fails_finds_nothing(house: House, error: Exception) -> None:
    table = await house.deal()
    games = house.bot.store.games
    searches = advice.Searches(games, house.bot.thinkers, 1.0, random.Random(1))
    house.patch.setattr(games, "moves", AsyncMock(side_effect=error))
    assert await searches.find(table, (0,), 1.0) == ()


async def test_each_kind_is_explained_once(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    explained = list[str]()
    while await house.asked(game):
        kind, text = await kind_of(house, game), await newest(house, alice, game)
        # A heavy loss has no tip.
        hit = any(each.loss for each in panel_bands(view_models.panel(await house.table(game), 0), SAY))
        if told := await why(house, game):
            assert (told in text) == (kind not in explained and not hit), kind
        explained.append(kind)
        await house.step(game)
    turns = {each for each in explained if each.startswith("turn-")}
    assert "pick-character" in explained
    assert len(turns) > 1


async def test_where_there_is_one_answer_nothing_is_to_be_weighed(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    seen = set[bool]()
    while len(seen) < 2:
        if await house.asked(game) is None:
            game = await house.open(alice, computers=3)
        table = await house.table(game)
        assert table.game.decision is not None
        several = len(table.game.decision.options) > 1
        await forget(house, alice)
        # A heavy loss has no tip.
        hit = any(each.loss for each in panel_bands(view_models.panel(table, 0), SAY))
        text = await panel(house, alice, game)
        if told := await why(house, game):
            assert (told in text) == (several and not hit)
        seen.add(several)
        await house.step(game)


async def test_it_says_the_same_when_it_is_shown_again_also_after_a_restart(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    table = await house.table(game)
    assert table.game.decision is not None
    kind = table.game.decision.kind
    for _ in range(2):
        assert await why(house, game) in await panel(house, alice, game)
    await house.restart()
    assert await why(house, game) in await panel(house, alice, game)
    # The next question of this kind has no tip, before and after a restart.
    await house.step(game)
    await house.until(game, kind, alice)
    assert await why(house, game) not in await newest(house, alice, game)
    await house.restart()
    assert await why(house, game) not in await panel(house, alice, game)


async def test_everybody_is_new_by_themselves(house: House) -> None:
    game = await house.open(house.add("alice"), house.add("bob"), computers=2)
    seen = set[int]()
    while len(seen) < 2:
        asked = await house.asked(game)
        assert asked is not None
        assert await why(house, game) in await newest(house, asked[0], game)
        seen.add(asked[0].id)
        await house.step(game)


async def test_in_the_fourth_game_nothing_is_explained(house: House) -> None:
    alice = house.add("alice")
    games = [await house.open(alice, computers=3) for _ in range(advice.FIRST_GAMES)]
    game = games[-1]
    await forget(house, alice)
    assert await why(house, game) in await panel(house, alice, game)
    fourth = await house.open(alice, computers=3)
    await house.step(fourth)
    assert await why(house, fourth) not in await newest(house, alice, fourth)


async def test_computers_are_the_blue_choice_until_nobody_at_the_table_is_new(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    for first_games, blue in ((1, "button-fill-start"), (0, "button-start-with")):
        house.patch.setattr(advice, "FIRST_GAMES", first_games)
        await bob.click(lobby, label=SAY("button-join"))
        stored = (await house.table(game)).stored
        assert await advice.fewest_games(house.bot.store.learning, stored) == 0
        shown = [each["label"] for each in house.controls(lobby) if each.get("style") == BLUE]
        assert shown == [SAY(blue, count=2)]
        await house.in_lobby(bob, lobby, SAY("button-leave"))


@pytest.mark.parametrize("first_games", [0, 3])
async def test_a_player_is_looked_up_once_for_each_table(house: House, first_games: int) -> None:
    house.patch.setattr(advice, "FIRST_GAMES", first_games)
    alice, told = house.add("alice"), AsyncMock(wraps=house.bot.store.learning.hints_shown)
    house.patch.setattr(house.bot.store.learning, "hints_shown", told)
    game = await house.open(alice, computers=3)
    for _ in range(6):
        await house.step(game)
    told.assert_called_once_with(alice.id)


async def test_a_failed_read_keeps_no_panel_from_being_shown(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    house.bot.delivery.forget_person(alice.id)
    fail_to_read(house.patch, "JOIN hints")
    await house.step(game)
    assert await why(house, game) not in await newest(house, alice, game)


async def test_it_is_told_while_nothing_can_be_stored(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await forget(house, alice)
    hinder = Hinder(house.bot.store, house.patch)
    await hinder.by(READ_ONLY)
    with standing_still(house):
        assert await why(house, game) in await panel(house, alice, game)
    hinder.no_more()
    await house.env.advance_time(60)


async def test_a_deleted_person_leaves_no_hints(house: House) -> None:
    """A record that is pending when its person is deleted isn't written any more."""
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    assert await why(house, game) in await panel(house, alice, game)
    asked = await alice.slash(house.channel, "citadels privacy delete")
    await house.press_answer(alice, asked, SAY("button-privacy-erase"))
    house.bot.store.learning.note_first(alice.id, "beg", "b" * 16)
    await house.bot.store.learning.write()
    assert not await house.bot.store.database.rows("SELECT * FROM hints WHERE person = ?", alice.id)


async def test_a_hint_to_use_a_power_has_an_offered_target() -> None:
    builder = PositionBuilder(FIRST_GAME.options(3), 3)
    builder.seat(0, "assassin", "merchant", gold=3, hand=["tavern"])
    builder.seat(1, "bishop", "king")
    builder.seat(2, "architect", "warlord")
    game = builder.call("assassin").build()
    decision = game.decision
    assert decision is not None
    for pick in ("use:kill", "gather:gold"):
        asked = replace(decision, options=advice.compared(game, decision))
        thought = AsyncMock(return_value=(SearchResult(asked, Thought((pick,)), 1.0),))
        searches = Mock(find=thought, randomness=random.Random(1))
        table = Mock(game=game, hints={0: (decision, AdviceModel("thinking"))})
        table.question.return_value, table.lines.return_value, table.playing.asked = decision, lines(game), 0
        await advice.Advising(searches).find(table, 0)
        picks = table.hints[0][1].picks
        offered = {line.picks for line in lines(game) if line.goal == pick}
        assert picks in offered if offered else picks == (pick,)
        assert len(picks) == (2 if pick == "use:kill" else 1)
