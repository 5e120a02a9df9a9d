panel-until = -# ⏳ { board-until }
panel-last-call = ⏰ **Gra czeka na ciebie.** { board-until }. Potem odpowie za ciebie komputer.
panel-paused = -# ⏸️ { spoken-paused }
panel-question = ### { $text }
panel-note = 💬 { $text }
panel-line = -# { $text }
panel-cities =
    { $ended ->
        [yes] Po twojej turze:
       *[no] Po twoim ruchu:
    } { $cities }
panel-drawn = -# Nowe karty na ręce: { $cards }
panel-built = { $seat } buduje { $mark } { NAME($card, case: "acc") }
panel-cities-more = +{ $count }
panel-lost = **{ $title }.** { $note }
button-more = Więcej
button-less = Wróć
button-uniques = Dzielnice unikatowe
uniques-none = Żadne miasto nie ma dzielnicy unikatowej.
panel-hand-empty = Nie masz kart na ręce.
panel-beneath = Pod twoim Muzeum: { $cards }
panel-picked = Na razie wybrano ({ $count }): { $things }
panel-page = Strona { $page } z { $pages }
panel-option = -# **{ $label }**: { $text }
hand-several = { $card } ×{ $count }
hindrance-too-expensive = na razie masz za mało monet
hindrance-limit = limit budowy wyczerpany
hindrance-card-forbids = nie można zbudować
hindrance-character-never-builds = twoja postać nie buduje
panel-where = Grasz na { $channel }, a z tobą { $others }{ $board ->
    [none] { "" }
   *[other] { " " }· [{ button-board }]({ $board })
}
panel-board-lost = ⚠️ Nie mogę pokazać planszy tam, gdzie była. { COMMAND("board") } pokaże ją tam, gdzie wolno mi pisać.
panel-moved = Ta gra jest teraz otwarta w innej wiadomości. Aby grać dalej tutaj, naciśnij przycisk.
panel-here = Graj dalej tutaj
