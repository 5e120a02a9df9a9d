spoken-round = Runda { $round }.{ $characters ->
    [none] { "" }
   *[other] { " " }Personajul tău: { $characters }.
}
spoken-state = Ai { band-coins }, { band-cards }, cartiere { $size } din { $target } și { picture-points }.{ $crown ->
    [yes] { " " }Ai coroana.
   *[no] { "" }
}
spoken-until = Timpul tău se termină { $until }.
spoken-since = De la ultima ta mutare.
spoken-power = Puterea ta.
spoken-city = Orașul tău.
spoken-hand = Cărțile tale și ce poți face cu ele.
spoken-calls = Personajele.
spoken-cities = Orașele, de la cele mai multe puncte.
spoken-news = Ce s-a întâmplat.
spoken-nothing = Încă niciun cartier.
spoken-building = În tura asta ai construit { $built } din { $limit }.
spoken-card = { $name }, { $details }
spoken-character = { $name }, rangul { $rank }
spoken-can = { $state ->
    [now] îl poți construi
    [play] o poți juca
    [ready] pregătită
    [first] ia întâi monede
    [gold] { $gold ->
        [one] îți lipsește o monedă
        [few] îți lipsesc { $gold } monede
       *[other] îți lipsesc { $gold } de monede
    }
    [there] e deja în orașul tău
   *[no] nu îl poți construi acum
}
spoken-option = { $number }: { $text }
spoken-draw = Trage { band-cards }
spoken-gets = { $sure ->
    [yes] ia { band-coins }
   *[no] poate lua { band-coins }
}
spoken-seat = { $name }: { picture-points }, are { band-coins }, { band-cards }, cartiere { $size } din { $target }
spoken-moves = { $you ->
    [yes] E rândul tău.
   *[no] E rândul jucătorului { $seat }.
}
spoken-ends = Jocul se termină la { $target ->
    [one] un cartier
    [few] { $target } cartiere
   *[other] { $target } de cartiere
}. Cărți în teanc: { $deck }.{ $discards ->
    [0] { "" }
   *[other] { " " }Decartate: { $discards }.
}
spoken-nobody = Nu a răspuns nimeni: { $characters }.
button-table = Masa
button-words = { $words ->
    [whole] Tot
   *[brief] Mai scurt
}
spoken-sign = { $sign ->
    [first] Început
    [back] Înapoi
    [next] Înainte
    [last] Sfârșit
   *[computer] Adaugă un calculator
}
