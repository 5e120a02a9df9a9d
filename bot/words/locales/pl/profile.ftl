describe-profile = Zobacz gry i punkty rankingowe wybranej osoby, domyślnie własne
    .person = Czyj profil? Domyślnie twój
profile-title = ## 👤 { $name }
profile-others = Gry na tym serwerze
profile-level =
    { $left ->
        [one] Poziom { $level } · do poziomu { $next } dokończ jeszcze { $left } grę
        [few] Poziom { $level } · do poziomu { $next } dokończ jeszcze { $left } gry
       *[many] Poziom { $level } · do poziomu { $next } dokończ jeszcze { $left } gier
    }
profile-count-games =
    { $count ->
        [one] gra
        [few] gry
       *[many] gier
    }
profile-count-won =
    { $count ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }
profile-count-winning =
    { $count ->
        [one] wygrana z rzędu
        [few] wygrane z rzędu
       *[many] wygranych z rzędu
    }
profile-count-dailies =
    { $count ->
        [one] dzień z rozdaniem
        [few] dni z rozdaniem z rzędu
       *[many] dni z rozdaniem z rzędu
    }
profile-rating-best = najwięcej { $number }
profile-rating-everywhere = łącznie { $number } (powtarzane gry z tymi samymi osobami liczą się mniej)
profile-no-rating = Jeszcze bez rankingu
profile-no-rating-how = Zacznie się od pierwszej gry rankingowej z ludźmi.
profile-favourites = Najczęstsze postacie
profile-card-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
profile-rivals = Rywale
profile-computers = Przeciw komputerom
profile-computers-how = wyżej od nich : niżej od nich
profile-city-first = Pierwsze miasto · { $day }
profile-city-best = Najlepsze miasto · { $day }
profile-near = { $done } z { $needed }
profile-how = Ranking zaczyna się od 1000 punktów. Znak **?** mówi, że dopiero się ustala, co trwa około dziesięciu gier.
profile-picture-here = Punkty rankingowe na tym serwerze, od początku
profile-picture-everywhere = Punkty rankingowe łącznie, od początku
profile-counted = Wygrane gry rankingowe łącznie: { $won } z { $games }
profile-rated = Gry rankingowe: { $rated }.
profile-cups = 🏆 Turnieje: **{ $played }**, wygrane: **{ $won }**, najlepsze miejsce: { $best }
profile-daily = 🏰 Rozdania dnia: **{ $days }** · dni z rzędu: **{ $now }**, najwięcej { $longest } · najlepszy dzień: **{ $best }** pkt
profile-daily-title = Twoje ostatnie rozdania dnia
button-profile-daily = Rozdania dnia
profile-last = **Ostatnie gry**
profile-last-line = { $number }. { $told }
profile-last-game =
    { $place ->
        [1] 🏆 **1.** miejsce na { $seats }
       *[other] **{ $place }.** miejsce na { $seats }
    }
profile-last-points =
    { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
profile-last-resigned = 🏳️ oddana komputerowi
profile-last-board = [plansza]({ $address })
profile-own-nothing = Tu będą twoje gry z ludźmi i z komputerami, gdy jakąś ukończysz. Rozdania dnia liczą się osobno. { COMMAND("new") } zakłada grę.
profile-nothing = { $name } nie ma tu jeszcze ukończonej gry. { COMMAND("new") } zakłada grę.
profile-nothing-direct = Gry z danego serwera widać tylko na nim.
profile-by-seats = **Wygrane według liczby graczy**
profile-seats = Przy { $seats } graczach: { $won } z { $games }
profile-characters = **Postacie**
profile-uniques = **Dzielnice unikatowe** 🟣
profile-often = Najczęściej: { $cards }
profile-often-card = { $name } ({ $times })
profile-best = Najskuteczniej: { $cards }
profile-best-card = { $name } (wygrane: { $won } z { $games })
profile-streak-winning = Najwięcej wygranych z rzędu: { $longest }
profile-streak-finishing = Gry ukończone z rzędu: teraz **{ $now }**, najwięcej { $longest }
profile-finished = Ukończone gry: { $finished } z { $all }
profile-pace =
    Typowy czas odpowiedzi: { $count } { $unit ->
        [seconds] s
        [minutes] min
       *[hours] godz.
    }
button-profile-replay = Powtórka { $number }
button-profile-games = Ostatnie gry
button-profile-more = Więcej
button-profile-main = Wróć
switch-shown = { $state ->
    [on] Ukryj mnie w rankingach ogólnych
   *[off] Pokaż mnie w rankingach ogólnych
}
switch-named = { $state ->
    [on] Ukryj tam moją nazwę
   *[off] Pokaż tam moją nazwę
}
profile-shown = -# W rankingach wszystkich serwerów { $state ->
    [named] widać cię z nazwą.
    [shown] widać cię bez nazwy.
   *[hidden] cię nie widać.
}
profile-won-seasons = 🏆 Wygrane sezony ({ $count }): { $seasons }
