# What happened, one sentence an event. An empty one is not shown. What only one card does stands with it, in
# characters.ftl and districts.ftl.
#
# $seat, $target and $source are players: the reader is "You". { NAME($seat, case: "acc") } is the form for somebody to
# whom something is done. $you says which of them is the reader: seat, target, source or none. $own is "yes" if somebody
# did it to themselves. `.line` tells it in a few symbols and words, in a line about the player who acts. $mark is the
# colour of $card.

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
    .line = { "" }
events-face-up = Put away face up: { $names }.
event-face-up = Put away face up: { $character }.
    .line = { "" }
event-face-down = A character was put away face down.
    .line = { "" }
event-saw-face-down = Before the { $character } was put away face down, you were shown it.
# events-<kind>: of several in a row, which are $names. To who chose it is said which: event-chose.
events-picked = { $names } chose their characters.
event-picked = { $you ->
    [seat] { "" }
   *[other] { $seat } chose a character.
}
    .line = { "" }
event-chose = Your character: **{ $character }**.
event-tossed = { $seat } put a character away, face down.
    .line = { "" }
events-called = { $names }: nobody answered.
event-called = The { $character } was called: nobody answered.
    .line = { "" }
event-revealed = The { $character } was called: { NAME($seat, case: "acc") }.
    .line = { "" }
event-revealed-late = { $seat } had the { $character }, who was killed.
    .line = { "" }
event-turn-ended = { "" }
    .line = { "" }
event-round-ended = { "" }
    .line = { "" }
event-last-round = **This is the last round.**
    .line = { "" }
event-not-last-round = The Bell Tower is silent again: **this is not the last round**.
    .line = 🔕 **not the last round any more**
event-completed = { $seat } completed { $you ->
    [seat] your
   *[other] the
} city!
    .line = 🏁 **city complete**
event-scored = { NAME($seat, case: "acc") }: { $total ->
    [one] 1 point
   *[other] { $total } points
}.
    .line = { "" }
event-game-over = The game is over.
    .line = { "" }
event-won = { $seat } won.
    .line = { "" }

## Gold, cards, districts

event-gathered-gold = { $seat } took { $gold ->
    [0] no gold
   *[other] { $gold } gold
}.
    .line = { $gold ->
        [0] no 💰
       *[other] +{ $gold } 💰
    }
event-gathered-cards = { $seat } drew { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}{ $kept ->
    [0] { "" }
   *[other] { " " }and kept { $kept }
}.
    .line = { $kept ->
        [0] no 🃏
       *[other] +{ $kept } 🃏
    }
event-kept = You kept: { $cards }.
event-drew = You drew: { $cards }.
event-deck-renewed = The discard pile was shuffled into a new deck of { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
}.
    .line = 🔀 new deck
event-gained-gold = { $seat } got { $gold ->
    [0] no gold
   *[other] { $gold } gold
} ({ $reason }).
    .line = { $gold ->
        [0] no 💰
       *[other] +{ $gold } 💰
    } ({ $reason })
event-gained-cards = { $seat } drew { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} ({ $reason }).
    .line = { $count ->
        [0] no 🃏
       *[other] +{ $count } 🃏
    } ({ $reason })
event-paid = { $seat } paid { $gold ->
    [0] no gold
   *[other] { $gold } gold
} ({ $reason }).
    .line = { $gold ->
        [0] no 💰
       *[other] −{ $gold } 💰
    } ({ $reason })
event-discarded = { $seat } discarded { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} ({ $reason }).
    .line = { $count ->
        [0] no 🃏
       *[other] −{ $count } 🃏
    } ({ $reason })
event-built = { $seat } built { $mark } **{ $card }**{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
}.
    .line = 🏗️ { $mark } { $card }
event-crown = 👑 The crown goes to { NAME($seat, case: "acc") }.
    .line = 👑

## What several cards do

event-destroyed = { $seat } destroyed { $own ->
    [yes] { $you ->
        [seat] your
       *[other] their
    } own { $mark } **{ $card }**
   *[other] { $you ->
        [target] your { $mark } **{ $card }**
       *[other] the { $mark } **{ $card }** of { NAME($target, case: "acc") }
    }
}{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
}.
    .line = 💥 { $own ->
        [yes] own
       *[no] { $target }:
    } { $mark } { $card }
event-saw-hand = The hand of { NAME($target, case: "acc") }: { $cards }.
event-looked-at-hand = { $seat } looked at the hand of { NAME($target, case: "acc") }.
    .line = 👀 hand of { NAME($target, case: "acc") }
event-gave-cards = { $seat } gave { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} to { NAME($target, case: "acc") } ({ $reason }).
    .line = { $count ->
        [0] no 🃏
       *[other] { $count } 🃏
    } to { NAME($target, case: "acc") } ({ $reason })
event-took-gold = { $seat } took { $gold ->
    [0] no gold
   *[other] { $gold } gold
} from { NAME($target, case: "acc") } ({ $reason }).
    .line = { $gold ->
        [0] no 💰
       *[other] { $gold } 💰
    } from { NAME($target, case: "acc") } ({ $reason })
event-took-cards = { $seat } took { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} from { NAME($target, case: "acc") } ({ $reason }).
    .line = { $count ->
        [0] no 🃏
       *[other] { $count } 🃏
    } from { NAME($target, case: "acc") } ({ $reason })
event-received-cards = You got from { NAME($source, case: "acc") }: { $cards }.
event-lost-cards = { $target } got from you: { $cards }.
event-sacrificed = { $seat } tore down { $you ->
    [seat] your
   *[other] the
} { $mark } **{ $card }** ({ $reason }).
    .line = tore down { $mark } { $card } ({ $reason })
event-built-from-hand = { $seat } built the { $mark } **{ $card }** out of the hand of { NAME($target, case: "acc") }.
    .line = out of the hand of { NAME($target, case: "acc") }
event-played = { $seat } played the { $mark } **{ $card }**.
    .line = 🎪 { $card }
event-put-away = The { $mark } { $card } of { NAME($seat, case: "acc") } went under the deck.
    .line = 🎪 { $card } put away

## Why somebody got gold or cards, paid or discarded: cards are named by themselves

reason-income-noble = noble districts
    .line = 🟡
reason-income-religious = religious districts
    .line = 🔵
reason-income-trade = trade districts
    .line = 🟢
reason-income-military = military districts
    .line = 🔴
reason-cards-noble = noble districts
    .line = 🟡
reason-cards-religious = religious districts
    .line = 🔵
