"""Learning: the lesson by clicks, where it stops and continues, and that it leaves nothing behind."""

from typing import Any

import pytest

from bot.controls.request import Request, decode
from bot.controls.requests import AnswerLesson, LearnAnew
from bot.lesson.first_lesson import first_lesson
from bot.words.language import Language
from cogs.replies import Reply
from tests.cogs.handlers import Handlers, Seen
from tests.e2e.faults import standing_still
from tests.house import House, texts
from tests.replays import panel
from tests.storage.hinder import READ_ONLY, Hinder

SAY = Language()
COMMAND, ALICE, BOB = "citadels learn", 1, 2
MOMENTS = first_lesson().moments
NAMES = [moment.ask.name for moment in MOMENTS]
TABLES = ("games", "people", "choices", "clicks", "results", "standings", "ratings", "messages")


def said(name: str) -> str:
    """Return the sentence of a moment."""
    facts: dict[str, str | int] = {"size": 7}
    for number, word in enumerate(("first", "second", "third"), start=1):
        facts[word] = SAY(
            "player-computer", name=SAY("player-name", name=SAY("computer-name", number=number))
        )
    return SAY(f"learn-{name}", **facts)


def right(name: str) -> str:
    """Return the id of the control that leads on from a moment."""
    moment = MOMENTS[NAMES.index(name)]
    decision = moment.decision
    index = decision.options.index(moment.ask.pick) if decision and moment.ask.pick else 0
    return f"cit:answer:learning:{moment.tag}:{index}"


def line(name: str, *steps: int) -> str:
    """Return the id of a button at a moment that answers this and the following questions."""
    return f"cit:line:learning:{MOMENTS[NAMES.index(name)].tag}:{'-'.join(map(str, steps))}"


def meant(custom_id: str) -> Request:
    control = decode(custom_id)
    assert control is not None
    return control.meant(())


async def walk(handlers: Handlers, first: str, last: str, **where: Any) -> Seen:
    """Give the right answers from one moment to another."""
    seen = Seen(None, [])
    for name in NAMES[NAMES.index(first) : NAMES.index(last)]:
        custom_id = right(name)
        asked = meant(custom_id)
        if seen.reply and custom_id not in seen.ids:
            # This answer is in a menu.
            asked = seen.request("learning", custom_id.rpartition(":")[2])
        seen = await handlers.ask(ALICE, asked, **where)
    assert said(last) in seen.text
    return seen


async def test_the_whole_lesson_is_no_game(handlers: Handlers) -> None:
    assert said("goal") in (await handlers.ask(ALICE, COMMAND)).text
    end = await walk(handlers, "goal", "end")
    for table in TABLES:
        ((rows,),) = await handlers.bot.store.database.rows(f"SELECT count(*) FROM {table}")
        assert rows == 0
    assert handlers.bot.registry.tables == ()
    assert SAY("button-learn-play") in end.text
    # A finished lesson restarts.
    assert said("goal") in (await handlers.ask(ALICE, COMMAND)).text
    direct = await walk(handlers, "goal", "end", server=None)
    assert SAY("button-learn-friends") in end.text
    assert SAY("button-learn-friends") not in direct.text


async def test_a_wrong_click_is_explained_and_changes_nothing(handlers: Handlers) -> None:
    await walk(handlers, "goal", "gather")
    wrong = await handlers.ask(ALICE, meant(right("gather")[:-1] + "1"))
    assert SAY("learn-gather.gather-cards") in wrong.text
    assert said("gather") not in wrong.text
    assert isinstance(wrong.reply, Reply)
    assert wrong.reply.then is None
    assert await handlers.bot.store.learning.step(ALICE) == "gather"
    assert SAY("learn-gather.gather-cards") not in (await walk(handlers, "gather", "build")).text


async def test_one_click_for_two_steps_leads_over_both_or_to_the_one_that_was_wrong(
    handlers: Handlers,
) -> None:
    options = MOMENTS[NAMES.index("build")].game.decision
    assert options
    tavern, harbor = (options.options.index(f"build:{card}") for card in ("tavern", "harbor"))
    assert SAY("learn-build.wrong") in (await handlers.ask(ALICE, meant(line("gather", 0, tavern)))).text
    assert said("robbed") in (await handlers.ask(ALICE, meant(line("gather", 0, harbor)))).text


async def test_the_lesson_goes_on_where_it_was_left_and_can_begin_anew(handlers: Handlers) -> None:
    await walk(handlers, "goal", "build")
    assert said("build") in (await handlers.ask(ALICE, COMMAND)).text
    await walk(handlers, "build", "end")
    assert said("goal") in (await handlers.ask(ALICE, LearnAnew())).text
    assert await handlers.bot.store.learning.step(ALICE) == "goal"
    assert said("goal") in (await handlers.ask(BOB, COMMAND)).text
    # A click on an earlier step leads to its next step.
    await walk(handlers, "goal", "gather")
    assert said("wait") in (await handlers.ask(ALICE, meant(right("role")))).text


@pytest.mark.parametrize(
    ("custom_id", "error"),
    [
        ("cit:answer:learning:0000000000000000:0", "error-lesson-changed"),
        (right("gather")[:-1] + "99", "error-unknown-option"),
        ("cit:play:learning", "error-unknown-game"),
        ("cit:page:learning:0000000000000000:1:0", "error-unknown-game"),
    ],
)
async def test_a_click_that_nobody_can_make_is_refused(
    handlers: Handlers, custom_id: str, error: str
) -> None:
    assert isinstance(meant(right("gather")), AnswerLesson)
    assert (await handlers.ask(ALICE, meant(custom_id))).text == SAY(error)


async def test_it_goes_on_while_nothing_can_be_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alice = house.add("alice")
    await alice.slash(house.channel, COMMAND)
    message = panel(house, alice)
    hinder = Hinder(house.bot.store, monkeypatch)
    await hinder.by(READ_ONLY)
    with standing_still(house):
        await house.at_once(alice, message, right("goal"), right("goal"))
        assert said("role") in texts(house.stored(message))
        again = await alice.slash(house.channel, COMMAND)
        assert said("goal") in house.say(again)
    hinder.no_more()
    await house.env.advance_time(60)
    assert house.bot.store.database.outage is None
    await house.press(alice, panel(house, alice), right("goal"))
    assert await house.bot.store.learning.step(alice.id) == "role"


async def test_every_lobby_leads_to_it_and_it_leads_to_a_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await bob.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    before = house.stored(lobby)
    await house.in_lobby(alice, lobby, SAY("button-learn"))
    assert house.stored(lobby) == before
    message = panel(house, alice)
    await alice.click(message, label=SAY("button-rules"))
    assert SAY("topic-overview") in texts(house.stored(message))
    await alice.click(message, label=SAY("button-rules-next"))
    await alice.click(message, label=SAY("button-less"))
    assert said("goal") in texts(house.stored(message))
    await house.bot.store.learning.reach(alice.id, NAMES[-2])
    await alice.slash(house.channel, COMMAND)
    message = panel(house, alice)
    shown = len(house.messages(alice))
    await house.press(alice, message, right(NAMES[-2]))
    assert len(house.messages(alice)) == shown
    result = await alice.click(message, label=SAY("button-learn-friends"))
    assert not result.ephemeral
    opened = house.channel.history()[-1]
    assert opened.id != lobby.id
    assert SAY("button-fill-start", count=3) in texts(house.stored(opened))
    # A person who may not open a lobby.
    assert (await alice.click(message, label=SAY("button-learn-friends"))).ephemeral
