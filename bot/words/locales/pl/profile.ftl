describe-profile = Zobacz gry i punkty rankingowe wybranej osoby, domyślnie własne
    .person = Czyj profil? Domyślnie twój
profile-title = ## 👤 { $name }
profile-own = Wszystkie twoje gry. Widzisz to tylko ty.
profile-others = Gry na tym serwerze
profile-rating-here = **{ $number }** na tym serwerze
profile-rating-everywhere = **{ $number }** łącznie
profile-how = Ranking zaczyna się od 1000 punktów; **?** oznacza wartość przybliżoną.
profile-picture-here = Punkty rankingowe na tym serwerze
profile-picture-everywhere = Punkty rankingowe łącznie
profile-counted = Wygrane gry rankingowe łącznie: { $won } z { $games }
profile-games = Zakończone gry: **{ $games }**
profile-won = wygrane: **{ $won }**
profile-resigned = oddane komputerowi: { $count }
profile-winning =
    🔥 { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
       *[many] { $count } wygranych
    } z rzędu
profile-rated = Rankingowe: { $rated }.
profile-cups = 🏆 Turnieje: **{ $played }**, wygrane: **{ $won }**, najlepsze miejsce: { $best }
profile-daily = 🏰 Rozdania dnia: **{ $days }** · dni z rzędu: **{ $now }**, najwięcej { $longest } · najlepszy dzień: **{ $best }** pkt
profile-daily-title = Twoje ostatnie rozdania dnia
profile-daily-day = { $name } · **{ $points }**
profile-daily-best = 🥇 Najlepszy dzień: { $name } · **{ $points }**
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
profile-last-resigned =
    Oddana komputerowi · { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
       *[many] { $seats } graczy
    }
profile-last-change = 📈 { $change }
profile-last-board = [plansza]({ $address })
profile-nothing = { $name } nie ma tu jeszcze ukończonej gry. { COMMAND("new") } zakłada grę.
profile-nothing-direct = Gry z danego serwera widać tylko na nim.
profile-by-seats = **Wygrane według liczby graczy**
profile-seats = Przy { $seats } graczach: { $won } z { $games }
profile-characters = **Postacie**
profile-uniques = **Dzielnice unikatowe** 🟣
profile-often = Najczęściej: { $cards }
profile-often-card = { $name } ({ $count }×)
profile-best = Najskuteczniej: { $cards }
profile-best-card = { $name } (wygrane: { $won } z { $games })
profile-best-score = Najlepszy wynik: **{ $total }**, { $when }
profile-streak-winning = Wygrane z rzędu: teraz **{ $now }**, najwięcej { $longest }
profile-streak-finishing = Ukończone z rzędu: teraz **{ $now }**, najwięcej { $longest }
profile-finished = Ukończone gry: { $finished } z { $all }
profile-pace =
    Typowy czas odpowiedzi: { $count } { $unit ->
        [seconds] s
        [minutes] min
       *[hours] godz.
    }
button-profile-replay = Powtórka { $number }
button-profile-more = Więcej
button-profile-main = Wróć
switch-shown =
    Widać mnie w rankingach ogólnych: { $state ->
        [on] tak
       *[off] nie
    }
switch-named =
    Z moją nazwą: { $state ->
        [on] tak
       *[off] nie
    }
profile-won-seasons = 🏆 Wygrane sezony ({ $count }): { $seasons }
