# What happened, one sentence an event. An empty one is not shown.
#
# Each seat comes in two forms: $seat ("Anna", "You") and $seat-object ("Anna", "you"); likewise $target
# and $source. $you says which of them is the reader: seat, target, source or none. $own is "yes" if
# somebody did it to themselves. $mark is the colour of $card. Sentences in the past need no other difference in English.

event-line = · { $text }
event-unknown = { $what }: { $facts }

## The round

event-dealt = Your first cards: { $cards }.
event-round-began = Round { $round } begins. { $seat } { $you ->
    [seat] have
   *[other] has
} the crown and { $you ->
    [seat] choose
   *[other] chooses
} first.
event-face-up = Put aside face up: { $character }.
event-face-down = A character was put aside face down.
event-saw-face-down = Before the { $character } was put aside face down, you were shown it.
event-picked = { $seat } chose a character.
event-chose = Your character: **{ $character }**.
event-tossed = { $seat } put a character away, face down.
event-called = The { $character } was called: nobody answered.
event-revealed = The { $character } was called: { $seat-object }.
event-revealed-late = { $seat } had the { $character }, who was killed.
event-turn-ended = { "" }
event-round-ended = { "" }
event-last-round = **This is the last round.**
event-not-last-round = The Bell Tower is silent again: **this is not the last round**.
event-completed = { $seat } completed { $you ->
    [seat] your
   *[other] the
} city!
event-scored = { $seat-object }: { $total } points.
event-game-over = The game is over.
event-won = { $seat } won.

## Gold, cards, districts

event-gathered-gold = { $seat } took { $gold } gold.
event-gathered-cards = { $seat } drew { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} and kept { $kept }.
event-kept = You kept: { $cards }.
event-drew = You drew: { $cards }.
event-deck-renewed = The discard pile was shuffled into a new deck of { $number } cards.
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
event-built = { $seat } built { $mark } **{ $card }** for { $gold } gold.
event-crown = 👑 The crown goes to { $seat-object }.

## Characters

event-killed = { $seat } killed the **{ $character }**, who will not answer this round.
event-robbed = { $seat } will rob the **{ $character }**.
event-stole = { $seat } stole { $gold } gold from { $target-object }.
event-swapped-hands = { $seat } swapped hands with { $target-object }.
event-received-hand = Your hand is now: { $cards }.
event-redrew = { $seat } exchanged { $count ->
    [one] 1 card
   *[other] { $count } cards
} with the deck.
event-destroyed = { $seat } destroyed { $own ->
    [yes] { $you ->
        [seat] your
       *[other] their
    } own { $mark } **{ $card }**
   *[other] { $you ->
        [target] your { $mark } **{ $card }**
       *[other] the { $mark } **{ $card }** of { $target-object }
    }
} for { $gold } gold.

event-bewitched = { $seat } bewitched the **{ $character }**.
event-took-over = { $seat } { $you ->
    [seat] play
   *[other] plays
} on as the { $character }.
event-warrants = { $seat } laid warrants on: { $characters }.
event-confiscated = { $seat } showed the signed warrant and took the { $mark } **{ $card }**. { $target } got { $gold } gold back.
event-spied = { $seat } spied on { $target-object } for { $type } cards and took { $gold } gold.
event-saw-hand = The hand of { $target-object }: { $cards }.
event-threats = { $seat } threatened: { $characters }.
event-bribed = { $seat } paid { $target-object } a bribe of { $gold } gold.
event-refused-bribe = { $seat } refused to pay { $target-object }.
event-showed-threat = { $real ->
    [yes] The threat was real: { $seat } took { $gold } gold from { $target-object }.
   *[no] The threat on { $target-object } was an empty one.
}
event-withdrew-threat = { $seat } left the threat on the { $character } covered.
event-looked-at-hand = { $seat } looked at the hand of { $target-object }.
event-gave-cards = { $seat } gave { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $target-object } ({ $reason }).
event-took-gold = { $seat } took { $gold } gold from { $target-object } ({ $reason }).
event-took-cards = { $seat } took { $count ->
    [one] 1 card
   *[other] { $count } cards
} from { $target-object } ({ $reason }).
event-received-cards = You got from { $source-object }: { $cards }.
event-lost-cards = { $target } got from you: { $cards }.
event-borrowed = { $seat } took { $gold } gold from { $target-object } for as many cards, to build the { $mark } **{ $card }**.
event-studied = { $seat } looked at { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the deck.
event-seized = { $seat } took { $you ->
    [target] your { $mark } **{ $card }**
   *[other] the { $mark } **{ $card }** of { $target-object }
} for { $gold } gold.
event-exchanged = { $seat } got { $you ->
    [target] your { $mark } **{ $card }**
   *[other] the { $mark } **{ $card }** of { $target-object }
} for the **{ $given }** and { $gold } gold.
event-beautified = { $seat } beautified: { $cards }.
event-taxed = { $seat } paid { $gold } gold of tax.
event-collected-tax = { $seat } took { $gold } gold of taxes.

## Districts that act

event-sacrificed = { $seat } tore down { $you ->
    [seat] your
   *[other] the
} { $mark } **{ $card }** ({ $reason }).
event-paid-for = { $seat } paid { $gold } gold for the { $mark } **{ $card }**.
event-built-from-hand = { $seat } built the { $mark } **{ $card }** out of the hand of { $target-object }.
event-put-beneath = { $seat } put a card under the { $card }.
event-bell-tower = { $rung ->
    [yes] 🔔 The Bell Tower rings: the game ends with one district fewer.
   *[no] The Bell Tower stays silent.
}
event-looks-through-deck = { $seat } looked through the deck.
event-saw-deck = The deck: { $cards }.
event-searched-deck = { $seat } took { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} from the deck, which was shuffled.
event-took-destroyed = { $seat } paid { $gold } gold and took the { $mark } **{ $card }** in hand.
event-left-destroyed = { $seat } let the { $mark } **{ $card }** go.
event-refuge = { $seat } had the { $character }, who was killed, but may gather in the { $card }.
event-kept-character = { $seat } exchanged no character ({ $reason }).
event-exchanged-characters = { $seat } exchanged characters with { $target-object } ({ $reason }).
event-received-character = Your character is now the **{ $character }**: you gave the { $given }.

## Action cards

event-played = { $seat } played the { $mark } **{ $card }**.
event-put-away = The { $mark } { $card } of { $seat-object } went under the deck.
event-replaced = { $seat } replaced the { $old } by the { $mark } **{ $card }** for { $gold } gold.
event-used-wagon = { $seat } used the Ticket Wagon of { $target-object }, on which there { $gold ->
    [one] is now 1 gold
   *[other] are now { $gold } gold
}.
event-bought-cards = { $seat } saw { $count ->
    [one] 1 card
   *[other] { $count } cards
} and kept { $kept }.

## Why somebody got gold or cards, paid or discarded: cards are named by themselves

reason-income-noble = noble districts
reason-income-religious = religious districts
reason-income-trade = trade districts
reason-income-military = military districts
reason-cards-noble = noble districts
reason-cards-religious = religious districts
reason-tithe = religious districts
reason-beg = begging
reason-navigate = voyage
reason-study = study
reason-queen-gold = Queen
reason-merchant-gold = Merchant
reason-architect-cards = Architect
