# Events, one sentence each. An empty one is not shown. Events of one card alone stand with it, in
# characters.ftl and districts.ftl.
#
# `.line` tells the event in a few symbols and words, in a line about the player who acts.
#
# $seat, $target, $source: players; the reader is "You". $seat acts, the others are concerned.
# $you: which of them is the reader: seat, target, source or none. Every event may choose by it.
# $own: "yes" if $target is $seat.
# $card, $character, $given: names of cards. $mark: the colour of $card. $cards, $names, $characters: lists of names.
# $gold, $count, $kept, $number, $total: numbers, 0 too.
# $reason: one of reason-..., or the name of a card; it stands in brackets, in the nominative.

event-line = · { $text }
event-unknown = { $what }: { $facts }

## The round

event-dealt = You start with { $cards }.
event-round-began = { $you ->
    [seat] Round { $round } starts. { $seat } have the crown and choose first.
   *[other] Round { $round } starts. { $seat } has the crown and chooses first.
}
events-face-up = { $names } were set aside face up.
event-face-up = The { $character } was set aside face up.
event-face-down = A character was set aside face down.
event-saw-face-down = The { $character } was set aside face down; only you saw it.
# events-<kind>: of several in a row, which are $names. To who chose it is said which: event-chose.
events-picked = { $names } chose their characters.
event-picked = { $you ->
    [seat] { "" }
   *[other] { $seat } chose a character.
}
event-chose = You chose the **{ $character }**.
event-tossed = { $seat } set a character aside, face down.
events-called = { $names } were called. Nobody answered.
event-called = The { $character } was called. Nobody answered.
event-revealed = { $you ->
    [seat] { $seat } are the { $character }.
   *[other] { $seat } is the { $character }.
}
event-revealed-late = { $seat } had the { $character }, who was killed.
event-turn-ended = { "" }
event-round-ended = { "" }
event-last-round = **This is the last round.**
event-not-last-round = The Bell Tower is silent again, so **this isn’t the last round**.
event-completed = { $you ->
    [seat] { $seat } completed your city!
   *[other] { $seat } completed their city!
}
event-scored = { $seat } scored { $total ->
    [one] 1 point
   *[other] { $total } points
}.
event-game-over = The game is over.
event-won = { $seat } won.

## Gold, cards, districts

event-gathered-gold = { $seat } took { $gold } gold.
event-gathered-cards = { $seat } drew { $count ->
    [one] 1 card
   *[other] { $count } cards
} and kept { $kept }.
event-kept = You kept { $cards }.
event-drew = You drew { $cards }.
event-deck-renewed = The discard pile was shuffled into a new deck of { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-gained-gold = { $seat } got { $gold } gold ({ $reason }).
event-gained-cards = { $seat } drew { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $reason }).
event-paid = { $seat } paid { $gold } gold ({ $reason }).
event-discarded = { $seat } discarded { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $reason }).
event-built = { $seat } built the { $mark } **{ $card }** { $gold ->
    [0] without
   *[other] for { $gold }
} gold.
event-crown = 👑 The crown goes to { NAME($seat, case: "acc") }.

## Effects of several cards

event-destroyed = { $own ->
    [yes] { $you ->
        [seat] { $seat } destroyed your own { $mark } **{ $card }**
       *[other] { $seat } destroyed their own { $mark } **{ $card }**
    }
   *[no] { $seat } destroyed { $you ->
        [target] your
       *[other] { $target }’s
    } { $mark } **{ $card }**
}{ $gold ->
    [0] .
   *[other] { " " }for { $gold } gold.
}
event-saw-hand = { $you ->
    [target] You hold
   *[other] { $target } holds
} { $cards }.
event-looked-at-hand = { $seat } looked at { $you ->
    [target] your hand
   *[other] { $target }’s hand
}.
event-gave-cards = { $seat } gave { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { NAME($target, case: "acc") } ({ $reason }).
event-took-gold = { $seat } took { $gold } gold from { NAME($target, case: "acc") } ({ $reason }).
event-took-cards = { $seat } took { $count ->
    [one] 1 card
   *[other] { $count } cards
} from { NAME($target, case: "acc") } ({ $reason }).
event-received-cards = You got { $cards } from { NAME($source, case: "acc") }.
event-lost-cards = { $target } got { $cards } from you.
event-sacrificed = { $you ->
    [seat] { $seat } tore down your { $mark } **{ $card }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
   *[other] { $seat } tore down the { $mark } **{ $card }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
}
event-built-from-hand = { $seat } built the { $mark } **{ $card }** from { $you ->
    [target] your hand
   *[other] { $target }’s hand
}.
event-played = { $seat } played the { $mark } **{ $card }**.
event-put-away = { $you ->
    [seat] Your
   *[other] { $seat }’s
} { $mark } { $card } went under the deck.

## Why somebody got gold or cards, paid or discarded: cards are named by themselves

reason-income-noble = noble districts
reason-income-religious = religious districts
reason-income-trade = trade districts
reason-income-military = military districts
reason-cards-noble = noble districts
reason-cards-religious = religious districts
