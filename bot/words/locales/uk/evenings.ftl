button-same-time = Знову о цій порі?
button-evenings = Грати регулярно…
evening-plan = ### Коли наступна гра?
    Тоді я відкрию лобі з тими самими картами й параметрами. А перед тим спитаю в цьому каналі, хто прийде.
    -# **Завтра** — це { $when }. **Щотижня** — уперше { $week }.{ $zoned ->
        [no] { " " }Я не знаю твого часового поясу, тож після переведення годинників час зсунеться. Якщо цього не треба, обери час самостійно.
       *[yes] { "" }
    }
button-evening-tomorrow = Завтра
button-evening-other = Інший час…
form-every = Як часто
evening-every = { $every ->
    [once] Один раз
    [week] Щотижня
    [fortnight] Раз на два тижні
   *[month] Щомісяця
}
evening-founded = 📅 Домовлено: { $when }. У каналі { $channel } кожен може сказати, чи прийде.
evening-known = 📅 Така зустріч уже є, і ти в списку: { $when }, { $channel }.{ $who ->
    [none] { "" }
   *[other] { " " }Перенести може лише { $who }: **{ button-evening-show }**.
}

evening-title = ### 📅 { $every ->
    [once] Наступна гра
    [week] «Цитаделі» щотижня
    [fortnight] «Цитаделі» раз на два тижні
   *[month] «Цитаделі» щомісяця
}
evening-when = **{ $when }**
evening-coming = ✅ **Від початку ({ $count })** { $names }
evening-later = 🕗 **Пізніше ({ $count })** { $names }
evening-not = ✖️ **Не цього разу ({ $count })** { $names }
evening-silent = 💤 **Ще без відповіді ({ $count })** { $names }
evening-call = 📣 Усі з 🔁: знову граємо. Відповідай, лише якщо не можеш прийти.
evening-moved = 📅 **Тепер зустрічаємося в інший час.** 🔁 діє й далі. Решту прошу відповісти ще раз.
evening-unanswered = Ще ніхто не відповів.
evening-how = -# Лобі відкриється за десять хвилин до гри. Нагадаю лише тим, хто прийде.{ $every ->
        [once] { "" }
       *[other] { " " }**Прийду завжди** 🔁 діє щоразу, доки не натиснеш це знову. **Не цього разу** пропускає один вечір.
    } Хто прийде пізніше, має місце в другій грі.
evening-open = ▶️ **Граємо тут:** { $where }
    -# Натисни **Пізніше**, і в другій грі на тебе чекатиме місце.
button-evening-coming = Прийду
button-evening-always = Прийду завжди
button-evening-later = Пізніше
button-evening-not = Не цього разу
button-evening-show = Таблиця
rematch-call = 🔁 { $host } хоче зіграти ще раз, і за столом є місце для тебе.

evening-morning = ### ☀️ Учорашній вечір
evening-season = { $day ->
    [1] Понеділки
    [2] Вівторки
    [3] Середи
    [4] Четверги
    [5] П’ятниці
    [6] Суботи
   *[7] Неділі
}, { $season }
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
evening-stake-level = { $name } і { $other } мають порівну балів. Хто вестиме, вирішить наступна гра.
evening-stake-near = Попереду { $name }, { $other } відстає лише на { $gap ->
    [one] { $gap } бал
    [few] { $gap } бали
   *[many] { $gap } балів
}. Наступного разу може вистачити однієї перемоги.
evening-stake-far = Веде { $name }, перевага — { $gap ->
    [one] { $gap } бал
    [few] { $gap } бали
   *[many] { $gap } балів
}.
evening-stake-won = 👑 { $season }: це був останній вечір. Перемагає { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
evening-stake-few = { $season }: це був останній вечір. Наступного разу всі починають із нуля.
evening-next = Наступний вечір після цього: { $when }

evening-missed = Цього разу ніхто не прийшов.
evening-rests = { $who }: двічі поспіль ніхто не прийшов, тож я більше не відкриваю лобі. Граємо далі?
evening-ended = На цьому все. О цій порі я більше не відкриватиму лобі.
button-evening-resume = Граємо далі

evening-organiser = Організовує { $who }
evening-pointless = У цьому сезоні ще ніхто не має балів.
evening-points-how = У кожній грі отримуєш бал за себе і ще по одному за кожного, хто фінішує позаду. Зараховуються перші три гри вечора. Сезон триває три місяці й має переможця від трьох вечорів. Балів порівну? Вище той, у кого більше перемог.
evening-unnamed = Учасник { $number }
menu-evening-to = Передати організацію…
evening-handed-on = Тепер це організовує { $who }.
button-evening-fill = { $on ->
    [yes] Вільні місця — комп’ютерам
   *[no] Без комп’ютерів
}
evening-filled = { $on ->
    [yes] Від наступного лобі вільні місця займатимуть комп’ютери.
   *[no] Від наступного лобі я не додаватиму комп’ютерів.
}
button-evening-end = Завершити
evening-sure = **Завершити назавжди?** Таблицю теж буде видалено.
button-evening-keep = Залишити

error-evening-gone = Це вже завершено. Після кожної гри можна домовитися про наступну.
error-evening-over = Цей вечір уже минув. Про наступний питає найновіше повідомлення.
error-evenings-full = Більше не вміститься: одна людина може організовувати щонайбільше { $own }, сервер може мати { $count }, а один канал — три.
error-evening-organiser = Змінити це може лише { $who } або той, хто керує сервером.
