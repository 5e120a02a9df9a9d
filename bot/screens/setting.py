"""The settings of a lobby as text, and menus for some of them: edition, cards, level, pace and more."""

from collections import Counter
from collections.abc import Iterable, Sequence

from discord import ButtonStyle

from bot.controls.request import ON
from bot.controls.requests import LONGEST_NAME
from bot.controls.table_options import COMPUTER_LEVELS, WHENEVER, pace_value, switches
from bot.screens.layout import Part, Row, option
from bot.screens.limits import Block, block
from bot.screens.option_controls import OptionControls, explained_options
from bot.view_models.lobby import OptionsModel
from bot.wording.problems import problem_text, remark_text
from bot.wording.wording import NO_BREAK, Wording
from bot.words.card_texts import either
from bot.words.language import Language
from bot.words.names import escaped
from engine.setup.editions import edition_of
from engine.setup.plan import SWITCHES, Plan
from engine.setup.preview import CastRemark, Preview
from storage.pace import DAY_MINUTES, HOUR, PACES, SLOW_PACE, Pace
from storage.parts import ComputerLevel
from storage.values import Player


def names_block(preview: Preview, saved_as: str, wording: Wording) -> Block:
    """Name the edition and the set."""
    say = wording.say
    return block(
        say(
            "setting-names",
            edition=say(f"edition-{preview.plan.edition}"),
            cards=cards_name(preview, saved_as, wording),
        )
    )


def cards_name(preview: Preview, saved_as: str, wording: Wording) -> str:
    """Name the set. If the server has saved it, use its saved name."""
    if saved_as:
        return wording.say("set-saved", name=escaped(saved_as, LONGEST_NAME))
    return wording.say(f"set-{preview.plan.cards.id}")


def contents(plan: Plan, say: Language) -> str:
    """Describe a saved set in a few words."""
    return say("saved-of", edition=say(f"edition-{plan.edition}"), cards=say(f"set-{plan.cards.id}"))


def card_blocks(preview: Preview, wording: Wording) -> list[Block]:
    """List the characters with their ranks, and the unique districts."""
    say = wording.say
    cast = " · ".join(wording.character(each).replace(" ", NO_BREAK) for each in preview.cast)
    uniques = " · ".join(
        say("hand-several", card=wording.thing(card), count=count) if count > 1 else wording.thing(card)
        for card, count in Counter(preview.uniques).items()
    )
    return [
        block("\n".join([say("lobby-cast"), cast or say("setting-none")]), weight=50),
        block("\n".join([say("lobby-uniques"), uniques or say("setting-none")]), weight=40),
    ]


def rules_block(preview: Preview, wording: Wording, *, joinable: bool) -> Block:
    """Show the city size, differences from the edition, and if `joinable`, possible numbers of players."""
    say, plan = wording.say, preview.plan
    rules = preview.rules
    parts = [say("setting-size", size=rules.size_for(preview.seats))]
    parts += [
        text for each in SWITCHES.values() if each.on(plan) and (text := say.find(f"setting-{each.name}"))
    ]
    if plan.tie_break not in (None, edition_of(plan.edition).rules.tie_break):
        parts.append(say("setting-tie", how=say(f"tie-{plan.tie_break}")))
    if preview.counts and joinable:
        parts.append(say("setting-counts", numbers=numbers(preview.counts, wording)))
    return block("\n".join(say("small", text=part) for part in parts), weight=60)


def notes_block(preview: Preview, wording: Wording, *, choosable: bool = True) -> Block:
    """Describe what the game changes automatically; if the reader can choose, also the alternatives."""
    told = (
        remark_text("note-other", note, wording, "setting-choosable", note.instead if choosable else ())
        for note in preview.notes
    )
    return block("\n".join(wording.say("setting-note", text=text) for text in told), weight=70)


def problems_block(problems: Iterable[CastRemark], wording: Wording) -> Block:
    """List the problems."""
    lines = (wording.say("setting-problem", text=problem_text(problem, wording)) for problem in problems)
    return block("\n".join(lines), weight=90)


def numbers(counts: Sequence[int], wording: Wording) -> str:
    """Write numbers of players: "2 to 8", or "2, 4 or 5"."""
    ordered = sorted(counts)
    if len(ordered) > 2 and ordered == list(range(ordered[0], ordered[-1] + 1)):
        return wording.say("numbers-to", first=ordered[0], last=ordered[-1])
    return either(wording.say, [str(number) for number in ordered])


def switch_parts(model: OptionsModel, controls: OptionControls, *, explained: bool = True) -> list[Part]:
    """Show the switches of a page of the options, and explain them."""
    say, found = controls.wording.say, switches(controls.page)
    told = (say(f"{each.name}-option", state=ON[each.of(model.chosen)]) for each in found if explained)
    about = "\n".join(say("small", text=line) for line in told)
    return [
        block(about, "", weight=40),
        *(controls.switch(each.name, on=each.of(model.chosen)) for each in found),
    ]


def level_menu(model: OptionsModel, controls: OptionControls) -> Row:
    """Offer the levels to the host of a lobby with computers."""
    say, level = controls.wording.say, model.chosen.level
    options = explained_options("level", COMPUTER_LEVELS, level, "level", say)
    return controls.menu("level", options, say("menu-level"))


def level_blocks(level: ComputerLevel, players: tuple[Player, ...], say: Language) -> list[Block]:
    """Show the level of the computers at a table; empty if there are none."""
    if not any(player.computer for player in players):
        return []
    named = say("level", name=say(f"level-{level}"))
    return [block(say("small", text=named), "", weight=8)]


_UNITS = (("pace-days", DAY_MINUTES * 60), ("pace-hours", HOUR), ("pace-minutes", 60), ("pace-seconds", 1))
"""The keys of the units of time with their seconds, the largest first."""


def pace_parts(model: OptionsModel, controls: OptionControls) -> list[Part]:
    """Show the pace of the table and what it means, with a menu of all paces."""
    say, chosen = controls.wording.say, model.chosen.pace
    options = [
        option(
            pace_name(pace, say),
            pace_value(pace),
            say(f"pace-{pace.kind}.description", reserve=time_name(pace.reserve, say)),
            chosen=pace == chosen,
        )
        for pace in PACES
    ]
    return [
        block(say("pace-title")),
        block(_deadline_line(model, say)),
        block(say("small", text=pace_how(chosen, say)), "", weight=40),
        controls.menu("pace", options, say("menu-pace")),
        *_deadline_menu(model, controls),
        controls.to("main", say("button-back"), ButtonStyle.primary),
    ]


def _deadline_line(model: OptionsModel, say: Language) -> str:
    pace, deadline = model.chosen.pace, model.chosen.deadline
    line = pace_line(pace, say)
    if deadline is None or not pace.slow:
        return line
    told = say("deadline-line", time=f"{deadline.hour}:00", zone=deadline.zone)
    return f"{line}\n{told}"


def _deadline_menu(model: OptionsModel, controls: OptionControls) -> list[Row]:
    if not model.chosen.pace.slow:
        return []
    say, deadline = controls.wording.say, model.chosen.deadline
    chosen = deadline and deadline.hour
    options = [option(say("deadline-any"), WHENEVER, chosen=chosen is None)]
    hours = [
        option(say("deadline-at", time=f"{hour}:00"), str(hour), chosen=chosen == hour) for hour in range(24)
    ]
    return [controls.menu("deadline", [*options, *hours], say("menu-deadline"))]


def pace_line(pace: Pace, say: Language) -> str:
    """Name the pace of a table, with the reserve."""
    if not pace.reserve:
        return say("pace-line", pace=pace_name(pace, say), reserve="none")
    turn = say(f"pace-{pace.kind}", time=time_name(pace.turn, say, short=True))
    return say("pace-line", pace=turn, reserve=time_name(pace.reserve, say, short=True))


def pace_how(pace: Pace, say: Language) -> str:
    """Describe how the clock of a pace works."""
    further, once = (time_name(seconds, say) for seconds in (pace.further, pace.at_once))
    return say(f"pace-{pace.kind}-how", further=further, once=once)


def league_pace(say: Language) -> str:
    """Describe the pace of a league, and how often to look in."""
    return f"{pace_line(SLOW_PACE, say)}\n{say('tournament-pace')}"


def pace_name(pace: Pace, say: Language) -> str:
    """Name a pace, for use without markup."""
    return say(f"pace-{pace.kind}", time=time_name(pace.turn, say))


def about(seconds: int, say: Language) -> str:
    """Write a long time in days; if it is shorter than a day and a half, in hours."""
    unit = 24 * HOUR if seconds >= 36 * HOUR else HOUR
    return time_name(max(1, round(seconds / unit)) * unit, say)


def time_name(seconds: int, say: Language, *, short: bool = False) -> str:
    """Write a time in its largest whole unit; from two days on, in days and a rest. `short`: abbreviate."""
    if seconds >= 48 * HOUR and (rest := seconds % (24 * HOUR)):
        return f"{time_name(seconds - rest, say, short=short)} {time_name(rest, say, short=short)}"
    key, unit = next(each for each in _UNITS if seconds % each[1] == 0)
    return say(f"{key}.short" if short else key, count=seconds // unit)
