import sqlite3
from dataclasses import replace
from unittest.mock import AsyncMock, Mock

import pytest
import simcord

from bot.controls.requests import StartNow
from bot.controls.table_options import pace_value
from bot.screens.setting import time_name
from bot.tables.background.storing import NOTES_RETRY
from bot.tables.lobbies import startable
from bot.tables.person import Person
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from storage.pace import GENTLE, LIVE, Pace
from storage.parts import Invitation
from storage.people.persons import HintsShown
from storage.values import Player
from tests.bot.tables.timed import table_of
from tests.house import LATER, House, texts
from tests.lobby_options import open_lobby, open_options, public_text
from tests.storage import samples
from tests.storage.hinder import Rows, Statement, hook
from tests.storage.samples import lobby as sample

SAY = Language()


async def _lobby(house: House, *names: str) -> tuple[str, *tuple[simcord.MemberActor, ...]]:
    """Let the first of these newcomers open a lobby; return it and the newcomers."""
    host, *others = (house.add(name) for name in names or ("alice",))
    await host.slash(house.channel, "citadels new")
    return house.controls(house.channel.history()[-1])[0]["custom_id"].split(":")[2], host, *others


def _text(house: House) -> str:
    return public_text(house)


async def _press(house: House, actor: simcord.MemberActor, action: str, game: str) -> str:
    """Press a button of the lobby, even if disabled; return the private response."""
    result = await house.forge(actor, house.channel.history()[-1], f"cit:{action}:{game}")
    assert result.acknowledged
    return house.say(result) if result.ephemeral else ""


def _keep(monkeypatch: pytest.MonkeyPatch, *users: int) -> None:
    """Make these people the owners of the bot."""
    monkeypatch.setattr("bot.tables.person.keepers_of", Mock(return_value=frozenset(users)))


def _names(house: House) -> list[str]:
    lines = _text(house).splitlines()
    return [line.split("**")[1] for line in lines if line[:1].isdigit() and line[1:3] == ". "]


async def test_the_host_sits_at_once_and_others_join_and_leave(house: House) -> None:
    game, _, bob, carol = await _lobby(house, "alice", "bob", "carol")
    assert _names(house) == ["alice"]
    await _press(house, bob, "join", game)
    await _press(house, carol, "join", game)
    assert _names(house) == ["alice", "bob", "carol"]
    await _press(house, bob, "leave", game)
    assert _names(house) == ["alice", "carol"]
    assert await _press(house, bob, "leave", game) == SAY("error-not-sitting")
    assert await _press(house, carol, "join", game) == SAY("error-already-joined")
    assert _names(house) == ["alice", "carol"]


async def test_the_first_to_join_an_empty_lobby_is_host(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    await alice.click(lobby, label=SAY("button-add"))
    await house.in_lobby(alice, lobby, SAY("button-leave"))
    await bob.click(lobby, label=SAY("button-join"))
    assert SAY("lobby-player", number=2, name="**bob**", host="yes", waiting="no") in public_text(house)
    await alice.click(lobby, label=SAY("button-join"))
    refused = await house.start(alice, lobby)
    assert SAY("error-host-only", host="**bob**") in house.say(refused)
    await house.start(bob, lobby)
    assert house.controls(lobby) == []


async def test_computer_players_come_and_go(house: House) -> None:
    game, alice, eve = await _lobby(house, "alice", "eve")
    assert await _press(house, alice, "remove", game) == SAY("error-no-computer")
    for _ in range(3):
        await _press(house, alice, "add", game)
    assert _names(house) == ["alice", *(SAY("computer-name", number=each) for each in (1, 2, 3))]
    await _press(house, alice, "remove", game)
    await _press(house, alice, "add", game)
    assert len(set(_names(house))) == 4
    # No part of the seed repeats, even if a computer left in between.
    assert [player.click for player in (await house.table(game)).players[1:]] == [
        "computer-1",
        "computer-2",
        "computer-4",
    ]
    assert await _press(house, eve, "add", game) == SAY("error-players-only")
    assert await _press(house, eve, "remove", game) == SAY("error-players-only")


async def test_eight_can_sit_and_no_more(house: House) -> None:
    game, *people = await _lobby(house, *(f"person{number}" for number in range(9)))
    for _ in range(7):
        await _press(house, people[0], "add", game)
    assert await _press(house, people[0], "add", game) == SAY("error-lobby-full")
    # People come before computers.
    for each in people[1:8]:
        assert await _press(house, each, "join", game) == ""
        said = "lobby-next-full" if each is people[7] else "lobby-next-instead"
        assert SAY(said, host="**person0**") in _text(house)
    assert await _press(house, people[8], "join", game) == SAY("error-lobby-full")
    assert sorted(_names(house)) == [f"person{number}" for number in range(8)]


@pytest.mark.parametrize("seats", [1, 2, 8])
async def test_a_game_starts_if_the_rules_allow_it_and_says_why_if_not(house: House, seats: int) -> None:
    game, alice = await _lobby(house)
    for _ in range(seats - 1):
        await _press(house, alice, "add", game)
    allowed = seats > 1
    assert (
        any(each["custom_id"] == f"cit:start:{game}" for each in house.controls(house.channel.history()[-1]))
        == allowed
    )
    said = await _press(house, alice, "start", game)
    assert (await house.table(game)).running == allowed
    if not allowed:
        reason = said.removeprefix(SAY("error-cannot-start", reason="").rstrip())
        assert len(reason) > 10
        assert SAY("lobby-next-alone", host="**alice**") in _text(house)


async def test_only_the_host_starts_and_closes(house: House) -> None:
    game, alice, bob = await _lobby(house, "alice", "bob")
    await _press(house, bob, "join", game)
    for action in ("start", "close"):
        assert "alice" in await _press(house, bob, action, game)
    assert (await house.table(game)).stored.status == "lobby"
    assert "bob" in await _press(house, alice, "close", game)
    await _press(house, alice, "close-own", game)
    assert (await house.table(game)).stored.status == "closed"
    assert not house.controls(house.channel.history()[-1])
    assert SAY("lobby-closed") in _text(house)
    for actor, action in ((bob, "join"), (alice, "start"), (alice, "add"), (alice, "close")):
        assert await _press(house, actor, action, game) == SAY("error-lobby-closed")
    assert await _press(house, alice, "play", game) == SAY("error-lobby-closed")


@pytest.mark.parametrize("keeper", ["alice", "bob", "nobody"])
async def test_a_keeper_of_the_secret_starts_no_game_of_several_people(house: House, keeper: str) -> None:
    game, *seated = await _lobby(house, "alice", "bob", "carol")
    people = {each.name: each for each in seated}
    await _press(house, people["bob"], "join", game)
    _keep(house.patch, *(person.id for name, person in people.items() if name == keeper))
    told = SAY("error-host-only", host="**alice**")
    assert await _press(house, people["carol"], "start", game) == told
    bob = await _press(house, people["bob"], "start", game)
    if keeper == "alice":
        table = await house.table(game)
        assert table.running
        assert table.setup.proof.start
        return
    assert bob == (SAY("error-keeper-starts") if keeper == "bob" else told)
    await _press(house, people["alice"], "start", game)
    assert (await house.table(game)).running


async def test_a_keeper_who_hosts_is_told_that_somebody_else_has_to_start(house: House) -> None:
    game, alice, bob = await _lobby(house, "alice", "bob")
    await _press(house, bob, "join", game)
    _keep(house.patch, alice.id)
    assert await _press(house, alice, "start", game) == SAY("error-keeper-starts")
    await _press(house, bob, "leave", game)
    await _press(house, alice, "add", game)
    await _press(house, alice, "start", game)
    assert (await house.table(game)).running, "alone with computers nobody else can lose by it"


async def test_a_started_lobby_has_no_buttons_and_takes_no_clicks(house: House) -> None:
    game, alice, bob = await _lobby(house, "alice", "bob")
    lobby = house.channel.history()[-1]
    await _press(house, alice, "add", game)
    await _press(house, alice, "start", game)
    assert SAY("lobby-started") in texts(house.stored(lobby))
    assert not house.controls(lobby)
    assert SAY("error-lobby-started") in await _press(house, bob, "join", game)
    assert SAY("error-lobby-started") in await _press(house, alice, "start", game)


async def test_a_lobby_is_not_played(house: House) -> None:
    game, alice = await _lobby(house)
    for action in ("play", "hand", "resign"):
        assert await _press(house, alice, action, game) == SAY("error-not-started")
    assert SAY("topic-overview") in await _press(house, alice, "rules", game)


async def test_two_join_at_once_and_both_sit(house: House) -> None:
    game, _, bob, carol = await _lobby(house, "alice", "bob", "carol")
    lobby = house.channel.history()[-1]
    await house.at_once(bob, lobby, f"cit:join:{game}", f"cit:join:{game}")
    await house.at_once(carol, lobby, f"cit:join:{game}", f"cit:leave:{game}", f"cit:join:{game}")
    assert _names(house) == ["alice", "bob", "carol"]
    table = await house.table(game)
    assert table.shown == table.stored.version


async def test_each_change_of_a_lobby_costs_one_request(house: House) -> None:
    game, alice = await _lobby(house)
    before = len(house.env.http_requests)
    for action in ("add", "add", "remove"):
        await _press(house, alice, action, game)
    assert len(house.env.http_requests) - before == 3


async def test_a_lobby_whose_answer_came_too_late_is_shown_all_the_same(house: House) -> None:
    alice = house.add("alice")
    house.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await alice.slash(house.channel, "citadels new")
    assert _names(house) == ["alice"]


async def test_a_channel_has_five_lobbies_and_no_more(house: House) -> None:
    people = [house.add(f"person{number}") for number in range(6)]
    for person in people[:5]:
        assert not (await person.slash(house.channel, "citadels new")).ephemeral
    result = await people[5].slash(house.channel, "citadels new")
    assert house.say(result) == SAY("error-lobbies-full", count=5)
    elsewhere = house.guild.create_text_channel("elsewhere")
    assert not (await people[5].slash(elsewhere, "citadels new")).ephemeral


async def test_a_running_game_is_listed_before_lobbies(house: House) -> None:
    await _lobby(house, "bob")
    game = await house.open(house.add("alice"), computers=3)
    await house.add("carol").slash(house.channel, "citadels new")
    assert (await house.bot.store.games.in_channel(house.channel.id))[0] == game


@pytest.mark.parametrize("statement", ["INTO messages", "UPDATE games SET shown"])
async def test_a_join_stands_though_the_showing_can_t_be_noted(house: House, statement: str) -> None:
    game, _, bob = await _lobby(house, "alice", "bob")
    await house.bot.background.noting.finish()
    failures = [sqlite3.OperationalError("locked")]

    def fail(sql: str, run: Statement) -> Rows:
        if statement in sql and failures:
            raise failures.pop()
        return run()

    hook(house.patch, fail)
    result = await house.forge(bob, house.channel.history()[-1], f"cit:join:{game}")
    assert result.followups == []
    assert _names(house) == ["alice", "bob"]
    table = await house.table(game)
    assert table.shown == table.stored.version
    await house.env.advance_time(LATER + 1)
    assert not failures
    assert house.bot.store.places.pending
    await house.env.advance_time(NOTES_RETRY)
    assert not house.bot.store.places.pending
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    assert loaded.shown == table.shown


async def test_a_lobby_that_another_process_has_just_opened_is_named(house: House) -> None:
    game, alice = await _lobby(house)
    games, found = house.bot.store.games, house.bot.store.games.open_lobbies_of
    # The first search finds nothing, as if the other lobby was just being stored.
    house.patch.setattr(games, "open_lobbies_of", AsyncMock(side_effect=[[], [game]]))
    result = await alice.slash(house.channel, "citadels new")
    assert SAY("error-lobby-open", others="none") in house.say(result)
    assert await found(alice.id) == [game]


def test_a_tournament_table_starts_without_the_missing_once_they_were_called_again() -> None:
    """A person who knows the secret could choose when."""
    invited = Invitation("cup", (101, 102, 103, 104), until=600.0, grace=120.0, called=True)
    here = tuple(Player(user, f"person {user}", f"{user}") for user in (101, 102))
    stored = replace(sample(), setup=samples.invited(replace(sample().setup, players=here), invited))
    by = Person(101, "", 4711, SAY, manager=False)
    assert (
        len(startable(table_of(stored), by, 0.0, StartNow("aaaaaaaa", filled=False, sure=False)).players) == 4
    )
    waiting = stored.setup.with_kind(invitation=replace(invited, called=False))
    alone = replace(stored.setup, players=here[:1])
    for table, person, why in (
        (stored, replace(by, user=103), "tournament-table"),
        (stored, replace(by, keepers=frozenset({101})), "keeper-starts"),
        (replace(stored, setup=waiting), by, "tournament-waits"),
        (replace(stored, setup=alone), by, "tournament-waits"),
    ):
        with pytest.raises(RefusedError, match=why):
            startable(table_of(table), person, 0.0, StartNow("aaaaaaaa", filled=False, sure=False))


async def test_a_tournament_table_that_can_not_be_dealt_is_closed(house: House) -> None:
    game, alice = await _lobby(house)
    table = await house.table(game)
    invited = samples.invited(table.setup, Invitation("cup", (alice.id,), start="9"))
    async with table.lock:
        await house.bot.registry.arrange(table, invited.with_kind(people_only=True))
    await house.bot.lobbies.begin_invited(table, 0)
    assert table.stored.status == "closed"


async def test_a_night_is_assumed_by_the_language_of_the_table_where_discord_tells_nothing(
    house: House,
) -> None:
    await house.bot.store.servers.change(house.guild.id, lambda it: replace(it, language="pl"))
    table = await house.table((await _lobby(house))[0])
    quiet = table.players[0].quiet
    assert quiet is not None
    assert (quiet.zone, quiet.assumed) == ("Europe/Warsaw", True)


@pytest.mark.parametrize(
    ("games", "paces"),
    [({}, (GENTLE, GENTLE)), ({"alice": 3}, (LIVE, GENTLE)), ({"alice": 3, "bob": 3}, (LIVE, LIVE))],
)
async def test_a_lobby_with_a_beginner_has_more_time_for_a_turn(
    house: House, monkeypatch: pytest.MonkeyPatch, games: dict[str, int], paces: tuple[Pace, Pace]
) -> None:
    monkeypatch.setattr("bot.tables.lobbies.LIVE", LIVE)
    monkeypatch.setattr("bot.tables.lobbies.GENTLE", GENTLE)
    alice, bob = house.add("alice"), house.add("bob")
    played = {person.id: games.get(person.name, 0) for person in (alice, bob)}

    async def told(user: int) -> HintsShown:
        return HintsShown(played[user], {})

    monkeypatch.setattr(house.bot.store.learning, "hints_shown", told)
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    table = await house.table(game)
    assert table.setup.chosen.pace == paces[0]
    await bob.click(lobby, label=SAY("button-join"))
    assert table.setup.chosen.pace == paces[1]
    assert table.people[1].ready
    shown = texts(house.stored(lobby))
    await bob.click(lobby, label=SAY("button-details"))
    details = texts(house.stored(house.channel.history(viewer=bob)[-1]))
    gentle = SAY("pace-gentle", usual=time_name(LIVE.turn, SAY))
    assert (gentle in details) == (paces[1] == GENTLE)
    assert gentle not in shown
    now = round(house.bot.registry.time.moment.wall)
    assert SAY("lobby-details-made", when=f"<t:{now}:R>") in details
    assert (SAY("lobby-welcome") in shown) == (0 in played.values())


@pytest.mark.parametrize("pace", [LIVE, Pace("live", 90)])
async def test_a_pace_that_the_host_chose_stays(
    house: House, monkeypatch: pytest.MonkeyPatch, pace: Pace
) -> None:
    monkeypatch.setattr("bot.tables.lobbies.LIVE", LIVE)
    monkeypatch.setattr("bot.tables.lobbies.GENTLE", GENTLE)
    alice, bob = house.add("alice"), house.add("bob")
    game, lobby = await open_lobby(house, alice), house.channel.history()[-1]
    await (await open_options(house, alice, game)).pick("pace", pace_value(pace), page="pace")
    await bob.click(lobby, label=SAY("button-join"))
    assert (await house.table(game)).setup.chosen.pace == pace
