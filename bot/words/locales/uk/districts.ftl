mark-noble = 🟡
mark-religious = 🔵
mark-trade = 🟢
mark-military = 🔴
mark-unique = 🟣
mark-action = 🎪

kind-noble = дворянський
kind-religious = церковний
kind-trade = торговельний
kind-military = військовий
kind-unique = особливий
kind-action = карта дії

## Базові квартали

district-manor = Маєток
    .acc = Маєток
district-castle = Замок
    .acc = Замок
district-palace = Палац
    .acc = Палац
district-temple = Храм
    .acc = Храм
district-church = Церква
    .acc = Церкву
district-monastery = Монастир
    .acc = Монастир
district-cathedral = Собор
    .acc = Собор
district-tavern = Таверна
    .acc = Таверну
district-market = Ринок
    .acc = Ринок
district-trading_post = Факторія
    .acc = Факторію
district-docks = Доки
    .acc = Доки
district-harbor = Порт
    .acc = Порт
district-town_hall = Ратуша
    .acc = Ратушу
district-watchtower = Вартова вежа
    .acc = Вартову вежу
district-prison = В’язниця
    .acc = В’язницю
district-barracks = Казарми
    .acc = Казарми
district-fortress = Фортеця
    .acc = Фортецю

income-nobody = У цій грі доходу від нього немає ні в кого.
kind-income-noble = { $earners ->
    [none] Дворянський. { income-nobody }
   *[other] Дворянський. Дає дохід { NAME($earners, case: "dat") }.
}
effect-manor = { kind-income-noble }
effect-castle = { kind-income-noble }
effect-palace = { kind-income-noble }

kind-income-religious = { $earners ->
    [none] Церковний. { income-nobody }
   *[other] Церковний. Дає дохід { NAME($earners, case: "dat") }.
}
effect-temple = { kind-income-religious }
effect-church = { kind-income-religious }
effect-monastery = { kind-income-religious }
effect-cathedral = { kind-income-religious }

kind-income-trade = { $earners ->
    [none] Торговельний. { income-nobody }
   *[other] Торговельний. Дає дохід { NAME($earners, case: "dat") }.
}
effect-tavern = { kind-income-trade }
effect-market = { kind-income-trade }
effect-trading_post = { kind-income-trade }
effect-docks = { kind-income-trade }
effect-harbor = { kind-income-trade }
effect-town_hall = { kind-income-trade }

kind-income-military = { $earners ->
    [none] Військовий. { income-nobody }
   *[other] Військовий. Дає дохід { NAME($earners, case: "dat") }.
}
effect-watchtower = { kind-income-military }
effect-prison = { kind-income-military }
effect-barracks = { kind-income-military }
effect-fortress = { kind-income-military }

## Особливі квартали

district-armory = Арсенал
    .acc = Арсенал
effect-armory = У свій хід можеш знести його, щоб зруйнувати будь-який квартал, але не в завершеному місті.
    .armory-other-cities = У свій хід можеш знести його, щоб зруйнувати чужий квартал, навіть у завершеному місті.
option-use-armory = Арсенал
    .description = { effect-armory }
    .description-armory-other-cities = { effect-armory.armory-other-cities }
ask-armory-seat = У чиєму місті зруйнувати квартал? Твій Арсенал теж буде знесено.
help-armory-seat = Завершені міста в безпеці.
    .armory-other-cities = Завершені міста не захищені.
ask-armory-own = Який зі своїх кварталів зруйнувати? Ти втратиш його бали й Арсенал.
ask-armory = Який квартал гравця { $target } зруйнувати? Твій Арсенал теж буде знесено.

district-basilica = Базиліка
    .acc = Базиліку
effect-basilica = Наприкінці гри: 1 бал за кожен твій квартал із непарною вартістю.

district-capitol = Капітолій
    .acc = Капітолій
effect-capitol = Наприкінці гри: 3 бали, один раз, якщо три твої квартали одного типу.

district-dragon_gate = Брама Дракона
    .acc = Браму Дракона
effect-dragon_gate = Дає на 2 бали більше за свою вартість.

district-factory = Фабрика
    .acc = Фабрику
effect-factory = Будівництво інших твоїх особливих кварталів дешевше на 1 монету.

district-framework = Будівельний майданчик
    .short = Буд. майданчик
    .acc = Будівельний майданчик
effect-framework = Знеси його, щоб збудувати інший квартал безкоштовно.
option-pay-framework = Знести Будівельний майданчик
    .description = Замість оплати золотом.

district-gold_mine = Родовище золота
    .short = Родов. золота
    .acc = Родовище золота
effect-gold_mine = Якщо твоя дія — взяти монети, отримуєш на 1 більше.

district-great_wall = Велика стіна
    .acc = Велику стіну
effect-great_wall = Персонаж 8-го рангу платить на 1 монету більше, щоб впливати на інші твої квартали.

district-haunted_quarter = Таємничий квартал
    .short = Таємн. квартал
    .acc = Таємничий квартал
effect-haunted_quarter = Наприкінці гри стає кварталом того типу, який тобі найвигідніший.
    .haunted_last_round-false = Наприкінці гри стає кварталом найвигіднішого типу, якщо збудований не в останньому раунді.

district-imperial_treasury = Скарбниця Імперії
    .short = Скарбниця Імп.
    .acc = Скарбницю Імперії
effect-imperial_treasury = Наприкінці гри: 1 бал за кожну твою монету.

district-ivory_tower = Вежа зі слонової кості
    .short = Вежа з кості
    .acc = Вежу зі слонової кості
effect-ivory_tower = Наприкінці гри: 5 балів, якщо інших особливих кварталів у тебе немає.

district-keep = Форт
    .acc = Форт
effect-keep = Персонаж 8-го рангу не може застосувати властивість до цього кварталу.

district-laboratory = Лабораторія
    .acc = Лабораторію
effect-laboratory = Раз за хід можеш скинути карту й отримати 2 монети.
    .laboratory_gold-1 = Раз за хід можеш скинути карту й отримати 1 монету.
option-use-laboratory = Лабораторія: 2 монети за карту
    .laboratory_gold-1 = Лабораторія: 1 монета за карту
    .description = { effect-laboratory }
    .description-laboratory_gold-1 = { effect-laboratory.laboratory_gold-1 }
ask-laboratory = Яку карту скинути за 2 монети?
    .laboratory_gold-1 = Яку карту скинути за 1 монету?

district-library = Бібліотека
    .acc = Бібліотеку
effect-library = Якщо твоя дія — взяти карти, залишаєш собі всі.
    .library_keeps-two = Якщо твоя дія — взяти карти, залишаєш собі 2 з них.

district-map_room = Архів
    .acc = Архів
effect-map_room = Наприкінці гри: 1 бал за кожну карту на руках.

district-monument = Монумент
    .acc = Монумент
effect-monument = Для завершення міста зараховується за два. Його не збудувати, якщо кварталів 5 чи більше.

district-museum = Музей
    .acc = Музей
effect-museum = Раз за хід можеш покласти під нього одну зі своїх карт. Кожна наприкінці дає 1 бал.
option-use-museum = Музей: 1 бал за карту
    .description = { effect-museum }
ask-museum = Яку карту покласти під Музей?
help-museum = Назад її не забрати; її бачить лише власник Музею.
event-put-beneath = { $seat } { $you ->
    [seat] кладеш
   *[other] кладе
} карту під { NAME($card, case: "acc") }.

district-necropolis = Некрополіс
    .acc = Некрополіс
effect-necropolis = Замість оплати можеш знести один зі своїх кварталів.
option-pay-necropolis = Знести квартал
    .description = Замість оплати золотом. Який саме — обереш далі.
ask-necropolis = Який свій квартал знести заради Некрополіса?

district-observatory = Обсерваторія
    .acc = Обсерваторію
effect-observatory = Якщо твоя дія — взяти карти, переглядаєш 3 замість 2.

district-park = Парк
    .acc = Парк
effect-park = Якщо наприкінці ходу в тебе немає карт, береш 2.

district-poor_house = Притулок
    .acc = Притулок
effect-poor_house = Якщо наприкінці ходу в тебе немає золота, отримуєш 1 монету.

district-quarry = Кар’єр
    .acc = Кар’єр
effect-quarry = Можеш будувати квартали, які вже є у твоєму місті.
    .quarry-one = Один квартал у твоєму місті може повторитися, але двох таких пар не буде.

district-school_of_magic = Школа магії
    .short = Школа магії
    .acc = Школу магії
effect-school_of_magic = Зараховується як потрібний тип, коли персонаж збирає монети чи карти за квартали.

district-secret_vault = Таємне сховище
    .acc = Таємне сховище
effect-secret_vault = Його не можна збудувати. Якщо наприкінці гри воно на руках, дає 3 бали.

district-smithy = Кузня
    .acc = Кузню
effect-smithy = Раз за хід можеш заплатити 2 монети й узяти 3 карти.
option-use-smithy = { $drawn ->
    [0] Кузня
    [one] Кузня: { $drawn } карта за { $price } монети
    [few] Кузня: { $drawn } карти за { $price } монети
   *[many] Кузня: { $drawn } карт за { $price } монети
}
    .description = { effect-smithy }

district-stables = Стайня
    .acc = Стайню
effect-stables = Її будівництво не зараховується до твого ліміту.

district-statue = Алея скульптур
    .acc = Алею скульптур
effect-statue = Наприкінці гри: 5 балів, якщо маєш корону.

district-theater = Театр
    .acc = Театр
effect-theater = Коли всі оберуть персонажів, можеш наосліп обмінятися своїм з іншим гравцем.
ask-theater = З ким обмінятися персонажами?
    .no = Ні з ким
ask-theater-give = Якого зі своїх персонажів віддати?
help-theater-give = За нього отримаєш випадкового персонажа гравця { $target }.
event-kept-character = { $seat } не { $you ->
    [seat] міняєшся
   *[other] міняється
} персонажами ({ $reason }).
event-exchanged-characters = { $seat } { $you ->
    [seat] міняєшся
   *[other] міняється
} персонажами з { $you ->
    [target] тобою
   *[other] гравцем { $target }
} ({ $reason }).
event-received-character = Віддаєш { NAME($given, case: "acc") } й отримуєш { NAME($character, case: "acc") }.

district-thieves_den = Прихисток грабіжників
    .short = Прихисток
    .acc = Прихисток грабіжників
effect-thieves_den = Платити за нього можна й своїми картами: кожна замінює 1 монету.
option-pay-den-cards = Платити й картами
    .description = Кожна твоя карта замінює 1 монету. Які саме — обереш далі.
ask-den-cards = Якими картами заплатити?
help-den-cards = Кожна карта замінює 1 монету з { $gold }; решту доплачуєш монетами.

district-wishing_well = Криниця бажань
    .acc = Криницю бажань
effect-wishing_well = Наприкінці гри: 1 бал за кожен особливий квартал у твоєму місті, зокрема й за неї.
    .wishing_well_self-false = Наприкінці гри: 1 бал за кожен інший особливий квартал у твоєму місті.

district-graveyard = Цвинтар
    .acc = Цвинтар
effect-graveyard = Коли Воєначальник руйнує інший квартал, можеш забрати ту карту за 1 монету.
ask-graveyard = Забрати { NAME($card, case: "acc") } собі?
    .yes = Так, за { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    }
help-graveyard = Інакше вона піде під низ колоди.
    .discards-pile = Інакше вона залишиться у скиді.
event-took-destroyed = { $seat } { $you ->
    [seat] забираєш
   *[other] забирає
} собі { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
    [0] { " " }безкоштовно
   *[other] { " " }за { band-coins }
}.
event-left-destroyed = { $seat } не { $you ->
    [seat] забираєш
   *[other] забирає
} { $mark } **{ NAME($card, case: "acc") }**.

district-bell_tower = Дзвіниця
    .acc = Дзвіницю
effect-bell_tower = Збудувавши, можеш наблизити кінець гри на один квартал, доки вона стоїть.
    .bell_tower-for-good = Збудувавши, можеш наблизити кінець гри на один квартал, якщо вона встоїть до останнього раунду.
ask-bell-tower = Закінчити гру на один квартал раніше?
    .yes = Так, раніше
    .no = Ні, як зазвичай
help-bell-tower = Вирішуєш зараз, для всіх, доки стоїть Дзвіниця.
event-bell-tower = { $rung ->
    [yes] 🔔 Дзвіниця дзвонить: гра закінчиться на один квартал раніше.
   *[no] Дзвіниця мовчить.
}

district-hospital = Шпиталь
    .acc = Шпиталь
effect-hospital = Якщо твого персонажа вбито, у його хід усе ж можеш виконати дію, але більше нічого.
ask-hospital = Усе-таки виконати дію у Шпиталі?
    .yes = Показати { NAME($card, case: "acc") } й виконати дію
    .no = Мовчати
help-hospital = { NAME($card, case: "acc") } вбито; зі Шпиталем гравець може відкритися й виконати дію. { help-hospital-not-yours }
event-refuge =
    { $you ->
        [seat] Твого персонажа вбито ({ $character }), але { $card } дає змогу виконати дію.
       *[other] Персонажа гравця { $seat } вбито ({ $character }), але { $card } дає змогу виконати дію.
    }

district-lighthouse = Маяк
    .acc = Маяк
effect-lighthouse = Коли будуєш, можеш переглянути колоду й узяти одну карту. Потім її перемішують.
ask-lighthouse = Яку карту взяти з колоди?
    .no = Жодної
event-looks-through-deck = { $seat } { $you ->
    [seat] переглядаєш
   *[other] переглядає
} колоду.
event-saw-deck = У колоді { $cards }.
event-searched-deck = { $count ->
    [0] { $seat } не { $you ->
        [seat] береш
       *[other] бере
    } карт.
   *[other] { $seat } { $you ->
        [seat] береш
       *[other] бере
    } { band-cards }.
} Колоду перемішано.

district-throne_room = Тронна зала
    .acc = Тронну залу
effect-throne_room = Щоразу, коли корона переходить від гравця до гравця, отримуєш 1 монету.

district-university = Університет
    .acc = Університет
effect-university = Дає на 2 бали більше за свою вартість.

## Карти дій

district-acrobat = Акробатка
    .acc = Акробатку
effect-acrobat = Приготований, діє сам: береш корону, коли 4-й ранг не відповів або його зачакловано.
sign-acrobat = 🤸 Корону взяла Акробатка

district-director = Директор
    .acc = Директора
effect-director = Цього ходу можеш збудувати ще до 2 кварталів.

district-ticket_wagon = Касовий фургон
    .short = Фургон
    .acc = Касовий фургон
effect-ticket_wagon = Суперники за 1 монету бачать 3 карти й залишають 1. Згодом ці монети можуть стати твоїми.
option-use-ticket-wagon = Касовий фургон
    .description = Заплати 1 монету, щоб побачити 3 карти й залишити одну.
ask-ticket-wagon = Чиїм Касовим фургоном скористатися? Платиш 1 монету, бачиш 3 карти й можеш узяти 1.
option-wagon = { $name }
event-used-wagon = { $seat } { $you ->
    [seat] користуєшся
   *[other] користується
} { $you ->
    [target] твоїм Касовим фургоном
   *[other] Касовим фургоном гравця { $target }
}. На ньому { $gold ->
    [one] { $gold } монета
    [few] { $gold } монети
    *[many] { $gold } монет
    }.
ask-wagon-card = Яку карту залишити?
    .card = { $mark } Залишити { NAME($name, case: "acc") }
    .none = Жодної
event-bought-cards = { $kept ->
    [0] { $seat } { $you ->
        [seat] переглядаєш
       *[other] переглядає
    } карти й не { $you ->
        [seat] залишаєш
       *[other] залишає
    } жодної ({ $reason }).
   *[other] { $seat } { $you ->
        [seat] отримуєш
       *[other] отримує
    } { $kept ->
        [one] { $kept } карту
        [few] { $kept } карти
       *[many] { $kept } карт
    } ({ $reason }).
}
ask-wagon-gold = Забрати { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} зі свого Касового фургона?
    .yes = Забрати
    .no = Залишити
help-wagon-gold = Якщо забереш, фургон піде під низ колоди.

district-living_cannonball = Жива гарматна куля
    .short = Жива куля
    .acc = Живу гарматну кулю
effect-living_cannonball = Заміни один свій квартал дорожчим зі своїх карт і доплати різницю.
ask-cannonball = Який свій квартал замінити?
ask-cannonball-card = Чим замінити { NAME($card, case: "acc") }?
    .card = { $card } · доплатити { $price } 💰
event-replaced = { $seat } { $you ->
    [seat] міняєш
   *[other] міняє
} { NAME($old, case: "acc") } на { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
    [0] .
   *[other] { " " }й { $you ->
        [seat] доплачуєш
       *[other] доплачує
    } { band-coins }.
}

district-rasputin = Распутін
    .acc = Распутіна
effect-rasputin = Приготований, діє сам: рятує від убивства, чар, розпорядження, крадіжки й погрози.

district-fortune_teller = Ворожка
    .acc = Ворожку
effect-fortune_teller = Зазирни в карти суперника й забери одну з них.
ask-fortune-seat = У чиї карти зазирнути?
ask-fortune-card = Яку карту гравця { $target } забрати?

district-circus_tent = Цирковий намет
    .acc = Цирковий намет
effect-circus_tent = Це квартал лише для кінця гри й балів за завершене місто. 8-й ранг йому не шкодить.
