describe-puzzle = Загадка дня: одна позиція, один вибір; бачиш лише ти

button-puzzle = 🧩 Загадка дня

puzzle-title = ## 🧩 Загадка { $number }
puzzle-late = 💬 Та загадка вже минула. Ось сьогоднішня.

## Після відповіді

puzzle-option = { $mark ->
    [best] ✅
    [chosen] 🔸
   *[none] ▫️
} **{ $option }**: шанс перемогти { $chance } · вибір { $share } % людей
puzzle-why-deed = 💡 **{ $other }**: { $deed } ігор. **{ $best }**: { $less } %.
puzzle-why-lead = 💡 Середня перевага над найкращим із інших. **{ $best }**: { $lead }. **{ $other }**: { $other-lead }.
puzzle-why-close = 💡 У балах різниця мала, але **{ $best }** частіше веде до перемоги.
puzzle-people = -# Відповіді сьогодні: { $people }
puzzle-streak = { $solved ->
    [yes] 🎉 Розгадано!
   *[no] Є краща відповідь.
} Днів поспіль: **{ $answered }** · розгадано: **{ $best }**. Наступна загадка з’явиться опівночі за UTC.

## Що бачить канал

puzzle-shared = 🧩 { $name }: загадка { $number } { $solved ->
    [yes] ✅
   *[no] ❌
} · серія { $streak }

error-no-puzzle = Сьогодні загадки немає. Причина — в журналі бота.
error-puzzle-over = Та загадка вже минула. Сьогоднішню покаже { COMMAND("puzzle") }.
