panel-waiting = ### Dam ci znać, gdy przyjdzie twoja kolej
panel-folded = W rundzie { $round } grasz jako **{ $characters }**. Dam znać.
panel-folded-choosing = Postać wybierasz później. Dam znać.
panel-wait =
    ⏳ Stół czeka na gracza { $name }: pytanie padło { $since }.{ $until ->
        [none] { "" }
       *[other] { " " }Czas kończy się { $until }.
    }
panel-left-behind = Zaczęła się runda { $round }: naciśnij **Graj** niżej.
