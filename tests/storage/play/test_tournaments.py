"""Tournaments in the database: version after version, with the lobbies of a round, or not at all."""

from dataclasses import replace

import pytest

from storage.database.shard_range import ShardRange
from storage.database.storage_errors import NewerGameError, StaleVersionError
from storage.games.places import StoredMessage
from storage.parts import NOBODY, Invitation, Proof, TournamentTable
from storage.play.tournament import ABSENT, Entrant, Pairing, Round, Tournament, encode_tournament
from storage.play.tournaments import StoredTournament, TableState, list_all, of_person
from storage.privacy.holdings import HeldTournament
from storage.store import Store
from storage.values import Player, Setup, StoredGame
from tests.storage.newer import make_newer, newer
from tests.storage.samples import GAME, OPEN, SECRET, load, play_on, write
from tests.storage.stored_results import RESIGNED, end_game, end_with

pytestmark = pytest.mark.both_databases

GUILD, CHANNEL, ADA, BOB, CAROL = 10, 20, 101, 102, 103
PEOPLE = tuple(Entrant(user, f"person {user}") for user in (ADA, BOB, CAROL))
CUP = Tournament("cupcupcu", 1, GUILD, CHANNEL, ADA, "pl", size=5, league=True, people=PEOPLE)


INVITATION = Invitation(CUP.id, (ADA, BOB, CAROL), 900.5)


def lobby(game: str, *players: int) -> StoredGame:
    """Return the lobby of a table that some players have joined."""
    setup = Setup(
        TournamentTable(guild=GUILD, channel=CHANNEL, invitation=INVITATION),
        "pl",
        tuple(Player(user, f"person {user}", str(user)) for user in players),
        Proof.of(SECRET),
    )
    return StoredGame(game, 1, "lobby", setup, None)


def begun(*games: str) -> Tournament:
    """Return the tournament with a round of these tables."""
    tables = tuple(Pairing(game, (ADA, BOB, CAROL)) for game in games)
    return replace(CUP, rounds=(Round(5, tables),))


async def tournament_without(store: Store, user: int) -> Tournament:
    """Delete a person's data; return the tournament afterwards."""
    await store.personal_data.begin(user)
    assert await store.personal_data.finish(user)
    found = await store.tournaments.get(CUP.id)
    assert found is not None
    return found.tournament


async def test_it_is_read_as_it_was_stored(store: Store) -> None:
    await store.tournaments.add(CUP)
    assert await store.tournaments.get(CUP.id) == StoredTournament(CUP)
    assert await store.tournaments.in_channel(CHANNEL) == StoredTournament(CUP)
    assert await store.tournaments.get("nobodyyy") is None


async def test_a_channel_has_one_at_a_time(store: Store) -> None:
    await store.tournaments.add(CUP)
    with pytest.raises(StaleVersionError):
        await store.tournaments.add(replace(CUP, id="another2"))
    message = StoredMessage(message=77, number=3, shown="abc")
    await store.tournaments.note_shown(CUP, message, done=True)
    await store.tournaments.add(replace(CUP, id="another2"))
    assert [each.tournament.id for each in await store.tournaments.active()] == ["another2"]
    assert await store.tournaments.get(CUP.id) == StoredTournament(CUP, message)


async def test_a_change_stored_while_the_end_is_shown_is_shown_too(store: Store) -> None:
    await store.tournaments.add(CUP)
    message = StoredMessage(message=77)
    ended = await store.tournaments.save(replace(CUP, ended=5))
    await store.tournaments.note_shown(CUP, message, done=True)
    assert await store.tournaments.active() == [StoredTournament(ended, message)]
    await store.tournaments.note_shown(ended, message, done=True)
    assert not await store.tournaments.active()
    corrected = await store.tournaments.save(replace(ended, organiser=BOB))
    assert await store.tournaments.active() == [StoredTournament(corrected, message)]


async def test_a_round_is_stored_with_its_lobbies_or_not_at_all(store: Store) -> None:
    await store.tournaments.add(CUP)
    saved = await store.tournaments.save(
        begun("aaaaaaaa", "bbbbbbbb"), [lobby("aaaaaaaa"), lobby("bbbbbbbb")]
    )
    assert saved.version == 2
    loaded = await load(store, "aaaaaaaa")
    assert loaded == lobby("aaaaaaaa")
    with pytest.raises(StaleVersionError):
        await store.tournaments.save(begun("cccccccc"), [lobby("cccccccc")])
    assert await store.games.load("cccccccc") is None
    assert await store.tournaments.get(CUP.id) == StoredTournament(saved)


async def test_those_of_a_server_and_those_a_person_played_are_found(store: Store) -> None:
    over = replace(CUP, ended=9)
    await store.tournaments.add(over)
    await store.tournaments.add(replace(over, id="another2", guild=11, channel=21))
    await store.tournaments.add(replace(CUP, id="running2", channel=22))
    assert {each.id for each in await store.tournaments.of_server(GUILD)} == {CUP.id, "running2"}
    assert {each.id for each in await store.tournaments.played_by(BOB)} == {CUP.id, "another2"}
    assert [each.id for each in await store.tournaments.played_by(BOB, GUILD)] == [CUP.id]
    # An id that contains these digits belongs to another person.
    assert await store.tournaments.played_by(10) == []


async def test_a_process_sees_those_of_its_servers_alone(store: Store) -> None:
    await store.tournaments.add(replace(CUP, guild=1 << 22))
    assert not await store.tournaments.active(ShardRange(2, {0}))
    assert await store.tournaments.active(ShardRange(2, {1}))


async def test_tables_tell_who_came_and_how_they_ended(store: Store) -> None:
    await store.tournaments.add(CUP)
    games = ("aaaaaaaa", "bbbbbbbb")
    tournament = await store.tournaments.save(
        begun(*games), [lobby(games[0], ADA), lobby(games[1], BOB, ADA)]
    )
    closed = await store.games.load(games[1])
    assert closed is not None
    await store.games.save(replace(closed.stored, status="closed"))
    over = (await end_game(store, 1, {ADA: 10, BOB: 30, CAROL: RESIGNED})).id
    tables = (
        *tournament.rounds[0].tables,
        Pairing(over, (ADA, BOB, CAROL, 104)),
        Pairing("gonegone", (ADA, BOB)),
    )
    found = await store.tournaments.tables(tables)
    assert found["aaaaaaaa"] == TableState("lobby", CHANNEL)
    assert found["bbbbbbbb"] == TableState("closed", CHANNEL, places=(1, 1, ABSENT), absent=(CAROL,))
    assert found[over].places == (2, 1, ABSENT, ABSENT)
    assert found[over].absent == (104,), "who resigned has come"
    assert found["gonegone"] == TableState(places=(1, 1))


async def test_whoever_takes_their_seat_late_and_leaves_it_gets_no_place(store: Store) -> None:
    """They have come, and get no place."""

    def late(setup: Setup) -> Setup:
        return setup.with_player(1, replace(setup.players[1], instead_of="Agnes", away=True))

    over = (await end_with(store, {ADA: 10, BOB: 30, CAROL: 20}, late)).game
    found = (await store.tournaments.tables((Pairing(over, (ADA, BOB, CAROL)),)))[over]
    outcome = await store.finished.outcome(over)
    assert outcome is not None
    assert outcome.places[:3] == (2, 4, 1)
    assert found.places == (2, ABSENT, 1)
    assert outcome.left == (1,)
    assert found.absent == ()


async def test_a_running_table_tells_its_round(store: Store) -> None:
    running = await play_on(store, GAME, 3)
    sql = "INSERT INTO messages"
    sql += " (game, seat, channel, message, number, shown, closed, ping, asked, told, silent)"
    await write(store.database, f"{sql} VALUES (?, -1, 20, 30, 6, '', 0, 0, -1, 0, 0)", running.id)
    found = await store.tournaments.tables([Pairing(running.id, (ADA, BOB))])
    assert (found[running.id].status, found[running.id].round) == ("running", 6)


async def test_a_tournament_that_cannot_be_read_is_left_out(store: Store) -> None:
    await store.tournaments.add(CUP)
    await write(store.database, "UPDATE tournaments SET state = '{}'")
    assert not await store.tournaments.active()
    other = replace(CUP, id="otherone")
    await store.tournaments.add(other)
    found = await store.tournaments.in_channel(CHANNEL)
    assert found is not None
    assert found.tournament.id == other.id


async def test_a_deleted_person_has_no_name_and_others_keep_their_places(store: Store) -> None:
    tables = (Pairing("aaaaaaaa", (ADA, BOB), (2, 1), corrected=ADA),)
    await store.tournaments.add(replace(CUP, rounds=(Round(5, tables),), ended=7, ended_by=ADA))
    tournament = await tournament_without(store, ADA)
    former, *others = tournament.people
    assert former.user < 0
    assert former == Entrant(former.user, "", left=True)
    assert tuple(others) == PEOPLE[1:]
    assert tournament.rounds[0].tables == (Pairing("aaaaaaaa", (former.user, BOB), (2, 1), former.user),)
    assert (tournament.organiser, tournament.ended_by) == (0, former.user)


async def test_a_deleted_person_is_not_in_the_sign_up(store: Store) -> None:
    await store.tournaments.add(CUP)
    assert (await tournament_without(store, BOB)).people == (PEOPLE[0], PEOPLE[2])


async def test_a_deleted_person_is_not_invited_any_more(store: Store) -> None:
    await store.tournaments.add(CUP)
    waiting = lobby("aaaaaaaa", ADA)
    begins = waiting.setup.with_kind(invitation=replace(INVITATION, start="7"))
    await store.tournaments.save(begun("aaaaaaaa"), [replace(waiting, setup=begins)])
    await store.personal_data.begin(ADA)
    await store.personal_data.forget_in_game("aaaaaaaa", ADA)
    loaded = await load(store, "aaaaaaaa")
    assert loaded.setup.players == ()
    # The deal of the counted click may be known by now, so another click must start the table.
    assert isinstance(loaded.setup.kind, TournamentTable)
    assert loaded.setup.kind.invitation == replace(INVITATION, people=(NOBODY, BOB, CAROL))


async def test_one_that_cannot_be_read_goes_with_a_person_whose_id_it_has(store: Store) -> None:
    await store.tournaments.add(CUP)
    await write(store.database, "UPDATE tournaments SET state = '{' || state")
    for user, there in ((10 * BOB, True), (BOB, False)):
        held = await store.personal_data.of(user)
        assert held.tournaments == (() if there else (HeldTournament(CUP.id, GUILD, readable=False),))
        await store.personal_data.begin(user)
        assert await store.personal_data.finish(user)
        assert bool(await store.database.rows("SELECT id FROM tournaments")) == there


async def test_it_goes_with_its_server(store: Store) -> None:
    await store.tournaments.add(CUP)
    await store.forget_server(GUILD)
    assert await store.tournaments.get(CUP.id) is None


async def test_a_tournament_of_a_newer_release_is_left_to_it(store: Store) -> None:
    await store.tournaments.add(CUP)
    ((text,),) = await store.database.rows("SELECT state FROM tournaments")
    await write(store.database, "UPDATE tournaments SET state = ?", newer(text))
    assert not await store.tournaments.active()
    for read in (store.tournaments.get(CUP.id), store.tournaments.in_channel(CUP.channel)):
        with pytest.raises(NewerGameError):
            await read
    await write(store.database, "UPDATE tournaments SET state = ?", text)
    assert await store.tournaments.get(CUP.id)


async def test_a_table_of_a_newer_release_is_no_draw(store: Store) -> None:
    await store.games.add(lobby("aaaaaaaa", 1, 2), OPEN)
    await make_newer(store, "aaaaaaaa")
    with pytest.raises(NewerGameError):
        await store.tournaments.tables([Pairing("aaaaaaaa", (1, 2))])


async def named_for(store: Store, user: int) -> list[str]:
    """Return the tournaments with the id of a person."""
    return sorted(await store.database.snapshot(lambda it: [*of_person(it, user)]))


async def test_people_are_found_wherever_their_id_stands(store: Store) -> None:
    organised = replace(CUP, id="organise", channel=1, organiser=7, people=())
    corrected = replace(begun("aaaaaaaa"), id="correcte", channel=2, organiser=0, people=())
    await store.tournaments.add(organised)
    await store.tournaments.add(corrected)
    assert await named_for(store, 7) == ["organise"]
    assert await named_for(store, BOB) == ["correcte"]
    table = replace(corrected.rounds[0].tables[0], corrected=8)
    await store.tournaments.save(corrected.with_pairing(table))
    await store.tournaments.save(replace(organised, organiser=9))
    assert [await named_for(store, user) for user in (7, 8, 9)] == [[], ["correcte"], ["organise"]]


async def test_people_of_a_tournament_that_an_older_release_has_changed_are_found(store: Store) -> None:
    """It doesn't know the list of people, but raises the version."""
    await store.tournaments.add(replace(CUP, ended=5))
    joined = replace(CUP, ended=5, people=(*PEOPLE, Entrant(7, "person 7")))
    change = "UPDATE tournaments SET version = version + 1, state = ? WHERE id = ?"
    await write(store.database, change, encode_tournament(joined), CUP.id)
    await write(
        store.database,
        "INSERT INTO tournaments (id, version, state, message, stage, shown, guild, channel, active)"
        " VALUES ('another2', 1, ?, 0, 0, '', 10, 21, 1)",
        encode_tournament(joined),
    )
    assert await named_for(store, 7) == ["another2", CUP.id]
    assert {each.id for each in await store.tournaments.played_by(7)} == {"another2", CUP.id}
    assert await named_for(store, 8) == []
    await store.tournaments.save(replace(joined, version=2, people=PEOPLE))
    assert await named_for(store, 7) == ["another2"]


async def test_people_are_listed_anew_after_a_migration(store: Store) -> None:
    await store.tournaments.add(CUP)
    await store.tournaments.add(replace(CUP, id="another2", channel=21))
    await write(store.database, "DELETE FROM tournament_people")
    await write(store.database, "UPDATE tournaments SET listed = -1")
    await write(store.database, "UPDATE tournaments SET state = '{' WHERE id = 'another2'")
    await store.database.transaction(list_all)
    rows = await store.database.rows("SELECT person, tournament FROM tournament_people ORDER BY person")
    assert [*map(tuple, rows)] == [(user, CUP.id) for user in (ADA, BOB, CAROL)]
    unread = await store.database.rows("SELECT id FROM tournaments WHERE listed <> version")
    assert [*map(tuple, unread)] == [("another2",)]
