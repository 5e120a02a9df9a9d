button-same-time = Знову о цій порі?
evening-plan = ### Коли наступна гра?
    Тоді я відкрию стіл із тими самими картами й параметрами. А перед тим спитаю в цьому каналі, хто прийде.
button-evening-tomorrow = Завтра
button-evening-every = { $every ->
    [week] Щотижня
    [fortnight] Що два тижні
   *[month] Щомісяця
}
evening-founded = 📅 Домовлено: { $when }. У { $channel } кожен може сказати, чи прийде.
evening-known = 📅 Про це вже домовлено, і ти в списку: { $when }, { $channel }.

evening-title = ### 📅 { $every ->
    [once] Наступна гра
    [week] «Цитаделі» щотижня
    [fortnight] «Цитаделі» що два тижні
   *[month] «Цитаделі» щомісяця
}
evening-when = **{ $when }**
evening-coming = ✅ **Прийдуть ({ $count })** { $names }
evening-later = 🕗 **Прийдуть пізніше ({ $count })** { $names }
evening-not = ✖️ **Не цього разу ({ $count })** { $names }
evening-unanswered = Ще ніхто не відповів.
evening-how = -# Стіл відкриється за десять хвилин до гри. Нагадаю лише тим, хто прийде. Хто прийде пізніше, має місце в другій грі.
evening-open = ▶️ **Стіл відкрито:** { $where }
    -# Натисни **Пізніше**, і в другій грі на тебе чекатиме місце.
button-evening-coming = Прийду
button-evening-later = Пізніше
button-evening-not = Не цього разу
button-evening-show = Таблиця
evening-second = ⏰ От-от почнеться друга гра, і в ній є місце для тебе.

evening-morning = ### ☀️ Учорашній вечір
evening-table = Цей сезон
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
evening-stake-level = { $name } і { $other } мають порівну балів. Хто вестиме, вирішить наступна гра.
evening-stake-near = { $other } відстає на { $gap ->
    [one] { $gap } бал
    [few] { $gap } бали
   *[many] { $gap } балів
}, попереду { $name }. Наступного разу може вистачити перемоги.
evening-stake-far = Веде { $name }, перевага — { $gap ->
    [one] { $gap } бал
    [few] { $gap } бали
   *[many] { $gap } балів
}.
evening-stake-won = 👑 Сезон завершено. Перемагає { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
evening-next = Наступного разу: { $when }

evening-rests = Двічі поспіль ніхто не прийшов, тож я більше не відкриваю столів. Граємо далі?
evening-ended = На цьому все. Більше столів о цій порі я не відкрию.
button-evening-resume = Граємо далі

evening-organiser = Влаштовує { $who }
evening-pointless = У цьому сезоні ще ніхто не має балів.
evening-points-how = У кожній грі ти маєш бал за себе і ще один за кожного, хто опиниться позаду тебе. Рахуються перші три гри вечора. Сезон триває квартал.
evening-unnamed = Людина { $number }
menu-evening-to = Передати іншому…
evening-handed-on = Тепер це влаштовує { $who }.
button-evening-fill = { $on ->
    [yes] Вільні місця — комп’ютерам
   *[no] Без комп’ютерів
}
evening-filled = { $on ->
    [yes] Відтепер вільні місця займатимуть комп’ютери.
   *[no] Відтепер я не додаю комп’ютерів.
}
button-evening-end = Завершити
evening-sure = **Завершити назавжди?** Таблицю теж буде видалено.
button-evening-keep = Залишити

error-evening-gone = Це вже завершено. Після кожної гри можна домовитися про наступну.
error-evening-over = Цей час уже минув. Про наступний питає найновіше повідомлення.
error-evenings-full = Більше не вміститься: одна людина може влаштовувати { $own }, а сервер мати { $count }, з них три в одному каналі.
error-evening-organiser = Змінити це може лише { $who } або той, хто керує сервером.
