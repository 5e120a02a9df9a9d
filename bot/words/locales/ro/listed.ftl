describe-games = Jocurile în curs de aici și cele în care joci, întâi cele la care e rândul tău
    .mine = Doar jocurile în care joci
listed-title = ## Jocuri în curs
listed-turn = 🔔 **E rândul tău** ·
listed-running = { $mine ->
    [turn] { listed-turn }
    [yes] 👤 **Joci** ·
    [away] 🤖 **Joacă un calculator în locul tău** până apeși **Am revenit** ·
   *[no] 👁️
} [Runda { $round }]({ $where }){ $asked ->
    [none] { "" }
   *[other] { " " }· e rândul lui { $asked }
}
    { $players }
listed-lobby = { $mine ->
    [yes] 👤 **Ești la masă** ·
   *[no] 🟢
} [Sală deschisă]({ $where }) · { lobby-seats }{ $at ->
    [none] { "" }
   *[other] { " " }· începe { $at }
}
    { $players }
listed-daily = { $mine ->
    [turn] { listed-turn }{ " " }
   *[other] { "" }
}🏰 **{ $name }** · runda { $round }
    { $players }
listed-solo = { $mine ->
    [turn] { listed-turn }{ " " }
   *[other] { "" }
}🤖 **{ $replay ->
    [yes] Continuarea unei reluări
   *[no] Împotriva calculatoarelor
}** · runda { $round }
    { $players }
listed-none = Momentan nu e niciun joc aici. { COMMAND("new") } deschide un joc.
listed-back = Înapoi
listed-on = Mai departe
listed-own = Doar ale mele
listed-all = Toate de aici
