describe-rules = Caută o carte sau o regulă; fără ele, regulile într-un minut
    .card = Ce carte? Scrie o parte din nume
    .topic = Ce parte din reguli?
    .edition = Cum e în această ediție; altfel ca în jocul din canal

card-title = ## { $name }
card-character = Personaj de rang { $rank }
card-district = { $mark } Cartier { $kind } · { $cost ->
    [none] nu se poate construi
   *[other] cost { $cost }
}{ $points ->
    [same] { "" }
   *[other] , puncte { $points }
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
card-rulings = **Cum se joacă**
card-ruling = · { $text }
card-edition = După regulile din: { $edition }
card-not-there = ℹ️ Nu există aici: { $edition }. E descrisă după altă ediție.
card-not-in-game = ℹ️ Nu e în jocul din acest canal.
unknown-card = ⚠️ Nu cunosc nicio carte „{ $typed }”. Alege una din lista care apare când scrii sau caută mai jos.
unknown-card-near = ⚠️ Nu cunosc nicio carte „{ $typed }”. Te gândeai la una dintre acestea?
unknown-topic = ⚠️ Nu există tema „{ $typed }”. Alege una mai jos.

menu-topics = La pagina…
menu-cards = Alege o carte…
menu-game-cards = Cărțile din acest joc…

button-rules-back = ◀️
button-rules-next = Mai departe ▶️
topic-part = { $title } ({ $part } din { $parts })
picture-rules-alt = { $title }: { $things }

topic-overview = Regulile într-un minut
about-overview =
    { $size ->
        [one] **Scop:** orașul cu cele mai multe puncte. Primul cu un cartier încheie jocul.
        [few] **Scop:** orașul cu cele mai multe puncte. Primul cu { $size } cartiere încheie jocul.
       *[other] **Scop:** orașul cu cele mai multe puncte. Primul cu { $size } de cartiere încheie jocul.
    }
    { $seats ->
        [2] **O rundă:** fiecare alege în secret două personaje. Ele joacă după rang, de la 1 în sus.
        [3] **O rundă:** fiecare alege în secret două personaje. Ele joacă după rang, de la 1 în sus.
       *[other] **O rundă:** fiecare alege în secret un personaj. Ele joacă după rang, de la 1 în sus.
    }
    { "" }**Tura ta:** ia 2 monede, sau una din 2 cărți. Apoi poți construi un cartier, plătindu-i costul. Personajul tău are o putere a lui.
    { "" }**Puncte:** costul fiecărui cartier, 3 pentru toate cele cinci culori, 4 pentru primul oraș complet, 2 pentru altele.

topic-special = Reguli speciale ale acestui joc
topic-cast = Personajele acestui joc
topic-uniques = Cartierele speciale ale acestui joc

topic-goal = Scopul jocului
about-goal =
    Construiește orașul cu cele mai multe puncte. Un cartier aduce atâtea puncte cât costă, deci ai nevoie de monede și de cărți bune.

    { $size ->
        [one] Începi cu 2 monede și 4 cărți. Cu **un** cartier orașul e complet, iar acea rundă e ultima.
        [few] Începi cu 2 monede și 4 cărți. Cu **{ $size }** cartiere orașul e complet, iar acea rundă e ultima.
       *[other] Începi cu 2 monede și 4 cărți. Cu **{ $size }** de cartiere orașul e complet, iar acea rundă e ultima.
    }

topic-round = O rundă
about-round =
    { "" }**1.** Fiecare alege în secret un personaj. Jucătorul cu 👑 coroana alege înaintea tuturor.
    { "" }**2.** Personajele sunt strigate după rang, de la 1 în sus. Fiecare, pe rând, adună, construiește și își folosește puterea.
    { "" }**3.** Personajele se întorc. Orașul, monedele și mâna rămân.

topic-choosing = Alegerea unui personaj
about-choosing =
    Câteva personaje sunt puse deoparte la întâmplare: unul cu fața în jos, poate altele cu fața în sus, niciodată rangul 4. Pe acelea nu le poate avea nimeni.

    Fiecare ia unul dintre celelalte și dă restul mai departe. Ține minte ce dai: din ele alege următorul.
    .face_down_seen-true =
    Câteva personaje sunt puse deoparte la întâmplare: unul cu fața în jos, pe care îl vede doar jucătorul cu 👑 coroana, și poate altele cu fața în sus, niciodată rangul 4.

    Fiecare ia unul dintre celelalte și dă restul mai departe. Ține minte ce dai: din ele alege următorul.

topic-calling = Strigarea
about-calling =
    Când ți se strigă rangul, îți arăți personajul și joci. Te anunț eu.

    Puterile vizează un **personaj**, nu un jucător: trebuie să ghicești cine îl are.

    Un personaj ucis tace și nu are tură. Pare că nu l-a avut nimeni.

topic-gathering = Monede sau cărți
about-gathering =
    O dată pe tură iei **2 monede**, sau vezi **2 cărți** și păstrezi **una**. Cealaltă ajunge sub teanc.

    Adună înainte de a construi. Ce aduce personajul tău vine pe deasupra.
    .discards-pile =
    O dată pe tură iei **2 monede**, sau vezi **2 cărți** și păstrezi **una**. Cealaltă se decartează; teancul golit se reface din cărțile decartate.

    Adună înainte de a construi. Ce aduce personajul tău vine pe deasupra.

topic-building = Construirea
about-building =
    După ce ai adunat, poți construi **un** cartier din mână, plătindu-i costul, dar niciunul pe care orașul tău îl are deja. Efectul lui începe imediat.

    Unele personaje pot construi mai mult. Monedele și cărțile nefolosite rămân la tine.

topic-districts = Cartierele și tipurile lor
about-districts =
    🟡 nobil, 🔵 religios, 🟢 comercial, 🔴 militar, 🟣 special. Numărul e costul și totodată punctele.

    🟡 plătește rangului 4, 🔵 rangului 5, 🟢 Comerciantului și Negustorului, 🔴 rangului 8. 🟣 nu plătește nimănui, dar fiecare are un efect al lui.

    Toate cele cinci tipuri în orașul tău aduc 3 puncte.

topic-powers = Puterile personajelor
about-powers =
    Îți folosești puterea o dată, oricând în tura ta, dacă nu scrie când. Butoanele spun ce aduce acum.

    Venitul depinde de câte cartiere ai. Așa că întâi construiește unul de acel tip, dacă îl poți plăti fără venit.

topic-crown = Coroana
about-crown =
    Jucătorul cu 👑 coroana alege înaintea tuturor runda următoare, din cele mai multe personaje.

    Coroana se mută cu rangul 4: Regele și Patricianul o iau, Împăratul o dă. Dacă rangul 4 e ucis, se mută la sfârșitul rundei.

topic-ending = Orașe complete și sfârșitul
about-ending =
    { $size ->
        [one] Cu **un** cartier orașul e complet. Runda se joacă până la capăt, apoi se numără punctele.
        [few] Cu **{ $size }** cartiere orașul e complet. Runda se joacă până la capăt, apoi se numără punctele.
       *[other] Cu **{ $size }** de cartiere orașul e complet. Runda se joacă până la capăt, apoi se numără punctele.
    }

    Rangul 8 nu poate atinge un oraș complet. Dacă un oraș pierde iar un cartier, primul rămâne primul, iar ultima rundă, ultima.

topic-scoring = Punctele
about-scoring =
    · fiecare cartier: costul lui
    · toate cele cinci tipuri: 3
    · primul oraș complet: 4, celelalte: 2
    · ce aduc cartierele speciale

    Monedele și cărțile nu aduc nimic, dacă nu spune o carte altfel.
    .action_cards-true =
    · fiecare cartier: costul lui
    · toate cele cinci tipuri: 3
    · primul oraș complet: 4, celelalte: 2
    · fiecare carte de acțiune din mână: 1
    · ce aduc cartierele speciale

    Monedele și celelalte cărți nu aduc nimic, dacă nu spune o carte altfel.

topic-ties = Puncte egale
about-ties =
    Dintre jucătorii cu puncte egale câștigă cel care a arătat rangul mai mare în ultima rundă. Un personaj ucis nu contează.

    Dacă și acela e egal, împart victoria.
    .tie_break-held-rank =
    Dintre jucătorii cu puncte egale câștigă cel care a avut rangul mai mare în ultima rundă, chiar ucis.

    Dacă și acela e egal, împart victoria.
    .tie_break-district-values =
    Dintre jucătorii cu puncte egale câștigă cel ale cărui cartiere singure valorează mai mult.

    Dacă și acelea sunt egale, împart victoria.
    .tie_break-values-then-gold =
    Dintre jucătorii cu puncte egale câștigă cel ale cărui cartiere singure valorează mai mult, apoi cel cu mai multe monede.

    Dacă și acelea sunt egale, împart victoria.

topic-few = Doi sau trei jucători
about-few =
    { $few ->
        [one] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș, o pungă și o mână. Orașul e complet cu un cartier.
        [few] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș, o pungă și o mână. Orașul e complet cu { $few } cartiere.
       *[other] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș, o pungă și o mână. Orașul e complet cu { $few } de cartiere.
    }

    { "" }**Doi:** primul jucător ia un personaj. Apoi, pe rând, fiecare ia unul și pune unul deoparte.
    { "" }**Trei:** fiecare ia unul, unul e pus deoparte la întâmplare, fiecare ia al doilea.
    .three_players-eight =
    { $few ->
        [one] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș, o pungă și o mână. Orașul e complet cu un cartier.
        [few] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș, o pungă și o mână. Orașul e complet cu { $few } cartiere.
       *[other] Fiecare are **două personaje**, deci două ture pe rundă, cu un singur oraș, o pungă și o mână. Orașul e complet cu { $few } de cartiere.
    }

    { "" }**Doi:** primul jucător ia un personaj. Apoi, pe rând, fiecare ia unul și pune unul deoparte.
    { "" }**Trei:** unul din opt e pus deoparte, fiecare ia unul, apoi al doilea, iar ultimul rămâne.

topic-many = Șapte sau opt jucători
about-many =
    Un personaj e pus deoparte cu fața în jos, niciunul cu fața în sus. Ultimul jucător alege între ultimul rămas și cel pus deoparte.

    La opt jucători joacă mereu al nouălea personaj.
    .face_down_seen-true =
    Un personaj e pus deoparte cu fața în jos, niciunul cu fața în sus. Ultimul jucător alege între ultimul rămas și cel pus deoparte.

    Această ediție nu are al nouălea personaj, deci pot juca cel mult șapte.

topic-actions = Cărți de acțiune
about-actions =
    Sunt în teanc dacă vrea gazda. Joci una pe tură, pe lângă construit. Fiecare rămasă în mână la final aduce 1 punct.

    { "" }**Acrobata** și **Rasputin** se pregătesc în secret și se joacă singure.

topic-editions = Prin ce diferă edițiile
about-editions =
    { "" }**2016:** 27 de personaje, 30 de cartiere speciale, un oraș de 7.
    { "" }**De lux:** încă 6 cartiere speciale, cărți de acțiune; la egalitate contează și un personaj ucis.
    { "" }**Clasic:** opt personaje, un oraș de 8; unele cartiere fac mai puțin. Coroana se mută la strigarea rangului 4, iar rangul 8 atacă la sfârșit.
    { "" }**Clasic, cehă:** mereu aceleași opt; cărțile decartate se întorc.

    Ca să vezi o carte de acolo, adaugă `ediție:`.

topic-fairness = Se împarte cinstit?
about-fairness =
    Un număr secret amestecă cărțile. E stabilit înainte să intre cineva, iar sala de așteptare îi arată amprenta. Se adaugă și clicurile pe „Intră” și „Pornește”.

    După joc, secretul se arată, deci oricine poate verifica. Un singur lucru rămâne pe încredere: un operator care știe secretul ar putea refuza „Pornește”.

    Calculatoarele nu văd mai mult decât ai vedea tu.
