describe-profile = Ігри та рейтинг гравця, без уточнення — твої власні
    .person = Чий профіль? Без уточнення — твій

profile-title = ## 👤 { $name }
profile-others = Ігри на цьому сервері
profile-level = { $left ->
    [one] Рівень { $level } · до рівня { $next } дограй ще { $left } гру
    [few] Рівень { $level } · до рівня { $next } дограй ще { $left } гри
   *[many] Рівень { $level } · до рівня { $next } дограй ще { $left } ігор
}
profile-count-games = { $count ->
    [one] гра
    [few] гри
   *[many] ігор
}
profile-count-won = { $count ->
    [one] перемога
    [few] перемоги
   *[many] перемог
}
profile-count-winning = { $count ->
    [one] перемога поспіль
    [few] перемоги поспіль
   *[many] перемог поспіль
}
profile-count-dailies = { $count ->
    [one] роздача дня поспіль
    [few] роздачі дня поспіль
   *[many] роздач дня поспіль
}
profile-rating-best = найвищий { $number }
profile-rating-everywhere = загалом { $number } (повторні ігри з тими самими людьми важать менше)
profile-no-rating = Рейтингу ще немає
profile-no-rating-how = Він з’явиться після першої рейтингової гри з людьми.
profile-favourites = Улюблені персонажі
profile-card-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
profile-rivals = Суперники
profile-computers = Проти комп’ютерів
profile-computers-how = вище за них : нижче за них
profile-city-first = Перше місто · { $day }
profile-city-best = Найкраще місто · { $day }
profile-near = { $done } із { $needed }
profile-how = Усі починають із 1000. Знак **?** каже, що рейтинг ще встановлюється: на це йде десь десять ігор.
profile-picture-here = Рейтинг на цьому сервері за весь час
profile-picture-everywhere = Загальний рейтинг за весь час
profile-counted = Рейтингові перемоги загалом: { $won } із { $games }

profile-rated = Рейтингові ігри: { $rated }.
profile-cups = 🏆 Зіграно турнірів: **{ $played }**, виграно: **{ $won }**, найкраще місце: { $best }
profile-daily = 🏰 Роздачі дня: **{ $days }** · днів поспіль: **{ $now }**, найбільше { $longest } · найкращий день: **{ $best }** { $best ->
    [one] бал
    [few] бали
   *[many] балів
}
profile-daily-title = Твої останні роздачі дня
button-profile-daily = Роздачі дня

profile-last = **Останні ігри**
profile-last-line = { $number }. { $told }
profile-last-game = { $place ->
    [1] 🏆 **1-ше місце** з { $seats }
    [2] **2-ге місце** з { $seats }
    [3] **3-тє місце** з { $seats }
    [7] **7-ме місце** з { $seats }
    [8] **8-ме місце** з { $seats }
   *[other] **{ $place }-те місце** з { $seats }
}
profile-last-points = { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
}
profile-last-resigned = 🏳️ передано комп’ютеру
profile-last-board = [поле]({ $address })

profile-own-nothing = Тут з’являться твої ігри з людьми й проти комп’ютерів, щойно закінчиш хоч одну. Роздачі дня рахуються окремо. { COMMAND("new") } відкриє гру.
profile-nothing = { $name } ще не має тут жодної гри. Її відкриє { COMMAND("new") }.
profile-nothing-direct = Ігри на сервері видно лише там.

profile-by-seats = **Перемоги за кількістю гравців**
profile-seats = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}: { $won } із { $games }
profile-characters = **Персонажі**
profile-uniques = **Особливі квартали** 🟣
profile-often = Найчастіше: { $cards }
profile-often-card = { $name } ({ $times })
profile-best = Найуспішніше: { $cards }
profile-best-card = { $name } (перемоги: { $won } із { $games })
profile-streak-winning = Найбільше перемог поспіль: { $longest }
profile-streak-finishing = Дограні ігри поспіль: зараз **{ $now }**, найбільше { $longest }
profile-finished = Дограні ігри: { $finished } із { $all }
profile-pace = Звичний час на відповідь: { $count } { $unit ->
    [seconds] с
    [minutes] хв
   *[hours] год
}

button-profile-replay = Переглянути { $number }
button-profile-games = Останні ігри
button-profile-more = Більше
button-profile-main = Назад
switch-shown = { $state ->
    [on] Сховати мене в загальних таблицях
   *[off] Показати мене в загальних таблицях
}
switch-named = { $state ->
    [on] Сховати там моє ім’я
   *[off] Показати там моє ім’я
}
profile-shown = -# У таблицях усіх серверів { $state ->
    [named] тебе видно з ім’ям.
    [shown] тебе видно без імені.
   *[hidden] тебе не видно.
}
profile-won-seasons = 🏆 Перемоги в сезонах ({ $count }): { $seasons }
