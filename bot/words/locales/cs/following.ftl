panel-waiting = ### Ozvu se, až budeš na tahu
panel-folded = Postava v kole { $round }: **{ $characters }**. Ozvu se.
panel-folded-choosing = Postavu vybíráš později. Ozvu se.
panel-left-behind = Začíná { $round }. kolo: stiskni níže **Hrát**.
