end-title = 🏆 { $you ->
    [yes] { picture-wins-title }
   *[no] { $count ->
        [one] Перемагає { $winners }
        [few] Перемогу ділять { $winners }
       *[many] Перемогу ділять { $winners }
    }
}: { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
}
end-unclaimed = замість гравця { $name } комп’ютер набрав { $total }
end-nobody = Ніхто не переміг: усі вийшли з гри
end-nobody-title = 🏳️ **{ end-nobody }**
end-over = ### Гру закінчено
end-rating = { $way ->
    [down] 📉 **{ $before } → { $after }**
    [up] 📈 **{ $before } → { $after }**
   *[same] **{ $after }**
}
end-rating-own = Твій рейтинг{ $span ->
    [season] { " у цьому сезоні" }
   *[always] { "" }
}: { $change }
end-rating-floor = нижче рейтинг не падає; { $wins ->
    [0] щоб він зріс, треба понад дев’ять перемог
    [one] щоб він зріс, має вистачити { $wins } перемоги за столом на чотирьох
    [few] щоб він зріс, має вистачити приблизно { $wins } перемог за столом на чотирьох
   *[many] щоб він зріс, має вистачити приблизно { $wins } перемог за столом на чотирьох
}
end-rating-first = { $span ->
    [season] Сезон усі починають із 1000.
   *[always] Усі починають із 1000.
}
end-unrated-people = -# Ця гра не рейтингова: її мають почати двоє людей, і хтось із них має дограти.
end-unrated-void = -# Адміністратор бота вилучив цю гру з рейтингу.
end-tie-seat = -# { $name } { $what }

end-why-ahead = на { $margin } більше, { $you ->
    [yes] ніж маєш ти
   *[no] ніж має { $name }
}
end-why-rank = як і { $you ->
    [yes] ти
   *[no] { $name }
}, { $low ->
    [0] але тут вирішує ранг { $high }
   *[other] але ранг { $high } вищий за ранг { $low }
}
end-why-districts = як і { $you ->
    [yes] ти
   *[no] { $name }
}, але { $points } з них за квартали
end-why-gold = як і { $you ->
    [yes] ти
   *[no] { $name }
}, але наприкінці з { $gold ->
    [one] { $gold } монетою
    [few] { $gold } монетами
   *[many] { $gold } монетами
}
end-why-shared = у кожного, і все інше теж рівне
end-own-why = -# { $why }.
end-own-tied = -# Нарівні з гравцем { $name } ({ $total }): { $why }
end-own-rank = { $mine ->
    [yes] твій персонаж { $first } ({ $first-rank }) має вищий ранг, ніж { $second } ({ $second-rank })
   *[no] { $first } ({ $first-rank }) має вищий ранг, ніж твій персонаж { $second } ({ $second-rank })
}.
end-own-rank-none = { $mine ->
    [yes] вирішує твій персонаж { $first } ({ $first-rank }), бо в останньому раунді { $name } не показує нікого
   *[no] вирішує { $first } ({ $first-rank }), бо в останньому раунді не показуєш нікого
}.
end-own-values = твої квартали варті { $mine }, а квартали гравця { $name } — { $theirs }.
end-own-gold = вартість кварталів однакова. Наприкінці маєш { $mine ->
    [one] { $mine } монету
    [few] { $mine } монети
   *[many] { $mine } монет
}, а { $name } має { $theirs }.
end-own-shared = рівність і в усьому іншому, що могло б вирішити.
end-own-hit = -# У раунді { $round } { $name } { $kind ->
    [killed] вбиває твого персонажа ({ $what })
    [bewitched] зачакловує твого персонажа ({ $what })
    [stole] краде в тебе { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }
    [destroyed] руйнує у твоєму місті { NAME($what, case: "acc") }
    [seized] захоплює у твоєму місті { NAME($what, case: "acc") }
   *[exchanged] забирає в обмін { NAME($what, case: "acc") }
}.
end-own-behind = -# Від гравця { $name } відстаєш на { $margin }: { $parts }{ $mine ->
    [none] { "" }
   *[other] ; надолужуєш { $mine }
}.
end-own-friend = -# 👥 У тебе { $mine }, а { $name } має { $theirs }.
end-own-best = -# ✨ { $text }
end-own-part = { $points } за { $part ->
    [districts] квартали
    [first-complete] перше завершене місто
    [complete] завершене місто
    [five-types] усі п’ять типів
   *[unique] ефекти карт
}
end-place = { $place ->
    [1] Твоя перемога
    [2] Твоє 2-ге місце
    [3] Твоє 3-тє місце
    [7] Твоє 7-ме місце
    [8] Твоє 8-ме місце
   *[other] Твоє { $place }-те місце
}
end-place-of = **{ $place ->
    [1] { end-place }
   *[other] { end-place } з { $count }
}** · { daily-points }
end-behind = { $margin ->
    [0] нарівні з гравцем { $name }
   *[other] на { $margin } менше, ніж має { $name }
}
end-ahead = { $margin ->
    [0] нарівні з гравцем { $name }
   *[other] на { $margin } більше, ніж має { $name }
}
end-counting-title = Гру завершено
end-counting-points = за квартали: { $points }
end-counting = ⏳ **Рахуємо бали.**{ $complete ->
    [0] { "" }
   *[other] { " " }Завершене місто дає ще { $complete }.
}{ $types ->
    [0] { "" }
   *[other] { " " }Усі п’ять типів дають ще { $types }.
}
end-counting-soon = -# Невдовзі тут з’являться підсумки.
button-decided = Що вирішило гру
end-more-title = ### Більше про цю гру

button-rematch = Реванш
button-fair = Чесно?
button-fair-now = Чесно?

## Чому це чесно

fair-title = ## ⚖️ Чесна роздача
fair-why =
    { $dealing ->
        [lobby] Таємницю було задано до того, як хтось приєднався, і лобі показало її відбиток. Остання частина зерна — натискання, з якого почалася гра, після всіх змін місць і карт: **Старт**, а за турнірним столом — також останнє **Приєднатися**. Власник бота не може почати гру, якщо грають інші. **У чому доводиться довіряти:** адміністратор, який знає таємницю, міг би змінити бота й відхиляти натискання, доки роздача не сподобається.
        [solo] Це гра наодинці. Таємницю було обрано навмання після твого натискання, тож її відбитка ніхто раніше не бачив. **У чому доводиться довіряти:** що бот обирав її лише раз. Ця гра не рейтингова.
       *[earlier] Цю гру роздала давніша версія бота. Таємницю було задано до того, як хтось приєднався, а натискання гравців — частини зерна. **У чому доводиться довіряти:** адміністратор, який знає таємницю, міг би відхиляти натискання або просити друзів приходити чи ні, доки роздача не сподобається. Якщо гра почалася сама, він міг би ще й дібрати під неї місця.
    }
fair-fingerprint = -# Відбиток `{ $text }`
fair-secret = -# Таємниця `{ $text }`
fair-clicks = -# Натискання `{ $text }`
fair-seed = -# Зерно `{ $text }`
fair-check = **Перевір.** Порівняй відбиток із тим, що в лобі. Натисни **Запис**, збережи файл поруч із кодом бота й запусти там `{ $command }`: це заново обчислить зерно, роздасть карти й зіграє кожен вибір.
fair-by-hand = -# Вручну: SHA-256 від байтів таємниці — це відбиток. SHA-256 від цих байтів і тексту натискань після них — це зерно.

## Ще одна така гра

rematch-joined = Ти приєднуєшся до реваншу.
rematch-open = Реванш відкрито. Натисни **Приєднатися** в його лобі.
error-rematch-players = Кликати на реванш можуть лише ті, хто грав. Власну гру відкриє { COMMAND("new") }.
error-rematch-begun = Реванш цієї гри вже почався: { $where }

error-not-over = Цю гру ще не закінчено.
