panel-until = -# ⏳ { board-until }
panel-last-call = ⏰ **Jocul te așteaptă.** { board-until }. Apoi răspunde un calculator în locul tău.
panel-paused = -# ⏸️ { spoken-paused }
panel-question = ### { $text }
panel-note = 💬 { $text }
panel-line = -# { $text }
panel-cities =
    { $ended ->
        [yes] După tura ta:
       *[no] De la mutarea ta:
    } { $cities }
panel-drawn = -# Cărți noi în mână: { $cards }
panel-built = { $seat } a construit { $mark } { NAME($card, case: "acc") }
panel-cities-more = +{ $count }
panel-lost = **{ $title }.** { $note }
button-more = Altele
button-less = Înapoi
button-uniques = Cartiere speciale
uniques-none = Niciun oraș nu are un cartier special.
panel-hand-empty = Mâna ta e goală.
panel-beneath = Sub Muzeul tău: { $cards }
panel-picked = Alese până acum ({ $count }): { $things }
panel-page = Pagina { $page } din { $pages }

panel-option = -# **{ $label }**: { $text }

hand-several = { $card } ×{ $count }
hindrance-too-expensive = deocamdată nu-ți ajunge aurul
hindrance-limit = ai atins limita de construcție
hindrance-card-forbids = nu se poate construi
hindrance-character-never-builds = personajul tău nu poate construi

panel-where = Se joacă în { $channel }, cu { $others }{ $board ->
    [none] { "" }
   *[other] { " " }· [{ button-board }]({ $board })
}
panel-board-lost = ⚠️ Nu pot arăta tabla acolo unde era. { COMMAND("board") } o arată unde am voie să scriu.

panel-moved = Jocul e deschis acum în alt mesaj. Ca să continui aici, apasă butonul.
panel-here = Continuă aici
