"""All cards, questions, marks and ways of paying of the game. Nothing else is in force.

Districts act in the order of this list where several act at once (D2e).
"""

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
    rank2_classic,
    rank3,
    rank4,
    rank4_emperor,
    rank5,
    rank5_cardinal,
    rank6,
    rank7,
    rank9,
)
from engine.characters.rank8 import diplomat, marshal, warlord
from engine.districts import (
    building,
    built,
    called,
    completing,
    crown,
    destroyed,
    ending,
    gathering,
    income,
    paying,
    powers,
    protection,
    scoring,
)
from engine.districts import selection as chosen
from engine.flow import build, gather, selection, turn
from engine.hooks import (
    ACTIONS,
    CHARACTERS,
    MARKS,
    POWERS,
    QUESTION_WAYS,
    QUESTIONS,
    UNIQUE_DISTRICTS,
    Action,
    Character,
    MarkRule,
    Question,
    UniqueDistrict,
    Way,
    parts_of,
)
from engine.position import DISTRICT_HOOKS

CHARACTER_CLASSES: tuple[type[Character], ...] = (
    rank1.Assassin,
    rank1.Witch,
    rank1.Magistrate,
    rank2.Thief,
    rank2.Spy,
    rank2.Blackmailer,
    rank2_classic.ClassicTaxCollector,
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
    warlord.Warlord,
    diplomat.Diplomat,
    marshal.Marshal,
    rank9.Queen,
    rank9.Artist,
    rank9.TaxCollector,
)

DISTRICT_CLASSES: tuple[type[UniqueDistrict], ...] = (
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
    income.SchoolOfMagic,
    paying.Framework,
    paying.Necropolis,
    paying.ThievesDen,
    powers.Armory,
    powers.Laboratory,
    powers.Museum,
    powers.Smithy,
    protection.GreatWall,
    protection.Keep,
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

ACTION_CLASSES: tuple[type[Action], ...] = (
    acrobat.Acrobat,
    circus_tent.CircusTent,
    director.Director,
    fortune_teller.FortuneTeller,
    living_cannonball.LivingCannonball,
    rasputin.Rasputin,
    ticket_wagon.TicketWagon,
)

MARK_CLASSES: tuple[type[MarkRule], ...] = (
    rank1.KilledRule,
    rank1.BewitchedRule,
    rank1.Warrant,
    rank2.RobbedRule,
    rank2.Threatened,
    acrobat.Overtaken,
)

WAY_CLASSES: tuple[type[Way], ...] = (
    build.Gold,
    rank5_cardinal.Loan,
    paying.DenCards,
    paying.FrameworkWay,
    paying.NecropolisWay,
)

QUESTION_CLASSES: tuple[type[Question], ...] = (
    selection.PickCharacter,
    selection.TossCharacter,
    turn.TurnMenu,
    gather.KeepCards,
    build.Pay,
    rank1.Kill,
    rank1.Bewitch,
    rank1.SignedWarrant,
    rank1.UnsignedWarrants,
    rank1.Confiscate,
    rank2.Rob,
    rank2.SpySeat,
    rank2.SpyType,
    rank2.FlowerThreat,
    rank2.PlainThreat,
    rank2.Bribe,
    rank2.ShowThreat,
    rank3.SwapHands,
    rank3.Redraw,
    rank3.WizardSeat,
    rank3.WizardCard,
    rank3.SeerGift,
    rank4_emperor.GiveCrown,
    rank4_emperor.LateCrown,
    rank4_emperor.Tribute,
    rank4_emperor.CrownGift,
    rank5.SplitTithe,
    rank5.BegOf,
    rank5_cardinal.LoanSeat,
    rank5_cardinal.LoanCards,
    rank5_cardinal.LoanRest,
    rank7.Navigate,
    rank7.KeepStudied,
    warlord.DestroySeat,
    warlord.Destroy,
    diplomat.ExchangeSeat,
    diplomat.Exchange,
    diplomat.GiveDistrict,
    marshal.SeizeSeat,
    marshal.Seize,
    rank9.ChooseBeautified,
    built.SearchDeck,
    called.TakeRefuge,
    chosen.TheaterSeat,
    chosen.TheaterGive,
    completing.RingBell,
    destroyed.BuyDestroyed,
    paying.ChooseDenCards,
    paying.ChooseVictim,
    powers.ArmorySeat,
    powers.ArmoryDistrict,
    powers.DiscardForGold,
    powers.PutBeneath,
    fortune_teller.FortuneSeat,
    fortune_teller.FortuneCard,
    living_cannonball.Cannonball,
    living_cannonball.CannonballCard,
    ticket_wagon.ChooseWagon,
    ticket_wagon.WagonCard,
    ticket_wagon.WagonGold,
)


def register() -> None:
    """Enter everything into the tables of `engine.hooks`, the powers of the cards included."""
    CHARACTERS.update((each.id, each()) for each in CHARACTER_CLASSES)
    UNIQUE_DISTRICTS.update((each.id, each()) for each in DISTRICT_CLASSES)
    DISTRICT_HOOKS.update((each.id, parts_of(each)) for each in DISTRICT_CLASSES)
    ACTIONS.update((each.id, each()) for each in ACTION_CLASSES)
    MARKS.update((each.kind, each()) for each in MARK_CLASSES)
    QUESTION_WAYS.update((each.name, each()) for each in WAY_CLASSES)
    QUESTIONS.update((each.kind, each) for each in QUESTION_CLASSES)
    owners: tuple[type[Character | UniqueDistrict], ...] = (*CHARACTER_CLASSES, *DISTRICT_CLASSES)
    for card in owners:
        POWERS.update((power.name, power) for power in card.powers)
    for action in ACTION_CLASSES:
        POWERS.update((power.name, power) for power in action.lends)
