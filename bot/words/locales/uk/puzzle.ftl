describe-puzzle = Задача дня: одна позиція, один вибір; бачиш лише ти

button-puzzle = 🧩 Задача дня

puzzle-title = -# 🧩 Задача { $number }
puzzle-task = { puzzle-title } · Який вибір перемагає найчастіше? Одна спроба.
puzzle-late = 💬 Та задача вже минула. Ось сьогоднішня.

## Після відповіді

puzzle-why = **{ $option }** – { $why }.
puzzle-facts = 💡 Для тебе до кінця цього раунду: { $facts }
puzzle-people = { puzzle-title } · { $people ->
    [1] твоя відповідь перша
   *[other] відповідей: { $people }
} · наступна о { $when }
puzzle-equal = 🎉 Розв’язано! { $names } тут однаково добрі, різниця замала. Днів поспіль: **{ $days }**.
puzzle-verdict = { $solved ->
    [yes] 🎉 Розв’язано: **{ $best }**. Днів поспіль: **{ $days }**.
   *[no] Найкраще: **{ $best }**. Твій вибір: **{ $yours }**.
}
puzzle-why-wins = 💡 Твої перемоги в пробних іграх: **{ $best }** — { $wins }%, **{ $other }** — { $less }%.


## Що бачить канал

puzzle-shared = 🧩 { $name }: задача { $number } { $solved ->
    [yes] ✅
   *[no] ❌
} · серія { $streak }

error-no-puzzle = Сьогодні задачі немає. Причина — в журналі бота.
error-puzzle-over = Та задача вже минула. Сьогоднішню покаже { COMMAND("puzzle") }.
