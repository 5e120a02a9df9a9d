# The end of a game, and what one can do from there.

end-title = ## 🏆 { $winners } { $count ->
    [one] won
   *[other] share the win
} with { $total ->
    [one] 1 point
   *[other] { $total } points
}
end-over = ### The game is over
end-seat = **{ $place }.** { $name }: **{ $total }**
end-rating = { " " }· 📈 { $change } → { $number }
end-rating-how = -# 📈 { profile-how }
end-unrated-people = -# This game counts for no rating: it takes two people who finish.
end-lines = -# { $lines }
end-line = { $name } { $points }
score-districts = districts
score-five-types = all five types
score-first-completed = first complete city
score-completed = complete city
# The figures of a seat in a tie: a character with its rank, or numbers.
end-tie-seat = -# { $name } { $what }
end-city = -# { $city }

button-rematch = Rematch
button-fair = Fair?

## Why it was fair, for who asks

fair-title = ## ⚖️ Dealt fairly
fair-fingerprint = -# Fingerprint `{ $text }`
fair-secret = -# Secret `{ $text }`
fair-clicks = -# Clicks `{ $text }`
fair-seed = -# Seed `{ $text }`
fair-check = **Check it.** Compare the fingerprint with the one in the lobby. Press **Record**, save the file beside the bot’s code, and run `{ $command }` there: it makes the seed anew, deals, and plays every choice again.
fair-by-hand = -# By hand: SHA-256 of the secret’s bytes is the fingerprint. SHA-256 of those bytes and the text of the clicks behind them is the seed.

## Another game like it

rematch-joined = You sit in the rematch: { $where }
rematch-open = The rematch is open: { $where }. Press **Join** there.
error-rematch-players = Only those who played this game can call for its rematch. { COMMAND("new") } opens a game of your own.
error-rematch-begun = The rematch of this game has begun: { $where }

error-not-over = This game isn’t over yet.
