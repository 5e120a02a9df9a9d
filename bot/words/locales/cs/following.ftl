panel-waiting = ### Ozvu se, až budeš na tahu
panel-folded = V kole { $round } hraješ jako **{ $characters }**.
panel-folded-choosing = Postavu vybíráš později.
panel-folded-ahead = Výběr předem: { $order }.
panel-folded-done =
    { $ending ->
        [yes] Poslední tah máš za sebou. Brzy se sečtou body.
       *[no] Tah v kole { $round } máš za sebou.
    }
panel-folded-missed =
    { $ending ->
        [yes] Přicházíš o poslední tah. Brzy se sečtou body.
       *[no] V kole { $round } přicházíš o tah.
    }
panel-folded-ping = Ozvu se.
panel-wait =
    ⏳ Čeká se na hráče { $name } · otázka: { $since }{ $until ->
        [none] { "" }
       *[other] { " " }· čas vyprší { $until }
    }
