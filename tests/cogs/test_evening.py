"""Who may found a standing evening, and who may change it: attacks by people who want more."""

from dataclasses import replace
from unittest.mock import AsyncMock

from bot.words.language import Language
from storage.database.storage_errors import NotStoredError
from storage.people.stored_settings import ServerSettings
from storage.play.evenings import MOST_OF_PERSON, Evening
from tests.appointments import done, passing
from tests.evenings import asking, at_step, found_weekly, only, posts, stored, until
from tests.house import House, texts
from tests.rematches import choose, lobby, over
from tests.storage.samples import GAME

SAY = Language()


async def test_only_players_who_may_open_a_lobby_found_one(house: House) -> None:
    alice, bob, eve = (house.add(name) for name in ("alice", "bob", "eve"))
    scores = await over(house, alice, bob)
    assert SAY("error-rematch-players") in house.say(await eve.click(scores, label=SAY("button-same-time")))
    await house.bot.store.barred.add(house.guild.id, [alice.id])
    assert SAY("error-barred") in house.say(await alice.click(scores, label=SAY("button-same-time")))
    # Also by a forged click.
    told = await house.forge(alice, scores, f"cit:evening:tomorrow:{GAME}")
    assert SAY("error-barred") in house.say(told)
    await choose(house, ServerSettings(roles=(1,)))
    assert SAY("error-roles-gone") in house.say(await bob.click(scores, label=SAY("button-same-time")))
    assert await stored(house) == []


async def test_no_evening_takes_place_in_a_channel_that_the_managers_have_closed(house: House) -> None:
    alice, bob, closed = house.add("alice"), house.add("bob"), house.channel
    house.channel = house.guild.create_text_channel("elsewhere")
    scores = await over(house, alice, bob, parent=closed.id)
    await choose(house, ServerSettings(channels=(house.channel.id,)))
    await house.forge(alice, scores, f"cit:evening:tomorrow:{GAME}")
    await done(house)
    assert (await only(house)).channel == house.channel.id


async def test_nobody_floods_a_channel_with_evenings(house: House) -> None:
    (alice, _), it = await found_weekly(house, "alice", "bob")
    for number in range(1, MOST_OF_PERSON):
        more = replace(it, id=f"{number:08}", origin=f"{number:08}", due=it.at)
        assert await house.bot.store.evenings.add(more) is not None
    scores = next(each for each in posts(house) if SAY("button-same-time") in texts(house.stored(each)))
    count = len(posts(house))
    told = await house.forge(alice, scores, f"cit:evening:tomorrow:{GAME}")
    await done(house)
    assert SAY("error-evenings-full", own=MOST_OF_PERSON, count=10) in house.say(told)
    assert len(posts(house)) == count


async def test_only_the_organiser_changes_it_and_hands_it_to_somebody_of_the_circle(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    eve = house.add("eve")
    message = asking(house)
    for name in ("fill:{}:off", "end:{}:on", "when:{}"):
        custom_id = f"cit:evening:{name.format(it.id)}"
        refused = house.say(await house.forge(bob, message, custom_id))
        assert SAY("error-evening-organiser", who=f"<@{alice.id}>") in refused
    for user in (0, 10**30, eve.id):
        told = await house.forge(alice, message, f"cit:evening:to:{it.id}", 5, str(user))
        assert (await only(house)).organiser == alice.id
    assert SAY("error-evening-to", who=f"<@{eve.id}>") in house.say(told)
    await bob.click(message, label=SAY("button-evening-coming"))
    await house.forge(alice, message, f"cit:evening:to:{it.id}", 5, str(bob.id))
    assert (await only(house)).organiser == bob.id
    message = asking(house)
    assert SAY("evening-heir", who=f"<@{bob.id}>", why="chosen") in texts(house.stored(message))
    await house.forge(bob, message, f"cit:evening:fill:{it.id}:off")
    assert not (await only(house)).state.computers
    # A person who may open no games here can't manage an evening.
    await house.bot.store.barred.add(house.guild.id, [bob.id])
    refused = house.say(await house.forge(bob, message, f"cit:evening:end:{it.id}:on"))
    assert SAY("error-barred") in refused
    await house.bot.store.barred.lift(house.guild.id, [bob.id])
    page = await bob.click(message, label=SAY("button-evening-show"))
    sure = await house.press_answer(bob, page, SAY("button-evening-end"))
    assert SAY("evening-sure") in texts(house.stored(page.response)) + house.say(sure)
    await house.forge(bob, message, f"cit:evening:end:{it.id}:on")
    assert await stored(house) == []
    told = SAY("evening-ended", who=f"<@{bob.id}>", when=f"<t:{it.at}:F>", names=f"<@{alice.id}>")
    # An edit notifies nobody.
    assert posts(house)[-1].id != message.id
    message = posts(house)[-1]
    assert told in texts(house.stored(message))
    gone = await house.forge(bob, message, f"cit:evening:answer:{it.id}:{it.at}:coming")
    assert SAY("error-evening-gone") in house.say(gone)


async def test_nobody_is_made_organiser_while_their_data_is_deleted(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    save = house.bot.store.evenings.save

    async def after_deletion(evening: Evening) -> Evening:
        house.patch.setattr(house.bot.store.evenings, "save", save)
        await house.bot.store.personal_data.begin(bob.id)
        assert await house.bot.deletion.resume()
        return await save(evening)

    house.patch.setattr(house.bot.store.evenings, "save", after_deletion)
    told = await house.forge(alice, asking(house), f"cit:evening:to:{it.id}", 5, str(bob.id))
    assert SAY("error-evening-to", who=f"<@{bob.id}>") in house.say(told)
    assert (await only(house)).organiser == alice.id


async def test_an_answer_to_an_evening_that_is_over_changes_nothing(house: House) -> None:
    (_, bob), it = await found_weekly(house, "alice", "bob")
    message = asking(house)
    told = await house.forge(bob, message, f"cit:evening:answer:{it.id}:{it.at - 7}:coming")
    assert SAY("error-evening-over") in house.say(told)
    await at_step(house, it, step="rest")
    told = await house.forge(bob, message, f"cit:evening:answer:{it.id}:{it.at}:coming")
    assert SAY("error-evening-over") in house.say(told)
    assert bob.id not in (await house.bot.store.evenings.replies(await only(house)))["coming"]


async def test_nobody_who_may_open_no_games_resumes_an_evening_that_rests(house: House) -> None:
    (_, bob), it = await found_weekly(house, "alice", "bob")
    message = asking(house)
    await at_step(house, it, step="rest")
    await house.bot.store.barred.add(house.guild.id, [bob.id])
    told = await house.forge(bob, message, f"cit:evening:resume:{it.id}")
    assert SAY("error-barred") in house.say(told)
    assert (await only(house)).state.step == "rest"


async def test_two_answers_at_once_both_count_and_the_message_shows_them(house: House) -> None:
    (alice, bob), it = await found_weekly(house, "alice", "bob")
    carol = house.add("carol")
    await house.both(asking(house), f"cit:evening:answer:{it.id}:{it.at}:coming", bob, carol)
    names = ", ".join([f"<@{alice.id}> 🔁", *(f"<@{each}>" for each in sorted((bob.id, carol.id)))])
    assert SAY("evening-coming", count=3, names=names) in texts(house.stored(asking(house)))


async def test_a_stored_answer_is_no_error_if_the_lobby_cannot_be_stored_and_counts_there_later(
    house: House,
) -> None:
    (alice, bob, carol), it = await found_weekly(house, "alice", "bob", "carol")
    await house.forge(alice, asking(house), f"cit:evening:fill:{it.id}:off")
    await bob.click(asking(house), label=SAY("button-evening-coming"))
    await until(house, it.at - 9 * 60)
    save, failed = house.bot.store.games.save, AsyncMock(side_effect=NotStoredError("disk I/O error"))
    house.patch.setattr(house.bot.store.games, "save", failed)
    told = await carol.click(asking(house), label=SAY("button-evening-coming"))
    assert house.say(told) == SAY("evening-answered")
    assert carol.id in (await house.bot.store.evenings.replies(await only(house)))["coming"]
    house.patch.setattr(house.bot.store.games, "save", save)
    await passing(house, 60)
    assert (await lobby(house)).setup.chosen.expected == 3
    names = f"<@{alice.id}> 🔁, <@{bob.id}>, <@{carol.id}>"
    assert SAY("evening-coming", count=3, names=names) in texts(house.stored(asking(house)))


async def test_whoever_switches_always_coming_off_reads_so(house: House) -> None:
    (alice, bob), _ = await found_weekly(house, "alice", "bob")
    for person, off in ((alice, True), (alice, False), (bob, False)):
        told = await person.click(asking(house), label=SAY("button-evening-always"))
        assert (SAY("evening-always-off") in house.say(told)) is off
