# The district and action cards: names, types, effects, and all words that no other card uses, as in characters.ftl.
# `.short` of a name is for pictures, where about 13 letters fit.

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

income-nobody = Nobody in this game gets income from it.
# $earners: a list of the characters who have income from the type, or none.
kind-income-noble = { $earners ->
    [none] Noble. { income-nobody }
   *[other] Noble (yellow): brings income while you’re the { $earners }.
}
effect-manor = { kind-income-noble }
effect-castle = { kind-income-noble }
effect-palace = { kind-income-noble }

kind-income-religious = { $earners ->
    [none] Religious. { income-nobody }
   *[other] Religious (blue): brings income while you’re the { $earners }.
}
effect-temple = { kind-income-religious }
effect-church = { kind-income-religious }
effect-monastery = { kind-income-religious }
effect-cathedral = { kind-income-religious }

kind-income-trade = { $earners ->
    [none] Trade. { income-nobody }
   *[other] Trade (green): brings income while you’re the { $earners }.
}
effect-tavern = { kind-income-trade }
effect-market = { kind-income-trade }
effect-trading_post = { kind-income-trade }
effect-docks = { kind-income-trade }
effect-harbor = { kind-income-trade }
effect-town_hall = { kind-income-trade }

kind-income-military = { $earners ->
    [none] Military. { income-nobody }
   *[other] Military (red): brings income while you’re the { $earners }.
}
effect-watchtower = { kind-income-military }
effect-prison = { kind-income-military }
effect-barracks = { kind-income-military }
effect-fortress = { kind-income-military }

## Unique districts

district-armory = Armory
effect-armory = On your turn you may tear it down to destroy any district outside a complete city.
    .armory-other-cities = On your turn you may tear it down to destroy any district in another city, complete or not.
option-use-armory = Armory
    .description = { effect-armory }
    .description-armory-other-cities = { effect-armory.armory-other-cities }
ask-armory-seat = Whose district do you destroy? Your Armory goes with it.
help-armory-seat = Complete cities are safe.
    .armory-other-cities = Not even complete cities are safe.
ask-armory-own = Which of your own districts do you destroy? You lose its points, and your Armory.
ask-armory = Which of { $target }’s districts do you destroy? Your Armory goes with it.

district-basilica = Basilica
effect-basilica = At the end, 1 point for each of your districts with an odd cost.

district-capitol = Capitol
effect-capitol = At the end, 3 points if you have three districts of one type (only once).

district-dragon_gate = Dragon Gate
effect-dragon_gate = Worth 2 points more than it costs.

district-factory = Factory
effect-factory = Your other unique districts cost 1 gold less to build.

district-framework = Framework
effect-framework = Tear it down to build a district for free.
option-pay-framework = Tear down the Framework
    .description = Build for free.

district-gold_mine = Gold Mine
effect-gold_mine = When you gather gold, you get 1 more.

district-great_wall = Great Wall
effect-great_wall = Rank 8 pays 1 gold more to use its power on your other districts.

district-haunted_quarter = Haunted Quarter
    .short = Haunted Qtr.
effect-haunted_quarter = At the end it counts as whichever type is best for you.
    .haunted_last_round-false = At the end it counts as whichever type is best for you, unless you built it in the last round.

district-imperial_treasury = Imperial Treasury
    .short = Imp. Treasury
effect-imperial_treasury = At the end, 1 point for each gold you have.

district-ivory_tower = Ivory Tower
effect-ivory_tower = At the end, 5 points if you have no other unique district.

district-keep = Keep
effect-keep = Rank 8 can’t use its power on this district.

district-laboratory = Laboratory
effect-laboratory = Once a turn you may discard a card for 2 gold.
    .laboratory_gold-1 = Once a turn you may discard a card for 1 gold.
option-use-laboratory = Laboratory: 2 gold for a card
    .laboratory_gold-1 = Laboratory: 1 gold for a card
    .description = { effect-laboratory }
    .description-laboratory_gold-1 = { effect-laboratory.laboratory_gold-1 }
ask-laboratory = Which card do you discard for 2 gold?
    .laboratory_gold-1 = Which card do you discard for 1 gold?

district-library = Library
effect-library = When you gather cards, you keep all the cards you draw.
    .library_keeps-two = When you gather cards, you keep 2 of those you draw.

district-map_room = Map Room
effect-map_room = At the end, 1 point for each card in your hand.

district-monument = Monument
effect-monument = Counts as two districts towards a complete city. Can’t be built if you have 5 or more districts.

district-museum = Museum
effect-museum = Once a turn you may put a card from your hand under it. Each scores 1 point at the end.
option-use-museum = Museum: 1 point for a card
    .description = { effect-museum }
ask-museum = Which card do you put under the Museum?
help-museum = You don’t get it back. Only the Museum’s owner can see it.
event-put-beneath = { $seat } put a card under the { $card }.

district-necropolis = Necropolis
effect-necropolis = You may tear down one of your districts to build this for free.
option-pay-necropolis = Tear down a district
    .description = Instead of paying gold. You choose it next.
ask-necropolis = Which of your districts do you tear down for the Necropolis?

district-observatory = Observatory
effect-observatory = When you gather cards, you draw 3 instead of 2.

district-park = Park
effect-park = If you end your turn with no cards in hand, you draw 2.

district-poor_house = Poor House
effect-poor_house = If you end your turn with no gold, you get 1.

district-quarry = Quarry
effect-quarry = You may build districts that your city already has.
    .quarry-one = Your city may have one district twice, but never two such pairs.

district-school_of_magic = School of Magic
    .short = Sch. of Magic
effect-school_of_magic = Counts as any type when a character collects gold or cards for districts.

district-secret_vault = Secret Vault
effect-secret_vault = Can’t be built. Worth 3 points if it’s in your hand at the end.

district-smithy = Smithy
effect-smithy = Once a turn you may pay 2 gold to draw 3 cards.
option-use-smithy = { $drawn ->
    [0] Smithy
    [one] Smithy: { $drawn } card for { $price } gold
   *[other] Smithy: { $drawn } cards for { $price } gold
}
    .description = { effect-smithy }

district-stables = Stables
effect-stables = Building them doesn’t count towards your limit.

district-statue = Statue
effect-statue = At the end, 5 points if you have the crown.

district-theater = Theater
effect-theater = Once everyone has chosen, you may swap your character for another player’s, sight unseen.
ask-theater = Who do you swap characters with?
    .no = Nobody
ask-theater-give = Which of your characters do you give?
help-theater-give = In return you get a random character from { NAME($target, case: "acc") }.
event-kept-character = { $seat } swapped characters with nobody ({ $reason }).
event-exchanged-characters = { $seat } swapped characters with { NAME($target, case: "acc") } ({ $reason }).
# $given: the character that the reader gave away.
event-received-character = You gave the { $given } and got the **{ $character }**.

district-thieves_den = Thieves’ Den
effect-thieves_den = You may pay for it with cards from your hand, gold or both; each card is worth 1 gold.
option-pay-den-cards = Pay with cards too
    .description = Each card is worth 1 gold. You choose which ones next.
ask-den-cards = Which cards do you pay with?
help-den-cards = The price is { $gold } gold. Each card pays 1 of it; the rest is paid in gold.

district-wishing_well = Wishing Well
effect-wishing_well = At the end, 1 point for each unique district in your city, including this one.
    .wishing_well_self-false = At the end, 1 point for each other unique district in your city.

district-graveyard = Graveyard
effect-graveyard = When the Warlord destroys another district, you may buy that card for 1 gold.
ask-graveyard = Buy the { $card }?
    .yes = Yes, for { $gold } gold
help-graveyard = Otherwise it goes under the deck.
    .discards-pile = Otherwise it stays on the discard pile.
event-took-destroyed = { $seat } bought the destroyed { $mark } **{ $card }** for { $gold } gold.
event-left-destroyed = { $seat } let the { $mark } **{ $card }** go.

district-bell_tower = Bell Tower
effect-bell_tower = When you build it, you may make the game end one district sooner, as long as it stands.
    .bell_tower-for-good = When you build it, you may end the game one district sooner. It must stand until the last round.
ask-bell-tower = Should the game end one district sooner?
    .yes = Yes, one sooner
    .no = No, leave it
help-bell-tower = This goes for everyone, as long as the Bell Tower stands. You can’t change your mind later.
event-bell-tower = { $rung ->
    [yes] 🔔 The Bell Tower rings: the game ends one district sooner.
   *[no] The Bell Tower stays silent.
}

district-hospital = Hospital
effect-hospital = If your character is killed, you may still gather on its turn, but nothing else.
ask-hospital = Gather in the Hospital anyway?
    .yes = Reveal the { $card } and gather
    .no = Stay silent
help-hospital = The { $card } was killed. With a Hospital, its player may reveal it and gather. { help-hospital-not-yours }
event-refuge = { $seat } had the { $character }, who was killed, but may gather in the { $card }.

district-lighthouse = Lighthouse
effect-lighthouse = When you build it, you may look through the deck and take one card. Then the deck is shuffled.
ask-lighthouse = Which card do you take from the deck?
    .no = None of them
event-looks-through-deck = { $seat } looked through the deck.
event-saw-deck = The deck: { $cards }.
event-searched-deck = { $seat } took { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}. The deck was shuffled.

district-throne_room = Throne Room
effect-throne_room = Whenever the crown goes from one player to another, you get 1 gold.

district-university = University
effect-university = Worth 2 points more than it costs.

## Action cards

district-acrobat = Acrobat
effect-acrobat = Once ready, it plays itself: take the crown if nobody answers as rank 4, or rank 4 is bewitched.
sign-acrobat = 🤸 Beaten by the Acrobat

district-director = Director
effect-director = You may build up to 2 more districts this turn.

district-ticket_wagon = Ticket Wagon
    .short = Wagon
effect-ticket_wagon = Opponents may put 1 gold on it to see 3 cards and keep 1. You can collect the gold later.
option-use-ticket-wagon = Use a Ticket Wagon
    .description = Pay 1 gold to see 3 cards and keep one.
ask-ticket-wagon = Whose Ticket Wagon do you use? You pay 1 gold, see 3 cards and may keep 1.
option-wagon = { $name }
event-used-wagon = { $seat } used { $you ->
    [target] your
   *[other] { $target }’s
} Ticket Wagon. It now has { $gold } gold on it.
ask-wagon-card = Which card do you keep?
    .card = { $mark } Keep { $name }
    .none = None of them
event-bought-cards = { $kept ->
    [0] { $seat } looked for a card and kept none ({ $reason }).
    [one] { $seat } got 1 card ({ $reason }).
   *[other] { $seat } got { $kept } cards ({ $reason }).
}
ask-wagon-gold = Take the { $gold } gold from your Ticket Wagon?
    .yes = Take it
    .no = Leave it there
help-wagon-gold = If you take it, the wagon goes under the deck.

district-living_cannonball = Living Cannonball
    .short = Cannonball
effect-living_cannonball = Replace one of your districts with a costlier one from your hand; pay the difference.
ask-cannonball = Which of your districts do you replace?
ask-cannonball-card = What replaces the { $card }?
    .card = { $card } · pay { $price }
event-replaced = { $seat } replaced the { $old } with the { $mark } **{ $card }** for { $gold } gold.

district-rasputin = Rasputin
effect-rasputin = Once ready, he plays himself and saves you from killing, spells, warrants, theft and threats.

district-fortune_teller = Fortune Teller
effect-fortune_teller = Look at an opponent’s hand and take one card from it.
ask-fortune-seat = Whose hand do you look at?
ask-fortune-card = Which of { $target }’s cards do you take?

district-circus_tent = Circus Tent
effect-circus_tent = Counts as a district only for ending the game and a complete city’s points. Rank 8 can’t harm it.
