button-same-time = Din nou la ora asta?
button-evenings = Joacă regulat…
evening-plan = ### Când e jocul următor?
    Deschid atunci sala de așteptare, cu aceleași cărți și opțiuni. Înainte, întreb în acest canal cine vine.
    -# **Mâine** înseamnă { $when }. **În fiecare săptămână** începe { $week }.{ $zoned ->
        [no] { " " }Nu-ți știu fusul orar, așa că ora se va decala când se schimbă ora oficială. Dacă nu vrei asta, alege **{ button-evening-other }** și scrie orașul tău.
       *[yes] { "" }
    }
button-evening-tomorrow = Mâine
button-evening-other = Altă oră…
form-every = Cât de des
evening-every = { $every ->
    [this] Doar de data asta
    [once] O singură dată
    [week] În fiecare săptămână
    [fortnight] O dată la două săptămâni
   *[month] În fiecare lună
}
evening-founded = 📅 S-a stabilit: { $when }. În { $channel } fiecare poate spune dacă vine. Schimbi sau închei totul de acolo, cu **{ button-evening-show }**.
evening-known = 📅 Grupul tău are deja o seară stabilită, iar tu ești pe lista celor care vin: { $when }, { $channel }.{ $who ->
    [none] { "" }
   *[other] { " " }Doar { $who } o poate muta, din **{ button-evening-show }**.
}

evening-title = ### 📅 { $every ->
    [once] Următorul joc
    [week] Citadels în fiecare săptămână
    [fortnight] Citadels o dată la două săptămâni
   *[month] Citadels în fiecare lună
}
evening-when = **{ $when }**
evening-coming = ✅ **Vin ({ $count })** { $names }
evening-later = 🕗 **Vin mai târziu ({ $count })** { $names }
evening-not = ✖️ **Nu de data asta ({ $count })** { $names }
evening-silent = 💤 **Încă fără răspuns ({ $count })** { $names }
evening-call = 📣 Toți cei cu 🔁: jucăm din nou. Răspunde doar dacă nu poți veni.
evening-moved = 📅 **Ora a fost schimbată{ $who ->
    [none] { "" }
    [manager] { " " }de cine administrează serverul
   *[other] { " " }de { $who }
}.** Înainte era: { $before }. Cine are 🔁 rămâne pe listă.
evening-again = ❓ **De răspuns din nou ({ $count })** { $names }
evening-unanswered = Încă n-a răspuns nimeni.
evening-how = -# Sala se deschide cu zece minute înainte și le amintesc doar celor care vin. Cine întârzie primește un loc în al doilea joc.{ $every ->
        [once] { "" }
       *[other] { " " }🔁 înseamnă: de fiecare dată. **{ button-evening-not }** sare doar peste o seară. După două seri fără joc, mă opresc și întreb organizatorul.
    }
evening-open = ▶️ **Jucăm aici:** { $where }
    -# Apasă **{ button-evening-later }** și îți păstrez un loc în al doilea joc.
evening-come-in = ✅ Ești pe listă, iar sala e deschisă: apasă acolo **Intră**. Dacă jocul a început, ai un loc în al doilea. { $where }
evening-answered = ✅ Răspunsul tău e salvat. Acum nu-l pot afișa, dar apare imediat ce se poate.
evening-always-off = 🔁 e oprit: nu te mai trec pe listă de fiecare dată. De data asta ești încă pe listă. Ca să revii, apasă din nou **{ button-evening-always }**.
button-evening-coming = Vin
button-evening-always = Vin de fiecare dată
button-evening-later = Vin mai târziu
button-evening-not = Nu de data asta
button-evening-show = { button-details }
rematch-call = 🔁 { $host } vrea încă un joc și ai un loc la masă.

evening-morning = ### ☀️ Seara de ieri
evening-game = **Jocul { $number }** · { $won }
evening-season = { $day ->
    [1] Lunea
    [2] Marțea
    [3] Miercurea
    [4] Joia
    [5] Vinerea
    [6] Sâmbăta
   *[7] Duminica
}, { $season }
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}
evening-stake-level = { $name } și { $other } sunt la egalitate. Jocul următor decide cine trece în frunte.
evening-stake-near = { $other } are cu { $gap ->
    [one] un punct
    [few] { $gap } puncte
   *[other] { $gap } de puncte
} mai puțin decât { $name }. Data viitoare poate fi de ajuns o victorie.
evening-stake-far = Conduce { $name }, cu un avans de { $gap ->
    [one] un punct
    [few] { $gap } puncte
   *[other] { $gap } de puncte
}.
evening-stake-won = 👑 { $season }: câștigă { $name }, cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
evening-next = Seara următoare: { $when }
evening-then = ✅ Salvat. Seara de după ea: { $when }

evening-missed = De data asta n-a venit nimeni.
evening-rests = { $who }: de două ori la rând n-a venit nimeni, așa că nu mai deschid săli. Continuăm?
evening-ended = { $names ->
    [none] { "" }
   *[other] { $names }:{ " " }
}**{ $who } a încheiat definitiv aceste întâlniri.** { $when ->
    [none] Aceasta a fost ultima seară.
   *[other] S-a anulat: { $when }.
}
evening-ended-here = S-a încheiat. Cine urma să vină află în { $channel }.
button-evening-resume = Continuăm

evening-organiser = Organizează { $who }
evening-pointless = În sezonul acesta încă nu are nimeni puncte.
evening-points-how = În fiecare joc primești un punct și încă unul pentru fiecare persoană clasată în urma ta. Contează primele trei jocuri din seară. La puncte egale, mai sus e cine are mai multe victorii.
evening-season-over = Sezonul s-a încheiat: următorul rezumat anunță câștigătorul, iar toți o iau de la zero.
evening-season-ends = Sezonul se încheie pe { $when }.{ $enough ->
    [yes] { "" }
   *[no] { " " }Dacă până atunci au loc mai puțin de trei seri (deocamdată: { $played }), mai ține trei luni.
}
menu-evening-to = Alege cine organizează
evening-handed-on = De acum organizează { $who }.
evening-heir = 📅 { $who }: **de acum organizezi tu**, fiindcă { $why ->
    [chosen] te-a ales cine organiza înainte
   *[heir] cine organiza înainte nu mai e aici, iar tu participi
}. Din **{ button-evening-show }** poți schimba ora, preda organizarea sau încheia totul.
switch-evening-fill = { $state ->
    [on] Nu adăuga calculatoare
   *[off] Adaugă calculatoare
}
evening-filled = { $on ->
    [yes] De data viitoare, locurile libere le ocupă calculatoarele.
   *[no] De data viitoare nu mai adaug calculatoare.
}
button-evening-skip = Anulează seara asta
button-evening-end = Încheie tot
evening-sure = **Închei definitiv?** Se șterge și clasamentul.
button-evening-keep = Păstrează

error-evening-gone = S-a încheiat deja. După orice joc se poate stabili următorul.
error-evening-over = Ora aceea a trecut. Cel mai nou mesaj întreabă de următoarea.
error-evenings-full = Nu mai e loc. Limita e de { $own } de persoană, trei pe canal și { $count } pe server.
error-evening-to = { $who } nu poate prelua organizarea. Trebuie să fie cineva care vine sau a jucat deja aici.
error-evening-organiser = Asta o poate schimba doar { $who } sau cine administrează serverul.
