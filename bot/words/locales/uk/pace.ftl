pace-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
    .short = { $count } с
pace-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
    .short = { $count } хв
pace-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
    .short = { $count } год
pace-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
    .short = { $count } д

## У лобі та його параметрах

pace-line = { $reserve ->
    [none] ⏱️ **{ $pace }**
   *[other] ⏱️ **{ $pace }** і запас { $reserve }
}
pace-gentle = Тут є новачок, тому хід триває довше, ніж зазвичай ({ $usual }).
pace-line-two = { $pace }. Годинник увімкнено, бо грає вже не одна людина.
pace-live = Наживо · { $time } на хід
    .description = Усі грають водночас. Запас на гру: { $reserve }.
pace-slow = Повільно · { $time } на відповідь
    .description = Заходиш, коли зручно. Запас на гру: { $reserve }.
pace-none = Без обмеження часу
    .description = Ніхто не квапить.

pace-usual = 📆 Звичайна тривалість повільної гри на цьому сервері: { $time }.
pace-usually = 📆 Повільна гра зазвичай триває від трьох до восьми днів.
pace-slow-calls = 📬 Питаю в приватних повідомленнях, поза твоїми годинами тиші: { COMMAND("notify") }
pace-title = ## { button-pace }
menu-pace = Як швидко грати?
menu-deadline = О котрій годині спливає час?
deadline-any = Щойно сплине
deadline-at = Щодня о { $time }
deadline-line = ⏰ Час спливає о { $time } ({ $zone }).
button-pace = Темп
button-extras = Інше
extras-title = ## { button-extras }
pace-over = Коли час спливе, замість тебе грає комп’ютер, доки не натиснеш **{ button-im-back }**.
pace-reserve = Запас дається на всю гру. Одна відповідь може забрати з нього щонайбільше { $once }.
pace-live-how = Кожен додатковий вибір додає { $further }. { pace-reserve } { pace-over }
pace-slow-how = Твої години тиші не враховуються. { pace-reserve } { pace-over }

pace-none-how = Кожен може думати, скільки захоче. Якщо відповіді немає добу, інші можуть передати хід комп’ютеру.
