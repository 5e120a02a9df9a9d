"""The menu of a turn, and how a turn begins and ends."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

import engine.events as events
from engine.cards.districts import BASIC, DISTRICTS
from engine.decision import Decision, Lack, argument
from engine.flow import actions, build
from engine.flow.gather import gather, may_keep_fewer
from engine.hooks import (
    ACTIONS,
    CHARACTERS,
    POWERS,
    UNIQUE_DISTRICTS,
    Power,
    Question,
    UniqueDistrict,
    acting,
    having,
    listeners,
)
from engine.position import Position
from engine.state import Turn

GATHER_FIRST = "gather-first"  # The reason why an option is missing until the player has gathered.


@dataclass(frozen=True, slots=True)
class TurnMenu(Question):
    """Choose the next step of the turn."""

    kind = "turn"

    def ask(self, game: Position) -> Decision:
        """Offer gathering, powers that can be used, cards that can be built or played, and the end."""
        turn = game.turn
        options: list[str] = []
        if not turn.gathered:
            options.append("gather:gold")
            if game.state.deck:
                options.append("gather:cards")
        if not turn.held:
            ready = [power for power in unused(game, turn) if power.ready(game, turn)]
            options += [power.option for power in ready]
            if game.actions:
                options += actions.offer(game, turn)
            if turn.gathered:
                options += build.offer(game, turn, game.seats[turn.seat].hand)
                if not any(power.must for power in ready):
                    options.append("end")
        if game.actions:
            options += actions.arming(game, turn.seat)
        if not turn.gathered and may_keep_fewer(game, turn.seat):
            # This option comes last, so the others keep their indexes in games that began before it existed.
            options.append("gather:fewer")
        return game.question(self, options)

    def lacking(self, game: Position) -> tuple[Lack, ...]:
        """Return the missing options that a player may expect: cards of an empty deck, a power, or the end.

        A turn that is limited to gathering ends by itself, so nobody expects powers or the end there.
        """
        turn = game.turn
        found: list[Lack] = []
        if not turn.gathered and not game.state.deck:
            found.append(Lack("gather:cards", "deck-empty"))
        if turn.held:
            return tuple(found)
        left = unused(game, turn)
        found += (Lack(power.option, reason) for power in left if (reason := _lacks(game, turn, power)))
        owing = [power.option for power in left if power.must and power.ready(game, turn)]
        if not turn.gathered:
            found.append(Lack("end", GATHER_FIRST))
        elif owing:
            found.append(Lack("end", owing[0]))
        return tuple(found)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Take the chosen step. While the turn lasts, the menu comes back."""
        turn, (verb, _, thing) = game.turn, picks[0].partition(":")
        match verb:
            case "end":
                end(game, turn)
            case "gather":
                gather(game, turn, thing)
            case "build":
                build.begin(game, turn, thing)
            case "use":
                POWERS[thing].use(game, turn)
            case "play":
                ACTIONS[thing].play(game, turn)
            case _:  # arm, disarm
                actions.toggle(game, turn.seat, thing)

    def sure(self, game: Position, option: str) -> bool:
        """Return true for gathered gold, powers that only bring gold, and districts without other effects."""
        turn, (word, _, thing) = game.turn, option.partition(":")
        match word:
            case "gather":
                return thing == "gold" and not turn.held
            case "use":
                return POWERS[thing].sure
            case "build":
                return build.simple(game, turn, thing)
            case _:
                return False

    def forced(self, game: Position, only: str) -> bool:
        """Return whether everybody can see that only the end is left, or only a power that must be used."""
        turn = game.turn
        if only != "end":
            powers = CHARACTERS[turn.character].powers
            if not any(each.must and not each.asks and each.option == only for each in powers):
                return False
        return not hand_may_help(game, turn)


def unused(game: Position, turn: Turn) -> Sequence[Power]:
    """Return the powers of the turn that aren't used up, whether they can be used now or not."""
    powers = CHARACTERS[turn.character].powers
    for district in acting(game, turn.seat, "powers"):
        powers += district.powers
    if not turn.used:
        return powers
    return [power for power in powers if power.name not in turn.used]


def _lacks(game: Position, turn: Turn, power: Power) -> str:
    """Return in a word why a power can't be used now; empty if it can, or if nobody expects it."""
    if power.ready(game, turn):
        return ""
    if not turn.gathered and power.ready(game, replace(turn, gathered=True)):
        return GATHER_FIRST
    return power.lacks(game, turn)


def begin(game: Position, turn: Turn) -> None:
    """Begin the character's own turn, once no mark or district limits it to gathering."""
    character = CHARACTERS[turn.character]
    if character.holds and not turn.gathered:
        turn.held = turn.character
    character.began(game, turn)


def end(game: Position, turn: Turn) -> None:
    """End the turn: first the effects of others (F106), then the city's, then the character's."""
    for listener in listeners(game.cast, "turn_ended"):
        listener.turn_ended(game, turn)
    if "ending" in game.standing[turn.seat].hooks:
        for district in _ending():
            if game.has(turn.seat, district.id):
                district.ending(game, turn.seat)
    CHARACTERS[turn.character].ending(game, turn)
    close(game, turn)


@cache
def _ending() -> tuple[UniqueDistrict, ...]:
    """Return the districts that act at the end of a turn, in the order in which they act."""
    return tuple(each for card, each in UNIQUE_DISTRICTS.items() if card in having("ending"))


def close(game: Position, turn: Turn) -> None:
    """End the turn without effects."""
    game.tell(events.TurnEnded, seat=turn.seat)
    if game.actions:
        actions.turn_closed(game, turn.seat)
    game.state.turn = None


_BASIC = tuple(card.id for card in sorted(BASIC, key=lambda card: card.cost or 0))


def hand_may_help(game: Position, turn: Turn) -> bool:
    """Return whether the hand may hold a card that can be built or played now, after gathering.

    The result depends only on open facts and on the number of cards in hand. If it is false, no card can be
    built or played.
    """
    if not game.seats[turn.seat].hand:
        return False
    if game.actions:
        # Any card may be an action card, and armed cards are secret.
        return True
    basic, uniques = _BASIC, game.uniques
    if not build.within_limit(turn):
        exempts, uniques = CHARACTERS[turn.character].exempts, uniques & having("counts")
        basic = tuple([card for card in basic if DISTRICTS[card].kind in exempts]) if exempts else ()
        if not (basic or uniques):
            return False
    # One of the four cheapest can nearly always be built, and one is enough.
    if build.offer(game, turn, basic[:4]) or build.offer(game, turn, basic):
        return True
    return any(_is_left(game, argument(option)) for option in build.offer(game, turn, uniques))


def _is_left(game: Position, card: str) -> bool:
    """Return whether a card of this unique district is in no city."""
    left = game.state.options.uniques.count(card)
    for seat, standing in enumerate(game.standing):
        if card in standing.names:
            left -= sum([each.card == card for each in game.seats[seat].city])
    return left > 0
