panel-waiting = ### Dam ci znać, gdy przyjdzie twoja kolej
panel-waiting-how = Tak było { $made }. Plansza pokazuje, czyj jest ruch.
panel-left-behind = Zaczęła się runda { $round }: naciśnij **Graj** niżej.
