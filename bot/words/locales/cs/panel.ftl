panel-round = -# { $round }. kolo
panel-status =
    -# { $round }. kolo · { $characters ->
        [none] { "" }
       *[other] 🎭 **{ $characters }** ·{ " " }
    }💰 **{ $gold }** · 🃏 **{ $cards }**{ $crown ->
        [yes] { " " }· 👑
       *[no] { "" }
    }{ $until ->
        [none] { "" }
       *[other] { " " }· ⏳ { $until }
    }
panel-until = -# ⏳ { board-until }
panel-question = ### { $text }
panel-note = 💬 { $text }
panel-line = -# { $text }
panel-cities = 🏘️ { $cities }
panel-calls = -# Kde ti dám vědět: { COMMAND("notify") }
button-more = Víc
button-less = Zpět
button-uniques = Fialové budovy
# A unique district in somebody’s city, and its effect.
unique-of = { $name }: { $card }. { $effect }
uniques-none = Žádné město nemá fialovou budovu.
panel-events = **Co se stalo**
panel-left-out =
    -# … { $count ->
        [one] { $count } starší řádek je
        [few] { $count } starší řádky jsou
       *[other] { $count } starších řádků je
    } v přehledu pod tlačítkem **Průběh**
panel-city = **Tvoje město** ({ $size }/{ $target })
panel-city-empty =
    Tvoje město je zatím louka. Hru ukončí { $target ->
        [one] { $target } budova
        [few] { $target } budovy
       *[other] { $target } budov
    }.
panel-hand = **Karty v ruce**
panel-hand-empty = V ruce nic nemáš.
panel-beneath = Pod tvým Muzeem: { $cards }
panel-picked = Zatím vybráno ({ $count }): { $things }
panel-page = Strana { $page }/{ $pages }
panel-option = -# **{ $label }**: { $text }
hand-card = { $card }
hand-hindered = { $card } · *{ $reason }*
hand-armed = { $card } · **nachystáno**
hand-several = { $card } ×{ $count }
hand-effect = -# { $text }
hand-all = -# { $text }
hindrance-too-expensive =
    { $missing ->
        [0] na to nemáš
        [one] chybí { $missing } mince
        [few] chybí { $missing } mince
       *[other] chybí { $missing } mincí
    }
hindrance-gather-first = nejdřív dober zdroje
hindrance-gather-first-all = Než budeš stavět, dober zdroje.
hindrance-limit = limit vyčerpán
hindrance-limit-all = V tomto tahu už stavět nemůžeš.
hindrance-identical = už ve městě je
hindrance-card-forbids = nedá se postavit
hindrance-character-never-builds = tvoje postava nesmí stavět
hindrance-character-never-builds-all = Tvoje postava nesmí stavět.
hindrance-action-card = { "" }
hindrance-not-your-turn = { "" }
hindrance-not-your-turn-all = { "" }
panel-where = Hraješ v kanálu { $channel } a s tebou { $others }
panel-board-lost = ⚠️ Přehled nemůžu ukázat tam, kde byl. { COMMAND("board") } ho ukáže tam, kde smím psát.
panel-moved = Tvůj panel je teď otevřený jinde. Chceš hrát dál tady? Stiskni tlačítko.
panel-here = Hrát dál tady
