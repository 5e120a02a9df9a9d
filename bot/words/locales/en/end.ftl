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
end-rating = { " " }· 📈 { $change } → { $number }{ $span ->
    [season] { " this season" }
   *[always] { "" }
}
end-rating-how = -# 📈 { profile-how }
end-unrated-people = -# This game counts for no rating: two people have to begin it, and one of them has to stay.
end-unrated-void = -# Whoever runs this bot has taken this game out of the ratings.
end-lines = -# { $lines }
end-line = { $name } { $points }
score-districts = districts
score-five-types = all five types
score-first-completed = first complete city
score-completed = complete city
# The figures of a seat in a tie: a character with its rank, or numbers.
end-tie-seat = -# { $name } { $what }
end-city = -# { $city }

# Why the winner is first: on the poster it stands behind the number of points.
end-why-ahead = { $margin } more than { $you ->
    [yes] you
   *[no] { $name }
}
end-why-rank = like { $you ->
    [yes] you
   *[no] { $name }
}, but { $low ->
    [0] rank { $high } decides
   *[other] rank { $high } beats rank { $low }
}
end-why-districts = like { $you ->
    [yes] you
   *[no] { $name }
}, but { $points } of it in districts
end-why-gold = like { $you ->
    [yes] you
   *[no] { $name }
}, but with { $gold } gold left
end-why-shared = each, and equal in all else
end-why = -# { $why }

# What a player reads of the own place. $name: who has as many points, or none.
end-own = 🏆 You { $place ->
    [1] **won**
    [2] came **2nd**
    [3] came **3rd**
   *[other] came **{ $place }th**
} with { $total }{ $name ->
    [none] .
   *[other] , like { $name }:
}
end-own-why = -# { $why }.
end-own-mine = your { $character } ({ $rank })
end-own-other = { $name }’s { $character } ({ $rank })
end-own-rank = -# { $first } ranks above { $second }.
# $mine: yes if the reader showed no character, no if $name showed none.
end-own-rank-none = -# { $first } counts, for { $mine ->
    [yes] you
   *[no] { $name }
} showed nobody in the last round.
end-own-values = -# Your districts are worth { $mine }, those of { $name } { $theirs }.
end-own-gold = -# Your districts are worth the same. You had { $mine } gold left, { $name } had { $theirs }.
end-own-shared = -# and equal in all that breaks a tie.
# The blow that cost the reader the game. $what: a character or a district.
end-own-hit = -# In round { $round } { $name } { $kind ->
    [killed] murdered you, the { $what }
    [bewitched] bewitched you, the { $what }
    [stole] stole { $number } gold from you
    [destroyed] burnt your { $what }
    [seized] seized your { $what }
   *[exchanged] took your { $what } in exchange
}.
# How far ahead the winner is, in the part of the points that differs most.
end-own-part = -# { $name } has { $points } more for { $part ->
    [districts] districts
    [complete] a complete city
    [five-types] all five types
   *[unique] single cards
}.
end-place = { $place ->
    [1] You won
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
}
end-place-of = ### { end-place } of { $count }
end-behind = { $margin ->
    [0] level with { $name }
   *[other] { $margin } behind { $name }
}
end-ahead = { $margin ->
    [0] level with { $name }
   *[other] { $margin } ahead of { $name }
}
end-counting-title = The game is over
end-counting-points = built so far: { $points }
end-counting = ⏳ **Counting.**{ $complete ->
    [0] { "" }
   *[other] { " " }A complete city pays { $complete } more.
}{ $types ->
    [0] { "" }
   *[other] { " " }All five types pay { $types } more.
}
end-counting-soon = -# The final scores come in this place.
end-counting-alt = { $title }. Your city: { $city }; { $points }.
button-decided = What decided it
end-more-title = ### More about this game

button-rematch = Rematch
button-tomorrow = Same time tomorrow?
button-fair = Fair?

## Why it was fair, for who asks

fair-title = ## ⚖️ Dealt fairly
# $dealing: how the game was dealt, in a lobby, alone, or by an earlier release.
fair-why =
    { $dealing ->
        [lobby] The secret was fixed before anybody joined, and the lobby showed its fingerprint. The last part of the seed is the click that started the game, after all changes of seats and cards: **Start**, or the last **Join** at a tournament table. An owner of the bot can’t start a game of others. **Left to trust:** an operator who knows the secret and changes the bot could refuse clicks until a deal suits.
        [solo] You played alone. The secret was drawn after your click, so nobody saw its fingerprint before. **Left to trust:** that the bot drew it only once. The game counts for no rating.
       *[earlier] An earlier release dealt this game. The secret was fixed before anybody joined, and your clicks are parts of the seed. **Left to trust:** an operator who knows the secret could refuse clicks, or have friends come or stay away, until a deal suits. If the game began by itself, they could also choose the seats by it.
    }
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
