# Words that every screen uses.

nothing = nothing

player-name = **{ $name }**
player-computer = 🤖 { $name }
player-unnamed = Player { $number }
player-you = **You**
    .acc = **you**

# Names for computer players, one after the other.
computer-name = { $number ->
    [1] Agnes
    [2] Bertram
    [3] Cecily
    [4] Dunstan
    [5] Edith
    [6] Fulk
    [7] Gisela
    [8] Hugo
   *[other] Computer { $number }
}

# mark: the colour of the type
card = { $mark } { $name } ({ $cost })
card-free = { $mark } { $name }
card-beneath = { " " }+{ $count ->
    [one] 1 card
   *[other] { $count } cards
}
card-gold = { " " }+{ $gold } gold
character = { $rank } { $name }

seat-stock = 💰 { $gold } · 🃏 { $cards } · 🏘️ { $size }
seat-city = { $stock } · { $city }
seat-district = { $name } { $cost }

legend = 🟡 noble · 🔵 religious · 🟢 trade · 🔴 military · 🟣 unique. The number is the cost.
small = -# { $text }
more = -# … and { $count } more

button-play = Play
button-hand = My hand
button-rules = Rules
button-board = Go to the board
button-refresh = Is it my turn?
