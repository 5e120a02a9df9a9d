"""Looking things up: `/citadels rules`, and the menus that lead on."""

from typing import Any

import pytest
import simcord

from bot.screens.topics import TOPICS
from bot.words.language import Language
from engine.setup.catalogue import CARDS
from engine.setup.editions import EDITIONS
from tests.house import SELECT, House, texts

SAY = Language()


async def asked(house: House, actor: simcord.MemberActor, **options: str) -> str:
    """Return the response to `/citadels rules`, which nobody but the asker sees."""
    result = await actor.slash(house.channel, "citadels rules", **options)
    assert result.ephemeral
    return house.say(result)


def panel(house: House, actor: simcord.MemberActor) -> Any:
    """The newest message that only this person can see."""
    return [each for each in house.messages(actor) if each.flags.ephemeral][-1]


async def test_without_options_the_rules_in_a_minute_are_shown(house: House) -> None:
    told = await asked(house, house.add("alice"))
    assert SAY("topic-overview") in told
    assert SAY("edition-2016") in told


@pytest.mark.parametrize("typed", ["keep", "Keep", " KEEP ", "kepp"])
async def test_a_card_is_found_however_it_is_typed(house: House, typed: str) -> None:
    told = await asked(house, house.add("alice"), card=typed)
    assert SAY("effect-keep") in told
    assert SAY("ruling-72") in told


async def test_a_card_is_told_as_in_the_edition_asked_for(house: House) -> None:
    alice = house.add("alice")
    for edition in EDITIONS:
        told = await asked(house, alice, card="laboratory", edition=edition)
        gold = 1 if edition.startswith("classic") else 2
        assert f"discard a card for {gold} gold" in told
        assert SAY(f"edition-{edition}") in told


async def test_no_card_and_several_cards_are_answered_kindly(house: House) -> None:
    alice = house.add("alice")
    assert "I know no card “qwertz”" in await asked(house, alice, card="qwertz")
    assert "There is no topic “qwertz”" in await asked(house, alice, topic="qwertz")
    told = await asked(house, alice, card="mag")
    assert SAY("character-magician") in told
    assert SAY("character-magistrate") in told
    await alice.select(panel(house, alice), ["magician"], custom_id="cit:look-up:2016:0")
    assert SAY("effect-magician") in texts(house.stored(panel(house, alice)))


async def test_a_card_typed_as_a_topic_and_a_topic_typed_as_a_card_are_found(house: House) -> None:
    """Also where something of the other kind has a name that is much like it, as Killing."""
    alice = house.add("alice")
    assert SAY("effect-king") in await asked(house, alice, topic="King")
    assert SAY("topic-scoring") in await asked(house, alice, card="scoring")
    assert SAY("topic-building") in await asked(house, alice, topic="bulding")


async def test_the_game_of_the_channel_says_how_things_are(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=2)
    table = await house.table(game)
    missing = next(each for each in ("witch", "assassin") if each not in table.game.state.options.cast)
    assert SAY("card-not-in-game") in await asked(house, alice, card=missing)
    assert SAY("card-not-in-game") not in await asked(house, alice, card=missing, edition="2016")
    told = await asked(house, alice, topic="few")
    assert "complete with 8 districts" in told
    # Three play, so a city is complete with eight.
    assert "With **8** districts" in await asked(house, alice, topic="ending")
    assert "With **7** districts" in await asked(house, house.add("bob"), topic="ending", edition="2016")


async def test_menus_change_the_message_in_place(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await asked(house, alice)
    shown = len(house.messages(alice))
    table = await house.table(game)
    card = table.game.state.options.uniques[0]
    for number, name, key in (
        (0, card, f"district-{card}"),
        (9, "crown", "about-crown"),
        (9, "overview", "topic-overview"),
    ):
        await alice.select(panel(house, alice), [name], custom_id=f"cit:look-up:{game}:{number}")
        assert SAY(key) in texts(house.stored(panel(house, alice)))
    assert len(house.messages(alice)) == shown


async def test_the_button_of_the_board_leads_on_to_the_menus(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    board = house.channel.history()[-1]
    result = await alice.click(board, custom_id=f"cit:rules:{game}")
    assert result.ephemeral
    assert f"cit:look-up:{game}:9" in [each.get("custom_id") for each in house.controls(panel(house, alice))]


async def test_it_works_in_a_direct_message(house: House) -> None:
    result = await house.add("alice").user.slash("citadels rules", card="king")
    assert SAY("effect-king") in house.say(result)


@pytest.mark.parametrize(
    ("made_up", "values"),
    [("cit:look-up:2016:9", ["dragon"]), ("cit:look-up:2016:9", ["$$$"]), ("cit:look-up:classic:7", [])],
)
async def test_a_made_up_topic_leads_to_the_overview(house: House, made_up: str, values: list[str]) -> None:
    alice = house.add("alice")
    await asked(house, alice)
    await house.forge(alice, panel(house, alice), made_up, SELECT, *values)
    assert SAY("topic-overview") in texts(house.stored(panel(house, alice)))


async def test_cards_and_topics_are_offered_while_one_types(house: House) -> None:
    alice = house.add("alice")

    async def offered(option: str, typed: str) -> list[str]:
        found = await alice.autocomplete(house.channel, "citadels rules", option, typed)
        assert len(found) <= 25
        return [each["value"] for each in found]

    assert await offered("card", "") == list(CARDS[:25])
    assert (await offered("card", "KEE"))[0] == "keep"
    assert (await offered("card", "tikket wagon"))[0] == "ticket_wagon"
    assert await offered("card", "qwertz") == []
    assert len(await offered("topic", "")) == len(TOPICS) - 1
    assert (await offered("topic", "crown"))[0] == "crown"
