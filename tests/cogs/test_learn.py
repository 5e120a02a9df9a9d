"""Learning: the lesson by clicks, where it is left and gone on with, and that it leaves nothing behind."""

from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult

from bot.lesson.first_lesson import first_lesson
from bot.words.language import Language
from tests.e2e.faults import standing_still
from tests.house import House, texts
from tests.storage.hinder import READ_ONLY, Hinder

SAY = Language()
MOMENTS = first_lesson().moments
NAMES = [moment.ask.name for moment in MOMENTS]
TABLES = ("games", "people", "choices", "clicks", "results", "standings", "ratings", "messages")


def said(name: str) -> str:
    """The sentence of a moment."""
    facts: dict[str, str | int] = {"size": 7}
    for number, word in enumerate(("first", "second", "third"), start=1):
        facts[word] = SAY(
            "player-computer", name=SAY("player-name", name=SAY("computer-name", number=number))
        )
    return SAY(f"learn-{name}", **facts)


def right(name: str) -> str:
    """The id of what leads on from a moment."""
    moment = MOMENTS[NAMES.index(name)]
    decision = moment.decision
    index = decision.options.index(moment.ask.pick) if decision and moment.ask.pick else 0
    if moment.ask.pick == "use:kill":
        return line(name, index, 0)
    return f"cit:answer:learning:{moment.tag}:{index}"


def line(name: str, *steps: int) -> str:
    """The id of a button at a moment that answers this and what follows."""
    return f"cit:line:learning:{MOMENTS[NAMES.index(name)].tag}:{'-'.join(map(str, steps))}"


def page(house: House, actor: simcord.MemberActor) -> Any:
    """The newest message that only this person can see."""
    return [each for each in house.messages(actor) if each.flags.ephemeral][-1]


def read(house: House, message: Any) -> str:
    return texts(house.stored(message))


async def begin(house: House, actor: simcord.MemberActor) -> Any:
    """Type the command, and return the message."""
    result = await actor.slash(house.channel, "citadels learn")
    assert result.ephemeral
    return page(house, actor)


async def answer(house: House, actor: simcord.MemberActor, message: Any, wanted: str) -> None:
    """Press the button of this id, or pick what it stands for in a menu."""
    controls = house.controls(message)
    if any(each["custom_id"] == wanted for each in controls):
        await house.press(actor, message, wanted)
        return
    value = wanted.rpartition(":")[2]
    menu = next(each for each in controls if value in [option["value"] for option in each.get("options", ())])
    here = actor if message.guild else actor.user
    await here.select(message, [value], custom_id=menu["custom_id"])


async def walk(house: House, actor: simcord.MemberActor, message: Any, first: str, last: str) -> None:
    """Press what is right from one moment on until another one is shown."""
    for name in NAMES[NAMES.index(first) : NAMES.index(last)]:
        assert said(name) in read(house, message)
        await answer(house, actor, message, right(name))
    assert said(last) in read(house, message)


async def rows(house: House) -> dict[str, int]:
    """Count the rows of the tables of games."""
    query = house.bot.store.database.rows
    return {table: (await query(f"SELECT count(*) FROM {table}"))[0][0] for table in TABLES}


async def test_the_whole_lesson_is_one_message_and_no_game(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    shown = len(house.messages(alice))
    await walk(house, alice, message, "goal", "end")
    assert len(house.messages(alice)) == shown
    assert not any((await rows(house)).values())
    assert house.bot.registry.tables == ()
    assert SAY("button-learn-play") in read(house, message)


async def test_a_wrong_click_is_explained_and_changes_nothing(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await walk(house, alice, message, "goal", "gather")
    await house.press(alice, message, right("gather")[:-1] + "1")
    assert SAY("learn-gather.gather-cards") in read(house, message)
    assert said("gather") not in read(house, message)
    assert await house.bot.store.learning.step(alice.id) == "gather"
    await answer(house, alice, message, right("gather"))
    assert said("build") in read(house, message)
    assert SAY("learn-gather.gather-cards") not in read(house, message)


async def test_one_click_for_two_steps_leads_over_both_or_to_the_one_that_was_wrong(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await walk(house, alice, message, "goal", "gather")
    options = MOMENTS[NAMES.index("build")].game.decision
    assert options
    tavern, harbor = (options.options.index(f"build:{card}") for card in ("tavern", "harbor"))
    await answer(house, alice, message, line("gather", 0, tavern))
    assert SAY("learn-build.wrong") in read(house, message)
    again = await begin(house, alice)
    await answer(house, alice, again, line("gather", 0, harbor))
    assert said("robbed") in read(house, again)


async def test_the_lesson_goes_on_after_a_restart_and_can_begin_anew(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    message = await begin(house, alice)
    await walk(house, alice, message, "goal", "build")
    again = await begin(house, alice)
    assert said("build") in read(house, again)
    await house.restart()
    # The old message works, and so does a new one.
    await walk(house, alice, message, "build", "robbed")
    again = await begin(house, alice)
    assert said("robbed") in read(house, again)
    await walk(house, alice, again, "robbed", "end")
    await alice.click(again, label=SAY("button-learn-anew"))
    assert said("goal") in read(house, again)
    assert await house.bot.store.learning.step(alice.id) == "goal"
    assert said("goal") in read(house, await begin(house, bob))


async def test_a_finished_lesson_begins_anew(house: House) -> None:
    alice = house.add("alice")
    await walk(house, alice, await begin(house, alice), "goal", "end")
    assert said("goal") in read(house, await begin(house, alice))


async def test_it_works_in_direct_messages(house: House) -> None:
    alice = house.add("alice")
    await alice.user.slash("citadels learn")
    message = alice.user.dm_channel.history(viewer=alice.user)[-1]
    await walk(house, alice, message, "goal", "end")
    assert SAY("button-learn-friends") not in read(house, message)
    assert len(alice.user.dm_channel.history(viewer=alice.user)) == 1


async def test_the_same_click_twice_leads_one_step_on(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await house.at_once(alice, message, right("goal"), right("goal"))
    assert said("role") in read(house, message)
    # A click on a step that is over leads to where it led before.
    await walk(house, alice, message, "role", "gather")
    await house.forge(alice, message, right("role"))
    assert said("wait") in read(house, message)


@pytest.mark.parametrize(
    ("custom_id", "error"),
    [
        ("cit:answer:learning:0000000000000000:0", "error-lesson-changed"),
        (right("gather")[:-1] + "99", "error-unknown-option"),
        ("cit:play:learning", "error-unknown-game"),
        ("cit:page:learning:0000000000000000:1:0", "error-unknown-game"),
    ],
)
async def test_a_click_that_nobody_can_make_is_refused(house: House, custom_id: str, error: str) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    result = await house.forge(alice, message, custom_id)
    assert house.say(result) == SAY(error)
    assert said("goal") in read(house, message)


async def test_it_goes_on_while_nothing_can_be_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await walk(house, alice, message, "goal", "gather")
    hinder = Hinder(house.bot.store, monkeypatch)
    await hinder.by(READ_ONLY)
    with standing_still(house):
        await walk(house, alice, message, "gather", "end")
        assert said("gather") in read(house, await begin(house, alice))
    hinder.no_more()
    await house.env.advance_time(60)
    assert house.bot.store.outage is None
    await walk(house, alice, page(house, alice), "gather", "build")
    assert await house.bot.store.learning.step(alice.id) == "build"


async def test_rules_open_beside_it(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    result = await alice.click(message, label=SAY("button-rules"))
    assert SAY("topic-overview") in house.say(result)
    assert said("goal") in read(house, message)


async def test_every_lobby_leads_to_it_and_it_leads_to_a_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await bob.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    before = read(house, lobby)
    await house.in_lobby(alice, lobby, SAY("button-learn"))
    assert read(house, lobby) == before
    message = page(house, alice)
    await walk(house, alice, message, "goal", "end")
    result = await alice.click(message, label=SAY("button-learn-friends"))
    assert not result.ephemeral
    opened = house.channel.history()[-1]
    assert opened.id != lobby.id
    assert SAY("button-fill-start") in read(house, opened)
    # One may not open another one.
    again: InteractionResult = await alice.click(message, label=SAY("button-learn-friends"))
    assert again.ephemeral
