nothing = nic
player-name = **{ $name }**
player-undrawn = { $name } ({ $number })
player-computer = 🤖 { $name }
player-unnamed = Hráč { $number }
player-you = **Ty**
computer-name =
    { $number ->
        [1] Anežka
        [2] Bořivoj
        [3] Cecílie
        [4] Drahomír
        [5] Eliška
        [6] Ferdinand
        [7] Gizela
        [8] Hynek
       *[other] Počítač { $number }
    }
card = { $mark } { $name } ({ $cost })
    .acc = { $mark } { NAME($name, case: "acc") } ({ $cost })
card-free = { $mark } { $name }
    .acc = { $mark } { NAME($name, case: "acc") }
character = { $rank } { $name }
    .acc = { $rank } { NAME($name, case: "acc") }
seat-stock = 💰 { $gold } · 🃏 { $cards } · 🏘️ { $size }
seat-city = { $stock } · { $city }
seat-district = { $name } { $cost }
small = -# { $text }
more = -# … a ještě { $count }
game-about = Tajně si vyber postavu, dober si mince nebo karty a postav nejlepší město.
game-line = 2–8 hráčů · s počítači 15 minut, s přáteli 45
evening-every-week = Chceš hrát každý týden? **{ button-same-time }** najdeš po hře.
button-play = Hrát
button-hand = Moje karty
button-rules = Pravidla
button-board = K přehledu
button-refresh = Jsem na tahu?
