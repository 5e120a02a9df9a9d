panel-round = -# Runda { $round }
panel-status = -# Runda { $round } · { $characters ->
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
panel-calls = -# Unde te anunț: { COMMAND("notify") }
button-more = Mai mult
button-less = Înapoi
button-uniques = Cartiere speciale
# A unique district in somebody’s city, and its effect.
unique-of = { $name }: { $card }. { $effect }
uniques-none = Niciun oraș nu are un cartier special.
panel-events = **Ce s-a întâmplat**
panel-left-out = { $count ->
    [one] -# … un rând mai vechi e în **Jurnal**, pe tablă
    [few] -# … { $count } rânduri mai vechi sunt în **Jurnal**, pe tablă
   *[other] -# … { $count } de rânduri mai vechi sunt în **Jurnal**, pe tablă
}
panel-city = **Orașul tău** ({ $size } din { $target })
panel-city-empty = { $target ->
    [one] Deocamdată crește doar iarbă. Un oraș de un cartier încheie jocul.
    [few] Deocamdată crește doar iarbă. Un oraș de { $target } cartiere încheie jocul.
   *[other] Deocamdată crește doar iarbă. Un oraș de { $target } de cartiere încheie jocul.
}
panel-hand = **Mâna ta**
panel-hand-empty = Mâna ta e goală.
panel-beneath = Sub Muzeul tău: { $cards }
panel-picked = Alese până acum ({ $count }): { $things }
panel-page = Pagina { $page } din { $pages }

panel-option = -# **{ $label }**: { $text }

hand-card = { $card }
hand-hindered = { $card } · *{ $reason }*
hand-armed = { $card } · **gata de joc**
hand-several = { $card } ×{ $count }
hand-effect = -# { $text }
hand-all = -# { $text }
hindrance-too-expensive = { $missing ->
    [0] nu o poți plăti
    [one] mai trebuie o monedă
    [few] mai trebuie { $missing } monede
   *[other] mai trebuie { $missing } de monede
}
hindrance-gather-first = mai întâi adună resurse
hindrance-gather-first-all = Ia monede sau cărți înainte de a construi.
hindrance-limit = limită atinsă
hindrance-limit-all = Tura asta nu mai poți construi.
hindrance-identical = e deja în oraș
hindrance-card-forbids = nu se poate construi
hindrance-character-never-builds = personajul tău nu poate construi
hindrance-character-never-builds-all = Personajul tău nu poate construi.
hindrance-action-card = { "" }
hindrance-not-your-turn = { "" }
hindrance-not-your-turn-all = { "" }

panel-where = Se joacă în { $channel }, cu { $others }
panel-board-lost = ⚠️ Nu pot arăta tabla acolo unde era. { COMMAND("board") } o arată unde am voie să scriu.

panel-moved = Panoul tău e deschis acum în altă parte. Ca să continui aici, apasă butonul.
panel-here = Continuă aici

