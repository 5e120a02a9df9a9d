# What a character can do, in a few words: on its card in a draft with little room. The income of its districts is drawn
# beside them; effect-<character> tells everything. Two lines of a small card: 34 letters at most.

power-assassin = Kill another character
power-witch = Play another character’s turn
power-magistrate = Confiscate a paid district
power-thief = Steal a character’s gold
power-spy = Spy on a hand for gold and cards
power-blackmailer = Two threats, one of them real
power-magician = Swap or redraw your hand
power-wizard = Take a card from a hand
power-seer = Swap a card with everyone, build 2
power-king = Crown: choose first next round
power-emperor = Give the crown, take gold or a card
power-patrician = Crown: choose first next round
power-bishop = { rank-eight } can’t harm your city
power-abbot = 1 gold from the richest
power-cardinal = Build with a player’s gold
power-merchant = 1 extra gold
power-alchemist = What you build is paid back
power-trader = Trade districts are extra builds
power-architect = 2 extra cards, build up to 3
power-navigator = 4 gold or 4 cards, no building
power-scholar = Keep 1 of 7 cards, build up to 2
power-warlord = Destroy a district
power-diplomat = Swap districts with a player
power-marshal = Seize a cheap district
power-queen = 3 gold next to rank 4
power-artist = 2 districts score 1 more each
power-tax_collector = Builders pay taxes. Take them all
power-classic_tax_collector = Builders pay you 1 gold each

# $eighth: the character of rank 8 in the game; none, if no game is meant.
rank-eight = { $eighth ->
    [none] Rank 8
   *[other] The { $eighth }
}
