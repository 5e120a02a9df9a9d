"""All cards of the game. Where several districts act at once, they act in the order of this list."""

import engine.hooks as hooks
from engine.actions import (
    acrobat,
    circus_tent,
    director,
    fortune_teller,
    living_cannonball,
    rasputin,
    ticket_wagon,
)
from engine.characters import (
    rank1,
    rank2,
    rank3,
    rank4,
    rank4_emperor,
    rank5,
    rank5_cardinal,
    rank6,
    rank7,
    rank8,
    rank8_diplomat,
    rank9,
)
from engine.districts import (
    building,
    built,
    called,
    completing,
    crown,
    destroyed,
    ending,
    gathering,
    paying,
    powers,
    scoring,
)
from engine.districts import selection as chosen
from engine.flow import build, gather, selection, turn
from engine.position import DISTRICT_HOOKS

CHARACTER_CLASSES: tuple[type[hooks.Character], ...] = (
    rank1.Assassin,
    rank1.Witch,
    rank1.Magistrate,
    rank2.Thief,
    rank2.Spy,
    rank2.Blackmailer,
    rank2.ClassicTaxCollector,
    rank3.Magician,
    rank3.Wizard,
    rank3.Seer,
    rank4.King,
    rank4_emperor.Emperor,
    rank4.Patrician,
    rank5.Bishop,
    rank5.Abbot,
    rank5_cardinal.Cardinal,
    rank6.Merchant,
    rank6.Alchemist,
    rank6.Trader,
    rank7.Architect,
    rank7.Navigator,
    rank7.Scholar,
    rank8.Warlord,
    rank8_diplomat.Diplomat,
    rank8.Marshal,
    rank9.Queen,
    rank9.Artist,
    rank9.TaxCollector,
)

DISTRICT_CLASSES: tuple[type[hooks.UniqueDistrict], ...] = (
    building.Factory,
    building.Quarry,
    building.Stables,
    built.Lighthouse,
    called.Hospital,
    chosen.Theater,
    completing.BellTower,
    completing.Monument,
    crown.ThroneRoom,
    destroyed.Graveyard,
    ending.PoorHouse,
    ending.Park,
    gathering.GoldMine,
    gathering.Library,
    gathering.Observatory,
    gathering.SchoolOfMagic,
    paying.Framework,
    paying.Necropolis,
    paying.ThievesDen,
    powers.Armory,
    powers.Laboratory,
    powers.Museum,
    powers.Smithy,
    destroyed.GreatWall,
    destroyed.Keep,
    scoring.Basilica,
    scoring.Capitol,
    scoring.HauntedQuarter,
    scoring.ImperialTreasury,
    scoring.IvoryTower,
    scoring.MapRoom,
    scoring.SecretVault,
    scoring.Statue,
    scoring.WishingWell,
)

ACTION_CLASSES: tuple[type[hooks.Action], ...] = (
    acrobat.Acrobat,
    circus_tent.CircusTent,
    director.Director,
    fortune_teller.FortuneTeller,
    living_cannonball.LivingCannonball,
    rasputin.Rasputin,
    ticket_wagon.TicketWagon,
)

MODULES = (
    selection,
    turn,
    gather,
    build,
    rank1,
    rank2,
    rank3,
    rank4_emperor,
    rank5,
    rank5_cardinal,
    rank7,
    rank8,
    rank8_diplomat,
    rank9,
    built,
    called,
    chosen,
    completing,
    destroyed,
    paying,
    powers,
    acrobat,
    fortune_teller,
    living_cannonball,
    ticket_wagon,
)
"""The modules whose questions, marks and ways of paying `register` enters: all that have a name."""


def register() -> None:
    """Enter everything into the dictionaries of `engine.hooks`, the powers of the cards included."""
    hooks.CHARACTERS.update((each.id, each()) for each in CHARACTER_CLASSES)
    hooks.UNIQUE_DISTRICTS.update((each.id, each()) for each in DISTRICT_CLASSES)
    DISTRICT_HOOKS.update((each.id, hooks.parts_of(each)) for each in DISTRICT_CLASSES)
    hooks.ACTIONS.update((each.id, each()) for each in ACTION_CLASSES)
    for module in MODULES:
        for each in vars(module).values():
            if not isinstance(each, type):
                continue
            if issubclass(each, hooks.Question) and each.kind:
                hooks.QUESTIONS[each.kind] = each
            elif issubclass(each, hooks.MarkRule) and each.kind:
                hooks.MARKS[each.kind] = each()
            elif issubclass(each, hooks.PayingWay) and each.name:
                hooks.PAYING_WAYS[each.name] = each()
    owners: tuple[type[hooks.Character | hooks.UniqueDistrict], ...] = (*CHARACTER_CLASSES, *DISTRICT_CLASSES)
    for card in owners:
        hooks.POWERS.update((power.name, power) for power in card.powers)
    for action in ACTION_CLASSES:
        hooks.POWERS.update((power.name, power) for power in action.lends)
