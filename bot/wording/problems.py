"""Sentences about problems in a table's options, and about automatic changes."""

from collections.abc import Sequence

from bot.view_models.lobby import LobbyModel
from bot.wording.wording import Wording
from bot.words.card_texts import either
from bot.words.language import Language
from engine.setup.preview import CastRemark


def hindrance_text(model: LobbyModel, say: Language) -> str:
    """Explain why the lobby can't start; empty if it can."""
    wording = Wording(say, model.players, rules=model.preview.rules)
    return " ".join(problem_text(each, wording) for each in model.hindrances)


def problem_text(problem: CastRemark, wording: Wording) -> str:
    """Describe a problem in a sentence. If a character causes it, add a sentence about substitutes."""
    instead = problem.instead if "character" in problem.facts else ()
    return remark_text("lobby-hindrance-other", problem, wording, "setting-instead", instead)


def remark_text(other: str, remark: CastRemark, wording: Wording, key: str, instead: Sequence[str]) -> str:
    """Describe a remark, and add a sentence with its alternatives if there are any.

    `other` is the key of the sentence for a remark that has none of its own. `key` is the key of the sentence
    about alternatives.
    """
    say = wording.say
    facts = {name: _fact(name, value, wording) for name, value in remark.facts.items()}
    text = say.find(f"{other.removesuffix('other')}{remark.key}", **facts) or say(other)
    if not instead:
        return text
    return f"{text} {say(key, names=either(say, list(map(wording.thing, instead))))}"


def lacking_text(lacking: Sequence[str], edition: str, say: Language) -> str:
    """Name the requested set and switches that the edition lacks; empty if it has all."""
    names = [say.first(f"extra-{each}", f"set-{each}") or each for each in lacking]
    if not names:
        return ""
    return say("options-form-lacking", edition=say(f"edition-{edition}"), names=", ".join(names))


def _fact(key: str, value: int | str, wording: Wording) -> int | str:
    if isinstance(value, int):
        return value
    match key:
        case "edition":
            return wording.say(f"edition-{value}")
        case "cards":
            return wording.say(f"set-{value}")
        case "character" | "district" | "instead":
            return wording.thing(value)
        case _:
            return value
