end-title = ## 🏆 { $count ->
    [one] Перемагає { $winners }
    [few] Перемогу ділять { $winners }
   *[many] Перемогу ділять { $winners }
}: { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
}
end-over = ### Гру закінчено
end-seat = **{ $place }.** { $name }: **{ $total }**
end-rating = { " " }· 📈 { $change } → { $number }
end-rating-how = -# 📈 { profile-how }
end-unrated-people = -# Ця гра не рейтингова: її мають дограти двоє людей.
end-lines = -# { $lines }
end-line = { $name } { $points }
score-districts = квартали
score-five-types = усі п’ять типів
score-first-completed = перше завершене місто
score-completed = завершене місто
end-tie-seat = -# { $name } { $what }
end-city = -# { $city }

end-why-ahead = на { $margin } більше, ніж має { $name }
end-why-rank = як і { $name }, але ранг { $high } вищий за { $low ->
    [0] жодний
   *[other] ранг { $low }
}
end-why-districts = як і { $name }, але { $points } з них за квартали
end-why-gold = як і { $name }, але наприкінці має { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
}
end-why-shared = у кожного й рівність в усьому
end-why = -# { $why }
end-own = 🏆 { $place ->
    [1] **Перемагаєш**
   *[other] У тебе **{ $place }-е місце**
} з результатом { $total }{ $name ->
    [none] .
   *[other] , як і { $name }:
}
end-own-why = -# { $why }.
end-own-mine = твій персонаж { $character } ({ $rank })
end-own-other = { $character } ({ $rank }) гравця { $name }
end-own-rank = -# { $first } має вищий ранг, ніж { $second }.
end-own-rank-none = -# вирішує { $first }, бо в останньому раунді { $mine ->
    [yes] не показуєш нікого
   *[no] { $name } не показує нікого
}.
end-own-values = -# Твої квартали варті { $mine }, квартали гравця { $name } – { $theirs }.
end-own-gold = -# Квартали варті однаково. Наприкінці маєш { $mine ->
    [one] { $mine } монету
    [few] { $mine } монети
   *[many] { $mine } монет
}, а { $name } має { $theirs }.
end-own-shared = -# і рівність в усьому, що могло б вирішити нічию.
end-own-hit = -# У раунді { $round } { $name } { $kind ->
    [killed] вбиває твого персонажа: { $what }
    [bewitched] зачакловує твого персонажа: { $what }
    [stole] краде в тебе { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }
    [destroyed] руйнує твій квартал: { $what }
    [seized] захоплює твій квартал: { $what }
   *[exchanged] обмінює твій квартал: { $what }
}.
end-own-part = -# { $name } має на { $points } більше за { $part ->
    [districts] квартали
    [complete] завершене місто
    [five-types] усі п’ять типів
   *[unique] бали з карт
}.
button-decided = Що вирішило
end-more-title = ### Більше про цю гру

button-rematch = Реванш
button-fair = Чесно?

## Чому це чесно

fair-title = ## ⚖️ Чесна роздача
fair-fingerprint = -# Відбиток `{ $text }`
fair-secret = -# Таємниця `{ $text }`
fair-clicks = -# Натискання `{ $text }`
fair-seed = -# Зерно `{ $text }`
fair-check = **Перевір.** Порівняй відбиток із тим, що в лобі. Натисни **Запис**, збережи файл поруч із кодом бота й запусти там `{ $command }`: це заново обчислить зерно, роздасть карти й зіграє кожен вибір.
fair-by-hand = -# Вручну: SHA-256 від байтів таємниці — це відбиток. SHA-256 від цих байтів і тексту натискань після них — це зерно.

## Ще одна така гра

rematch-joined = Ти граєш у реванші: { $where }
rematch-open = Реванш відкрито: { $where }. Натисни там **Приєднатися**.
error-rematch-players = Кликати на реванш можуть лише ті, хто грав. Власну гру відкриє { COMMAND("new") }.
error-rematch-begun = Реванш цієї гри вже почався: { $where }

error-not-over = Цю гру ще не закінчено.
