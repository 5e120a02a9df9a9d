lobby-title = ## 🏰 Cytadela
lobby-players = **Gracze ({ $count })**
lobby-player =
    { $number }. { $name }{ $host ->
        [yes] { " " }· gospodarz
       *[no] { "" }
    }{ $waiting ->
        [yes] { " " }· ⌛ jeszcze bez gotowości
       *[no] { "" }
    }
lobby-host = Gospodarz
lobby-later-host = -# 🔑 Gospodarzem jest teraz { $host }: decyduje o opcjach i o starcie.
lobby-nobody = Na razie nikt nie dołączył.
lobby-welcome = -# 👋 Witaj! Pierwszy raz w Cytadeli? { COMMAND("learn") } nauczy cię gry w kilka minut.
lobby-seats =
    { $taken } z { $seats } miejsc { $taken ->
        [one] zajęte
        [few] zajęte
       *[many] zajętych
    }{ $kept ->
        [0] { "" }
       *[other] , zarezerwowane: { $kept }
    }{ $room ->
        [0] { "" }
        [one] { " " }(1 komputer)
        [few] { " " }({ $room } komputery)
       *[many] { " " }({ $room } komputerów)
    }{ $more ->
        [0] { "" }
       *[other] , zmieści się jeszcze { $more }
    }
lobby-cast = **Postacie**
lobby-uniques = **Dzielnice unikatowe** 🟣
numbers-and = { $first } i { $last }
numbers-or = { $first } lub { $last }
lobby-rated = gra rankingowa
lobby-counts = { $state ->
    [rated] 📈 **Gra rankingowa:** liczy się, jeśli zaczną ją dwie osoby i choć jedna zostanie do końca.
    [advice] { advice-lobby }
   *[people] 📈 Na razie nie liczy się do rankingu: potrzeba dwóch osób.
}

lobby-commitment = -# Uczciwe rozdanie: tajna liczba powstała, zanim ktokolwiek dołączył. Karty tasuje ona i kliknięcia graczy. Po grze sprawdzisz ją po tym odcisku:
lobby-language = 🌐 Język tego, co widzą wszyscy: **{ $language }** ({ COMMAND("server") })
lobby-fingerprint = -# `{ $text }`
lobby-next-ready = ✅ { $host } może nacisnąć **Zacznij**. Inni mogą jeszcze dołączyć.
lobby-next-instead = ✅ { $host } może nacisnąć **Zacznij**. Kto dołączy, zajmie miejsce komputera.
lobby-next-full = ✅ Wszystkie miejsca zajęte: { $host } może nacisnąć **Zacznij**.
lobby-next-alone = { $host } może zacząć od razu, z komputerami. Zegar ruszy, gdy dołączy druga osoba.
lobby-next-few =
    ✅ { $host } może zacząć { $count ->
        [one] w 1 osobę
        [few] w { $count } osoby
       *[many] w { $count } osób
    } albo z komputerami.
lobby-next-left = Wszyscy wyszli. Kto pierwszy naciśnie **{ button-join }**, zostanie gospodarzem.
lobby-next-not = ⏳ **{ $reason }**
button-another-cast = Inne karty
button-surprise = Niech zdecyduje los
button-as-last = Jak poprzednio
lobby-loser-chooses = 🎭 Nowy zestaw może wybrać { $name }: ostatnie miejsce wśród tych, którzy dograli poprzednią grę do końca.
lobby-cards-change = -# 🎭 { $same ->
    [yes] Te same karty co poprzednio? { $name } może je zmienić:
   *[no] { $name } może też wybrać inne karty:
}
menu-casts = Wybierz nowe karty
cast-instead = Odpada: { $names }. { $more }
cast-adds = Dochodzi: { $names }.
lobby-new-card = ✨ **{ $card }**: { $effect }
casts-changed = Te zestawy już się zmieniły. Wybierz jeszcze raz.
lobby-started = ▶️ Gra się zaczęła. Plansza jest poniżej.
lobby-closed = ✖️ { error-lobby-closed }
menu-take-out = Usuń kogoś z poczekalni
lobby-put-out = { $name } już nie siedzi w tej poczekalni.
button-join = Dołącz
button-leave = Wyjdź
button-close-new = Zamknij nową poczekalnię
lobby-left = Wychodzisz z tej poczekalni.
lobby-seated-elsewhere = Twoja poczekalnia jest otwarta. **Masz też miejsce tutaj** i możesz zachować oba.
button-add = + komputer
button-remove = Usuń komputer
button-start = Zacznij
button-start-with =
    Zacznij w { $count ->
        [one] 1 osobę
        [few] { $count } osoby
       *[many] { $count } osób
    }
button-fill-start = Zacznij z { $count } 🤖
button-details = Szczegóły
button-close = Zamknij poczekalnię
lobby-details-made = -# Stan poczekalni: { $when }. Aktualny zobaczysz, gdy znów naciśniesz w niej **{ button-details }**.

## Krótkie zasady

rules-usual = Wszystko jak zwykle.
rules-special-line = · { $text }
rules-character = **{ $character }** { $effect }
rules-unique = **{ $card }** { $effect }
rule-tie_break-held-rank = Przy remisie decyduje { tie-held-rank }.
rule-tie_break-district-values = Przy remisie decyduje { tie-district-values }.
rule-tie_break-values-then-gold = Przy remisie decyduje { tie-values-then-gold }.
rule-action_cards-true = { setting-actions }
rule-three_players-eight =
    { $seats ->
        [3] Z ośmiu postaci najpierw odrzuca się jedną, każdy gracz wybiera dwie, a ostatnia zostaje.
       *[other] { "" }
    }
rule-face_down_seen-true = Gracz z 👑 koroną widzi, którą postać odrzucono zakrytą.
rule-discards-pile = Odrzucone karty trafiają na stos. Gdy talia się skończy, stos się tasuje i staje się talią.
