"""The seats of a lobby: who is ready, for everybody to see, and the page on which the host arranges them."""

from discord import ButtonStyle, SelectOption

from bot.screens.fit import block
from bot.screens.layout import LINE, Part, rows
from bot.screens.option_controls import Options, option
from bot.screens.view_models import OptionsModel
from bot.screens.wording import Wording
from storage.records import Player

HOST, OUT, UP, SHUFFLE = "host", "out", "up", "shuffle"
"""What the host can do: hand on, take somebody out, move somebody up, draw all seats anew."""


def seat_key(player: Player) -> str:
    """Return what names a player in a menu, wherever they sit by then."""
    return player.click if player.user_id is None else str(player.user_id)


def place_of(value: str) -> tuple[str, int]:
    """Read who is to be moved, and to which seat, from what was picked; -1 if it is made up."""
    key, _, seat = value.partition(":")
    return key, int(seat) if seat.isascii() and seat.isdecimal() and len(seat) == 1 else -1


def seat_lines(players: tuple[Player, ...], host: int, wording: Wording) -> list[str]:
    """Say who sits where, who is the host, and who is ready."""
    return [
        wording.say(
            "lobby-player",
            number=seat + 1,
            name=wording.name(seat),
            host="yes" if player.user_id == host else "no",
            ready="yes" if player.ready else "no",
        )
        for seat, player in enumerate(players)
    ]


def readiness(players: tuple[Player, ...], host: int, wording: Wording) -> str:
    """Say whom the host might wait for; who starts is ready, whatever they have pressed."""
    others = [seat for seat, player in enumerate(players) if player.human and player.user_id != host]
    if not others:
        return ""
    names = ", ".join(wording.name(seat) for seat in others if not players[seat].ready)
    return wording.say("lobby-not-ready", names=names) if names else wording.say("lobby-all-ready")


def seats_parts(model: OptionsModel, controls: Options) -> list[Part]:
    """Show the seats with all that the host can do about them."""
    wording = Wording(controls.wording.say, model.players)
    say, seats = wording.say, range(len(model.players))
    parts: list[Part] = [
        block(say("seats-title")),
        block("\n".join(seat_lines(model.players, model.host, wording)) or say("lobby-nobody")),
        block(say("seats-about")),
        LINE,
    ]
    up = [_up(model, seat, to, wording) for seat in seats for to in _targets(seat, len(seats))]
    others = [seat for seat in seats if model.players[seat].user_id != model.host]
    heirs = [seat for seat in others if model.players[seat].human]
    for verb, options in (
        (UP, up),
        (HOST, [_about(model, seat, wording) for seat in heirs]),
        (OUT, [_about(model, seat, wording) for seat in others]),
    ):
        if options:
            parts.append(controls.menu(verb, options, say(f"menu-seats-{verb}")))
    shuffle = controls.button(SHUFFLE, "again", say("button-shuffle"), disabled=len(seats) < 2)
    return [*parts, *rows([shuffle, controls.to("main", say("button-back"), ButtonStyle.primary)])]


def _targets(seat: int, count: int) -> list[int]:
    """Where somebody can be moved by one pick: up by one, and the last one to the top."""
    return list(dict.fromkeys([seat - 1, *([0] if seat == count - 1 else [])])) if seat else []


def _up(model: OptionsModel, seat: int, to: int, wording: Wording) -> SelectOption:
    label = wording.say("seats-up", name=wording.label(seat), seat=to + 1)
    return option(label, f"{seat_key(model.players[seat])}:{to}")


def _about(model: OptionsModel, seat: int, wording: Wording) -> SelectOption:
    return option(wording.label(seat), seat_key(model.players[seat]))
