spoken-round = Runda { $round }.{ $characters ->
    [none] { "" }
   *[other] { " " }Personajul tău: { $characters }.
}
spoken-state = Ai { band-coins }, { band-cards }, { $size } din { $target } cartiere și { picture-points }.{ $crown ->
    [yes] { " " }Ai coroana.
   *[no] { "" }
}
spoken-until = Timpul tău se termină { $until }.
spoken-paused = Jocul e în pauză: ceasurile pornesc din nou cel târziu { $until }
spoken-since = De la ultima ta mutare.
spoken-power = Puterea ta.
spoken-city = Orașul tău.
spoken-hand = Cărțile tale și ce poți face cu ele.
more-turn = Ce poți face acum.
more-cards = Ce fac cărțile tale.
spoken-calls = Personajele.
spoken-cities = Orașele, în ordinea punctelor.
spoken-news = Ce s-a întâmplat.
spoken-nothing = Încă niciun cartier.
spoken-building = În tura asta ai construit { $built } din cel mult { $limit }.
spoken-card = { $name }, { $details }
    .acc = { NAME($name, case: "acc") }, { $details }
spoken-character = { $name }, rangul { $rank }
spoken-can = { $state ->
    [now] o poți construi
    [play] o poți juca
    [ready] pregătită
    [first] { $gold ->
        [0] ia întâi monede
       *[other] obține întâi { band-coins }
    }
    [collect] { $gold ->
        [0] încasează întâi venitul
       *[other] obține întâi { band-coins }
    }
    [gold] { $gold ->
        [one] îți lipsește o monedă
        [few] îți lipsesc { $gold } monede
       *[other] îți lipsesc { $gold } de monede
    }
    [there] e deja în orașul tău
   *[no] nu o poți construi acum
}
spoken-option = { $number }: { $text }
spoken-gets = { $sure ->
    [yes] primește { band-coins }
   *[no] poate primi { band-coins }
}
spoken-seat = { $name }: { picture-points }, are { band-coins }, { band-cards }, { $size } din { $target } cartiere
spoken-moves = { $you ->
    [yes] E rândul tău.
   *[no] E rândul lui { $seat }.
}
spoken-ends = Jocul se termină la { $target ->
    [one] un cartier
    [few] { $target } cartiere
   *[other] { $target } de cartiere
}. În teanc { $deck ->
    [0] nu mai e nicio carte
    [one] mai e o carte
    [few] mai sunt { $deck } cărți
   *[other] mai sunt { $deck } de cărți
}{ $discards ->
    [0] { "" }
    [one] , iar una e decartată
   *[other] , iar { $discards } sunt decartate
}.
spoken-nobody = Nimeni nu e { $characters }.
button-table = Masa
button-words = { $words ->
    [whole] Complet
   *[brief] Pe scurt
}
spoken-sign = { $sign ->
    [first] Început
    [back] Înapoi
    [before] O rundă înapoi
    [next] Înainte
    [last] Sfârșit
   *[computer] Adaugă un calculator
}
