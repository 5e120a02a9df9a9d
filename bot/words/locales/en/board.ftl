# The public board.

board-head = -# Round { $round }{ $last ->
    [yes] , the last
   *[no] { " " }· to { $target } districts
} · { $deck ->
    [0] deck empty
    [one] 1 in deck
   *[other] { $deck } in deck
}{ $discards ->
    [0] { "" }
   *[other] { " " }({ $discards } discarded)
}
board-round = -# Round { $round }
board-state = -# { $deck ->
    [0] no cards
    [one] 1 card
   *[other] { $deck } cards
} in the deck{ $discards ->
    [0] { "" }
    [one] , 1 discarded
   *[other] , { $discards } discarded
} · a city of { $target } districts ends the game
board-face-up = -# Out of this round: { $characters }
board-seen = -# Set aside face down (only you know): { $character }

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
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} · 🏘️ { $size } of { $target }{ $completed ->
    [yes] { " " }✅ complete
   *[no] { "" }
}

board-coming = -# Still to come: { $characters }
board-sign = { $kind }: { $characters }
board-pile = 🪙 { $name }: { $gold } gold on it
board-shown = 🃏 On the table: { $card }
sign-real-warrant = { $name } (signed)
sign-real-threat = { $name } (real)

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
# News for the reader alone.
story-secret = 🔒 { $deed }

board-waits = ⏳ { $seat }{ $since ->
    [none] { "" }
   *[other] { " " }· { $since }
}
# What the game counts for, where a manager has chosen otherwise for later ones. everywhere: yes or no
board-counts = { $everywhere ->
    [yes] 🏆 This game counts towards the worldwide leaderboards. Later games here won’t.
   *[no] 🏆 This game doesn’t count towards the worldwide leaderboards. Later games here will.
}
board-old = -# This round is over.
# In the place of a lobby or a board that was asked for again; $where is the address of the new one.
board-moved = ⬇️ Moved to { $where }
