end-title = { $count ->
    [one] { $total ->
        [one] ## 🏆 { $winners } câștigă cu 1 punct
        [few] ## 🏆 { $winners } câștigă cu { $total } puncte
       *[other] ## 🏆 { $winners } câștigă cu { $total } de puncte
    }
    [few] { $total ->
        [one] ## 🏆 { $winners } împart victoria cu 1 punct
        [few] ## 🏆 { $winners } împart victoria cu { $total } puncte
       *[other] ## 🏆 { $winners } împart victoria cu { $total } de puncte
    }
   *[other] { $total ->
        [one] ## 🏆 { $winners } împart victoria cu 1 punct
        [few] ## 🏆 { $winners } împart victoria cu { $total } puncte
       *[other] ## 🏆 { $winners } împart victoria cu { $total } de puncte
    }
}
end-over = ### Jocul s-a încheiat
end-seat = **{ $place }.** { $name }: **{ $total }**
end-rating = { " " }· 📈 { $change } → { $number }
end-rating-how = -# **?** înseamnă un scor de joc încă estimat: mai trebuie jocuri.
end-unrated-people = -# Acest joc nu contează la scor: e nevoie de cel puțin doi oameni care joacă până la capăt.
end-lines = -# { $lines }
end-line = { $name } { $points }
end-tie = -# Puncte egale: hotărăște cel mai mare rang arătat în ultima rundă.
    .tie_break-held-rank = -# Puncte egale: hotărăște cel mai mare rang avut în ultima rundă.
    .tie_break-district-values = -# Puncte egale: hotărăște cât valorează cartierele.
    .tie_break-values-then-gold = -# Puncte egale: hotărăște cât valorează cartierele, apoi monedele.
score-districts = cartiere
score-five-types = toate cele cinci tipuri
score-first-completed = primul oraș complet
score-completed = oraș complet
end-tie-seat = -# { $name } { $what }
end-city = -# { $city }

button-rematch = Revanșă
button-fair = Cinstit?

fair-title = ## ⚖️ Împărțit cinstit
fair-why = Înainte să intre cineva, sala de așteptare a arătat amprenta unui secret, la **Detalii**. Cărțile s-au amestecat cu acel secret și cu numerele clicurilor voastre pe Intră și Pornește, ultimul fiind Pornește. Numerele le dă Discord, deci niciun jucător nu și-a putut alege cărțile. **Un singur lucru rămâne pe încredere:** un operator al botului care se uită la secret ar putea refuza Pornește până iese o împărțeală care îi convine.
fair-fingerprint = -# Amprentă `{ $text }`
fair-secret = -# Secretul `{ $text }`
fair-clicks = -# Clicuri `{ $text }`
fair-seed = -# Sămânță `{ $text }`
fair-check = **Verifică.** Compară amprenta cu cea din sala de așteptare. Apasă **Înregistrare**, salvează fișierul lângă codul botului și rulează acolo `{ $command }`: reface sămânța, împărțeala și fiecare alegere.
fair-by-hand = -# De mână: amprenta e SHA-256 al octeților secretului. Sămânța e SHA-256 al acelor octeți urmați de textul clicurilor.

rematch-joined = Stai la revanșă: { $where }
rematch-open = Revanșa e deschisă: { $where }. Apasă acolo **Intră**.
error-rematch-players = Revanșa o pot cere doar cei care au jucat acest joc. { COMMAND("new") } deschide un joc al tău.
error-rematch-begun = Revanșa acestui joc a început: { $where }

error-not-over = Acest joc nu s-a încheiat încă.
