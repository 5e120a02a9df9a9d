describe-games = Hry, které tu běží, a ty, které hraješ; nejdřív ty, kde jsi na tahu
    .mine = Jen hry, které hraješ
listed-title = ## Rozehrané hry
listed-turn = 🔔 **Jsi na tahu** ·
listed-running =
    { $mine ->
        [turn] { listed-turn }
        [yes] 👤 **Hraješ** ·
        [away] 🤖 **Hraje za tebe počítač**, dokud nestiskneš **Jsem zpět** ·
       *[no] 👁️
    } [{ $round }. kolo]({ $where }){ $asked ->
        [none] { "" }
       *[other] { " " }· na tahu je { $asked }
    }
    { $players }
listed-lobby =
    { $mine ->
        [yes] 👤 **Sedíš tu** ·
       *[no] 🟢
    } [Otevřená herna]({ $where }) · { lobby-seats }{ $at ->
        [none] { "" }
       *[other] { " " }· začátek { $at }
    }
    { $players }
listed-daily = { $mine ->
    [turn] { listed-turn }{ " " }
   *[other] { "" }
}🏰 **{ $name }** · { $round }. kolo
    { $players }
listed-solo = { $mine ->
    [turn] { listed-turn }{ " " }
   *[other] { "" }
}🤖 **{ $replay ->
    [yes] Pokračování dohrané hry
   *[no] Proti počítačům
}** · { $round }. kolo
    { $players }
listed-none = Teď se tu nic nehraje. { COMMAND("new") } založí hru.
listed-back = Zpět
listed-on = Další
listed-own = Jen moje
listed-all = Všechny zdejší hry
