"""`/citadels profile`: the games of a member, and how much of them others may see."""

import time
from dataclasses import replace
from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult, to_discord_message

from bot.words.language import Language
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.people.stored_settings import PersonSettings
from storage.play.tournament import Entrant, Pairing, Round, Tournament
from storage.results.own_games import OwnGame, Tally
from storage.values import Click
from tests.house import House, texts
from tests.storage.rated_games import game_id, keep, of, standing, won_by
from tests.storage.samples import lobby

SAY = Language()
ELSEWHERE = 999


async def play(house: House, *games: tuple[int | None, ...], guild: int = 0) -> None:
    """Let games of these people have ended just now, in the server of the house if no other is given."""
    guild, ended = guild or house.guild.id, int(time.time())
    await keep(house.bot.store, [won_by(*game, guild=guild, ended=ended) for game in games])


async def look(
    house: House, actor: simcord.MemberActor, person: simcord.MemberActor | None = None
) -> InteractionResult:
    """Type the command."""
    named = {"person": person.user} if person else {}
    result = await actor.slash(house.channel, "citadels profile", **named)
    assert result.ephemeral
    return result


def shown(house: House, result: InteractionResult) -> str:
    """Return what can be read on a profile now."""
    assert result.response is not None
    return texts(house.stored(result.response))


def message(house: House, result: InteractionResult) -> Any:
    """Return the message to click on."""
    assert result.response is not None
    stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
    return to_discord_message(house.env, stored)


async def test_a_newcomer_learns_what_to_do(house: House) -> None:
    alice = house.add("alice")
    told = shown(house, await look(house, alice))
    assert "alice" in told
    assert SAY("history-none") in told


async def test_one_s_own_games_are_told_wherever_they_were(house: House) -> None:
    alice = house.add("alice")
    await play(house, (alice.id, 102), (102, alice.id))
    await play(house, (alice.id, 103, 104), guild=ELSEWHERE)
    result = await look(house, alice)
    told = shown(house, result)
    assert "games: **3**" in told
    assert "won: **2**" in told
    assert "in this server" in told
    assert "everywhere" in told
    assert SAY("profile-own") in told
    file = house.env.backend.get_message(house.channel.id, message(house, result).id).attachments
    assert [each["filename"] if isinstance(each, dict) else each.filename for each in file] == ["rating.png"]


async def test_others_see_what_happened_in_this_server(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (alice.id, 102))
    await play(house, (103, alice.id), (103, alice.id, 104), guild=ELSEWHERE)
    told = shown(house, await look(house, bob, alice))
    assert "games: **1** " in told
    assert "everywhere: 1 of 3" in told
    assert "3 players" not in told
    assert told.count("<t:") == 1
    # Not even when the button for the rest is pressed.
    result = await look(house, bob, alice)
    await bob.click(message(house, result), label=SAY("button-profile-more"))
    assert "2 players: 1 of 1" in shown(house, result)
    assert "3 players" not in shown(house, result)
    await bob.click(message(house, result), label=SAY("button-profile-main"))
    assert shown(house, result) == told


async def test_a_person_alone_sees_their_record_against_computers(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    lost = of(standing(0, alice.id, 2), standing(1, None, 1, name="Bertram"), standing(2, bob.id, 3))
    # A table that spoke Polish had the same computer.
    won = of(standing(0, alice.id, 1), standing(1, None, 2, name="Bolko"))
    await keep(house.bot.store, [lost, lost, won])
    assert "Against computers: Bertram 1 : 2" in shown(house, await look(house, alice))
    assert "Bertram" not in shown(house, await look(house, bob, alice))


async def test_a_profile_shows_badges_and_records(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (alice.id, bob.id), (alice.id, bob.id), (bob.id, alice.id))
    await play(house, (103, alice.id))
    result = await look(house, alice)
    told = shown(house, result)
    assert SAY("profile-rival-best", name=f"person {bob.id}", better=2, worse=1) in told
    assert SAY("profile-rival-worst", name="person 103", better=0, worse=1) in told
    assert "Against computers" not in told
    assert "Badges: **4**" in told
    await alice.click(message(house, result), label=SAY("button-profile-badges"))
    file = house.env.backend.get_message(house.channel.id, message(house, result).id).attachments
    assert [each["filename"] if isinstance(each, dict) else each.filename for each in file] == ["badges.png"]
    versus = shown(house, await look(house, bob, alice))
    assert SAY("profile-versus", name=f"person {alice.id}", better=1, worse=2) in versus
    assert "Toughest" not in versus


async def test_a_hidden_person_is_not_known_beyond_the_server(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (alice.id, 102))
    await play(house, (103, alice.id), guild=ELSEWHERE)
    await house.bot.store.persons.change(alice.id, lambda _: PersonSettings(everywhere=False))
    told = shown(house, await look(house, bob, alice))
    assert "in this server" in told
    assert "verywhere" not in told
    own = shown(house, await look(house, alice))
    assert "everywhere" in own
    assert "games: **2**" in own


async def test_in_a_direct_message_nothing_is_told_of_any_server(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (alice.id, 102))
    result = await bob.user.slash("citadels profile", person=alice.user)
    told = house.say(result)
    assert "everywhere: 1 of 1" in told
    assert "in this server" not in told
    assert "<t:" not in told
    assert SAY("profile-nothing-direct") in told
    assert "games: **1** " in house.say(await alice.user.slash("citadels profile"))


async def test_a_made_up_click_shows_no_more(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (alice.id, 102))
    await play(house, (103, alice.id, 104), guild=ELSEWHERE)
    result = await look(house, bob)
    for part in ("main", "more"):
        await house.forge(bob, message(house, result), f"cit:profile:{alice.id}:{part}")
        told = shown(house, result)
        assert f"person {alice.id}" in told
        assert "3 players" not in told
        assert SAY("profile-own") not in told
    await house.forge(bob, message(house, result), "cit:profile:8999999999999999999:main")
    assert "hasn’t played here" in shown(house, result)


async def test_a_person_can_hide_and_come_back(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await play(house, (alice.id, bob.id))
    result = await look(house, alice)
    for label, everywhere in (("on", False), ("off", True), ("on", False)):
        await alice.click(message(house, result), label=SAY("switch-shown", state=label))
        assert (await house.bot.store.persons.get(alice.id)).everywhere is everywhere
    assert (await house.bot.store.persons.get(bob.id)).everywhere
    # A click counts for whoever makes it.
    await house.forge(bob, message(house, await look(house, bob, alice)), "cit:shown:off")
    assert not (await house.bot.store.persons.get(bob.id)).everywhere


async def test_the_last_games_lead_to_their_boards(house: House) -> None:
    alice = house.add("alice")
    await play(house, (alice.id, 102), (102, alice.id))
    await house.bot.store.games.add(lobby(game_id(1)), Click(1, 101, "open"))
    await house.bot.store.places.put(game_id(1), BOARD_SEAT, StoredMessage(0, 77, -1))
    told = shown(house, await look(house, alice))
    assert told.count("[board]") == 1
    assert f"[board](https://discord.com/channels/{house.guild.id}/20/77)" in told
    assert told.index("2nd") < told.index("[board]") < told.index("1st")
    assert SAY("button-profile-replay", number=1) in told
    assert SAY("button-profile-replay", number=2) not in told


async def test_games_without_a_second_person_are_told_and_count_for_nothing(house: House) -> None:
    alice = house.add("alice")
    await play(house, (alice.id, None, None))
    told = shown(house, await look(house, alice))
    assert "games: **1** " in told
    assert SAY("profile-rated", rated=0) in told
    assert SAY("profile-how") not in told


async def test_a_person_who_only_resigned_has_a_profile(house: House) -> None:
    alice = house.add("alice")
    left = of(standing(0, 102, 1), standing(1, 103, 2), standing(2, alice.id, 3, resigned=True))
    await keep(house.bot.store, [left])
    told = shown(house, await look(house, alice))
    assert "left to a computer: 1" in told
    assert SAY("history-none") not in told


@pytest.mark.parametrize("name", ["**bold**", "<@1>", "[a](https://b.example)", "\u202eevil"])
async def test_a_name_is_data(house: House, name: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = of(standing(0, 500, 1, name=name), standing(1, alice.id, 2), guild=house.guild.id)
    await keep(house.bot.store, [game])
    result = await look(house, bob)
    await house.forge(bob, message(house, result), "cit:profile:500:main")
    assert "games: **1** " in shown(house, result)
    assert name not in shown(house, result)


async def test_the_last_games_can_be_replayed(house: House) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    game = await house.open(alice, bob)
    await house.finish(game)
    result = await look(house, carol, alice)
    replayed = await carol.click(message(house, result), label=SAY("button-profile-replay", number=1))
    assert replayed.ephemeral
    assert SAY("replay-deal") in house.say(replayed)


async def test_a_profile_counts_each_game_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alice, counted, add = house.add("alice"), list[int](), Tally.add

    def count(self: Tally, game: OwnGame) -> None:
        counted.append(game.result)
        add(self, game)

    monkeypatch.setattr(Tally, "add", count)
    await play(house, (alice.id, 102), (102, alice.id))
    await look(house, alice)
    await look(house, alice)
    assert counted == [1, 2]
    await play(house, (alice.id, 102, 103))
    assert "3" in shown(house, await look(house, alice))
    assert counted == [1, 2, 3]
    house.bot.store.profiles.forget_person(alice.id)
    await look(house, alice)
    assert counted == [1, 2, 3, 1, 2, 3]


async def test_a_profile_tells_of_tournaments(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    people = (Entrant(alice.id, "alice"), Entrant(eve.id, "eve"))
    played = Round(0, (Pairing("aaaaaaaa", (alice.id, eve.id), (1, 2)),))
    it = Tournament("a" * 8, 1, house.guild.id, house.channel.id, 1, "en")
    it = replace(it, people=people, rounds=(played,), ended=5)
    await house.bot.store.tournaments.add(it)
    told = shown(house, await look(house, alice))
    assert SAY("profile-cups", played=1, won=1, best=1) in told
    seen = shown(house, await look(house, alice, eve))
    assert SAY("profile-cups", played=1, won=0, best=2) in seen


async def test_daily_deals_are_no_lost_games_and_have_a_shelf(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    await play(house, (alice.id, 102))
    await play(house, (103, 104, 105, alice.id), guild=0)
    ((game,),) = await house.bot.store.database.rows("SELECT game FROM results ORDER BY id DESC LIMIT 1")
    sql = "INSERT INTO dailies (person, day, guild, game, points) VALUES (?, 3, 0, ?, 27)"
    await house.bot.store.database.transaction(lambda it: it.run(sql, alice.id, game), "test")
    result = await look(house, alice)
    told = shown(house, result)
    assert "games: **1** · won: **1**" in told
    assert "4th" not in told
    assert SAY("profile-daily", days=1, now=0, longest=1, best=27) in told
    await alice.click(message(house, result), label=SAY("button-profile-daily"))
    assert SAY("daily-name", day=3) in shown(house, result)
    # Nobody else sees them.
    seen = await look(house, eve, alice)
    assert "🏰" not in shown(house, seen)
    await house.forge(eve, message(house, seen), f"cit:profile:{alice.id}:daily")
    assert SAY("daily-name", day=3) not in shown(house, seen)
