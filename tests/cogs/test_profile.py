"""`/citadels profile`: a member's games, and how much of them others may see."""

import time
from dataclasses import replace
from typing import Any

import pytest

from bot.controls.requests import SetShown, ShowProfile
from bot.words.language import Language
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.people.stored_settings import PersonSettings
from storage.play.tournament import Entrant, Pairing, Round, Tournament
from storage.results.own_games import BADGES, CareerTally, OwnGame
from storage.values import Click
from tests.cogs.handlers import CHANNEL, SERVER, Handlers, Seen
from tests.house import House, pictured
from tests.storage.rated_games import agree, game_id, keep, of, standing, won_by
from tests.storage.samples import lobby

SAY = Language()

BEYOND = SAY("profile-rating-everywhere", number="|").split("|")[0]
"""The beginning of the rating in all servers, beside the one in this server."""
EVERYWHERE = (
    SAY("profile-picture-everywhere"),
    BEYOND,
    SAY("profile-counted", won="|", games=1).split("|")[0],
)
"""Texts about games in all servers."""
ELSEWHERE = 999
ALICE, BOB = 1, 2


async def play(handlers: Handlers | House, *games: tuple[int | None, ...], guild: int = SERVER) -> None:
    """Store games of these people that have just ended."""
    await keep(handlers.bot.store, [won_by(*game, guild=guild, ended=int(time.time())) for game in games])


async def look(handlers: Handlers, reader: int, person: int = 0, part: Any = "main") -> Seen:
    """Open one's own profile, or a part of a person's."""
    return await handlers.ask(reader, ShowProfile(person, part) if person else "citadels profile")


def counted(games: int, won: int) -> str:
    return f"{games} {SAY('profile-count-games', count=games)}, {won} {SAY('profile-count-won', count=won)}"


async def test_a_newcomer_learns_what_to_do(handlers: Handlers) -> None:
    told = (await look(handlers, ALICE)).text
    assert "person 1" in told
    assert SAY("profile-own-nothing") in told


async def test_one_s_own_games_are_told_wherever_they_were(handlers: Handlers) -> None:
    await play(handlers, (ALICE, 102), (102, ALICE))
    await play(handlers, (ALICE, 103, 104), guild=ELSEWHERE)
    seen = await look(handlers, ALICE)
    for told in (counted(3, 2), SAY("profile-picture-here"), BEYOND):
        assert told in seen.whole
    assert seen.files == ["profile.png"]


async def test_others_see_what_happened_in_this_server(handlers: Handlers) -> None:
    await play(handlers, (ALICE, 102))
    await play(handlers, (103, ALICE), (103, ALICE, 104), guild=ELSEWHERE)
    told = (await look(handlers, BOB, ALICE)).whole
    assert not any(each in told for each in EVERYWHERE)
    await agree(handlers.bot.store, ALICE)
    told = (await look(handlers, BOB, ALICE)).whole
    assert counted(1, 1) in told
    assert SAY("profile-counted", won=1, games=3) in told
    assert (await look(handlers, BOB, ALICE, "games")).text.count("<t:") == 1
    # Not even with the button for the rest.
    more = (await look(handlers, BOB, ALICE, "more")).text
    assert SAY("profile-seats", seats=2, won=1, games=1) in more
    assert SAY("profile-seats", seats=3, won="|", games=1).split("|")[0] not in more
    assert (
        SAY("profile-nothing", name="|").split("|")[1]
        in (await look(handlers, BOB, 8999999999999999999)).text
    )


async def test_a_person_alone_sees_their_record_against_computers(handlers: Handlers) -> None:
    lost = of(standing(0, ALICE, 2), standing(1, None, 1, name="Bertram"), standing(2, BOB, 3))
    # A table in Polish had the same computer.
    won = of(standing(0, ALICE, 1), standing(1, None, 2, name="Bolko"))
    await keep(handlers.bot.store, [lost, lost, won])
    shown = (await look(handlers, ALICE)).whole
    assert f"({SAY('profile-computers-how')}): person {BOB} 2 : 0, Bertram 1 : 2" in shown
    assert "Bertram" not in (await look(handlers, BOB, ALICE)).whole


async def test_a_profile_shows_badges_and_records(handlers: Handlers) -> None:
    await play(handlers, (BOB, ALICE), (103, ALICE), (ALICE, BOB), (ALICE, BOB))
    told = (await look(handlers, ALICE, ALICE, "more")).text
    assert SAY("profile-rival-best", name="person 2", better=2, worse=1) in told
    assert SAY("profile-rival-worst", name="person 103", better=0, worse=1) in told
    card = (await look(handlers, ALICE)).whole
    assert SAY("profile-computers") not in card
    assert f"{SAY('badges-title')} 5 / {len(BADGES)}" in card
    assert SAY("profile-near", done=2, needed=3) in card
    assert SAY("profile-near", done=2, needed=3) not in (await look(handlers, BOB, ALICE)).whole
    assert (await look(handlers, ALICE, ALICE, "badges")).files == ["badges.png"]
    versus = (await look(handlers, BOB, ALICE)).text
    assert SAY("profile-versus", name="person 1", better=1, worse=2) in versus
    assert SAY("profile-rival-worst", name="|", better=0, worse=1).split("|")[0] not in versus


async def test_a_hidden_person_is_not_known_beyond_the_server(handlers: Handlers) -> None:
    await play(handlers, (ALICE, 102))
    await play(handlers, (103, ALICE), guild=ELSEWHERE)
    chosen = PersonSettings(everywhere=False, named=True)
    await handlers.bot.store.persons.change(ALICE, lambda _: chosen)
    told = (await look(handlers, BOB, ALICE)).whole
    assert counted(1, 1) in told
    assert not any(each in told for each in EVERYWHERE)
    own = (await look(handlers, ALICE)).whole
    assert BEYOND in own
    assert counted(2, 1) in own


async def test_in_a_direct_message_nothing_is_told_of_any_server(handlers: Handlers) -> None:
    await play(handlers, (ALICE, 102))
    await agree(handlers.bot.store, ALICE)
    told = (await handlers.ask(BOB, ShowProfile(ALICE, "main"), server=None)).whole
    assert SAY("profile-counted", won=1, games=1) in told
    for key in ("profile-picture-here", "profile-others"):
        assert SAY(key) not in told
    assert "<t:" not in told
    assert SAY("profile-nothing-direct") in told
    assert counted(1, 1) in (await handlers.ask(ALICE, "citadels profile", server=None)).whole


async def test_a_person_can_hide_and_come_back(handlers: Handlers) -> None:
    await play(handlers, (ALICE, BOB))
    persons = handlers.bot.store.persons
    for state, everywhere in (("on", False), ("off", True), ("on", False)):
        label = SAY("switch-shown", state=state)
        await handlers.ask(ALICE, (await look(handlers, ALICE, ALICE, "more")).request(label))
        assert (await persons.get(ALICE)).everywhere is everywhere
    # A click counts for the person who makes it.
    assert (await persons.get(BOB)).everywhere
    await handlers.ask(BOB, SetShown(shown=False))
    assert not (await persons.get(BOB)).everywhere


async def test_a_person_can_be_named_and_take_that_back(handlers: Handlers) -> None:
    await play(handlers, (ALICE, BOB))
    persons = handlers.bot.store.persons
    for state, named in (("off", True), ("on", False), ("off", True)):
        label = SAY("switch-named", state=state)
        await handlers.ask(ALICE, (await look(handlers, ALICE, ALICE, "more")).request(label))
        assert (await persons.get(ALICE)).named is named
    # A person who isn't a member has no name there.
    await handlers.ask(ALICE, SetShown(shown=False))
    assert SAY("switch-named", state="on") not in (await look(handlers, ALICE, ALICE, "more")).text


async def test_the_last_games_lead_to_their_boards(handlers: Handlers) -> None:
    await play(handlers, (ALICE, 102), (102, ALICE))
    await handlers.bot.store.games.add(lobby(game_id(1)), Click(1, 101, "open"))
    await handlers.bot.store.places.put(game_id(1), BOARD_SEAT, StoredMessage(0, 77, -1))
    told = (await look(handlers, ALICE, ALICE, "games")).text
    board = SAY("profile-last-board", address=f"https://discord.com/channels/{SERVER}/20/77")
    assert told.count(board) == 1
    second, first = (SAY("profile-last-game", place=place, seats=2) for place in (2, 1))
    assert told.index(second) < told.index(board) < told.index(first)
    assert SAY("button-profile-replay", number=1) in told
    assert SAY("button-profile-replay", number=2) not in told


async def test_games_without_a_second_person_are_told_and_count_for_nothing(handlers: Handlers) -> None:
    await play(handlers, (ALICE, None, None))
    assert counted(1, 1) in (await look(handlers, ALICE)).whole
    told = (await look(handlers, ALICE, ALICE, "more")).text
    assert SAY("profile-rated", rated=0) in told
    assert SAY("profile-how") not in told


async def test_a_person_who_only_resigned_has_a_profile(handlers: Handlers) -> None:
    left = of(standing(0, 102, 1), standing(1, 103, 2), standing(2, ALICE, 3, resigned=True))
    await keep(handlers.bot.store, [left])
    assert counted(1, 0) in (await look(handlers, ALICE)).whole


async def test_a_profile_counts_each_game_once(handlers: Handlers, monkeypatch: pytest.MonkeyPatch) -> None:
    counted, add = list[int](), CareerTally.add

    def count(self: CareerTally, game: OwnGame) -> None:
        counted.append(game.result)
        add(self, game)

    monkeypatch.setattr(CareerTally, "add", count)
    await play(handlers, (ALICE, 102), (102, ALICE))
    await look(handlers, ALICE)
    await look(handlers, ALICE)
    assert counted == [1, 2]
    await play(handlers, (ALICE, 102, 103))
    await look(handlers, ALICE)
    assert counted == [1, 2, 3]
    handlers.bot.store.profiles.forget_person(ALICE)
    await look(handlers, ALICE)
    assert counted == [1, 2, 3, 1, 2, 3]


async def test_a_profile_tells_of_tournaments(handlers: Handlers) -> None:
    people = (Entrant(ALICE, "alice"), Entrant(BOB, "bob"))
    played = Round(0, (Pairing("aaaaaaaa", (ALICE, BOB), (1, 2)),))
    tournament = Tournament("a" * 8, 1, SERVER, CHANNEL, 1, "en")
    await handlers.bot.store.tournaments.add(replace(tournament, people=people, rounds=(played,), ended=5))
    assert SAY("profile-cups", played=1, won=1, best=1) in (await look(handlers, ALICE, ALICE)).text
    assert SAY("profile-cups", played=1, won=0, best=2) in (await look(handlers, ALICE, BOB)).text


async def test_daily_deals_are_no_lost_games_and_have_a_shelf(handlers: Handlers) -> None:
    await play(handlers, (ALICE, 102))
    await play(handlers, (103, 104, 105, ALICE))
    database = handlers.bot.store.database
    ((game,),) = await database.rows("SELECT game FROM results ORDER BY id DESC LIMIT 1")
    sql = "INSERT INTO dailies (person, day, guild, game, points) VALUES (?, 3, 0, ?, 27)"
    await database.transaction(lambda transaction: transaction.run(sql, ALICE, game), "other")
    assert counted(1, 1) in (await look(handlers, ALICE)).whole
    assert "4th" not in (await look(handlers, ALICE, ALICE, "games")).text
    told = SAY("profile-daily", days=1, now=0, longest=1, best=27)
    assert told in (await look(handlers, ALICE, ALICE, "more")).text
    assert told in (await look(handlers, ALICE, ALICE, "daily")).text
    # Nobody else sees them.
    for part in ("more", "daily"):
        assert told not in (await look(handlers, BOB, ALICE, part)).text


async def test_a_profile_that_somebody_asks_for_is_changed_in_place_and_replays_games(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (alice.id, bob.id), guild=house.guild.id)
    result = await bob.slash(house.channel, "citadels profile", person=alice.user)
    assert result.ephemeral
    assert result.response is not None
    before = len(house.messages(bob))
    await bob.click(result.response, label=SAY("button-profile-more"))
    assert SAY("button-profile-main") in str(house.stored(result.response))
    assert len(house.messages(bob)) == before


async def test_a_card_that_would_be_empty_for_others_can_t_be_posted(house: House) -> None:
    alice = house.add("alice")
    seats = standing(0, alice.id, 1, name="alice"), standing(1, None, 2, name="Bertram")
    await keep(house.bot.store, [of(*seats, guild=0)])
    own = (await alice.slash(house.channel, "citadels profile")).response
    assert "Bertram" in pictured(house.stored(own))
    assert SAY("button-post") not in str(house.stored(own))


async def test_a_card_is_posted_once_as_others_see_it(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    against = of(
        standing(0, alice.id, 1, name="alice"), standing(1, None, 2, name="Bertram"), guild=house.guild.id
    )
    await keep(house.bot.store, [against])
    own = (await alice.slash(house.channel, "citadels profile")).response
    assert own is not None
    assert "Bertram" in pictured(house.stored(own))
    await alice.click(own, label=SAY("button-post"))
    posted = house.messages(bob)[-1]
    card = pictured(house.stored(posted))
    assert card.startswith("alice. ")
    for hidden in ("Bertram", SAY("profile-near", done=1, needed=10), SAY("profile-no-rating")):
        assert hidden not in card
    assert SAY("button-post") not in str(house.stored(own))
    assert SAY("button-shown") in str(house.stored(own))
    assert SAY("button-shown") not in str(house.stored(posted))
