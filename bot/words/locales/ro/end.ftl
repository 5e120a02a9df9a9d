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
end-rating-how = -# 📈 { profile-how }
end-unrated-people = -# Acest joc nu contează la rating: trebuie să-l ducă la capăt doi oameni.
end-lines = -# { $lines }
end-line = { $name } { $points }
score-districts = cartiere
score-five-types = toate cele cinci tipuri
score-first-completed = primul oraș complet
score-completed = oraș complet
end-tie-seat = -# { $name } { $what }
end-city = -# { $city }

button-rematch = Revanșă
button-fair = Cinstit?

fair-title = ## ⚖️ Împărțit cinstit
fair-fingerprint = -# Amprentă `{ $text }`
fair-secret = -# Secretul `{ $text }`
fair-clicks = -# Clicuri `{ $text }`
fair-seed = -# Sămânță `{ $text }`
fair-check = **Verifică.** Compară amprenta cu cea din sala de așteptare. Apasă **Înregistrare**, salvează fișierul lângă codul botului și rulează acolo `{ $command }`: reface sămânța, împărțeala și fiecare alegere.
fair-by-hand = -# Manual: amprenta e SHA-256 al octeților secretului. Sămânța e SHA-256 al acelor octeți urmați de textul clicurilor.

rematch-joined = Participi la revanșă: { $where }
rematch-open = Revanșa e deschisă: { $where }. Apasă acolo **Intră**.
error-rematch-players = Revanșa o pot cere doar cei care au jucat acest joc. { COMMAND("new") } deschide un joc al tău.
error-rematch-begun = Revanșa acestui joc a început: { $where }

error-not-over = Acest joc nu s-a încheiat încă.
