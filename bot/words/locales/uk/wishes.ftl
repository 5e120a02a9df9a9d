button-wishes = Обрати наперед
button-wishes-save = Зберегти
button-wishes-drop = Зберегти: питати мене
button-wishes-clear = Спочатку
button-wishes-for = { $round ->
    [0] На всі раунди
   *[other] Лише на раунд { $round }
}

wishes-title = ### Обрати персонажів наперед
wishes-how = Натискай на персонажів, починаючи з найкращого, тоді «Зберегти». Коли настане твоя черга обирати, отримаєш першого, хто ще є; якщо немає жодного, тебе спитають. Це бачиш лише ти, але тебе може видати швидкість.
wishes-for = { $round ->
    [0] **На всі раунди, доки не зміниш**
   *[other] **Лише на раунд { $round }**
}{ $state ->
    [stored] { " " }· ✅ Збережено
    [open] { " " }· ✏️ Ще не збережено
   *[none] { "" }
}
wishes-then = { " " }→{ " " }
wishes-order = { $characters } → *інакше питати мене*
wishes-nobody = *Питати мене.*
wishes-gone = { $character } · недоступно
wishes-granted = -# ⭐ Обрано наперед, і тепер у тебе **{ $character }**.

error-wish-late = Персонажів раунду { $round } вже обрано. Це ще не збережено: тепер вибір діяв би для раунду { $next }.
error-no-wishes = Якщо гравців менше ніж { $fewest }, обирати наперед не можна.
