panel-waiting = ### { $place ->
    [direct] Când e rândul tău, îți trimit un mesaj privat
   *[channel] Te anunț când e rândul tău
}
panel-folded = În runda { $round } ești **{ $characters }**.{ $ping }
panel-folded-turn = Încă e tura ta. Mai întâi { $name } { $card ->
    [none] trebuie să răspundă
   *[other] hotărăște ce se întâmplă cu cartierul ({ $card })
}.{ $ping }
panel-folded-bewitched = Dacă are cineva personajul vrăjit, joci mai departe în rolul de **{ NAME($character, case: "acc") }**.{ $ping }
panel-folded-choosing = Alegi personajul { $count ->
    [1] după { $names }
    [2] după { $names }
   *[other] mai târziu
}.{ $ping }
panel-folded-ahead = Ai ales dinainte: { $characters }. Dacă nu mai e { $count ->
    [1] liber
   *[other] niciunul liber
}, { $place ->
    [nowhere] te întreb
    [direct] îți scriu și te întreb
   *[channel] te anunț și te întreb
}.
panel-folded-done = { $ending ->
    [yes] Ultima ta tură s-a încheiat. În curând se numără punctele.
   *[no] Tura ta s-a încheiat. Urmează alegerea personajului pentru runda { $next }.{ $ping }
}
panel-folded-missed = { $ending ->
    [yes] Îți pierzi ultima tură. În curând se numără punctele.
   *[no] Îți pierzi tura. Urmează alegerea personajului pentru runda { $next }.{ $ping }
}
panel-folded-ping = { $place ->
    [direct] Îți scriu.
    [either] Te anunț aici sau printr-un mesaj privat.
   *[channel] Te anunț.
}
panel-wait = ⏳ Se așteaptă mutarea lui { $name } · întrebarea a venit { $since }{ $until ->
    [none] { "" }
   *[other] { " " }· timpul se termină { $until }
}
