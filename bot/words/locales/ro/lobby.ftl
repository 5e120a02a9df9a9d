lobby-title = ## 🏰 Citadels
lobby-players = **Jucători ({ $count })**
lobby-player = { $number }. { $name }{ $host ->
    [yes] { " " }· gazdă
   *[no] { "" }
}{ $waiting ->
    [yes] { " " }· ⌛ încă nu e gata
   *[no] { "" }
}
lobby-host = Gazda
lobby-later-host = -# 🔑 Gazda este acum { $host }: hotărăște opțiunile și pornirea.
lobby-nobody = Încă n-a intrat nimeni.
lobby-welcome = -# 👋 Bine ai venit! Ești la primul joc de Citadels? { COMMAND("learn") } te învață în câteva minute.
lobby-seats = { $taken } din { $seats } locuri ocupate{ $kept ->
    [0] { "" }
   *[other] , rezervate: { $kept }
}{ $room ->
    [0] { "" }
    [one] { " " }(un calculator)
    [few] { " " }({ $room } calculatoare)
   *[other] { " " }({ $room } de calculatoare)
}{ $more ->
    [0] { "" }
   *[other] , loc pentru încă { $more }
}
lobby-cast = **Personaje**
lobby-uniques = **Cartiere speciale** 🟣
numbers-and = { $first } și { $last }
numbers-or = { $first } sau { $last }

lobby-rated = joc cu rating
lobby-counts = { $state ->
    [rated] 📈 **Joc cu rating:** contează dacă îl încep doi oameni și măcar unul rămâne până la sfârșit.
    [advice] { advice-lobby }
   *[people] 📈 Deocamdată fără rating: e nevoie de doi oameni.
}

lobby-commitment = -# Împărțeală cinstită: cărțile le amestecă un număr secret, ales înainte să intre cineva, și clicurile jucătorilor. După joc îl verifici cu amprenta:
lobby-language = 🌐 Limba a ceea ce văd toți: **{ $language }** ({ COMMAND("server") })
lobby-fingerprint = -# `{ $text }`

lobby-next-ready = ✅ { $host } poate apăsa **Pornește**. Mai pot intra și alții.
lobby-next-instead = ✅ { $host } poate apăsa **Pornește**. Oricine intră ia locul unui calculator.
lobby-next-full = ✅ Toate locurile sunt ocupate: { $host } poate apăsa **Pornește**.
lobby-next-alone = { $host } poate porni imediat, cu calculatoare. Ceasul pornește când intră a doua persoană.
lobby-next-few = ✅ { $host } poate porni { $count ->
    [one] cu un jucător
    [few] cu { $count } jucători
   *[other] cu { $count } de jucători
} sau cu calculatoare.
lobby-next-left = Au ieșit toți. Cine apasă primul **{ button-join }** devine gazdă.
lobby-next-not = ⏳ **{ $reason }**
button-another-cast = Alte cărți
button-surprise = Cărți la întâmplare
button-as-last = Ca data trecută
lobby-loser-chooses = 🎭 Dintre cei care au terminat jocul precedent, { $name } a ieșit pe ultimul loc și poate alege cărți noi.
lobby-cards-change = -# 🎭 { $same ->
    [yes] Aceleași cărți ca data trecută? { $name } le poate schimba:
   *[no] { $name } poate alege și alte cărți:
}
menu-casts = Alege cărți noi
cast-instead = Înlocuiește { NAME($names, case: "acc") }. { $more }
cast-adds = Adaugă { NAME($names, case: "acc") }.
lobby-new-card = ✨ **{ $card }**: { $effect }
casts-changed = Aceste seturi s-au schimbat. Alege din nou.
lobby-started = ▶️ Jocul a început. Tabla lui e mai jos.
lobby-closed = ✖️ { error-lobby-closed }
menu-take-out = Scoate pe cineva din sala de așteptare
lobby-put-out = { $name } nu mai e în sala de așteptare.

button-join = Intră
button-leave = Ieși
button-close-new = Închide sala nouă
lobby-left = Ai ieșit din această sală de așteptare.
lobby-seated-elsewhere = Sala ta de așteptare e deschisă. **Ai loc și aici** și poți păstra ambele locuri.
button-add = + calculator
button-remove = Scoate un calculator
button-start = Pornește
button-start-with = Pornește în { $count }
button-fill-start = Pornește cu { $count } 🤖
button-details = Detalii
button-close = Închide sala
lobby-details-made = -# Starea sălii de așteptare: { $when }. Ca s-o vezi pe cea de acum, apasă din nou acolo **{ button-details }**.

## Regulile pe scurt

rules-usual = Totul e ca de obicei.
rules-special-line = · { $text }
rules-character = **{ $character }** { $effect }
rules-unique = **{ $card }** { $effect }

rule-tie_break-held-rank = La egalitate decide { tie-held-rank }.
rule-tie_break-district-values = La egalitate decide { tie-district-values }.
rule-tie_break-values-then-gold = La egalitate decide { tie-values-then-gold }.
rule-action_cards-true = { setting-actions }
rule-three_players-eight = { $seats ->
    [3] Din cele opt personaje, unul e pus întâi deoparte, fiecare alege două, iar ultimul rămâne nefolosit.
   *[other] { "" }
}
rule-face_down_seen-true = Jucătorul cu 👑 coroana vede ce personaj e pus deoparte cu fața în jos.
rule-discards-pile = Cărțile decartate se strâng într-o grămadă. Când teancul se termină, grămada se amestecă și îi ia locul.
