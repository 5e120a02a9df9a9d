describe-history = Twoje zakończone gry z wynikami; każdą możesz odtworzyć
describe-replay = Odtwórz zakończoną grę pytanie po pytaniu; widzisz to tylko ty
    .game = Która gra: wybierz jedną ze swoich albo wpisz identyfikator innej
button-replay = Powtórka
button-record = Zapis
button-film = Film
film-title = ## Film z gry
film-not-now = Nie da się teraz zrobić filmu. Spróbuj ponownie za minutę.
button-final = Plansza końcowa

## Krok zakończonej gry

replay-title = ## Runda { $round } z { $rounds }
replay-deal = 🎴 **Karty rozdane.**
replay-asked =
    ❓ { $seat }{ $character ->
        [none] { "" }
       *[other] , { $character }
    }: { $text }
replay-picked = ✅ **{ $answer }**
replay-chose =
    { $seat }{ $character ->
        [none] { "" }
       *[other] { " " }({ $character })
    } wybiera: **{ $answer }**.
replay-others = -# Możliwe było też: { $answers }
replay-other-answers =
    -# { $count ->
        [one] Możliwa była jedna inna odpowiedź.
        [few] Możliwe były { $count } inne odpowiedzi.
       *[many] Możliwych było { $count } innych odpowiedzi.
    }
replay-followed = **Co było dalej**
replay-nothing = Na razie nic.
replay-secret = 🔒 Tylko { $seat } widzi: „{ $text }”
replay-hand = ✋ { $cards }
button-replay-first = ⏮️
button-replay-back = ◀️
button-replay-last = ⏭️
button-next-step = ▶️ Krok
button-round-before = ⏪
button-round-after = ⏩ Runda
menu-rounds = Do rundy
replay-round = Runda { $number }
replay-other-rules = Od czasu tej gry zmieniły się zasady, więc nie mogę jej odtworzyć. Wszystko jest nadal w jej zapisie.

## Lista

history-title = ## Twoje zakończone gry
history-none = Nie masz jeszcze ukończonej gry. { COMMAND("new") } zakłada nową.
history-game =
    { $when } · { $resigned ->
        [yes] 🏳️{ " " }
       *[no] { "" }
    }{ $place ->
        [1] 🏆 **wygrana**
       *[other] **{ $place }.** miejsce na { $seats }
    }, **{ $points }** { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }{ $rated ->
        [yes] { "" }
       *[no] { " " }· poza rankingiem
    }{ $server ->
        [none] { "" }
       *[other] { " " }· { $server }
    }
history-player = { $place }. { $name } { $points }
history-left = -# Na tej liście 🏳️ znaczy: za tego gracza dokończył komputer, więc liczy się ostatnie miejsce.
button-newer = ◀️ Nowsze
button-older = Starsze ▶️
history-choice =
    { $date }: { $people }{ $computers ->
        [0] { "" }
       *[other]
            { " " }+ { $computers ->
                [one] { $computers } komputer
                [few] { $computers } komputery
               *[many] { $computers } komputerów
            }
    }{ $winners ->
        [none] , wszyscy opuścili grę
       *[other] , wygrywa { $winners }
    }
history-left-name = 🏳️ { $name }

## Zapis

record-title = ### Zapis tej gry
record-check = W pliku są ustawienia, tajna liczba, wszystkie kliknięcia i każdy wybór, bez nazw graczy. Umieść go obok kodu bota i uruchom tam `{ $command }`: polecenie rozda karty i odtworzy całą grę.
record-fingerprint = Jeśli przed grą bot pokazał ten sam odcisk, nikt nie zmienił rozdania:

## Czego nie da się pokazać

error-no-replay = Przebiegu tej gry już nie ma albo nie da się go odczytać.
