"""A question and its options in words: the name of each option, its gain, and its effect."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.pictures.candidates import income
from bot.screens.limits import OPTION_LABEL, WIDE_FACE, clip
from bot.screens.situation import lost_with, own_characters, target_stake
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words import card_texts
from bot.words.language import Value, words
from bot.words.names import escaped
from engine.cards.districts import DISTRICTS
from engine.decision import Decision, argument, verb
from engine.flow.turn import GATHER_FIRST
from engine.hooks import CHARACTERS
from engine.offers import Brings
from engine.setup.rules import characters_each
from engine.view import SeatView, TurnView, View

SEAT_VERBS = frozenset({"seat", "wagon"})  # Verbs whose argument is the number of a seat.

DRAFT = frozenset({"pick-character", "toss-character"})
"""The questions that choose the player's own character."""

TIPPED = ("merchant", "architect", "king", "bishop", "warlord", "magician", "thief", "assassin")
"""The characters that have their own tip, the easiest to play first."""

WITHOUT_COINS = frozenset({"beautify"})
"""Questions that offer only districts without a coin, which cost the printed price."""

CARD_VERBS = frozenset({"card", "build", "district"})  # Verbs whose argument is a district card.


@dataclass(frozen=True, slots=True)
class ShownOption:
    """An option of a question in words, for a button or a menu."""

    index: int
    verb: str
    label: str
    description: str  # Its effect, or empty.
    stake: str = ""  # What a target may lose, in brackets after the label.
    faint: bool = False  # Hardly anybody wants it, for example an impossible victim.
    then: tuple[int, ...] = ()  # The indexes of the further answers that the same click gives.
    menu: str = ""  # The name of the menu in which it must be; empty: it may be a button.
    menu_help: str = ""  # Explains that menu.
    about: str = ""  # The subject of its effect, if that isn't the label.
    face: str = ""  # The character whose portrait is in front of the label.

    @property
    def group(self) -> str:
        """The key of its menu: if buttons lack room, options with the same key share a menu."""
        # Of another player's hand, cards to build and cards to take are chosen in the same way.
        return self.menu or {"build": "card"}.get(self.verb, self.verb)

    @property
    def shown(self) -> str:
        """The label with the stake."""
        return clip(f"{self.label} ({self.stake})", OPTION_LABEL) if self.stake else self.label

    @property
    def measured(self) -> str:
        """The label, as wide as with its portrait."""
        return WIDE_FACE + self.shown if self.face else self.shown

    @property
    def steps(self) -> tuple[int, ...]:
        """The indexes of its own answer and of those that follow."""
        return (self.index, *self.then)


def choices(model: PanelModel, wording: Wording) -> list[ShownOption]:
    """Return all options of the model's question in words: in order, but faint ones last."""
    decision = model.decision
    if decision is None:
        return []
    found = [
        ending(choice_of(model, wording, index), wording)
        if option in model.ends and decision.kind == "turn"
        else choice_of(model, wording, index)
        for index, option in enumerate(decision.options)
    ]
    return sorted(found, key=lambda choice: choice.faint)


def ending(choice: ShownOption, wording: Wording) -> ShownOption:
    """Say of an option that it ends the turn: after its label, or below the row of a district or target."""
    if choice.verb != "build" and not choice.about:
        return replace(choice, label=clip(wording.say("option-ends", label=choice.label), OPTION_LABEL))
    told = " ".join(filter(None, [wording.say("line-ends"), choice.description]))
    return replace(choice, description=clip(told, OPTION_LABEL))


def labelled(model: PanelModel, wording: Wording) -> dict[str, str]:
    """Label each option of the model's question, as its button does."""
    return {model.question.options[each.index]: each.label for each in choices(model, wording)}


def named(model: PanelModel, wording: Wording) -> dict[str, str]:
    """Name each option of the model's question for use in a text, with markup escaped."""
    return {
        option: escaped(_deed(model, wording, option), OPTION_LABEL) for option in labelled(model, wording)
    }


def _deed(model: PanelModel, wording: Wording, option: str) -> str:
    """Name a target together with the power that is used on it, because a text shows no question."""
    asked, say, label = model.question.kind, wording.say, option_label(model, wording, option)
    if asked in DRAFT or verb(option) not in (*SEAT_VERBS, "character", "district"):
        return label
    if (deed := say.find(f"line-use-{asked}", **_arguments(model, wording, option))) is not None:
        return deed
    power = say.find(f"option-use-{asked.removesuffix('-seat')}")
    return label if power is None else say("line-use", power=power, name=label)


def question(model: PanelModel, wording: Wording) -> str:
    """Return the model's question in words."""
    decision, turn, facts = model.question, _asked_turn(model), _facts(model, wording)
    if turn and turn.gathered and not (possible := _possible(decision, turn))["more"]:
        facts |= possible
    if turn and facts["building"] == "none" and [*map(verb, decision.options)] == ["use"]:
        facts["building"] = "must"
    asked = asked_as(model, wording)
    # If the question is about the reader's own city, "you" replaces the name.
    kinds = [f"{asked}-own", asked] if decision.target == model.seat else [asked]
    return wording.say.first(*map(wording.ruled, kinds), **facts) or words(decision.kind)


def help_for(model: PanelModel, wording: Wording) -> str:
    """Return help for the model's question; empty if there is none."""
    turn, facts = _asked_turn(model), _facts(model, wording)
    helps = [asked_as(model, wording).replace("ask-", "help-", 1)]
    if turn is not None:
        facts |= _possible(model.question, turn)
        helps.insert(0, "help-turn-build" if turn.gathered else "help-turn-gather")
        if not turn.gathered:
            # A mark by another player, such as the Witch's, may allow only gathering.
            helps[:0] = [f"help-turn-{kind}" for kind in _marks_of_others(model.view, turn)]
    found = (wording.say.find(wording.ruled(key), **facts) for key in helps)
    return next((each for each in found if each), "")


def _asked_turn(model: PanelModel) -> TurnView | None:
    """Return the turn if the question asks for an action in it, otherwise `None`."""
    return model.view.turn if model.question.kind == "turn" else None


def _marks_of_others(view: View, turn: TurnView) -> list[str]:
    """Return the kinds of other players' marks on the character whose turn it is."""
    return [each.kind for each in view.marks if each.by != turn.seat and each.character == turn.character]


def _facts(model: PanelModel, wording: Wording) -> dict[str, Value]:
    view, decision = model.view, model.question
    threats = [each for each in view.marks if each.kind == "threat" and each.character == decision.card]
    return {
        "real": any(each.real for each in threats),
        "card": wording.thing(decision.card) if decision.card else "",
        "target": wording.name(decision.target) if decision.target >= 0 else "",
        "gold": decision.gold,
        "school": any(each.card == "school_of_magic" for each in model.own.city),
        "minimum": decision.minimum,
        "maximum": decision.maximum,
        "place": _place(view),
        "only": argument(decision.options[0]) if len(decision.options) == 1 else "none",
        "character": _playing(view, wording),
        "building": "none",
    }


def tip(model: PanelModel, wording: Wording, among: Sequence[str] = ()) -> str:
    """Return a line that says why to choose one of these options (none: of all); empty if there is none."""
    key = wording.ruled(f"why-{model.question.kind}")
    turn = _asked_turn(model)
    if turn and "bewitched" in _marks_of_others(model.view, turn):
        return ""
    offered = {argument(option) for option in among or model.question.options}
    who = [turn.character] if turn else [each for each in TIPPED if each in offered]
    if not any(seat.city for seat in model.view.seats):  # There is nothing to destroy yet.
        who = [each for each in who if each != "warlord"]
    about = next((each for each in who if wording.say.has(f"{key}.{each}")), "")
    hand = [card.card for card in model.view.hand if card.card in DISTRICTS]
    collects = income(about, hand, model.rules) if turn and about else None
    facts = {"cards": len(hand), "fitting": collects.districts if collects else 0}
    if turn and about and not facts["fitting"] and not _powers_left(model, about):
        return ""
    eighth = card_texts.eighth(wording.say, model.view.cast)
    return wording.say.find(f"{key}.{about}" if about else key, eighth=eighth, **facts) or ""


def _powers_left(model: PanelModel, character: str) -> bool:
    """Return whether the character has no powers, or one that can be used in the rest of the turn."""
    powers = {power.option for power in CHARACTERS[character].powers}
    later = [lack.option for lack in model.lacking if lack.reason == GATHER_FIRST]
    return not powers or not powers.isdisjoint((*model.question.options, *later))


def _place(view: View) -> int:
    """Return which character the reader chooses: 1 or 2 of two; 0 if each player has one."""
    return 0 if characters_each(len(view.seats)) == 1 else len(view.characters) + 1


def _playing(view: View, wording: Wording) -> str:
    """Name the character whose turn it is, if its player has several; otherwise return `none`."""
    several = view.turn is not None and len(own_characters(view)) > 1
    return wording.thing(view.turn.character) if several and view.turn else "none"


def _possible(decision: Decision, turn: TurnView) -> dict[str, Value]:
    """Return facts of a turn: how much the player can build, or why they can't, and if they can do more."""
    verbs = {verb(option) for option in decision.options}
    left = max(0, turn.limit - turn.built)
    if "build" in verbs:
        building = "some" if left else "beyond"
    else:
        building = "never" if not turn.limit else "nothing" if left else "limit"
    return {"limit": turn.limit, "left": left, "building": building, "more": bool(verbs - {"build", "end"})}


def choice_of(model: PanelModel, wording: Wording, index: int) -> ShownOption:
    """Return an option of the model's question in words."""
    option = model.question.options[index]
    kind, what = verb(option), argument(option)
    arguments = _arguments(model, wording, option)
    label = _label(model, wording, option, arguments)
    keys = (wording.ruled(f"{key}.description") for key in _keys(option))
    explained = (wording.say.find(key, **arguments) for key in keys if wording.say.has(key))
    description = next((each for each in explained if each), "") or _effect(model, wording, option)
    known = _known(model, wording, kind, what)
    if known:
        label = wording.say("option-known", label=label, known=known)
    stake = "" if known else target_stake(model, wording, option)
    face, label = what if kind == "character" else "", clip(label, OPTION_LABEL)
    return ShownOption(index, kind, label, description, stake, faint=bool(known), face=face)


def option_label(model: PanelModel, wording: Wording, option: str) -> str:
    """Name an option, offered or not: by the question's own word for it, if there is one."""
    return _label(model, wording, option, _arguments(model, wording, option))


def _label(model: PanelModel, wording: Wording, option: str, arguments: dict[str, Value]) -> str:
    keys, asked = _keys(option), asked_as(model, wording)
    own = (f"{asked}.{each.removeprefix('option-')}" for each in keys)
    label = wording.say.first(*own, *map(wording.ruled, keys), **arguments)
    if label is not None:
        return label
    kind, what = verb(option), argument(option)
    name = wording.thing(what) if what else ""
    return wording.say("option-unknown", what=words(kind), name=name) if name else words(kind)


def _keys(option: str) -> tuple[str, ...]:
    kind, what = verb(option), argument(option)
    return (f"option-{kind}-{what}", f"option-{kind}") if what else (f"option-{kind}",)


def asked_as(model: PanelModel, wording: Wording) -> str:
    """Return the key of the question's text. If an option is missing, prefer a text that says why."""
    plain = f"ask-{model.question.kind}"
    found = (f"{plain}-{lack.reason}" for lack in model.lacking)
    return next((each for each in found if wording.say.has(each)), plain)


def _known(model: PanelModel, wording: Wording, kind: str, what: str) -> str:
    """Say why an option is odd, for example the reader's own seat; empty for other options."""
    if kind in SEAT_VERBS:
        return wording.say("known-you") if _seat(what) == model.view.seat else ""
    return _known_character(model, wording, what) if kind == "character" else ""


def _known_character(model: PanelModel, wording: Wording, character: str) -> str:
    view = model.view
    if model.question.kind in DRAFT:
        return ""
    if character in view.characters:
        return wording.say("known-yours")
    if character in view.face_up or character == view.seen:
        return wording.say("known-nobody")
    kinds = (mark.kind for mark in view.marks if mark.character == character)
    marks = dict.fromkeys(wording.say.first(f"sign-one-{kind}", f"sign-{kind}") or "" for kind in kinds)
    return " ".join(marks)


def _arguments(model: PanelModel, wording: Wording, option: str) -> dict[str, Value]:
    kind, what = verb(option), argument(option)
    decision = model.question
    card = wording.thing(decision.card) if decision.card else ""
    target = wording.label(decision.target) if decision.target >= 0 else ""
    arguments: dict[str, Value] = {"gold": decision.gold, "name": "", "card": card, "target": target}
    arguments |= _brings(model, option)
    arguments["holder"] = wording.label(model.view.crown)
    if kind in SEAT_VERBS:
        arguments["name"] = wording.label(_seat(what))
    elif kind == "character":
        arguments["name"] = wording.character(what)
    elif kind == "type":
        arguments.update(name=wording.thing(what), mark=wording.say(f"mark-{what}"))
    elif kind in CARD_VERBS:
        arguments["name"], arguments["mark"] = wording.thing(what), wording.say(f"mark-{wording.kind(what)}")
        arguments["card"] = wording.card(what, shown_cost(model, option))
    elif re.fullmatch("[0-9]+(-[0-9]+)?", what):
        number, _, other = what.partition("-")
        arguments.update(number=int(number), other=int(other or 0))
    elif what and not wording.say.has(f"option-{kind}-{what}"):
        arguments["name"] = wording.thing(what)
    return arguments


def _brings(model: PanelModel, option: str) -> dict[str, Value]:
    gold, drawn, kept = model.brings.get(option, Brings())
    return {
        "got": max(0, gold),
        "price": max(0, -gold),
        "drawn": drawn,
        "kept": "all" if kept == drawn else kept,
    }


def _effect(model: PanelModel, wording: Wording, option: str) -> str:
    kind, what = verb(option), argument(option)
    if kind in SEAT_VERBS:
        seat = _seat_view(model, _seat(what))
        return wording.possessions(seat) if seat else ""
    if kind == "district" and (owner := _seat_view(model, model.question.target)):
        lost = lost_with(model.question, wording, owner, shown_cost(model, option) or 0)
        return lost or (wording.effect(what) if wording.kind(what) == "unique" else "")
    return wording.effect(what) if what else ""


def shown_cost(model: PanelModel, option: str) -> int | None:
    """Return the cost of an option's card, as the picture shows it; `None`: the printed cost."""
    card, decision = argument(option), model.question
    if verb(option) in ("build", "card"):
        return next((each.cost for each in model.view.hand if each.card == card), None)
    owner = _seat_view(model, decision.target if decision.target >= 0 else decision.seat)
    if verb(option) != "district" or owner is None or decision.kind in WITHOUT_COINS:
        return None
    # A city may have two different districts with one name: `card~2` is the second.
    costs = [each.cost for each in dict.fromkeys(owner.city) if each.card == card]
    copy = option.partition("~")[2]
    place = int(copy) - 1 if copy.isdecimal() else 0
    return costs[min(place, len(costs) - 1)] if costs else None


def _seat(what: str) -> int:
    return int(what) if what.isdecimal() else -1


def _seat_view(model: PanelModel, number: int) -> SeatView | None:
    return model.view.seats[number] if 0 <= number < len(model.view.seats) else None
