"""The seats of a lobby: the public list, and the page on which the host arranges them."""

from discord import ButtonStyle, SelectOption

from bot.controls import requests
from bot.controls.request import ON
from bot.screens.giving_way import block
from bot.screens.layout import DIVIDER, Part, option
from bot.screens.opponents import described
from bot.screens.option_controls import OptionControls
from bot.screens.setting import cards_name, level_menu, pace_name
from bot.screens.view_models.lobby import LobbyModel, OptionsModel
from bot.screens.wording import Wording
from storage.values import Changed, Player


def seat_key(player: Player) -> str:
    """Return what names a player in a menu, wherever they sit by then."""
    return player.click if player.computer else str(player.user_id)


FEW = 6
"""Up to so many seats a phone has room for what a switch is about."""


def seat_lines(players: tuple[Player, ...], host: int, wording: Wording) -> list[str]:
    """List the seats with their players; mark the host, and the players who are ready."""
    return [
        wording.say(
            "lobby-player",
            number=seat + 1,
            name=described(wording.name(seat), player.persona, wording.say),
            host="yes" if player.user_id == host else "no",
            ready="yes" if player.ready else "no",
        )
        for seat, player in enumerate(players)
    ]


def not_ready(model: LobbyModel) -> list[int]:
    """Return the seats of the people who aren't ready. The host always is."""
    return [
        seat
        for seat, player in enumerate(model.players)
        if player.human and player.user_id != model.host and not player.ready
    ]


def asked_again(model: LobbyModel, wording: Wording) -> str:
    """Name the players who were ready before something changed, and what it is; empty if there are none."""
    again = [seat for seat in not_ready(model) if model.players[seat].asked_again]
    if not again:
        return ""
    changes = wording.say("story-and").join(_new(each, model, wording) for each in model.changed)
    names = ", ".join(map(wording.name, again))
    return wording.say("lobby-asked-again", names=names, count=len(again), changes=changes or "none")


def _new(changed: Changed, model: LobbyModel, wording: Wording) -> str:
    """Name the present setting of something that was changed."""
    say, plan = wording.say, model.preview.plan
    match changed:
        case "edition":
            return say(f"edition-{plan.edition}")
        case "cards":
            return cards_name(model.preview, model.saved_as, wording)
        case "tie":
            return say("setting-tie-now", how=say(f"tie-{model.preview.rules.tie_break}"))
        case "pace":
            return pace_name(model.pace, say)
        case _:
            on = {
                "nine": plan.nine,
                "actions": plan.action_cards,
                "short": plan.short,
                "advice": model.advice,
            }
            return say(f"switch-{changed}", state=ON[on[changed]])


def seats_parts(model: OptionsModel, controls: OptionControls) -> list[Part]:
    """Show the seats with all that the host can do about them."""
    wording = Wording(controls.wording.say, model.players)
    say, seats = wording.say, range(len(model.players))
    parts: list[Part] = [
        block(say("seats-title")),
        block("\n".join(seat_lines(model.players, model.host, wording)) or say("lobby-nobody")),
    ]
    others = [seat for seat in seats if model.players[seat].user_id != model.host]
    heirs = [seat for seat in others if model.players[seat].human]
    parts.append(DIVIDER)
    if len(seats) > 1:
        everybody = [_about(model, seat, wording) for seat in seats]
        parts.append(controls.menu(requests.SWAP, everybody, say("menu-seats-swap"), fewest=2, most=2))
    for verb, options in (
        (requests.HOST, [_about(model, seat, wording) for seat in heirs]),
        (requests.OUT, [_about(model, seat, wording) for seat in others]),
    ):
        if options:
            parts.append(controls.menu(verb, options, say(f"menu-seats-{verb}")))
    if any(player.computer for player in model.players):
        parts.append(level_menu(model.level, controls))
        # A long list of seats needs the room; the switch tells how it stands.
        about = say("small", text=say("remarks-option")) if len(seats) <= FEW else ""
        parts.append(block(about, "", weight=40))
        parts.append(controls.switch(requests.REMARKS, on=model.remarks))
    shuffle = controls.button(requests.SHUFFLE, "again", say("button-shuffle"), disabled=len(seats) < 2)
    return [*parts, shuffle, controls.to("main", say("button-back"), ButtonStyle.primary)]


def _about(model: OptionsModel, seat: int, wording: Wording) -> SelectOption:
    label = wording.say("seats-option", seat=seat + 1, name=wording.label(seat))
    return option(label, seat_key(model.players[seat]))
