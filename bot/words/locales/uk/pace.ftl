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
   *[other] ⏱️ **{ $pace }**, запас { $reserve }
}
pace-gentle = { $pace } · повільніше для новачків
pace-line-two = { $pace }. Годинник увімкнено, бо грає вже не одна людина.
pace-live = Наживо · { $time } на хід
    .description = Усі грають водночас.
pace-slow = Повільно · { $time } на відповідь
    .description = Заходиш, коли зручно.
pace-none = Без обмеження часу
    .description = Ніхто не квапить.

pace-usual = 📆 Звичайна тривалість повільної гри на цьому сервері: { $time }.
pace-title = ## Темп
menu-pace = Як швидко грати?
menu-deadline = О котрій годині спливає час?
deadline-any = Щойно сплине
deadline-at = Щодня о { $time }
deadline-line = ⏰ Час спливає о { $time } ({ $zone }).
button-pace = Темп та інше
pace-live-how = На хід є { $time }. Кожен додатковий вибір додає { $further }, але разом не більше ніж { $time }. Далі час береться із запасу на всю гру: { $reserve }, за раз не більше ніж { $once }, а до першої відповіді — { $time }. Коли час спливе, замість тебе гратиме комп’ютер, доки не натиснеш **Я тут**. Тоді на хід буде { $late } без запасу, доки два ходи не встигнеш зробити вчасно.
pace-slow-how = На кожну відповідь є { $time }. Далі час береться із запасу на всю гру: { $reserve }, за раз не більше ніж { $once }. У твої години тиші годинник не йде. Коли час спливе, замість тебе гратиме комп’ютер, доки не натиснеш **Я тут**. Тоді на відповідь буде { $late } без запасу, доки двічі не встигнеш вчасно.

pace-none-how = Кожен може думати, скільки захоче. Якщо відповіді немає добу, інші можуть передати хід комп’ютеру.
