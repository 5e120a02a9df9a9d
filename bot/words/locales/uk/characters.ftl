character-assassin = Вбивця
    .acc = Вбивцю
    .dat = Вбивці
    .gender = masculine
effect-assassin = Назви іншого персонажа: його гравець втрачає весь хід.
option-use-kill = Вбити персонажа
    .description = { effect-assassin }
ask-kill = Якого персонажа вбити?
event-killed = { $seat } { $you ->
    [seat] вбиваєш
   *[other] вбиває
} **{ NAME($character, case: "acc") }**.
sign-killed = ☠️ Вбито

character-witch = Відьма
    .acc = Відьму
    .dat = Відьмі
    .gender = feminine
effect-witch = Виконай дію й назви персонажа: коли він виконає дію, його хід продовжуєш ти.
ask-bewitch = Якого персонажа зачаклувати?
help-bewitch = Його гравець лише виконає дію; далі замість нього граєш ти. Якщо персонажа ніхто не має, твій хід закінчено.
event-bewitched = { $seat } { $you ->
    [seat] зачакловуєш
   *[other] зачакловує
} **{ NAME($character, case: "acc") }**.
event-took-over = { $seat } далі { $you ->
    [seat] граєш
   *[other] грає
} за { NAME($character, case: "acc") }{ $own ->
    [yes] .
   *[no] { " " }замість { $you ->
        [target] тебе
       *[other] гравця { $target }
    }.
}
sign-bewitched = 🪄 Зачакловано
help-turn-bewitched = Тебе зачаклували: виконай дію, далі твій хід продовжує Відьма.

character-magistrate = Урядовець
    .acc = Урядовця
    .dat = Урядовцеві
    .gender = masculine
effect-magistrate = Видай 3 розпорядження, 1 підписане: у його адресата забери перший оплачений квартал.
option-use-warrants = Видати розпорядження
    .description = { effect-magistrate }
ask-sign-warrant = Хто отримає підписане розпорядження?
help-sign-warrant = Далі будуть два непідписані розпорядження.
ask-bluff-warrants = Хто отримає непідписані розпорядження?
help-bluff-warrants = Лише ти знаєш, що підписане має { $card }.
event-warrants = { $seat } { $you ->
    [seat] видаєш
   *[other] видає
} розпорядження на { NAME($characters, case: "acc") }.
event-paid-for = { $gold ->
    [0] { $seat } не { $you ->
        [seat] платиш
       *[other] платить
    } золота за { $mark } **{ NAME($card, case: "acc") }**.
   *[other] { $seat } { $you ->
        [seat] платиш
       *[other] платить
    } { band-coins } за { $mark } **{ NAME($card, case: "acc") }**.
}
ask-confiscate = Забрати в гравця { $target } { NAME($card, case: "acc") }? Збудуєш безкоштовно, а гравцеві повернуться монети.
    .yes = Забрати
    .no = Не чіпати
help-confiscate = Можна, якщо розпорядження підписане й такого кварталу ще немає у твоєму місті. { $target } отримає назад { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
}.
event-confiscated = { $seat } { $you ->
    [seat] показуєш
   *[other] показує
} підписане розпорядження й { $you ->
    [seat] забираєш
   *[other] забирає
} { $mark } **{ NAME($card, case: "acc") }**.{ $gold ->
    [0] { "" }
   *[other] { " " }{ $you ->
        [target] Тобі
       *[other] Гравцеві { $target }
    } { $gold ->
        [one] повертається { $gold } монета
        [few] повертаються { $gold } монети
       *[many] повертається { $gold } монет
    }.
}
sign-warrant = 📜 Розпорядження
sign-one-warrant = 📜 Розпорядження

character-thief = Злодій
    .acc = Злодія
    .dat = Злодієві
    .gender = masculine
effect-thief = Назви іншого персонажа: коли його викличуть, забереш усе золото його гравця.
option-use-rob = Пограбувати персонажа
    .description = { effect-thief }
ask-rob = Якого персонажа пограбувати?
event-robbed = { $seat } { $you ->
    [seat] хочеш
   *[other] хоче
} пограбувати **{ NAME($character, case: "acc") }**.
event-stole = { $gold ->
    [0] { $you ->
        [seat] { $seat } не знаходиш золота в гравця { $target }.
        [target] { $seat } не знаходить у тебе золота.
       *[other] { $seat } не знаходить золота в гравця { $target }.
    }
   *[other] { $you ->
        [seat] { $seat } крадеш у гравця { $target }
        [target] { $seat } краде в тебе
       *[other] { $seat } краде в гравця { $target }
    } { band-coins }.
}
sign-robbed = 🗡️ Ціль Злодія

character-spy = Шпигун
    .acc = Шпигуна
    .dat = Шпигунові
    .gender = masculine
effect-spy = Назви гравця й тип: за кожну таку його карту береш у нього 1 монету, а з колоди 1 карту.
option-use-spy = Шпигувати
    .description = { effect-spy }
ask-spy-seat = У чиї карти зазирнути?
ask-spy-type = Карти якого типу, на твою думку, має { $target }?
event-spied = { $seat } { $you ->
    [seat] шукаєш у картах гравця { $target }
    [target] шукає у твоїх картах
   *[other] шукає в картах гравця { $target }
} { $type } квартал{ $gold ->
    [0] .
   *[other] { " " }та { $you ->
        [seat] забираєш
       *[other] забирає
    } { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }.
}

character-blackmailer = Шантажист
    .acc = Шантажиста
    .dat = Шантажистові
    .gender = masculine
effect-blackmailer = Погрожуй двом персонажам, одному всерйоз: вони дають половину золота або ризикують усім.
option-use-threats = Погрожувати всерйоз
    .description = { effect-blackmailer }
ask-flower-threat = Кому погрожувати всерйоз?
help-flower-threat = Далі буде пуста погроза.
ask-plain-threat = Кому дістанеться пуста погроза?
help-plain-threat = Лише ти знаєш, що справжню має { $card }.
event-threats = { $seat } { $you ->
    [seat] шантажуєш
   *[other] шантажує
} { NAME($characters, case: "acc") }.
ask-bribe = { $gold ->
    [0] Хабар гравцеві { $target } — 0 монет. Даси?
   *[other] Даси гравцеві { $target } { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    } чи ризикнеш усім золотом?
}
    .yes = Дати { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }
    .no = Відмовитися
help-bribe = Якщо відмовишся, { $target } може відкрити погрозу. Через справжню втратиш усе золото, через порожню — нічого.
event-bribed = { $seat } { $you ->
    [seat] даєш
   *[other] дає
} { $you ->
    [target] тобі
   *[other] гравцеві { $target }
} { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} хабаря.
event-refused-bribe = { $seat } { $you ->
    [seat] відмовляєшся
   *[other] відмовляється
} дати { $you ->
    [target] тобі
   *[other] гравцеві { $target }
} хабар.
ask-show-threat = { $target } не дає хабаря. Відкрити { $real ->
    [yes] справжню
   *[no] пусту
} погрозу?
    .yes = Відкрити
    .no = Не відкривати
help-show-threat = Якщо вона справжня, отримаєш усе золото гравця: зараз { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
}.
event-showed-threat = { $real ->
    [yes] { $gold ->
        [0] { $you ->
            [seat] Погроза справжня, але ти не знаходиш золота в гравця { $target }.
            [target] Погроза справжня, але { $seat } не знаходить у тебе золота.
           *[other] Погроза справжня, але { $seat } не знаходить золота в гравця { $target }.
        }
       *[other] Погроза справжня: { $you ->
            [seat] забираєш у гравця { $target }
            [target] { $seat } забирає в тебе
           *[other] { $seat } забирає в гравця { $target }
        } { band-coins }.
    }
   *[no] { $you ->
        [target] Погроза тобі пуста: багато галасу з нічого.
       *[other] Погроза гравцеві { $target } пуста: багато галасу з нічого.
    }
}
event-withdrew-threat = { $seat } не { $you ->
    [seat] відкриваєш
   *[other] відкриває
} погрози: { $you ->
    [target] золото лишається тобі.
   *[other] золото лишається гравцеві { $target }.
}
sign-threat = 🧣 Погроза
help-turn-threat = Тобі погрожують: спершу виконай дію, потім дай відповідь.

character-magician = Чародійка
    .acc = Чародійку
    .dat = Чародійці
    .gender = feminine
effect-magician = Обміняйся картами з іншим гравцем або поклади карти під низ колоди й візьми стільки ж.
    .discards-pile = Обміняйся картами з іншим гравцем або скинь карти й візьми стільки ж.
option-use-swap-hands = Обмінятися картами
    .description = Усі твої карти за всі карти іншого гравця. Замість заміни карт.
ask-swap-hands = З ким обмінятися картами?
event-swapped-hands = { $seat } { $you ->
    [seat] міняєшся
   *[other] міняється
} картами з { $you ->
    [target] тобою
   *[other] гравцем { $target }
}.
event-received-hand = Тепер маєш { NAME($cards, case: "acc") }.
option-use-redraw = Замінити карти
    .description = Поклади карти під низ колоди й візьми стільки ж. Замість обміну.
    .description-discards-pile = Скинь карти й візьми стільки ж. Замість обміну.
ask-redraw = Які карти замінити?
    .discards-pile = Які карти скинути? Береш стільки ж.
event-redrew = { $seat } { $you ->
    [seat] замінюєш
   *[other] замінює
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.

character-wizard = Чарівник
    .acc = Чарівника
    .dat = Чарівникові
    .gender = masculine
effect-wizard = Зазирни в чужі карти: забери одну або одразу збудуй. Цього ходу можна будувати однакові квартали.
option-use-wizard = Зазирнути в карти
    .description = { effect-wizard }
ask-wizard-seat = У чиї карти зазирнути?
ask-wizard-card = Яку карту гравця { $target } обираєш?
    .card = Взяти { NAME($card, case: "acc") }
help-wizard-card = Візьми її або збудуй зараз: до ліміту це не зараховується.

character-seer = Провидець
    .acc = Провидця
    .dat = Провидцеві
    .gender = masculine
effect-seer = Забери в кожного по випадковій карті, потім кожному віддай одну. Будуй до 2 кварталів.
option-use-seer = Забрати по карті в усіх
    .description = { effect-seer }
ask-seer-gift = Яку карту отримає { $target }?

character-king = Король
    .acc = Короля
    .dat = Королеві
    .gender = masculine
effect-king = 1 монета за дворянський квартал. Бери корону: у наступному раунді вибір починаєш ти.
    .crown-on-call = 1 монета за дворянський квартал. На виклик бери корону: далі вибір починаєш ти.

character-emperor = Імператор
    .acc = Імператора
    .dat = Імператорові
    .gender = masculine
effect-emperor = 1 монета за дворянський квартал. Передай корону й візьми в нового власника 1 монету чи карту.
    .crown-on-call--emperor_gift-receiver-chooses = 1 монета за дворянський квартал. На виклик передай корону: тобі дадуть 1 монету чи карту.
option-use-give-crown = Передати корону
    .description = Іншому гравцеві, а в нього береш 1 монету чи карту. Це обов’язково.
ask-give-crown = Кому віддати корону?
help-give-crown = У наступному раунді вибір починає цей гравець. Потім забереш у нього 1 монету чи випадкову карту.
    .emperor_gift-receiver-chooses = У наступному раунді цей гравець починає вибір і дає тобі 1 монету чи карту, на свій розсуд.
ask-late-crown = Твого Імператора вбито. Корону однак передаєш, але нічого за неї не отримаєш. Кому її віддати?
help-late-crown = У наступному раунді вибір починає цей гравець.
ask-tribute = Що забрати в гравця { $target }?
    .take-gold = 1 монету
    .take-cards = Випадкову карту
ask-crown-gift = Корона твоя. Що за неї отримає { $target }?

character-patrician = Патрицій
    .acc = Патриція
    .dat = Патрицієві
    .gender = masculine
effect-patrician = 1 карта за дворянський квартал. Бери корону: у наступному раунді вибір починаєш ти.
    .crown-on-call = 1 карта за дворянський квартал. На виклик бери корону: далі вибір починаєш ти.

character-bishop = Єпископ
    .acc = Єпископа
    .dat = Єпископові
    .gender = masculine
effect-bishop = 1 монета за церковний квартал. { rank-eight } цього раунду не шкодить твоєму місту.

character-abbot = Абат
    .acc = Абата
    .dat = Абатові
    .gender = masculine
effect-abbot = 1 монета чи карта за церковний квартал. Найбагатший гравець дає тобі 1 монету.
    .abbot-both-for-school = 1 монета чи карта за церковний квартал; за Школу — обидві. Найбагатший дає тобі 1 монету.
    .abbot-gold-only = 1 монета за церковний квартал і 1 від найбагатшого, якщо такий лише один.
option-use-tithe = Дохід за церковні 🔵
    .description = 1 монета чи 1 карта за кожен церковний квартал, у будь-якому поєднанні.
    .description-abbot-gold-only = 1 монета за кожен церковний квартал.
    .description-abbot-both-for-school = 1 монета чи 1 карта за кожен церковний квартал; Школа магії дає обидві.
ask-tithe = Скільки монет і скільки карт?
    .abbot-both-for-school = Скільки монет і скільки карт?{ $school ->
        [yes] { " " }Школа магії дає обидві.
       *[no] { "" }
    }
option-split = { $number ->
    [0] { $other ->
        [one] { $other } карта
        [few] { $other } карти
       *[many] { $other } карт
    }
   *[other] { $number ->
        [one] { $number } монета
        [few] { $number } монети
       *[many] { $number } монет
    }{ $other ->
        [0] { "" }
        [one] { " " }і { $other } карта
        [few] { " " }і { $other } карти
       *[many] { " " }і { $other } карт
    }
}
reason-tithe = церковні квартали
option-use-beg = Випросити 1 монету
    .description = Найбагатший гравець мусить дати тобі 1 монету.
ask-beg = Хто дасть тобі 1 монету?
help-beg = Ці гравці однаково багаті.
reason-beg = милостиня

character-cardinal = Кардинал
    .acc = Кардинала
    .dat = Кардиналові
    .gender = masculine
effect-cardinal = 1 карта за церковний квартал. Бракує золота на квартал? Обміняй карти на монети гравця.
option-pay-loan = Обміняти карти на монети гравця
    .description = Скільки бракує; за кожну монету гравець отримає твою карту.
ask-loan-seat = На { NAME($card, case: "acc") } бракує { $gold ->
    [one] { $gold } монети
    [few] { $gold } монет
   *[many] { $gold } монет
}. Хто дасть монети за твої карти, по одній за кожну?
help-loan-seat = За кожну монету гравець отримає твою карту. Відмовитися він не може.
ask-loan-cards = Які карти отримає { $target }?
help-loan-cards = По одній за кожну монету, яку береш на { NAME($card, case: "acc") }.
ask-loan-rest = Якими картами заплатити решту?
help-loan-rest = Вони підуть під низ колоди, кожна замість 1 монети.
event-borrowed = { $you ->
    [seat] { $seat } береш у гравця { $target }
    [target] { $seat } бере в тебе
   *[other] { $seat } бере в гравця { $target }
} { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} за стільки ж карт, щоб збудувати { $mark } **{ NAME($card, case: "acc") }**.

character-merchant = Купець
    .acc = Купця
    .dat = Купцеві
    .gender = masculine
effect-merchant = 1 монета за торговельний квартал і 1 додаткова монета.
    .extras-after-gathering = 1 монета за торговельний квартал і ще 1 додаткова після дії.
option-use-merchant-gold = Зібрати 1 додаткову монету
    .description = Бонус Купця.
reason-merchant-gold = Купець

character-alchemist = Алхімік
    .acc = Алхіміка
    .dat = Алхімікові
    .gender = masculine
effect-alchemist = Наприкінці ходу повертаєш собі золото, сплачене за квартали.

character-trader = Крамар
    .acc = Крамаря
    .dat = Крамареві
    .gender = masculine
effect-trader = 1 монета за торговельний квартал. Такі квартали не входять у твій ліміт будівництва.

character-architect = Архітектор
    .acc = Архітектора
    .dat = Архітекторові
    .gender = masculine
effect-architect = 2 додаткові карти. Будуй до 3 кварталів.
    .extras-after-gathering = 2 додаткові карти після дії. Будуй до 3 кварталів.
option-use-architect-cards = Взяти 2 додаткові карти
    .description = Обидві залишаєш собі.
reason-architect-cards = Архітектор

character-navigator = Навігатор
    .acc = Навігатора
    .dat = Навігаторові
    .gender = masculine
effect-navigator = 4 додаткові монети або 4 додаткові карти. Цього ходу не будуєш.
    .extras-after-gathering = 4 додаткові монети або 4 додаткові карти після дії. Цього ходу не будуєш.
option-use-navigate = Узяти 4 монети чи 4 карти
    .description = Візьми 4 монети або 4 карти.
ask-navigate = Береш монети чи карти?
    .take-gold = 4 монети
    .take-cards = 4 карти
reason-navigate = плавання

character-scholar = Вчений
    .acc = Вченого
    .dat = Вченому
    .gender = masculine
effect-scholar = Переглянь 7 карт колоди й залиш 1; решту замішують назад. Будуй до 2 кварталів.
option-use-study = { $kept ->
    [all] Вивчати
   *[other] Переглянути { $drawn }, залишити { $kept }
}
    .description = Переглянь 7 карт колоди й залиш 1. Скасувати це не можна.
ask-study = Яку карту залишити?
    .card = { $mark } Залишити { NAME($name, case: "acc") }
event-studied = { $seat } { $you ->
    [seat] переглядаєш
   *[other] переглядає
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} колоди.
reason-study = вивчення

character-warlord = Воєначальник
    .acc = Воєначальника
    .dat = Воєначальникові
    .gender = masculine
effect-warlord = 1 монета за військовий квартал. Зруйнуй квартал, заплативши на 1 монету менше за вартість.
    .rank_eight-end-of-turn = 1 монета за військовий квартал. Наприкінці ходу зруйнуй квартал за вартість мінус 1.
option-use-destroy = Зруйнувати квартал
    .rank_eight-end-of-turn = Кінець ходу: зруйнувати
    .description = Заплати на 1 монету менше за його вартість.
    .description-rank_eight-end-of-turn = Заплати на 1 монету менше за вартість. Хід скінчиться: чого не взято, те пропаде.
ask-destroy-seat = У чиєму місті зруйнувати квартал?
help-destroy-seat = Завершені й захищені міста в безпеці.
ask-destroy-own = Який зі своїх кварталів зруйнувати? Ти втратиш його бали.
ask-destroy = Який квартал гравця { $target } зруйнувати?
    .district = { $card } · { $price ->
        [0] безкоштовно
       *[other] заплатити { $price } 💰
    }

character-diplomat = Дипломат
    .acc = Дипломата
    .dat = Дипломатові
    .gender = masculine
effect-diplomat = 1 монета за військовий квартал. Обміняй квартал; за дорожчий доплати.
    .rank_eight-end-of-turn = 1 монета за військовий квартал. Наприкінці ходу обміняй квартал; якщо чужий дорожчий, доплати.
option-use-exchange = Обміняти квартал
    .rank_eight-end-of-turn = Кінець ходу: обміняти
    .description = Чужий квартал на твій. Різницю доплачуєш.
    .description-rank_eight-end-of-turn = Доплати різницю. Хід скінчиться: чого не взято, те пропаде.
ask-exchange-seat = З ким обмінятися кварталом?
help-exchange-seat = { help-destroy-seat }
ask-exchange = Який квартал гравця { $target } хочеш?
ask-give-district = Який квартал віддати за { NAME($card, case: "acc") }?
    .district = { $card } · { $price ->
        [0] без доплати
       *[other] доплатити { $price } 💰
    }
event-exchanged = { $seat } { $you ->
    [seat] міняєш
   *[other] міняє
} **{ NAME($given, case: "acc") }** на { $mark } **{ NAME($card, case: "acc") }** { $you ->
    [target] із твого міста
   *[other] гравця { $target }
}{ $gold ->
    [0] .
   *[other] { " " }й { $you ->
        [seat] доплачуєш
       *[other] доплачує
    } { band-coins }.
}

character-marshal = Маршал
    .acc = Маршала
    .dat = Маршалові
    .gender = masculine
effect-marshal = 1 монета за військовий квартал. Захопи чужий квартал вартістю до 3, сплативши її власникові.
    .rank_eight-end-of-turn = 1 монета за військовий квартал. Наприкінці ходу захопи за плату квартал вартістю до 3.
option-use-seize = Захопити квартал
    .rank_eight-end-of-turn = Кінець ходу: захопити
    .description = З чужого міста: сплати власникові вартість, щонайбільше 3 монети.
    .description-rank_eight-end-of-turn = Сплати власникові вартість, щонайбільше 3. Хід скінчиться: чого не взято, те пропаде.
ask-seize-seat = З чийого міста захопити квартал?
help-seize-seat = { help-destroy-seat }
ask-seize = Який квартал гравця { $target } захопити?
    .district = { $card } · { $price ->
        [0] безкоштовно
       *[other] заплатити { $price } 💰
    }
event-seized = { $seat } { $you ->
    [seat] захоплюєш
   *[other] захоплює
} { $mark } **{ NAME($card, case: "acc") }** { $you ->
    [target] із твого міста
   *[other] гравця { $target }
}{ $gold ->
    [0] { " " }безкоштовно
   *[other] { " " }за { band-coins }
}.

character-queen = Королева
    .acc = Королеву
    .dat = Королеві
    .gender = feminine
effect-queen = 3 монети, якщо поруч сидить гравець, який цього раунду відкрив персонажа 4-го рангу.
    .queen-with-rank-four = 3 монети, коли в сусіда 4-й ранг; якщо його вбито чи зачакловано — наприкінці раунду.
option-use-queen-gold = Взяти 3 монети
    .description = Поруч із тобою сидить гравець, який відкрив персонажа 4-го рангу.
reason-queen-gold = Королева

character-artist = Митець
    .acc = Митця
    .dat = Митцеві
    .gender = masculine
effect-artist = Поклади по 1 монеті на один чи два свої квартали: вартість і бали зростуть на 1.
option-use-beautify = Прикрасити квартали
    .description = { effect-artist }
ask-beautify = Які свої квартали прикрасити?
event-beautified = { $seat } { $you ->
    [seat] прикрашаєш
   *[other] прикрашає
} { NAME($cards, case: "acc") }.

character-tax_collector = Митник
    .acc = Митника
    .dat = Митникові
    .gender = masculine
effect-tax_collector = Хто будує, кладе 1 монету на жетон мита. У свій хід можеш забрати все звідти.
built-beside-tax_collector = За будівництво платиш ще 1 монету мита, якщо в тебе лишиться золото.
option-use-collect-tax = Взяти мито: { $got } 💰
    .description = Усе золото з жетона мита.
event-taxed = { $seat } { $you ->
    [seat] платиш
   *[other] платить
} { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} мита.
event-collected-tax = { $seat } { $you ->
    [seat] забираєш
   *[other] забирає
} { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} з жетона мита.

character-classic_tax_collector = Збирач податків
    .acc = Збирача податків
    .dat = Збирачеві податків
    .gender = masculine
effect-classic_tax_collector = Хто щось збудує, наприкінці свого ходу платить тобі 1 монету, якщо має.
