describe-rules = Caută o carte sau o regulă; fără ele, regulile într-un minut
    .card = Ce carte? Scrie o parte din nume
    .topic = Ce parte din reguli?
    .edition = Cum e în această ediție; altfel ca în jocul din canal

card-title = ## { $name }
card-character = Personaj de rangul { $rank }
card-district = { $cost ->
    [none] { $mark } Cartier { $kind } · nu se poate construi
   *[other] { $mark } Cartier { $kind } · { $cost ->
        [one] costă o monedă
        [few] costă { $cost } monede
       *[other] costă { $cost } de monede
    }
}{ $points ->
    [same] { "" }
   *[other] , { $points ->
        [one] valorează un punct
        [few] valorează { $points } puncte
       *[other] valorează { $points } de puncte
    }
}
card-action = 🎪 Carte de acțiune
card-players = { $fewest ->
    [2] { $most ->
        [8] { "" }
        [one] nu la mai mult de un jucător
        [few] nu la mai mult de { $most } jucători
       *[other] nu la mai mult de { $most } de jucători
    }
    [one] doar de la un jucător în sus
    [few] doar de la { $fewest } jucători în sus
   *[other] doar de la { $fewest } de jucători în sus
}
card-copies = { $count ->
    [one] o carte în teanc
    [few] { $count } cărți în teanc
   *[other] { $count } de cărți în teanc
}
card-effect = { $text }
card-rulings = **Precizări**
card-ruling = · { $text }
card-edition = După regulile din: { $edition }
card-not-there = ℹ️ Nu există în „{ $edition }”, așa că e descrisă după altă ediție.
card-not-in-game = ℹ️ Nu e în jocul din acest canal.
unknown-card = ⚠️ Nu cunosc nicio carte „{ $typed }”. Alege una mai jos.
unknown-card-near = ⚠️ Nu cunosc nicio carte „{ $typed }”. Te gândeai la una dintre acestea?
unknown-topic = ⚠️ Nu există tema „{ $typed }”. Alege una mai jos.

menu-topics = Mergi la pagina…
menu-cards = Alege o carte…
menu-cards-ranks = Personajele { $first }–{ $last }
menu-cards-letters = Cartierele { $first }–{ $last }

button-rules-back = ◀️
button-rules-next = Mai departe ▶️
topic-part = { $title } ({ $part } din { $parts })
picture-rules-alt = { $title }: { $things }

topic-overview = Regulile într-un minut
about-overview =
    { $size ->
        [one] **Scop:** orașul cu cele mai multe puncte. Jocul se încheie cu runda în care cineva ajunge la un cartier.
        [few] **Scop:** orașul cu cele mai multe puncte. Jocul se încheie cu runda în care cineva ajunge la { $size } cartiere.
       *[other] **Scop:** orașul cu cele mai multe puncte. Jocul se încheie cu runda în care cineva ajunge la { $size } de cartiere.
    }
    { $seats ->
        [2] **O rundă:** fiecare alege în secret două personaje. Se joacă în ordinea rangurilor, de la 1 în sus.
        [3] **O rundă:** fiecare alege în secret două personaje. Se joacă în ordinea rangurilor, de la 1 în sus.
       *[other] **O rundă:** fiecare alege în secret un personaj. Se joacă în ordinea rangurilor, de la 1 în sus.
    }
    { "" }**Tura ta:** ia 2 monede sau una din 2 cărți. Apoi poți construi un cartier, plătindu-i costul. Personajul tău are o putere proprie.
    { "" }**Puncte:** costul fiecărui cartier, 3 pentru toate cele cinci tipuri, 4 pentru primul oraș complet, 2 pentru celelalte.

topic-special = Reguli speciale ale acestui joc
topic-cast = Personajele acestui joc
topic-uniques = Cartierele speciale ale acestui joc

topic-choosing = Alegerea unui personaj
about-choosing =
    Câteva personaje sunt puse deoparte la întâmplare: unul, oricare, cu fața în jos, iar uneori și altele cu fața în sus (niciodată { $noble }). { rules-set-aside }

    { rules-hand-on }
    .face_down_seen-true =
    Câteva personaje sunt puse deoparte la întâmplare: unul cu fața în jos, pe care îl vede doar jucătorul cu 👑 coroana, iar uneori și altele cu fața în sus (niciodată { $noble }). { rules-set-aside }

    { rules-hand-on }
rules-set-aside = { $last ->
    [no] În runda asta nu le are nimeni.
    [yes] Nu le are nimeni, dar ultimul jucător îl poate lua pe cel cu fața în jos.
   *[any] Nu le are nimeni. Doar la 7 sau 8 jucători ultimul îl poate lua uneori pe cel cu fața în jos.
}
rules-hand-on = Fiecare ia unul dintre celelalte și dă restul mai departe. Ține minte ce dai: dintre ele alege următorul.

topic-calling = Strigarea
about-calling =
    Când ți se strigă personajul, îl arăți și joci. Te anunț eu.

    Unele puteri ({ $naming }) vizează un **personaj**, nu un jucător: trebuie să ghicești cine îl are.

    Un personaj ucis tace și își pierde tura. Pentru ceilalți e ca și cum nu l-ar avea nimeni.

topic-gathering = Monede sau cărți
about-gathering =
    O dată pe tură iei **2 monede** sau vezi **2 cărți** și păstrezi **una**. Cealaltă ajunge sub teanc.

    { rules-gather-first }
    .discards-pile =
    O dată pe tură iei **2 monede** sau vezi **2 cărți** și păstrezi **una**. Cealaltă se decartează; teancul golit se reface din cărțile decartate.

    { rules-gather-first }
rules-gather-first = Ia monede sau cărți înainte de a construi. Ce aduce personajul tău vine în plus.

topic-building = Construirea
about-building =
    După ce ai adunat resurse, poți construi **un** cartier din mână, plătindu-i costul, dar nu unul pe care orașul tău îl are deja. Efectul lui începe imediat.

    Unele personaje pot construi mai mult. Monedele și cărțile nefolosite rămân la tine.

topic-districts = Cartierele și tipurile lor
about-districts =
    🟡 nobil, 🔵 religios, 🟢 comercial, 🔴 militar, 🟣 special. Numărul e costul și totodată punctele.

    Din 🟡 încasează { $noble }, din 🔵 { $religious }, din 🔴 { $military }{ $trade ->
        [none] . Din 🟢 nu încasează nimeni.
       *[other] , din 🟢 { $trade }.
    } 🟣 nu aduce venit, dar fiecare are un efect propriu.

    Toate cele cinci tipuri în orașul tău aduc 3 puncte.

topic-powers = Puterile personajelor
about-powers =
    Îți folosești puterea o dată, oricând în tura ta, dacă nu scrie altfel.

    Venitul depinde de câte cartiere ai. Dacă ai cu ce plăti, construiește întâi unul de acel tip.

topic-crown = Coroana
about-crown =
    Jucătorul cu 👑 coroana alege înaintea tuturor runda următoare, deci are de unde alege.

    { $takers ->
        [none] { "" }
       *[other] O ia { $takers }.{ " " }
    }{ $givers ->
        [none] { "" }
       *[other] O dă mai departe { $givers }.{ " " }
    }Dacă acest personaj e ucis, jucătorul lui face asta la sfârșitul rundei.

topic-ending = Orașe complete și sfârșitul
about-ending =
    { $size ->
        [one] Cu **un** cartier orașul e complet. Runda se joacă până la capăt, apoi se numără punctele.
        [few] Cu **{ $size }** cartiere orașul e complet. Runda se joacă până la capăt, apoi se numără punctele.
       *[other] Cu **{ $size }** de cartiere orașul e complet. Runda se joacă până la capăt, apoi se numără punctele.
    }

    { $military } nu poate atinge un oraș complet. Dacă un oraș pierde apoi un cartier, primul rămâne primul, iar ultima rundă, ultima.

topic-scoring = Punctele
about-scoring =
    { rules-scoring }
    · ce aduc cartierele speciale

    { rules-gold-alone }
    .action_cards-true =
    { rules-scoring }
    · fiecare carte de acțiune din mână: 1
    · ce aduc cartierele speciale

    { rules-gold-alone }
rules-scoring =
    · fiecare cartier: costul lui
    · toate cele cinci tipuri: 3
    · primul oraș complet: 4, celelalte: 2
rules-gold-alone = Monedele rămase nu aduc puncte decât dacă scrie asta pe un cartier special.

topic-ties = Puncte egale
about-ties =
    { $tie }

    Dacă și aici e egalitate, jucătorii împart victoria.

topic-few = Doi sau trei jucători
about-few =
    { rules-two-each }
    { "" }**Trei:** fiecare ia unul, unul e pus deoparte la întâmplare, fiecare ia al doilea.
    .three_players-eight =
    { rules-two-each }
    { "" }**Trei:** unul din opt e pus deoparte, fiecare ia unul, apoi al doilea, iar ultimul rămâne nefolosit.
rules-two-each =
    { $few ->
        [one] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș și cu aceleași monede și cărți. Orașul e complet cu un cartier.
        [few] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș și cu aceleași monede și cărți. Orașul e complet cu { $few } cartiere.
       *[other] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș și cu aceleași monede și cărți. Orașul e complet cu { $few } de cartiere.
    }

    { "" }**Doi:** primul jucător ia un personaj. Apoi, pe rând, fiecare ia unul și pune unul deoparte.

topic-many = Șapte sau opt jucători
about-many =
    Un personaj e pus deoparte cu fața în jos, niciunul cu fața în sus. Ultimul jucător alege între ultimul rămas și cel pus deoparte.{ $nine ->
        [no] { "" }
       *[yes] { " " }La șapte jucători și nouă personaje îi rămân două, iar cel pus deoparte nu se atinge.
    }

topic-actions = Cărți de acțiune
about-actions =
    Sunt în teanc dacă vrea gazda. Joci una pe tură, pe lângă ce construiești.

    { "" }**Acrobata** și **Rasputin** se pregătesc în secret și se joacă singure.

topic-editions = Prin ce diferă edițiile
about-editions =
    { "" }**{ edition-2016 }:** { edition-2016.description }
    { "" }**{ edition-deluxe }:** { edition-deluxe.description }
    { "" }**{ edition-classic }:** { edition-classic.description }
    { "" }**{ edition-classic-czech }:** { edition-classic-czech.description }

    { COMMAND("rules") } arată o carte și după altă ediție.

topic-fairness = Se împarte cinstit?
about-fairness =
    Un număr secret amestecă cărțile. E stabilit înainte să intre cineva, iar sala de așteptare îi arată amprenta la „{ button-details }”, „{ button-fair-now }”. Se adaugă și clicurile pe „Intră” și „Pornește”.

    După joc, secretul se arată, deci oricine poate verifica. Un singur lucru nu se poate verifica: dacă un operator care știe secretul nu refuză clicuri. Ce e valabil pentru un anumit joc îți spune butonul „{ button-fair }” de sub scoruri.

    Calculatoarele nu văd mai mult decât ai vedea tu în locul lor.
