describe-leaderboard = Найкращі гравці цього сервера та всіх серверів

rating-number = { $settled ->
    [no] { $number }?
   *[yes] { $number }
}
rating-settling = **?** — перша оцінка, ще на { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[many] { $games } ігор
}.
rating-change = { $way ->
    [up] 📈 +{ $points }
    [down] 📉 −{ $points }
   *[same] ±0
}
season = { $quarter ->
    [1] Січень–березень { $year }
    [2] Квітень–червень { $year }
    [3] Липень–вересень { $year }
   *[4] Жовтень–грудень { $year }
}

leaderboard-title = ## 🏆 Таблиця лідерів
scope-met = Ті, з ким я граю
scope-server = Цей сервер
scope-everywhere = Усі сервери
span-season = Цей сезон
span-always = За весь час
leaderboard-of = { $seats ->
    [any] Будь-яка кількість гравців
   *[other] Ігри для { $seats } гравців
}

leaderboard-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
}
leaderboard-place-own = 👉 { $place }
leaderboard-row-rating = { $place } { $name } · **{ $number }** · виграно { $wins } із { $games }
leaderboard-row-wins = { $place } { $name } · виграно **{ $wins }** із { $games } · { $number }
leaderboard-row-games = { $place } { $name } · виграно { $wins } із **{ $games }** · { $number }
leaderboard-unnamed = хтось
leaderboard-nobody = { $scope ->
    [everywhere] За цей час тут ще немає жодної гри. Ігри з людьми рахуються на всіх серверах, якщо цього не вимкнув їхній сервер чи сам гравець. Твого імені тут ніхто не побачить, поки ти його не покажеш.
   *[other] Поки що нікого: перше місце вільне.
}
leaderboard-own-new = Тебе ще немає в таблиці.
leaderboard-own-left = Тебе ще немає в таблиці лідерів: рейтингові ігри замість тебе дограв комп’ютер. Дограй одну до кінця.
leaderboard-own-away = Після 90 днів без такої гри ти зникаєш із таблиці.
leaderboard-own-hidden = Тебе тут не видно за твоїм вибором; змінити це можна в { COMMAND("profile") }.

name-first = 🌍 Таблиці всіх серверів тепер показують твій результат, але без імені. Змінити це: { COMMAND("profile") }
name-own = Інші бачать тут твій рядок без імені.
button-show-name = Додати моє ім’я
name-shown = Тепер таблиці всіх серверів показують твоє ім’я. Змінити це можна в { COMMAND("profile") }.

leaderboard-counts = Гра враховується, якщо її почали двоє людей і хоча б один із них дограв. У таблиці ті, хто дограв хоч одну.
leaderboard-how-of = Число стосується всіх ігор.
leaderboard-floor = Хто грає далі, той не опускається тут нижче { $number }, хоч би як складалися ігри.
leaderboard-podium = Щоб стати на п’єдестал сезону, треба дограти { $games } ігор, тож ті, хто має менше, стоять наприкінці.

menu-leaderboard-by = За чим упорядкувати?
menu-leaderboard-of = Які ігри?
menu-leaderboard-when = Який сезон?
leaderboard-by-rating = За рейтингом
leaderboard-by-wins = За перемогами
leaderboard-by-games = За іграми

button-post = Показати всім
button-shown = Показано
button-higher = ▲ Вище
button-lower = ▼ Нижче
button-own-place = Моє місце
button-leaderboard = Показати більше

podium-title = ## 🏆 { $season }
podium-about = **Сезон завершено. Вітаю!**
season-next = Новий сезон уже триває: усі починають його з рейтингом 1000.
podium-needs = Щоб стати на п’єдестал, треба дограти { $games } ігор за сезон.
podium-numbers = Числа — це рейтинг. Знак **?**: він ще встановлюється.
podium-name = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $name }
podium-step = **{ $place }.** **{ $name }** · { $number }

button-own-season = Мій сезон
season-title = ### 🏁 { $season } · { $server }
season-place = { $over ->
    [yes] Ти завершуєш сезон на місці { $place } із { $people } у таблиці сервера.
   *[no] Ти на місці { $place } із { $people } у таблиці сервера.
} Виграно ігор: { $wins } із { $games }.
season-best = Твій найкращий результат: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
season-rival = Найчастіше ти граєш із гравцем **{ $name }**: { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}.
season-rise = Одразу над тобою: **{ $name }**. { $wins ->
    [0] Щоб піднятися вище, треба понад дев’ять перемог.
    [one] Має вистачити { $wins } перемоги за столом на чотирьох.
    [few] Має вистачити приблизно { $wins } перемог за столом на чотирьох.
   *[many] Має вистачити приблизно { $wins } перемог за столом на чотирьох.
}
season-missing = Щоб стати на п’єдестал, дограй у цьому сезоні ще { $missing ->
    [one] { $missing } гру
    [few] { $missing } гри
   *[many] { $missing } ігор
}. А доти вище за тебе всі, хто дограв { $needed }.
season-ends = Сезон завершується { $when }.
button-season-news = { $news ->
    [on] Сповіщати про кінець сезону
   *[off] Не писати про сезони
}
season-news = { $on ->
    [on] Я напишу тобі незадовго до кінця сезону та після нього.
   *[off] Більше не писатиму тобі про сезони.
}
error-no-season = У тому сезоні в тебе тут немає жодної дограної рейтингової гри.
podium-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}
podium-people = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
podium-figures = 📊 { $games } · { $people } · найкращий результат: { $points }, **{ $name }**
