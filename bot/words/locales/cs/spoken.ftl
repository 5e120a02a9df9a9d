spoken-round = Kolo { $round }.{ $characters ->
    [none] { "" }
   *[other] { " " }Hraješ jako { $characters }.
}
spoken-state =
    Máš { band-coins }, { band-cards }, { $size } { $target ->
        [5] z { $target }
        [8] z { $target }
       *[other] ze { $target }
    } budov a { picture-points }.{ $crown ->
        [yes] { " " }Máš korunu.
       *[no] { "" }
    }
spoken-until = Tvůj čas vyprší { $until }.
spoken-paused = Hra má pauzu: čas se znovu rozběhne nejpozději { $until }
spoken-since = Od tvého posledního tahu.
spoken-power = Tvoje schopnost.
spoken-city = Tvoje město.
spoken-hand = Tvoje karty a co s nimi můžeš dělat.
more-turn = Co teď můžeš udělat.
more-cards = Co umí tvoje karty.
spoken-calls = Postavy.
spoken-cities = Města od nejvyššího počtu bodů.
spoken-news = Co se stalo.
spoken-nothing = Zatím žádná budova.
spoken-building = V tomto tahu máš postaveno { $built }, limit je { $limit }.
spoken-card = { $name }, { $details }
spoken-character = { $name }, číslo { $rank }
spoken-can =
    { $state ->
        [now] můžeš ji postavit
        [play] můžeš ji zahrát
        [ready] nachystaná
        [first] { $gold ->
            [0] nejdřív si vezmi mince
           *[other] nejdřív získej { band-coins }
        }
        [collect] { $gold ->
            [0] nejdřív si vyber výnos
           *[other] nejdřív získej { band-coins }
        }
        [gold]
            chybí { $gold ->
                [one] { $gold } mince
                [few] { $gold } mince
               *[other] { $gold } mincí
            }
        [there] ve městě už ji máš
       *[no] teď ji postavit nemůžeš
    }
spoken-option = { $number }: { $text }
spoken-gets =
    { $sure ->
        [yes] dostane { band-coins }
       *[no] možná dostane { band-coins }
    }
spoken-seat =
    { $name }: { picture-points }, má { band-coins }, { band-cards } a { $size } { $target ->
        [5] z { $target }
        [8] z { $target }
       *[other] ze { $target }
    } budov
spoken-moves =
    { $you ->
        [yes] Na tahu jsi ty.
       *[no] Na tahu je { $seat }.
    }
spoken-ends =
    Hru ukončí { $target ->
        [one] { $target } budova
        [few] { $target } budovy
       *[other] { $target } budov
    }. Karty v balíčku: { $deck }.{ $discards ->
        [0] { "" }
       *[other] { " " }Odložené: { $discards }.
    }
spoken-nobody = Nikdo se nehlásí jako { $characters }.
button-table = Stůl
button-words =
    { $words ->
        [whole] Celé
       *[brief] Stručněji
    }
spoken-sign =
    { $sign ->
        [first] Začátek
        [back] Zpět
        [before] O kolo zpět
        [next] Dál
        [last] Konec
       *[computer] Přidat počítač
    }
