# The lobby, and the short rules.

lobby-title = ## 🏰 Citadels
lobby-players = **Players ({ $count })**
lobby-player = { $number }. { $name }{ $host ->
    [yes] { " " }· host
   *[no] { "" }
}{ $waiting ->
    [yes] { " " }· ⌛ not ready yet
   *[no] { "" }
}
lobby-host = The host
# Below the next step, once the person who opened the lobby has left it
lobby-later-host = -# 🔑 { $host } is the host now: the start and the options are theirs.
lobby-nobody = Nobody has joined yet.
# Once somebody sits there who is in one of their first games
lobby-welcome = -# 👋 Welcome! New to Citadels? { COMMAND("learn") } teaches you the game in a few minutes.
# How full a lobby is. $taken, $seats: numbers of seats; $kept: of those still free, how many wait for certain people;
# $room: how many of the taken seats computers have; $more: how many more people may join although all seats are taken
lobby-seats = { $taken } of { $seats } seats taken{ $kept ->
    [0] { "" }
   *[other] , { $kept } reserved
}{ $room ->
    [0] { "" }
    [one] , 1 by a computer
   *[other] , { $room } by computers
}{ $more ->
    [0] { "" }
   *[other] , room for { $more } more
}
lobby-cast = **Characters**
lobby-uniques = **Unique districts** 🟣
numbers-and = { $first } and { $last }
numbers-or = { $first } or { $last }

# Beside the number of taken seats, and in the details
lobby-rated = rated game
lobby-counts = { $state ->
    [rated] 📈 **Rated**, if two people start it and at least one of them stays to the end.
    [advice] { advice-lobby }
   *[people] 📈 Not rated so far: a rated game needs two people.
}

lobby-commitment = -# Fair deal: before anyone joined, I fixed a secret number. It and your clicks shuffle the cards. Check it after the game by this fingerprint:
# $language: the own name of the language in which everybody reads boards. The command changes it.
lobby-language = 🌐 Language of what everyone sees: **{ $language }** ({ COMMAND("server") })
lobby-fingerprint = -# `{ $text }`

# The one line below the poster: what is missing, or that nothing is.
lobby-next-ready = ✅ { $host } can press **Start**. Others can still join.
lobby-next-instead = ✅ { $host } can press **Start**. Anyone who joins replaces a computer.
lobby-next-full = ✅ All seats are taken, so { $host } can press **Start**.
# For a host who sits alone where computers may play.
lobby-next-alone = { $host } can start now, with computers. No clock runs until a second person joins.
# $count: players, fewer than expected.
lobby-next-few = ✅ { $host } can start with { $count ->
    [one] one player
   *[other] { $count } players
}, or add computers.
lobby-next-left = Everyone has left. The first person to press **{ button-join }** becomes the host.
lobby-next-not = ⏳ **{ $reason }**
# For people who have played here before. The three buttons are in one row. $name: who came last in the host’s last game.
button-another-cast = Other cards
button-surprise = Random cards
button-as-last = Same as last time
lobby-loser-chooses = 🎭 { $name } finished last in the previous game, and can choose new cards.
# $name: the host
lobby-cards-change = -# 🎭 { $same ->
    [yes] Same cards as last time? { $name } can change them:
   *[no] { $name } can also choose other cards:
}
menu-casts = Choose new cards
# Below the new characters of a cast. $names: the characters that they replace; $more: cast-adds, or an effect
cast-instead = Replaces { $names }. { $more }
# $names: the new districts of a cast
cast-adds = Adds { $names }.
# A card that somebody at the table meets for the first time
lobby-new-card = ✨ **{ $card }**: { $effect }
casts-changed = These casts have changed. Choose again.
lobby-started = ▶️ The game has started. Its board is below.
lobby-closed = ✖️ { error-lobby-closed }
# A menu for managers of the server, and the answer to it
menu-take-out = Remove someone from the lobby
lobby-put-out = { $name } has been removed from this lobby.

button-join = Join
button-leave = Leave
button-close-new = Close the new lobby
lobby-left = You left this lobby.
# To a person who has just opened a lobby. Below are the other lobbies and games in which they sit.
lobby-seated-elsewhere = Your lobby is open. **You also have a seat here**, and you can keep both.
button-add = + computer
button-remove = Remove computer
button-start = Start
# The game starts with the $count players who sit there: 2 to 7.
button-start-with = Start with { $count }
# $count: computers, who take the other seats; the game starts.
button-fill-start = Add { $count ->
    [one] 1 computer
   *[other] { $count } computers
} and start
button-details = Details
button-close = Close the lobby
# In the details, which only one person sees and which stay as they are. $when: "2 minutes ago"
lobby-details-made = -# The lobby as it was { $when }. For the newest state, press **{ button-details }** in the lobby again.

## The short rules

rules-usual = Nothing out of the ordinary.
rules-special-line = · { $text }
rules-character = **{ $character }** { $effect }
rules-unique = **{ $card }** { $effect }

# Differences from the edition of 2016 that no card tells: rule-<switch>-<value>, with the switch and its value as in
# engine/setup/rules.py. A difference that needs no sentence has no message; an empty one isn't shown. They know $seats.
rule-tie_break-held-rank = A tie is broken by { tie-held-rank }.
rule-tie_break-district-values = A tie is broken by { tie-district-values }.
rule-tie_break-values-then-gold = A tie is broken by { tie-values-then-gold }.
rule-action_cards-true = { setting-actions }
rule-three_players-eight = { $seats ->
    [3] One of the eight characters is set aside first, each of you chooses two, and the last one is left over.
   *[other] { "" }
}
rule-face_down_seen-true = Whoever has the 👑 crown sees which character is set aside face down.
rule-discards-pile = Discarded cards go to a discard pile. When the deck runs out, the pile is shuffled to make a new one.
