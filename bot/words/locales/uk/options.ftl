## Запитання

ask-pick-character = { $place ->
    [0] Ким граєш цього раунду?
    [1] Обери першого з двох персонажів
   *[other] Обери другого персонажа
}
help-pick-character = Твого вибору не видно, доки не викличуть цього персонажа. Персонажі ходять за порядком рангів.

ask-toss-character = Відклади одного персонажа
help-toss-character = Цього раунду він поза грою, а суперник не знатиме, хто це.

ask-turn = { $character ->
    [none] { $building ->
        [some] Що будуєш?
        [beyond] Що будуєш?
        [must] До кінця ходу лишилося одне
        [none] Твій хід: що робиш?
       *[other] Більше нічого не зробити: закінчуй хід
    }
   *[other] Твій хід за { NAME($character, case: "acc") }
}
help-turn = Спершу візьми золото або карти, потім будуй. Доступні властивості можна застосувати будь-коли.
help-turn-gather = Спершу візьми золото або карти{ $limit ->
    [0] . Твій персонаж не будує.
   *[other] , потім можеш будувати.
} Властивості застосовуй зараз або пізніше.
help-turn-build = { $building ->
    [never] Твій персонаж не будує.
    [limit] Твій ліміт будівництва вичерпано.
    [nothing] Зараз тобі нема чого будувати.
    [beyond] Те, що можна збудувати, не входить у твій ліміт.
   *[some] Можеш збудувати { $left ->
        [one] { $left } квартал
        [few] { $left } квартали
       *[many] { $left } кварталів
    }.
} { $more ->
    [yes] Застосуй властивості, якщо хочеш, а тоді закінчи хід.
   *[no] Закінчи хід, коли захочеш.
}

built-about = Збудувати

ask-keep-cards = { $minimum ->
    [1] { $maximum ->
        [1] Яку карту залишити?
        [one] Які карти залишити? Щонайменше одну.
        [few] Які карти залишити? Щонайменше одну.
       *[many] Які карти залишити? Щонайменше одну.
    }
    [one] Яку { $minimum } карту залишити?
    [few] Які { $minimum } карти залишити?
   *[many] Які { $minimum } карт залишити?
}
    .card = { $mark } Залишити { NAME($name, case: "acc") }
help-keep-cards = Решта піде під низ колоди.
    .discards-pile = Решту ти скидаєш.

ask-pay = { $only ->
    [framework] Знести Будівельний майданчик, щоб збудувати { NAME($card, case: "acc") }?
   *[other] Як заплатити за { NAME($card, case: "acc") }?
}
help-pay = { $gold ->
    [0] Це нічого не коштує.
    [one] Це коштує { $gold } монету.
    [few] Це коштує { $gold } монети.
   *[many] Це коштує { $gold } монет.
}

## Відповіді

option-gather-gold = Взяти { $got ->
    [one] { $got } монету
    [few] { $got } монети
   *[many] { $got } монет
}
option-gather-cards = Взяти { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карти
   *[many] { $drawn } карт
}{ $kept ->
    [all] { "" }
   *[other] , залишити { $kept }
}
option-gather-fewer = Взяти { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карти
   *[many] { $drawn } карт
} на вибір
    .description = Залиш щонайменше одну; решта піде під низ колоди. З малою кількістю карт легше скористатися Парком.
option-build = Збудувати { NAME($card, case: "acc") }
option-end = Закінчити хід
    .description = Незастосовані властивості пропадають. Золото й карти лишаються. Кнопка каже, якщо завершує хід.
option-end-losing = Закінчити хід без { $count ->
    [1] властивості
    [one] { $count } властивості
    [few] { $count } властивостей
   *[many] { $count } властивостей
}
    .gold = Закінчити хід без збирання
    .build = Закінчити хід без будівництва
    .more = Закінчити хід без нової будівлі
    .use-kill = Закінчити хід без убивства
    .use-rob = Закінчити хід без крадіжки
    .use-destroy = Закінчити хід без руйнування
    .cards = Закінчити хід без нових карт
    .use-swap-hands = Закінчити хід без обміну картами

option-use = Застосувати: { $name }
collect-gold = Зібрати { $got ->
    [one] { $got } монету
    [few] { $got } монети
   *[many] { $got } монет
}
draw-cards = Взяти { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карти
   *[many] { $drawn } карт
}
option-use-income-noble = 🟡 { collect-gold }
    .description = 1 монета за кожен дворянський квартал.
option-use-income-religious = 🔵 { collect-gold }
    .description = 1 монета за кожен церковний квартал.
option-use-income-trade = 🟢 { collect-gold }
    .description = 1 монета за кожен торговельний квартал.
option-use-income-military = 🔴 { collect-gold }
    .description = 1 монета за кожен військовий квартал.
option-use-crown = Забрати корону в гравця { $holder }
    .description = У наступному раунді вибір починаєш ти. Це обов’язково.
option-use-cards-noble = 🟡 { draw-cards }
    .description = 1 карта за кожен дворянський квартал.
option-use-cards-religious = 🔵 { draw-cards }
    .description = 1 карта за кожен церковний квартал.

option-pay = Заплатити: { $name }
option-pay-gold = { $gold ->
    [0] Не платити нічого
    [one] Заплатити { $gold } монету
    [few] Заплатити { $gold } монети
   *[many] Заплатити { $gold } монет
}

option-play = Розіграти { NAME($name, case: "acc") }
option-arm = Приготувати { NAME($name, case: "acc") }
    .description = Розіграється сама, коли настане слушна мить. Цього ніхто не бачить.
option-disarm = Притримати { NAME($name, case: "acc") }
    .description = Сама не розіграється. Цього ніхто не бачить.
option-type = { $mark } { $name }
option-take-gold = Взяти монети
option-take-cards = Взяти карти
option-give-gold = Віддати 1 монету
option-character = { $name }
option-known = { $label } · { $known }
known-yours = у тебе
known-you = ти
known-nobody = ні в кого
stake-collects = { $sure ->
    [yes] дохід { $gold } 💰
   *[no] дохід до { $gold } 💰
}
stake-cards = { $cards ->
    [0] без карт
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
stake-gold = { $gold ->
    [one] { $gold } монета
    [few] { $gold } монети
   *[many] { $gold } монет
}
stake-city = місто: { $size } із { $target }
stake-rob = -# Кого варто пограбувати: { $players }
stake-player = { $name } 💰 { $gold }
stake-points = { $own ->
    [yes] Ти втрачаєш
   *[no] Гравець втрачає
} { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}{ $complete ->
    [yes] { " " }і завершене місто
   *[no] { "" }
}.
barred = Не можна обрати: { $targets }
barred-target = { $name } ({ $why ->
    [killed] убито
    [bewitched] зачакловано
    [complete] місто завершене
   *[shielded] під захистом Єпископа
})
option-card = { $card }
option-district = { $card }
option-seat = { $name }
option-gold = Монети
option-cards = Карти
option-yes = Так
option-no = Ні
option-none = Жодної
option-unknown = { $what }: { $name }
option-back = Крок назад
option-done = Готово ({ $count })

## Меню

menu-any = Обери…
menu-some = { $minimum ->
    [0] Обери до { $maximum }…
   *[other] { $same ->
        [yes] Обери { $minimum }…
       *[no] Обери від { $minimum } до { $maximum }…
    }
}
menu-build = Збудуй квартал…
menu-use = Застосуй властивість…
menu-card = Обери карту…
menu-part = { $text } ({ $part } із { $parts })
menu-next = Далі…
menu-previous = Назад
