line-use-kill = Убити: { $name }
line-use-rob = Пограбувати: { $name }
line-use-swap-hands = Обмін картами: { $name }
line-use-bewitch = Зачаклувати: { $name }
line-use-sign-warrant = Підписане розпорядження: { $name }
line-use-bluff-warrants = Непідписане розпорядження: { $name }
line-use-flower-threat = Справжня погроза: { $name }
line-use-plain-threat = Пуста погроза: { $name }
line-use-theater = Обмінятися персонажами з гравцем { $name }
line-use-spy-seat = Шпигувати за гравцем { $name }
line-use-wizard-seat = Зазирнути в карти гравця { $name }
line-use-give-crown = Передати корону гравцеві { $name }
line-use-late-crown = { line-use-give-crown }
line-use-destroy-seat = Зруйнувати квартал гравця { $name }
line-use-destroy = Зруйнувати { NAME($card, case: "acc") } гравця { $target }
line-use-seize-seat = Захопити квартал гравця { $name }
line-use-seize = Захопити { NAME($card, case: "acc") } гравця { $target }
line-use-exchange-seat = Обмінятися кварталами з гравцем { $name }
line-use-exchange = Узяти в обмін { NAME($card, case: "acc") } гравця { $target }
line-use = { $power }: { $name }

line-joined = { $first } · { $second }
line-replaced = { $first } → { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-use-threats = Дві погрози: спершу справжня…
menu-use-warrants = Три розпорядження: спершу підписане…
menu-use-wizard = Зазирнути в карти й забрати одну…

line-all-gold =
    { $gold ->
        [one] { $sums } монету
        [few] { $sums } монети
       *[many] { $sums } монет
    }
line-taken-gold =
    { $taken ->
        [one] { $taken } монету
        [few] { $taken } монети
       *[many] { $taken } монет
    }
line-collected-gold =
    { $collected ->
        [one] { $collected } монету
        [few] { $collected } монети
       *[many] { $collected } монет
    }
line-after-gold =
    { $after ->
        [one] { $after } монету
        [few] { $after } монети
       *[many] { $after } монет
    }
line-end =
    { $begins ->
        [takes] Взяти { line-all-gold }
       *[collects] Зібрати { line-all-gold }
    }, закінчити хід
line-build =
    { $begins ->
        [keeps]
            { $collected ->
                [0] Лишити й збудувати { NAME($card, case: "acc") }
               *[other] Лишити карту, зібрати { line-collected-gold }, збудувати { NAME($card, case: "acc") }
            }
       *[other] Збудувати { NAME($card, case: "acc") }
    }
line-build-steps =
    { $begins ->
        [takes]
            Спершу береш { line-taken-gold }{ $collected ->
                [0] .
               *[other] { " " }й збираєш { line-collected-gold }.
            }
        [collects] Спершу збираєш { line-collected-gold }.
       *[other] { "" }
    }{ $after ->
        [0] { "" }
       *[other] { " " }Потім збираєш { line-after-gold }.
    }
line-way-framework = Замість оплати зносиш свій Будівельний майданчик.
line-way-necropolis = Далі вибереш свій квартал, який за це знесеш.
menu-build-alone = Збудувати, нічого не збираючи…
option-ends = { $label }, закінчити хід
line-ends = Завершує твій хід.
line-ends-any = Ця відповідь завершує твій хід.
menu-kinds = { $kinds } …
menu-kind-build = будівництво
menu-kind-card = карта в руку
menu-kind-use = властивості
menu-kind-end = кінець ходу
menu-kind-play = карти дій
menu-kind-arm = { menu-kind-play }
menu-kind-disarm = { menu-kind-play }

button-fill-seats = Доповнити до { $count }
