panel-waiting = ### { $place ->
    [direct] Až budeš na tahu, pošlu ti soukromou zprávu
   *[channel] Ozvu se, až budeš na tahu
}
panel-folded = V kole { $round } hraješ jako **{ $characters }**.{ $ping }
panel-folded-turn =
    Pořád jsi na tahu. Nejdřív { $name } { $card ->
        [none] musí odpovědět
       *[other] rozhoduje o budově ({ $card })
    }.{ $ping }
panel-folded-bewitched = Pokud tu postavu někdo má, budeš hrát dál jako **{ $character }**.{ $ping }
panel-folded-choosing =
    Postavu si vybereš { $count ->
        [1] po hráči { $names }
        [2] po hráčích { $names }
       *[other] později
    }.{ $ping }
panel-folded-ahead =
    Výběr předem: { $characters }. Když { $count ->
        [1] už nezbude
       *[other] žádná nezbude
    }, { $place ->
        [nowhere] zeptám se tě
        [direct] napíšu ti a zeptám se
       *[channel] ozvu se a zeptám se
    }.
panel-folded-done =
    { $ending ->
        [yes] Poslední tah máš za sebou. Brzy se sečtou body.
       *[no] Tah máš za sebou. Dál si vybereš postavu pro { $next }. kolo.{ $ping }
    }
panel-folded-missed =
    { $ending ->
        [yes] Přicházíš o poslední tah. Brzy se sečtou body.
       *[no] Přicházíš o tah. Dál si vybereš postavu pro { $next }. kolo.{ $ping }
    }
panel-folded-ping =
    { $place ->
        [direct] Napíšu ti.
        [either] Ozvu se tady, nebo soukromou zprávou.
       *[channel] Ozvu se.
    }
panel-wait =
    ⏳ Čeká se na hráče { $name } · otázka: { $since }{ $until ->
        [none] { "" }
       *[other] { " " }· čas vyprší { $until }
    }
