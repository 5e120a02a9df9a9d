"""The next cast of people who have played before: who may choose it, and what the lobby shows of it."""

from dataclasses import replace
from typing import Any

import simcord

from bot.tables import casts
from bot.tables.table import Table
from bot.view_models.lobby import CastOffer
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.setup.changes import ready_sets
from engine.setup.choice import OwnChoice, RandomSet, ReadySet
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from storage.database.storage_errors import NotReadError
from storage.parts import NOBODY
from storage.values import Player
from tests.bot.tables.timed import table_of
from tests.house import SELECT, House, walk
from tests.lobby_options import public, public_text
from tests.rematches import lobby, over, rematch, two_over
from tests.storage.samples import lobby as lobby_record
from tests.storage.samples import write

SAY = Language()
ANOTHER, SURPRISE, AS_LAST = SAY("button-another-cast"), SAY("button-surprise"), SAY("button-as-last")


def labels(house: House) -> list[str]:
    """Return the labels of the lobby's buttons."""
    return [each["label"] for each in house.controls(public(house)) if each.get("label")]


async def again(house: House, actor: simcord.MemberActor, scores: Any) -> Table:
    """Open a rematch; return its table."""
    await rematch(actor, scores)
    return await lobby(house)


async def choose(house: House, actor: simcord.MemberActor, value: str, table: Table) -> Any:
    return await house.forge(actor, public(house), f"cit:set:{table.id}:lobby:again:{value}")


async def test_a_host_chooses_a_cast_that_these_people_have_not_played(house: House) -> None:
    alice = house.add("alice")
    players = (
        Player(alice.id, "alice", "50"),
        *(Player(None, f"c{seat}", f"computer-{seat}") for seat in (1, 2, 3)),
    )
    table = await again(house, alice, await over(house, alice, players=players, computers=3))
    assert {ANOTHER, SURPRISE} <= {*labels(house)}
    assert AS_LAST not in labels(house)
    await alice.click(public(house), label=ANOTHER)
    cards = table.setup.chosen.plan.cards
    assert isinstance(cards, OwnChoice)
    # After one game, the players get one new card, and the lobby explains it.
    assert table.offer is not None
    (new,) = table.offer.fresh[0].new
    assert new in cards.characters
    assert SAY(f"character-{new}") in public_text(house)
    assert "✨" in public_text(house)
    assert ANOTHER not in labels(house)
    await alice.click(public(house), label=SURPRISE)
    assert isinstance(table.setup.chosen.plan.cards, RandomSet)
    await alice.click(public(house), label=AS_LAST)
    assert options_for(table.setup.chosen.plan, 4) == options_for(Plan(), 4)
    assert AS_LAST not in labels(house)


async def test_the_last_one_chooses_among_three_and_need_not_confirm_it(house: House) -> None:
    alice, bob, scores = await two_over(house)
    table = await again(house, alice, scores)
    assert table.offer is not None
    loser, other = (bob, alice) if table.offer.loser == bob.id else (alice, bob)
    if other is alice:
        assert SAY("menu-casts") not in public_text(house)
        value = table.offer.fresh[1].name
        refused = await choose(house, bob, value, table)
        assert SAY("error-cast-join") in house.say(refused)
        eve = house.add("eve")
        assert SAY("error-cast-choice", host="**alice**") in house.say(await choose(house, eve, value, table))
    await bob.click(public(house), label=SAY("button-join"))
    assert SAY("lobby-loser-chooses", name=f"**{loser.name}**") in public_text(house)
    (menu,) = [each for each in walk(house.stored(public(house))) if each["type"] == SELECT]
    assert [each["value"] for each in menu["options"]] == [
        *(each.name for each in table.offer.fresh),
        "surprise",
        *ready_sets("2016"),
    ]
    await house.add("carol").click(public(house), label=SAY("button-join"))
    await choose(house, loser, table.offer.fresh[2].name, table)
    assert table.setup.chosen.plan.cards == table.offer.fresh[2].cards
    seat = table.seat_of(loser.id)
    assert seat is not None
    assert table.players[seat].ready
    # The others see which cards are new.
    changes = ", ".join(map(Wording(SAY, table.players).thing, table.offer.fresh[2].changed))
    assert SAY("lobby-asked-again", changes=changes) in public_text(house)
    # People who see the cast don't need to know who chose it.
    assert SAY("lobby-loser-chooses", name=f"**{loser.name}**") not in public_text(house)


async def test_nobody_else_chooses_and_no_made_up_cast_is_played(house: House) -> None:
    alice, bob, scores = await two_over(house)
    eve = house.add("eve")
    table = await again(house, alice, scores)
    before = await house.snapshot(table.id)
    await choose(house, eve, "surprise", table)
    assert SAY("casts-changed") in house.say(await choose(house, alice, "0123456789ab", table))
    assert await house.snapshot(table.id) == before
    await bob.click(public(house), label=SAY("button-join"))
    await house.start(alice, public(house))
    await choose(house, alice, "surprise", table)
    assert table.setup.chosen.plan == Plan()


async def test_another_host_is_offered_their_own_casts(house: House) -> None:
    alice, bob, scores = await two_over(house)
    table = await again(house, alice, scores)
    await bob.click(public(house), label=SAY("button-join"))
    left = await alice.click(public(house), label=SAY("button-leave"))
    assert SAY("lobby-left") in house.say(left)
    assert table.offer is not None
    assert table.offer.host == bob.id
    assert SURPRISE in public_text(house)


async def test_every_process_offers_the_same_and_reads_it_again_before_a_choice(house: House) -> None:
    alice, _, scores = await two_over(house)
    table = await again(house, alice, scores)
    store = house.bot.store
    assert table.offer is not None
    assert await casts.offer_of(store, table.stored) == table.offer
    # Another process has deleted the data of the person who came last.
    await write(store.database, "UPDATE standings SET person = -1 WHERE person <> ?", alice.id)
    await write(store.database, "UPDATE results SET digest = 'changed'")
    assert SAY("casts-changed") in house.say(await choose(house, alice, table.offer.fresh[0].name, table))
    assert table.offer is None
    await house.env.settle()
    assert SURPRISE not in public_text(house)


async def test_a_lobby_without_a_game_before_offers_no_casts(house: House) -> None:
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    assert SURPRISE not in labels(house)


async def test_an_edition_without_a_choice_offers_none(house: House) -> None:
    alice, _, scores = await two_over(house)
    table = await again(house, alice, scores)
    store = house.bot.store

    async def last_of(*_: int) -> Any:
        last = await type(store.finished).last_of(store.finished, alice.id, house.guild.id)
        assert last is not None
        return last._replace(cards=Plan("classic-czech").options(4), loser=NOBODY)

    house.patch.setattr(store.finished, "last_of", last_of)
    assert await casts.offer_of(store, table.stored) is None

    async def fails(*_: int) -> None:
        raise NotReadError("away")

    house.patch.setattr(store.finished, "last_of", fails)
    assert await casts.offer_of(store, replace(table.stored, version=2)) is None


def test_a_rematch_can_also_take_a_set_of_the_edition_of_the_last_game() -> None:
    offer = CastOffer(100, "aaaaaaaa", "2016", OwnChoice((), ()), (), ())
    setup = table_of(lobby_record()).setup
    chosen = {each: casts.with_cast(setup, offer, each) for each in ready_sets("2016")}
    assert len(chosen) > 1
    for name, made in chosen.items():
        assert made is not None
        assert made.chosen.plan.cards == ReadySet(name)
    assert casts.with_cast(setup, offer, "own") is None
