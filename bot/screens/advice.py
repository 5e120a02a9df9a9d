"""Hints in the panel: the button that asks for one, and a line with the hint above the question."""

from collections.abc import Sequence
from dataclasses import replace

from ai.level import WeighedAnswer
from bot.controls import requests
from bot.screens.answers import DRAFT, named, option_label, tip
from bot.screens.layout import Control, button
from bot.screens.limits import Block, block
from bot.screens.panel_picture import hand_marks
from bot.screens.reasons import alike, all_rare, chance_of, likely_harm, points_behind
from bot.screens.why import sorted_answers, told_reasons
from bot.view_models.panel import AdviceModel, PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from bot.words.names import escaped
from engine.decision import argument, verb


def advice_button(model: PanelModel, say: Language) -> list[Control]:
    """Return the button that asks for a hint or for its numbers; empty if there is nothing to ask for.

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
    names = _named(model, advice, wording)
    choices = ", ".join(names[pick] for pick in advice.picks if pick in names)
    return [block(say("advice-late" if advice.late else "advice-given", choices=choices), weight=70)]


def advised(model: PanelModel, advice: AdviceModel, wording: Wording) -> list[WeighedAnswer]:
    """Return the tried answers. If several are equally good, a safe one with a reason comes first."""
    tried = advice.candidates
    if all_rare(tried):
        tried = tuple(sorted(tried, key=points_behind))
    found = sorted_answers(tried)
    level = [each for each in found if alike(each, found[0])]
    first = min(level, key=lambda each: (bool(likely_harm(each)), not _why(model, each, tried, wording)))
    return [first, *(each for each in found if each is not first)]


def _compared(model: PanelModel, advice: AdviceModel, wording: Wording) -> str:
    """Name the best answers; of characters, also the weaker ones, even if only the first tries had them."""
    names, (best, *rest) = named(model, wording), advised(model, advice, wording)
    # Equally good answers have a frame in the picture behind *Why?*.
    answers = [best, *([each for each in rest if alike(best, each)] or rest[:1])]
    text, shown = _verdict(model, advice, wording, answers), {each.option for each in answers}
    weaker = [name for option, name in names.items() if option not in shown and model.question.kind in DRAFT]
    return f"{text} {wording.say('advice-weaker', options=', '.join(weaker))}" if weaker else text


def _verdict(
    model: PanelModel, advice: AdviceModel, wording: Wording, answers: Sequence[WeighedAnswer]
) -> str:
    """Name the best answer with a reason, or all `answers` if the tries show no difference."""
    say, names, (best, other, *more) = wording.say, _named(model, advice, wording), answers
    why = _why(model, best, advice.candidates, wording)
    named_both = {"first": names[best.option], "second": names[other.option]}
    if not alike(best, other):
        if not why and not all_rare((best, other)):
            wins, less = chance_of(best).about, chance_of(other).about
            return say("advice-wins", **named_both, wins=wins, less=less)
        return say("advice-apart" if why else "advice-apart-plain", **named_both, why=why)
    if _both_in_one_turn(model, best, other):
        return say("advice-first", **named_both)
    if (harm := likely_harm(other)) and not likely_harm(best):
        return say("advice-safer", **named_both, harm=say(f"suffered-{harm}"))
    why = why or _new_colour(model, best, other, wording)
    if more:
        text = say("advice-any", options=", ".join(names[each.option] for each in answers))
    elif why:
        return say("advice-lean", **named_both, why=why)
    else:
        text = say("advice-level-plain", **named_both)
    # A character without a reason is easier to choose if its use is named.
    drafted = model.question.kind in DRAFT
    use = tip(model, wording, [best.option]) if drafted else ""
    return f"{text} {use}".rstrip()


def _named(model: PanelModel, advice: AdviceModel, wording: Wording) -> dict[str, str]:
    """Name each option; the recommended one with its targets, if it has any."""
    names, picks = named(model, wording), advice.picks
    line = next((each for each in model.lines if each.goal in picks[:1] and each.picks == picks), None)
    for asked, pick in zip(line.asked[1:], picks[1:], strict=True) if line else ():
        target = escaped(option_label(replace(model, decision=asked), wording, pick))
        names[picks[0]] = wording.say("line-joined", first=names[picks[0]], second=target)
    return names


def _both_in_one_turn(model: PanelModel, best: WeighedAnswer, other: WeighedAnswer) -> bool:
    """Return whether the same turn allows the other answer after the best one."""
    verbs = {verb(best.option), verb(other.option)}
    return model.question.kind == "turn" and len(verbs) > 1 and "end" not in verbs


def _new_colour(model: PanelModel, best: WeighedAnswer, other: WeighedAnswer, wording: Wording) -> str:
    """If only one of two districts brings a colour that the city lacks, say so; otherwise empty."""
    if not verb(best.option) == verb(other.option) == "build":
        return ""
    city = {wording.kind(each.card) for each in model.own.city}
    new, kept = (wording.kind(argument(each.option)) for each in (best, other))
    return wording.say("fact-colour") if new not in city and kept in city else ""


def _why(model: PanelModel, each: WeighedAnswer, tried: Sequence[WeighedAnswer], wording: Wording) -> str:
    """Return the most important reason for the answer; empty if there is none."""
    found = told_reasons(model, each, tried, wording.say)
    return _affords(model, each, wording) or next((reason.brief for reason in found if reason.good), "")


def _affords(model: PanelModel, each: WeighedAnswer, wording: Wording) -> str:
    """Name the most expensive district that the reader can build only after taking gold."""
    marks = hand_marks(model) if each.option == "gather:gold" else {}
    cards = [card for card in model.view.hand if card.card in marks and marks[card.card].state == "first"]
    dearest = max(cards, key=lambda card: card.cost, default=None)
    if dearest is None or dearest.cost <= model.own.gold:
        return ""
    return wording.say("fact-affords", card=wording.say(f"district-{dearest.card}"))
