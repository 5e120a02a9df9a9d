describe-puzzle = Задача дня: одна позиція, один вибір; бачиш лише ти

button-puzzle = 🧩 Задача дня

puzzle-title = -# 🧩 Задача { $number }
puzzle-late = 💬 Та задача вже минула. Ось сьогоднішня.

## Після відповіді

puzzle-option = { $mark ->
    [best] ✅
    [chosen] 🔸
   *[none] ▫️
} **{ $option }**: { $chance } · 👥 { $share } %
puzzle-why-deed = 💡 **{ $other }**: { $deed } ігор. **{ $best }**: { $less } %.
puzzle-why-lead = 💡 Середня перевага над найкращим із інших. **{ $best }**: { $lead }. **{ $other }**: { $other-lead }.
puzzle-why-close = 💡 У балах різниця мала, але **{ $best }** частіше веде до перемоги.
puzzle-people = -# Шанс перемогти · 👥 частка сьогоднішніх відповідей (їх { $people })
puzzle-streak = { $solved ->
    [yes] 🎉 Розв’язано!
   *[no] Є краща відповідь.
} Днів поспіль: **{ $answered }** · розв’язано: **{ $best }**. Наступна задача з’явиться опівночі за UTC.

## Що бачить канал

puzzle-shared = 🧩 { $name }: задача { $number } { $solved ->
    [yes] ✅
   *[no] ❌
} · серія { $streak }

error-no-puzzle = Сьогодні задачі немає. Причина — в журналі бота.
error-puzzle-over = Та задача вже минула. Сьогоднішню покаже { COMMAND("puzzle") }.
