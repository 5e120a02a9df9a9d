# The settings of a lobby: editions, sets, switches, the own choice, and its faults.

## Editions and sets, each with one sentence of 100 letters at most

edition-2016 = 2016 edition
    .description = 27 characters, 30 unique districts, cities of 7.
edition-deluxe = Deluxe edition
    .description = Like 2016, with 6 more unique districts and, if you like, action cards.
edition-classic = Classic, with bonus cards
    .description = The first eight characters and their bonus cards, cities of 8.
edition-classic-czech = Classic, Czech edition
    .description = Always the same eight characters, cities of 8.

set-first_game = First Game
    .description = The best set for newcomers: eight straightforward characters.
set-ambitious_aristocrats = Ambitious Aristocrats
    .description = Warrants, card thieves and land grabs: for people who like to meddle.
set-cunning_agents = Cunning Agents
    .description = Bewitching, blackmail and a crown that is handed around.
set-illustrious_emissaries = Illustrious Emissaries
    .description = Peeking at hands, trading cards and districts.
set-devious_dignitaries = Devious Dignitaries
    .description = Warrants and blackmail: a lot of bluffing.
set-tenacious_delegates = Tenacious Delegates
    .description = Cards change hands, and so do districts.
set-vicious_nobles = Vicious Nobles
    .description = Rich characters; with nine of them, a tax on building.
set-random = Random
    .description = Characters and unique districts are drawn at random.
set-own = Custom
    .description = You choose the characters and the unique districts.
# $name: the name that a player gave to a set, here and below.
set-saved = “{ $name }”
    .description = A set saved in this server.

# The winner of a tie: stands behind "Tie-break:".
tie-revealed-rank = the higher rank revealed in the last round
tie-held-rank = the higher rank in the last round, killed or not
tie-district-values = the more valuable districts
tie-values-then-gold = the more valuable districts, then gold

## The choices that are set, in the lobby and in its options

# $edition and $cards: names of an edition and a set.
setting-names = 📦 **{ $edition }** · 🎭 Card set: **{ $cards }**
setting-none = None yet.
setting-size = { $size } districts make a complete city.
setting-actions = Action cards are shuffled into the deck.
setting-short = Short game: one district fewer, about a fifth shorter.
# $how: one of tie-...
setting-tie = A tie is broken by { $how }.
setting-tie-now = a tie is broken by { $how }
# $numbers: such as "2, 3" or numbers-to.
setting-counts = These cards are for { $numbers } players.
setting-note = ℹ️ { $text }
setting-problem = ⚠️ { $text }
# $names: a list of characters; in the second one with "or".
setting-instead = Any of these can play in its place: { $names }.
setting-choosable = The host can choose one of these instead: { $names }.
numbers-to = { $first } to { $last }

## Changes that happen by themselves. $seats: the number of players. $character, $instead: names.

note-ninth-joins = With { $seats } players you need a ninth character, so the { $character } joins.
note-ninth-added = The { $character } joins as the ninth character.
note-no-ninth = With { $seats } players there is no ninth character.
note-replaced = With { $seats } players, the { $instead } replaces the { $character }.
note-other = I changed something to suit the number of players.

## Why a game can't start yet

lobby-hindrance-alone = You need at least two players. Wait for someone, or add a computer player.
lobby-hindrance-nobody = At least one person has to play.
# $count: players, beside those who sit there
lobby-hindrance-more = { $count ->
    [one] These cards need 1 more player.
   *[other] These cards need { $count } more players.
}
lobby-hindrance-seat-count = This edition is for { $most } players at most.
lobby-hindrance-cast-size = With { $seats } players you need { $needed } characters; { $size } are chosen.
# $ranks: a list of numbers, $count of them.
lobby-hindrance-lack-ranks = { $count ->
    [one] Rank { $ranks } has no character yet.
   *[other] These ranks have no character yet: { $ranks }.
}
lobby-hindrance-character-seats = The { $character } needs { $fewest } players or more.
lobby-hindrance-edition-character = The { $character } isn’t part of this edition: { $edition }.
lobby-hindrance-edition-mix = { $count } of the first eight characters have been replaced; this edition allows { $most }.
# $missing or $extra of them, 0 the other; $count of $needed are chosen.
lobby-hindrance-unique-count = { $count ->
    [one] 1 unique district is
   *[other] { $count } unique districts are
} chosen, but { $needed } are needed. { $missing ->
    [0] Leave out { $extra }.
   *[other] Add { $missing }.
}
lobby-hindrance-edition-district = Not in this edition ({ $edition }): { $district }.
lobby-hindrance-fixed-district = { $district } can only be left out for another district.
lobby-hindrance-edition-actions = This edition has no action cards: { $edition }.
lobby-hindrance-other = These cards can’t be played together.

## The options

button-options = Options
button-cast = Characters
button-districts = Unique districts
button-draw = Draw again
button-save = Save as …
button-delete = Delete “{ $name }”
button-delete-set = Delete this set
button-instead = Use { $name } instead
button-fill = Fill the rest at random
button-clear = Clear all
button-back = Back to the options

options-title = ### Options
# $name: of an edition or a set. $text: its description.
options-edition = 📦 **{ $name }.**
options-cards = 🎭 **{ $name }.**
options-choose-edition = { $name }
options-choose-set = { $name }
# $own: yes for the way of the chosen edition.
options-choose-tie = Tie-break: { $how }{ $own ->
    [yes] { " " }(this edition)
   *[no] { "" }
}

# A switch on a button; $state is on or off.
switch-nine = { $state ->
    [on] Remove character 9
   *[off] Add character 9
}
switch-actions = { $state ->
    [on] Remove action cards
   *[off] Add action cards
}
switch-short = { $state ->
    [on] Play in full
   *[off] Shorten the game
}
# $name: of a switch of the lobby's options
switch-state = { $name }: { $state ->
    [on] yes
   *[off] no
}

menu-edition = Edition
menu-set = Set of cards
menu-saved = Sets saved in this server
menu-tie = Tie-break
menu-rank = Choose a character for rank { $rank }
# $first, $last: letters or names.
menu-districts = { $first } to { $last }
menu-without = { $count ->
    [one] Choose 1 district to leave out
   *[other] Choose { $count } districts to leave out
}

saved-of = { $edition }, { $cards }

cast-title = ### Characters
cast-about = One character for each rank.
cast-about-core = One character for each rank. You may replace { $count } of the first eight.
cast-nobody = No ninth character
    .description = Only eight characters play.
# $effect: what the character does.
cast-unfit = Not with { $seats } players. { $effect }

districts-title = ### Unique districts
districts-about = Choose { $count } for the deck.
districts-about-fixed = { $fixed } unique districts are always in the deck. You may add { $most }; for each one you add, leave one out.
districts-chosen = **{ $count } of { $most } chosen.**

## Saving

name-title = Save this set
name-label = Name of the set
saved-new = Saved as “{ $name }”. Every lobby in this server can use it.
saved-again = Saved as “{ $name }”, replacing the earlier set with that name.
saved-deleted = “{ $name }” has been deleted. It’s still selected here, so you can save it again.

## Short private answers

error-set-gone = This set has been deleted.
error-set-not-yours = Only { $owner }, who saved this set, or a server manager can delete it.
error-set-name-taken = { $owner } has already saved a set with this name. Choose another name.
error-sets-full-server = This server has no room for more sets. Delete one first.
error-sets-full-person = You have no room for more sets in this server. Delete one first.
error-no-name = A name needs letters or numbers.
# $reason: one or more sentences.
error-cannot-save = This set can’t be played yet, so I haven’t saved it: { $reason }
