# The lobby, and the short rules.

lobby-title = ## 🏰 Citadels
lobby-about = Build the best city. Each round you secretly choose a character with a power of its own, gather gold or cards, and build.
lobby-players = **Players ({ $count })**
lobby-player = { $number }. { $name }{ $host ->
    [yes] { " " }· host
   *[no] { "" }
}
lobby-host = Whoever opened it
lobby-nobody = Nobody has joined yet.
lobby-cast = **Characters**
lobby-uniques = **Purple districts** 🟣
numbers-or = { $first } or { $last }

lobby-commitment = -# Dealt fairly: the cards will be shuffled with a secret that has this fingerprint and with your clicks on Join and Start. The secret is shown at the end.
lobby-fingerprint = -# `{ $text }`

lobby-next-ready = ✅ **Ready.** { $host } can press Start, or others can still join.
lobby-next-full = ✅ **All seats are taken.** { $host } can press Start.
lobby-next-not = ⏳ **{ $reason }**
lobby-started = ▶️ The game has started. Its board is below.
lobby-closed = ✖️ This lobby was closed.

button-join = Join
button-leave = Leave
button-add = Add computer
button-remove = Remove computer
button-start = Start
button-close = Close

## The short rules

rules-title = ## Citadels in a minute
rules-goal = Build the city worth the most points. When somebody completes a city, the round is played to its end and the points are counted.
rules-round = **A round.** Everybody secretly chooses a character; whoever has the 👑 crown chooses first. Then the characters are called by rank, from 1 upwards, and each takes its turn.
rules-turn = **Your turn.** Take 2 gold, or see 2 cards and keep 1. Then you may build a district from your hand for its cost: one a turn, and none that your city already has. Use your character’s power at any time of the turn.
rules-points = **Points.** Each district scores its cost. All five colours: 3. First complete city: 4, other complete cities: 2. Some purple districts score more.
rules-cast = **Characters**
rules-uniques = **Purple districts**
rules-character = **{ $character }** { $effect }
rules-unique = **{ $card }** { $effect }
