panel-waiting = ### Te anunț când e rândul tău
panel-folded = În runda { $round } ești **{ $characters }**. Te anunț.
panel-folded-choosing = Alegi personajul mai târziu. Te anunț.
panel-folded-ahead = Alegere dinainte: { $order }. Te anunț.
panel-folded-done = { $ending ->
    [yes] Ultima ta tură s-a încheiat. În curând se numără punctele.
   *[no] Tura ta din runda { $round } s-a încheiat. Te mai anunț.
}
panel-wait = ⏳ Se așteaptă mutarea lui { $name }: rândul i-a venit { $since }.{ $until ->
    [none] { "" }
   *[other] { " " }Timpul se termină { $until }.
}
