describe-leaderboard = Найкращі гравці цього сервера та всіх серверів

rating-number = { $settled ->
    [no] { $number }?
   *[yes] { $number }
}
rating-change = { $way ->
    [up] +{ $points }
    [down] −{ $points }
   *[same] ±0
}
season = { $quarter ->
    [1] Січень–березень { $year }
    [2] Квітень–червень { $year }
    [3] Липень–вересень { $year }
   *[4] Жовтень–грудень { $year }
}

leaderboard-title = ## 🏆 Таблиця лідерів
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
leaderboard-nobody = Поки що нікого. Гру відкриє { COMMAND("new") }.
leaderboard-own-new = Тебе ще немає в таблиці.
leaderboard-own-away = Після 90 днів без такої гри ти зникаєш із таблиці.
leaderboard-own-hidden = Тебе тут не видно за твоїм вибором; змінити це можна в { COMMAND("profile") }.

name-first = 🌍 Тепер ти в таблицях усіх серверів. Інші бачать там твоє місце та результати, але не ім’я.
name-own = Інші бачать тут твій рядок без імені.
button-show-name = Показувати моє ім’я
name-shown = Тепер таблиці всіх серверів показують твоє ім’я. Змінити це можна в { COMMAND("profile") }.

leaderboard-how = { profile-how } Гра враховується, якщо її почали двоє людей і хоча б хтось один дограв.
leaderboard-how-of = Число стосується всіх ігор.

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
podium-about = Сезон завершено. Вітаю й бажаю успіху в наступному!
podium-name = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $name }
podium-step = { $place }. **{ $name }**{ $number ->
    [none] { "" }
   *[other] { " " }· { $number }
}
