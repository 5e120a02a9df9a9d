button-advice = 💡 Підказка
button-advice-thinking = ⏳ Підказка

## На панелі, під кнопками запитання

advice-given = -# 💡 Комп’ютер обрав би: **{ $choices }**
advice-late = -# 💡 Забракло часу прорахувати ходи; можна попросити ще раз. Комп’ютер обрав би: **{ $choices }**
advice-lean = -# 💡 **{ $first }**: { $why }. Майже так само: **{ $second }**.
advice-safer = -# 💡 **{ $first }** — безпечніше. **{ $second }** — майже так само добре, але в більшості пробних ігор { $harm }.
advice-any = -# 💡 **{ $options }**: підійде будь-який варіант (помітної різниці немає).
advice-level-plain = -# 💡 **{ $first }, { $second }**: приблизно однаково.
advice-weaker = Слабше в пробних іграх: { $options }.
advice-first = -# 💡 **{ $first }**, потім **{ $second }**: за цей хід устигнеш і те, й те. Питай знову на кожному кроці.
advice-apart = -# 💡 **{ $first }**: { $why }.
advice-apart-plain = -# 💡 **{ $first }** — краще, ніж **{ $second }**.
advice-wins = -# 💡 Перемоги в пробних іграх: **{ $first }** — { $wins }%, **{ $second }** — { $less }%.
button-advice-why = 💡 Чому?

## За цією кнопкою

advice-how = -# Спроб: { $count }. Де смуги перетинаються, різниця може бути випадкова.
advice-behind = -# Спроб звідси: { $count }. Перемоги рідкісні, тож порівняй, на скільки балів відстаєш від першого місця.

## Що порахували спроби

gained-built = будуєш квартал
gained-crown = у наступному раунді маєш перший вибір
fact-share = { $often ->
    [never] { $what } у 0% пробних ігор
    [rarely] { $what } лише у { $part }% пробних ігор
   *[often] { $what } у { $part }% пробних ігор
}
fact-often = { $rare ->
    [yes] рідше
   *[no] частіше
} { $what }
fact-lead = У середньому балів проти найкращого суперника: { $points }
fact-colour = це тип, якого у твоєму місті ще немає
fact-affords = тоді вистачить монет на { NAME($card, case: "acc") }
fact-gold = { $count ->
    [one] отримаєш { $count } монету цього ходу
    [few] отримаєш { $count } монети цього ходу
   *[many] отримаєш { $count } монет цього ходу
}
fact-cards = { $count ->
    [one] отримаєш { $count } карту цього ходу
    [few] отримаєш { $count } карти цього ходу
   *[many] отримаєш { $count } карт цього ходу
}

## Малюнок із відповідями

picture-why-title = Що показали пробні ігри
picture-why-unit = % перемог
picture-why-behind = відставання в балах
picture-why-people = гравці
picture-why-level = замала різниця
picture-why-best = найкраще
picture-why-percent = { $share } %
picture-why-wins = { $label }: перемоги у { $wins }% пробних ігор, від { $least }% до { $most }%
picture-why-behind-told = { $points ->
    [one] { $label }: { $points } бал відставання від першого місця
    [few] { $label }: { $points } бали відставання від першого місця
   *[many] { $label }: { $points } балів відставання від першого місця
}
picture-why-share = вибір { $share } гравців

## У лобі та його параметрах

switch-advice = { $state ->
    [on] Вимкнути підказки
   *[off] Дозволити підказки всім
}
extra-advice = Підказки для всіх
advice-option = **Підказки для всіх**: { $state ->
    [on] просити їх може кожен, потай від інших, тож гра не рейтингова.
   *[off] вимкнено. Просити їх можна лише проти самих комп’ютерів. Гра з підказками для всіх не рейтингова.
}
advice-lobby = 💡 Підказок може просити кожен, тож ця гра не рейтингова.
end-unrated-advice = -# { advice-lobby }

error-no-advice = У цій грі підказок немає: вона рейтингова.
