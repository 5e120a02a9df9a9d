panel-until = -# ⏳ { board-until }
panel-last-call = ⏰ **Hra čeká na tebe.** { board-until }. Pak za tebe odpoví počítač.
panel-paused = -# ⏸️ { spoken-paused }
panel-question = ### { $text }
panel-note = 💬 { $text }
panel-line = -# { $text }
panel-cities =
    { $ended ->
        [yes] Od konce tvého tahu:
       *[no] Od tvého tahu:
    } { $cities }
panel-drawn = -# Nové karty v ruce: { $cards }
panel-built = { $seat } staví { $mark } { NAME($card, case: "acc") }
panel-cities-more = +{ $count }
panel-lost = **{ $title }.** { $note }
button-more = Víc
button-less = Zpět
button-uniques = Fialové budovy
uniques-none = Žádné město nemá fialovou budovu.
panel-hand-empty = V ruce nic nemáš.
panel-beneath = Pod tvým Muzeem: { $cards }
panel-picked = Zatím vybráno ({ $count }): { $things }
panel-page = Strana { $page }/{ $pages }
panel-option = -# **{ $label }**: { $text }
hand-several = { $card } ×{ $count }
hindrance-too-expensive = zatím máš málo mincí
hindrance-limit = limit budov vyčerpán
hindrance-card-forbids = nedá se postavit
hindrance-character-never-builds = tvoje postava nesmí stavět
panel-where = Hraješ v kanálu { $channel } a s tebou { $others }{ $board ->
    [none] { "" }
   *[other] { " " }· [{ button-board }]({ $board })
}
panel-board-lost = ⚠️ Přehled nemůžu ukázat tam, kde byl. { COMMAND("board") } ho ukáže tam, kde smím psát.
panel-moved = Tahle hra je teď otevřená v jiné zprávě. Chceš hrát dál tady? Stiskni tlačítko.
panel-here = Hrát dál tady
