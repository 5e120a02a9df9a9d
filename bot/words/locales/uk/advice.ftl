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
advice-suffered = -# { $part } { $deed }
advice-suffered-two = -# { $part } { $deed } · { $next-part } { $next-deed }
advice-how = -# Комп’ютер { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
} заново роздав те, чого ти не бачиш, і щоразу грав далі щонайбільше три раунди. ± показує можливу похибку.

## Наскільки ймовірна перемога

chance-about = { $percent } ± { $margin } %
chance-over = понад { $percent } %
chance-under = менш як { $percent } %

## У скількох із цих ігор

advice-part-100 = Майже в усіх спробах
advice-part-75 = У трьох чвертях спроб
advice-part-66 = У двох третинах спроб
advice-part-50 = У половині спроб
advice-part-33 = У третині спроб
advice-part-25 = У чверті спроб
advice-part-20 = У п’ятій частині спроб
advice-part-10 = У десятій частині спроб

## Що роблять читачеві

advice-deed-killed = твого персонажа вбивають
advice-deed-bewitched = твого персонажа зачакловують
advice-deed-stole = тебе грабують
advice-deed-took-gold = у тебе забирають золото
advice-deed-spied = за тобою шпигують заради золота
advice-deed-took-cards = у тебе забирають карти
advice-deed-swapped-hands = твої карти обмінюють
advice-deed-built-from-hand = хтось будує з твоєї руки
advice-deed-exchanged-characters = твого персонажа міняють
advice-deed-took-over = твій хід дограє хтось інший
advice-deed-confiscated = збудоване тобою конфіскують
advice-deed-destroyed = ти втрачаєш квартал
advice-deed-exchanged = твій квартал обмінюють
advice-deed-seized = твій квартал захоплюють

## У лобі та його параметрах

switch-advice = Підказки для всіх: { $state ->
    [on] так
   *[off] ні
}
advice-option = Хто грає лише проти комп’ютерів, завжди може просити підказок. З «Підказками для всіх» це може кожен, потай від інших; тоді гра не рейтингова.
advice-lobby = 💡 Підказок може просити кожен, тож ця гра не рейтингова.
end-unrated-advice = -# Ця гра не рейтингова: просити підказок міг кожен.

error-no-advice = У цій грі підказок немає: вона рейтингова.
