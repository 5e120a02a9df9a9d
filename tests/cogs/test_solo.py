"""A game against computers, in one message: chosen, played, and followed by the next."""

from bot.controls import requests
from bot.screens.solo import FIRST_CHOICE
from bot.tables.panel_message import WAITING_PANEL
from bot.words.language import Language
from storage.values import SOLO_SEAT
from tests.cogs.abroad import START, Abroad, begin, play, read, there
from tests.house import SELECT, House, texts

__all__ = ["there"]

SAY = Language()


async def test_a_whole_game_against_computers_is_one_message(there: Abroad) -> None:
    result = await there.slash("new")
    assert result.ephemeral
    assert SAY("solo-about") in read(there)
    message = there.own()
    await there.house.press(there.alice, message, START.custom_id)
    assert SAY("solo-begun") in read(there)
    await play(there.house, there.alice, there.own)
    assert there.own().id == message.id
    assert SAY("button-rematch") in read(there)
    assert SAY("badge-first-game") in read(there)
    assert SAY("button-fair") not in read(there)
    # Nobody else sees any of it, and nobody gets a message.
    assert there.channel.history() == []
    assert there.house.env.backend.dm_channels == {}
    rows = there.house.bot.store.database.rows
    assert [tuple(row) for row in await rows("SELECT guild, unrated FROM results")] == [(None, "people")]
    assert await rows("SELECT * FROM servers WHERE id = ?", there.guild.id) == []


async def test_cards_and_level_are_chosen_in_menus(there: Abroad) -> None:
    await there.slash("new")
    cards = requests.PickSoloCards(FIRST_CHOICE.level)
    await there.alice.select(there.own(), ["cunning_agents"], custom_id=cards.custom_id)
    level = requests.PickSoloLevel("cunning_agents")
    await there.alice.select(there.own(), ["builder"], custom_id=level.custom_id)
    await there.press(requests.StartSolo("cunning_agents", "builder"))
    table = await there.house.bot.solo_games.find(there.alice.id)
    assert table is not None
    assert table.setup.chosen.level == "builder"
    assert table.setup.chosen.plan.cards.id == "cunning_agents"
    assert table.game.state.options.cast[0] == "witch"


async def test_a_person_has_one_such_game_at_a_time(there: Abroad) -> None:
    await there.slash("new")
    message = there.own()
    await there.house.at_once(there.alice, message, *[START.custom_id] * 3)
    rows = there.house.bot.store.database.rows
    assert len(await rows("SELECT id FROM games")) == 1
    await there.slash("new")
    assert SAY("solo-running", round=1, then="none") in read(there)
    ((game,),) = await rows("SELECT id FROM games")
    await there.press(requests.AskToResign(game))
    await there.press(requests.Resign(game))
    assert SAY("resign-done") in read(there)
    await there.house.env.settle()
    await there.slash("new")
    assert SAY("solo-about") in read(there)


async def test_a_game_goes_on_after_a_restart_and_a_quarter_of_an_hour(there: Abroad) -> None:
    game, house = await begin(there), there.house
    await house.answer(there.alice, there.own())
    house.until_no_click_lives()
    await house.restart()
    house.env.backend.emit("GUILD_DELETE", {"id": str(there.guild.id)})
    await house.env.settle()
    assert await house.bot.store.games.with_pending_work() == []
    await there.slash("games")
    await there.press(requests.Play(game))
    await play(house, there.alice, there.own)
    assert SAY("button-rematch") in read(there)


async def test_a_finished_game_leads_to_the_next(there: Abroad) -> None:
    game = await begin(there)
    await play(there.house, there.alice, there.own)
    more = requests.OpenEndMore(game)
    for ways in ([more], [more, requests.ShowFilm(game)], [more, requests.OpenLog(game)]):
        for request in ways:
            result = await there.press(request)
            assert SAY("button-post") not in there.house.say(result)
            assert SAY("error-unknown-game") not in there.house.say(result)
        for _ in ways:
            # The message that was opened beside it is deleted.
            there.house.env.backend.messages[there.channel.id].pop(there.own().id)
    # It is offered for a replay in every server.
    at_home = there.house.people[0]
    offered = await at_home.autocomplete(there.house.channel, "citadels replay", "game", "")
    assert [each["value"] for each in offered] == [game]
    await there.press(requests.ChangeSolo(game))
    assert SAY("solo-about") in read(there)


async def test_a_rematch_is_dealt_at_once_with_the_same_options_in_place_of_the_end(there: Abroad) -> None:
    await there.slash("new")
    cards = requests.PickSoloCards(FIRST_CHOICE.level).custom_id
    await there.alice.select(there.own(), ["cunning_agents"], custom_id=cards)
    await there.press(requests.StartSolo("cunning_agents", FIRST_CHOICE.level))
    before = await there.house.bot.solo_games.find(there.alice.id)
    assert before is not None
    await play(there.house, there.alice, there.own)
    message = there.own()
    await there.press(requests.Rematch(before.id))
    table = await there.house.bot.solo_games.find(there.alice.id)
    assert table is not None
    assert table.id != before.id
    chosen = table.setup.chosen
    assert (chosen.level, chosen.plan.cards.id) == (FIRST_CHOICE.level, "cunning_agents")
    assert there.own().id == message.id
    asked = read(there)
    assert SAY("button-rematch") not in asked
    # The finished game has updates pending, but leaves the message to the new one.
    over = await there.house.table(before.id)
    assert over.panel(SOLO_SEAT).place == 0
    # The second click leads to the running game.
    await there.house.forge(there.alice, there.own(), requests.Rematch(before.id).custom_id)
    assert SAY("solo-running", round=1, then="none") in read(there)


async def test_where_the_bot_is_nobody_is_asked_to_add_it(house: House, there: Abroad) -> None:
    offer = requests.PickSoloCards(FIRST_CHOICE.level).custom_id
    await there.slash("new")
    assert SAY("button-add-bot") in read(there)
    here = house.add("bob")
    await here.slash(house.channel, "citadels help")
    own = house.channel.history(viewer=here)[-1]
    await house.forge(here, own, offer, SELECT, FIRST_CHOICE.cards)
    shown = texts(house.stored(house.channel.history(viewer=here)[-1]))
    assert SAY("solo-about") in shown
    assert SAY("button-add-bot") not in shown


async def test_each_page_takes_the_place_of_the_panel_and_leads_back(there: Abroad) -> None:
    await there.slash("new")
    message = there.own()
    house = there.house
    await house.press(there.alice, message, START.custom_id)
    table = await house.bot.solo_games.find(there.alice.id)
    assert table is not None
    panel = table.panel(SOLO_SEAT)
    pages = [
        (("button-more", "button-rules"), SAY("topic-overview")),
        (("button-more", "button-log"), SAY("button-log-mine")),
        (("button-cities",), SAY("board-head", round=1, last="no", target=7, deck=52, discards=0)),
    ]
    for presses, title in pages:
        for pressed in presses:
            await there.alice.click(there.own(), label=SAY(pressed))
        assert there.own().id == message.id
        assert title in str(house.stored(there.own()))
        assert SAY("button-more") not in read(there), title
        # Events meanwhile don't replace a page that a person is reading.
        panel.seen = "-1 round:0"
        assert not house.bot.delivery.panels.stale(table, SOLO_SEAT)
        await there.alice.click(there.own(), label=SAY("button-less"))
        assert SAY("button-more") in read(there)
        panel.seen = "-1 round:0"
        assert house.bot.delivery.panels.stale(table, SOLO_SEAT)
        await there.alice.click(there.own(), label=SAY("button-more"))
        # But a question does.
        panel.knows = WAITING_PANEL
        assert house.bot.delivery.panels.stale(table, SOLO_SEAT)
        panel.knows = table.shows(SOLO_SEAT)
        await there.alice.click(there.own(), label=SAY("button-less"))
