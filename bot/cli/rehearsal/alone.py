"""Checks without a person."""

from collections.abc import Awaitable
from datetime import timedelta
from secrets import token_hex
from time import perf_counter

import discord
from discord import PartialEmoji
from discord.http import Route
from discord.ui import ActionRow, Button, Item, LayoutView, TextDisplay

from bot.cli.rehearsal.check import Check, NotTriedError, RefutedError, check, expect, refusal
from bot.cli.rehearsal.rehearsal_stage import GAME, NAME, RehearsalStage, board, new_id, note
from bot.delivery import discord_errors as errors
from bot.delivery import emojis
from bot.delivery.listed_events import EVENT_LASTS
from bot.delivery.lost_messages import game_requests
from bot.delivery.members import ALL_PERMISSIONS, LEAST_PERMISSIONS, missing_for_threads_in
from bot.delivery.message_sender import CLICK_PATIENCE
from bot.delivery.outbox import Urgency
from bot.screens.content import in_words
from bot.screens.layout import compose
from bot.screens.limits import MESSAGE_LETTERS, block
from bot.screens.notes import note_screen
from bot.tables.message import Message

UNKNOWN_ID = 1  # An id that no person, channel, message or click has.

FAULTS = "simcord, tests/e2e/faults.py"


@check(
    "sign in", "bot/playground/wire.py, tests/wire", "Channels and roles come with the intent for servers."
)
async def sign_in(stage: RehearsalStage) -> str:
    """Sign in, and find the channel."""
    await stage.bot.sign_in(stage.token)
    channel = stage.bot.get_channel(stage.place)
    if not isinstance(channel, discord.TextChannel) or channel.guild.id != stage.server:
        raise RefutedError("the bot sees no such text channel in this server")
    stage.channel = channel
    return f"{len(channel.guild.channels)} channels, {len(channel.guild.roles)} roles"


@check("commands", "simcord, tests/wire", "Discord takes all commands in all languages, and gives them ids.")
async def _commands(stage: RehearsalStage) -> str:
    group, found = stage.bot.tree.citadels, await stage.bot.tree.fetch_commands()
    known = {option.name for each in found if each.name == group.name for option in each.options}
    lost = sorted({each.name for each in group.commands} - known)
    expect(not lost, f"unknown: {', '.join(lost)}")
    return f"{len(found)} commands, {len(known)} below /{group.name}"


@check("emojis", "simcord, tests/wire", "The application keeps all of our emojis under their names.")
async def _emojis(stage: RehearsalStage) -> str:
    uploading = emojis.Emojis(stage.bot)
    while await uploading.upload() < emojis.CHECK_PAUSE:
        await stage.wait(emojis.UPLOAD_PAUSE)
    known = {each.name for each in await stage.bot.fetch_application_emojis()}
    lost = [each.name for each in emojis.USED_EMOJIS if each.file_name not in known]
    expect(not lost, f"missing: {', '.join(lost)}")
    return f"{len(emojis.USED_EMOJIS)} emojis"


@check("permissions", "simcord", "The permissions of the invitation come with the bot's roles.")
async def _permissions(stage: RehearsalStage) -> str:
    allowed = stage.channel.permissions_for(stage.channel.guild.me)
    lost = [name for name in ALL_PERMISSIONS if not getattr(allowed, name)]
    expect(not set(lost) & set(LEAST_PERMISSIONS), f"missing: {', '.join(lost)}")
    return f"missing: {', '.join(lost) or 'none'}"


@check(
    "post", "simcord", "A board arrives with its picture; without the intent for contents, the bot reads it."
)
async def _post(stage: RehearsalStage) -> str:
    message = await stage.post(board("Ann", "Ben", "Cyd", "Dan"))
    expect(len(message.attachments) == 1, f"{len(message.attachments)} pictures")
    found = [each for each in await stage.messages() if each.id == message.id]
    expect(any(each.game == GAME for shown in found for each in game_requests(shown)), "no controls")
    return f"a picture of {message.attachments[0].size / 1000:.0f} kB"


@check("edit", "simcord", "An edit with a new picture replaces the old one.")
async def _edit(stage: RehearsalStage) -> str:
    before, after = await stage.post(board("Ann", "Ben")), board("Cyd", "Dan")
    await stage.draw(after)
    sender = stage.bot.delivery.sender
    await sender.change(Message(), None, (stage.place, before.id), after, Urgency.ASKED)
    pictures = (await stage.channel.fetch_message(before.id)).attachments
    kept = {each.id for each in pictures} & {each.id for each in before.attachments}
    expect(len(pictures) == 1 and not kept, f"{len(pictures)} pictures, {len(kept)} of them old")
    return "replaced"


@check("deleted message", FAULTS, "Reading and editing a deleted message fail as unknown.")
async def _deleted(stage: RehearsalStage) -> str:
    message = await stage.post(note("To be deleted"))
    await stage.bot.delivery.sender.delete(None, (stage.place, message.id))
    read = await refusal(stage.channel.fetch_message(message.id), errors.message_gone)
    return f"read {read}; edit {await refusal(message.edit(view=note_screen('Late')), errors.must_replace)}"


@check("nonce", f"{FAULTS}, tests/schedules", "Of two posts with the same nonce, Discord posts the first.")
async def _nonce(stage: RehearsalStage) -> str:
    name = token_hex(12)
    first, second = [await stage.post(note(f"Post {number}"), name) for number in (1, 2)]
    expect(first.id == second.id, "a second message was posted")
    return "one message"


@check(
    "largest message", "tests/limits.py", "Discord takes a message of as many letters and bytes as we send."
)
async def _largest(stage: RehearsalStage) -> str:
    # A Cyrillic letter has two bytes, so this text reaches the limits of letters and of bytes.
    await stage.post(in_words(lambda: compose([block("ж" * MESSAGE_LETTERS * 2)])))
    return "accepted"


@check("too long", "simcord, tests/limits.py", "A text above the limit is an invalid form.")
async def _too_long(stage: RehearsalStage) -> str:
    return await refusal(
        _send(stage, TextDisplay("x" * (MESSAGE_LETTERS + 1))),
        lambda error: error.code == errors.INVALID_FORM,
    )


@check("lost emoji", "tests/bot/delivery/test_emojis.py", "Discord says that an emoji is unknown.")
async def _lost_emoji(stage: RehearsalStage) -> str:
    emoji = PartialEmoji(name="lost", id=UNKNOWN_ID)
    lost = ActionRow[LayoutView](Button(label="Lost", emoji=emoji, custom_id=new_id()))
    return await refusal(_send(stage, lost), errors.emoji_refused)


def _send(stage: RehearsalStage, item: Item[LayoutView]) -> Awaitable[object]:
    view = LayoutView(timeout=None).add_item(item)
    view.stop()
    return stage.channel.send(view=view)


@check("unknown channel", FAULTS, "Discord says that a channel is gone.")
async def _unknown_channel(stage: RehearsalStage) -> str:
    nowhere = stage.bot.get_partial_messageable(UNKNOWN_ID)
    return await refusal(nowhere.send(view=note_screen("Nowhere")), errors.sealed)


@check("unknown member", FAULTS, "Discord says that somebody isn't in the server.")
async def _unknown_member(stage: RehearsalStage) -> str:
    return await refusal(stage.channel.guild.fetch_member(UNKNOWN_ID), errors.not_a_member)


@check("no direct message", FAULTS, "Discord says that somebody takes no messages (here, a bot).")
async def _no_direct_message(stage: RehearsalStage) -> str:
    sender, itself = stage.bot.delivery.sender, stage.channel.guild.me.id
    post = sender.post_to(itself, note("To myself"), token_hex(12), Urgency.ASKED)
    return await refusal(post, errors.takes_no_dms)


@check("unknown click", "simcord, tests/wire", "An answer to an unknown click is too late.")
async def _unknown_click(stage: RehearsalStage) -> str:
    route = Route("POST", "/interactions/{number}/none/callback", number=UNKNOWN_ID)
    return await refusal(stage.bot.http.request(route, json={"type": 6}), errors.too_late)


@check("rate limit", "no imitation", "A response names the limit by which discord.py waits.")
async def _rate_limit(stage: RehearsalStage) -> str:
    await stage.post(note("With a rate limit"))
    names = [f"x-ratelimit-{each}" for each in ("limit", "reset-after", "remaining", "bucket")]
    found = [stage.bot.headers.get(each, "") for each in names]
    expect(all(found), "a header is missing")
    return f"reading messages: {found[0]} in {found[1]} s"


@check("latency", "simcord", f"Requests take less than {CLICK_PATIENCE:g} s, or we try another way.")
async def _latency(stage: RehearsalStage) -> str:
    message, took = await stage.post(note("To be read")), list[float]()
    for _ in range(5):
        began = perf_counter()
        await stage.channel.fetch_message(message.id)
        took.append(perf_counter() - began)
    seen = f"{min(took):.3f} to {max(took):.3f} s; the gateway {stage.bot.latency:.3f} s"
    expect(max(took) < CLICK_PATIENCE, seen)
    return seen


@check("thread", FAULTS, "A message has at most one thread, with the message's id.")
async def _thread(stage: RehearsalStage) -> str:
    _need(missing_for_threads_in(stage.channel))
    starter = stage.channel.get_partial_message((await stage.thread()).id)
    return await refusal(starter.create_thread(name=NAME), errors.thread_exists)


@check("archived thread", FAULTS, "Messages in an archived thread can't be edited; a new one reopens it.")
async def _archived(stage: RehearsalStage) -> str:
    _need(missing_for_threads_in(stage.channel))
    thread = await stage.thread()
    old = await thread.send(view=note_screen("In a thread"))
    await thread.edit(archived=True)
    said = await refusal(old.edit(view=note_screen("Late")), errors.must_replace)
    await thread.send(view=note_screen("A new message"))
    now = await stage.bot.fetch_channel(thread.id)
    expect(isinstance(now, discord.Thread) and not now.archived, "the thread stays archived")
    return said


@check("event", "simcord", "An event keeps its creator and location; it can be moved and deleted.")
async def _event(stage: RehearsalStage) -> str:
    guild, start = stage.channel.guild, discord.utils.utcnow().replace(microsecond=0) + timedelta(days=1)
    _need([] if guild.me.guild_permissions.create_events else ["create_events"])
    event = await guild.create_scheduled_event(
        name=NAME,
        start_time=start,
        end_time=start + EVENT_LASTS,
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=stage.channel.jump_url,
    )
    await event.edit(start_time=start + EVENT_LASTS, end_time=start + 2 * EVENT_LASTS)
    found = {each.id: (each.location, each.start_time) for each in await stage.events()}
    expect(found.get(event.id) == (stage.channel.jump_url, start + EVENT_LASTS), "it is listed otherwise")
    await event.delete()
    return "made, moved, deleted"


def _need(lacking: list[str]) -> None:
    if lacking:
        raise NotTriedError(f"the bot lacks {', '.join(lacking)}")


CHECKS = tuple(each for each in list(vars().values()) if isinstance(each, Check) and each is not sign_in)


@check("clean up", "simcord", "Discord no longer lists deleted messages and events.")
async def clean_up(stage: RehearsalStage) -> str:
    """Delete everything that the rehearsal made."""
    kept = 0
    for thread in stage.threads:
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
            kept += 1
    for each in [*await stage.events(), *await stage.messages(), *stage.direct]:
        await each.delete()
    left = [*await stage.events(), *await stage.messages()]
    expect(not left, f"{len(left)} messages and events are still there")
    return (
        f"{kept} archived threads stay, which only Manage Threads could delete" if kept else "nothing stays"
    )
