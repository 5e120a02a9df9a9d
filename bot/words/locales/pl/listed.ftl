describe-games = Gry, które tu trwają, i te, w których grasz; najpierw te, w których twój ruch
    .mine = Tylko gry, w których grasz
listed-title = ## Trwające gry
listed-turn = 🔔 **Twój ruch** ·
listed-running =
    { $mine ->
        [turn] { listed-turn }
        [yes] 👤 **Grasz** ·
        [away] 🤖 **Komputer gra za ciebie**, dopóki nie naciśniesz **Wracam do gry** ·
       *[no] 👁️
    } [Runda { $round }]({ $where }){ $asked ->
        [none] { "" }
       *[other] { " " }· kolej gracza { $asked }
    }
    { $players }
listed-lobby =
    { $mine ->
        [yes] 👤 **Masz tu miejsce** ·
       *[no] 🟢
    } [Otwarta poczekalnia]({ $where }) · { lobby-seats }{ $at ->
        [none] { "" }
       *[other] { " " }· początek { $at }
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
    [yes] Dalszy ciąg powtórki
   *[no] Przeciw komputerom
}** · runda { $round }
    { $players }
listed-none = Nie ma tu żadnej gry. { COMMAND("new") } zakłada nową.
listed-back = Wróć
listed-on = Dalej
listed-own = Tylko moje
listed-all = Wszystkie gry tutaj
