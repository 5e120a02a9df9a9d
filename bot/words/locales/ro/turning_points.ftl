button-turning-point = { $alone ->
    [yes] 🔎 Alegerea { $place }
   *[no] 🔎 { $place }
}
button-turning-again = 🔄 Caută din nou
menu-turning-seat = Momentele-cheie ale cuiva
turning-of = Momentele-cheie ale lui { $name }

turning-title = ## 🔎 Ce a decis jocul
turning-title-of = ### { $you ->
    [yes] Momentele tale cheie
   *[no] Momentele-cheie ale lui { $name }
}
turning-whose = Ale cui momente-cheie vrei să le vezi?
turning-how = -# Calculatorul încearcă fiecare alegere de multe ori și împarte de fiecare dată din nou tot ce nu { $you ->
    [yes] puteai vedea
   *[no] putea vedea { $name }
}. Așa judecă alegerea, nu norocul.
turning-state-waiting = ⏳ Aici e altă căutare în curs; aceasta își așteaptă rândul.
turning-state-working = ⏳ Alegeri analizate: { $done } din { $total }. Poate dura câteva minute.
turning-state-closer = Am analizat toate alegerile ({ $total }). Pe cele mai îndoielnice le compar acum mai atent.
turning-state-done = { $count ->
    [one] Această alegere a contat cel mai mult. Deschide-o ca să încerci altele.
    [few] Aceste alegeri au contat cel mai mult. Deschide una ca să încerci altele.
   *[other] Aceste alegeri au contat cel mai mult. Deschide una ca să încerci altele.
}
turning-state-none = { $total ->
    [0] 🤖 Nu sunt alegeri de analizat: în locul { $you ->
        [yes] tău
       *[no] lui { $name }
    } a răspuns un calculator.
   *[other] Nicio alegere { $you ->
        [yes] a ta
       *[no] a lui { $name }
    } nu a costat mult.
}
turning-state-rest = În rest, nicio alegere { $you ->
    [yes] a ta
   *[no] a lui { $name }
} nu a costat mult.
turning-slight = Cel mai mult a contat poate aceasta:
turning-state-late = ⚠️ Am analizat doar { $done } din { $total } alegeri, și nu pe toate amănunțit. Încearcă din nou mai târziu.

turning-point = **{ $place }.** Runda { $round }. { $text }
turning-sure = { $sure ->
    [wins] Cu { $wins ->
        [one] o victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    } în plus la 100
    [points] Clar mai bine
   *[level] Poate mai bine
}
turning-point-cost =
    { $ended ->
        [yes] { $you ->
            [yes] Ai încheiat tura.
           *[no] { $name } a încheiat tura.
        }
       *[no] { $you ->
            [yes] Ai ales **{ $chosen }**.
           *[no] { $name } a ales **{ $chosen }**.
        }
    } { $sure ->
        [wins] **{ $other }** câștigă cu { $wins } mai multe jocuri din 100
        [level] **{ $other }** ar fi fost poate mai bine
       *[points] **{ $other }** ar fi fost clar mai bine
    }{ $cost ->
        [none] { "." }
       *[other] { " " }({ $cost }).
    }
turning-points-more = cam { $points } puncte în plus
turning-number = { $whole },{ $tenth }
turning-hits = -# **Cele mai grele lovituri**
turning-hit = -# Runda { $round }: { $text }{ $victim ->
    [none] { "" }
   *[other] { " " }{ $stole ->
        [yes] de la { $victim }
       *[no] (victima: { $victim })
    }
}.
turning-blow = -# Runda { $round }: { $text }
turning-left = **Ce a rămas nefolosit la sfârșitul turei**

turning-tried-title = ## 🔎 Privire în urmă · runda { $round }
    { "-# " }{ $name }
turning-tried-how = -# Apasă alt răspuns ca să vezi cât ar fi valorat; jocul nu se schimbă.
turning-chosen = { $better ->
    [on] ✅
   *[off] 🔸
} Ales: **{ $option }**
turning-best = ✅ { turning-sure }: **{ $option }**
turning-next-best = 🔸 Pe locul doi: **{ $option }**
turning-tried = 🔸 Încercat: **{ $option }**
turning-asked = **Întrebarea de atunci:** { $text }
turning-unknown = ⚠️ Acum nu pot spune cât ar fi valorat **{ $option }**. Apasă din nou mai târziu.
turning-contradicted = ⚠️ În jocurile mele de probă, runda aceasta n-a decurs aproape niciodată ca în realitate, așa că nu spun nimic despre **{ $option }**.

error-no-such-choice = Aici nu e nimic de privit în urmă. Apasă din nou **{ button-decided }**.

suffered-bewitched = cineva te vrăjește
suffered-borrowed = cineva îți ia monede pe cărți
suffered-built-from-hand = cineva construiește o carte de-a ta
suffered-confiscated = cineva îți confiscă un cartier
suffered-destroyed = cineva îți distruge un cartier
suffered-exchanged = cineva îți schimbă un cartier
suffered-exchanged-characters = cineva își schimbă personajul cu al tău
suffered-killed = cineva te ucide
suffered-seized = cineva îți ia un cartier
suffered-spied = cineva te spionează
suffered-stole = { character-thief } te jefuiește
suffered-swapped-hands = cineva îți schimbă cărțile
suffered-took-cards = cineva îți ia cărți
suffered-took-gold = cineva îți ia monede
suffered-took-over = cineva îți preia tura
suffered-used-wagon = cineva îți folosește Casa de bilete
