"""The lobby: who sits, what is played with, and what to do next."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.screens.fit import Block, block
from bot.screens.layout import GREEN, LINE, QUIET, Control, Part, compose, game_button, rows
from bot.screens.option_controls import Options
from bot.screens.setting import card_blocks, names_block, notes_block, problem_text, rules_block
from bot.screens.view_models import LobbyScene
from bot.screens.wording import Wording
from bot.words.language import Language


def lobby_screen(scene: LobbyScene, language: Language) -> LayoutView:
    """Show a lobby; once it has started or was closed, it has no buttons any more."""
    wording = Wording(language, scene.players, rules=scene.preview.rules)
    parts: list[Part] = [
        block(language("lobby-title")),
        block(language("lobby-about"), "", weight=10),
        LINE,
        _players(scene, wording),
        LINE,
        names_block(scene.preview, scene.saved_as, wording),
        *card_blocks(scene.preview, wording),
        rules_block(scene.preview, wording),
        notes_block(scene.preview, wording),
        LINE,
        *_fairness(scene, language),
        LINE,
        block(_next(scene, wording)),
    ]
    if scene.status != "open":
        return compose(parts, QUIET)
    controls = _buttons(scene, language)
    instead = Options(scene.game, "lobby", wording).replacements(scene.preview, scene.hindrances)
    return compose([*parts, *rows(instead), *rows(controls[:5]), *rows(controls[5:])], GREEN)


def _players(scene: LobbyScene, wording: Wording) -> Block:
    say = wording.say
    lines = [
        say(
            "lobby-player",
            number=seat + 1,
            name=wording.name(seat),
            host="yes" if player.user_id == scene.host else "no",
        )
        for seat, player in enumerate(scene.players)
    ]
    title = say("lobby-players", count=len(scene.players))
    return block("\n".join([title, *(lines or [say("lobby-nobody")])]))


def _fairness(scene: LobbyScene, say: Language) -> list[Block]:
    return [
        block(say("lobby-commitment"), "", weight=20),
        block(say("lobby-fingerprint", text=scene.commitment)),
    ]


def _next(scene: LobbyScene, wording: Wording) -> str:
    say = wording.say
    if scene.status == "started":
        return say("lobby-started")
    if scene.status == "closed":
        return say("lobby-closed")
    if scene.can_start:
        return say("lobby-next-full" if _full(scene) else "lobby-next-ready", host=_host(scene, wording))
    return say("lobby-next-not", reason=hindrance_text(scene, say))


def hindrance_text(scene: LobbyScene, say: Language) -> str:
    """Say why the lobby can't start; empty if it can."""
    wording = Wording(say, scene.players, rules=scene.preview.rules)
    return " ".join(problem_text(each, wording) for each in scene.hindrances)


def _host(scene: LobbyScene, wording: Wording) -> str:
    for seat, player in enumerate(scene.players):
        if player.user_id == scene.host:
            return wording.name(seat)
    return wording.say("lobby-host")


def _full(scene: LobbyScene) -> bool:
    return len(scene.players) >= scene.preview.most


def _buttons(scene: LobbyScene, say: Language) -> list[Control]:
    full = _full(scene)
    computers = any(player.user_id is None for player in scene.players)
    game = scene.game
    return [
        game_button("join", game, say("button-join"), ButtonStyle.primary, disabled=full),
        game_button("leave", game, say("button-leave")),
        game_button("add", game, say("button-add"), disabled=full),
        game_button("remove", game, say("button-remove"), disabled=not computers),
        game_button("rules", game, say("button-rules")),
        game_button("options", game, say("button-options")),
        game_button("start", game, say("button-start"), ButtonStyle.success, disabled=not scene.can_start),
        game_button("close", game, say("button-close")),
    ]
