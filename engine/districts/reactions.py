"""Districts that react to an event in any turn. Most ask their owner."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import YesOrNo
from engine.decision import Decision, argument
from engine.flow.city import check_all_completed, recall_ending
from engine.flow.round import show_late
from engine.flow.turn import close
from engine.hooks import Question, UniqueDistrict
from engine.position import Position
from engine.state import District, Turn
from engine.steps import About

LIGHTHOUSE = "lighthouse"


@dataclass(frozen=True, slots=True)
class SearchDeck(Question):
    """Choose a card of the whole deck, or none (F114)."""

    kind = LIGHTHOUSE

    def about(self) -> About:
        return About(LIGHTHOUSE)

    def ask(self, game: Position) -> Decision:
        """Offer each name in the deck once, sorted, so that the order of the deck stays secret."""
        names = sorted(set(game.state.deck))
        return game.question(self, [*(f"card:{card}" for card in names), "no"])

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Take the card, if any, and shuffle the deck in any case."""
        card = argument(picks[0])
        if card:
            game.state.deck.remove(card)
            game.seats[self.seat].hand.append(card)
        game.state.rng.shuffle(game.state.deck)
        game.tell(events.SearchedDeck, seat=self.seat, count=int(card != ""))
        if card:
            game.whisper(self.seat, events.Drew, cards=(card,))


class Lighthouse(UniqueDistrict):
    """Its builder, or a Magistrate who confiscates it (F34), may take a card out of the whole deck.

    A player who seizes a Lighthouse, or gets one in an exchange, doesn't look through the deck (F80).
    """

    id = LIGHTHOUSE

    def built(self, game: Position, seat: int) -> None:
        """Show the deck to the builder, unless it is empty."""
        if game.state.deck:
            game.tell(events.LooksThroughDeck, seat=seat)
            game.whisper(seat, events.SawDeck, cards=tuple(sorted(game.state.deck)))
            game.push(SearchDeck(seat))


HOSPITAL = "hospital"


@dataclass(frozen=True, slots=True)
class TakeRefuge(YesOrNo):
    """Choose whether to show the killed character and gather.

    The game asks the owner of the Hospital whenever others can't rule out that the owner holds the character.
    An owner who doesn't hold it has only one answer, but nobody else can tell (F7, F113).
    """

    kind = HOSPITAL

    character: str

    def about(self) -> About:
        return About(self.character)

    def refusal(self, game: Position) -> str:
        return "" if self.character in game.seats[self.seat].characters else "not-yours"

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        if picks[0] == "yes":
            show_late(game, self.character, self.seat)
            game.tell(events.Refuge, seat=self.seat, character=self.character, card=HOSPITAL)
            game.state.turn = Turn(self.seat, self.character, held=HOSPITAL)


class Hospital(UniqueDistrict):
    """The player of a killed character may show it and gather (F113)."""

    id = HOSPITAL

    def silenced(self, game: Position, seat: int, character: str) -> None:
        """Ask the owner, unless all their characters were shown or the killed one lies face up."""
        shown = sum(call.seat == seat for call in game.state.calls)
        hidden = character not in game.state.selection.face_up
        if hidden and shown < len(game.seats[seat].characters):
            game.push(TakeRefuge(seat, character))

    def released(self, game: Position, turn: Turn) -> None:
        close(game, turn)


THEATER = "theater"


@dataclass(frozen=True, slots=True)
class TheaterSeat(Question):
    """Choose a player to exchange characters with, unseen, or nobody (F57)."""

    kind = "theater"

    def about(self) -> About:
        return About(THEATER)

    def ask(self, game: Position) -> Decision:
        return game.question(self, [*(f"seat:{seat}" for seat in game.others(self.seat)), "no"])

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Exchange characters, or first ask a player with two characters which one to give."""
        if picks[0] == "no":
            game.tell(events.KeptCharacter, seat=self.seat, reason=THEATER)
            return
        target = int(argument(picks[0]))
        own = game.seats[self.seat].characters
        if len(own) == 1:
            _exchange(game, self.seat, target, own[0])
        else:
            # The first question stays on the stack, so that the second can be taken back.
            game.push(self)
            game.push(TheaterGive(self.seat, target))


@dataclass(frozen=True, slots=True)
class TheaterGive(Question):
    """With two or three players: choose which character to give."""

    kind = "theater-give"

    target: int

    def about(self) -> About:
        return About(THEATER, self.target)

    def ask(self, game: Position) -> Decision:
        own = game.seats[self.seat].characters
        return game.question(self, [f"character:{each}" for each in own], back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Exchange the character, and remove the first question from the stack."""
        game.state.stack.pop()
        _exchange(game, self.seat, self.target, argument(picks[0]))


def _exchange(game: Position, seat: int, target: int, given: str) -> None:
    """Exchange characters, a random one if the target has several. Only these two players see the cards."""
    mine, theirs = game.seats[seat].characters, game.seats[target].characters
    taken = theirs[0] if len(theirs) == 1 else game.state.rng.pick(theirs)
    mine[mine.index(given)] = taken
    theirs[theirs.index(taken)] = given
    game.tell(events.ExchangedCharacters, seat=seat, target=target, reason=THEATER)
    game.whisper(seat, events.ReceivedCharacter, source=target, character=taken, given=given)
    game.whisper(target, events.ReceivedCharacter, source=seat, character=given, given=taken)


class Theater(UniqueDistrict):
    """Its owner may exchange characters with somebody before the first is called."""

    id = THEATER

    def chosen(self, game: Position, seat: int) -> None:
        game.push(TheaterSeat(seat))


TOWER = "bell_tower"
MONUMENT_MOST = 4


class Monument(UniqueDistrict):
    """Counts as two districts for completing a city, otherwise as one (F83)."""

    id = "monument"
    weight = 2

    def buildable(self, game: Position, seat: int) -> bool:
        """Return whether the city has four districts or fewer, for any number of seats (F33, F83, F84)."""
        return len(game.seats[seat].city) <= MONUMENT_MOST


@dataclass(frozen=True, slots=True)
class RingBell(YesOrNo):
    """Choose whether the game ends earlier; the game asks only once."""

    kind = "bell-tower"

    def about(self) -> About:
        return About(TOWER)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Record a yes on the district. Then a city may already be large enough to end the game (F87)."""
        rung = picks[0] == "yes"
        game.tell(events.BellTower, seat=self.seat, rung=rung)
        if rung:
            city = game.seats[self.seat].city
            tower = game.find(self.seat, TOWER)
            city[city.index(tower)] = tower._replace(declared=True)
            check_all_completed(game)


class BellTower(UniqueDistrict):
    """If its builder chooses so, the game ends with one district fewer; nothing else changes (F86).

    The game asks the builder, whatever power built the tower (F34). After an exchange the earlier answer
    still holds (F80, F89).
    """

    id = TOWER
    ends_earlier = 1

    def built(self, game: Position, seat: int) -> None:
        game.push(RingBell(seat))

    def destroyed(self, game: Position, seat: int, district: District) -> None:
        """In some editions, cancel the last round unless there is another reason for it (F88)."""
        if district.declared and game.rules.bell_tower == "while-it-stands":
            recall_ending(game)


GRAVEYARD_GOLD = 1


@dataclass(frozen=True, slots=True)
class BuyDestroyed(YesOrNo):
    """Choose whether to buy the destroyed card for the hand; everybody knows the card."""

    kind = "graveyard"

    card: str
    by: int

    def about(self) -> About:
        return About(self.card, self.by, GRAVEYARD_GOLD)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Buy the card; its coin and the cards beneath it are lost."""
        if picks[0] == "no":
            game.tell(events.LeftDestroyed, seat=self.seat, card=self.card)
            return
        game.pay(self.seat, GRAVEYARD_GOLD)
        game.unearth(self.card)
        game.seats[self.seat].hand.append(self.card)
        game.tell(events.TookDestroyed, seat=self.seat, card=self.card, gold=GRAVEYARD_GOLD)

    def shown(self) -> str:
        """Return the destroyed card: everybody saw it."""
        return self.card


class Graveyard(UniqueDistrict):
    """Its owner may buy a card that rank 8 destroyed in any city (F82)."""

    id = "graveyard"

    def rank_eight_destroyed(self, game: Position, seat: int, by: int, card: str) -> None:
        """Ask the owner if they can pay and didn't destroy the district. Everybody can see both facts."""
        if seat != by and game.seats[seat].gold >= GRAVEYARD_GOLD:
            game.push(BuyDestroyed(seat, card, by))


class GreatWall(UniqueDistrict):
    """Rank 8 pays one gold more to touch another district of the city (F70, F73 to F75)."""

    id = "great_wall"
    surcharge = 1


class Keep(UniqueDistrict):
    """No ability of rank 8 works on it, but the Armory and the Necropolis do (F72)."""

    id = "keep"
    immune = True
