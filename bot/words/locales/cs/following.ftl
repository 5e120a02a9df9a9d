panel-waiting = ### Ozvu se, až budeš na tahu
panel-folded = V kole { $round } hraješ jako **{ $characters }**. Ozvu se.
panel-folded-bewitched = Pokud tu postavu někdo má, budeš hrát dál jako **{ $character }**. Ozvu se.
panel-folded-choosing = Postavu vybíráš později. Ozvu se.
panel-folded-ahead = Výběr předem: { $order }. Ozvu se.
panel-folded-done =
    { $ending ->
        [yes] Poslední tah máš za sebou. Brzy se sečtou body.
       *[no] Tah v kole { $round } máš za sebou. Zase se ozvu.
    }
panel-folded-missed =
    { $ending ->
        [yes] Přicházíš o poslední tah. Brzy se sečtou body.
       *[no] V kole { $round } přicházíš o tah. V příštím se ozvu.
    }
panel-wait =
    ⏳ Čeká se na hráče { $name } · otázka: { $since }{ $until ->
        [none] { "" }
       *[other] { " " }· čas vyprší { $until }
    }
