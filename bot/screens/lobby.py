"""The lobby: who sits, what is played with, and what to do next."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.language import Language
from bot.screens.fit import Block, block
from bot.screens.layout import GREEN, LINE, QUIET, Control, Part, compose, game_button, rows
from bot.screens.scenes import LobbyScene
from bot.screens.wording import Wording


def lobby_screen(scene: LobbyScene, language: Language) -> LayoutView:
    """Show a lobby; once it has started or was closed, it has no buttons any more."""
    wording = Wording(language, scene.players)
    parts: list[Part] = [
        block(language("lobby-title")),
        block(language("lobby-about"), "", weight=10),
        LINE,
        _players(scene, wording),
        LINE,
        *_cards(scene, wording),
        LINE,
        *_fairness(scene, language),
        LINE,
        block(_next(scene, wording)),
    ]
    if scene.status != "open":
        return compose(parts, QUIET)
    controls = _buttons(scene, language)
    return compose([*parts, *rows(controls[:5]), *rows(controls[5:])], GREEN)


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


def _cards(scene: LobbyScene, wording: Wording) -> list[Block]:
    say = wording.say
    cast = " · ".join(wording.character(each) for each in scene.cast)
    uniques = " · ".join(wording.thing(each) for each in scene.uniques)
    blocks = [
        block("\n".join([say("lobby-cast"), cast]), weight=50),
        block("\n".join([say("lobby-uniques"), uniques]), weight=40),
    ]
    if scene.seats:
        blocks.append(block(say("lobby-counts", numbers=_numbers(scene, say)), "", weight=30))
    return blocks


def _numbers(scene: LobbyScene, say: Language) -> str:
    """Write the numbers of players: "2, 4 or 5"."""
    texts = [str(number) for number in sorted(scene.seats)]
    if len(texts) < 2:
        return texts[0]
    return say("numbers-or", first=", ".join(texts[:-1]), last=texts[-1])


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
    """Say in one sentence why the lobby can't start; empty if it can."""
    if scene.can_start:
        return ""
    facts = {"count": len(scene.players), **scene.facts}
    text = say.first(f"lobby-hindrance-{scene.hindrance}", "lobby-hindrance-other", **facts)
    return text or say("lobby-hindrance-other")


def _host(scene: LobbyScene, wording: Wording) -> str:
    for seat, player in enumerate(scene.players):
        if player.user_id == scene.host:
            return wording.name(seat)
    return wording.say("lobby-host")


def _full(scene: LobbyScene) -> bool:
    return bool(scene.seats) and len(scene.players) >= max(scene.seats)


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
        game_button("start", game, say("button-start"), ButtonStyle.success, disabled=not scene.can_start),
        game_button("close", game, say("button-close")),
    ]
