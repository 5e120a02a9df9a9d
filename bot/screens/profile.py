"""A person's profile: a card of their career, and buttons to its other parts."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.controls.request import ON
from bot.pictures.picture import Picture
from bot.screens.career import career_picture
from bot.screens.layout import DIVIDER, GOLD_COLOUR, Control, Part, button, compose, pictured, rows, told
from bot.screens.leaderboard import rating_change, season_name
from bot.screens.limits import block
from bot.screens.profile_parts import badges_picture, daily_line, daily_parts, daily_shelf, more_parts
from bot.screens.situation import moment
from bot.view_models.lists import PastGame
from bot.view_models.profile import ProfileModel
from bot.wording.wording import visible_name
from bot.words.language import Language

TITLES = 3  # The most won seasons that the profile names, the newest first.


def profile_picture(model: ProfileModel, say: Language) -> Picture | None:
    """Make the picture of a part of a profile; `None` if it has none."""
    match model.part:
        case "main":
            return career_picture(model, say)
        case "badges":
            return badges_picture(model.badges, model.near, say)
        case "daily":
            return daily_shelf(model.daily, say)
        case "games" | "more":
            return None


def profile_screen(model: ProfileModel, say: Language, picture: Picture | None = None) -> LayoutView:
    """Show a part of a profile, with its picture if there is one."""
    title = block(say("profile-title", name=visible_name(model.name, say)))
    others = not model.own and model.server
    bare = picture is not None and model.part in ("main", "badges")
    parts: list[Part] = [
        *([] if bare and (model.own or model.part == "main") else [title]),
        *([block(say("small", text=say("profile-others")))] if others else []),
    ]
    match model.part:
        case "more":
            parts += [*more_parts(model.figures, say), block("\n".join(_others(model, say)))]
        case "badges":
            wanted = picture or badges_picture(model.badges, model.near, say)
            badges = pictured(wanted, say) if picture else told(wanted, say)
            parts += [badges, block(say("small", text=say("badges-how")))]
        case "daily":
            parts += daily_parts(model.daily, say, picture)
        case "games":
            parts += _last_games(model, say)
        case "main":
            parts += _main(model, say, picture)
    colour = None if bare else GOLD_COLOUR
    return compose([*parts, *_buttons(model, say)], colour)


def _main(model: ProfileModel, say: Language, picture: Picture | None) -> list[Part]:
    card = career_picture(model, say)
    facts = told(card, say) if card else block(_nothing(model, say))
    lines = [*_titles(model, say), *_elsewhere(model, say)]
    if model.versus:
        name = visible_name(model.versus.name, say)
        lines.append(say("profile-versus", name=name, better=model.versus.better, worse=model.versus.worse))
    lines += _unsettled(model, say)
    return [pictured(picture, say) if picture else facts, block("\n".join(lines))]


def _unsettled(model: ProfileModel, say: Language) -> list[str]:
    """Explain the question mark beside a rating; to the owner, also why no leaderboard shows them yet."""
    record = next((each for each in (model.here, model.everywhere) if each and not each.settled), None)
    if record is None:
        return []
    lines = [say("rating-settling", games=record.to_settle)]
    if model.own and not record.wins.games:
        lines.append(say("leaderboard-own-left"))
    return [say("small", text=each) for each in lines]


def _last_games(model: ProfileModel, say: Language) -> list[Part]:
    lines = [_last_game(number, each, model.user, say) for number, each in enumerate(model.last, 1)]
    return [DIVIDER, block("\n".join([say("profile-last"), *lines])), *rows(_replays(model, say))]


def _titles(model: ProfileModel, say: Language) -> list[str]:
    """Name the seasons that the person has won, and their tournaments."""
    seasons, cups = ", ".join(season_name(each, say) for each in model.won[:TITLES]), model.cups
    lines = [say("profile-won-seasons", seasons=seasons, count=len(model.won))] if seasons else []
    if cups.played:
        lines.append(say("profile-cups", played=cups.played, won=cups.won, best=cups.best))
    return lines


def _others(model: ProfileModel, say: Language) -> list[str]:
    lines = [daily_line(model.daily, say)] if model.daily.days else []
    told = {"profile-rival-best": model.best, "profile-rival-worst": model.worst}
    lines += [
        say(key, name=visible_name(rival.name, say), better=rival.better, worse=rival.worse)
        for key, rival in told.items()
        if rival
    ]
    if model.figures.rated < model.figures.wins.games:
        lines.append(say("small", text=say("profile-rated", rated=model.figures.rated)))
    return [*lines, *([say("daily-every-day")] if model.own and not model.daily.days else [])]


def _elsewhere(model: ProfileModel, say: Language) -> list[str]:
    """Show how many games another person has played and won in all servers.

    A person's own profile covers all servers anyway.
    """
    if model.own or model.everywhere is None:
        return []
    return [say("profile-counted", games=model.everywhere.wins.games, won=model.everywhere.wins.won)]


def _nothing(model: ProfileModel, say: Language) -> str:
    if model.own:
        dailies = [daily_line(model.daily, say)] if model.daily.days else []
        return "\n".join([*dailies, say("profile-own-nothing")])
    if not model.server:
        return say("profile-nothing-direct")
    return say("profile-nothing", name=say("player-name", name=visible_name(model.name, say)))


def _last_game(number: int, last: PastGame, user: int, say: Language) -> str:
    result = last.result
    own = next(each for each in result.standings if each.user == user)
    seats = len(result.standings)
    resigned, points = say("profile-last-resigned"), say("profile-last-points", total=own.total)
    texts = [say("profile-last-game", place=own.reached, seats=seats), resigned if own.resigned else points]
    if last.change is not None:
        texts.append(rating_change(last.change, say))
    texts.append(moment(result.ended))
    if last.board:
        texts.append(say("profile-last-board", address=last.board))
    return say("profile-last-line", number=number, told=" · ".join(texts))


def _replays(model: ProfileModel, say: Language) -> list[Control]:
    return [
        button(requests.OpenReplay(last.result.game), say("button-profile-replay", number=number))
        for number, last in enumerate(model.last, 1)
        if last.kept
    ]


def _buttons(model: ProfileModel, say: Language) -> list[Part]:
    if model.part != "main":
        back = button(requests.ShowProfile(model.user, "main"), say("button-profile-main"))
        return [back, *(_settings(model, say) if model.own and model.part == "more" else [])]
    found: list[Part] = []
    if model.figures.wins.games:
        if model.own and model.server and model.played_here:
            label = say("button-shown" if model.posted else "button-post")
            share = requests.ShareProfile()
            found.append(button(share, label, ButtonStyle.primary, disabled=model.posted))
        found.append(button(requests.ShowProfile(model.user, "badges"), say("button-profile-badges")))
    if model.last:
        found.append(button(requests.ShowProfile(model.user, "games"), say("button-profile-games")))
    if model.own or model.figures.wins.games:
        found.append(button(requests.ShowProfile(model.user, "more"), say("button-profile-more")))
    return found


def _settings(model: ProfileModel, say: Language) -> list[Part]:
    found: list[Part] = []
    if model.daily.days:
        found.append(button(requests.ShowProfile(model.user, "daily"), say("button-profile-daily")))
    if model.server and model.figures.wins.games > 1:
        found.append(button(requests.OpenForUsual(), say("button-usual")))
    state = "hidden" if not model.shown else "named" if model.named else "shown"
    found.append(block(say("profile-shown", state=state)))
    label = say("switch-shown", state=ON[model.shown])
    found.append(button(requests.SetShown(not model.shown), label))
    if model.shown:
        label = say("switch-named", state=ON[model.named])
        found.append(button(requests.SetNamed(not model.named), label))
    return found
