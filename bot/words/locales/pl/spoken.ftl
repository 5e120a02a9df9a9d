spoken-round = Runda { $round }.{ $characters ->
    [none] { "" }
   *[other] { " " }Grasz jako { $characters }.
}
spoken-state =
    Masz { band-coins }, { band-cards }, { $size } z { $target } dzielnic i { picture-points }.{ $crown ->
        [yes] { " " }Masz koronę.
       *[no] { "" }
    }
spoken-until = Twój czas minie { $until }.
spoken-paused = Trwa pauza: zegary ruszą najpóźniej { $until }
spoken-since = Od twojego ostatniego ruchu.
spoken-power = Twoja zdolność.
spoken-city = Twoje miasto.
spoken-hand = Twoje karty i co możesz z nimi zrobić.
more-turn = Co możesz teraz zrobić.
more-cards = Co robią twoje karty.
spoken-calls = Postacie.
spoken-cities = Miasta, od największej liczby punktów.
spoken-news = Co się działo.
spoken-nothing = Nie ma jeszcze dzielnic.
spoken-building = W tej turze zbudowano { $built } z { $limit }.
spoken-card = { $name }, { $details }
spoken-character = { $name }, ranga { $rank }
spoken-can =
    { $state ->
        [now] możesz ją zbudować
        [play] możesz ją zagrać
        [ready] gotowa
        [first] { $gold ->
            [0] najpierw weź monety
           *[other] najpierw zdobądź { band-coins }
        }
        [collect] { $gold ->
            [0] najpierw pobierz dochód
           *[other] najpierw zdobądź { band-coins }
        }
        [gold]
            brakuje { $gold ->
                [one] { $gold } monety
                [few] { $gold } monet
               *[many] { $gold } monet
            }
        [there] jest już w twoim mieście
       *[no] teraz nie możesz jej zbudować
    }
spoken-option = { $number }: { $text }
spoken-gets =
    { $sure ->
        [yes] dostaje { band-coins }
       *[no] może dostać { band-coins }
    }
spoken-seat = { $name }: { picture-points }, ma { band-coins }, { band-cards } i { $size } z { $target } dzielnic
spoken-moves =
    { $you ->
        [yes] Teraz twój ruch.
       *[no] Teraz gra { $seat }.
    }
spoken-ends =
    Grę kończy miasto z { $target } dzielnicami. Karty w talii: { $deck }.{ $discards ->
        [0] { "" }
       *[other] { " " }Odrzucone: { $discards }.
    }
spoken-nobody = Nikt się nie ujawnił jako { $characters }.
button-table = Stół
button-words =
    { $words ->
        [whole] Całość
       *[brief] Krócej
    }
spoken-sign =
    { $sign ->
        [first] Początek
        [back] Wstecz
        [before] Rundę wstecz
        [next] Dalej
        [last] Koniec
       *[computer] Dodaj komputer
    }
