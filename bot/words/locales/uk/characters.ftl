character-assassin = Вбивця
    .acc = Вбивцю
    .gender = masculine
effect-assassin = Назви іншого персонажа. Його гравець не відкривається на виклик і втрачає весь хід.
option-use-kill = Вбити персонажа
    .description = Його гравець втрачає весь хід.
ask-kill = Якого персонажа вбити?
help-kill = Хто його має, втрачає весь хід. Ти називаєш персонажа, а не гравця: можливо, його не має ніхто.
event-killed = { $seat } { $you ->
    [seat] вбиваєш
   *[other] вбиває
} персонажа **{ $character }**: цього раунду він мовчить.
    .line = ☠️ { $character }
sign-killed = ☠️ Вбито
victim-was-killed = ☠️ { GENDER($character) ->
    [feminine] Твою
   *[other] Твого
} **{ NAME($character, case: "acc") }** вбито в раунді { $round }, тож ходу не було.
victim-killed = ☠️ { GENDER($character) ->
    [feminine] Твою
   *[other] Твого
} **{ NAME($character, case: "acc") }** вбито: ти не маєш ходу.

character-witch = Відьма
    .acc = Відьму
    .gender = feminine
effect-witch = Виконай дію, тоді назви персонажа: коли його гравець виконає дію, його хід робиш ти.
ask-bewitch = Якого персонажа зачаклувати?
help-bewitch = Його гравець може лише виконати дію; далі за цього персонажа граєш ти. Якщо його ніхто не має, твій хід закінчено.
event-bewitched = { $seat } { $you ->
    [seat] зачакловуєш
   *[other] зачакловує
} персонажа **{ $character }**.
    .line = 🪄 { $character }
event-took-over = { $seat } далі { $you ->
    [seat] граєш
   *[other] грає
} за { NAME($character, case: "acc") }.
    .line = 🪄 далі грає { $seat }
sign-bewitched = 🪄 Зачакловано
help-turn-bewitched = Візьми золото або карти. Потім решту твого ходу зіграє хтось інший.
victim-bewitched = 🪄 { GENDER($character) ->
    [feminine] Твою
   *[other] Твого
} **{ NAME($character, case: "acc") }** зачакловано: можеш лише виконати дію, далі твій хід грає хтось інший.

character-magistrate = Урядовець
    .acc = Урядовця
    .gender = masculine
effect-magistrate = Одне з трьох розпоряджень підписане: забери перший квартал, за який його ціль платить.
option-use-warrants = Видати розпорядження
    .description = Три персонажі: перший отримує підписане, інші — непідписані, щоб збити з пантелику.
ask-sign-warrant = Хто отримає підписане розпорядження?
help-sign-warrant = Лише воно дає змогу забрати квартал. Далі будуть два непідписані, щоб збити з пантелику.
ask-bluff-warrants = Хто отримає непідписані розпорядження?
help-bluff-warrants = Лише ти знаєш, де підписане: { $card }.
event-warrants = { $seat } { $you ->
    [seat] видаєш
   *[other] видає
} розпорядження: { $characters }.
    .line = 📜 { $characters }
event-paid-for = { $seat } { $you ->
    [seat] платиш
   *[other] платить
} { $gold ->
    [0] 0 монет
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} за { $mark } **{ NAME($card, case: "acc") }**.
    .line = { "" }
ask-confiscate = { $target } платить за { NAME($card, case: "acc") }. Забереш?
    .yes = Забрати
    .no = Не чіпати
help-confiscate = { $gold ->
    [0] Сплачено 0 монет.
    [one] Сплачено { $gold } монету, і вона повернеться, якщо забереш.
    [few] Сплачено { $gold } монети, і вони повернуться, якщо забереш.
   *[many] Сплачено { $gold } монет, і вони повернуться, якщо забереш.
} Забрати можна лише з підписаним розпорядженням і якщо такого кварталу ще немає у твоєму місті.
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
       *[other] Власникові
    } повертається золото: { $gold }.
}
    .line = 📜 { $mark } { $card } ← { $target }
sign-warrant = 📜 Розпорядження
victim-warrant = 📜 Розпорядження: **{ $character }** може втратити збудований квартал.
victim-called-warrant = 📜 Розпорядження: **{ $character }** може втратити збудований квартал.

character-thief = Злодій
    .acc = Злодія
    .gender = masculine
effect-thief = Назви іншого персонажа: коли його гравець відкриється, забереш усе його золото.
option-use-rob = Пограбувати персонажа
    .description = Коли його викличуть, отримаєш усе золото його гравця.
ask-rob = Якого персонажа пограбувати?
help-rob = Коли його викличуть, отримаєш усе золото, яке тоді матиме його гравець. Можливо, його не має ніхто.
event-robbed = { $seat } { $you ->
    [seat] хочеш
   *[other] хоче
} пограбувати персонажа **{ $character }**.
    .line = 🗡️ { $character }
event-stole = { $seat } { $you ->
    [seat] крадеш
   *[other] краде
} { $gold ->
    [0] 0 монет
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} { $you ->
    [target] в тебе
   *[other] у гравця { $target }
}.
    .line = 🗡️ { $seat }: { $gold } 💰 ← { $target }
sign-robbed = 🗡️ Ціль Злодія
victim-robbed = 🗡️ { GENDER($character) ->
    [feminine] Твою
   *[other] Твого
} **{ NAME($character, case: "acc") }** пограбують, щойно викличуть.

character-spy = Шпигун
    .acc = Шпигуна
    .gender = masculine
effect-spy = Назви гравця й тип. За кожну таку карту в його руці бери 1 його монету та 1 нову карту.
option-use-spy = Шпигувати
    .description = Назви тип, поглянь на руку й отримай за кожну таку карту монету та карту.
ask-spy-seat = За ким шпигувати?
help-spy-seat = Тип кварталу ти називаєш до того, як побачиш руку.
ask-spy-type = { $target }: який тип шукаєш у цій руці?
help-spy-type = За кожну карту цього типу отримаєш 1 монету гравця, якщо вона є, і 1 карту з колоди.
event-spied = { $seat } { $you ->
    [seat] шпигуєш
   *[other] шпигує
} за { $you ->
    [target] тобою
   *[other] гравцем { $target }
} (тип: { $type }){ $gold ->
    [0] { "" }
   *[other] { " " }і { $you ->
        [seat] забираєш
       *[other] забирає
    } { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }
}.
    .line = 🕵️ { $target }, { $type }{ $gold ->
        [0] { "" }
       *[other] : +{ $gold } 💰
    }

character-blackmailer = Шантажист
    .acc = Шантажиста
    .gender = masculine
effect-blackmailer = Погрожуй двом персонажам, одному насправді: вони дають пів золота або ризикують усім.
option-use-threats = Погрожувати
    .description = Два персонажі: першому погроза справжня, другому — порожня.
ask-flower-threat = Кому погрожувати насправді?
help-flower-threat = Хто має цього персонажа й не заплатить, може втратити все золото. Далі буде друга, порожня погроза.
ask-plain-threat = Кому дістанеться порожня погроза?
help-plain-threat = На вигляд вона така сама. Лише ти знаєш, де справжня: { $card }.
event-threats = { $seat } { $you ->
    [seat] погрожуєш
   *[other] погрожує
}: { $characters }.
    .line = 🧣 { $characters }
ask-bribe = Тобі погрожує { $target }: { $gold ->
    [0] даси хабар у 0 монет
    [one] даси { $gold } монету
    [few] даси { $gold } монети
   *[many] даси { $gold } монет
}?
    .yes = { $gold ->
        [0] Дати хабар у 0 монет
        [one] Дати { $gold } монету
        [few] Дати { $gold } монети
       *[many] Дати { $gold } монет
    }
    .no = Відмовитися
help-bribe = Якщо відмовишся, погрозу можуть відкрити. Якщо вона справжня, втратиш усе золото.
event-bribed = { $seat } { $you ->
    [seat] даєш
   *[other] дає
} { $you ->
    [target] тобі
   *[other] гравцеві { $target }
} хабар: { $gold ->
    [0] 0 монет, бо половини не набирається
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
}.
    .line = 🧣 { $gold } 💰 → { $target }
event-refused-bribe = { $seat } { $you ->
    [seat] відмовляєшся
   *[other] відмовляється
} дати хабар { $you ->
    [target] тобі
   *[other] гравцеві { $target }
}.
    .line = 🧣 без хабара
ask-show-threat = { $target } не дає хабара: відкрити погрозу?
    .yes = Відкрити
    .no = Залишити
help-show-threat = Якщо вона справжня, отримаєш усе золото гравця: зараз { $gold ->
    [0] 0 монет
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
}.
event-showed-threat = { $real ->
    [yes] Погроза справжня: { $seat } { $you ->
        [seat] забираєш
       *[other] забирає
    } { $gold ->
        [0] 0 монет
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    } { $you ->
        [target] в тебе
       *[other] у гравця { $target }
    }.
   *[no] Погроза для { $you ->
        [target] тебе
       *[other] гравця { $target }
    } була порожня.
}
    .line = { $real ->
        [yes] 🧣 справжня: { $gold } 💰 ← { $target }
       *[no] 🧣 порожня
    }
event-withdrew-threat = { $seat } не { $you ->
    [seat] відкриваєш
   *[other] відкриває
} погрозу: { $character }.
    .line = 🧣 не відкрито
sign-threat = 🧣 Погроза
victim-threat = 🧣 { GENDER($character) ->
    [feminine] Твоя
   *[other] Твій
} **{ $character }** під погрозою: ідеться про золото.
help-turn-threat = Спершу візьми золото або карти. Потім розберешся з погрозою, а тоді зможеш будувати.

character-magician = Чародійка
    .acc = Чародійку
    .gender = feminine
effect-magician = Обміняй руку з гравцем або поклади карти під низ колоди й візьми стільки ж.
    .discards-pile = Обміняй руку з гравцем або скинь карти й візьми стільки ж.
option-use-swap-hands = Обміняти руки
    .description = Віддай гравцеві всі свої карти й забери всі його. Замість заміни карт.
ask-swap-hands = З ким обмінятися картами?
help-swap-hands = Ти віддаєш усі свої карти й отримуєш усі карти гравця.
event-swapped-hands = { $seat } { $you ->
    [seat] міняєшся
   *[other] міняється
} картами з { $you ->
    [target] тобою
   *[other] гравцем { $target }
}.
    .line = 🔁 руки: { $target }
event-received-hand = Тепер твоя рука: { $cards }.
option-use-redraw = Замінити карти
    .description = Поклади свої карти під низ колоди й візьми стільки ж. Замість обміну.
    .description-discards-pile = Скинь свої карти й візьми стільки ж. Замість обміну.
ask-redraw = Які карти замінити?
help-redraw = Вони підуть під низ колоди, а ти візьмеш стільки ж нових.
    .discards-pile = Ти їх скинеш і візьмеш стільки ж нових.
event-redrew = { $seat } { $you ->
    [seat] замінюєш
   *[other] замінює
} з колоди { $count ->
    [0] 0 карт
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
    .line = 🔁 { $count } 🃏

character-wizard = Чарівник
    .acc = Чарівника
    .gender = masculine
effect-wizard = Глянь у чужу руку: забери карту або одразу збудуй. Цього ходу можна будувати однакові.
option-use-wizard = Глянути в руку
    .description = Забери карту з руки іншого гравця або одразу збудуй її.
ask-wizard-seat = Чию руку подивитися?
help-wizard-seat = Потім забереш одну з карт або одразу збудуєш її.
ask-wizard-card = { $target }: яку карту обираєш?
    .card = Взяти { NAME($card, case: "acc") }
help-wizard-card = Візьми її в руку або заплати й збудуй зараз. До твого ліміту це не зараховується.

character-seer = Провидець
    .acc = Провидця
    .gender = masculine
effect-seer = Забери в кожного по випадковій карті, потім кожному віддай одну. Будуй до 2 кварталів.
option-use-seer = Забрати карти
    .description = По випадковій карті в кожного; потім кожному віддаєш одну.
ask-seer-gift = { $target }: яку карту віддати?
help-seer-gift = Будь-яка карта з твоєї руки.

character-king = Король
    .acc = Короля
    .gender = masculine
effect-king = 1 монета за дворянський квартал. Бери корону: у наступному раунді твій вибір перший.
    .crown-on-call = 1 монета за дворянський квартал. На виклик бери корону: далі твій вибір перший.

character-emperor = Імператор
    .acc = Імператора
    .gender = masculine
effect-emperor = 1 монета за дворянський квартал. Передай корону: новий власник дає тобі 1 монету чи карту.
    .crown-on-call--emperor_gift-receiver-chooses = 1 монета за дворянський квартал. На виклик передай корону: тобі дадуть 1 монету чи карту.
option-use-give-crown = Передати корону
    .description = Іншому гравцеві, який дасть тобі 1 монету чи карту. Це обов’язково.
ask-give-crown = Кому віддати корону?
help-give-crown = У наступному раунді цей гравець обирає перший. Потім забереш у нього 1 монету чи випадкову карту.
    .emperor_gift-receiver-chooses = У наступному раунді цей гравець обирає перший й дасть тобі 1 монету чи карту, на свій розсуд.
ask-late-crown = Кому віддати корону?
help-late-crown = Твого Імператора вбито, тож за це ти нічого не отримаєш.
ask-tribute = { $target }: що забрати?
    .take-gold = 1 монета
    .take-cards = Випадкова карта
ask-crown-gift = Корона твоя. Що за неї отримає { $target }?

character-patrician = Патрицій
    .acc = Патриція
    .gender = masculine
effect-patrician = 1 карта за дворянський квартал. Бери корону: у наступному раунді твій вибір перший.
    .crown-on-call = 1 карта за дворянський квартал. На виклик бери корону: далі твій вибір перший.

character-bishop = Єпископ
    .acc = Єпископа
    .gender = masculine
effect-bishop = 1 монета за церковний квартал. Цього раунду ранг 8 не може шкодити твоєму місту.

character-abbot = Абат
    .acc = Абата
    .gender = masculine
effect-abbot = 1 монета чи карта за церковний квартал. Найбагатший гравець дає тобі 1 монету.
    .abbot-both-for-school = 1 монета чи карта за церковний квартал; за Школу — обидві. Найбагатший дає тобі 1 монету.
    .abbot-gold-only = 1 монета за церковний квартал і 1 від найбагатшого, якщо такий лише один.
option-use-tithe = Плата за церковні 🔵
    .description = 1 монета чи 1 карта за кожен церковний квартал, який зараз маєш. Поєднуй, як хочеш.
    .description-abbot-gold-only = 1 монета за кожен церковний квартал, який зараз маєш.
    .description-abbot-both-for-school = 1 монета чи 1 карта за кожен церковний квартал, за Школу магії — обидві.
ask-tithe = Скільки монет і скільки карт?
help-tithe = { $gold ->
    [one] Отримаєш або монету, або карту
    [few] Отримаєш разом { $gold }, у будь-якому поєднанні
   *[many] Отримаєш разом { $gold }, у будь-якому поєднанні
}.
    .abbot-both-for-school = { $gold ->
        [one] { $gold } квартал дає
        [few] { $gold } квартали дають
       *[many] { $gold } кварталів дають
    } по монеті чи карті в будь-якому поєднанні; Школа магії дає обидві.
option-split = { $number ->
    [0] { $other ->
        [0] нічого
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
reason-beg = прохання

character-cardinal = Кардинал
    .acc = Кардинала
    .gender = masculine
effect-cardinal = 1 карта за церковний квартал. Бракує золота? Обміняй карти на монети гравця.
option-pay-loan = Взяти монети в гравця
    .description = Скільки бракує — в одного гравця, який за кожну монету отримає карту з твоєї руки.
ask-loan-seat = У кого взяти монети, яких бракує ({ $gold })?
help-loan-seat = За кожну монету гравець отримає карту з твоєї руки. Відмовитися не можна.
ask-loan-cards = { $target }: які карти віддати?
help-loan-cards = По одній за кожну монету, яку береш на { NAME($card, case: "acc") }.
ask-loan-rest = Якими картами заплатити решту?
help-loan-rest = Вони підуть під низ колоди, кожна замість 1 монети.
event-borrowed = { $seat } { $you ->
    [seat] береш
   *[other] бере
} { $gold ->
    [0] 0 монет
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} { $you ->
    [target] в тебе
   *[other] у гравця { $target }
} за { $gold ->
    [0] 0 карт
    [one] карту
    [few] стільки ж карт
   *[many] стільки ж карт
}, щоб збудувати { $mark } **{ NAME($card, case: "acc") }**.
    .line = { $gold } 💰 ← { $target }

character-merchant = Купець
    .acc = Купця
    .gender = masculine
effect-merchant = 1 монета за торговельний квартал і 1 додаткова монета.
    .extras-after-gathering = 1 монета за торговельний квартал і ще 1 додаткова після дії.
option-use-merchant-gold = Взяти 1 додаткову монету
    .description = Власна надбавка Купця.
reason-merchant-gold = Купець

character-alchemist = Алхімік
    .acc = Алхіміка
    .gender = masculine
effect-alchemist = Наприкінці ходу повертаєш собі золото, сплачене за квартали.

character-trader = Крамар
    .acc = Крамаря
    .gender = masculine
effect-trader = 1 монета за торговельний квартал. Такі квартали не входять у твій ліміт будівництва.

character-architect = Архітектор
    .acc = Архітектора
    .gender = masculine
effect-architect = 2 додаткові карти. Можеш збудувати до 3 кварталів.
    .extras-after-gathering = 2 додаткові карти після дії. Можеш збудувати до 3 кварталів.
option-use-architect-cards = Взяти 2 додаткові карти
    .description = Обидві залишаєш собі.
reason-architect-cards = Архітектор

character-navigator = Навігатор
    .acc = Навігатора
    .gender = masculine
effect-navigator = 4 додаткові монети або 4 додаткові карти. Цього ходу не будуєш.
    .extras-after-gathering = 4 додаткові монети або 4 додаткові карти після дії. Цього ходу не будуєш.
option-use-navigate = Вирушити в плавання
    .description = Візьми 4 монети або 4 карти.
ask-navigate = Що принесе твоє плавання?
    .take-gold = 4 монети
    .take-cards = 4 карти
reason-navigate = плавання

character-scholar = Вчений
    .acc = Вченого
    .gender = masculine
effect-scholar = Глянь на 7 карт колоди й залиш 1; решту замішують назад. Можеш збудувати до 2 кварталів.
option-use-study = Вивчати
    .description = Глянь на 7 карт колоди й залиш 1. Скасувати це не можна.
ask-study = Яку карту залишити?
help-study = Решту замішують назад у колоду.
event-studied = { $seat } { $you ->
    [seat] дивишся
   *[other] дивиться
} на { $count ->
    [0] 0 карт
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} колоди.
    .line = 👀 { $count } 🃏 колоди
reason-study = вивчення

character-warlord = Воєначальник
    .acc = Воєначальника
    .gender = masculine
effect-warlord = 1 монета за військовий квартал. Зруйнуй квартал на 1 монету дешевше за його вартість.
    .rank_eight-end-of-turn = 1 монета за військовий квартал. У кінці ходу зруйнуй квартал на 1 монету дешевше за вартість.
option-use-destroy = Зруйнувати квартал
    .rank_eight-end-of-turn = Кінець ходу: зруйнувати
    .description = Заплати на 1 монету менше за його вартість.
    .description-rank_eight-end-of-turn = Заплати на 1 монету менше за вартість. Хід скінчиться: чого не взято, те пропаде.
ask-destroy-seat = У чиєму місті зруйнувати квартал?
help-destroy-seat = Завершених і захищених міст немає серед варіантів.
    .rank_eight-end-of-turn = Цим твій хід скінчиться: чого не взято, те пропаде. Завершених і захищених міст немає серед варіантів.
ask-destroy = { $target }: який квартал зруйнувати?
    .district = { $card } · { $price ->
        [0] безкоштовно
       *[other] заплатити { $price }
    }
help-destroy = Число після назви — вартість. Далі — скільки платиш зараз.
    .rank_eight-end-of-turn = Цим твій хід скінчиться: чого не взято, те пропаде. Число після назви — вартість; далі — скільки платиш зараз.

character-diplomat = Дипломат
    .acc = Дипломата
    .gender = masculine
effect-diplomat = 1 монета за військовий квартал. Обміняй квартал; якщо чужий дорожчий, доплати різницю.
    .rank_eight-end-of-turn = 1 монета за військовий квартал. У кінці ходу обміняй квартал; якщо чужий дорожчий, доплати.
option-use-exchange = Обміняти квартал
    .rank_eight-end-of-turn = Кінець ходу: обміняти
    .description = Обери чужий квартал, потім свій на обмін. Різницю доплачуєш.
    .description-rank_eight-end-of-turn = Доплати різницю. Хід скінчиться: чого не взято, те пропаде.
ask-exchange-seat = З ким обмінятися кварталом?
help-exchange-seat = Завершених і захищених міст немає серед варіантів.
    .rank_eight-end-of-turn = Цим твій хід скінчиться: чого не взято, те пропаде. Завершених і захищених міст немає серед варіантів.
ask-exchange = { $target }: який квартал хочеш?
help-exchange = Далі віддаси за нього один зі своїх і доплатиш різницю, якщо чужий дорожчий.
    .rank_eight-end-of-turn = Далі віддаси за нього один зі своїх і доплатиш різницю, якщо чужий дорожчий. Тоді твій хід скінчиться: чого не взято, те пропаде.
ask-give-district = Який квартал віддати за { NAME($card, case: "acc") }?
    .district = { $card } · { $price ->
        [0] без доплати
       *[other] доплатити { $price }
    }
help-give-district = Якщо він дешевший за { NAME($card, case: "acc") }, доплатиш різницю тому гравцеві.
    .rank_eight-end-of-turn = Цим твій хід скінчиться: чого не взято, те пропаде. Якщо він дешевший за { NAME($card, case: "acc") }, доплатиш різницю тому гравцеві.
event-exchanged = { $seat } { $you ->
    [seat] отримуєш
   *[other] отримує
} { $mark } **{ NAME($card, case: "acc") }** { $you ->
    [target] від тебе
   *[other] від гравця { $target }
} за **{ NAME($given, case: "acc") }**{ $gold ->
    [0] { "" }
   *[other] { " " }і { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }
}.
    .line = 🔁 { $given } ⇄ { $mark } { $card } ({ $target })

character-marshal = Маршал
    .acc = Маршала
    .gender = masculine
effect-marshal = 1 монета за військовий квартал. Викупи з чужого міста квартал вартістю до 3.
    .rank_eight-end-of-turn = 1 монета за військовий квартал. У кінці ходу викупи з міста квартал вартістю до 3.
option-use-seize = Захопити квартал
    .rank_eight-end-of-turn = Кінець ходу: захопити
    .description = З чужого міста: сплати власникові вартість, щонайбільше 3 монети.
    .description-rank_eight-end-of-turn = Сплати власникові вартість, щонайбільше 3. Хід скінчиться: чого не взято, те пропаде.
ask-seize-seat = З чийого міста захопити квартал?
help-seize-seat = Лише квартали вартістю до 3 і не із завершених чи захищених міст.
    .rank_eight-end-of-turn = Цим твій хід скінчиться: чого не взято, те пропаде. Лише квартали вартістю до 3 і не із завершених чи захищених міст.
ask-seize = { $target }: який квартал захопити?
    .district = { $card } · { $price ->
        [0] безкоштовно
       *[other] заплатити { $price }
    }
help-seize = Золото отримає власник.
    .rank_eight-end-of-turn = Золото отримає власник. Цим твій хід скінчиться: чого не взято, те пропаде.
event-seized = { $seat } { $you ->
    [seat] захоплюєш
   *[other] захоплює
} { $mark } **{ NAME($card, case: "acc") }** { $you ->
    [target] в тебе
   *[other] у гравця { $target }
}{ $gold ->
    [0] { "" }
   *[other] { " " }за { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }
}.
    .line = 🏴 { $mark } { $card } ← { $target }{ $gold ->
        [0] { "" }
       *[other] { " " }({ $gold } 💰)
    }

character-queen = Королева
    .acc = Королеву
    .gender = feminine
effect-queen = 3 монети, якщо поруч сидить гравець, який цього раунду показує ранг 4.
    .queen-with-rank-four = 3 монети, коли сусід грає ранг 4; якщо той вбитий чи зачаклований — у кінці раунду.
option-use-queen-gold = Взяти 3 монети
    .description = Поруч із тобою сидить гравець, який показує ранг 4.
reason-queen-gold = Королева

character-artist = Митець
    .acc = Митця
    .gender = masculine
effect-artist = Поклади по 1 монеті на один чи два свої квартали: вартість і бали зростуть на 1.
option-use-beautify = Прикрасити квартали
    .description = Поклади по 1 монеті на один чи два свої квартали: кожен дасть на 1 бал більше.
ask-beautify = Які свої квартали прикрасити?
help-beautify = Кожен бере 1 твою монету й назавжди коштує та важить на 1 більше.
event-beautified = { $seat } { $you ->
    [seat] прикрашаєш
   *[other] прикрашає
}: { $cards }.
    .line = 🎨 { $cards }

character-tax_collector = Митник
    .acc = Митника
    .gender = masculine
effect-tax_collector = Хто будує, кладе 1 монету на жетон мита. У свій хід можеш забрати їх усі.
built-beside-tax_collector = Потім платиш 1 монету мита, якщо вона лишиться.
option-use-collect-tax = Взяти мито: { $got } 💰
    .description = Усе золото, яке лежить на жетоні мита.
event-taxed = { $seat } { $you ->
    [seat] платиш
   *[other] платить
} мито: { $gold ->
    [0] 0 монет
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
}.
    .line = { $gold ->
        [0] 🪙 без мита
       *[other] 🪙 мито −{ $gold } 💰
    }
event-collected-tax = { $seat } { $you ->
    [seat] забираєш
   *[other] забирає
} { $gold ->
    [0] 0 монет
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} з жетона мита.
    .line = 🪙 { $gold ->
        [0] 0
       *[other] +{ $gold }
    } 💰 (мито)

character-classic_tax_collector = Збирач податків
    .acc = Збирача податків
    .gender = masculine
effect-classic_tax_collector = Хто щось збудував, наприкінці свого ходу платить тобі 1 монету, якщо має.
