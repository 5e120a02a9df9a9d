board-until = час спливає { $until }

event-time-ran-out = { $you ->
    [seat] ⏰ Твій час сплив: замість тебе відповідає комп’ютер.
   *[other] ⏰ { $seat } не встигає: відповідає комп’ютер.
}
    .line = ⏰ відповідає комп’ютер

## Хтось відсутній

board-away = Комп’ютер грає до натискання **Я тут**. Замінює: { $names }.
board-resigned = 🏳️ Поза грою: { $names }. Далі грає комп’ютер.
board-replaceable = 💤 Довго немає відповіді: { $name }. Проголосуй, щоб далі грав комп’ютер.
button-im-back = Я тут
button-replace = Заміна: { $name } · { $votes } із { $needed }

panel-away = ### 🤖 Замість тебе грає комп’ютер, доки не натиснеш **Я тут**

back-again = Ти знову в грі.
back-why = Твій час спливав надто часто.
back-played = { $count ->
    [1] Комп’ютер грав замість тебе в раунді { $first }.
   *[other] Комп’ютер грав замість тебе в раундах { $first }–{ $last }.
}
back-built = { $districts ->
    [none] Нічого не збудовано.
   *[other] Збудовано: { $districts }.
}
back-nothing = Комп’ютер нічого не відповідав замість тебе.
back-not-away = Ти в грі.
replace-voted = Твій голос враховано: { $votes } із { $needed }.
replace-done = { $name }: до повернення грає комп’ютер.
error-replace-away = Замість тебе грає комп’ютер. Спершу натисни **Я тут**.
error-replace-self = Хід твій: натисни **Грати**.
error-not-replaceable = Ніхто не змушує чекати так довго.

end-left = -# Дограв комп’ютер: { $names }. Це вважається здачею.
end-computers = -# 🤖 Залишилися самі комп’ютери, тож вони одразу дограли.
