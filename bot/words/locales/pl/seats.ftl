button-ready = Gotowość
button-seats = Miejsca
button-shuffle = Przetasuj miejsca
lobby-not-ready =
    ⌛ Czekamy jeszcze na: { $names ->
        [none]
            { $count ->
                [one] **{ $count } osobę**
                [few] **{ $count } osoby**
               *[many] **{ $count } osób**
            }
       *[other] { $names }
    }{ $last ->
        [yes] { " " }(z poprzedniej gry)
       *[no] { "" }
    }. { $host } może { $add ->
        [yes] dodać komputer i zacząć
       *[no] zacząć
    } bez { $last ->
        [yes] { $count ->
            [one] tej osoby
            [few] nich
           *[many] nich
        }
       *[no] czekania
    }.
lobby-asked-again =
    🔁 { $changes ->
        [none] Coś się zmieniło.
       *[other] Zmieniono: { $changes }.
    } Jeśli ci to pasuje, naciśnij **{ button-ready }**.
seats-title = ## Miejsca
seats-option = { $seat }. { $name }
menu-seats-swap = Zamień dwa miejsca
menu-seats-host = Przekaż rolę gospodarza
menu-seats-out = Zwolnij miejsce
error-not-sitting = Nie masz (już) miejsca w tej poczekalni. Chcesz zagrać? Naciśnij **Dołącz**.
lobby-expired-minutes =
    ✖️ Poczekalnię zamknięto, bo nikt nic nie kliknął przez { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }. { COMMAND("new") } otwiera nową.
lobby-expired-days =
    ✖️ Poczekalnię zamknięto, bo nikt nic nie kliknął przez { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }. { COMMAND("new") } otwiera nową.
