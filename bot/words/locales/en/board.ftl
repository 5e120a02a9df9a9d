# The public board, and the end of a game.

board-title = ## 🏰 Citadels · Round { $round }
board-state = -# { $deck ->
    [0] no card
    [one] 1 card
   *[other] { $deck } cards
} in the deck{ $discards ->
    [0] { "" }
    [one] , 1 discarded
   *[other] , { $discards } discarded
} · a city of { $target } districts ends the game
board-ending = 🏁 **Last round:** the game ends after this round.
board-face-up = -# Not in this round: { $characters }
board-seen = -# Put away face down, and shown to you alone: { $character }

# seat: crown and name; what it has; its city
board-seat = { $turn ->
    [yes] ▶️{ " " }
   *[no] { "" }
}{ $crown ->
    [yes] 👑{ " " }
   *[no] { "" }
}{ $name }{ $characters ->
    [none] { "" }
   *[other] { " " }· 🎭 { $characters }
}
board-stock = 💰 { $gold ->
    [0] no gold
   *[other] { $gold } gold
} · 🃏 { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
} · 🏘️ { $size } of { $target }{ $completed ->
    [yes] { " " }✅ complete
   *[no] { "" }
}

board-coming = -# Still to come: { $characters }
board-sign = { $kind }: { $characters }
board-pile = 🪙 { $name }: { $gold } gold lies there
board-shown = 🃏 On the table: { $card }
sign-real = { $name } (the real one)

# The story of the round, a line a rank: what a seat did, in the words of `.line` of each event.
story-before = -# { $deeds }
story-rank = **{ $character }** { $kind ->
    [nobody] nobody answered
    [killed] { $seat } ☠️
   *[answered] { $seat }
}{ $told ->
    [yes] { " " }· { $deeds }
   *[no] { "" }
}
story-nobody = -# { $characters }: nobody answered
story-other = { $seat }: { $deed }
story-and = { " " }·{ " " }

board-asked-selection = ⏳ { $seat } chooses a character.
board-asked-turn = ⏳ { $seat } plays the { $character }.
board-asked = ⏳ { $seat } has something to decide.
board-old = -# This round is over.
board-stopped = ⚠️ This game had to be set aside. Nothing that was played is lost.

## The end

end-title = ## 🏆 { $winners } { $count ->
    [one] won
   *[other] share the win
} with { $total ->
    [one] 1 point
   *[other] { $total } points
}
end-seat = **{ $place }.** { $name }: **{ $total }**
end-rating = { " " }· { $change } → { $number }
end-unrated-people = -# This game counts for no rating: it takes two people at least who play to the end.
end-lines = -# { $lines }
end-line = { $name } { $points }
end-tie = -# Equal points: the highest rank shown in the last round decides.
    .tie_break-held-rank = -# Equal points: the highest rank that somebody had in the last round decides.
    .tie_break-district-values = -# Equal points: what the districts are worth decides.
    .tie_break-values-then-gold = -# Equal points: what the districts are worth decides, then the gold.
score-districts = districts
score-five-types = all five types
score-first-completed = first complete city
score-completed = complete city
end-city = -# { $city }

end-proof = **Dealt fairly**
end-proof-how = -# The fingerprint was shown before any of these clicks. Check: SHA-256 of the secret’s bytes is the fingerprint; SHA-256 of those bytes and the text of the clicks behind them is the seed that shuffled all cards.
end-fingerprint = -# Fingerprint `{ $text }`
end-secret = -# Secret `{ $text }`
end-clicks = -# Clicks `{ $text }`
end-seed = -# Seed `{ $text }`
