describe-leaderboard = Zobacz najlepszych graczy tego serwera i wszystkich serwerów
rating-number =
    { $settled ->
        [no] { $number }?
       *[yes] { $number }
    }
rating-settling = **?** to szacunek, jeszcze przez { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}.
rating-change =
    { $way ->
        [up] 📈 +{ $points }
        [down] 📉 −{ $points }
       *[same] ±0
    }
season =
    { $quarter ->
        [1] styczeń–marzec { $year }
        [2] kwiecień–czerwiec { $year }
        [3] lipiec–wrzesień { $year }
       *[4] październik–grudzień { $year }
    }
leaderboard-title = ## 🏆 Ranking
scope-met = Moi współgracze
scope-server = Ten serwer
scope-everywhere = Wszystkie serwery
span-season = Ten sezon
span-always = Od początku
leaderboard-of =
    { $seats ->
        [any] Dowolna liczba graczy
       *[other] Gry dla { $seats } osób
    }
leaderboard-place =
    { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $place }.**
    }
leaderboard-place-own = 👉 { $place }
leaderboard-row-rating = { $place } { $name } · **{ $number }** · wygrane: { $wins } z { $games }
leaderboard-row-wins = { $place } { $name } · wygrane: **{ $wins }** z { $games } · { $number }
leaderboard-row-games = { $place } { $name } · wygrane: { $wins } z **{ $games }** · { $number }
leaderboard-unnamed = ktoś
leaderboard-nobody = { $scope ->
    [everywhere] Z tego czasu nie liczy się tu jeszcze żadna gra. Gry z ludźmi liczą się na wszystkich serwerach, chyba że wyłączy to ich serwer albo sam gracz. Twojego imienia nikt tu nie zobaczy, dopóki go nie pokażesz.
   *[other] Na razie nikogo tu nie ma: pierwsze miejsce jest do wzięcia.
}
leaderboard-own-new = Nie ma cię jeszcze w tym rankingu.
leaderboard-own-left = Nie ma cię jeszcze w rankingu: twoje gry rankingowe dokończył komputer. Zagraj jedną do końca.
leaderboard-own-away = Po 90 dniach bez takiej gry nie ma cię w rankingu.
leaderboard-own-hidden = Zgodnie z twoim wyborem nie widać cię na tej liście; { COMMAND("profile") } to zmienia.
name-first = 🌍 Rankingi wszystkich serwerów pokazują już twój wynik, bez nazwy. Zmienisz to tu: { COMMAND("profile") }
name-own = Inni widzą tutaj twój wiersz bez nazwy.
button-show-name = Dodaj moją nazwę
name-shown = Od teraz rankingi wszystkich serwerów pokazują twoją nazwę. { COMMAND("profile") } to zmienia.
leaderboard-counts = Gra się liczy, jeśli zaczną ją dwie osoby i choć jedna zostanie do końca. W tabeli jest każdy, kto dokończył choć jedną.
leaderboard-how-of = Liczba dotyczy wszystkich gier.
leaderboard-floor = Kto gra dalej, ten niezależnie od wyników nie spada tu poniżej { $number }.
leaderboard-podium = Miejsce na podium sezonu wymaga dokończenia { $games } gier, więc kto ma ich mniej, jest na końcu.
menu-leaderboard-by = Sortuj według…
menu-leaderboard-of = Które gry?
menu-leaderboard-when = Który sezon?
leaderboard-by-rating = Według punktów rankingowych
leaderboard-by-wins = Według wygranych
leaderboard-by-games = Według liczby gier
button-post = Pokaż wszystkim
button-shown = Pokazano
button-higher = ▲ Wyżej
button-lower = ▼ Niżej
button-own-place = Moje miejsce
button-leaderboard = Zobacz więcej
podium-title = ## 🏆 Sezon { $season }
podium-about = **Koniec sezonu. Gratulacje!**
season-next = Nowy sezon już trwa: wszyscy zaczynają go z rankingiem 1000.
podium-needs = Miejsce na podium wymaga dokończenia { $games } gier w sezonie.
podium-numbers = Liczby to ranking. Znak **?**: jeszcze się ustala.
podium-name =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { $name }
podium-step = **{ $place }.** **{ $name }** · { $number }
button-own-season = Mój sezon
season-title = ### 🏁 { $season } · { $server }
season-place =
    { $over ->
        [yes] Kończysz sezon na miejscu { $place } z { $people } w tabeli serwera
       *[no] Zajmujesz miejsce { $place } z { $people } w tabeli serwera
    }. Wygrane gry: { $wins } z { $games }.
season-best = Twój najlepszy wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
season-rival = Najczęściej grasz z osobą **{ $name }**: { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}.
season-rise =
    Tuż nad tobą: **{ $name }**. { $wins ->
        [0] Żeby tam dotrzeć, trzeba ponad dziewięciu wygranych.
        [one] Powinna wystarczyć jedna wygrana przy stole dla czterech osób.
        [few] Powinny wystarczyć mniej więcej { $wins } wygrane przy stole dla czterech osób.
       *[many] Powinno wystarczyć mniej więcej { $wins } wygranych przy stole dla czterech osób.
    }
season-missing =
    Żeby stanąć na podium, dokończ w tym sezonie jeszcze { $missing ->
        [one] jedną grę
        [few] { $missing } gry
       *[many] { $missing } gier
    }. Do tego czasu wyprzedza cię każdy, kto dokończył { $needed }.
season-ends = Sezon kończy się { $when }.
button-season-news =
    { $news ->
        [on] Powiadom mnie o końcu sezonu
       *[off] Nie pisz o sezonach
    }
season-news =
    { $on ->
        [on] Napiszę do ciebie krótko przed końcem sezonu i po nim.
       *[off] Nie będę już pisać do ciebie o sezonach.
    }
error-no-season = W tamtym sezonie nie masz tu żadnej ukończonej gry rankingowej.
podium-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
podium-people =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
podium-figures = 📊 { $games } · { $people } · najlepszy wynik: { $points }, **{ $name }**
