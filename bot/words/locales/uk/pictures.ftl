picture-other-letters = (інші літери)
picture-day = { $day } { $month ->
    [1] січ.
    [2] лют.
    [3] бер.
    [4] квіт.
    [5] трав.
    [6] черв.
    [7] лип.
    [8] серп.
    [9] вер.
    [10] жовт.
    [11] лист.
   *[12] груд.
} { $year }

## Таблиця лідерів

picture-rating = Рейтинг
picture-games = Ігри
picture-wins = Перемоги
picture-leaderboard-row = { $own ->
    [yes] Ти,{ " " }
   *[no] { "" }
}{ $place }. { $name } { $number }, { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
}

## Чийсь рейтинг у часі

picture-podium-step = { $place }. { $name }, { $number }

## Міста

picture-listed = { $head }: { $things }.
picture-crown = корона
picture-complete = завершене
picture-card = { $name } { $cost }
picture-card-notes = { $card } ({ $notes })
picture-beautified = прикрашено
picture-beneath = { $count ->
    [one] під ним { $count } карта
    [few] під ним { $count } карти
   *[many] під ним { $count } карт
}
picture-on-it = на карті { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
picture-declared = оголошено
picture-count-noble = { $count ->
    [one] { $count } дворянський
    [few] { $count } дворянські
   *[many] { $count } дворянських
}
picture-count-religious = { $count ->
    [one] { $count } церковний
    [few] { $count } церковні
   *[many] { $count } церковних
}
picture-count-trade = { $count ->
    [one] { $count } торговельний
    [few] { $count } торговельні
   *[many] { $count } торговельних
}
picture-count-military = { $count ->
    [one] { $count } військовий
    [few] { $count } військові
   *[many] { $count } військових
}
picture-count-unique = { $count ->
    [one] { $count } особливий
    [few] { $count } особливі
   *[many] { $count } особливих
}
picture-count-none = { $count ->
    [one] викладено { $count } карту
    [few] викладено { $count } карти
   *[many] викладено { $count } карт
}
picture-districts = { $count ->
    [one] { $count } квартал
    [few] { $count } квартали
   *[many] { $count } кварталів
}
picture-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}

## Ранги

picture-coming = Попереду
picture-turn = ходить
picture-line-you = Ти
picture-line-near = ще 1
picture-line-more = { $count ->
    [one] і ще { $count } гравець
    [few] і ще { $count } гравці
   *[many] і ще { $count } гравців
}
picture-marked-killed = Вбито
picture-marked-bewitched = Зачакловано
picture-marked-robbed = Ціль Злодія
picture-marked-warrant = Розпорядження
picture-marked-threat = Погроза
picture-marked-acrobat = Корону взяла Акробатка
picture-marked-pile = На жетоні

## Рука та вибір персонажа

picture-hand = Твої карти
picture-reason-now = Можна
picture-reason-ready = Напоготові
picture-reason-play = Можна зіграти
picture-reason-first = { $gold ->
    [0] Спершу монети
   *[other] Спершу +{ $gold }
}
picture-reason-collect = { $gold ->
    [0] Спершу дохід
   *[other] Спершу +{ $gold }
}
picture-reason-gold = Бракує { $missing }
picture-reason-there = Уже стоїть
picture-reason-no = Не зараз
    .too-expensive = Ще замало золота
    .limit = Ліміт вичерпано
    .gather-first-power = Платить: { $power }
    .card-forbids = Не можна
    .character-never-builds-power = { $power }
picture-reason-use = Можна вжити
picture-reason-city = У твоєму місті
picture-brief-now = Можна
picture-brief-gold = Бракує { $missing }
picture-brief-first = { $gold ->
    [0] Спершу
   *[other] Спершу +{ $gold }
}
picture-brief-collect = { picture-brief-first }
picture-brief-there = Уже є
picture-brief-no = Не зараз
    .too-expensive = Замало
    .limit = Ліміт
# The title of a picture of all unique districts in all cities.
picture-uniques = Особливі квартали на столі
picture-choose = Обери персонажа
picture-drawn = Карти на вибір
picture-drawn-keep-cards = Взято карт: { $count }, залишаєш { $kept }
picture-drawn-study = { picture-drawn-keep-cards }
picture-drawn-wagon-card = { picture-drawn-keep-cards }
picture-drawn-wizard-card = Карти гравця { $target }
picture-drawn-fortune-card = { picture-drawn-wizard-card }
picture-drawn-lighthouse = Колода: візьми карту
picture-out-title = Поза грою
picture-round = Раунд { $round }
picture-unknown = один невідомий
picture-income = { $districts }: { $brings }
picture-brings = { $what ->
    [gold] { $gold ->
        [one] { $gold } монета
        [few] { $gold } монети
       *[many] { $gold } монет
    }
    [cards] { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
   *[either] { $gold ->
        [one] { $gold } монета чи карта
        [few] { $gold } монети чи карти
       *[many] { $gold } монет чи карт
    }
}

## Кінець гри

picture-result = { $place }. { $name } { $total }
picture-result-left = дограв комп’ютер
picture-sum = { $result }: { $parts }
picture-part-districts = квартали { $points }
picture-part-complete = завершене місто { $points }
picture-part-five-types = усі типи { $points }
picture-part-unique = особливі { $points }
picture-wins-title = { $you ->
    [yes] { $count ->
        [1] Твоя перемога
        [one] Перемога не лише твоя
        [few] Перемога не лише твоя
       *[many] Перемога не лише твоя
    }
   *[no] { $count ->
        [1] Перемагає { $names }
        [one] Перемогу ділять { $names }
        [few] Перемогу ділять { $names }
       *[many] Перемогу ділять { $names }
    }
}
picture-race = Перегони, раунд за раундом
picture-race-alt = Після раунду { $round }: { $points }.
picture-end-you = Ти
picture-decided = { $kind ->
    [count] Вирішив підрахунок
    [won] Шлях до перемоги
   *[other] Вирішив раунд { $round }
}
picture-decided-killed = { $you ->
    [seat] Вбиваєш { NAME($what, case: "acc") }
    [target] { $name } вбиває твого персонажа: { $what }
   *[other] { $name } вбиває { NAME($what, case: "acc") }
}
    .small = { $you ->
        [target] { $missing ->
            [1] Втрачаєш хід, а до { $goal } бракує одного кварталу.
           *[other] Втрачаєш цілий хід.
        }
       *[other] { $missing ->
            [1] { $target } втрачає хід, а до { $goal } бракує одного кварталу.
           *[other] { $target } втрачає цілий хід.
        }
    }
picture-decided-bewitched = { $you ->
    [seat] Зачакловуєш { NAME($what, case: "acc") }
    [target] { $name } зачакловує твого персонажа: { $what }
   *[other] { $name } зачакловує { NAME($what, case: "acc") }
}
    .small = { $you ->
        [target] Лише береш монети або карти.
       *[other] { $target } лише бере монети або карти.
    }
picture-decided-stole = { $you ->
    [seat] Крадеш
    [target] { $name } краде в тебе
   *[other] { $name } краде
} { $number ->
    [one] { $number } монету
    [few] { $number } монети
   *[many] { $number } монет
}
    .small = { $you ->
        [target] Більше не маєш за що будувати.
       *[other] { $target } більше не має за що будувати.
    }
picture-decided-destroyed = { $you ->
    [seat] Руйнуєш { NAME($what, case: "acc") } гравця { $target }
    [target] { $name } руйнує твій квартал: { $what }
   *[other] { $name } руйнує { NAME($what, case: "acc") } гравця { $target }
}
    .small = { picture-decided-lost }
picture-decided-seized = { $you ->
    [seat] Захоплюєш { NAME($what, case: "acc") } гравця { $target }
    [target] { $name } захоплює твій квартал: { $what }
   *[other] { $name } захоплює { NAME($what, case: "acc") } гравця { $target }
}
    .small = { picture-decided-lost }
picture-decided-exchanged = { $you ->
    [seat] Вимінюєш { NAME($what, case: "acc") } гравця { $target }
    [target] { $name } вимінює в тебе { NAME($what, case: "acc") }
   *[other] { $name } вимінює { NAME($what, case: "acc") } гравця { $target }
}
    .small = { picture-decided-lost }
picture-decided-lost = { $you ->
    [target] Втрачаєш
   *[other] { $target } втрачає
} { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[many] { $number } балів
} і { $you ->
    [target] програєш
   *[other] програє
} { $margin ->
    [0] за рівних балів
    [one] з різницею в { $margin } бал
    [few] з різницею в { $margin } бали
   *[many] з різницею в { $margin } балів
}.
picture-decided-lead = { $you ->
    [seat] Вириваєшся вперед
   *[other] { $name } виривається вперед
}
    .small = { $number ->
        [one] { $number } бал
        [few] { $number } бали
       *[many] { $number } балів
    } відриву: { $you ->
        [target] ти вже не наздоганяєш.
       *[other] ніхто вже не наздоганяє.
    }
picture-decided-landmark = { $you ->
    [seat] Будуєш { NAME($what, case: "acc") } і ведеш
   *[other] { $name } будує { NAME($what, case: "acc") } і веде
}
    .small = { picture-decided-lead.small }
picture-decided-count = { $you ->
    [seat] Отримуєш
   *[other] { $name } отримує
} { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[many] { $number } балів
}
    .small = { $what }.
picture-decided-killed-again = { $you ->
    [seat] Вбиваєш гравця { $target }
    [target] { $name } вбиває тебе
   *[other] { $name } вбиває гравця { $target }
} { $times ->
    [2] вдруге
    [3] втретє
   *[other] вже { $times }-й раз
}
picture-decided-survived = { $you ->
    [seat] Перемагаєш попри все
   *[other] { $name } перемагає попри все
}
    .small = { $number ->
        [one] { $number } удару
        [few] { $number } ударів
       *[many] { $number } ударів
    } замало, щоб завадити.
picture-decided-comeback = { $you ->
    [seat] Вириваєш перемогу
   *[other] { $name } вириває перемогу
}
    .small = Дорогою — останнє місце й відставання на { $number ->
        [one] { $number } бал
        [few] { $number } бали
       *[many] { $number } балів
    }.
picture-decided-close = { $you ->
    [seat] Ледве перемагаєш
   *[other] { $name } ледве перемагає
}
    .small = { $number ->
        [0] Балів порівну, тож вирішує додаткове правило.
       *[other] Вирішує єдиний бал.
    }
picture-decided-types = { $you ->
    [seat] Маєш усі п’ять типів
   *[other] { $name } має всі п’ять типів
}
    .small = Перемогу дають { $number ->
        [one] цей { $number } бал
        [few] ці { $number } бали
       *[many] ці { $number } балів
    }.
picture-decided-finish = { $you ->
    [seat] Твоє місто завершене першим
   *[other] { $name } завершує місто раніше за всіх
}
    .small = Перемогу дають { $number ->
        [one] цей { $number } бал
        [few] ці { $number } бали
       *[many] ці { $number } балів
    }.
picture-decided-spurt = { $you ->
    [seat] Ефектно фінішуєш
   *[other] { $name } ефектно фінішує
}
    .small = Останній раунд дає { $number ->
        [one] { $number } бал
        [few] { $number } бали
       *[many] { $number } балів
    }.
picture-decided-ahead = { $you ->
    [seat] Ведеш від початку до кінця
   *[other] { $name } веде від початку до кінця
}
    .small = Від другого раунду попереду нікого.
picture-decided-runaway = { $you ->
    [seat] Перемагаєш із великим відривом
   *[other] { $name } перемагає з великим відривом
}
    .small = Відрив: { $number ->
        [one] { $number } бал
        [few] { $number } бали
       *[many] { $number } балів
    }.
picture-decided-untouched = { $you ->
    [seat] Граєш без перешкод
   *[other] { $name } грає без перешкод
}
    .small = Ні вбивств, ні крадіжок, ні руйнувань.
picture-decided-bonus = { $what } себе виправдовує
    .small = Це ще { $number ->
        [one] { $number } бал
        [few] { $number } бали
       *[many] { $number } балів
    } { $you ->
        [seat] для тебе
       *[other] для гравця { $name }
    }.
picture-column-districts = Квартали
picture-column-complete = Місто
picture-column-five-types = Типи
picture-column-unique = Ефекти
picture-column-total = Разом
picture-award-robbery = Найбільша крадіжка
    .text = { $you ->
        [seat] Забираєш у гравця { $target }
        [target] { $name } забирає в тебе
       *[other] { $name } забирає в гравця { $target }
    } { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }
picture-award-destroyer = Найбільше руйнувань
    .text = { $you ->
        [seat] Руйнуєш
       *[other] { $name } руйнує
    } { $number ->
        [one] { $number } квартал
        [few] { $number } квартали
       *[many] { $number } кварталів
    }
picture-award-seizer = Сміливе захоплення
    .text = { $you ->
        [seat] Захоплюєш
       *[other] { $name } захоплює
    } { $number ->
        [one] { $number } квартал
        [few] { $number } квартали
       *[many] { $number } кварталів
    }
picture-award-killer = Найгостріший клинок
    .text = { $you ->
        [seat] Вбиваєш
       *[other] { $name } вбиває
    } { $number ->
        [one] { $number } раз
        [few] { $number } рази
       *[many] { $number } разів
    }
picture-award-swapper = Найспритніші руки
    .text = { $you ->
        [seat] Міняєшся картами
       *[other] { $name } міняється картами
    } { $number ->
        [one] { $number } раз
        [few] { $number } рази
       *[many] { $number } разів
    }
picture-award-richest = Найбагатший хід
    .text = { $you ->
        [seat] За один хід здобуваєш
       *[other] { $name } за один хід здобуває
    } { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }
picture-award-dearest = Найдорожча будова
    .text = { $you ->
        [seat] Платиш за один квартал
       *[other] { $name } платить за один квартал
    } { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }
picture-award-builder = Розмах будівництва
    .text = { $you ->
        [seat] За раунд будуєш
       *[other] { $name } за раунд будує
    } { $number ->
        [one] { $number } квартал
        [few] { $number } квартали
       *[many] { $number } кварталів
    }
picture-award-regular = Улюблений персонаж
    .text = { $you ->
        [seat] Граєш
       *[other] { $name } грає
    } { $number ->
        [one] { $number } раз
        [few] { $number } рази
       *[many] { $number } разів
    } за { NAME($what, case: "acc") }

## Лобі як плакат

picture-lobby-title = Цитаделі
picture-town-alt = { $title }: { $line }.
picture-lobby-players = { $fewest }–{ $most } гравців
picture-lobby-line = { $short ->
    [yes] Коротка гра: місто
   *[no] Місто
} з { $districts ->
    [one] { $districts } кварталу
    [few] { $districts } кварталів
   *[many] { $districts } кварталів
}{ $two ->
    [yes] { " " }· по два персонажі
   *[no] { "" }
}
picture-lobby-note = { $taken ->
    [0] Тут поки що нікого
   *[other] { lobby-seats }
}
picture-lobby-host = господар
picture-lobby-free = вільно
picture-lobby-asked = чекаємо
picture-lobby-offered = { $name }, якщо вільно
picture-lobby-mark = { $mark ->
    [check] напоготові
   *[glass] ще не напоготові
}
picture-lobby-computer = комп.
picture-lobby-alt = { $title }: { $players }. { $line }. { $note }.
picture-lobby-cast = Персонажі
picture-lobby-seats = Місця

## Гра як фільм

picture-film-built = { $name } будує { NAME($card, case: "acc") }
picture-film-end = Кінець

## Сторінка уроку

picture-lesson-title = Персонажі ходять від 1 до { $last }
picture-lesson-own = ти
picture-own-city = Твоє місто
picture-own-size = квартали: { $size } з { $target }
picture-own-gold = Монети
picture-example = Приклад
picture-example-kill = Ти вбиваєш Короля
picture-example-silent = викликано: ніхто не озивається
picture-example-others = ходить як завжди
picture-lesson-assassin = вбиває
picture-lesson-thief = грабує
picture-lesson-magician = міняє карти
picture-lesson-king = бере корону
picture-lesson-bishop = захищений
picture-lesson-merchant = заробляє
picture-lesson-architect = більше будує
picture-lesson-warlord = руйнує
picture-state-answered = хід закінчено
picture-state-now = ходить зараз
picture-state-coming = попереду
picture-state-nobody = ніхто
picture-state-out = поза грою

picture-first-city = Твоє перше місто
    .text = { $points } { $points ->
        [one] бал
        [few] бали
       *[many] балів
    }, перевага { $ahead }
picture-learnt = Ти вже вмієш грати
picture-learnt-choose = Вибір
    .text = таємно
picture-learnt-gather = Дія
    .text = золото чи карти
picture-learnt-build = Будова
    .text = за золото
picture-learnt-call = Виклик
    .text = від 1 до 8
picture-learnt-robbed = Крадіжка
    .text = і все ж перемога
picture-learnt-kill = Удар
    .text = навмання
picture-learnt-crown = Корона
    .text = перший вибір
picture-learnt-score = Бали
    .text = разом { $points }
