"""A rematch: a lobby like the finished game, for its people to join; and refused rematches."""

from dataclasses import replace
from hashlib import sha256
from hmac import digest
from typing import Any

import pytest
from discord import ButtonStyle

from bot.controls.request import game_id
from bot.delivery import cooldowns
from bot.delivery.cooldowns import Allowance
from bot.tables import view_models
from bot.tables.person import Person
from bot.tables.rematches import NOTIFYING_SECONDS, like
from bot.tables.table import Table
from bot.words.language import Language
from engine.setup.plan import Plan
from storage.database.stored_time import now
from storage.games.game_queries import MOST_IN_CHANNEL
from storage.pace import LIVE, SLOW_PACE, Holiday, QuietHours
from storage.people.stored_settings import CallPlace, ServerSettings
from storage.store import Store
from storage.values import Player, Setup
from tests.appointments import done
from tests.evenings import pinged
from tests.house import House, pictured, texts
from tests.lobby_options import open_options, public, public_text
from tests.rematches import choose, lobbies, lobby, over, rematch, sat, two_over
from tests.storage.samples import GAME, SECRET, setup

SAY = Language()


def _when(at: int) -> str:
    return f"<t:{at}:f> (<t:{at}:R>)"


async def test_a_rematch_is_a_lobby_like_the_game_for_its_people_to_join(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    plan = Plan("classic", short=True)
    scores = await over(
        house, alice, bob, plan=plan, plan_name="Ours", pace=SLOW_PACE, level="builder", advice=True
    )
    result = await rematch(bob, scores)
    assert not result.ephemeral
    table = await lobby(house)
    assert sat(table) == ["bob", "", ""]
    assert (table.setup.kind.host, table.setup.chosen.plan, table.setup.chosen.plan_name) == (
        bob.id,
        plan,
        "Ours",
    )
    assert (table.setup.chosen.pace, table.setup.chosen.level) == (SLOW_PACE, "builder")
    assert table.setup.chosen.advice
    assert not table.setup.kind.people_only
    assert table.setup.seats_ahead == 4
    # The bot draws another secret, which the earlier click can't have known.
    assert table.setup.proof.secret != SECRET
    assert table.players[0].click == ""
    assert table.setup.proof.commitment in public_text(house)
    await alice.click(house.channel.history()[-1], label=SAY("button-join"))
    await house.start(bob, house.channel.history()[-1])
    assert sat(await house.table(table.id)) == ["bob", "", "", "alice"]
    assert (await house.table(table.id)).running


async def test_a_rematch_against_computers_can_remove_one(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    computers = (Player(None, f"computer {number}", f"computer-{number}") for number in (1, 2, 3))
    players = (Player(alice.id, "alice", "50"), *computers)
    await rematch(alice, await over(house, alice, players=players, computers=3))
    message, table = house.channel.history()[-1], await lobby(house)
    assert (sat(table), table.setup.seats_ahead) == (["alice", "", "", ""], 4)
    # A newcomer takes the seat of a computer.
    await bob.click(message, label=SAY("button-join"))
    assert sat(table) == ["alice", "", "", "bob"]
    await bob.click(message, label=SAY("button-leave"))
    assert sat(table) == ["alice", "", "", ""]
    await house.in_lobby(alice, message, SAY("button-remove"))
    assert (sat(table), table.setup.seats_ahead) == (["alice", "", ""], 3)
    assert SAY("options-for-expected", count=4, taken=3) not in texts(house.stored(message))


async def test_the_settings_of_a_rematch_outlive_a_removed_computer(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await rematch(alice, await over(house, alice, bob))
    message, table = house.channel.history()[-1], await lobby(house)
    panel = await open_options(house, alice, table.id)
    await panel.pick("seats", "5")
    await house.in_lobby(alice, message, SAY("button-remove"))
    assert table.setup.seats_ahead == 5


async def test_the_second_press_on_rematch_takes_a_seat(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    await done(house)
    (ping,) = bob.user.dm_channel.history()
    assert SAY("rematch-call", host="**alice**") in texts(house.stored(ping))
    result = await rematch(bob, scores)
    assert result.ephemeral
    table = await lobby(house)
    # Every invited person has a seat, so the ping is deleted.
    await done(house)
    assert bob.user.dm_channel.history() == []
    assert house.say(result) == f"{SAY('rematch-joined')}\n{SAY('button-lobby')}"
    assert sat(table) == ["alice", "", "", "bob"]
    assert table.players[3].click == str(vars(result)["_interaction"].id)
    said = SAY("lobby-next-instead", host="**alice**")
    shown = next(each for each in house.channel.history() if each.id == table.board.message)
    assert said in texts(house.stored(shown))
    # And again.
    for actor in (alice, bob):
        assert SAY("rematch-joined") in house.say(await rematch(actor, scores))
    assert sat(await lobby(house)) == ["alice", "", "", "bob"]


@pytest.mark.parametrize(("age", "count"), [(NOTIFYING_SECONDS, 1), (NOTIFYING_SECONDS + 60, 0)])
async def test_people_are_notified_of_one_rematch_and_only_soon_after_the_game(
    house: House, age: int, count: int
) -> None:
    house.patch.setattr("bot.tables.rematches.now", lambda: now() + age - 30)
    alice, bob, scores = await two_over(house)
    for _ in range(3):
        await rematch(alice, scores)
        await done(house)
        await house.in_lobby(alice, house.channel.history()[-1], SAY("button-close"))
        house.clock.now += 60
    # A ping for a closed lobby is deleted.
    posted = ("POST", f"/channels/{bob.user.dm_channel.id}/messages")
    assert [(each.method, each.path) for each in house.env.http_requests].count(posted) == count


async def test_nobody_is_notified_of_a_rematch_in_an_assumed_night_or_on_a_holiday(house: House) -> None:
    alice, bob, carol, dave = (house.add(name) for name in ("alice", "bob", "carol", "dave"))
    present = int(house.clock.wall())
    night = QuietHours(0, 0, "UTC", assumed=True)
    players = [
        Player(alice.id, "alice", "50"),
        Player(bob.id, "bob", "51", quiet=night),
        Player(carol.id, "carol", "52", holiday=Holiday(present - 60, present + 3600)),
        Player(dave.id, "dave", "53"),
    ]
    scores = await over(house, alice, players=tuple(players), pace=SLOW_PACE)
    await rematch(alice, scores)
    await done(house)
    told = {*house.env.backend.dm_channels, *pinged(house)}
    assert told & {each.id for each in house.people} - {alice.id} == {dave.id}


@pytest.mark.parametrize("calls", ["game", "nowhere"])
async def test_whoever_resigned_is_notified_too_if_they_take_calls(house: House, calls: CallPlace) -> None:
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    players = (
        Player(alice.id, "alice", "50"),
        Player(bob.id, "bob", "51", resigned=True),
        Player(carol.id, "carol", "52"),
        Player(None, "computer 1", "computer-1"),
    )
    scores = await over(house, alice, players=players, pace=SLOW_PACE)
    await house.bot.store.persons.change(bob.id, lambda before: replace(before, calls=calls))
    await rematch(alice, scores)
    await done(house)
    told = {*house.env.backend.dm_channels, *pinged(house)} & {bob.id, carol.id}
    assert told == {carol.id, *([bob.id] if calls == "game" else [])}


async def test_the_ping_of_a_rematch_in_its_channel_seats_who_joins(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await rematch(alice, await over(house, alice, bob, pace=LIVE))
    await done(house)
    ping = house.channel.history()[-1]
    assert SAY("rematch-call", host="**alice**") in texts(house.stored(ping))
    assert pinged(house) == {bob.id}
    assert SAY("finding-joined") in house.say(await bob.click(ping, label=SAY("button-join")))
    assert sat(await lobby(house)) == ["alice", "", "", "bob"]


async def test_two_presses_at_once_open_one_lobby(house: House) -> None:
    alice, bob, scores = await two_over(house)
    results = await house.both(scores, f"cit:rematch:{GAME}", alice, bob)
    table = await lobby(house)
    assert sorted(result.ephemeral for result in results) == [False, True]
    assert sat(table)[1:3] == ["", ""]
    # If the second click came before the fingerprint was visible, it counts as one more click.
    await house.both(scores, f"cit:rematch:{GAME}", alice, bob)
    assert sorted(sat(await lobby(house))) == ["", "", "alice", "bob"]


async def test_a_click_from_before_the_fingerprint_was_shown_only_leads_there(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    table = await lobby(house)
    for message in (0, 2**63 - 1):
        table.board.kept = replace(table.board.kept, message=message)
        result = await rematch(bob, scores)
        assert SAY("rematch-open") in house.say(result)
        assert sat(await lobby(house)) == ["alice", "", ""]


async def test_pressed_in_the_same_moment_both_clicks_lead_to_one_lobby(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await house.at_once(alice, scores, f"cit:rematch:{GAME}", f"cit:rematch:{GAME}")
    await house.at_once(bob, scores, f"cit:rematch:{GAME}", f"cit:rematch:{GAME}", same=True)
    assert sat(await lobby(house)) == ["alice", "", "", "bob"]


async def test_the_lobby_is_found_after_a_restart(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    await house.restart()
    await rematch(bob, scores)
    assert sat(await lobby(house)) == ["alice", "", "", "bob"]


async def test_the_id_of_a_rematch_does_not_follow_from_the_game_before(house: House) -> None:
    alice, _, scores = await two_over(house)
    found: list[str] = []
    for _ in range(2):
        await rematch(alice, scores)
        found.append((await lobby(house)).id)
        await house.in_lobby(alice, house.channel.history()[-1], SAY("button-close"))
    # Everybody who saw the proof could compute an id that is made from the secret and the last game.
    key = bytes.fromhex(SECRET)
    for number, game in enumerate(found):
        facts = repr(("rematch", GAME, number)).encode()
        assert game != game_id(digest(key, facts, sha256)[:5])
    assert found[0] != found[1]
    assert await house.bot.store.games.rematch(GAME) == found[1]


async def test_another_process_may_have_been_faster(house: House) -> None:
    alice, bob, scores = await two_over(house)
    add = house.bot.registry.add
    store = Store(house.settings.database)
    await store.open()

    async def after_the_other(stored: Any, click: Any, link: Any) -> Table:
        theirs: Setup = replace(stored.setup, players=(Player(bob.id, "bob", ""),)).with_kind(host=bob.id)
        other = replace(stored, id="bbbbbbbb", setup=theirs)
        await store.games.add(other, replace(click, id=1, user=bob.id), link)
        return await add(stored, click, link)

    house.patch.setattr(house.bot.registry, "add", after_the_other)
    result = await rematch(alice, scores)
    await store.close()
    await done(house)
    # The other process notifies the players.
    assert (pinged(house), bob.id in house.env.backend.dm_channels) == (set(), False)
    table = await lobby(house)
    assert sat(table) == ["bob"]
    assert SAY("rematch-open") in house.say(result)


async def test_a_rematch_that_starts_later_says_when_and_lets_its_host_start_it_now(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    table = await lobby(house)
    await (await open_options(house, alice, table.id)).pick("at", "120", page="meet")
    assert table.setup.times.appointment is not None
    when = _when(table.setup.times.appointment.at)
    joined = house.say(await rematch(bob, scores))
    assert SAY("lobby-soon", when=when) in joined
    assert SAY("button-play-now") not in joined
    led = await rematch(alice, scores)
    # Bob agreed to the later time, so Alice has to confirm.
    asked = await house.press_answer(alice, led, SAY("button-play-now"))
    assert SAY("error-early-start", others="**bob**", count=1, when=when) in house.say(asked)
    assert table.stored.status == "lobby"
    await house.press_answer(alice, asked, SAY("button-start-now"))
    assert asked.response is not None
    assert texts(house.stored(asked.response)) == SAY("lobby-started")
    assert table.running


async def test_the_lobby_waits_for_those_who_played_before(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    table = await lobby(house)

    def start_styles() -> set[int]:
        found = house.controls(public(house))
        return {each["style"] for each in found if each["custom_id"].startswith(("cit:start", "cit:fill"))}

    assert [each.name for each in view_models.lobby(table).asked] == ["bob"]
    waiting = SAY("lobby-not-ready", names="**bob**", count=1, host="**alice**", add=False, last=True)
    assert waiting in public_text(house)
    assert ButtonStyle.primary.value not in start_styles()
    # A process that reads the lobby from the store finds the same people.
    house.bot.registry.forget(table)
    again = await house.bot.registry.get(table.id)
    assert [each.name for each in again.former_players if each.user_id == bob.id] == ["bob"]
    await rematch(bob, scores)
    assert view_models.lobby(await lobby(house)).asked == ()
    assert waiting not in public_text(house)
    assert ButtonStyle.primary.value in start_styles()


async def test_the_lobby_also_waits_for_those_who_resigned(house: House) -> None:
    alice, bob, carol = (house.add(name) for name in ("alice", "bob", "carol"))
    players = [
        Player(each.id, each.name, f"5{seat}", resigned=each != alice)
        for seat, each in enumerate((alice, bob, carol))
    ]
    players.append(Player(None, "computer 1", "computer-1"))
    await rematch(alice, await over(house, alice, players=tuple(players), computers=1, plan=Plan(short=True)))
    names = SAY("numbers-and", first="**bob**", last="**carol**")
    waiting = SAY("lobby-not-ready", names=names, count=2, host="**alice**", add=False, last=True)
    assert waiting in public_text(house)
    # The picture and the details speak of the same game.
    line = SAY("picture-lobby-line", districts=6, two=False, short=True)
    assert line in pictured(house.stored(public(house)))
    assert SAY("setting-size", size=6) in public_text(house)


async def test_every_seat_of_a_rematch_is_counted_once(house: House) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    scores = await over(house, alice, bob)
    await rematch(alice, scores)
    table, message = await lobby(house), house.channel.history()[-1]

    def counted(taken: int, seats: int, kept: int, room: int, more: int = 0) -> bool:
        facts = {"taken": taken, "seats": seats, "kept": kept, "room": room, "more": more}
        assert view_models.lobby(table).counted == facts
        return SAY("picture-lobby-note", **facts) in pictured(house.stored(message))

    # Two computers have come. Bob's seat is kept, and computers can take none of the others.
    assert counted(3, 4, 1, 2)
    ids = [each["custom_id"] for each in house.controls(message)]
    assert not any(each.startswith(("cit:fill:", "cit:fill-start:")) for each in ids)
    await alice.click(message, label=SAY("button-add"))
    assert counted(4, 5, 1, 3)
    await rematch(bob, scores)
    assert counted(5, 5, 0, 3, 3)
    assert SAY("lobby-next-instead", host="**alice**") in public_text(house)
    await eve.click(message, label=SAY("button-join"))
    assert counted(5, 5, 0, 2, 2)


async def test_alone_a_host_who_waits_for_a_friend_is_not_led_to_a_computer(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    two = (Player(alice.id, "alice", "50"), Player(bob.id, "bob", "51"))
    scores = await over(house, alice, players=two, computers=0)
    await rematch(alice, scores)
    waiting = SAY("lobby-not-ready", names="**bob**", count=1, host="**alice**", add=True, last=True)
    assert waiting in public_text(house)
    assert SAY("button-fill-start", count=1) not in public_text(house)
    await alice.click(public(house), label=SAY("button-add"))
    # The computer sits beside the friend's seat.
    assert view_models.lobby(await lobby(house)).counted == {
        "taken": 2,
        "seats": 3,
        "kept": 1,
        "room": 1,
        "more": 0,
    }
    await rematch(bob, scores)
    assert sat(await lobby(house)) == ["alice", "", "bob"]


async def test_a_lobby_names_nobody_whose_data_was_deleted(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    table = await lobby(house)
    waiting = SAY("lobby-not-ready", names="**bob**", count=1, host="**alice**", add=False, last=True)
    assert waiting in public_text(house)
    house.bot.delivery.forget_person(bob.id)
    assert view_models.lobby(table).asked == ()
    await house.env.advance_time(2)
    assert waiting not in public_text(house)


async def test_after_a_lobby_was_closed_there_is_another_one(house: House) -> None:
    alice, bob, scores = await two_over(house)
    opened: list[str] = []
    for actor in (alice, bob, bob):
        await rematch(actor, scores)
        table = await lobby(house)
        assert table.setup.kind.host == actor.id
        opened.append(table.id)
        await house.in_lobby(actor, house.channel.history()[-1], SAY("button-close"))
    assert len(set(opened)) == 3


@pytest.mark.parametrize(
    ("people", "computers", "late", "seated"), [(6, 2, 1, 1), (2, 4, 60, 0), (2, 2, 1, 2), (3, 2, 0, 2)]
)
def test_a_rematch_expects_no_more_than_can_play(people: int, computers: int, late: int, seated: int) -> None:
    players = [Player(100 + each, f"player {each}", "") for each in range(people)]
    players += [Player(None, f"computer {each}", f"computer-{each}") for each in range(computers)]
    before = replace(setup(), players=tuple(players))
    fresh = replace(before, players=before.players[:1])
    after = like(fresh, before, Person(100, "player 0", 1, SAY, manager=False), late)
    assert after.chosen.expected == min(people + late + computers, before.chosen.plan.most)
    assert (after.chosen.expected_computers, len(after.players)) == (seated, 1 + seated)


async def test_a_latecomer_is_told_the_place_of_the_game(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    table = await lobby(house)
    await house.start(alice, house.channel.history()[-1])
    result = await rematch(bob, scores)
    assert result.ephemeral
    assert house.say(result) == SAY("error-rematch-begun", where=table.board_address)


async def test_somebody_barred_reads_who_may_open_the_rematch(house: House) -> None:
    _, bob, scores = await two_over(house)
    await house.bot.store.barred.add(house.guild.id, [bob.id])
    assert house.say(await rematch(bob, scores)) == SAY("error-barred-rematch", others="**alice**")


async def test_somebody_barred_is_not_the_first_in_a_lobby_that_all_have_left(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    await house.in_lobby(alice, house.channel.history()[-1], SAY("button-leave"))
    await house.bot.store.barred.add(house.guild.id, [bob.id])
    assert house.say(await rematch(bob, scores)) == SAY("error-barred")
    assert (await lobby(house)).seat_of(bob.id) is None


async def test_a_full_lobby_says_so(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await rematch(alice, scores)
    posted = house.channel.history()[-1]
    for number in range(7):
        await house.add(f"friend{number}").click(posted, label=SAY("button-join"))
    assert house.say(await rematch(bob, scores)) == SAY("error-lobby-full")


async def test_only_its_players_may_call_for_it_also_if_they_resigned(house: House) -> None:
    alice, bob, watcher = house.add("alice"), house.add("bob"), house.add("watcher")
    resigned = (
        Player(alice.id, "alice", "50"),
        Player(bob.id, "bob", "51", resigned=True),
        Player(None, "computer 1", "computer-1"),
        Player(None, "computer 2", "computer-2"),
    )
    scores = await over(house, alice, players=resigned)
    result = await rematch(watcher, scores)
    assert result.ephemeral
    assert house.say(result) == SAY("error-rematch-players")
    await rematch(bob, scores)
    # A seat that a computer took over doesn't count as a computer's.
    assert sat(await lobby(house)) == ["bob", "", ""]


async def test_a_host_with_an_open_lobby_is_led_there(house: House) -> None:
    alice, bob, scores = await two_over(house)
    await alice.slash(house.channel, "citadels new")
    result = await rematch(alice, scores)
    assert result.ephemeral
    assert SAY("error-lobby-open", others="none") in house.say(result)
    assert SAY("button-close-own") in house.say(result)
    # They may still join the others' rematch.
    await rematch(bob, scores)
    await rematch(alice, scores)
    assert [sat(each) for each in await lobbies(house)] == [["alice"], ["bob", "", "", "alice"]]


async def test_in_a_channel_full_of_lobbies_there_is_no_room(house: House) -> None:
    alice = house.add("alice")
    scores = await over(house, alice, house.add("bob"))
    for number in range(MOST_IN_CHANNEL):
        await house.add(f"host {number}").slash(house.channel, "citadels new")
    result = await rematch(alice, scores)
    assert house.say(result) == SAY("error-lobbies-full", count=MOST_IN_CHANNEL)


async def test_the_present_settings_of_the_server_count(house: House) -> None:
    alice, bob, scores = await two_over(house)
    other = house.guild.create_text_channel("elsewhere")
    await choose(house, ServerSettings(channels=(other.id,)))
    result = await rematch(alice, scores)
    assert result.ephemeral
    assert house.say(result) == SAY("error-channel-closed", channels=f"<#{other.id}>")
    await choose(house, ServerSettings(computers=False))
    await rematch(alice, scores)
    table = await lobby(house)
    assert table.setup.kind.people_only
    assert table.setup.seats_ahead == 2
    assert sat(table) == ["alice"]
    # Everybody may join, as with the lobby's button.
    await choose(house, ServerSettings(channels=(other.id,)))
    await rematch(bob, scores)
    assert sat(await lobby(house)) == ["alice", "bob"]


async def test_no_lobby_opens_in_a_channel_that_the_managers_have_closed(house: House) -> None:
    alice, bob, closed = house.add("alice"), house.add("bob"), house.channel
    house.channel = house.guild.create_text_channel("elsewhere")
    scores = await over(house, alice, bob, parent=closed.id)
    await choose(house, ServerSettings(channels=(house.channel.id,)))
    await rematch(alice, scores)
    assert (await lobby(house)).setup.kind.channel == house.channel.id


async def test_lobbies_are_posted_no_faster_than_by_the_command(house: House) -> None:
    house.patch.setitem(cooldowns.ALLOWANCES, "post", (Allowance("person", 3, 60.0),))
    alice = house.add("alice")
    scores = await over(house, alice, house.add("bob"))
    for _ in range(3):
        await rematch(alice, scores)
        await house.in_lobby(alice, house.channel.history()[-1], SAY("button-close"))
    result = await rematch(alice, scores)
    assert result.ephemeral
    assert SAY("error-too-often-person", when="@").split("@")[0] in house.say(result)
    assert await lobbies(house) == []
