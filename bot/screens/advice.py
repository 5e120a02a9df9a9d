"""Hints in the panel: the button that asks for one, and the hint in a line above the question."""

from ai.level import WeighedAnswer
from bot.controls import requests
from bot.screens.answers import named
from bot.screens.layout import Control, button
from bot.screens.limits import Block, block
from bot.screens.reasons import Reason, chance_of
from bot.screens.why import sorted_answers, told_reasons
from bot.view_models.panel import AdviceModel, PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.decision import argument, verb


def advice_button(model: PanelModel, say: Language) -> list[Control]:
    """Return the button that asks for a hint or for its numbers; empty if neither can be asked for.

    It also works during the search, because the message with the hint may get lost.
    """
    advice = model.advice
    if advice is None:
        return []
    if advice.status == "given" and not advice.late:
        why = requests.ExplainAdvice(model.game, model.tag)
        return [button(why, say("button-advice-why"))] if advice.candidates else []
    label = say("button-advice-thinking" if advice.status == "thinking" else "button-advice")
    return [button(requests.AskAdvice(model.game, model.tag), label)]


def advice_blocks(model: PanelModel, wording: Wording) -> list[Block]:
    """Show the hint that the player asked for: what to choose, and a reason."""
    advice, say = model.advice, wording.say
    if advice is None or model.decision is None or advice.status != "given":
        return []
    if len(advice.candidates) > 1:
        return [block(_compared(model, advice, wording), weight=70)]
    names = named(model, wording)
    choices = ", ".join(names[pick] for pick in advice.picks)
    return [block(say("advice-late" if advice.late else "advice-given", choices=choices), weight=70)]


def _compared(model: PanelModel, advice: AdviceModel, wording: Wording) -> str:
    """Name the best answer, or the two best if the tries can't tell them apart."""
    say, names = wording.say, named(model, wording)
    best, other, *_ = sorted_answers(advice.candidates)
    wins, less = chance_of(best), chance_of(other)
    why, other_why = (_for(told_reasons(model, each, advice.candidates, say)) for each in (best, other))
    if wins.level_with(less):
        named_both = {"first": names[best.option], "second": names[other.option]}
        if why and other_why and why != other_why:
            return say("advice-level", **named_both, why=why, **{"other-why": other_why})
        why = why or _new_colour(model, best, other, wording)
        return say("advice-lean" if why else "advice-level-plain", **named_both, why=why)
    numbers = {"wins": wins.about, "less": less.about}
    key = "advice-apart" if why else "advice-apart-plain"
    return say(key, best=names[best.option], other=names[other.option], why=why, **numbers)


def _new_colour(model: PanelModel, best: WeighedAnswer, other: WeighedAnswer, wording: Wording) -> str:
    """Say that one district, and not the other, brings a colour that the city lacks; otherwise empty."""
    if not verb(best.option) == verb(other.option) == "build":
        return ""
    city = {wording.kind(each.card) for each in model.own.city}
    new, kept = (wording.kind(argument(each.option)) for each in (best, other))
    return wording.say("fact-colour") if new not in city and kept in city else ""


def _for(found: list[Reason]) -> str:
    """Return the weightiest reason for the answer; empty if all of these are against it."""
    return next((reason.brief for reason in found if reason.good), "")
