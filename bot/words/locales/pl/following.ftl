panel-waiting = ### { $place ->
    [direct] Gdy przyjdzie twoja kolej, wyślę ci wiadomość prywatną
   *[channel] Dam ci znać, gdy przyjdzie twoja kolej
}
panel-folded = W rundzie { $round } grasz jako **{ $characters }**.{ $ping }
panel-folded-turn =
    Twoja tura trwa. Teraz { $name } { $card ->
        [none] odpowiada
       *[other] decyduje o dzielnicy ({ $card })
    }.{ $ping }
panel-folded-bewitched = Jeśli ktoś ma tę postać, zagrasz dalej jako **{ $character }**.{ $ping }
panel-folded-choosing =
    Postać wybierasz { $count ->
        [1] po graczu { $names }
        [2] po graczach { $names }
       *[other] później
    }.{ $ping }
panel-folded-ahead =
    Wybór zawczasu: { $characters }. Jeśli { $count ->
        [1] ta postać będzie już zajęta
       *[other] wszystkie będą już zajęte
    }, { $place ->
        [nowhere] zapytam
        [direct] napiszę i zapytam
       *[channel] dam znać i zapytam
    }.
panel-folded-done =
    { $ending ->
        [yes] Ostatnia tura już za tobą. Wkrótce liczenie punktów.
       *[no] Twoja tura już za tobą. Potem wybór postaci na rundę { $next }.{ $ping }
    }
panel-folded-missed =
    { $ending ->
        [yes] Tracisz ostatnią turę. Wkrótce liczenie punktów.
       *[no] Tracisz turę. Potem wybór postaci na rundę { $next }.{ $ping }
    }
panel-folded-ping =
    { $place ->
        [direct] Napiszę do ciebie.
        [either] Dam znać tutaj albo w wiadomości prywatnej.
       *[channel] Dam znać.
    }
panel-wait =
    ⏳ Czekamy na gracza { $name } · pytanie padło { $since }{ $until ->
        [none] { "" }
       *[other] { " " }· czas kończy się { $until }
    }
