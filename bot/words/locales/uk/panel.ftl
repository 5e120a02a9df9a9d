panel-round = -# Раунд { $round }
panel-status = -# Раунд { $round } · { $characters ->
    [none] { "" }
   *[other] 🎭 **{ $characters }** ·{ " " }
}💰 **{ $gold }** · 🃏 **{ $cards }**{ $crown ->
    [yes] { " " }· 👑
   *[no] { "" }
}{ $until ->
    [none] { "" }
   *[other] { " " }· ⏳ { $until }
}
panel-until = -# ⏳ { board-until }
panel-question = ### { $text }
panel-note = 💬 { $text }
panel-line = -# { $text }
panel-cities = 🏘️ { $cities }
panel-calls = -# Де тебе сповіщати: { COMMAND("notify") }
button-more = Більше
button-less = Назад
button-uniques = Особливі квартали
# A unique district in somebody’s city, and its effect.
unique-of = { $name }: { $card }. { $effect }
uniques-none = У жодному місті немає особливого кварталу.
panel-events = **Що сталося**
panel-left-out = -# … { $count ->
    [one] ще { $count } рядок
    [few] ще { $count } рядки
   *[many] ще { $count } рядків
} у **Журналі** на полі
panel-city = **Твоє місто** ({ $size } із { $target })
panel-city-empty =
    Тут поки що росте трава. Гру закінчує місто з { $target ->
        [one] { $target } кварталу
        [few] { $target } кварталів
       *[many] { $target } кварталів
    }.
panel-hand = **Твої карти**
panel-hand-empty = У тебе немає карт.
panel-beneath = Під твоїм Музеєм: { $cards }
panel-picked = Поки що обрано ({ $count }): { $things }
panel-page = Сторінка { $page } із { $pages }

panel-option = -# **{ $label }**: { $text }

hand-card = { $card }
hand-hindered = { $card } · *{ $reason }*
hand-armed = { $card } · **напоготові**
hand-several = { $card } ×{ $count }
hand-effect = -# { $text }
hand-all = -# { $text }
hindrance-too-expensive = { $missing ->
    [0] не можеш заплатити
    [one] бракує { $missing } монети
    [few] бракує { $missing } монет
   *[many] бракує { $missing } монет
}
hindrance-gather-first = спершу дія
hindrance-gather-first-all = Перш ніж будувати, виконай дію.
hindrance-limit = ліміт вичерпано
hindrance-limit-all = Цього ходу більше не будуєш.
hindrance-identical = уже є в місті
hindrance-card-forbids = не можна збудувати
hindrance-character-never-builds = твій персонаж не будує
hindrance-character-never-builds-all = Твій персонаж не будує.
hindrance-action-card = { "" }
hindrance-not-your-turn = { "" }
hindrance-not-your-turn-all = { "" }

panel-where = Гра в { $channel }, за столом ще { $others }
panel-board-lost = ⚠️ Не можу показати поле там, де воно було. { COMMAND("board") } покаже його там, де мені можна писати.

panel-moved = Твоя панель тепер відкрита деінде. Щоб продовжити тут, натисни кнопку.
panel-here = Продовжити тут


