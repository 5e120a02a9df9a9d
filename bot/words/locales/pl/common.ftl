nothing = nic
player-name = **{ $name }**
player-undrawn = { $name } ({ $number })
player-computer = 🤖 { $name }
player-unnamed = Gracz { $number }
player-you = **Ty**
computer-name =
    { $number ->
        [1] Jadwiga
        [2] Bolko
        [3] Dobrawa
        [4] Mieszko
        [5] Wanda
        [6] Ziemowit
        [7] Kinga
        [8] Leszek
       *[other] Komputer { $number }
    }
card = { $mark } { $name } ({ $cost })
    .acc = { $mark } { NAME($name, case: "acc") } ({ $cost })
card-free = { $mark } { $name }
    .acc = { $mark } { NAME($name, case: "acc") }
character = { $rank } { $name }
    .acc = { $rank } { NAME($name, case: "acc") }
    .gender = { GENDER($name) }
seat-stock = 💰 { $gold } · 🃏 { $cards } · 🏘️ { $size }
seat-city = { $stock } · { $city }
seat-district = { $name } { $cost }
small = -# { $text }
more = -# … i jeszcze { $count }
game-about = Potajemnie wybierz postać, zbieraj monety lub karty i zbuduj najlepsze miasto.
game-line = 2–8 osób · z komputerami 15 minut, ze znajomymi 45
evening-every-week = Gracie co tydzień? Po grze naciśnij **{ button-same-time }**.
button-play = Graj
button-hand = Moje karty
button-rules = Zasady
button-board = Do planszy
button-refresh = Moja kolej?
