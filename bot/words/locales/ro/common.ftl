nothing = nimic

player-name = **{ $name }**
player-undrawn = { $name } ({ $number })
player-computer = 🤖 { $name }
player-unnamed = Jucătorul { $number }
player-you = **Tu**
    .acc = **tine**

computer-name = { $number ->
    [1] Agneta
    [2] Bogdan
    [3] Cecilia
    [4] Dragoș
    [5] Ecaterina
    [6] Filip
    [7] Gherghina
    [8] Horia
   *[other] Calculatorul { $number }
}

card = { $mark } { $name } ({ $cost })
    .acc = { $mark } { NAME($name, case: "acc") } ({ $cost })
card-free = { $mark } { $name }
    .acc = { $mark } { NAME($name, case: "acc") }
character = { $rank } { $name }
    .acc = { $rank } { NAME($name, case: "acc") }
    .gen = { $rank } { NAME($name, case: "gen") }
    .gender = { GENDER($name) }

seat-stock = 💰 { $gold } · 🃏 { $cards } · 🏘️ { $size }
seat-city = { $stock } · { $city }
seat-district = { $name } { $cost }

small = -# { $text }
more = -# … și încă { $count }
game-about = Alege în secret un personaj, adună monede sau cărți, construiește cel mai frumos oraș.
game-line = 2–8 jucători · vreo 15 minute cu calculatoare, 45 cu prieteni
evening-every-week = Vrei să joci în fiecare săptămână? După un joc, apasă **{ button-same-time }**.

button-play = Joacă
button-hand = Mâna mea
button-rules = Reguli
button-board = Vezi tabla
button-refresh = E rândul meu?
