# Words that every screen uses.

# Stands for an empty list.
nothing = nothing

# $name: the name that a player gave themselves, or one of computer-name.
player-name = **{ $name }**
# A name in letters or signs that pictures can’t draw. $number: that of the seat, which they show instead.
player-undrawn = { $name } ({ $number })
player-computer = 🤖 { $name }
# Somebody whose name has no visible letter.
player-unnamed = Player { $number }
# The reader, in the place of a name.
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

# $mark: the colour of the type. $name: of a card. $cost: a number.
card = { $mark } { $name } ({ $cost })
card-free = { $mark } { $name }
# $rank: a number. $name: of a character.
character = { $rank } { $name }

# The goods of a player: gold, cards in hand, and $size districts.
seat-stock = 💰 { $gold } · 🃏 { $cards } · 🏘️ { $size }
# $stock: seat-stock. $city: a list of seat-district.
seat-city = { $stock } · { $city }
seat-district = { $name } { $cost }

small = -# { $text }
# Stands below a list: so many more lines follow.
more = -# … and { $count } more
game-about = Choose a character in secret, gather gold or cards, and build the finest city.
# For whom the game is, below its name: how many play, and how long that takes.
game-line = 2–8 people · about 15 minutes alone, 45 with friends
evening-every-week = To meet again every week, press **{ button-same-time }** after a game.

button-play = Play
button-hand = My hand
button-rules = Rules
button-board = Go to the board
button-refresh = Is it my turn?
