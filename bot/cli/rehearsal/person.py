"""The checks that ask a person to do something in Discord."""

from secrets import token_hex

import discord
from discord import InteractionResponse

from bot.cli.rehearsal.check import Check, check, expect, refusal
from bot.cli.rehearsal.rehearsal_stage import GAME, PERSON, RehearsalStage, new_id, note
from bot.client import Interaction
from bot.controls import requests
from bot.controls.dispatch import custom_id_of, request_of
from bot.delivery import discord_errors as errors
from bot.delivery import responses
from bot.delivery.members import ALL_PERMISSIONS
from bot.delivery.message_sender import ORIGINAL, ShownMessage
from bot.delivery.outbox import Urgency
from bot.screens.limits import FORM_TITLE
from bot.screens.notes import note_screen
from bot.screens.option_controls import name_form
from bot.tables.message import TOKEN_LASTS, Handle, Message
from bot.words.language import Language

EXPIRED = 15 * 60 + 15.0  # Seconds after which the token of a click is certainly expired.


async def _done(click: Interaction) -> None:
    await click.response.edit_message(view=note_screen("Done."))


async def _answer(stage: RehearsalStage, click: Interaction, text: str) -> Handle:
    shown = await responses.show(click, text)
    expect(shown, "the answer failed")
    return stage.bot.delivery.tokens.handle(click, shown or ShownMessage(ORIGINAL, original=True))


@check("click", "simcord, tests/wire", "A click says which permissions the bot has: those that we compute.")
async def _click(stage: RehearsalStage) -> str:
    click = await stage.pressed("A click")
    took = discord.utils.utcnow() - click.created_at
    await _done(click)
    computed, said = stage.channel.permissions_for(stage.channel.guild.me), click.app_permissions
    other = [name for name in ALL_PERMISSIONS if getattr(computed, name) != getattr(said, name)]
    expect(not other, f"Discord says otherwise: {', '.join(other)}")
    return f"it took {took.total_seconds():.3f} s, by the clock of this machine"


@check("second answer", "simcord, tests/e2e/faults.py", "A second answer to a click is too late.")
async def _second(stage: RehearsalStage) -> str:
    click = await stage.pressed("A click with two answers")
    await _done(click)
    return await refusal(InteractionResponse(click).send_message(view=note_screen("Twice")), errors.too_late)


@check("private answer", "simcord", "Only its reader and the click's token reach a private answer.")
async def _private(stage: RehearsalStage) -> str:
    delivery, (private, public) = stage.bot.delivery, (new_id(), new_id())
    handle = await _answer(stage, await stage.pressed("A private answer"), "Wait a second.")
    asked = note("Who sees this message?", ("Only I", private), ("Others, too", public))
    expect(await delivery.tokens.edit(handle, asked), "the token can't edit it")
    expect(await delivery.sender.is_gone((stage.place, handle.message)), "the bot's own token can read it")
    stage.tell("  Press who sees the answer.")
    reply = await stage.bot.until(private, public)
    await _done(reply)
    expect(custom_id_of(reply) == private, "the person says that others see it")
    return "the person says that only they see it"


@check("public message", "simcord", "After a private answer, the click's token posts for all to see.")
async def _public(stage: RehearsalStage) -> str:
    click, tokens = await stage.pressed("A public message after a private answer"), stage.bot.delivery.tokens
    await _answer(stage, click, "The next message is public.")
    expect(await tokens.post(Message(), tokens.of(click), note("For all to see")), "refused, or not public")
    return "it is public"


@check("form", "simcord", "A form that is too long is refused, and the same click then opens another one.")
async def _form(stage: RehearsalStage) -> str:
    click, typed = await stage.pressed("A form"), "rehearsal"
    long, form = name_form(GAME, "", Language()), name_form(GAME, "", Language())
    long.title = "x" * (FORM_TITLE + 1)
    said = await refusal(click.response.send_modal(long), lambda error: error.code == errors.INVALID_FORM)
    await click.response.send_modal(form)
    stage.tell(f'  Type "{typed}" into the form, and send it.')
    sent = await stage.bot.until(form.custom_id)
    await _done(sent)
    read = request_of(sent, form.custom_id)
    expect(isinstance(read, requests.SaveSet) and read.name == typed, "what was typed can't be read")
    return said


@check("command", "simcord, tests/wire", "A command arrives as it was registered.")
async def _command(stage: RehearsalStage) -> str:
    stage.tell("  Send the command /citadels help in the channel.")
    _, command = await stage.bot.wait_for("app_command_completion", timeout=PERSON)
    return f"/{command.qualified_name}"


@check("direct message", "simcord", "A click in a direct message names its channel, and no server.")
async def _direct(stage: RehearsalStage) -> str:
    click, sender, custom_id = await stage.pressed("A direct message"), stage.bot.delivery.sender, new_id()
    await _done(click)
    content = note("A rehearsal", ("I got it", custom_id))
    channel, number = await sender.post_to(click.user.id, content, token_hex(12), Urgency.ASKED)
    stage.direct.append(stage.bot.get_partial_messageable(channel).get_partial_message(number))
    stage.tell('  Press "I got it" in the direct message.')
    reply = await stage.bot.until(custom_id)
    await _done(reply)
    expect((reply.guild_id, reply.channel_id) == (None, channel), "it names another place")
    return "it arrived"


@check("expired token", "tests/e2e", "A click's token works for 15 minutes; an edit after that is too late.")
async def _expired(stage: RehearsalStage) -> str:
    handle = await _answer(stage, await stage.pressed("A click that expires"), "This changes in a while.")
    stage.tell("  Nothing to do for 15 minutes.")
    await stage.wait(TOKEN_LASTS)
    webhook = handle.token.webhook
    await webhook.edit_message(handle.message, view=note_screen("Changed."))
    await stage.wait(EXPIRED - TOKEN_LASTS)
    said = await refusal(webhook.edit_message(handle.message, view=note_screen("Late")), errors.too_late)
    return f"{said}, after {EXPIRED:g} s"


CHECKS = tuple(each for each in list(vars().values()) if isinstance(each, Check))
