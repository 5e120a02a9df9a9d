"""The proof of fair dealing, checked as a stranger would, with only what the bot shows."""

import re
from hashlib import sha256

from bot.words.language import Language
from engine import fairness
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from engine.verify import verify
from storage.codec import encode_state
from storage.results.game_record import read
from tests.house import House, texts

SAY = Language()


async def test_the_start_click_counts_when_the_host_left_and_joined_again(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    await bob.click(lobby, label=SAY("button-join"))
    await house.in_lobby(alice, lobby, SAY("button-leave"))
    await alice.click(lobby, label=SAY("button-join"))
    table = await house.table(house.controls(lobby)[0]["custom_id"].split(":")[2])
    clicks = table.setup.clicks
    assert all(clicks)
    started = vars(await house.start(bob, lobby))["_interaction"].id
    assert table.game is not None
    assert table.setup.clicks == clicks
    assert table.game.state.rng.seed == fairness.seed(table.setup.proof.secret, clicks, str(started))


async def test_anybody_can_check_the_deal(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    details = await bob.click(lobby, label=SAY("button-details"))
    fair = await house.press_answer(bob, details, SAY("button-fair-now"))
    shown = re.findall(r"`([0-9a-f]{64})`", house.say(fair))
    joined = vars(await bob.click(lobby, label=SAY("button-join")))["_interaction"].id
    await alice.click(lobby, label=SAY("button-add"))
    await alice.click(lobby, label=SAY("button-add"))
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    await house.shorten(game)
    started = vars(await house.start(alice, lobby))["_interaction"].id
    await house.finish(game)
    scores = house.channel.history()[-1]
    # Readers can request it; for everybody else it would be noise.
    assert not re.search(r"[0-9a-f]{64}", texts(house.stored(scores)))
    stranger = house.add("stranger")
    proof = await house.press_answer(stranger, await house.more(stranger, scores), SAY("button-fair"))
    assert proof.ephemeral
    text = house.say(proof)
    assert f"python -m bot verify citadels-{game}.json" in text
    fingerprint, secret, seed = re.findall(r"`([0-9a-f]{64})`", text)
    clicks = re.findall(r"`((?::[a-z0-9-]+)+)`", text)[0]
    assert shown == [fingerprint]
    assert sha256(bytes.fromhex(secret)).hexdigest() == fingerprint
    assert sha256(bytes.fromhex(secret) + clicks.encode()).hexdigest() == seed
    # No click could be known when the secret was drawn. The one on *Start* comes last.
    assert clicks.split(":")[1:3] == [str(started), str(joined)]
    assert clicks.endswith(f":{started}")

    replayed = Game.new(options_for(Plan(short=True), 4), 4, seed)
    for choice in await house.bot.store.games.choices(game, 9999):
        if choice.number >= 0:
            assert tuple(replayed.choose(choice.seat, choice.picks, choice.number)) == choice.events
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    assert loaded.stored.game is not None
    assert encode_state(replayed.state) == encode_state(loaded.stored.game.state)

    # The record from the running bot has the same facts, and proves itself.
    told = read((await house.bot.store.finished.record(game)).text().encode())
    assert (told.commitment, told.secret, told.seed) == (fingerprint, secret, seed)
    assert told.intact
    assert [finding.problem for finding in verify(told.transcript())] == [""] * 5
    assert not [person for person in (alice, bob) if str(person.id) in told.text()]
