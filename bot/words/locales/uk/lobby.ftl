lobby-title = ## 🏰 «Цитаделі»
lobby-players = **Гравці ({ $count })**
lobby-player = { $number }. { $name }{ $host ->
    [yes] { " " }· господар столу
   *[no] { "" }
}{ $waiting ->
    [yes] { " " }· ⌛ ще не напоготові
   *[no] { "" }
}
lobby-host = Господар столу
lobby-later-host = -# 🔑 Господар столу тепер { $host }: вирішує про параметри й старт.
lobby-nobody = Поки що нікого.
lobby-welcome = -# 👋 Вітаю! Уперше граєш у «Цитаделі»? { COMMAND("learn") } навчить гри за кілька хвилин.
lobby-seats = зайнято { $taken } із { $seats } місць{ $kept ->
    [0] { "" }
   *[other] , заброньовано { $kept }
}{ $room ->
    [0] { "" }
    [one] { " " }({ $room } комп’ютер)
    [few] { " " }({ $room } комп’ютери)
   *[many] { " " }({ $room } комп’ютерів)
}{ $more ->
    [0] { "" }
   *[other] , вистачить місця ще на { $more }
}
lobby-cast = **Персонажі**
lobby-uniques = **Особливі квартали** 🟣
numbers-and = { $first } та { $last }
numbers-or = { $first } або { $last }

lobby-rated = рейтингова гра
lobby-counts = { $state ->
    [rated] 📈 **Рейтингова гра:** враховується, якщо її почнуть двоє людей і хоча б один із них дограє.
    [advice] { advice-lobby }
   *[people] 📈 Поки що не рейтингова: для цього потрібно двоє людей.
}

lobby-commitment = -# Чесна роздача: таємне число задано, перш ніж хтось приєднався. Карти тасують воно й натискання гравців. Після гри перевір його за відбитком:
lobby-language = 🌐 Мова того, що бачать усі: **{ $language }** ({ COMMAND("server") })
lobby-fingerprint = -# `{ $text }`

lobby-next-ready = ✅ { $host } може натиснути **Старт**. Ще можна приєднатися.
lobby-next-instead = ✅ { $host } може натиснути **Старт**. Хто приєднається, займе місце комп’ютера.
lobby-next-full = ✅ Усі місця зайняті: { $host } може натиснути **Старт**.
lobby-next-alone = { $host } може почати одразу, з комп’ютерами. Годинник увімкнеться, коли приєднається ще хтось.
lobby-next-few = ✅ { $host } може почати з { $count ->
    [one] { $count } гравцем
    [few] { $count } гравцями
   *[many] { $count } гравцями
} або з комп’ютерами.
lobby-next-left = Усі вийшли. Хто перший натисне **{ button-join }**, стане господарем столу.
lobby-next-not = ⏳ **{ $reason }**
button-another-cast = Інші карти
button-surprise = Випадкові карти
button-as-last = Як минулого разу
lobby-loser-chooses = 🎭 Новий набір може обрати { $name }: останнє місце серед тих, хто дограв минулу гру.
lobby-cards-change = -# 🎭 { $same ->
    [yes] Знову ті самі карти? { $name } може їх змінити:
   *[no] { $name } може обрати й інші карти:
}
menu-casts = Обери нові карти
cast-instead = Замінює { NAME($names, case: "acc") }. { $more }
cast-adds = Додає { NAME($names, case: "acc") }.
lobby-new-card = ✨ **{ $card }**: { $effect }
casts-changed = Ці набори вже змінилися. Обери ще раз.
lobby-started = ▶️ Гра почалася. Її поле нижче.
lobby-closed = ✖️ { error-lobby-closed }
menu-take-out = Прибрати когось із лобі
lobby-put-out = { $name } більше не в цьому лобі.

button-join = Приєднатися
button-leave = Вийти
button-close-new = Закрити нове лобі
lobby-left = Ти виходиш із цього лобі.
lobby-seated-elsewhere = Твоє лобі відкрито. **Ти вже сидиш і тут**: можна лишитися в обох місцях.
button-add = + Комп’ютер
button-remove = − Комп’ютер
button-start = Старт
button-start-with = { $count ->
    [2] Старт удвох
    [3] Старт утрьох
    [4] Старт учотирьох
    [5] Старт уп’ятьох
    [6] Старт ушістьох
   *[other] Старт усімох
}
button-fill-start = Почати з { $count } 🤖
button-details = Деталі
button-close = Закрити лобі
lobby-details-made = -# Стан лобі: { $when }. Щоб побачити новий, натисни там **{ button-details }** ще раз.

## Короткі правила

rules-usual = Усе як зазвичай.
rules-special-line = · { $text }
rules-character = **{ $character }** { $effect }
rules-unique = **{ $card }** { $effect }

rule-tie_break-held-rank = За рівності балів вирішує { tie-held-rank }.
rule-tie_break-district-values = За рівності балів вирішує { tie-district-values }.
rule-tie_break-values-then-gold = За рівності балів вирішує { tie-values-then-gold }.
rule-action_cards-true = { setting-actions }
rule-three_players-eight = { $seats ->
    [3] З восьми персонажів одного спершу відкладають, кожен обирає двох, а останній лишається зайвим.
   *[other] { "" }
}
rule-face_down_seen-true = Гравець із 👑 короною бачить, якого персонажа відкладено долілиць.
rule-discards-pile = Скинуті карти утворюють скид. Коли колода скінчиться, його перемішують, і він стає колодою.
