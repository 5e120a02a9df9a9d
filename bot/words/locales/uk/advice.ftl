button-advice = 💡 Підказка
button-advice-thinking = 💡 Думаю наперед…

## На панелі, під кнопками запитання

advice-given = 💡 Комп’ютер обрав би: **{ $choices }**
advice-late = 💡 Зараз немає часу думати наперед. Комп’ютер обрав би: **{ $choices }**
button-advice-why = 💡 Чому?

## За цією кнопкою

advice-title = 💡 **Чому комп’ютер обрав би це**
advice-choice = { $place }. **{ $label }**: { $lead }, шанс перемогти { $chance }
advice-lead = { $side ->
    [ahead] приблизно на { $whole },{ $tenths } бала попереду найкращого з інших
    [behind] приблизно на { $whole },{ $tenths } бала позаду найкращого з інших
   *[even] приблизно нарівні з найкращим з інших
}
advice-lead-short = { $side ->
    [ahead] +{ $whole },{ $tenths } бала
    [behind] −{ $whole },{ $tenths } бала
   *[even] нарівні
}
advice-how = -# Комп’ютер перевірив кожну відповідь у { $count ->
    [one] { $count } можливій грі
    [few] { $count } можливих іграх
   *[many] { $count } можливих іграх
}, щонайбільше на три раунди вперед. ± показує можливу похибку.

## Наскільки ймовірна перемога

chance-about = { $percent } ± { $margin } %
chance-over = понад { $percent } %
chance-under = менш як { $percent } %

## У скількох із цих ігор

## Що роблять читачеві

## У лобі та його параметрах

switch-advice = Підказки для всіх: { $state ->
    [on] так
   *[off] ні
}
advice-option = З «Підказками для всіх» просити їх може кожен, потай від інших; тоді гра не рейтингова. Граючи лише проти комп’ютерів, можеш завжди.
advice-lobby = 💡 Підказок може просити кожен, тож ця гра не рейтингова.
end-unrated-advice = -# { advice-lobby }

error-no-advice = У цій грі підказок немає: вона рейтингова.
