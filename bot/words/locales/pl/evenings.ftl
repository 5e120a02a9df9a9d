button-same-time = Znowu o tej porze?
button-evenings = Graj regularnie…
evening-plan = ### Kiedy następna gra?
    Otworzę wtedy poczekalnię z tymi samymi kartami i opcjami. Wcześniej zapytam na tym kanale, kto będzie.
    -# **Jutro** oznacza { $when }. **Co tydzień**: pierwszy raz { $week }.{ $zoned ->
        [no] { " " }Nie znam twojej strefy czasowej, więc przy zmianie czasu godzina się przesunie. Jeśli ma zostać ta sama, wybierz **{ button-evening-other }** i podaj swoje miasto.
       *[yes] { "" }
    }
button-evening-tomorrow = Jutro
button-evening-other = Inna pora…
form-every = Jak często
evening-every = { $every ->
    [this] Tylko tym razem
    [once] Raz
    [week] Co tydzień
    [fortnight] Co dwa tygodnie
   *[month] Co miesiąc
}
evening-founded = 📅 Umowa stoi: { $when }. Na { $channel } każdy może dać znać, czy będzie. Zmienisz to lub zakończysz tam przyciskiem **{ button-evening-show }**.
evening-known = 📅 Wasza grupa jest już umówiona i jesteś na liście: { $when }, { $channel }.{ $who ->
    [none] { "" }
   *[other] { " " }Przełożyć to może tylko { $who }: **{ button-evening-show }**.
}

evening-title = ### 📅 { $every ->
    [once] Następna gra
    [week] Cytadela co tydzień
    [fortnight] Cytadela co dwa tygodnie
   *[month] Cytadela co miesiąc
}
evening-when = **{ $when }**
evening-coming = ✅ **Od początku ({ $count })** { $names }
evening-later = 🕗 **Później ({ $count })** { $names }
evening-not = ✖️ **Nie tym razem ({ $count })** { $names }
evening-silent = 💤 **Bez odpowiedzi ({ $count })** { $names }
evening-call = 📣 Wszyscy z 🔁: znowu gramy. Odpowiedz tylko wtedy, gdy nie możesz przyjść.
evening-moved = 📅 **{ $who ->
    [none] Zmiana terminu.
    [manager] Termin zmienia osoba zarządzająca serwerem.
   *[other] Termin zmienia { $who }.
}** Poprzedni termin: { $before }. Kto ma 🔁, jest nadal na liście.
evening-again = ❓ **Proszę o nową odpowiedź ({ $count })** { $names }
evening-unanswered = Nikt jeszcze nie odpowiedział.
evening-how = -# Poczekalnia otworzy się dziesięć minut wcześniej, a przypomnę tylko tym, którzy będą. Kto się spóźni, ma miejsce w drugiej grze.{ $every ->
        [once] { "" }
       *[other] { " " }🔁 oznacza: za każdym razem. **{ button-evening-not }** pomija tylko jeden wieczór. Po dwóch wieczorach bez gry przestaję i pytam organizatora.
    }
evening-open = ▶️ **Gramy tutaj:** { $where }
    -# Naciśnij **{ button-evening-later }**, a w drugiej grze będzie na ciebie czekać miejsce.
evening-come-in = ✅ Jesteś na liście, a poczekalnia jest już otwarta: naciśnij w niej **Dołącz**. Jeśli gra już trwa, miejsce czeka na ciebie w drugiej. { $where }
evening-answered = ✅ Twoja odpowiedź jest zapisana. Pokażę ją za chwilę, teraz nie mogę.
evening-always-off = 🔁 jest wyłączone: nie liczę cię już za każdym razem. Tym razem nadal jesteś na liście. Żeby to cofnąć, naciśnij znowu **{ button-evening-always }**.
button-evening-coming = Będę
button-evening-always = Będę za każdym razem
button-evening-later = Będę później
button-evening-not = Nie tym razem
button-evening-show = { button-details }
rematch-call = 🔁 { $host } chce zagrać jeszcze raz, a przy stole czeka na ciebie miejsce.

evening-morning = ### ☀️ Wczorajszy wieczór
evening-game = **Gra { $number }** · { $won }
evening-season =
    { $day ->
        [1] Poniedziałki
        [2] Wtorki
        [3] Środy
        [4] Czwartki
        [5] Piątki
        [6] Soboty
       *[7] Niedziele
    }, { $season }
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
evening-stake-level = { $name } i { $other } mają tyle samo punktów. O prowadzeniu zdecyduje następna gra.
evening-stake-near = Prowadzi { $name }, a { $other } ma { $gap ->
    [one] { $gap } punkt
    [few] { $gap } punkty
   *[many] { $gap } punktów
} straty. Następnym razem może wystarczyć wygrana.
evening-stake-far = Prowadzi { $name }, a przewaga wynosi { $gap ->
    [one] { $gap } punkt
    [few] { $gap } punkty
   *[many] { $gap } punktów
}.
evening-stake-won = 👑 { $season }: wygrywa { $name } z dorobkiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}.
evening-next = Kolejny wieczór: { $when }
evening-then = ✅ Zapisane. Wieczór po nim: { $when }

evening-missed = Tym razem nikt nie przyszedł.
evening-rests = { $who }: dwa razy z rzędu nikt nie przyszedł, więc nie otwieram już poczekalni. Gramy dalej?
evening-ended = { $names ->
    [none] { "" }
   *[other] { $names }:{ " " }
}**{ $who } kończy to na dobre.** { $when ->
    [none] To był ostatni wieczór.
   *[other] Odwołane: { $when }.
}
evening-ended-here = Zakończone. Kto miał przyjść, dowie się na { $channel }.
button-evening-resume = Gramy dalej

evening-organiser = Organizuje { $who }
evening-pointless = W tym sezonie nikt jeszcze nie ma punktów.
evening-points-how = W każdej grze dostajesz punkt za siebie i po punkcie za każdą osobę, która kończy za tobą. Liczą się pierwsze trzy gry wieczoru. Przy równych punktach wyżej jest ten, kto ma więcej wygranych.
evening-season-over = Sezon się skończył: najbliższe podsumowanie ogłosi zwycięzcę, a potem wszyscy zaczną od zera.
evening-season-ends = Sezon kończy się { $when }.{ $enough ->
    [yes] { "" }
   *[no] { " " }Jeśli do tego czasu odbędą się mniej niż trzy wieczory (na razie: { $played }), potrwa trzy miesiące dłużej.
}
menu-evening-to = Przekaż organizację…
evening-handed-on = Od teraz organizuje to { $who }.
evening-heir = 📅 { $who }: **organizacja jest teraz po twojej stronie**, bo { $why ->
    [chosen] taka jest decyzja poprzedniej osoby
   *[heir] poprzedniej osoby już tu nie ma, a ty bierzesz w tym udział
}. **{ button-evening-show }**: tam możesz zmienić porę, przekazać organizację albo to zakończyć.
switch-evening-fill = { $state ->
    [on] Nie dodawaj komputerów
   *[off] Dodaj komputery
}
evening-filled = { $on ->
    [yes] Od następnej poczekalni wolne miejsca zajmą komputery.
   *[no] Od następnej poczekalni nie będę dodawać komputerów.
}
button-evening-skip = Tym razem odwołaj
button-evening-end = Zakończ serię
evening-sure = **Zakończyć na dobre?** Tabela też zostanie usunięta.
button-evening-keep = Zostaw

error-evening-gone = To już się skończyło. Po każdej grze można umówić następną.
error-evening-over = Ten wieczór już minął. O następny pyta najnowsza wiadomość.
error-evenings-full = Więcej się nie zmieści: jedna osoba może organizować najwyżej { $own }, serwer może ich mieć { $count }, a jeden kanał trzy.
error-evening-to = { $who } nie może tego przejąć. To musi być ktoś, kto przychodzi albo już tu grał.
error-evening-organiser = Zmienić to może tylko { $who } lub osoba zarządzająca serwerem.
