"""The clicks that `sweeps` makes: the situation, the click, and its effect."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import simcord
from simcord.results import InteractionResult

from bot.tables import guesses
from bot.words.language import Language
from engine.setup.choice import ReadySet
from engine.setup.plan import Plan
from storage.pace import NO_CLOCK
from storage.values import StoredGame
from tests.e2e.faults import act
from tests.e2e.sweeps import Attempt, Prepare, afresh
from tests.e2e.wishing import decision, in_turn, open_table, open_wishes
from tests.house import SELECT, House
from tests.lobby_options import Panel, open_lobby, open_options, public
from tests.replays import stored

SAY = Language()

DIGITS = str.maketrans("0189", "abcd")
"""The digits that an id of a game doesn't have, and their replacements."""

ALL = "01234567"  # Every character of the cast, in an order.


def once(house: House, game: str, true: Callable[[StoredGame], bool]) -> Callable[[], Awaitable[bool]]:
    """Return a check of whether a condition holds for the stored game."""

    async def done() -> bool:
        loaded = await house.bot.store.games.load(game)
        assert loaded is not None
        return true(loaded.stored)

    return done


def _past(house: House, game: str, number: int) -> Callable[[], Awaitable[bool]]:
    """Return a check of whether a question was answered."""
    return once(house, game, lambda stored: stored.game is not None and stored.game.state.number > number)


# Wishes ahead


async def a_wish_is_stored(house: House) -> Attempt:
    """A player who isn't asked yet chooses characters ahead."""
    afresh(house)
    game, actors = await open_table(house)
    actor = in_turn(house, game, actors)[1]
    message = await open_wishes(house, game, actor)
    click = partial(house.forge, actor, message, f"cit:wish-save:{game}:0:12")
    done = once(house, game, lambda stored: bool(stored.setup.wishes))
    return Attempt(actor, click, done, game, message, unseen=True)


async def a_wish_answers_what_is_asked(house: House) -> Attempt:
    """A player who is asked for a character chooses by a list of wishes."""
    afresh(house)
    game, actors = await open_table(house)
    actor, number = in_turn(house, game, actors)[0], decision(house, game).number
    message = await open_wishes(house, game, actor)
    click = partial(house.forge, actor, message, f"cit:wish-save:{game}:0:{ALL}")
    return Attempt(actor, click, _past(house, game, number), game)


async def a_wish_is_granted(house: House) -> Attempt:
    """A player chooses a character. The next player has already chosen ahead."""
    afresh(house)
    game, actors = await open_table(house)
    first, second, *_ = in_turn(house, game, actors)
    await house.forge(second, public(house), f"cit:wish-save:{game}:0:{ALL}")
    number = decision(house, game).number
    message, tag = house.questions(first, number)[-1], house.tag(game, number, first)
    click = partial(house.forge, first, message, f"cit:answer:{game}:{tag}:0")
    return Attempt(first, click, _past(house, game, number + 1), game)


# Answers and guesses


async def an_answer_is_given(house: House) -> Attempt:
    """Somebody answers the question of their turn."""
    afresh(house)
    game, actors = await open_table(house, NO_CLOCK, 2)
    number = await house.until(game, "turn", actors[0])
    message = house.questions(actors[0], number)[-1]
    click = partial(house.press, actors[0], message, house.answer_button(message))
    return Attempt(actors[0], click, _past(house, game, number), game, message)


async def _guesses(house: House) -> tuple[str, Any, Callable[[], Awaitable[InteractionResult]]]:
    """Play until guesses are possible; return the game, a spectator, and a function to open guesses."""
    afresh(house)
    game, _ = await open_table(house, NO_CLOCK)
    while (await house.table(game)).game.state.phase != "turns":
        await house.step(game)
    eve = house.add("eve")
    return game, eve, partial(house.forge, eve, public(house), f"cit:guesses:{game}")


async def guesses_are_opened(house: House) -> Attempt:
    game, eve, opening = await _guesses(house)
    return Attempt(eve, opening, _has_private(house, eve), game, unseen=True, again=True)


async def a_guess_is_made(house: House) -> Attempt:
    """A spectator guesses who has a character."""
    game, eve, opening = await _guesses(house)
    await opening()
    played = (await house.table(game)).game
    character, private = guesses.open_characters(played, None)[-1], house.channel.history(viewer=eve)[-1]
    place = played.state.options.cast.index(character)

    async def done() -> bool:
        stored = await house.bot.store.guesses.of_round(game, 1)
        return [(each.user, each.character, each.seat) for each in stored] == [(eve.id, character, 2)]

    click = partial(house.forge, eve, private, f"cit:guess:{game}:1:{place}", SELECT, "2")
    return Attempt(eve, click, done, game, private, unseen=True)


def _has_private(house: House, actor: simcord.MemberActor) -> Callable[[], Awaitable[bool]]:
    """Return a check of whether a person has a private message in the channel."""

    async def done() -> bool:
        shown = house.channel.history(viewer=actor)
        return any(each.flags.ephemeral and house.controls(each) for each in shown)

    return done


# Leaving


async def somebody_resigns(house: House) -> Attempt:
    """A player without a question gives up their seat."""
    afresh(house)
    game, actors = await open_table(house)
    actor = in_turn(house, game, actors)[1]
    asked = (await actor.slash(house.channel, "citadels resign")).response
    assert asked is not None
    click = partial(house.forge, actor, asked.message, f"cit:resign:{game}")
    seat = actors.index(actor)
    done = once(house, game, lambda stored: stored.setup.players[seat].resigned)
    return Attempt(actor, click, done, game, asked.message)


# Lobbies


async def a_lobby_is_opened(house: House) -> Attempt:
    (alice,) = afresh(house, "alice")

    async def done() -> bool:
        return bool(await house.bot.store.games.open_lobbies_in(house.channel.id))

    return Attempt(alice, partial(alice.slash, house.channel, "citadels new"), done)


def a_rematch(who: int) -> Prepare:
    """Return the preparation of the button below an end. The first person who presses it opens a lobby."""

    async def prepare(house: House) -> Attempt:
        people = afresh(house, "alice", "bob")
        game = await stored(house, *people, game=f"{len(house.env.backend.channels):0>8}".translate(DIGITS))
        await people[0].slash(house.channel, "citadels log", game=game)
        scores = public(house)
        for each in people[:who]:
            await each.click(scores, label=SAY("button-rematch"))

        async def done() -> bool:
            (lobby,) = await house.bot.store.games.open_lobbies_in(house.channel.id)
            players = (await house.table(lobby)).players
            return people[who].id in {each.user_id for each in players}

        return Attempt(people[who], partial(people[who].click, scores, label=SAY("button-rematch")), done)

    return prepare


def in_lobby(action: str, who: int, *before: str) -> Prepare:
    """Return the preparation of a click on a lobby of two people and a computer, after `before`."""

    async def prepare(house: House) -> Attempt:
        people = afresh(house, "alice", "bob", "carol")
        game = await open_lobby(house, people[0])
        lobby = public(house)
        for number, each in ((1, "join"), (0, "add"), *((0, each) for each in before)):
            await house.forge(people[number], lobby, f"cit:{each}:{game}")
        version = (await house.table(game)).stored.version
        click = partial(house.forge, people[who], lobby, f"cit:{action}:{game}")
        return Attempt(people[who], click, once(house, game, lambda stored: stored.version > version), game)

    return prepare


async def somebody_is_asked_again(house: House) -> Attempt:
    """The host changes an option after somebody was ready."""
    attempt = await in_lobby("ready", 1)(house)
    await attempt.click()
    alice, panel = house.people[0], await open_options(house, house.people[0], attempt.game)
    click = partial(house.forge, alice, panel.message, f"cit:set:{attempt.game}:pace:advice:on")
    done = once(house, attempt.game, lambda stored: stored.setup.players[1].asked_again)
    return Attempt(alice, click, done, attempt.game, panel.message)


async def a_lobby_is_closed(house: House) -> Attempt:
    """The host closes the lobby after the others have left."""
    attempt = await in_lobby("leave", 1)(house)
    await attempt.click()
    click = partial(house.forge, house.people[0], public(house), f"cit:close:{attempt.game}")
    done = once(house, attempt.game, lambda stored: stored.status == "closed")
    return Attempt(house.people[0], click, done, attempt.game)


async def a_game_starts_in_a_thread(house: House) -> Attempt:
    """The host starts a game, for which a thread is opened."""
    await house.bot.store.servers.change(house.guild.id, lambda before: replace(before, threads=True))
    attempt = await in_lobby("start", 0)(house)
    lobby = house.channel

    async def done() -> bool:
        """Return whether it has started, and use its thread from then on."""
        house.channel = next(iter(lobby.threads), lobby)
        return (await house.table(attempt.game)).running

    return replace(attempt, done=done)


# Options


async def _panel(house: House) -> Panel:
    (alice,) = afresh(house, "alice")
    sets = house.bot.store.sets
    for each in await sets.of_server(house.guild.id):
        await sets.delete(house.guild.id, each.id)
    return await open_options(house, alice)


def _set_attempt(house: House, panel: Panel, click: Callable[[], Awaitable[Any]], count: int) -> Attempt:
    async def done() -> bool:
        return len(await house.bot.store.sets.of_server(house.guild.id)) == count

    return Attempt(panel.actor, click, done, panel.game, panel.message)


async def a_set_is_saved(house: House) -> Attempt:
    """The host saves the lobby's options as a set with a name."""
    panel = await _panel(house)
    forms = [await panel.form() for _ in range(2)]

    async def click() -> Any:
        return await panel.actor.submit_modal(forms.pop(), {"name": "mine"})

    return _set_attempt(house, panel, click, 1)


async def a_set_is_deleted(house: House) -> Attempt:
    """The host deletes the set that the lobby uses."""
    panel = await _panel(house)
    await panel.save("mine")
    (saved,) = await house.bot.store.sets.of_server(house.guild.id)
    custom_id = f"cit:set:{panel.game}:main:delete:{saved.id}"
    return _set_attempt(house, panel, partial(house.forge, panel.actor, panel.message, custom_id), 0)


def beside_open_options(label: str, words: str, **facts: int) -> Prepare:
    """Return the preparation of a click on a lobby whose host has its options open. The options follow it."""

    async def prepare(house: House) -> Attempt:
        alice, bob = afresh(house, "alice", "bob")
        panel = await open_options(house, alice)
        await alice.click(public(house), label=SAY("button-add"))
        pressed = await house.shown_with(alice, public(house), label)
        actor, version = (
            bob if label == SAY("button-join") else alice,
            (await house.table(panel.game)).stored.version,
        )
        done = once(house, panel.game, lambda stored: stored.version > version)

        async def follow() -> None:
            assert SAY(words, **facts) in panel.text
            shown = [each["custom_id"] for each in house.controls(panel.message)]
            assert shown if label == SAY("button-join") else shown == [f"cit:play:{panel.game}"]

        click = partial(actor.click, pressed, label=label)
        return Attempt(
            actor, click, done, panel.game if label == SAY("button-start-with", count=2) else "", holds=follow
        )

    return prepare


async def options_are_opened(house: House) -> Attempt:
    (alice,) = afresh(house, "alice")
    game = await open_lobby(house, alice)
    click = partial(house.forge, alice, public(house), f"cit:options:{game}")
    return Attempt(alice, click, _has_private(house, alice), game, again=True)


async def options_are_opened_anew(house: House) -> Attempt:
    """The host opens the options again. A click on older ones makes them the current ones."""
    panel = await _panel(house)

    async def done() -> bool:
        if house.controls(panel.message):
            await act(house, panel.set("short", "on"), 3)
            return panel.text.startswith(SAY("options-title"))
        return panel.text.strip() == SAY("options-opened-anew")

    click = partial(house.forge, panel.actor, public(house), f"cit:options:{panel.game}")
    return Attempt(panel.actor, click, done, panel.game, again=True)


async def options_are_closed(house: House) -> Attempt:
    """The host closes the options. While open, they follow the lobby."""
    panel = await _panel(house)

    async def done() -> bool:
        return panel.text.strip() == SAY("options-done")

    async def click() -> Any:
        if house.people[1:]:
            assert SAY("options-for-expected", count=4, taken=2) in panel.text
        else:
            await house.forge(house.add("bob"), public(house), f"cit:join:{panel.game}")
        return await panel.actor.click(panel.message, label=SAY("button-options-done"))

    return Attempt(panel.actor, click, done, panel.game, again=True)


async def a_form_of_options_is_filled(house: House) -> Attempt:
    """The host chooses in one form. If a click opens no form, they click again."""
    panel = await _panel(house)
    filled = {"edition": "deluxe", "cards": "vicious_nobles", "tie": ["edition"], "seats": ["5"]}

    async def click() -> Any:
        asked = await act(house, panel.actor.click(panel.message, label=SAY("button-form")), 30)
        if asked.modal is None:
            asked = await panel.actor.click(panel.message, label=SAY("button-form"))
        return await panel.actor.submit_modal(asked, filled)

    async def done() -> bool:
        return await panel.plan() == Plan("deluxe", ReadySet("vicious_nobles"))

    async def shown() -> None:
        assert SAY("options-for-expected", count=5, taken=1) in panel.text

    return Attempt(panel.actor, click, done, panel.game, panel.message, holds=shown)
