"""Sets of cards that a server keeps: saved in a lobby, used in another, and deleted."""

import discord
import pytest

from bot.controls.requests import GO
from bot.words.language import Language
from engine.setup.choice import OWN, RANDOM_CHOICE, OwnChoice, ReadySet
from engine.setup.plan import Plan
from storage.games.saved_sets import MOST_OF_PERSON, MOST_SETS, SavedSet
from storage.values import Click
from tests.house import House, walk
from tests.lobby_options import open_options, public, public_text

SAY = Language()


async def _saved(house: House) -> list[SavedSet]:
    return await house.bot.store.sets.of_server(house.guild.id)


async def test_a_set_is_saved_offered_and_taken_in_another_lobby(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await panel.pick("cards", "vicious_nobles")
    await panel.set("short", "on")
    assert SAY("saved-new", name=r"Friday \*\*night\*\*") in await panel.save("  Friday   **night** ")
    (saved,) = await _saved(house)
    assert saved.name == "Friday **night**"
    assert saved.plan == Plan(cards=ReadySet("vicious_nobles"), short=True)
    assert "“Friday \\*\\*night\\*\\*”" in public_text(house)
    other = await open_options(house, bob)
    assert "Friday **night**" in other.text
    await other.pick("saved", str(saved.id))
    assert await other.plan() == saved.plan
    assert "“Friday \\*\\*night\\*\\*”" in public_text(house)
    # Any change makes it a different set.
    await other.set("short", "off")
    assert "Friday" not in public_text(house)


async def test_a_name_is_used_again_and_that_is_said(house: House) -> None:
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    carol = house.guild.add_member(house.env.create_user("carol"), roles=[role])
    await (await open_options(house, house.add("alice"))).save("Ours")
    other = await open_options(house, carol)
    await other.set("short", "on")
    assert SAY("saved-again", name="OURS") in await other.save("OURS")
    (saved,) = await _saved(house)
    assert (saved.name, saved.plan.short, saved.user) == ("OURS", True, carol.id)


async def test_a_drawn_set_is_saved_as_it_is_seen(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    await panel.pick("cards", RANDOM_CHOICE)
    cast = [line for line in public_text(house).splitlines() if line.startswith("1\u00a0")]
    await panel.save("Lucky")
    (saved,) = await _saved(house)
    assert isinstance(saved.plan.cards, OwnChoice)
    assert (len(saved.plan.cards.characters), len(saved.plan.cards.uniques)) == (8, 14)
    assert [line for line in public_text(house).splitlines() if line.startswith("1\u00a0")] == cast


async def test_a_set_that_can_t_be_played_or_has_no_name_is_not_saved(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    assert SAY("error-no-name") in await panel.save("\u202e **")
    await panel.pick("cards", OWN)
    form = await panel.form()
    await panel.set("clear", "all", "districts")
    said = house.say(await alice.submit_modal(form, {"name": "Ours"}))
    assert SAY("lobby-hindrance-unique-count", count=0, needed=14, missing=14, extra=0) in said
    assert await _saved(house) == []


async def test_a_form_may_be_sent_after_a_restart_and_only_counts_once(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await panel.set("short", "on")
    form = await panel.form()
    await house.restart()
    await alice.submit_modal(form, {"name": "Ours"})
    (saved,) = await _saved(house)
    assert (saved.name, saved.plan.short) == ("Ours", True)
    assert SAY("saved-new", name="Ours") in panel.text
    result = await house.forge(alice, public(house), f"cit:name:{panel.game}")
    assert SAY("error-unknown-click") in house.say(result)


@pytest.mark.parametrize("control", ["options-form:{}", "set:{}:main:save:as"])
async def test_no_form_opens_for_options_that_are_no_longer_one_s_own(house: House, control: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await bob.click(public(house), label=SAY("button-join"))
    await panel.pick("host", str(bob.id), page="seats")
    result = await house.forge(alice, panel.message, f"cit:{control.format(panel.game)}")
    assert result.modal is None
    assert SAY("options-over-host", host="**bob**") in panel.text


async def test_the_owner_of_a_set_or_a_manager_may_delete_it(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    carol = house.guild.add_member(house.env.create_user("carol"), roles=[role])
    panels = [await open_options(house, alice)]
    for name in ("a", "b"):
        await panels[0].save(name)
    panels += [await open_options(house, actor) for actor in (bob, carol)]
    first, second = await _saved(house)
    for panel in panels[1:]:
        await panel.pick("saved", str(first.id))
    assert SAY("button-delete-set") not in panels[1].text
    assert SAY("button-delete-set") in panels[2].text
    await panels[1].set("delete", str(first.id))
    assert SAY("error-set-not-yours", owner=f"<@{alice.id}>") in panels[1].text
    assert len(await _saved(house)) == 2
    await panels[2].set("delete", str(first.id))
    assert SAY("saved-deleted", name="a") in panels[2].text
    await panels[0].set("delete", str(second.id))
    assert await _saved(house) == []
    # The lobby that used it still has its cards, but no name for them.
    assert (await house.table(panels[2].game)).setup.chosen.plan_name == ""
    # A host who still has it on the screen learns that, and sees the current sets.
    assert SAY("menu-saved") in panels[1].text
    await panels[1].pick("saved", str(first.id))
    assert SAY("error-set-gone") in panels[1].text
    assert SAY("menu-saved") not in panels[1].text


async def test_a_set_that_was_saved_anew_can_be_taken_once_more(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    mine, other = await open_options(house, alice), await open_options(house, bob)
    await mine.save("Ours")
    (saved,) = await _saved(house)
    await other.pick("saved", str(saved.id))
    await mine.set("short", "on")
    await mine.save("Ours")
    await other.set(GO, "main")
    assert not (await other.plan()).short, "a lobby stays as it is"
    # Discord sends nothing if the chosen value is picked again.
    menu = next(each for each in walk(house.stored(other.message)) if "saved" in each.get("custom_id", ""))
    assert [each["label"] for each in menu["options"] if each.get("default")] == []
    await other.pick("saved", str(saved.id))
    assert (await other.plan()).short


async def test_the_sets_of_another_server_are_not_there(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    await panel.save("Secret")
    (saved,) = await _saved(house)
    other = house.env.create_guild("Another server")
    bob = house.add("bob", other)
    house.guild, house.channel = other, other.create_text_channel("games")
    panel = await open_options(house, bob)
    assert "Secret" not in panel.text
    for verb in ("saved", "delete"):
        await panel.pick(verb, str(saved.id))
        assert SAY("error-set-gone") in panel.text
        await panel.set("short", "on" if verb == "saved" else "off")
        assert SAY("error-set-gone") not in panel.text
    assert await house.bot.store.sets.get(panel.message.guild.id, saved.id) is None


async def test_when_there_is_no_room_that_is_said(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    for number in range(MOST_SETS):
        click = Click(number + 1, 1 + number // MOST_OF_PERSON, "save")
        await house.bot.store.sets.put(house.guild.id, f"set {number}", Plan(), panel.game, click)
    assert SAY("error-sets-full-server", count=MOST_SETS) in await panel.save("One more")
    assert len(await _saved(house)) == MOST_SETS


async def test_a_person_keeps_so_many_sets_and_the_names_of_others_are_theirs(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    for number in range(MOST_OF_PERSON):
        await panel.save(f"set {number}")
    assert SAY("error-sets-full-person", count=MOST_OF_PERSON) in await panel.save("One more")
    panel = await open_options(house, bob)
    assert SAY("error-set-name-taken", owner=f"<@{alice.id}>") in await panel.save("SET 1")
    assert [each.user for each in await _saved(house)] == [alice.id] * MOST_OF_PERSON
