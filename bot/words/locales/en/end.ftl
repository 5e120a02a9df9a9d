# The end of a game, and what one can do from there.

# $you: yes: the reader is a winner
end-title = 🏆 { $you ->
    [yes] { $count ->
        [one] You won
       *[other] You share the win
    }
   *[no] { $winners } { $count ->
        [one] won
       *[other] share the win
    }
} with { $total ->
    [one] 1 point
   *[other] { $total } points
}
# After end-title, and under the winner on the poster. name: a player who left
end-unclaimed = a computer scored { $total } for { $name }
# When everybody resigned or stayed away: on the poster, and as a title.
end-nobody = Nobody won: everyone left the game
end-nobody-title = 🏳️ **{ end-nobody }**
end-over = ### The game is over
# before, after: ratings, as texts
end-rating = { $way ->
    [down] 📉 **{ $before } → { $after }**
    [up] 📈 **{ $before } → { $after }**
   *[same] **{ $after }**
}
# $change: as above
end-rating-own = Your rating{ $span ->
    [season] { " this season" }
   *[always] { "" }
}: { $change }
# For the owner of the lowest number that is shown. $wins: how many are enough, at most nine; 0: more
end-rating-floor = the lowest rating there is: { $wins ->
    [0] it takes more than nine wins to rise from it
    [one] one win at a table of four should lift you off it
   *[other] about { $wins } wins at a table of four should lift you off it
}
# After the sentence above, for somebody’s first rated game
end-rating-first = { $span ->
    [season] Everyone starts the season at 1000.
   *[always] Everyone starts at 1000.
}
end-unrated-people = -# This game isn’t rated. A rated game needs two people at the start, and one of them at the end.
end-unrated-void = -# This game isn’t rated: whoever runs this bot has voided it.
# The figures of a seat in a tie: a character with its rank, or numbers.
end-tie-seat = -# { $name } { $what }

# Why the winner is first: on the poster it stands behind the number of points.
end-why-ahead = { $margin } more than { $you ->
    [yes] you
   *[no] { $name }
}
end-why-rank = tied with { $you ->
    [yes] you
   *[no] { $name }
}, but { $low ->
    [0] rank { $high } decides
   *[other] rank { $high } beats rank { $low }
}
end-why-districts = tied with { $you ->
    [yes] you
   *[no] { $name }
}, but with more points in districts: { $points }
end-why-gold = tied with { $you ->
    [yes] you
   *[no] { $name }
}, but with { $gold } gold left
end-why-shared = each, and level on every tie-break

end-own-why = -# { $why }.
# $why: one of the next five.
end-own-tied = -# Tied with { $name } at { $total }: { $why }
# $mine: whether the first, higher character is the reader’s
end-own-rank = { $mine ->
    [yes] in the last round, your { $first } ({ $first-rank }) outranked the { $second } ({ $second-rank })
   *[no] in the last round, the { $first } ({ $first-rank }) outranked your { $second } ({ $second-rank })
}.
# Only one of the two, $first, was revealed in the last round; $mine: whether it is the reader’s
end-own-rank-none = { $mine ->
    [yes] { $name } revealed no character in the last round, so your { $first } ({ $first-rank }) decides it
   *[no] you revealed no character in the last round, so the { $first } ({ $first-rank }) decides it
}.
end-own-values = your districts are worth { $mine }, and { $name }’s { $theirs }.
end-own-gold = your districts are worth the same, and you had { $mine } gold left to { $name }’s { $theirs }.
end-own-shared = level on every tie-break, too.
# The blow that cost the reader the game. $what: a character or a district.
end-own-hit = -# In round { $round } { $name } { $kind ->
    [killed] killed you, the { $what }
    [bewitched] bewitched you, the { $what }
    [stole] stole { $number } gold from you
    [destroyed] destroyed your { $what }
    [seized] seized your { $what }
   *[exchanged] took your { $what } in exchange
}.
# How far behind the winner a player is: the parts in which the winner has more, and in which the player has more.
end-own-behind = -# { $name } is ahead of you by { $parts }.{ $mine ->
    [none] { "" }
   *[other] { " " }You’re ahead by { $mine }.
}
# The result between the only two people of a game with computers
end-own-friend = -# 👥 You scored { $mine }, and { $name } { $theirs }.
# text: what the reader did best in this game, in a sentence
end-own-best = -# ✨ { $text }
end-own-part = { $points } for { $part ->
    [districts] districts
    [first-complete] the first complete city
    [complete] a complete city
    [five-types] all five types
   *[unique] unique districts
}
end-place = { $place ->
    [1] You won
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
}
end-place-of = **{ $place ->
    [1] { end-place }
   *[other] { end-place } of { $count }
}** · { daily-points }
end-behind = { $margin ->
    [0] tied with { $name }
   *[other] { $margin } behind { $name }
}
end-ahead = { $margin ->
    [0] tied with { $name }
   *[other] { $margin } ahead of { $name }
}
end-counting-title = The game is over
end-counting-points = built so far: { $points }
end-counting = ⏳ **Scoring.**{ $complete ->
    [0] { "" }
   *[other] { " " }A complete city scores { $complete } extra.
}{ $types ->
    [0] { "" }
   *[other] { " " }All five types score { $types } extra.
}
end-counting-soon = -# The final scores will appear here.
button-decided = What decided it
end-more-title = ### More about this game

button-rematch = Rematch
button-fair = Was it fair?
button-fair-now = Is it fair?

## Why it was fair, for who asks

fair-title = ## ⚖️ A fair deal
# $dealing: how the game was dealt, in a lobby, alone, or by an earlier release.
fair-why = { $dealing ->
    [lobby] **Nobody could choose the cards:** a secret number and your clicks shuffled them. Together they make one number, the seed. The secret was fixed before anyone joined, and the lobby showed its fingerprint. The last part of the seed is the click that started the game, after all changes of seats and cards: **Start**, or the last **Join** at a tournament table. The bot’s owner can’t start other people’s games. **What you can’t check:** whether an operator who knew the secret changed the bot, and refused clicks until they liked the deal.
    [solo] You played alone. The secret was drawn after your click, so nobody saw its fingerprint beforehand. **What you can’t check:** whether the bot drew it only once. The game isn’t rated.
   *[earlier] An earlier version dealt this game. The secret was fixed before anyone joined. The secret and your clicks make one number, the seed. **What you can’t check:** whether an operator who knew the secret refused clicks, or had friends come or stay away, until they liked the deal. If the game started by itself, they could also have arranged the seats to suit.
}
fair-fingerprint = -# Fingerprint `{ $text }`
fair-secret = -# Secret `{ $text }`
fair-clicks = -# Clicks `{ $text }`
fair-seed = -# Seed `{ $text }`
fair-check = **Check it yourself.** Compare the fingerprint with the one in the lobby. Press **Record**, save the file next to the bot’s code, and run `{ $command }` there. It works out the seed again, deals the cards, and replays every choice.
fair-by-hand = -# By hand: the fingerprint is the SHA-256 of the secret’s bytes. The seed is the SHA-256 of those bytes followed by the text of the clicks.

## Another game like it

rematch-joined = You joined the rematch.
rematch-open = The rematch is open. Press **Join** in its lobby.
error-rematch-players = Only people who played this game can open a rematch. { COMMAND("new") } opens a game of your own.
error-rematch-begun = The rematch has already started: { $where }

error-not-over = This game isn’t over yet.
