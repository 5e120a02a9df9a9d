describe-daily = Zagraj rozdanie dnia: takie samo dla wszystkich, raz dziennie
button-cities = 🏘 Miasta
button-daily = Rozdanie dnia
button-daily-table = Tabela
daily-every-day = -# Codziennie coś nowego: { COMMAND("daily") } · { COMMAND("puzzle") }
daily-begun = **{ $name }:** tu nie ma podpowiedzi, bo porównam twoje punkty z wynikami innych.
daily-new-about = **{ $name }:** jedna gra z trzema komputerami. Wszyscy dostają te same karty i jedną próbę. Koniec jest { $when }. Możesz wrócić później: { COMMAND("daily") }.
    -# Twój serwer widzi twoją nazwę, inne tylko wynik. Zmienisz to tu: { COMMAND("profile") }
daily-new =
    { $count ->
        [one] Jedna nowa dla ciebie postać
        [few] { $count } nowe dla ciebie postacie
       *[many] { $count } nowych dla ciebie postaci
    }
daily-new-first = -# Dopiero zaczynasz? Zagraj najpierw bez tych postaci.
button-daily-start = Zacznij rozdanie dnia
daily-yesterday = ⏮️ Wczorajsze rozdanie: { $points } i { $place }. miejsce na { $people }.
daily-name = Cytadela, rozdanie dnia nr { $day }
daily-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
daily-title = ## 🏰 { $name } · { $points }
daily-place =
    { $place ->
        [1] Wygrywasz przy swoim stole.
       *[other] { end-place } na { $count } przy stole.
    }
daily-better = Twój wynik jest lepszy niż u **{ $percent }%** pozostałych graczy (łącznie { $people }).
daily-better-few =
    { $all ->
        [yes] Twój wynik jest jak dotąd najlepszy ze wszystkich.
       *[no] Twój wynik jest lepszy niż u **{ $better }** z { $people } pozostałych graczy.
    }
daily-first = Nikt inny z graczy nie ukończył jeszcze tego rozdania.
daily-streak =
    🔥 { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    } z rzędu
daily-master = Mistrz
daily-master-how = Mistrz (komputer) tymi kartami: { $place }. miejsce z { $count }.
daily-master-title = ## Tak gra Mistrz: { $name }
daily-built = dzielnice: { $size } (wystarczy { $target })
daily-parted = Gdzie Mistrz wybiera inaczej
daily-turn =
    { $you ->
        [yes] { $character ->
            [none] Ty
           *[other] Masz { NAME($character, case: "acc") } i
        } { $districts ->
            [none] nic nie budujesz
           *[other] budujesz { NAME($districts, case: "acc") }
        }.
       *[no] { daily-master } { $character ->
            [none] { "" }
           *[other] ma { NAME($character, case: "acc") } i{ " " }
        }{ $districts ->
            [none] nic nie buduje
           *[other] buduje { NAME($districts, case: "acc") }
        }.
    }
daily-gained =
    { $you ->
        [yes] Zdobywasz
       *[no] { daily-master } zdobywa
    } o { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } więcej.
button-daily-master = Obejrzyj Mistrza

daily-late = ⏳ Ta gra skończyła się już po zamknięciu dnia, więc nie liczy się w żadnej tabeli.
daily-next = Następne rozdanie: { $when }
daily-card = { $name } · { $points } · { $city }
daily-shared = **{ $player }** · { $card }
daily-table-title = ## 🏰 Rozdanie dnia
span-day = Dzisiaj
span-week = Ten tydzień
span-yesterday = Wczoraj
daily-row-day = { $place } { $name } · **{ daily-points }**
daily-row-week =
    { $place } { $name } · **{ daily-points }** · { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
daily-people =
    { $people ->
        [one] Grała { $people } osoba.
        [few] Grały { $people } osoby.
       *[many] Grało { $people } osób.
    }
daily-nobody = Nikt go jeszcze nie ukończył.
daily-table-how = Twój serwer widzi twoją nazwę, inne tylko wynik. Zmienisz to tu: { COMMAND("profile") }
daily-week-how = Wynik tygodnia to suma punktów z jego dni.
daily-fair-why = O rozdaniu decyduje jedna tajna liczba dnia, ta sama dla wszystkich. Jej odcisk widać dzień wcześniej, więc nikt jej już nie zmieni, a samą liczbę widać godzinę po końcu dnia. **Jednego nie da się sprawdzić:** czy operator bota jej nie podejrzał i nie zna kart.
daily-fair-day = **{ $name }**
daily-fair-later = Tajna liczba tego rozdania będzie jawna o { $when }. Wtedy możesz sprawdzić swoją grę.
error-daily-damaged = Dzisiejsze rozdanie uszkodziło się na moim dysku i nikt już go nie dostanie. Następne zacznie się o { $when }.
error-daily-deleted = Dzisiejsze rozdanie masz już za sobą: było przed usunięciem twoich danych. Następne zacznie się o { $when }.
daily-fair-check = **Sprawdź.** Porównaj odcisk z tym, który było widać dzień wcześniej. Naciśnij **Zapis**, umieść plik obok kodu bota i uruchom tam `{ $command }`.
