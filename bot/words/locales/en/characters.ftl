# The character cards: a name, and what the character does. `.short` is for menus, where only 100
# letters fit; it is needed only where the full text is longer.
#
# An effect speaks of the rules of 2016. Where a switch of engine/setup/rules.py makes the card do something else, an
# attribute with the name and the value of the switch tells it: `.crown-on-call`, and `.short-crown-on-call` if it
# is too long for a menu. What depends on two switches at once joins them by `--`. The same can be done to
# other messages, such as the questions in options.ftl.

character-assassin = Assassin
effect-assassin = Name another character. Its player stays hidden when called and loses the whole turn.

character-witch = Witch
effect-witch = Gather first, then name another character. Its player may only gather; you play the rest of that turn with your own gold, hand and city.
    .short = Gather, then name a character: after its player has gathered, you play its turn.

character-magistrate = Magistrate
effect-magistrate = Put three warrants on characters; only one is signed. When the signed one first pays for a district, you may take it into your city free of charge. The payer gets the gold back.
    .short = Hide one signed warrant among three: take the first district that its target pays for.

character-thief = Thief
effect-thief = Name another character. When its player shows it, you take all their gold. Rank 1 and the victim of rank 1 can't be robbed.
    .short = Name another character: when its player shows it, you take all their gold.

character-spy = Spy
effect-spy = Name a player and a district type, then see that hand. For each card of the type you take 1 of their gold and draw 1 card.
    .short = Name a player and a type. Each such card in that hand: 1 of their gold and 1 new card for you.

character-blackmailer = Blackmailer
effect-blackmailer = Threaten two characters, only one of them for real. Each may bribe you with half their gold. If one refuses, you may uncover the threat: the real one costs them all their gold.
    .short = Threaten two characters, one for real: they pay you half their gold, or risk all of it.

character-magician = Magician
effect-magician = Swap your whole hand with another player's, or put cards of yours under the deck and draw as many.
    .discards-pile = Swap your whole hand with another player's, or discard cards of yours and draw as many.

character-wizard = Wizard
effect-wizard = Look at another player's hand and choose a card: take it, or pay to build it at once, beyond your limit. This turn you may build what your city already has.
    .short = See a hand; take a card from it or build it at once. You may build duplicates this turn.

character-seer = Seer
effect-seer = Take a random card from every other player, then give each of them a card from your hand. You may build 2 districts.
    .short = Take a random card from everybody, then give each a card back. Build up to 2.

character-king = King
effect-king = 1 gold for each of your noble districts. You take the crown, call the characters and choose first in the next round.
    .short = 1 gold per noble district. You take the crown and choose first next round.
    .crown-on-call = 1 gold for each of your noble districts. The moment you are called you take the crown, so you choose first in the next round.
    .short-crown-on-call = 1 gold per noble district. You take the crown when called and choose first next round.

character-emperor = Emperor
effect-emperor = 1 gold for each of your noble districts. You pass the crown to another player, and take 1 gold or a random card from them.
    .short = 1 gold per noble district. Pass the crown on; its new holder gives you 1 gold or a card.
    .crown-on-call--emperor_gift-receiver-chooses = 1 gold for each of your noble districts. The moment you are called you pass the crown to another player, who gives you 1 gold or a card, as they like.
    .short-crown-on-call--emperor_gift-receiver-chooses = 1 gold per noble district. When called, pass the crown on for 1 gold or a card of their choice.

character-patrician = Patrician
effect-patrician = 1 card for each of your noble districts. You take the crown, call the characters and choose first in the next round.
    .short = 1 card per noble district. You take the crown and choose first next round.
    .crown-on-call = 1 card for each of your noble districts. The moment you are called you take the crown, so you choose first in the next round.
    .short-crown-on-call = 1 card per noble district. You take the crown when called and choose first next round.

character-bishop = Bishop
effect-bishop = 1 gold for each of your religious districts. Rank 8 can't harm your city this round.

character-abbot = Abbot
effect-abbot = 1 gold or 1 card for each of your religious districts, in any mix. If somebody is richer than you, the richest player gives you 1 gold.
    .short = 1 gold or card per religious district. The richest player gives you 1 gold.
    .abbot-both-for-school = 1 gold or 1 card for each of your religious districts, in any mix; a School of Magic brings both. If somebody is richer than you, the richest player gives you 1 gold.
    .short-abbot-both-for-school = 1 gold or card per religious district; a School: both. The richest player gives you 1 gold.
    .abbot-gold-only = 1 gold for each of your religious districts, and 1 from the richest player if there is only one.

character-cardinal = Cardinal
effect-cardinal = 1 card for each of your religious districts. If you are short of gold for a district, take what is missing from one player and give a card for each coin.
    .short = 1 card per religious district. Short of gold to build? Trade cards for a player's coins.

character-merchant = Merchant
effect-merchant = 1 gold for each of your trade districts, and 1 extra gold.
    .extras-after-gathering = 1 gold for each of your trade districts, and 1 extra gold once you have gathered.

character-alchemist = Alchemist
effect-alchemist = At the end of your turn you get back the gold that you paid for districts.

character-trader = Trader
effect-trader = 1 gold for each of your trade districts. Trade districts don't count towards your building limit.

character-architect = Architect
effect-architect = 2 extra cards. You may build up to 3 districts.
    .extras-after-gathering = 2 extra cards once you have gathered. You may build up to 3 districts.

character-navigator = Navigator
effect-navigator = 4 extra gold or 4 extra cards. You can't build this turn.
    .extras-after-gathering = 4 extra gold or 4 extra cards once you have gathered. You can't build this turn.

character-scholar = Scholar
effect-scholar = See 7 cards of the deck and keep 1; the others are shuffled back. You may build up to 2 districts.

character-warlord = Warlord
effect-warlord = 1 gold for each of your military districts. You may destroy a district for 1 gold less than it costs, though never in a complete city.
    .short = 1 gold per military district. Destroy a district for 1 gold less than its cost.
    .rank_eight-end-of-turn = 1 gold for each of your military districts. You may end your turn by destroying a district for 1 gold less than it costs, though never in a complete city.
    .short-rank_eight-end-of-turn = 1 gold per military district. End your turn by destroying a district for 1 gold less than its cost.

character-diplomat = Diplomat
effect-diplomat = 1 gold for each of your military districts. You may exchange a district with another player; if theirs costs more, you pay them the difference.
    .short = 1 gold per military district. Exchange a district; pay the difference if theirs costs more.
    .rank_eight-end-of-turn = 1 gold for each of your military districts. You may end your turn by exchanging a district with another player; if theirs costs more, you pay them the difference.
    .short-rank_eight-end-of-turn = 1 gold per military district. End your turn by exchanging a district; pay if theirs costs more.

character-marshal = Marshal
effect-marshal = 1 gold for each of your military districts. You may take a district that costs 3 or less from another city and pay its owner that cost.
    .short = 1 gold per military district. Buy a district of cost 3 or less out of another city.
    .rank_eight-end-of-turn = 1 gold for each of your military districts. You may end your turn by taking a district that costs 3 or less from another city; you pay its owner that cost.
    .short-rank_eight-end-of-turn = 1 gold per military district. End your turn by buying a district of cost 3 or less from a city.

character-queen = Queen
effect-queen = 3 gold if you sit next to the player who showed rank 4 this round.
    .queen-with-rank-four = 3 gold when a neighbour plays rank 4; if it was killed or bewitched, at the end of the round.

character-artist = Artist
effect-artist = Put 1 of your gold on one or two of your districts: each then costs and scores 1 more. Once a district.
    .short = Put 1 gold on up to two of your districts; each then costs and scores 1 more.

character-tax_collector = Tax Collector
effect-tax_collector = Whoever builds a district puts 1 gold, if they have it, on the tax token, even when nobody plays this character. In your turn you may take all of it.
    .short = Every builder puts 1 gold on the tax token. In your turn you may take all of it.

character-classic_tax_collector = Tax Gatherer
effect-classic_tax_collector = Once you were called, everybody who built something pays you 1 gold when their turn ends. Rank 1 pays as soon as you are called.
    .short = Everybody who built something pays you 1 gold when their turn ends, if they have it.
