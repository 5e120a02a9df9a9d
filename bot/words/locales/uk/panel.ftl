panel-until = -# ⏳ { board-until }
panel-last-call = ⏰ **Гра чекає на тебе.** { board-until }. Потім замість тебе відповість комп’ютер.
panel-paused = -# ⏸️ { spoken-paused }
panel-question = ### { $text }
panel-note = 💬 { $text }
panel-line = -# { $text }
panel-cities = { $ended ->
    [yes] Від твого ходу:
   *[no] Відтоді:
} { $cities }
panel-drawn = -# Нові карти: { $cards }
panel-built = { $seat } будує { $mark } { NAME($card, case: "acc") }
panel-cities-more = ще { $count }
panel-lost = **{ $title }.** { $note }
button-more = Ще
button-less = Назад
button-uniques = Особливі квартали
uniques-none = У жодному місті немає особливого кварталу.
panel-hand-empty = У тебе немає карт.
panel-beneath = Під твоїм Музеєм: { $cards }
panel-picked = Поки що обрано ({ $count }): { $things }
panel-page = Сторінка { $page } із { $pages }

panel-option = -# **{ $label }**: { $text }

hand-several = { $card } ×{ $count }
hindrance-too-expensive = поки що замало золота
hindrance-limit = ліміт будівництва вичерпано
hindrance-card-forbids = не можна збудувати
hindrance-character-never-builds = твій персонаж не будує

panel-where = Гра в { $channel }, за столом ще { $others }{ $board ->
    [none] { "" }
   *[other] { " " }· [{ button-board }]({ $board })
}
panel-board-lost = ⚠️ Не можу показати поле там, де воно було. { COMMAND("board") } покаже його там, де мені можна писати.

panel-moved = Ця гра тепер відкрита в іншому повідомленні. Щоб продовжити тут, натисни кнопку.
panel-here = Продовжити тут
