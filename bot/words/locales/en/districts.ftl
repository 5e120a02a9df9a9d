# The district and action cards: names, types, and what the cards do. `.short` is for menus, where only
# 100 letters fit; it is needed only where the full text is longer. What other rules change stands in
# attributes named after the switch, as in characters.ftl.

mark-noble = 🟡
mark-religious = 🔵
mark-trade = 🟢
mark-military = 🔴
mark-unique = 🟣
mark-action = 🎪

kind-noble = noble
kind-religious = religious
kind-trade = trade
kind-military = military
kind-unique = unique
kind-action = action card

## Basic districts

district-manor = Manor
district-castle = Castle
district-palace = Palace
district-temple = Temple
district-church = Church
district-monastery = Monastery
district-cathedral = Cathedral
district-tavern = Tavern
district-market = Market
district-trading_post = Trading Post
district-docks = Docks
district-harbor = Harbor
district-town_hall = Town Hall
district-watchtower = Watchtower
district-prison = Prison
district-barracks = Barracks
district-fortress = Fortress

-noble-effect = Noble: brings income to a King, Emperor or Patrician.
effect-manor = { -noble-effect }
effect-castle = { -noble-effect }
effect-palace = { -noble-effect }

-religious-effect = Religious: brings income to a Bishop, Abbot or Cardinal.
effect-temple = { -religious-effect }
effect-church = { -religious-effect }
effect-monastery = { -religious-effect }
effect-cathedral = { -religious-effect }

-trade-effect = Trade: brings income to a Merchant or Trader.
effect-tavern = { -trade-effect }
effect-market = { -trade-effect }
effect-trading_post = { -trade-effect }
effect-docks = { -trade-effect }
effect-harbor = { -trade-effect }
effect-town_hall = { -trade-effect }

-military-effect = Military: brings income to a Warlord, Diplomat or Marshal.
effect-watchtower = { -military-effect }
effect-prison = { -military-effect }
effect-barracks = { -military-effect }
effect-fortress = { -military-effect }

## Unique districts

district-armory = Armory
effect-armory = In your turn you may tear it down to destroy any one district, though not in a complete city.
    .armory-other-cities = In your turn you may tear it down to destroy any district of another city, even of a complete one.

district-basilica = Basilica
effect-basilica = At the end, 1 point for each of your districts whose cost is an odd number.

district-capitol = Capitol
effect-capitol = At the end, 3 points if three or more of your districts are of one type. Counts only once.

district-dragon_gate = Dragon Gate
effect-dragon_gate = Worth 2 points more than it costs.

district-factory = Factory
effect-factory = Your other unique districts cost 1 gold less to build.

district-framework = Framework
effect-framework = Tear it down instead of paying for a district that you build.

district-gold_mine = Gold Mine
effect-gold_mine = When you gather gold, you get 1 more.

district-great_wall = Great Wall
effect-great_wall = Rank 8 pays 1 gold more to use its power on your other districts.

district-haunted_quarter = Haunted Quarter
effect-haunted_quarter = In the final scoring it counts as whichever one type suits you best.
    .haunted_last_round-false = At the end it counts as whichever type suits you best, unless it was built in the last round.

district-imperial_treasury = Imperial Treasury
effect-imperial_treasury = At the end, 1 point for each gold you have.

district-ivory_tower = Ivory Tower
effect-ivory_tower = At the end, 5 points if you have no other unique district.

district-keep = Keep
effect-keep = Rank 8 can't use its power on this district.

district-laboratory = Laboratory
effect-laboratory = Once a turn you may discard a card for 2 gold.
    .laboratory_gold-1 = Once a turn you may discard a card for 1 gold.

district-library = Library
effect-library = When you gather cards, you keep all that you draw.
    .library_keeps-two = When you gather cards, you keep 2 of those that you draw.

district-map_room = Map Room
effect-map_room = At the end, 1 point for each card in your hand.

district-monument = Monument
effect-monument = Counts as two districts towards a complete city. Can't be built with 5 or more districts.

district-museum = Museum
effect-museum = Once a turn you may put a hand card under it. Each is worth 1 point at the end.

district-necropolis = Necropolis
effect-necropolis = You may tear down one of your districts instead of paying for it.

district-observatory = Observatory
effect-observatory = When you gather cards, you see 3 instead of 2.

district-park = Park
effect-park = If you end your turn without a card in hand, you draw 2.

district-poor_house = Poor House
effect-poor_house = If you end your turn without gold, you get 1.

district-quarry = Quarry
effect-quarry = You may build districts that your city already has.
    .quarry-one = Your city may have one district twice. While it has, you can't build another duplicate.

district-school_of_magic = School of Magic
effect-school_of_magic = Counts as the type you need when a character collects gold or cards for districts.

district-secret_vault = Secret Vault
effect-secret_vault = Can't be built. Worth 3 points if it is in your hand at the end.

district-smithy = Smithy
effect-smithy = Once a turn you may pay 2 gold to draw 3 cards.

district-stables = Stables
effect-stables = Building it doesn't count towards your limit.

district-statue = Statue
effect-statue = At the end, 5 points if you have the crown.

district-theater = Theater
effect-theater = Once all have chosen, you may exchange your character card for another player's, unseen.

district-thieves_den = Thieves' Den
effect-thieves_den = You may pay for it with hand cards, each in place of 1 gold, or with some of both.

district-wishing_well = Wishing Well
effect-wishing_well = At the end, 1 point for each unique district in your city, this one too.
    .wishing_well_self-false = At the end, 1 point for each other unique district in your city.

district-graveyard = Graveyard
effect-graveyard = When the Warlord destroys one of your districts, you may pay 1 gold to take that card into your hand. Not when you are the Warlord.
    .short = When the Warlord destroys a district of yours, pay 1 gold to take the card back in hand.

district-bell_tower = Bell Tower
effect-bell_tower = When you build it, you may decide that the game ends with one district fewer, as long as it stands.
    .bell_tower-for-good = When you build it, you may decide that the game ends one district earlier. A last round stays the last.
    .short-bell_tower-for-good = When you build it, you may have the game end one district earlier. A last round stays so.

district-hospital = Hospital
effect-hospital = If your character is killed, you may still gather in that turn, but do nothing else.

district-lighthouse = Lighthouse
effect-lighthouse = When you build it, you may look through the deck and take one card. The deck is then shuffled.

district-throne_room = Throne Room
effect-throne_room = Whenever the crown goes from one player to another, you get 1 gold.

district-university = University
effect-university = Worth 2 points more than it costs.

## Action cards

district-acrobat = Acrobat
effect-acrobat = When rank 4 is called and nobody answers, or it is bewitched, you may play this to take the crown.

district-director = Director
effect-director = You may build up to 2 more districts this turn.

district-ticket_wagon = Ticket Wagon
effect-ticket_wagon = Lay it out. Once a turn each opponent may put 1 gold on it, see 3 cards and keep 1. You may take all its gold just after that; then it is gone.
    .short = Opponents may pay 1 gold onto it to see 3 cards and keep 1. Later the gold can be yours.

district-living_cannonball = Living Cannonball
effect-living_cannonball = Replace one of your districts with a dearer one from your hand and pay the difference.

district-rasputin = Rasputin
effect-rasputin = Play it when your character is called: no murder, spell, warrant, theft or threat touches you.

district-fortune_teller = Fortune Teller
effect-fortune_teller = Look at an opponent's hand and take one card from it.

district-circus_tent = Circus Tent
effect-circus_tent = Lay it in your city: it counts as one more district towards the end of the game, and can't be destroyed. It protects no other district, and has no type, no cost and no points.
    .short = Counts as a district for the end of the game, but protects nothing. Rank 8 can't harm it.
