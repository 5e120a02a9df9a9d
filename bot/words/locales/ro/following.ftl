panel-waiting = ### Te anunț când e rândul tău
panel-folded = În runda { $round } ești **{ $characters }**. Te anunț.
panel-folded-choosing = Alegi personajul mai târziu. Te anunț.
panel-folded-ahead = Ai ales dinainte: { $order }. Te anunț.
panel-folded-done = { $ending ->
    [yes] Ultima ta tură s-a încheiat. În curând se numără punctele.
   *[no] Tura ta din runda { $round } s-a încheiat. Te anunț data viitoare.
}
panel-folded-missed = { $ending ->
    [yes] Îți pierzi ultima tură. În curând se numără punctele.
   *[no] Îți pierzi tura din runda { $round }. Te anunț în următoarea.
}
panel-wait = ⏳ Se așteaptă mutarea lui { $name } · întrebarea a venit { $since }{ $until ->
    [none] { "" }
   *[other] { " " }· timpul se termină { $until }
}
