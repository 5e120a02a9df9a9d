"""A tournament by clicks: sign-up, tables that start by themselves, standings, a correction, and restarts."""

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest

from bot.screens.tournament import about, tournament_screen
from bot.tables.people import SEAT_KEPT_ROUNDS
from bot.tables.tournaments import course
from bot.view_models.tournament import TournamentModel
from bot.words.language import Language
from engine.setup.plan import Plan
from storage.database.storage_errors import StaleVersionError
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings
from storage.values import Click
from tests.appointments import day_ahead
from tests.bot.screens.build import text
from tests.cogs.test_server import manager
from tests.house import SELECT, House, pictured, texts
from tests.lobby_options import open_lobby
from tests.tournaments import (
    NAMES,
    at_once,
    begin,
    begin_without,
    come,
    lobby_of,
    manage,
    message,
    play,
    settled,
    sign_up,
    stored_tournament,
)

__all__ = ["at_once"]


SAY = Language()
SIGN_UP, ROUND, OVER = NAMES[:3]


async def test_two_rounds_are_played_and_everybody_sees_the_end(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    await boss.select(panel, ["2"], custom_id=f"cit:cup:pick:{(await stored_tournament(house)).id}:length")
    it = await begin(house, boss)
    assert it.length == 2
    for number in (1, 2):
        it = await settled(house)
        assert len(it.rounds) == number
        (table,) = it.rounds[-1].tables
        assert sorted(table.people) == sorted(each.id for each in people)
        # Each gets one ping at their table.
        assert all(f"<@{each.id}>" in texts(house.stored(lobby_of(house, table.game))) for each in people)
        await come(house, table.game, *people)
        await play(house, table.game)
    it = await settled(house)
    assert it.ended
    assert all(past.over for past in it.rounds)
    final = message(house, OVER)
    assert all(each.name in pictured(house.stored(final)) for each in people)
    assert not await house.bot.store.tournaments.active()


async def test_a_tournament_begins_at_a_typed_time(house: House) -> None:
    boss = await sign_up(house, house.add("alice"))
    asked = await boss.click(await manage(house, boss), label=SAY("button-at"))
    sent = await boss.submit_modal(asked, {"time": "20:30", "day": day_ahead(asked, 1), "zone": "Warsaw"})
    begins = (await stored_tournament(house)).begins
    there = datetime.fromtimestamp(begins, ZoneInfo("Europe/Warsaw"))
    today = datetime.fromtimestamp(house.bot.registry.time.present(), ZoneInfo("Europe/Warsaw"))
    assert (there.hour, there.minute, (there.date() - today.date()).days) == (20, 30, 1)
    name = SAY("tournament-name", kind="live", state="sign-up", round=0, rounds=3)
    assert SAY("tournament-manage", name=name) in house.say(sent)
    # Naming a city isn't a wish for quiet hours.
    settings = await house.bot.store.persons.get(boss.id)
    assert (settings.home, settings.quiet) == ("Europe/Warsaw", None)
    await settled(house)
    shown = texts(house.stored(message(house, SIGN_UP)))
    told = SAY("tournament-begins", when=f"<t:{begins}:F> (<t:{begins}:R>)")
    assert told in shown
    assert told in house.say(sent)
    asked = await boss.click(await manage(house, boss), label=SAY("button-at"))
    refused = await boss.submit_modal(asked, {"time": "later", "day": day_ahead(asked, 1), "zone": "Warsaw"})
    assert SAY("error-time", text="later") in house.say(refused)
    assert told in house.say(refused), "the panel itself says it, so nothing stays below a later success"


async def test_an_organiser_confirms_a_start_before_its_time(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    begins = f"cit:cup:pick:{(await stored_tournament(house)).id}:begins"
    await boss.select(panel, ["24"], custom_id=begins)
    await boss.click(panel, label=SAY("button-begin-round"))
    assert not (await stored_tournament(house)).rounds
    await boss.click(panel, label=SAY("button-begin-sure"))
    assert len((await stored_tournament(house)).rounds) == 1


async def test_others_see_who_organises_and_where_it_is(house: House) -> None:
    boss, dave = await sign_up(house), house.add("dave")
    refused = await dave.click(message(house, SIGN_UP), label=SAY("button-manage"))
    assert house.say(refused) == SAY("error-tournament-organiser", who=f"<@{boss.id}>")
    seen = await dave.slash(house.guild.create_text_channel("other"), "citadels tournament")
    assert f"<#{house.channel.id}>" in house.say(seen)
    assert SAY("button-open-tournament") not in str(seen.response)


async def test_only_a_manager_of_events_opens_one(house: House) -> None:
    dave = house.add("dave")
    await dave.slash(house.channel, "citadels new")
    refused = await house.forge(dave, house.channel.history()[-1], "cit:cup:open")
    assert house.say(refused) == SAY("error-tournament-may", who="events")


async def test_a_table_is_for_its_people_alone(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss, dave = await sign_up(house, *people), house.add("dave")
    (table,) = (await begin(house, boss)).rounds[0].tables
    refused = await dave.click(lobby_of(house, table.game), label=SAY("button-join"))
    assert house.say(refused) == SAY("error-tournament-table")
    refused = await house.forge(people[0], lobby_of(house, table.game), f"cit:add:{table.game}")
    assert house.say(refused) == SAY("error-tournament-table")


async def test_nobody_signs_up_after_the_beginning(house: House) -> None:
    boss = await sign_up(house, *[house.add(name) for name in ("alice", "bob", "carol")])
    custom_id = f"cit:cup:join:{(await begin(house, boss)).id}"
    late = await house.forge(house.add("dave"), message(house, ROUND), custom_id)
    assert house.say(late) == SAY("error-tournament-begun")


async def test_the_same_click_twice_signs_up_and_begins_once(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    it = await stored_tournament(house)
    board = message(house, SIGN_UP)
    await house.at_once(people[0], board, *[f"cit:cup:join:{it.id}"] * 2, same=True)
    assert len((await stored_tournament(house)).people) == 3
    await house.at_once(boss, board, *[f"cit:cup:begin:{it.id}:0"] * 3)
    it = await settled(house)
    assert len(it.rounds) == 1
    rows = await house.bot.store.database.rows("SELECT id FROM games")
    assert [row[0] for row in rows] == [table.game for table in it.rounds[0].tables]


async def test_a_correction_counts_and_everybody_sees_it(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, *people)
    it = await play(house, table.game)
    thread = (await house.table(table.game)).setup.kind.channel
    (game,) = [each for each in house.channel.threads if each.id == thread]
    others = SAY("tournament-others", channel=f"<#{house.channel.id}>")
    assert any(others in texts(house.stored(each)) for each in game.history())
    panel = await manage(house, boss)
    asked = await boss.select(panel, [table.game], custom_id=f"cit:cup:table:{it.id}")
    sent = await boss.submit_modal(asked, {"0": ["3"], "1": ["1"], "2": ["2"]})
    assert SAY("tournament-corrected-now") in house.say(sent)
    it = await settled(house)
    corrected = it.rounds[0].tables[0]
    assert (corrected.places, corrected.corrected) == ((3, 1, 2), boss.id)
    line = SAY("tournament-corrected", round=1, table=1, who=f"<@{boss.id}>")
    assert line in texts(house.stored(message(house, ROUND)))


async def test_eight_people_play_at_two_tables_and_each_round_waits_for_both(house: House) -> None:
    people = [house.add(name) for name in ("ada", "bob", "cy", "dan", "eve", "fay", "gus", "hal")]
    named = {each.id: each for each in people}
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    for value, setting in (("4", "size"), ("2", "length")):
        await boss.select(
            panel, [value], custom_id=f"cit:cup:pick:{(await stored_tournament(house)).id}:{setting}"
        )
    wall = int(house.clock.wall()) // 60 % (24 * 60)
    now = QuietHours((wall - 60) % (24 * 60), (wall + 600) % (24 * 60), "UTC")
    # Two of them want no pings now.
    silent = {people[0]: PersonSettings(calls="nowhere"), people[1]: PersonSettings(quiet=now)}
    for person, settings in silent.items():
        await house.bot.store.persons.change(person.id, lambda _, it=settings: it)
    it = await begin(house, boss)
    met: list[set[int]] = []
    for number in (1, 2):
        first, second = it.rounds[-1].tables
        met += [set(first.people), set(second.people)]
        assert sorted((*first.people, *second.people)) == sorted(named)
        await come(house, first.game, *(named[user] for user in first.people))
        await play(house, first.game)
        shown = texts(house.stored(message(house, f"{ROUND}{number}")))
        waiting = SAY("tournament-table", number=2, where="", names="|", state="waiting").split("|")[1]
        assert [each in shown for each in ("🏆", waiting)] == [True, True]
        # At the second table one person misses the first round, and comes back for the second.
        *here, last = [named[user] for user in second.people]
        await come(house, second.game, *here, *([last] if number == 2 else []))
        if number == 1:
            await begin_without(house, second.game, here[0])
            assert len((await play(house)).rounds) == 1
            await last.click(message(house, ROUND), label=SAY("button-join"))
        it = await play(house, second.game)
    assert it.ended
    assert not set(map(frozenset, met[:2])) & set(map(frozenset, met[2:])), "the same four meet again"
    # Older messages lose their buttons at the end of each part.
    for part in ("Tournament: sign-up", "Tournament: round 1", "Tournament: round 2"):
        older = message(house, part)
        assert not house.controls(older)
        assert SAY("board-moved", where="|").split("|")[0] in texts(house.stored(older))
    final = house.stored(message(house, OVER))
    assert all(f"<@{each.id}>" in texts(final) for each in people)
    sent: list[Any] = [each.json for each in house.env.http_requests if "final standings" in str(each.json)]
    called: list[list[str]] = [each["allowed_mentions"].get("users") for each in sent]
    assert [sorted(map(int, each)) for each in called if each] == [sorted(each.id for each in people[2:])]
    tables: list[Any] = [each.json for each in house.env.http_requests if "cit:join:" in str(each.json)]
    mentions: list[dict[str, list[str]]] = [each.get("allowed_mentions") or {} for each in tables]
    invited = {int(user) for each in mentions for user in each.get("users", ())}
    assert invited == {each.id for each in people[1:]}


async def test_after_an_early_end_games_go_on_but_do_not_count(house: House) -> None:
    people = [house.add(name) for name in ("ada", "bob", "cy", "dan", "eve", "fay")]
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    await boss.select(panel, ["3"], custom_id=f"cit:cup:pick:{(await stored_tournament(house)).id}:size")
    plays, waits = (await begin(house, boss)).rounds[0].tables
    await come(house, plays.game, *(each for each in people if each.id in plays.people))
    panel = await manage(house, boss)
    await boss.click(panel, label=SAY("button-end-tournament"))
    assert SAY("tournament-early-asks") in texts(house.stored(panel))
    await boss.click(panel, label=SAY("button-keep"))
    assert SAY("tournament-early-asks") not in texts(house.stored(panel))
    assert not (await stored_tournament(house)).ended
    await boss.click(panel, label=SAY("button-end-tournament"))
    await boss.click(panel, label=SAY("button-end-sure"))
    it = await settled(house)
    shown = texts(house.stored(message(house, SAY("tournament-name", kind="live", state="cancelled"))))
    assert SAY("tournament-early") in shown
    assert SAY("tournament-short", who=f"<@{boss.id}>", round=1, rounds=it.length) in shown
    left = texts(house.stored(message(house, ROUND)))
    assert "⏳" not in left
    assert "▶️" not in left, "nothing changes that message any more"
    assert [
        (await house.bot.store.tournaments.tables([table]))[table.game].status for table in (plays, waits)
    ] == ["running", "closed"]
    assert it == await play(house, plays.game)
    assert not await house.bot.store.tournaments.active()


async def test_whoever_cancels_a_sign_up_is_named_and_too_few_people_are_not_their_doing(
    house: House,
) -> None:
    boss = await sign_up(house, house.add("alice"))
    manages = manager(house)
    panel = await manage(house, manages)
    told = await manages.click(panel, label=SAY("button-begin-round"))
    assert SAY("error-tournament-few", count=3) in texts(house.stored(panel)) + house.say(told)
    await manages.click(panel, label=SAY("button-end-tournament"))
    await manages.click(panel, label=SAY("button-end-sure"))
    it = await settled(house)
    shown = tournament_screen(TournamentModel(it, (), ()), SAY)
    assert it.organiser == manages.id != boss.id
    assert SAY("tournament-cancelled", who=f"<@{manages.id}>") in text(shown)
    waited = replace(it, begins=it.ended - course.FEW_PEOPLE_PATIENCE)
    assert SAY("tournament-few") in text(tournament_screen(TournamentModel(waited, (), ()), SAY))


async def test_who_comes_back_to_a_tournament_hears_nothing_of_its_beginning(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    it = await begin(house, boss)
    told = [
        house.say(await house.forge(people[0], message(house, *NAMES), f"cit:cup:{each}:{it.id}"))
        for each in ("leave", "join")
    ]
    assert told == [SAY("tournament-left"), SAY("tournament-joined")]


async def test_ones_own_copy_shows_that_one_has_signed_up(house: House) -> None:
    await sign_up(house)
    alice = house.add("alice")
    shown = (await alice.slash(house.channel, "citadels tournament")).response
    assert shown is not None
    await alice.click(shown, label=SAY("button-join"))
    written = texts(house.stored(shown))
    assert SAY("tournament-people", count=1, names="alice") in written
    assert SAY("tournament-joined") in written
    await alice.click(shown, label=SAY("button-leave"))
    assert SAY("tournament-people", count=0, names=SAY("tournament-nobody")) in texts(house.stored(shown))


async def test_everybody_sees_the_last_tournament_and_those_who_may_open_another(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    boss = await sign_up(house, *people)
    (table,) = (await begin(house, boss)).rounds[0].tables
    await come(house, table.game, *people)
    await play(house, table.game)
    panel = await manage(house, boss)
    it = await stored_tournament(house)
    it = await house.bot.store.tournaments.save(replace(it, league=True, size=3, length=2))
    await boss.click(panel, label=SAY("button-end-tournament"))
    await house.forge(boss, message(house, *NAMES), f"cit:cup:end:{it.id}:on")
    it = await settled(house)
    assert it.ended
    settings = about(it, SAY)
    for person, may in ((people[0], False), (boss, True)):
        shown = (await person.slash(house.channel, "citadels tournament")).response
        assert shown is not None
        assert all((line in texts(house.stored(shown))) is may for line in settings.splitlines())
        stored = house.stored(shown)
        assert SAY("tournament-last", when=f"<t:{it.ended}:R>") in texts(stored)
        labels = [control.get("label") for control in house.controls(shown)]
        assert (SAY("button-open-tournament") in labels) is may
    # The next tournament uses its settings.
    opened = await house.forge(boss, message(house, *NAMES), "cit:cup:open")
    assert SAY("tournament-as-last") in house.say(opened)
    (following,) = [each for each in await house.bot.store.tournaments.of_server(it.guild) if not each.ended]
    assert (following.league, following.size, following.length, following.begins) == (True, 3, 2, 0)
    await house.forge(boss, message(house, *NAMES), f"cit:cup:end:{following.id}:on")
    # A person who can't see the channel learns nothing of it.
    unseen = discord.PermissionOverwrite(view_channel=False)
    hidden = house.guild.create_text_channel("hidden", overwrites={house.guild.default_role: unseen})
    await house.bot.store.tournaments.save(replace(it, channel=hidden.id))
    told = await people[0].slash(house.channel, "citadels tournament")
    assert SAY("tournament-last", when=f"<t:{it.ended}:R>") not in house.say(told)


async def test_a_person_who_is_late_takes_the_seat_that_is_theirs_and_nobody_elses(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [house.add(name) for name in ("ada", "bob", "cy", "dan", "eve", "fay")]
    named, stranger = {each.id: each for each in people}, house.add("gus")
    boss = await sign_up(house, *people)
    panel = await manage(house, boss)
    await boss.select(panel, ["3"], custom_id=f"cit:cup:pick:{(await stored_tournament(house)).id}:size")
    first, second = (await begin(house, boss)).rounds[0].tables
    *here, late = [named[user] for user in first.people]
    await come(house, first.game, *here)
    table = await begin_without(house, first.game, here[0])
    assert table.running
    assert late.id not in (await stored_tournament(house)).staying
    seat, board = first.people.index(late.id), house.channel.history()[-1]
    take = f"cit:take:{first.game}:{seat}"
    # Their seat is kept for the first rounds, and these games begin near their end.
    refused = await house.forge(late, board, take)
    assert house.say(refused) == SAY("error-no-open-seat")
    assert table.round > SEAT_KEPT_ROUNDS
    monkeypatch.setattr("bot.tables.people.SEAT_KEPT_ROUNDS", 99)
    for other in (stranger, named[second.people[0]]):
        refused = await house.forge(other, board, take)
        assert house.say(refused) == SAY("error-no-open-seat")
    await house.forge(late, board, take)
    table = await house.table(first.game)
    assert table.seat_of(late.id) == seat
    assert table.players[seat].instead_of, "it counts for no rating"
    assert late.id in (await stored_tournament(house)).staying
    await house.forge(late, board, take)
    assert (await house.table(first.game)).seat_of(late.id) == seat


async def test_one_that_another_process_opened_first_and_that_is_gone_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(*_: object) -> None:
        raise StaleVersionError

    monkeypatch.setattr(house.bot.tournaments, "open", late)
    boss = manager(house)
    asked = await boss.slash(house.channel, "citadels tournament")
    result = await house.press_answer(boss, asked, SAY("button-open-tournament"))
    assert result.ephemeral
    assert house.say(result) == SAY("error-conflict")


async def test_an_edition_takes_the_place_of_a_set_that_was_picked_before(house: House) -> None:
    alice, ours = house.add("alice"), Plan("deluxe", short=True)
    click = Click(5, alice.id, "save")
    await house.bot.store.sets.put(house.guild.id, "Ours", ours, await open_lobby(house, alice), click)
    boss = await sign_up(house)
    (saved,) = await house.bot.store.sets.of_server(house.guild.id)
    for value, plan, name in ((f"set-{saved.id}", ours, "Ours"), ("edition-classic", Plan("classic"), "")):
        panel = await manage(house, boss)
        await boss.select(
            panel, [value], custom_id=f"cit:cup:pick:{(await stored_tournament(house)).id}:cards"
        )
        it = await stored_tournament(house)
        assert (it.plan, it.plan_name) == (plan, name)


NOT_OFFERED = (
    ("pick:{}:size", "99"),
    ("pick:{}:length", "0"),
    ("pick:{}:kind", "endless"),
    ("pick:{}:begins", "5"),
    ("pick:{}:cards", "edition-2099"),
    ("pick:{}:cards", "set-99"),
    ("table:{}", "zzzzzzzz"),
)


async def test_a_value_that_no_menu_of_the_organiser_offers_is_refused(house: House) -> None:
    boss = await sign_up(house)
    before, seen = await stored_tournament(house), house.channel.history()[-1]
    for menu, value in NOT_OFFERED:
        told = await house.forge(boss, seen, f"cit:cup:{menu.format(before.id)}", SELECT, value)
        assert SAY("error-unknown-option") in house.say(told), menu
        assert await stored_tournament(house) == before, menu


async def test_the_command_asks_before_everybody_sees_a_sign_up(house: House) -> None:
    asked = await manager(house).slash(house.channel, "citadels tournament")
    assert asked.ephemeral
    assert SAY("tournament-offer") in house.say(asked)
    assert await house.bot.store.database.rows("SELECT id FROM tournaments") == []
    refused = await house.add("dave").slash(house.channel, "citadels tournament")
    assert house.say(refused) == SAY("error-tournament-may", who="events")
