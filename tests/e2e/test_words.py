"""Words first: people who chose it get no picture in private, and no symbol; others see no difference."""

from typing import Any

import simcord

from bot.words.language import Language
from tests.bot.screens.test_spoken_panel import SYMBOL
from tests.house import House, texts

SAY = Language()


def labels(house: House, message: Any) -> list[str]:
    return [each["label"] for each in house.controls(message) if each.get("label")]


async def choose(house: House, person: simcord.MemberActor, words: str) -> None:
    result = await person.slash(house.channel, "citadels notify")
    assert result.response is not None
    await person.click(result.response, label=SAY("button-notify-words"))
    menu = next(each for each in house.controls(result.response) if each["custom_id"] == "cit:notify:words")
    await person.select(result.response, [words], custom_id=menu["custom_id"])


async def panel(house: House, person: simcord.MemberActor, game: str) -> Any:
    result = await house.press(person, house.channel.history()[-1], f"cit:play:{game}")
    assert result.response is not None
    return result.response


async def test_all_private_messages_come_in_words_until_the_person_wants_pictures(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await choose(house, alice, "whole")
    assert (await house.bot.store.persons.get(alice.id)).words == "whole"
    game = await house.open(alice, bob)
    heard = set[str]()
    for _ in range(30):
        asked = await house.asked(game)
        assert asked is not None
        if asked[0].id == alice.id:
            shown = await panel(house, alice, game)
            assert not shown.attachments
            told = texts(house.stored(shown))
            assert not SYMBOL.search(told), told
            assert SAY("spoken-city") in told
            table = await house.table(game)
            assert table.game.decision is not None
            heard.add(table.game.decision.kind)
        else:
            assert (await panel(house, bob, game)).attachments
        await house.step(game)
    assert len(heard) >= 3
    await choose(house, alice, "off")
    while (asked := await house.asked(game)) is not None and asked[0].id != alice.id:
        await house.step(game)
    assert (await panel(house, alice, game)).attachments


async def test_shorter_and_whole_stay_as_they_were_pressed(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await choose(house, alice, "whole")
    game = await house.open(alice, bob)
    while (asked := await house.asked(game)) is not None and asked[0].id != alice.id:
        await house.step(game)
    shown = await panel(house, alice, game)
    whole = texts(house.stored(shown))
    await alice.click(shown, label=SAY("button-words", words="brief"))
    brief = texts(house.stored(shown))
    assert SAY("button-words", words="whole") in labels(house, shown)
    assert SAY("spoken-hand") not in brief
    assert len(brief) < len(whole)
    await house.restart()
    assert SAY("spoken-hand") not in texts(house.stored(await panel(house, alice, game)))
    shown = await panel(house, alice, game)
    await alice.click(shown, label=SAY("button-words", words="whole"))
    assert texts(house.stored(shown)) == whole


async def test_the_table_and_the_hand_come_in_words_too(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await choose(house, alice, "brief")
    game = await house.open(alice, bob)
    while (asked := await house.asked(game)) is not None and asked[0].id != alice.id:
        await house.step(game)
    shown = await panel(house, alice, game)
    await alice.click(shown, label=SAY("button-table"))
    assert SAY("spoken-cities") in texts(house.stored(shown))
    result = await alice.slash(house.channel, "citadels hand")
    assert result.response is not None
    assert not result.response.attachments
    assert SAY("spoken-hand") in texts(house.stored(result.response))


async def test_words_go_with_all_data_of_a_person(house: House) -> None:
    alice = house.add("alice")
    await choose(house, alice, "whole")
    assert house.bot.languages.words_of(alice.id) == "whole"
    asked = await alice.slash(house.channel, "citadels privacy delete")
    await house.press_answer(alice, asked, SAY("button-privacy-erase"))
    assert house.bot.languages.words_of(alice.id) == "off"
    assert (await house.bot.store.persons.get(alice.id)).words == "off"
