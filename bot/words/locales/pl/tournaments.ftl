describe-tournament = Zobacz trwający lub ostatni turniej albo załóż nowy tutaj
tournament-title = ## 🏆 { $name }
tournament-name = { $kind ->
    [league] Liga
   *[live] Turniej
}: { $state ->
    [sign-up] zapisy
    [round] runda { $round } z { $rounds }
    [over] wyniki końcowe
   *[cancelled] { $kind ->
        [league] odwołana
       *[live] odwołany
    }
}
tournament-points = Punkty
tournament-about = **{ $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }** przy stołach dla { $size } osób (w razie potrzeby dla 3–5). { $kind ->
        [league] Gry są powolne: { tournament-look-in }
       *[live] Wszystkie stoły grają na żywo, o tej samej porze.
    } Karty: { $cards }.
tournament-look-in = wystarczy zaglądać dwa lub trzy razy dziennie.
tournament-pace = W twoich cichych godzinach zegar stoi, więc { tournament-look-in } Przy jednej wizycie na dobę rezerwa wystarcza na jakieś pięć odpowiedzi.
tournament-league-how = 📆 Następna runda zaczyna się, gdy skończą wszystkie stoły, a najpóźniej po dziesięciu dniach. Niedokończone gry toczą się wtedy dalej. Ostatnia runda trwa do końca ostatniej gry.
tournament-people = **Zapisy ({ $count }):** { $names }
tournament-nobody = jeszcze nikt
tournament-begins = ⏳ Zaczyna się { $when }.
tournament-by-hand = O początku decyduje organizator.
tournament-then = Dam ci znać, gdy twój stół będzie gotowy.
tournament-how = Punkty za miejsca: 24, 16, 8, 0 przy czterech osobach (przy trzech: 24, 12, 0; przy pięciu: 24, 18, 12, 6, 0). Przy remisie każdy dostaje średnią. Kto nie przyjdzie lub zostawi grę komputerowi, ma 0. Przy równych punktach wyżej jest ten, czyi rywale mają ich więcej.
tournament-soon = 🏆 { $names } Turniej zaczyna się o { $when }. Na tym kanale dam znać, gdy stół będzie gotowy.
tournament-lacks = ⏳ { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
} Gra ruszy, gdy tylko zbierze się dość osób; inaczej turniej skończy się { $when }.
tournament-tie = -# Przy równych punktach decydują punkty rywali. Punkty rywali według miejsc: { $met }
tournament-few = ✖️ Zapisało się za mało osób.
tournament-cancelled =
    ✖️ { $who ->
        [none] Turniej odwołano.
       *[other] { $who } odwołuje turniej.
    }
tournament-missing =
    👥 Potrzeba co najmniej { $least } osób. { $count ->
        [one] Brakuje jeszcze jednej.
        [few] Brakuje jeszcze { $count }.
       *[many] Brakuje jeszcze { $count }.
    }
tournament-table = [{ $of ->
    [0] Stół { $number }
   *[other] Runda { $of }, stół { $number }
}]({ $where }): { $names } · { $state ->
        [waiting] ⏳ czeka na graczy
        [playing]
            ▶️ { $round ->
                [0] gra trwa
               *[other] runda { $round } tej gry
            }
       *[over]
            { $best ->
                [none] bez wyniku
               *[other] 🏆 **{ $best }**
            }
    }
tournament-late =
    Z poprzednich rund { $count ->
        [one] jeszcze gra { $count } stół
        [few] jeszcze grają { $count } stoły
       *[many] jeszcze gra { $count } stołów
    }.
tournament-not-in = ⏳ Jeszcze bez punktów: { $several ->
    [yes] stoły
   *[no] stół
} { $numbers }
tournament-next = 📆 Runda { $round } zacznie się, gdy skończą wszystkie stoły, a najpóźniej: { $when }. Niedokończone gry będą się wtedy toczyć dalej.
tournament-last-round = 🏁 To ostatnia runda. Liga kończy się, gdy skończą wszystkie stoły.
tournament-pause = ⏸️ Runda { $round } zacznie się { $when }. Do tego czasu poprawki wyników wpływają jeszcze na skład stołów. Organizator może ją zacząć od razu.
tournament-out = 💤 Bez stołu w następnej rundzie: { $names }. **Dołącz** to zmieni.
tournament-early = ✋ Koniec przed czasem: czekające stoły są zamknięte. Trwające gry można dokończyć, ale tutaj już się nie liczą.
tournament-early-asks = ✋ Jeśli skończysz teraz, czekające stoły zostaną zamknięte. Trwające gry będzie można dokończyć, ale tutaj się nie policzą.
tournament-short =
    ✋ { $who ->
        [none] Koniec po rundzie { $round } z { $rounds }.
       *[other] { $who } kończy turniej w rundzie { $round } z { $rounds }.
    }
tournament-won =
    🏆 { $shared ->
        [no] Wygrywa { $names } z wynikiem { $points } pkt!
       *[other] Wygrywają wspólnie { $names } z wynikiem po { $points } pkt!
    }
tournament-ranked = **{ $place }.** { $name } ({ $points })
tournament-thanks =
    { $more ->
        [0] 👏 Dziękuję za grę: { $names }
       *[other] 👏 Dziękuję za grę: { $names } i jeszcze { $more }
    }
tournament-unplayed = Nie dokończono żadnej gry.
tournament-unbegun = ✖️ Koniec, zanim zaczęła się jakakolwiek gra.
tournament-last = **Ostatni turniej** skończył się { $when }.
tournament-goes-on = ▶️ { $channel }: { $name }
tournament-offer = **Założyć turniej na tym kanale?** Od razu ogłoszę tu zapisy dla wszystkich. Do rozpoczęcia możesz to zmienić:
button-open-tournament = Ogłoś tu zapisy
tournament-row = **{ $place }.** { $name } · **{ $points }**{ $met ->
    [none] { "" }
   *[other] { " " }· rywale mają { $met }
}
tournament-corrected = ✏️ Runda { $round }, stół { $table }: poprawia { $who }
button-standings = Wyniki
button-manage = Organizacja
tournament-seat =
    { $there ->
        [yes] ✅ { $who }
       *[no] ⏳ { $who }
    }
tournament-lobby = **Twój stół:** { $state ->
        [starts] są tu już wszyscy ({ $count }). Gra właśnie się zaczyna.
        [full] są tu już wszyscy ({ $count }). Teraz ktoś musi nacisnąć **Zacznij**, inaczej stół zamknie się { $when }.
        [late] naciśnij **Dołącz**. Gra zacznie się, gdy będą tu wszyscy ({ $count }) albo gdy ktoś naciśnie **Zacznij bez pozostałych**. Inaczej stół zamknie się { $when }.
       *[waits] naciśnij **Dołącz**. Gra zacznie się, gdy będą tu wszyscy ({ $count }). Jeśli kogoś zabraknie, pozostali mogą zacząć bez tej osoby { $when }.
    }
button-without-missing = Zacznij bez pozostałych
tournament-waits = ⏳ Przy twoim stole jeszcze kogoś brakuje. Kto już jest w lobby, może teraz nacisnąć **{ button-without-missing }**. Spóźnieni mają zarezerwowane miejsce przez pierwsze dwie rundy tej gry i co najmniej dziesięć minut.
tournament-kept = ▶️ Przy tym stole gra już trwa. Spóźnienie? Naciśnij **{ button-play }** na planszy: twoje miejsce czeka przez pierwsze dwie rundy tej gry i co najmniej dziesięć minut.
tournament-own = 🏆 { $kind ->
    [league] Liga
   *[live] Turniej
}: **+{ $won } { $won ->
    [one] punkt
    [few] punkty
   *[other] punktów
}**. Razem masz teraz { $points } i miejsce { $place } z { $count }: { $channel }
tournament-others = 🏆 Wszystkie stoły i wyniki: { $channel }
tournament-missed = ⏳ Czeka na ciebie stół: naciśnij **Dołącz**. Od { $when } pozostali mogą zacząć bez ciebie.
tournament-manage = ### { $name }
tournament-settings = Możesz to zmieniać do początku pierwszej rundy. **{ button-begin-round }** od razu rozsadza przy stołach wszystkich zapisanych.
tournament-opened = Zapisy są otwarte i widzą je tu wszyscy. Aby też zagrać, naciśnij tam **Dołącz**.
tournament-as-last = Ustawienia są takie jak ostatnio.
tournament-size =
    { $count ->
        [one] { $count } osoba przy stole
        [few] { $count } osoby przy stole
       *[many] { $count } osób przy stole
    }
tournament-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
tournament-live = Na żywo: wszyscy grają w tym samym czasie
tournament-league = Liga: powolne gry, nowa runda najpóźniej po 10 dniach
tournament-begins-when = Początek
tournament-in = Początek za { $days ->
    [0] { $hours ->
        [one] godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }
    [7] tydzień
    [one] dzień
    [few] { $days } dni
   *[many] { $days } dni
}
tournament-table-of = Runda { $round }, stół { $table }
tournament-place =
    { $place ->
        [0] Nieobecność lub rezygnacja
       *[other] Miejsce { $place }
    }
menu-correct = Popraw wynik stołu
form-correct = Miejsca przy stole
tournament-corrected-now = Poprawione. Wszyscy to widzą.
button-begin-round = Zacznij rundę
button-begin-sure = Na pewno zacząć teraz?
button-end-tournament = Zakończ turniej
button-end-sure = Na pewno zakończyć?
tournament-joined = Jesteś w turnieju. Gdy zacznie się runda, dam ci znać, przy którym stole grasz.
tournament-left = Nie bierzesz już udziału w następnych rundach. Zaczęta gra toczy się dalej. Przycisk „Dołącz” to zmieni.
tournament-signed-off = Twój zapis jest wycofany. Do początku turnieju przycisk „Dołącz” zapisze cię znowu.
error-tournament-unknown = Tego turnieju już nie ma.
error-tournament-begun = Turniej poszedł tymczasem dalej, więc to już niemożliwe.
error-tournament-last = Trwa ostatnia runda: nowych stołów już nie będzie. Twoje punkty zostają.
error-tournament-full = Wszystkie miejsca są zajęte ({ $count }).
error-tournament-over = Ten turniej się skończył.
error-tournament-few = Potrzebne są zapisy co najmniej { $count } osób.
error-tournament-table = Miejsca przy tym stole są dla osób przydzielonych w turnieju.
error-tournament-waits = Czekamy na pozostałych. Od kiedy można zacząć bez nich, mówi poczekalnia.
error-tournament-organiser = To może zrobić tylko { $who } lub administracja serwera.
error-tournament-managers = To może zrobić tylko administracja serwera.
error-tournament-may =
    Na tym serwerze turnieje zakładają osoby z { $who ->
        [managers] uprawnieniem „Zarządzanie serwerem”
       *[events] uprawnieniem „Zarządzanie wydarzeniami” lub „Zarządzanie serwerem”
    }.
server-now-tournaments = **Turnieje.** Kto może je zakładać?
menu-tournaments = Turnieje zakładają
choice-tournaments =
    { $value ->
        [managers] Osoby zarządzające serwerem
        [events] Osoby zarządzające wydarzeniami
       *[everybody] Wszyscy
    }
