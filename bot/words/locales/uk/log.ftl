describe-log = Історія гри, раунд за раундом; бачиш лише ти
    .game = Закінчена гра; не вказуй, якщо потрібна гра цього каналу

button-log = Журнал
games-log = Показати журнал

log-title =
    { $last ->
        [yes] ### Раунд { $round }, останній
       *[no] ### Раунд { $round }
    }{ $parts ->
        [1] { "" }
       *[other] , сторінка { $part } з { $parts }
    }
log-crown = -# 👑 Вибір починає{ $you ->
    [seat] ш ти
   *[other] { " " }{ $seat }
}.
log-goes-on = -# Цей раунд триває.
log-nothing = -# Поки що нема про що розповісти.
log-incomplete = ⚠️ Частину цього журналу вже не прочитати.

error-no-log-own = Зараз ти ні в що не граєш. Закінчені ігри покаже { COMMAND("history") }.
error-no-such-log = Я не знаю такої гри. Обери її зі списку, який з’являється під час набору.
log-quiet = -# { $ranks }: ніхто не озивається.
log-silent = Викликано **{ NAME($character, case: "acc") }**, але ніхто не озивається.
log-played = { $you ->
    [seat] Ти граєш за { NAME($character, case: "acc") }.
   *[other] { $seat } грає за { NAME($character, case: "acc") }.
}
log-deeds = { $seat } { $deeds }.
log-who = { $seat } ({ $character })
log-option = { $number } · { $text }
log-mine = -# Лише те, що робиш ти й що роблять тобі.
log-mine-nothing = -# У цьому раунді нічого.
button-log-before = ◀ Раунд { $number }
button-log-after = Раунд { $number } ▶
button-log-mine = Моя історія
button-log-all = Уся історія
did-gathered-gold =
    { YOU($you, "береш", "бере") } з банку { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }
did-gathered-cards =
    { YOU($you, "береш", "бере") } собі { $kept ->
        [one] { $kept } карту
        [few] { $kept } карти
       *[many] { $kept } карт
    }
did-gained-gold =
    { YOU($you, "збираєш", "збирає") } { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }
did-gained-cards =
    { YOU($you, "добираєш", "добирає") } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
did-paid =
    { YOU($you, "платиш", "платить") } { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }
did-built =
    { YOU($you, "будуєш", "будує") } { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
        [0] { "" }
       *[other] { " " }за { band-coins }
    }
did-killed = { YOU($you, "вбиваєш", "вбиває") } **{ NAME($character, case: "acc") }**
did-robbed = { YOU($you, "збираєшся", "збирається") } пограбувати **{ NAME($character, case: "acc") }**
did-bewitched = { YOU($you, "зачакловуєш", "зачакловує") } **{ NAME($character, case: "acc") }**
did-stole =
    { $gold ->
        [0] { YOU($you, "знаходиш", "знаходить") } у гравця { $target } саме павутиння
       *[other] { YOU($you, "забираєш", "забирає") } в гравця { $target } { band-coins }
    }
did-destroyed =
    { $own ->
        [yes] { YOU($you, "руйнуєш", "руйнує") } власний квартал { $mark } **{ $card }**
       *[no] { YOU($you, "руйнуєш", "руйнує") } { $mark } **{ NAME($card, case: "acc") }** гравця { $target }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }за { band-coins }
    }
did-swapped-hands = { YOU($you, "міняєшся", "міняється") } картами з гравцем { $target }
did-crown = { YOU($you, "береш", "бере") } корону
did-completed = { YOU($you, "завершуєш", "завершує") } місто
did-seized = { YOU($you, "захоплюєш", "захоплює") } { $mark } **{ NAME($card, case: "acc") }** гравця { $target }
did-exchanged = { YOU($you, "обмінюєш", "обмінює") } **{ NAME($given, case: "acc") }** на **{ NAME($card, case: "acc") }** гравця { $target }
did-redrew =
    { YOU($you, "замінюєш", "замінює") } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
did-discarded =
    { YOU($you, "скидаєш", "скидає") } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
