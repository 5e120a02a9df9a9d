"""`/citadels daily`: the deal of the day by clicks, its end, its tables, and the card to share."""

import json
from typing import Any
from unittest.mock import Mock

import pytest
import simcord

from bot.controls import requests
from bot.delivery import cooldowns
from bot.delivery.contents import SeatPanel
from bot.tables.message_names import message_address
from bot.words.language import Language
from engine.replay import Move
from engine.setup.sets import daily_options
from storage.database.stored_time import begin_of, day_of, now
from storage.games import games as kept
from storage.people.stored_settings import PersonSettings
from storage.values import SOLO_SEAT
from tests.cogs.handlers import SERVER, Handlers
from tests.house import House, pictured, texts, walk
from tests.masters import play_today
from tests.short_games import deal_last_answers

SAY = Language()


async def begin(house: House, actor: simcord.MemberActor) -> Any:
    """Type the command; return the private response."""
    result = await actor.slash(house.channel, "citadels daily")
    assert result.ephemeral
    message = [each for each in house.messages(actor) if each.flags.ephemeral][-1]
    await house.deal_daily(actor, message)
    return message


async def finish(house: House, actor: simcord.MemberActor, message: Any) -> None:
    """Answer all questions until there are none."""
    for _ in range(400):
        if not house.questions(actor):
            return
        await house.answer(actor, message)
    raise AssertionError("the game doesn't end")


def read(house: House, message: Any) -> str:
    return texts(house.stored(message))


def ids(house: House, message: Any) -> list[str]:
    return [each["custom_id"] for each in house.controls(message)]


def revealed(_day: int) -> bool:
    """Treat all days as over."""
    return True


async def test_a_whole_deal_is_one_private_message_and_its_card_is_shared_by_a_click(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    public = len(house.messages(bob))
    message = await begin(house, alice)
    assert SAY("daily-begun", name=SAY("daily-name", day=day_of(now()))) in read(house, message)
    listed = house.say(await alice.slash(house.channel, "citadels games"))
    assert (
        SAY(
            "listed-daily", name=SAY("daily-name", day=day_of(now())), round=1, mine="turn", players=""
        ).strip()
        in listed
    )
    await finish(house, alice, message)
    text = read(house, message)
    points = (await house.bot.store.daily.standing(alice.id, day_of(now()), day_of(now()))).points
    assert points is not None
    assert SAY("daily-points", points=points) in text
    assert SAY("daily-first") in text
    assert SAY("name-first") in text
    assert len(house.messages(bob)) == public
    assert house.env.backend.dm_channels == {}
    share = next(each for each in ids(house, message) if each.startswith("cit:daily:share"))
    await house.press(alice, message, share)
    (card,) = house.messages(bob)[public:]
    assert not card.flags.ephemeral
    assert "alice" in read(house, card)
    assert SAY("daily-points", points=points) in read(house, card)
    # While others may play the deal, the card reveals no district of it.
    ((game,),) = await house.bot.store.database.rows("SELECT id FROM games")
    built = (await house.table(game)).game.state.seats[SOLO_SEAT].city
    names = {SAY(f"district-{each.card}") for each in built}
    assert names
    assert not any(name in pictured(house.stored(card)) for name in names)
    monkeypatch.setattr("cogs.daily.is_revealed", revealed)
    house.clock.now += cooldowns.POST_COUNTS
    await house.press(alice, message, share)
    later = house.messages(bob)[-1]
    assert all(name in pictured(house.stored(later)) for name in names)
    assert await house.bot.store.database.rows("SELECT * FROM ratings") == []


async def test_the_next_card_in_a_channel_keeps_the_city_of_the_first(house: House) -> None:
    deal_last_answers(house.patch)
    alice, bob = house.add("alice"), house.add("bob")
    public = [each.id for each in house.messages(alice)]
    for person in (alice, bob):
        message = await begin(house, person)
        await finish(house, person, message)
        await house.press(person, message, next(each for each in ids(house, message) if "share" in each))
    (card,) = [each for each in house.channel.history() if not each.flags.ephemeral and each.id not in public]
    lines = [each for each in read(house, card).split("\n") if set(each) & set("🏰⛪🏪⚔✨")]
    cards = [each for each in lines if "alice" in each or "bob" in each]
    assert sorted(each.partition("alice")[1] for each in cards) == ["", "", "alice"], (
        "bob's card, and two rows"
    )


async def test_the_command_shows_the_same_game_again_after_a_restart(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await house.answer(alice, message)
    before = await house.bot.store.database.rows("SELECT id, version FROM games")
    await house.restart()
    message = await begin(house, alice)
    assert await house.bot.store.database.rows("SELECT id, version FROM games") == before
    await house.answer(alice, message)
    ((_, version),) = await house.bot.store.database.rows("SELECT id, version FROM games")
    assert version > before[0][1]


async def test_a_process_that_dies_calls_nobody_for_a_deal(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await house.answer(alice, message)
    seen = len(house.channel.history())
    await house.restart(noted=False)
    await house.env.settle()
    assert len(house.channel.history()) == seen
    assert house.env.backend.dm_channels == {}
    await house.bot.background.noting.finish()
    assert await house.bot.store.games.with_pending_work() == []


async def test_nothing_is_left_of_the_deals_of_somebody_who_is_deleted(house: House) -> None:
    alice = house.add("alice")
    await finish(house, alice, await begin(house, alice))
    await house.bot.store.database.transaction(
        lambda it: it.run("UPDATE dailies SET day = day - 1, game = 'aaaaaaaa'"), "other"
    )
    await begin(house, alice)
    asked = await alice.slash(house.channel, "citadels privacy delete")
    await house.press_answer(alice, asked, SAY("button-privacy-erase"))
    await house.env.settle()
    rows = house.bot.store.database.rows
    assert await rows("SELECT * FROM dailies") == []
    # A computer has finished it.
    assert [row[0] for row in await rows("SELECT status FROM games")] == ["over", "over"]
    # Alice may know its cards by now.
    again = await alice.slash(house.channel, "citadels daily")
    tomorrow = f"<t:{begin_of(day_of(now()) + 1)}:t>"
    assert SAY("error-daily-deleted", when=tomorrow) in house.say(again)
    assert await rows("SELECT * FROM dailies") == []


@pytest.fixture
def sunday(monkeypatch: pytest.MonkeyPatch) -> int:
    """Let today's deal have the three new characters of Sundays; return its day."""
    for room in ("bot.tables.solo", "bot.screens.daily"):
        monkeypatch.setattr(f"{room}.daily_options", Mock(return_value=daily_options(7)))
    return day_of(now())


async def test_what_is_new_to_a_person_is_shown_before_their_try(handlers: Handlers, sunday: int) -> None:
    new = {"patrician", "cardinal", "navigator"}
    shown = await handlers.ask(1, "citadels daily")
    assert all(SAY(f"character-{each}") in shown.whole for each in new)
    assert not any(SAY(f"character-{each}") in shown.whole for each in ("assassin", "thief", "merchant"))
    assert await handlers.bot.store.database.rows("SELECT * FROM dailies") == []
    assert handlers.bot.registry.tables == ()
    # After midnight the button explains the deal of the new day.
    late = await handlers.ask(1, requests.StartDaily(sunday - 1))
    assert late.ids == shown.ids
    begun = await handlers.ask(1, shown.request("daily:start"))
    assert isinstance(begun.reply, SeatPanel)
    assert len(handlers.bot.registry.tables) == 1
    assert isinstance((await handlers.ask(1, "citadels daily")).reply, SeatPanel)


async def test_a_character_of_ones_games_is_not_new(handlers: Handlers, sunday: int) -> None:
    assert SAY("button-learn-play") in (await handlers.ask(1, "citadels daily")).text
    options = daily_options(7)
    await handlers.played(1)
    cards = json.dumps([options.edition, options.cast, options.uniques])
    await handlers.bot.store.database.transaction(
        lambda it: it.run("UPDATE results SET cards = ?", cards), "other"
    )
    # The first deal has an explanation nevertheless.
    assert await handlers.bot.dailies.unmet(1, sunday) == ()
    assert len(await handlers.bot.dailies.unmet(2, sunday) or ()) == 3
    explained = await handlers.ask(1, "citadels daily")
    ends = f"<t:{begin_of(sunday + 1)}:R>"
    assert SAY("daily-new-about", name=SAY("daily-name", day=sunday), when=ends) in explained.text
    assert SAY("button-learn-play") not in explained.text
    assert await handlers.bot.store.database.rows("SELECT * FROM dailies") == []
    assert isinstance((await handlers.ask(1, explained.request("daily:start"))).reply, SeatPanel)
    # The next one has none.
    await handlers.bot.store.database.transaction(
        lambda it: it.run("UPDATE dailies SET day = day - 1"), "other"
    )
    assert await handlers.bot.dailies.unmet(1, sunday) is None
    assert isinstance((await handlers.ask(1, "citadels daily")).reply, SeatPanel)


async def test_two_commands_at_once_open_one_game(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    message, start = await begin(house, bob), requests.StartDaily(day_of(now())).custom_id
    await house.forge(bob, message, requests.OpenDaily().custom_id)
    await house.at_once(alice, message, *[start] * 3)
    rows = await house.bot.store.database.rows("SELECT host, count(*) FROM games GROUP BY host ORDER BY host")
    assert [tuple(row) for row in rows] == [(alice.id, 1), (bob.id, 1)]


async def test_the_deal_opens_below_the_result_of_another_game(house: House) -> None:
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels help")
    (result,) = house.messages(alice)
    shown = read(house, result)
    await house.forge(alice, result, requests.OpenDailyBeside().custom_id)
    still, deal = house.messages(alice)
    assert (still.id, read(house, still)) == (result.id, shown)
    assert SAY("daily-name", day=day_of(now())) in read(house, deal)


async def test_the_deal_goes_on_in_another_server_and_by_direct_message(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await house.answer(alice, message)
    await alice.user.slash("citadels daily")
    (direct,) = house.questions(alice)
    assert direct.channel.id == alice.user.dm_channel.id
    await house.answer(alice, direct)
    assert len(await house.bot.store.database.rows("SELECT id FROM games")) == 1


async def test_nobody_else_can_look_into_a_deal(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    message = await begin(house, alice)
    ((game,),) = await house.bot.store.database.rows("SELECT id FROM games")
    for control in (requests.Play(game), requests.ShowBoard(game), requests.ShareDaily(game)):
        result = await house.forge(bob, message, control.custom_id)
        assert SAY("error-unknown-game") in texts(house.stored(result.response))


async def test_a_running_deal_has_no_card_to_share(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    (table,) = house.bot.registry.tables
    told = await house.forge(alice, message, requests.ShareDaily(table.id).custom_id)
    assert house.say(told) == SAY("error-not-over")


async def test_the_cities_are_shown_to_the_player_alone(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    message = await begin(house, alice)
    public = len(house.messages(bob))
    ((game,),) = await house.bot.store.database.rows("SELECT id FROM games")
    result = await house.forge(alice, message, requests.ShowBoard(game).custom_id)
    assert result.response is not None
    assert result.response.id == message.id
    assert SAY("board-head", round=1, last="no", target="|", deck=0, discards=0).partition("|")[0] in texts(
        house.stored(result.response)
    )
    assert len(house.messages(bob)) == public


@pytest.mark.parametrize("command", ["hand", "games", "log", "resign"])
async def test_the_commands_for_ones_games_know_a_running_deal(house: House, command: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    message = await begin(house, alice)
    ((game,),) = await house.bot.store.database.rows("SELECT id FROM games")
    shown = (await alice.slash(house.channel, f"citadels {command}")).response
    assert shown is not None
    assert "error" not in texts(house.stored(shown))
    known = {
        "hand": SAY("picture-round", round=1),
        "games": SAY("picture-round", round=1),
        "log": SAY("picture-round", round=1),
        "resign": SAY("games-resign"),
    }[command]
    assert known.lower() in str(house.stored(shown)).lower()
    other = (await bob.slash(house.channel, f"citadels {command}")).response
    assert game not in str(house.stored(other))
    if command == "resign":
        await finish(house, alice, message)
        told = await alice.slash(house.channel, "citadels resign")
        assert SAY("error-nowhere") in texts(house.stored(told.response))


async def _ended(has: Handlers | House, *deals: tuple[int, int, int, int]) -> None:
    """Store finished deals, each with a person, a day, a server and points."""
    sql = "INSERT INTO dailies (person, day, guild, game, points) VALUES (?, ?, ?, 'aaaaaaaa', ?)"
    await has.bot.store.database.transaction(lambda work: work.run_many(sql, deals), "other")


async def test_the_deal_after_one_that_was_played_in_company_can_be_played(house: House) -> None:
    alice, yesterday = house.add("alice"), day_of(now()) - 1
    await _ended(house, (alice.id, yesterday, house.guild.id, 27), (2, yesterday, house.guild.id, 30))
    message = await begin(house, alice)
    told = SAY("daily-yesterday", points=SAY("daily-points", points=27), place=2, people=2)
    assert told in read(house, message)
    assert pictured(house.stored(message))
    await house.answer(alice, message)
    assert house.questions(alice)


async def test_the_next_deal_tells_how_yesterdays_ended_and_its_table_can_be_seen(handlers: Handlers) -> None:
    day = day_of(now())
    await _ended(handlers, (1, day - 1, SERVER, 27), (2, day - 1, SERVER, 30))
    told = (await handlers.ask(1, requests.StartDaily(day))).text
    assert SAY("daily-yesterday", points=SAY("daily-points", points=27), place=2, people=2) in told
    assert SAY("daily-begun", name=SAY("daily-name", day=day)) in told
    table = await handlers.ask(1, requests.ShowDailyTable("server", "yesterday"))
    assert all(SAY("daily-points", points=each) in table.text for each in (30, 27))
    # A person who didn't play yesterday sees no result of yesterday.
    assert "⏮️" not in (await handlers.ask(3, requests.StartDaily(day))).text


async def test_a_card_that_is_shared_puts_the_game_on_the_tables_of_that_server(house: House) -> None:
    deal_last_answers(house.patch)
    alice = house.add("alice")
    day, store = day_of(now()), house.bot.store
    await alice.user.slash("citadels daily")
    await house.deal_daily(alice, alice.user.dm_channel.history(viewer=alice)[-1])
    (direct,) = house.questions(alice)
    await finish(house, alice, direct)
    assert (await store.daily.table(range(day, day + 1), house.guild.id, 0)).people == 0
    shown = (await alice.slash(house.channel, "citadels daily")).response
    assert shown is not None
    assert (await store.daily.table(range(day, day + 1), house.guild.id, 0)).people == 1
    await store.database.transaction(lambda it: it.run("UPDATE dailies SET guild = 4"), "other")
    assert (await store.daily.table(range(day, day + 1), house.guild.id, 0)).people == 0
    share = next(each for each in ids(house, shown) if each.startswith("cit:daily:share"))
    await house.press(alice, house.messages(alice)[-1], share)
    assert (await store.daily.table(range(day, day + 1), house.guild.id, 0)).people == 1


async def test_the_tables_of_the_server_and_of_everywhere(handlers: Handlers) -> None:
    day = day_of(now())
    deals = [(1, day, SERVER, 20), (2, day, SERVER, 99), (7, day, 4, 98), (8, day, 0, 97), (2, day - 1, 0, 1)]
    await _ended(handlers, *deals)
    await handlers.bot.store.persons.change(7, lambda _: PersonSettings(everywhere=False))
    here = await handlers.ask(1, requests.ShowDailyTable("server", "day"))
    points = [SAY("daily-points", points=each) for each in (99, 98, 97, 20)]
    assert [each in here.text for each in points] == [True, False, False, True]
    everywhere = await handlers.ask(1, here.request(SAY("scope-everywhere")))
    assert [each in everywhere.text for each in points] == [True, False, True, True]
    # Nobody has agreed to be named there, and only the reader gets the note.
    assert [SAY("name-own") in each.text for each in (here, everywhere)] == [False, True]


async def test_the_tables_take_the_place_of_the_deal_and_lead_back_to_it(house: House) -> None:
    deal_last_answers(house.patch)
    alice = house.add("alice")
    message = await begin(house, alice)
    await finish(house, alice, message)
    seen = len(house.messages(alice))
    for key in ("button-daily-table", "scope-everywhere", "span-yesterday", "span-week", "span-day"):
        await alice.click(message, label=SAY(key))
        assert SAY("daily-table-title") in read(house, message)
    await alice.click(message, label=SAY("button-daily"))
    assert SAY("daily-first") in read(house, message)
    assert len(house.messages(alice)) == seen


async def test_a_card_is_shared_once_and_then_found_again(house: House) -> None:
    deal_last_answers(house.patch)
    alice, bob = house.add("alice"), house.add("bob")
    message = await begin(house, alice)
    await finish(house, alice, message)
    assert not (await alice.click(message, label=SAY("button-post"))).ephemeral
    (card,) = house.channel.history()
    where = message_address(house.guild.id, house.channel.id, card.id)
    for _ in range(2):
        again = await alice.click(message, label=SAY("button-post"))
        assert again.ephemeral
        assert house.say(again) == SAY("error-posted", where=where)
    # A person may post it once in a channel within an hour.
    house.channel = house.guild.create_text_channel("other")
    there = await begin(house, alice)
    assert not (await alice.click(there, label=SAY("button-post"))).ephemeral
    theirs = await begin(house, bob)
    await finish(house, bob, theirs)
    assert not (await bob.click(theirs, label=SAY("button-post"))).ephemeral
    house.clock.now += cooldowns.POST_COUNTS
    assert not (await bob.click(theirs, label=SAY("button-post"))).ephemeral


async def test_of_a_day_a_channel_keeps_one_post_with_everybody_of_the_server(house: House) -> None:
    deal_last_answers(house.patch)
    people = [house.add(name) for name in ("alice", "bob")]
    for each in people:
        message = await begin(house, each)
        await finish(house, each, message)
        await each.click(message, label=SAY("button-post"))
    (card,) = house.channel.history()
    day = day_of(now())
    entries = (await house.bot.store.daily.table(range(day, day + 1), house.guild.id, 0)).entries
    for entry in entries:
        place = SAY("leaderboard-place", place=entry.place)
        assert SAY("daily-row-day", place=place, name=entry.name, points=entry.points) in read(house, card)
    assert {each.name for each in entries} == {"alice", "bob"}


async def test_a_card_that_did_not_come_can_be_shared_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_last_answers(house.patch)

    async def lost(*_: object, **__: object) -> None:
        """Let no response arrive."""

    alice = house.add("alice")
    message = await begin(house, alice)
    await finish(house, alice, message)
    with monkeypatch.context() as broken:
        broken.setattr("cogs.replies.responses.show", lost)
        await alice.click(message, label=SAY("button-post"))
    assert not house.channel.history()
    assert not (await alice.click(message, label=SAY("button-post"))).ephemeral
    house.clock.now += cooldowns.POST_COUNTS
    with monkeypatch.context() as broken:
        broken.setattr("cogs.replies.responses.show", lost)
        await alice.click(message, label=SAY("button-post"))
    assert len(house.channel.history()) == 1, "nothing came in place of the earlier one"


async def test_the_secret_of_a_day_stays_one_until_its_games_count_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await finish(house, alice, message)
    day, store = day_of(now()), house.bot.store
    secret = await store.daily.secret(day)
    ((game,),) = await store.database.rows("SELECT id FROM games")
    shown = await house.forge(alice, message, requests.ShowProof(game).custom_id)
    assert secret not in texts(house.stored(shown.response))
    coming = (await store.daily.proofs(range(day + 1, day + 2)))[0][1]
    assert coming in texts(house.stored(shown.response))
    record = await house.forge(alice, message, requests.SendRecord(game).custom_id)
    assert record.response is not None
    assert secret not in texts(house.stored(record.response))
    monkeypatch.setattr(kept, "now", lambda: begin_of(day + 1) + kept.DAILY_GRACE)
    shown = await house.forge(alice, message, requests.ShowProof(game).custom_id)
    assert secret in texts(house.stored(shown.response))
    record = await house.forge(alice, message, requests.SendRecord(game).custom_id)
    assert record.response is not None
    stored = house.env.backend.get_message(record.response.channel_id, record.response.id)
    assert any(each["type"] == 13 for each in walk(stored.components))


async def test_the_master_is_sealed_until_the_own_last_card_and_shown_to_that_person_alone(
    house: House,
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play_today(house.bot)
    message = await begin(house, alice)
    ((game,),) = await house.bot.store.database.rows("SELECT id FROM games")
    watch = requests.WatchMaster(game).custom_id
    before = len(house.messages(bob))
    for _ in range(3):
        assert not speaks_of_master(house, message)
        await house.answer(alice, message)
    refused = await house.forge(alice, message, watch)
    assert SAY("error-not-over") in house.say(refused)
    assert not any(speaks_of_master(house, each) for each in house.messages(alice))
    await finish(house, alice, message)
    told = pictured(house.stored(message))
    assert SAY("daily-master") in told
    assert watch in ids(house, message)
    film = await house.press(alice, message, watch)
    assert film.ephemeral
    assert SAY("daily-master-title", name=SAY("daily-name", day=day_of(now()))) in read(house, film.response)
    assert SAY("daily-master") in pictured(house.stored(film.response))
    # Bob, who can still play, sees nothing of it, neither here nor on the card that Alice posts.
    await house.forge(bob, message, watch)
    assert not any(speaks_of_master(house, each) for each in house.messages(bob))
    await house.press(alice, message, requests.ShareDaily(game).custom_id)
    assert len(house.messages(bob)) > before
    assert not any(speaks_of_master(house, each) for each in house.messages(bob))


def speaks_of_master(house: House, message: Any) -> bool:
    whole = f"{house.stored(message)}"
    return any(each in whole for each in (SAY("daily-master"), SAY("button-daily-master"), "daily:master"))


async def test_without_a_masters_game_the_end_says_nothing_of_it(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await finish(house, alice, message)
    assert not speaks_of_master(house, message)


async def test_a_masters_game_that_does_not_fit_the_deal_is_not_shown(house: House) -> None:
    alice = house.add("alice")
    message = await begin(house, alice)
    await house.bot.store.master_games.put(day_of(now()), (Move(0, ("nonsense",)),))
    await finish(house, alice, message)
    assert not speaks_of_master(house, message)
    assert SAY("daily-first") in read(house, message)
