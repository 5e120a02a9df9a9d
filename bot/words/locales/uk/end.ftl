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
