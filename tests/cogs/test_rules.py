"""Looking things up: `/citadels rules`, and its menus."""

from typing import Any
from unittest.mock import AsyncMock

import pytest
import simcord

from bot.controls.requests import LookUp, ShowRules
from bot.screens.look_up import TOPICS
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from engine.setup.catalogue import CARDS
from engine.setup.editions import EDITIONS
from tests.cogs.handlers import Handlers
from tests.house import House, texts, walk
from tests.replays import panel

SAY = Language()
CROWN = SAY("about-crown", takers="King", givers="none")  # The page about the crown in a first game.
ALICE = 1


async def asked(handlers: Handlers, **options: Any) -> str:
    """Return the response to `/citadels rules`."""
    return (await handlers.ask(ALICE, "citadels rules", **options)).text


async def test_without_options_the_rules_in_a_minute_are_shown(handlers: Handlers) -> None:
    told = await asked(handlers)
    assert SAY("topic-overview") in told
    assert SAY("edition-2016") in told


@pytest.mark.parametrize("typed", ["keep", "Keep", " KEEP ", "kepp"])
async def test_a_card_is_found_however_it_is_typed(handlers: Handlers, typed: str) -> None:
    told = await asked(handlers, card=typed)
    assert SAY("effect-keep") in told
    assert SAY("ruling-72-diplomat") in told


async def test_help_links_to_where_the_host_answers_questions(handlers: Handlers) -> None:
    assert SAY("button-help-support") not in (await handlers.ask(ALICE, "citadels help")).text
    place = "https://discord.gg/citadels"
    handlers.bot.settings = handlers.bot.settings.model_copy(update={"support": place})
    seen = await handlers.ask(ALICE, "citadels help")
    links = {each["label"]: each["url"] for each in walk(seen.components) if each.get("url")}
    assert links == {SAY("button-help-support"): place}


async def test_a_card_is_told_as_in_the_edition_asked_for(handlers: Handlers) -> None:
    for edition in EDITIONS:
        told = await asked(handlers, card="laboratory", edition=edition)
        classic = edition.startswith("classic")
        assert SAY("effect-laboratory.laboratory_gold-1" if classic else "effect-laboratory") in told
        assert SAY(f"edition-{edition}") in told


async def test_no_card_and_several_cards_are_answered_kindly(handlers: Handlers) -> None:
    unknown = await handlers.ask(ALICE, "citadels rules", card="qwertz")
    assert SAY("unknown-card", typed="qwertz") in unknown.text
    assert unknown.request("cit:look-up:2016:0", "assassin")  # Without a game, all cards can be chosen.
    assert SAY("unknown-topic", typed="qwertz") in await asked(handlers, topic="qwertz")
    found = await handlers.ask(ALICE, "citadels rules", card="mag")
    assert SAY("character-magician") in found.text
    assert SAY("character-magistrate") in found.text
    chosen = await handlers.ask(ALICE, found.request("cit:look-up:2016:0", "magician"))
    assert SAY("effect-magician") in chosen.text


async def test_a_card_typed_as_a_topic_and_a_topic_typed_as_a_card_are_found(handlers: Handlers) -> None:
    """Even if something of the other kind has a very similar name, such as Killing."""
    assert SAY("effect-king") in await asked(handlers, topic="King")
    assert SAY("topic-scoring") in await asked(handlers, card="scoring")
    assert SAY("topic-building") in await asked(handlers, topic="bulding")


async def test_the_game_of_the_channel_says_how_things_are(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await house.table(await house.open(alice, computers=2))
    missing = next(each for each in ("witch", "assassin") if each not in table.game.state.options.cast)
    monkeypatch.setattr("cogs.rules.puzzle_for", AsyncMock(side_effect=RefusedError("error-no-puzzle")))

    async def told(person: simcord.MemberActor, **options: str) -> str:
        return house.say(await person.slash(house.channel, "citadels rules", **options))

    assert SAY("card-not-in-game") in await told(alice, card=missing)
    assert SAY("card-not-in-game") not in await told(alice, card=missing, edition="2016")
    assert SAY("about-few", few=8, seats=3) in await told(alice, topic="few")
    # Three play, so a city is complete with eight districts.
    assert SAY("picture-districts", count="With **8**") in await told(alice, topic="ending")
    assert SAY("picture-districts", count="With **7**") in await told(bob, topic="ending", edition="2016")


async def test_menus_lead_on_in_the_game(handlers: Handlers) -> None:
    game = await handlers.played(ALICE, choices=20)
    table = await handlers.bot.registry.get(game)
    shown, card = await handlers.ask(ALICE, ShowRules(game)), table.game.state.options.uniques[0]
    for number, name, text in (
        (0, card, SAY(f"district-{card}")),
        (9, "crown", CROWN),
        (9, "overview", SAY("topic-overview")),
    ):
        shown = await handlers.ask(ALICE, shown.request(f"cit:look-up:{game}:{number}", name))
        assert text in shown.text
    for name in ("dragon", "$$$", ""):
        assert SAY("topic-overview") in (await handlers.ask(ALICE, LookUp("2016", name))).text


async def test_the_button_of_the_board_leads_on_in_place(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    board = house.channel.history()[-1]
    result = await alice.click(board, custom_id=f"cit:rules:{game}")
    assert result.ephemeral
    shown = len(house.messages(alice))
    await alice.select(panel(house, alice), ["crown"], custom_id=f"cit:look-up:{game}:9")
    assert CROWN in texts(house.stored(panel(house, alice)))
    assert len(house.messages(alice)) == shown


async def test_it_works_in_a_direct_message(house: House) -> None:
    result = await house.add("alice").user.slash("citadels rules", card="king")
    assert SAY("effect-king") in house.say(result)


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
    assert (await offered("topic", SAY("topic-crown")))[0] == "crown"
