button-same-time = Znowu o tej porze?
evening-plan = ### Kiedy następna gra?
    Otworzę wtedy poczekalnię z tymi samymi kartami i opcjami. Wcześniej zapytam na tym kanale, kto będzie.
button-evening-tomorrow = Jutro
button-evening-every = { $every ->
    [week] Co tydzień
    [fortnight] Co dwa tygodnie
   *[month] Co miesiąc
}
evening-founded = 📅 Umowa stoi: { $when }. Na { $channel } każdy może dać znać, czy będzie.
evening-known = 📅 To już umówione, a ty jesteś na liście: { $when }, { $channel }.

evening-title = ### 📅 { $every ->
    [once] Następna gra
    [week] Cytadela co tydzień
    [fortnight] Cytadela co dwa tygodnie
   *[month] Cytadela co miesiąc
}
evening-when = **{ $when }**
evening-coming = ✅ **Będą ({ $count })** { $names }
evening-later = 🕗 **Będą później ({ $count })** { $names }
evening-not = ✖️ **Nie tym razem ({ $count })** { $names }
evening-unanswered = Nikt jeszcze się nie zgłosił.
evening-how = -# Poczekalnia otworzy się dziesięć minut wcześniej. Przypomnę tylko tym, którzy będą. Kto przyjdzie później, ma miejsce w drugiej grze.
evening-open = ▶️ **Poczekalnia jest otwarta:** { $where }
    -# Naciśnij **Później**, a w drugiej grze będzie na ciebie czekać miejsce.
button-evening-coming = Będę
button-evening-later = Później
button-evening-not = Nie tym razem
button-evening-show = Tabela
evening-second = ⏰ Zaraz zacznie się druga gra, a w niej czeka na ciebie miejsce.

evening-morning = ### ☀️ Wczorajszy wieczór
evening-table = Ten sezon
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
evening-stake-level = { $name } i { $other } mają tyle samo punktów. O prowadzeniu zdecyduje następna gra.
evening-stake-near = { $other } traci { $gap ->
    [one] { $gap } punkt
    [few] { $gap } punkty
   *[many] { $gap } punktów
}, prowadzi { $name }. Następnym razem może wystarczyć wygrana.
evening-stake-far = Prowadzi { $name } · przewaga: { $gap ->
    [one] { $gap } punkt
    [few] { $gap } punkty
   *[many] { $gap } punktów
}.
evening-stake-won = 👑 Koniec sezonu. Wygrywa { $name } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
evening-next = Następnym razem: { $when }

evening-rests = Dwa razy z rzędu nikt nie przyszedł, więc nie otwieram już poczekalni. Gramy dalej?
evening-ended = To już koniec. Nie otworzę więcej poczekalni w tym terminie.
button-evening-resume = Gramy dalej

evening-organiser = Prowadzi { $who }
evening-pointless = W tym sezonie nikt jeszcze nie ma punktów.
evening-points-how = W każdej grze dostajesz punkt za siebie i po punkcie za każdą osobę, która kończy za tobą. Liczą się pierwsze trzy gry wieczoru. Sezon trwa kwartał.
evening-unnamed = Osoba { $number }
menu-evening-to = Przekaż dalej…
evening-handed-on = Od teraz prowadzi { $who }.
button-evening-fill = { $on ->
    [yes] Wolne miejsca dla komputerów
   *[no] Bez komputerów
}
evening-filled = { $on ->
    [yes] Od następnej poczekalni wolne miejsca zajmą komputery.
   *[no] Od następnej poczekalni nie dodaję komputerów.
}
button-evening-end = Zakończ
evening-sure = **Zakończyć na dobre?** Tabela też zostanie usunięta.
button-evening-keep = Zostaw

error-evening-gone = To już się skończyło. Po każdej grze można umówić następną.
error-evening-over = Ten termin już minął. O następny pyta najnowsza wiadomość.
error-evenings-full = Nie ma już miejsca: jedna osoba może prowadzić { $own }, a serwer mieć { $count }, w tym trzy na jednym kanale.
error-evening-organiser = Zmienić to może tylko { $who } lub osoba zarządzająca serwerem.
