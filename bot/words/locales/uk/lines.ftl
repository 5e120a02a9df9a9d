line-use-kill = Убити: { $name }
line-use-rob = Обікрасти: { $name }
line-use-swap-hands = Обміняти карти: { $name }

line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-others = { $label }: інші…

line-end = { $begins ->
    [takes] Взяти
   *[collects] Зібрати
} { $before ->
    [one] { $before } монету
    [few] { $before } монети
   *[many] { $before } монет
}, закінчити хід
line-build = { $begins ->
    [takes] Взяти { $before }, збудувати { NAME($card, case: "acc") }
    [collects] Зібрати { $before }, збудувати { NAME($card, case: "acc") }
    [keeps] { $before ->
        [0] Лишити й збудувати { NAME($card, case: "acc") }
       *[other] Лишити, зібрати { $before }, збудувати { NAME($card, case: "acc") }
    }
   *[builds] Збудувати { NAME($card, case: "acc") }
}{ $after ->
    [0] { "" }
   *[other] , зібрати { $after }
}
menu-build-only = Лише збудувати…
menu-at-once = Кілька дій одразу…

button-fill-seats = Доповнити до { $count }
