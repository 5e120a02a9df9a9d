# Screens in words, for people who listen: whole sentences, without a symbol. A screen reader reads them in their order.

# The round, and the reader’s characters in it; $characters is none before the choice.
spoken-round = Round { $round }.{ $characters ->
    [none] { "" }
   *[other] { " " }You’re the { $characters }.
}
spoken-state = You have { band-coins }, { band-cards }, { $size } of { $target } districts and { picture-points }.{ $crown ->
    [yes] { " " }You have the crown.
   *[no] { "" }
}
# $until: the moment at which the time runs out, as Discord counts it ("in 2 minutes").
spoken-until = Your time runs out { $until }.
spoken-paused = The game is paused: the clocks start again by { $until }
# The headings of parts; the text follows in the same line.
spoken-since = Since your last move.
spoken-power = Your power.
spoken-city = Your city.
spoken-hand = Your hand, and what you can do with it.
# Titles of groups behind *More*
more-turn = What you can do now.
more-cards = What your cards do.
spoken-calls = The characters.
spoken-cities = The cities, most points first.
spoken-news = What happened.
# An empty city.
spoken-nothing = No district yet.
spoken-building = You’ve built { $built } of { $limit } this turn.
# $details: the type and the cost of a card, or what else there is to know.
spoken-card = { $name }, { $details }
spoken-character = { $name }, rank { $rank }
# What can be done with a card of the hand, as the picture shows it. $gold: how much is short, or comes first; 0: the
# player clicks one by one.
spoken-can = { $state ->
    [now] you can build it
    [play] you can play it
    [ready] it’s ready
    [first] { $gold ->
        [0] take gold first
       *[other] +{ $gold } gold first
    }
    [collect] { $gold ->
        [0] collect your income first
       *[other] +{ $gold } gold first
    }
    [gold] you’re { $gold } gold short
    [there] it’s already in your city
   *[no] you can’t build it now
}
# An option and its number, which its button has, too.
spoken-option = { $number }: { $text }
spoken-gets = { $sure ->
    [yes] gets { band-coins }
   *[no] may get { band-coins }
}
# Somebody’s goods; a list of their districts follows.
spoken-seat = { $name }: { picture-points }, { band-coins }, { band-cards }, { $size } of { $target } districts
spoken-moves = { $you ->
    [yes] It’s your move.
   *[no] It’s { $seat }’s move.
}
spoken-ends = A city of { $target } districts ends the game. The deck has { $deck ->
    [0] no cards
    [one] 1 card
   *[other] { $deck } cards
}{ $discards ->
    [0] { "" }
   *[other] , with { $discards } discarded
}.
# Ranks that were called in a row; $characters: "Thief, Magician or King".
spoken-nobody = Nobody is the { $characters }.

button-table = The table
# Shows more or fewer words, from now on.
button-words = { $words ->
    [whole] In full
   *[brief] In brief
}
# In place of a button that has nothing but a symbol.
spoken-sign = { $sign ->
    [first] First
    [back] Back
    [before] Round back
    [next] Next
    [last] Last
   *[computer] Add a computer
}
