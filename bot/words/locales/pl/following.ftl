panel-waiting = ### Dam ci znać, gdy przyjdzie twoja kolej
panel-folded = W rundzie { $round } grasz jako **{ $characters }**. Dam znać.
panel-folded-choosing = Postać wybierasz później. Dam znać.
panel-folded-ahead = Wybór zawczasu: { $order }. Dam znać.
panel-folded-done =
    { $ending ->
        [yes] Ostatnia tura już za tobą. Wkrótce liczenie punktów.
       *[no] Twoja tura w rundzie { $round } już za tobą. Dam znać w następnej.
    }
panel-folded-missed =
    { $ending ->
        [yes] Tracisz ostatnią turę. Wkrótce liczenie punktów.
       *[no] Tracisz turę w rundzie { $round }. W następnej dam znać.
    }
panel-wait =
    ⏳ Czekamy na gracza { $name } · pytanie padło { $since }{ $until ->
        [none] { "" }
       *[other] { " " }· czas kończy się { $until }
    }
