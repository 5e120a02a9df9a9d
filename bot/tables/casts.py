"""What a lobby takes over from an earlier game: the casts that it offers, and the people whom it asks.

The casts depend only on the results and the id of the last game, which nobody can choose. So every process
offers the same casts, and opening another lobby doesn't change them.
"""

import logging
from dataclasses import replace

from bot.controls.requests import LAST, SURPRISE
from bot.view_models.lobby import CastOffer
from engine.setup.changes import card_choices, ready_sets
from engine.setup.choice import RANDOM_CHOICE, Cards, OwnChoice, RandomSet, ReadySet
from engine.setup.fresh_casts import fresh_casts
from engine.setup.plan import NINTH, SWITCHES
from storage.database.storage_errors import DamagedGameError, NotReadError
from storage.parts import ServerGame
from storage.store import Store
from storage.values import Player, Setup, StoredGame

log = logging.getLogger(__name__)

CHANGE_CARDS = "cards"  # The name of the hint that the host can change the cards of the last game.

CASTS_OFFERED = 3  # How many new casts a lobby offers.


async def offer_of(store: Store, stored: StoredGame) -> CastOffer | None:
    """Return the casts that a lobby offers after its host's last game in the server, or `None`."""
    setup = stored.setup
    if stored.status != "lobby" or not isinstance(setup.kind, ServerGame):
        return None
    host = setup.kind.host
    try:
        last = await store.finished.last_of(host, setup.kind.guild)
        told = await store.learning.hints_shown(host) if last else None
    except NotReadError as error:
        log.warning(
            "Lobby %s offers no casts, because its host's games could not be read: %s", stored.id, error
        )
        return None
    if last is None or told is None or RANDOM_CHOICE not in card_choices(last.cards.edition):
        return None
    store.learning.note_hint(host, told, CHANGE_CARDS, stored.id)
    cast, uniques, edition = last.cards.cast, last.cards.uniques, last.cards.edition
    seats = min(setup.seats_ahead, setup.chosen.plan.most)
    return CastOffer(
        host,
        last.game,
        edition,
        OwnChoice(cast, uniques),
        tuple(sorted((*cast, *uniques))),
        fresh_casts(last.cards, seats, last.met, last.game, CASTS_OFFERED),
        nine=len(cast) == NINTH,
        loser=last.loser,
        hints=told.shows(CHANGE_CARDS, stored.id),
    )


async def last_players(store: Store, stored: StoredGame) -> tuple[Player, ...]:
    """Return the people of the game that a rematch repeats, even resigned ones; nobody if unreadable."""
    if stored.status != "lobby":
        return ()
    try:
        before = await store.games.before_rematch(stored.id)
        loaded = await store.games.load(before) if before else None
    except (DamagedGameError, NotReadError) as error:
        log.warning("Lobby %s doesn't name the players of the last game: %s", stored.id, error)
        return ()
    players = loaded.stored.setup.players if loaded else ()
    return tuple(Player(each.user_id, each.name, "") for each in players if (each.user_id or 0) > 0)


def with_cast(setup: Setup, offer: CastOffer, name: str) -> Setup | None:
    """Return the set-up with the offered cast or the set of this name; `None` if we don't offer it now."""
    cards: dict[str, Cards] = {each: ReadySet(each) for each in ready_sets(offer.edition)}
    cards |= {each.name: each.cards for each in offer.fresh}
    cards |= {LAST: offer.last, SURPRISE: RandomSet(offer.draw)}
    if name not in cards:
        return None
    plan = replace(setup.chosen.plan, edition=offer.edition, cards=cards[name], nine=offer.nine)
    for each in SWITCHES.values():
        plan = each.set(plan, on=each.on(plan))
    return setup if plan == setup.chosen.plan else setup.with_chosen(plan=plan, plan_name="")
