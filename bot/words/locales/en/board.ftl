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
board-face-up = -# Out of this round: { $characters }
board-seen = -# Set aside face down (only you know): { $character }

board-sign = { $kind }: { $characters }
board-pile = 🪙 { $name }: { $gold } gold on it
board-shown = 🃏 On the table: { $card }
sign-real-warrant = { $name } (signed)
sign-real-threat = { $name } (real)

story-and = { " " }·{ " " }
# News for the reader alone.
story-secret = 🔒 { $deed }

board-waits = ⏳ Waiting for { $seat }{ $since ->
    [none] { "" }
   *[other] { " " }· asked { $since }
}
# What the game counts for, where a manager has chosen otherwise for later ones. everywhere: yes or no
board-counts = { $everywhere ->
    [yes] 🏆 This game counts towards the leaderboards of all servers. Later games here won’t.
   *[no] 🏆 This game doesn’t count towards the leaderboards of all servers. Later games here will.
}
# Below the board of a finished round, and while players choose characters for the next one. $news: parts with story-and
# between them, the last perhaps board-leads; or none
board-old = -# Round { $round } is over{ $news ->
    [none] .
   *[other] : { $news }
}
# Whom the killed or bewitched character of $deed belonged to: $names, or none.
board-hit = { $deed } ({ $names ->
    [none] nobody had it
   *[other] { $names }
})
# $names: one or two players; $size of $goal districts
board-leads = 🏙️ { $names } { $count ->
    [one] leads
   *[other] lead
} with { $size } of { $goal } districts
# In the place of a lobby or a board that was asked for again; $where is the address of the new one.
board-moved = ⬇️ Moved to { $where }
