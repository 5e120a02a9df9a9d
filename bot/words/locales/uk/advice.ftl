button-advice = 💡 Підказка
button-advice-thinking = 💡 Прораховую ходи…

## На панелі, під кнопками запитання

advice-given = -# 💡 Комп’ютер обрав би: **{ $choices }**
advice-late = -# 💡 Зараз немає часу прораховувати ходи. Комп’ютер обрав би: **{ $choices }**
advice-level = -# 💡 **{ $first } або { $second }, як забажаєш:** { $why } або { $other-why }.
advice-lean = -# 💡 **{ $first }**, трохи краще: { $why }. **{ $second }** — майже так само добре.
advice-level-plain = -# 💡 **{ $first } або { $second }, як забажаєш:** різниця замала.
advice-apart = -# 💡 **{ $best }:** { $why }. Перемоги на 100 спроб: { $wins }, **{ $other }** — { $less }.
advice-apart-plain = -# 💡 **{ $best }:** перемоги на 100 спроб: { $wins }, **{ $other }** — { $less }.
button-advice-why = 💡 Чому?

## За цією кнопкою

advice-how = -# Скільки разів гру продовжено звідси: { $count }. Приховані карти щоразу вгадано заново. Смуга показує можливу похибку.

## Що порахували спроби

gained-built = збудований квартал
gained-crown = перший вибір у наступному раунді
fact-share = { $often ->
    [never] { $what } у жодній спробі
    [rarely] { $what } лише у { $part } зі 100 спроб
   *[often] { $what } у { $part } зі 100 спроб
}
fact-rare = { $what } рідше
fact-colour = колір, якого у твоєму місті ще немає
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
picture-why-people = гравці
picture-why-level = однаково добрі
picture-why-best = найкраще
picture-why-percent = { $share } %
picture-why-wins = { $label }: перемоги на 100 спроб: { $wins }, від { $least } до { $most }
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
