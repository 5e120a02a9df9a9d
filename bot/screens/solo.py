"""Before a solo game: the choice of cards and level, or of a seat in a position of a replay."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.layout import GOLD_COLOUR, Control, button, compose, link_button, menu, option
from bot.screens.limits import block
from bot.screens.option_controls import explained_options
from bot.view_models.replay import PlayOnModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.setup.sets import SETS

FIRST_CHOICE = requests.ChooseSolo(next(iter(SETS)), requests.SOLO_LEVELS[0])
"""The cards and the level that are chosen when the screen opens."""


def solo_screen(chosen: requests.ChooseSolo, invitation: str, say: Language) -> LayoutView:
    """Let the person choose cards and level. The link `invitation` adds the bot to a server; empty: none."""
    cards = [
        option(say(f"set-{each}"), each, say(f"set-{each}.description"), chosen=each == chosen.cards)
        for each in SETS
    ]
    levels = explained_options("level", requests.SOLO_LEVELS, chosen.level, "level", say)
    start = requests.StartSolo(chosen.cards, chosen.level)
    return compose(
        [
            block(say("solo-title")),
            block(say("solo-about")),
            menu(requests.PickSoloCards(chosen.level), cards, lasting=f"cards {chosen.cards}"),
            menu(requests.PickSoloLevel(chosen.cards), levels, lasting=f"level {chosen.level}"),
            button(start, say("button-start"), ButtonStyle.primary),
            button(requests.OpenDaily(), say("button-daily")),
            *([link_button(say("button-add-bot"), invitation)] if invitation else []),
            block(say("small", text=say("solo-others"))),
        ],
        GOLD_COLOUR,
    )


def others_today(say: Language, *done: type[requests.Request]) -> list[Control]:
    """Return buttons for what else a person can play alone today, without the requests they have `done`."""
    solo = requests.StartSolo(FIRST_CHOICE.cards, FIRST_CHOICE.level), "button-learn-play"
    found = [(requests.OpenDaily(), "button-daily"), (requests.OpenPuzzle(), "button-puzzle"), solo]
    return [button(each, say(key)) for each, key in found if type(each) not in done]


def play_on_screen(model: PlayOnModel, say: Language) -> LayoutView:
    """Let the person choose a seat and play from this step."""
    wording = Wording(say, model.players)
    seats = [
        option(say("play-on-seat", name=wording.label(seat)), str(seat), chosen=seat == model.seat)
        for seat in range(len(model.players))
    ]
    picked = requests.PickPlayOnSeat(model.game, model.step)
    start = requests.StartPlayOn(model.game, model.step, model.seat)
    where = say("replay-title", round=model.round, rounds=model.rounds)
    return compose(
        [
            block(where),
            block(say("play-on-about", name=wording.name(model.seat))),
            block(say("small", text=say("play-on-counts"))),
            menu(picked, seats, lasting=f"play on {model.game} {model.step} {model.seat}"),
            button(start, say("button-play-on"), ButtonStyle.primary),
        ],
        GOLD_COLOUR,
    )


def solo_running_screen(
    game: str, number: int, say: Language, wanted: requests.StartPlayOn | None = None
) -> LayoutView:
    """Say that the person has a running game, in round `number`. Offer to continue it or give it up.

    After that, a button begins the game that they `wanted` in its place.
    """
    label = say("button-play-on")
    return compose(
        [
            block(say("solo-title")),
            block(say("solo-running", round=number, then=label if wanted else "none")),
            button(requests.Play(game), say("button-play"), ButtonStyle.primary),
            button(requests.AskToResign(game), say("games-resign"), ButtonStyle.danger),
            *([button(wanted, label)] if wanted else []),
        ],
        GOLD_COLOUR,
    )
