panel-waiting = ### { $place ->
    [direct] Gdy przyjdzie twoja kolej, wyślę ci wiadomość prywatną
   *[channel] Dam ci znać, gdy przyjdzie twoja kolej
}
panel-folded = W rundzie { $round } grasz jako **{ $characters }**.{ $ping }
panel-folded-bewitched = Jeśli ktoś ma tę postać, zagrasz dalej jako **{ $character }**.{ $ping }
panel-folded-choosing =
    Postać wybierasz { $count ->
        [0] później
        [one] po graczu { $names }
       *[other] po graczach { $names }
    }.{ $ping }
panel-folded-ahead = Wybór zawczasu: { $order }.{ $ping }
panel-folded-done =
    { $ending ->
        [yes] Ostatnia tura już za tobą. Wkrótce liczenie punktów.
       *[no] Twoja tura w rundzie { $round } już za tobą.{ $ping }
    }
panel-folded-missed =
    { $ending ->
        [yes] Tracisz ostatnią turę. Wkrótce liczenie punktów.
       *[no] Tracisz turę w rundzie { $round }.{ $ping }
    }
panel-folded-ping =
    { $place ->
        [direct] Gdy przyjdzie twoja kolej, napiszę do ciebie.
        [either] Gdy przyjdzie twoja kolej, dam znać tutaj albo w wiadomości prywatnej.
       *[channel] Dam znać, gdy przyjdzie twoja kolej.
    }
panel-wait =
    ⏳ Czekamy na gracza { $name } · pytanie padło { $since }{ $until ->
        [none] { "" }
       *[other] { " " }· czas kończy się { $until }
    }
