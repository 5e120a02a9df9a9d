"""Previews of a plan: the cards that will be played, automatic changes, and problems."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from engine.cards.characters import RANK
from engine.errors import SetupError
from engine.setup.choice import OwnChoice, ReadySet
from engine.setup.editions import edition_of
from engine.setup.options import Options, fits, refusal
from engine.setup.plan import NINTH, Plan, characters_for, complete, seats_for
from engine.setup.rules import Rules
from engine.setup.sets import sets_of


class CastRemark(NamedTuple):
    """A remark about a plan: the key of its words, its facts, and cards that could play instead."""

    key: str
    facts: Mapping[str, int | str]
    instead: tuple[str, ...] = ()


class Replacement(NamedTuple):
    """A character of a set that can't play with this number of players, its substitute, and all choices."""

    character: str
    instead: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """The result of a plan with the people at the table."""

    plan: Plan = field(default_factory=Plan)
    seats: int = 4  # the number of people, or the nearest that the edition allows
    cast: tuple[str, ...] = ()  # the characters that will be played; with problems, the chosen ones
    uniques: tuple[str, ...] = ()  # the unique districts that will be played; with problems, the chosen ones
    notes: tuple[CastRemark, ...] = ()  # automatic changes
    problems: tuple[CastRemark, ...] = ()  # why the plan can't be played
    counts: tuple[int, ...] = ()  # the numbers of players that could play the unchanged plan
    replacements: tuple[Replacement, ...] = ()  # characters of a set that others replace

    @property
    def rules(self) -> Rules:
        return self.plan.rules()

    @property
    def most(self) -> int:
        """The largest number of players for the edition."""
        return self.plan.most


@lru_cache(maxsize=256)
def preview(plan: Plan, taken: int) -> Preview:
    """Return the preview of a plan for `taken` people. Cached, because a lobby needs it at each click."""
    able = seats_for(plan.edition)
    seats = min(max(taken, able[0]), able[-1])
    options, chosen = _try(plan, seats), with_ninth(plan, seats).cards
    cast: tuple[str, ...] = ()
    uniques = edition_of(plan.edition).fixed
    if isinstance(options, Options):
        cast, uniques = options.cast, options.uniques
    elif isinstance(chosen, OwnChoice):
        cast, uniques = chosen.in_order(), (*uniques, *chosen.uniques)
    replacements = tuple(_replacements(plan, seats, cast))
    replaced = [_replaced(each, plan, seats) for each in replacements]
    return Preview(
        plan=plan,
        seats=seats,
        cast=cast,
        uniques=uniques,
        notes=(*(each for each in _notes(plan, seats, cast) if not _explained_by(replaced, each)), *replaced),
        problems=problems(plan, max(seats, taken)),
        counts=tuple(count for count in able if isinstance(_try(plan, count), Options)),
        replacements=replacements,
    )


def options_for(plan: Plan, seats: int) -> Options:
    """Return the options of a game for `seats`. Raises `SetupError` if the rules don't allow the plan."""
    return with_ninth(plan, seats).options(seats)


def with_ninth(plan: Plan, seats: int) -> Plan:
    """Return the plan, with a ninth character if its own choice needs one. Raises `SetupError`."""
    cards = plan.cards
    if not isinstance(cards, OwnChoice) or plan.size(seats) < NINTH or cards.of_rank(NINTH):
        return plan
    offers = characters_for(plan.edition, NINTH, seats)
    ninth = next(offer.character for offer in offers if offer.refusal is None)
    return replace(plan, cards=replace(cards, characters=(*cards.characters, ninth)))


def problems(plan: Plan, seats: int) -> tuple[CastRemark, ...]:
    """Return all obstacles to playing a plan with `seats`."""
    try:
        plan = with_ninth(plan, seats)
        found = list(_of_cast(plan, seats))
    except SetupError as error:
        return (_remark(error),)
    if not found and isinstance(refused := _try(plan, seats), SetupError):
        found.append(_remark(refused))
    if isinstance(plan.cards, OwnChoice):
        # The engine names only the first mistake, so check the districts with a faultless cast.
        districts = replace(plan.cards, characters=_good_cast(plan, seats))
        refused = _try(replace(plan, cards=districts), seats)
        found += [_remark(refused)] if isinstance(refused, SetupError) else []
    return tuple({remark.key + str(sorted(remark.facts.items())): remark for remark in found}.values())


def _of_cast(plan: Plan, seats: int) -> Iterator[CastRemark]:
    if not isinstance(plan.cards, OwnChoice):
        return
    lack = complete(plan, seats)
    if lack.ranks:
        ranks = ", ".join(str(rank) for rank in lack.ranks)
        yield CastRemark("lack-ranks", {"count": len(lack.ranks), "ranks": ranks})
    edition = edition_of(plan.edition)
    for character in plan.cards.characters:
        rank = RANK.get(character, 0)
        if rank <= plan.size(seats) and (error := refusal(character, rank, seats, edition)):
            yield _remark(error)


def _good_cast(plan: Plan, seats: int) -> tuple[str, ...]:
    ranks = range(1, plan.size(seats) + 1)
    offers = [characters_for(plan.edition, rank, seats) for rank in ranks]
    best = [next(offer.character for offer in rank if offer.refusal is None) for rank in offers]
    core = {RANK[each]: each for each in edition_of(plan.edition).core}
    return tuple(core.get(rank, each) for rank, each in zip(ranks, best, strict=True))


def _notes(plan: Plan, seats: int, cast: tuple[str, ...]) -> Iterator[CastRemark]:
    sizes = edition_of(plan.edition).cast_sizes(seats)
    ninth = next((each for each in cast if RANK.get(each) == NINTH), "")
    if ninth and (min(sizes) == NINTH and not plan.nine):
        yield CastRemark("ninth-joins", {"seats": seats, "character": ninth})
    elif ninth and isinstance(plan.cards, OwnChoice) and ninth not in plan.cards.characters:
        yield CastRemark("ninth-added", {"character": ninth})
    elif plan.nine and max(sizes) < NINTH:
        yield CastRemark("no-ninth", {"seats": seats})


def _replacements(plan: Plan, seats: int, cast: tuple[str, ...]) -> Iterator[Replacement]:
    if isinstance(plan.cards, ReadySet) and cast:
        edition = edition_of(plan.edition)
        for character, choices in sets_of(edition)[plan.cards.id].substitutes(edition).items():
            if RANK[character] <= len(cast) and not fits(character, seats):
                yield Replacement(character, cast[RANK[character] - 1], choices)


def _replaced(replacement: Replacement, plan: Plan, seats: int) -> CastRemark:
    character, instead, choices = replacement
    others = tuple(each for each in choices if each != instead)
    if RANK[character] == NINTH and not plan.nine:
        # The lobby showed no ninth character before, so name only the one that joins, not the replaced one.
        return CastRemark("ninth-joins", {"seats": seats, "character": instead}, others)
    facts: dict[str, int | str] = {"character": character, "seats": seats, "instead": instead}
    return CastRemark("replaced", facts, others)


def _explained_by(replaced: Iterable[CastRemark], note: CastRemark) -> bool:
    """Return whether a remark on a replacement already explains why a character joins."""
    added = note.facts.get("character")
    return any(added in (each.facts.get("instead"), each.facts["character"]) for each in replaced)


def _try(plan: Plan, seats: int) -> Options | SetupError:
    try:
        return options_for(plan, seats)
    except SetupError as error:
        return error


def _remark(error: SetupError) -> CastRemark:
    facts = dict(error.facts)
    count, needed = facts.get("count"), facts.get("needed")
    if isinstance(count, int) and isinstance(needed, int):
        facts.update(missing=max(0, needed - count), extra=max(0, count - needed))
    return CastRemark(error.problem, facts, error.instead)
