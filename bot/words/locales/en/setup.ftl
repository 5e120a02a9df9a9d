# What a lobby can be set to: editions, sets, switches, the own choice, and what is wrong with it.

## Editions and sets, each explained in one sentence (100 letters at most)

edition-2016 = Edition of 2016
    .description = Today’s rules: 27 characters, 30 unique districts, a city of 7 is complete.
edition-deluxe = De-luxe edition
    .description = The rules of 2016 with 6 more unique districts and, if you like, action cards.
edition-classic = Classic, with bonus cards
    .description = The first eight characters and their bonus cards; a city needs 8 districts.
edition-classic-czech = Classic, Czech edition
    .description = The game as it began: always the same eight characters; a city needs 8 districts.

set-first_game = First Game
    .description = The best set for newcomers: eight clear characters.
set-ambitious_aristocrats = Ambitious Aristocrats
    .description = Warrants, card thieves and land grabs: for players who like to interfere.
set-cunning_agents = Cunning Agents
    .description = Bewitching, blackmail and an Emperor who hands the crown around.
set-illustrious_emissaries = Illustrious Emissaries
    .description = Looking into hands, and trading cards and districts.
set-devious_dignitaries = Devious Dignitaries
    .description = Warrants and blackmail: a lot of bluffing.
set-tenacious_delegates = Tenacious Delegates
    .description = Many cards change hands, and districts are exchanged.
set-vicious_nobles = Vicious Nobles
    .description = Rich characters; where nine play along, a tax on everything that is built, too.
set-random = Random
    .description = One character of each rank and the unique districts are drawn.
set-own = Own choice
    .description = You choose a character for each rank, and the unique districts.
set-saved = “{ $name }”
    .description = A set that was saved in this server.

# How a tie is decided: the end of the sentence "In a tie wins ..."
tie-revealed-rank = whoever revealed the higher rank in the last round
tie-held-rank = whoever had the higher rank in the last round
tie-district-values = whose districts are worth more
tie-values-then-gold = whose districts are worth more, then who has more gold

## What is set, in the lobby and in its options

setting-names = 📦 **{ $edition }** · 🎭 **{ $cards }**
setting-none = None yet.
setting-size = A city is complete with { $size } districts{ $few ->
    [yes] , one more than with four players
   *[no] { "" }
}.
setting-actions = Action cards are shuffled into the deck.
setting-short = Short game: a city needs one district fewer than usual.
setting-tie = In a tie wins { $how }.
setting-tie-now = in a tie wins { $how }
setting-counts = { $numbers } players can play this.
setting-note = ℹ️ { $text }
setting-problem = ⚠️ { $text }
setting-instead = { $names } can play instead.
setting-choosable = In the options, the host can choose the { $names } instead.
numbers-to = { $first } to { $last }

## What happens by itself

note-ninth-joins = With { $seats } players a ninth character is needed, so the { $character } joins by itself.
note-ninth-added = The { $character } joins as the ninth character.
note-no-ninth = With { $seats } players there is no ninth character.
note-replaced = The { $character } can’t play with { $seats } players: the { $instead } plays instead.
note-other = Something is changed to fit the number of players.

## Why a game can't start yet

lobby-hindrance-alone = At least two players are needed. Somebody else can press Join, or you add a computer player.
lobby-hindrance-nobody = At least one person has to play.
lobby-hindrance-seat-count = { $most } can play this edition at most. Somebody has to leave, or the host chooses another edition.
lobby-hindrance-cast-size = With { $seats } players { $needed } characters are needed; { $size } are chosen.
lobby-hindrance-cast-rank = The { $character } is not of rank { $rank }.
lobby-hindrance-lack-ranks = { $count ->
    [one] Rank { $ranks } has no character yet.
   *[other] These ranks have no character yet: { $ranks }.
}
lobby-hindrance-unknown-character = There is no character of the name { $character }.
lobby-hindrance-character-seats = The { $character } can’t play with { $seats } players, only with { $fewest } or more.
lobby-hindrance-edition-character = The { $character } is not part of this edition: { $edition }.
lobby-hindrance-edition-mix = { $count } of the first eight characters are replaced. In this edition it may be { $most } at most.
lobby-hindrance-unique-count = { $missing ->
    [0] { $extra ->
        [one] 1 unique district too many is chosen
       *[other] { $extra } unique districts too many are chosen
    }
    [one] 1 more unique district is needed
   *[other] { $missing } more unique districts are needed
}: { $count } of { $needed }.
lobby-hindrance-unknown-district = There is no unique district of the name { $district }.
lobby-hindrance-unique-repeated = { $district } is chosen more often than there are cards of it.
lobby-hindrance-edition-district = { $district } is not part of this edition: { $edition }.
lobby-hindrance-fixed-district = { $district } belongs to the deck of this edition and can only be left out for another.
lobby-hindrance-unknown-edition = There is no such edition.
lobby-hindrance-edition-actions = The action cards don’t belong to this edition: { $edition }.
lobby-hindrance-replacement = The { $character } can’t be chosen to replace anybody in this set.
lobby-hindrance-unknown-set = This edition has no set of this name: { $cards }.
lobby-hindrance-other = This can’t start yet.

## The options

button-options = Options
button-cast = Characters
button-districts = Unique districts
button-draw = Draw again
button-save = Save as …
button-delete = Delete “{ $name }”
button-instead = { $name } instead
button-fill = Fill the rest at random
button-clear = Choose none
button-back = Back to the options

options-title = ### Options
options-edition = 📦 **{ $name }.** { $text }
options-cards = 🎭 **{ $name }.** { $text }
options-choose-edition = { $name }
options-choose-set = { $name }
options-choose-tie = Tie: { $how }{ $own ->
    [yes] { " " }(this edition)
   *[no] { "" }
}

# A switch on a button; $state is on or off.
switch-nine = Ninth character: { $state ->
    [on] yes
   *[off] no
}
switch-actions = Action cards: { $state ->
    [on] yes
   *[off] no
}
switch-short = Short game: { $state ->
    [on] yes
   *[off] no
}

menu-edition = Edition
menu-set = Set of cards
menu-saved = Sets that this server has saved
menu-tie = Who wins a tie
menu-rank = Rank { $rank }: choose a character
menu-districts = { $first } to { $last }
menu-without = { $count ->
    [one] Choose 1 district to leave out
   *[other] Choose { $count } districts to leave out
}

saved-of = { $edition }, { $cards }

cast-title = ### Characters
cast-about = One character of each rank. What each does stands below its name in the menu.
cast-about-core = One character of each rank. Of the first eight you may replace { $count }.
cast-nobody = 9 No ninth character
    .description = Only eight characters play, where so few are allowed.
cast-unfit = Not with { $seats } players. { $effect }

districts-title = ### Unique districts
districts-about = Choose { $count } for the deck. What each does stands below its name in the menu.
districts-about-fixed = { $fixed } unique districts are in the deck anyway. You may add up to { $most }; for each one beyond that, leave one of the others out.
districts-chosen = **{ $count } of { $most } chosen:** { $things }

## Saving

name-title = Save this set
name-label = Name of the set
saved-new = Saved as “{ $name }”. Every lobby of this server now offers it.
saved-again = Saved as “{ $name }”, in place of the set that had this name before.
saved-deleted = “{ $name }” is deleted. What it was made of is still set here, so you can save it again.

## Short private answers

error-options-changed = That can’t be chosen any more: something else was changed in between. This is how it stands now.
error-set-gone = This set was deleted.
error-set-not-yours = Only { $owner }, who saved this set, or somebody who may manage this server can delete it.
error-set-name-taken = Only { $owner }, who saved the set of this name, or somebody who may manage this server can replace it. Choose another name.
error-sets-full-server = This server keeps { $count ->
    [one] 1 set
   *[other] { $count } sets
} already, and there is no room for more. Delete one first.
error-sets-full-person = You keep { $count ->
    [one] 1 set
   *[other] { $count } sets
} in this server already, and there is no room for more. Delete one of yours first.
error-no-name = A set needs a name with letters or numbers in it.
error-cannot-save = This set can’t be played yet, so it isn’t saved: { $reason }
