describe-daily = Зіграй роздачу дня: вона однакова для всіх, раз на день
button-cities = 🏘 Міста
button-daily = Роздача дня
button-daily-table = Таблиця
daily-every-day = -# Щодня щось нове: { COMMAND("daily") } · { COMMAND("puzzle") }
daily-begun = **{ $name }:** підказок тут немає, бо твої бали я порівняю з іншими.
daily-new-about = **{ $name }:** одна гра проти трьох комп’ютерів. У всіх ті самі карти й одна спроба. Кінець { $when }. Можна повернутися пізніше: { COMMAND("daily") }.
    -# Твій сервер бачить твоє ім’я, інші — лише результат. Змінити це: { COMMAND("profile") }
daily-new = { $count ->
    [one] { $count } новий для тебе персонаж
    [few] { $count } нові для тебе персонажі
   *[many] { $count } нових для тебе персонажів
}
daily-new-first = -# Може, спершу гра без цих персонажів?
button-daily-start = Почати роздачу дня
daily-yesterday = ⏮️ Підсумок учорашньої роздачі: { $points }, місце { $place } з { $people }.
daily-name = Цитаделі, роздача дня № { $day }
daily-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
daily-title = ## 🏰 { $name } · { $points }
daily-place = { $place ->
    [1] Перемога за столом твоя.
   *[other] { end-place } з { $count } за столом.
}
daily-better = Твій результат кращий, ніж у **{ $percent } %** із { $people ->
    [one] { $people } іншого гравця
    [few] { $people } інших гравців
   *[many] { $people } інших гравців
}.
daily-better-few = { $all ->
    [yes] Твій результат поки що найкращий з усіх.
   *[no] Твій результат кращий, ніж у **{ $better }** із { $people } інших гравців.
}
daily-first = Більше ніхто з людей ще не дограв цієї роздачі.
daily-streak = 🔥 { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} поспіль
daily-master = Майстер
daily-master-how = Майстер із цими картами: { $place }-е місце з { $count }.
daily-master-title = ## Грає Майстер: { $name }
daily-built = квартали: { $size } (досить { $target })
daily-parted = Де шляхи розійшлися
daily-turn =
    { $you ->
        [yes] Ти { $character ->
            [none] { "" }
           *[other] граєш за { NAME($character, case: "acc") } й{ " " }
        }{ $districts ->
            [none] нічого не будуєш
           *[other] будуєш { NAME($districts, case: "acc") }
        }.
       *[no] { daily-master } { $character ->
            [none] { "" }
           *[other] грає за { NAME($character, case: "acc") } й{ " " }
        }{ $districts ->
            [none] нічого не будує
           *[other] будує { NAME($districts, case: "acc") }
        }.
    }
daily-gained =
    { $you ->
        [yes] Ти здобуваєш
       *[no] { daily-master } здобуває
    } на { $points } { $points ->
        [one] бал
        [few] бали
       *[many] балів
    } більше.
button-daily-master = Дивитися гру Майстра

daily-late = ⏳ Ця гра закінчилася вже після свого дня, тож до таблиць не зараховується.
daily-next = Наступна роздача: { $when }
daily-card = { $name } · { $points } · { $city }
daily-shared = **{ $player }** · { $card }
daily-table-title = ## 🏰 Роздача дня
span-day = Сьогодні
span-week = Цей тиждень
span-yesterday = Учора
daily-row-day = { $place } { $name } · **{ daily-points }**
daily-row-week = { $place } { $name } · **{ daily-points }** · { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
daily-people = { $people ->
    [one] Зіграла { $people } людина.
    [few] Зіграли { $people } людини.
   *[many] Зіграло { $people } людей.
}
daily-nobody = Її ще ніхто не дограв.
daily-table-how = Твій сервер бачить твоє ім’я, інші — лише результат. Змінити це: { COMMAND("profile") }
daily-week-how = Рахунок за тиждень — це сума балів за його дні.
daily-fair-why = Карти всім роздає одна таємниця дня. Її відбиток видно за день до того, тож змінити її вже ніхто не може, а саму таємницю показують через годину після кінця дня. **Одного перевірити не можна:** чи адміністратор бота її не підгледів і не знає карт.
daily-fair-day = **{ $name }**
daily-fair-later = Таємницю цієї роздачі буде показано о { $when }. Тоді можна перевірити свою гру.
error-daily-damaged = Сьогоднішню роздачу пошкоджено на моєму диску, і ніхто вже не може її отримати. Наступна почнеться о { $when }.
error-daily-deleted = Сьогоднішня роздача в тебе вже була, ще до видалення твоїх даних. Наступна почнеться о { $when }.
daily-fair-check = **Перевір.** Порівняй відбиток із тим, що було видно за день до того. Натисни **Запис**, збережи файл поруч із кодом бота й запусти там `{ $command }`.
