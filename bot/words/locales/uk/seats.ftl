button-ready = Готово
button-seats = Місця
button-shuffle = Перемішати місця

lobby-not-ready = ⌛ { $last ->
    [yes] Чекаємо на тих, хто був у минулій грі
   *[no] Ще не напоготові
}: { $names ->
    [none] { $count ->
        [one] **{ $count } гравець**
        [few] **{ $count } гравці**
       *[many] **{ $count } гравців**
    }
   *[other] { $names }
}. { $host } може { $add ->
    [yes] додати комп’ютер і почати
   *[no] почати
}{ $last ->
    [yes] { " " }без { $count ->
        [one] цього гравця
        [few] них
       *[many] них
    }
   *[no] , не чекаючи
}.
lobby-asked-again = 🔁 { $changes ->
    [none] Умови змінилися.
   *[other] Змінено: { $changes }.
} Якщо тобі підходить, натисни **{ button-ready }**.

seats-title = ## Місця
seats-option = { $seat }. { $name }
menu-seats-swap = Поміняти два місця
menu-seats-host = Передати роль господаря
menu-seats-out = Звільнити місце

error-not-sitting = У цьому лобі твого місця немає або вже немає. Хочеш грати — натисни **Приєднатися**.

lobby-expired-minutes = ✖️ Це лобі закрито, бо ніхто нічого не натискав { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
   *[many] { $count } хвилин
}. { COMMAND("new") } відкриє інше.
lobby-expired-days = ✖️ Це лобі закрито, бо ніхто нічого не натискав { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}. { COMMAND("new") } відкриє інше.
