button-same-time = Знову о цій порі?
button-evenings = Грати регулярно…
evening-plan = ### Коли наступна гра?
    Тоді я відкрию лобі з тими самими картами й параметрами. А перед тим спитаю в цьому каналі, хто прийде.
    -# **Завтра** — це { $when }. **Щотижня** — уперше { $week }.{ $zoned ->
        [no] { " " }Я не знаю твого часового поясу, тож після переведення годинників час зсунеться. Якщо цього не треба, обери **{ button-evening-other }** і вкажи своє місто.
       *[yes] { "" }
    }
button-evening-tomorrow = Завтра
button-evening-other = Інший час…
form-every = Як часто
evening-every = { $every ->
    [this] Лише цього разу
    [once] Один раз
    [week] Щотижня
    [fortnight] Раз на два тижні
   *[month] Щомісяця
}
evening-founded = 📅 Домовлено: { $when }. У каналі { $channel } кожен може сказати, чи прийде. Змінити або завершити це можна там кнопкою **{ button-evening-show }**.
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
evening-moved = 📅 **{ $who ->
    [none] Час змінено.
    [manager] Час змінює той, хто керує сервером.
   *[other] Час змінює { $who }.
}** Досі було: { $before }. Хто має 🔁, лишається в списку.
evening-again = ❓ **Прошу відповісти ще раз ({ $count })** { $names }
evening-unanswered = Ще ніхто не відповів.
evening-how = -# Лобі відкриється за десять хвилин до гри, і нагадаю я лише тим, хто прийде. Хто запізниться, матиме місце в другій грі.{ $every ->
        [once] { "" }
       *[other] { " " }🔁 означає: щоразу. **{ button-evening-not }** пропускає лише один вечір. Після двох вечорів без гри я зупинюся й спитаю організатора.
    }
evening-open = ▶️ **Граємо тут:** { $where }
    -# Натисни **{ button-evening-later }**, і в другій грі на тебе чекатиме місце.
evening-come-in = ✅ Ти в списку, і лобі вже відкрито: натисни там **Приєднатися**. Якщо гра вже триває, місце чекатиме на тебе в другій. { $where }
evening-answered = ✅ Твою відповідь збережено. Зараз не можу її показати, але за мить покажу.
evening-always-off = 🔁 вимкнено: більше не рахую на тебе щоразу. Цього разу ти ще в списку. Щоб повернути, натисни **{ button-evening-always }** знову.
button-evening-coming = Прийду
button-evening-always = Прийду щоразу
button-evening-later = Прийду пізніше
button-evening-not = Не цього разу
button-evening-show = { button-details }
rematch-call = 🔁 { $host } хоче зіграти ще раз, і за столом є місце для тебе.

evening-morning = ### ☀️ Учорашній вечір
evening-game = **Гра { $number }** · { $won }
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
evening-stake-won = 👑 { $season }: перемагає { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
evening-next = Наступний вечір: { $when }
evening-then = ✅ Збережено. Вечір після нього: { $when }

evening-missed = Цього разу ніхто не прийшов.
evening-rests = { $who }: двічі поспіль ніхто не прийшов, тож я більше не відкриваю лобі. Граємо далі?
evening-ended = { $names ->
    [none] { "" }
   *[other] { $names }:{ " " }
}**{ $who } завершує це назавжди.** { $when ->
    [none] Це був останній вечір.
   *[other] Скасовано: { $when }.
}
evening-ended-here = Завершено. Хто збирався прийти, дізнається в каналі { $channel }.
button-evening-resume = Граємо далі

evening-organiser = Організовує { $who }
evening-pointless = У цьому сезоні ще ніхто не має балів.
evening-points-how = У кожній грі отримуєш бал за себе й по одному за кожного, хто позаду. Зараховуються перші три гри вечора. Балів порівну? Вище той, у кого більше перемог.
evening-season-over = Сезон закінчився: найближчий підсумок назве переможця, і всі почнуть із нуля.
evening-season-ends = Сезон закінчується { $when }.{ $enough ->
    [yes] { "" }
   *[no] { " " }Якщо до того часу відбудеться менше трьох вечорів (поки що: { $played }), він триватиме на три місяці довше.
}
menu-evening-to = Передати організацію…
evening-handed-on = Тепер це організовує { $who }.
evening-heir = 📅 { $who }: **тепер це організовуєш ти**, бо { $why ->
    [chosen] тебе обрав попередній організатор
   *[heir] попереднього організатора тут уже немає, а ти береш участь
}. Під кнопкою **{ button-evening-show }** можна змінити час, передати організацію або все завершити.
switch-evening-fill = { $state ->
    [on] Без комп’ютерів
   *[off] + Комп’ютери
}
evening-filled = { $on ->
    [yes] Від наступного лобі вільні місця займатимуть комп’ютери.
   *[no] Від наступного лобі я не додаватиму комп’ютерів.
}
button-evening-skip = Скасувати цей
button-evening-end = Завершити все
evening-sure = **Завершити назавжди?** Таблицю теж буде видалено.
button-evening-keep = Залишити

error-evening-gone = Це вже завершено. Після кожної гри можна домовитися про наступну.
error-evening-over = Цей вечір уже минув. Про наступний питає найновіше повідомлення.
error-evenings-full = Більше не вміститься: одна людина може організовувати щонайбільше { $own }, сервер може мати { $count }, а один канал — три.
error-evening-to = { $who } не може цього перейняти. Це має бути хтось, хто прийде або вже тут грав.
error-evening-organiser = Змінити це може лише { $who } або той, хто керує сервером.
