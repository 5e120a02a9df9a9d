button-advice = 💡 Підказка
button-advice-thinking = 💡 Прораховую ходи…

## На панелі, під кнопками запитання

advice-given = -# 💡 Комп’ютер обрав би: **{ $choices }**
advice-late = -# 💡 Забракло часу прорахувати ходи; можна попросити ще раз. Комп’ютер обрав би: **{ $choices }**
advice-lean = -# 💡 **{ $first }**: { $why } (**{ $second }** — майже так само добре).
advice-level-plain = -# 💡 **{ $first }** або **{ $second }**: однаково добре.
advice-first = -# 💡 **{ $first }**, потім **{ $second }**: за цей хід устигнеш і те, і те.
advice-apart = -# 💡 **{ $first }**: { $why }.
advice-apart-plain = -# 💡 **{ $first }** — краще, ніж **{ $second }**.
button-advice-why = 💡 Чому?

## За цією кнопкою

advice-how = -# Спроб: { $count }. Смуга показує похибку.
advice-behind = -# Спроб звідси: { $count }. Перемоги рідкісні, тож порівняй відставання від першого місця в балах.

## Що порахували спроби

gained-built = збудований квартал
gained-crown = перший вибір у наступному раунді
fact-share = { $often ->
    [never] { $what } у жодній спробі
    [rarely] { $what } лише у { $part } зі 100 спроб
   *[often] { $what } у { $part } зі 100 спроб
}
fact-rare = { $what } рідше
fact-colour = тип, якого у твоєму місті ще немає
fact-affords = тоді зможеш збудувати { NAME($card, case: "acc") }
fact-gold = { $count ->
    [one] { $count } монета цього ходу
    [few] { $count } монети цього ходу
   *[many] { $count } монет цього ходу
}
fact-cards = { $count ->
    [one] { $count } карта цього ходу
    [few] { $count } карти цього ходу
   *[many] { $count } карт цього ходу
}

## Малюнок із відповідями

picture-why-title = Що показали спроби
picture-why-unit = перемог на 100
picture-why-behind = відставання в балах
picture-why-people = гравці
picture-why-level = однаково добрі
picture-why-best = найкраще
picture-why-percent = { $share } %
picture-why-wins = { $label }: перемоги на 100 спроб: { $wins }, від { $least } до { $most }
picture-why-behind-told = { $label }: відставання від першого місця в балах: { $points }
picture-why-share = вибір { $share } гравців

## У лобі та його параметрах

switch-advice = Підказки для всіх: { $state ->
    [on] так
   *[off] ні
}
advice-option = Якщо ввімкнути «Підказки для всіх», просити їх зможе кожен, потай від інших; тоді гра не рейтингова. Проти самих комп’ютерів просити можна завжди.
advice-lobby = 💡 Підказок може просити кожен, тож ця гра не рейтингова.
end-unrated-advice = -# { advice-lobby }

error-no-advice = У цій грі підказок немає: вона рейтингова.
advice-none = -# 💡 У рейтингових іграх і в роздачі дня підказок немає.
