board-until = Czas kończy się { $until }
board-left-alone = Zegar stoi: oprócz komputerów gra tylko { $name }.
until-free = { $until } (zegar ruszy dopiero przy następnym wyborze)
until-reserve = { $until } (razem z zapasem)
until-quiet = { $until } (razem z cichymi godzinami)
until-both = { $until } (razem z zapasem i cichymi godzinami)
event-time-ran-out =
    { $you ->
        [seat] ⏰ Twój czas minął: gra za ciebie komputer.
       *[other] ⏰ Graczowi { $seat } skończył się czas: gra komputer.
    }

## Ktoś jest nieobecny

board-away =
    Za { $count ->
        [one] gracza
        [few] graczy
       *[many] graczy
    } { $names } gra komputer do naciśnięcia **Wracam do gry**.
board-resigned =
    🏳️ { $names } { $count ->
        [one] poddaje
        [few] poddają
       *[many] poddają
    } się: dalej gra komputer.
board-replaceable = 💤 { $name } długo każe na siebie czekać. Zagłosuj, by grał komputer.
board-holiday = 🏖️ { $name } wraca { $until }: do tego dnia zegar stoi.
board-holiday-wait = -# Kto nie chce czekać, może poprosić, by za gracza { $name } grał do tego czasu komputer.
button-im-back = Wracam do gry
button-replace = Zastąp gracza { $name } · { $votes } z { $needed }
panel-away = ### 🤖 Komputer gra za ciebie, dopóki nie naciśniesz **Wracam do gry**
    -# Jeśli rozegra ponad połowę twoich tur, zajmiesz ostatnie miejsce.
back-again = Znowu grasz samodzielnie.
back-why = Skończył ci się czas.
back-mostly = ⚠️ Tury rozegrane za ciebie przez komputer: { $computer } z { $count }. Jeśli na koniec gry dalej będzie to ponad połowa, zajmiesz ostatnie miejsce.
hurry = { $reserve ->
    [none] ⚠️ Twój zapas na tę grę się skończył. Na każdą odpowiedź masz teraz: { $time }.
   *[other] ⚠️ Z zapasu na tę grę zostało: { $reserve }. Potem masz na każdą odpowiedź: { $time }.
}
back-played =
    { $count ->
        [1] W rundzie { $first } komputer grał za ciebie
       *[other] W rundach od { $first } do { $last } komputer grał za ciebie
    }: { $did }.
back-built =
    { $districts ->
        [none] nic nie zbudował
       *[other] zbudował { NAME($districts, case: "acc") }
    }
back-lost = Tracisz { NAME($losses, case: "acc") }.
back-lost-gold =
    { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }
back-lost-crown = koronę
back-chose = wybrał { NAME($characters, case: "acc") }
back-gold =
    { $gold ->
        [one] wziął { $gold } monetę
        [few] wziął { $gold } monety
       *[many] wziął { $gold } monet
    }
back-cards =
    { $count ->
        [one] zatrzymał { $count } kartę
        [few] zatrzymał { $count } karty
       *[many] zatrzymał { $count } kart
    }
back-nothing = Komputer nie odpowiedział za ciebie na żadne pytanie.
back-not-away = I tak grasz tu samodzielnie.
back-holiday = Twoja nieobecność się skończyła: zegary w powolnych grach znowu idą.
replace-voted = Głos oddany: { $votes } z { $needed }.
replace-done = Komputer zastępuje gracza { $name } do jego powrotu.
menu-pause = Zaproponuj pauzę dla wszystkich…
button-agree-pause = Zgoda na pauzę
button-end-pause = Zakończ pauzę
board-paused = ⏸️ Pauza: nikomu nie ucieka czas. Zegary ruszą { $until }, ale grać można już teraz.
board-pause-wanted =
    ⏸️ Propozycja pauzy ({ $time }): { $names }. Zacznie się, gdy { $count ->
        [one] zgodzi
        [few] zgodzą
       *[many] zgodzą
    } się też { $missing }.
pause-begun =
    ⏸️ Pauza trwa. Zegary ruszą najpóźniej { $until }.{ $early ->
        [yes] { " " }Kto jest teraz nieobecny, może ją zakończyć po powrocie.
       *[no] { "" }
    }
pause-proposed = ⏸️ Pytam pozostałych na planszy albo w wiadomości prywatnej. Gdy zgodzą się wszyscy obecni, plansza i twój panel pokażą, że trwa pauza.
pause-agreed =
    ⏸️ Zgadzasz się na pauzę. Zacznie się, gdy { $count ->
        [one] zgodzi
        [few] zgodzą
       *[many] zgodzą
    } się jeszcze { $missing }.
pause-ended = Pauza skończona: zegary znowu idą.
pause-lapsed = ⏸️ Propozycja pauzy wygasła.
error-no-pause = Teraz nie można zrobić pauzy. Powolna gra ma jedną pauzę, gra na żywo jedną na rundę, a turniejowa na żywo żadnej.
error-other-pause = Ktoś zaproponował tymczasem pauzę innej długości. Możesz się na nią zgodzić na planszy.
error-end-pause = Ta pauza trwa także za twoją zgodą. Zakończyć może ją tylko ktoś, kogo wtedy nie było.
error-replace-away = Gra za ciebie komputer. Najpierw naciśnij **Wracam do gry**.
error-replace-self = Teraz jest twój ruch: naciśnij **Graj**.
error-not-replaceable = Nikt nie każe na siebie czekać aż tak długo.
end-left =
    -# 🏳️ Za { $count ->
        [one] gracza
        [few] graczy
       *[many] graczy
    } { $names } dokończył grę komputer, więc wyżej są wszyscy, którzy grali do końca.
end-left-own = -# 🏳️ Za ciebie dokończył grę komputer, więc przed tobą są wszyscy, którzy grali do końca.
end-computers = -# 🤖 Zostały same komputery, więc dokończyły grę w mgnieniu oka.
error-open-seats = Możesz tu zająć miejsce komputera ze wszystkim, co ma. Gra nie liczy się do twojego rankingu i nie trafi do twojej historii.
error-kept-seat = Przy twoim stole turniejowym gra zaczęła się bez ciebie i na twoim miejscu gra komputer. Możesz je przejąć ze wszystkim, co ma: miejsce w tej grze liczy się do turnieju, ale nie do twojego rankingu.
button-take-seat = Zajmij miejsce gracza { $name }
error-seat-taken = To miejsce jest już zajęte. Przycisk **Graj** na planszy pokaże, czy jest inne.
error-no-open-seat = Tutaj nie można zająć miejsca komputera. Możesz oglądać planszę albo dołączyć do następnej gry.
error-late-seat = W grze rankingowej miejsce komputera można zająć tylko do wyboru pierwszej postaci, a tutaj już ją wybrano. Możesz oglądać planszę albo dołączyć do następnej gry.
board-taken = 🪑 { $name } zajmuje miejsce komputera { $computer }.
switch-open = { $state ->
    [on] Zabroń dołączania w trakcie gry
   *[off] Pozwól dołączać w trakcie gry
}
open-option = { $state ->
    [on] **Dołączanie w trakcie gry**: każdy może zająć miejsce komputera (w grze rankingowej tylko do wyboru pierwszej postaci).
   *[off] **Dołączanie w trakcie gry**: wyłączone, więc nikt nie zajmie miejsca komputera.
}
