nothing = нічого

player-name = **{ $name }**
player-undrawn = { $name } ({ $number })
player-computer = 🤖 { $name }
player-unnamed = Гравець { $number }
player-you = **Ти**

computer-name = { $number ->
    [1] Яринка
    [2] Богдан
    [3] Соломія
    [4] Данило
    [5] Одарка
    [6] Лукаш
    [7] Ганна
    [8] Остап
   *[other] Комп’ютер { $number }
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
more = -# … і ще { $count }
game-about = Таємно обирай персонажа, збирай монети чи карти, збудуй найкраще місто.
game-line = 2–8 гравців · з комп’ютерами 15 хвилин, з друзями 45
evening-every-week = Граєте щотижня? Після гри натисни **{ button-same-time }**.

button-play = Грати
button-hand = Мої карти
button-rules = Правила
button-board = До поля
button-refresh = Мій хід?
