end-title = 🏆 { $you ->
    [yes] { picture-wins-title }
   *[no] { $winners } { $count ->
        [one] câștigă
        [few] împart victoria
       *[other] împart victoria
    }
} cu { $total ->
    [one] 1 punct
    [few] { $total } puncte
   *[other] { $total } de puncte
}
end-unclaimed = în locul lui { $name } un calculator a făcut { $total }
end-nobody = Nu câștigă nimeni: toți au părăsit jocul
end-nobody-title = 🏳️ **{ end-nobody }**
end-over = ### Jocul s-a încheiat
end-rating = { $way ->
    [down] 📉 **{ $before } → { $after }**
    [up] 📈 **{ $before } → { $after }**
   *[same] **{ $after }**
}
end-rating-own = Ratingul tău{ $span ->
    [season] { " în sezonul acesta" }
   *[always] { "" }
}: { $change }
end-rating-floor = mai jos ratingul nu coboară; { $wins ->
    [0] ca să crească, ți-ar trebui peste nouă victorii
    [one] ca să crească, o victorie la o masă de patru ar trebui să ajungă
    [few] ca să crească, vreo { $wins } victorii la o masă de patru ar trebui să ajungă
   *[other] ca să crească, vreo { $wins } de victorii la o masă de patru ar trebui să ajungă
}
end-rating-first = { $span ->
    [season] Sezonul începe la 1000.
   *[always] Toată lumea începe la 1000.
}
end-unrated-people = -# Acest joc nu contează la rating: trebuie să-l înceapă doi oameni, iar unul din ei să rămână.
end-unrated-void = -# Persoana care găzduiește botul a scos acest joc din rating.
end-tie-seat = -# { $name } { $what }

end-why-ahead = cu { $margin } mai mult decât { $you ->
    [yes] tine
   *[no] { $name }
}
end-why-rank =
    { $low ->
        [0] la egalitate cu { $you ->
                [yes] tine
               *[no] { $name }
            }, dar decide rangul { $high }
       *[other] la egalitate cu { $you ->
                [yes] tine
               *[no] { $name }
            }, dar rangul { $high } bate rangul { $low }
    }
end-why-districts = la egalitate cu { $you ->
    [yes] tine
   *[no] { $name }
}, dar cu mai multe puncte din cartiere: { $points }
end-why-gold = la egalitate cu { $you ->
    [yes] tine
   *[no] { $name }
}, dar la final cu { $gold ->
    [one] o monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
end-why-shared = fiecare, la egalitate în toate
end-own-why = -# { $why }.
end-own-tied = -# La egalitate cu { $name } ({ $total }): { $why }
end-own-rank = { $mine ->
    [yes] în ultima rundă, personajul tău { $first } ({ $first-rank }) are rang mai mare decât { $second } ({ $second-rank })
   *[no] în ultima rundă, { $first } ({ $first-rank }) are rang mai mare decât personajul tău { $second } ({ $second-rank })
}.
end-own-rank-none = { $mine ->
    [yes] decide personajul tău { $first } ({ $first-rank }), căci în ultima rundă { $name } n-a arătat niciun personaj
   *[no] decide { $first } ({ $first-rank }), căci în ultima rundă n-ai arătat niciun personaj
}.
end-own-values = cartierele tale valorează { $mine }, iar ale lui { $name } { $theirs }.
end-own-gold = cartierele valorează la fel. La final { $mine ->
    [one] ai avut o monedă
    [few] ai avut { $mine } monede
   *[other] ai avut { $mine } de monede
}, iar { $name } a avut { $theirs }.
end-own-shared = egalitate și în tot ce ar putea departaja.
end-own-hit = -# În runda { $round }, { $name } { $kind ->
    [killed] ți-a ucis personajul ({ $what })
    [bewitched] ți-a vrăjit personajul ({ $what })
    [stole] ți-a furat { $number ->
        [one] o monedă
        [few] { $number } monede
       *[other] { $number } de monede
    }
    [destroyed] ți-a distrus { NAME($what, case: "acc") }
    [seized] ți-a luat { NAME($what, case: "acc") }
   *[exchanged] ți-a luat la schimb { NAME($what, case: "acc") }
}.
end-own-behind = -# { $name } are avantaj față de tine: { $parts }.{ $mine ->
    [none] { "" }
   *[other] { " " }Avantajul tău: { $mine }.
}
end-own-friend = -# 👥 Tu ai { $mine }, iar { $name } are { $theirs }.
end-own-best = -# ✨ { $text }
end-own-part = { $points } la { $part ->
    [districts] cartiere
    [first-complete] primul oraș complet
    [complete] orașul complet
    [five-types] toate cele cinci tipuri
   *[unique] efectele cărților
}
end-place = { $place ->
    [1] Ai câștigat
   *[other] Ai ieșit pe locul { $place }
}
end-place-of = **{ $place ->
    [1] { end-place }
   *[other] { end-place } din { $count }
}** · { daily-points }
end-behind = { $margin ->
    [0] la egalitate cu { $name }
   *[other] cu { $margin } sub { $name }
}
end-ahead = { $margin ->
    [0] la egalitate cu { $name }
   *[other] cu { $margin } peste { $name }
}
end-counting-title = Jocul s-a terminat
end-counting-points = construit: { $points }
end-counting = ⏳ **Numărăm punctele.**{ $complete ->
    [0] { "" }
   *[other] { " " }Orașul complet mai aduce { $complete }.
}{ $types ->
    [0] { "" }
   *[other] { " " }Toate cele cinci tipuri mai aduc { $types }.
}
end-counting-soon = -# Scorul final apare imediat aici.
button-decided = Ce a decis jocul
end-more-title = ### Mai multe despre acest joc

button-rematch = Revanșă
button-fair = A fost cinstit?
button-fair-now = E cinstit?

fair-title = ## ⚖️ Împărțeală cinstită
fair-why =
    { $dealing ->
        [lobby] **Nimeni nu putea alege cărțile:** le-au amestecat un număr secret și clicurile jucătorilor. Împreună dau un singur număr, sămânța. Numărul secret a fost stabilit înainte să intre cineva, iar sala de așteptare i-a arătat amprenta. Ultima parte a seminței e clicul cu care a început jocul, după toate schimbările de locuri și de cărți: **Pornește** sau, la o masă de turneu, ultimul **Intră**. Proprietarul botului nu poate începe un joc în care joacă și alții. **Ce nu se poate verifica:** dacă un operator care știa secretul n-a modificat botul și n-a refuzat clicuri până i-a convenit împărțeala.
        [solo] Ai jucat fără alți oameni. Secretul a fost tras după clicul tău, deci nimeni nu i-a văzut amprenta înainte. **Ce nu se poate verifica:** dacă botul l-a tras o singură dată. Jocul nu contează la rating.
       *[earlier] O versiune mai veche a botului a împărțit acest joc. Secretul a fost stabilit înainte să intre cineva, iar împreună cu clicurile jucătorilor dă un singur număr, sămânța. **Ce nu se poate verifica:** dacă un operator care știa secretul n-a refuzat clicuri și nu le-a cerut prietenilor să vină ori nu, până i-a convenit împărțeala. Dacă jocul a început singur, putea potrivi și locurile.
    }
fair-fingerprint = -# Amprentă `{ $text }`
fair-secret = -# Secretul `{ $text }`
fair-clicks = -# Clicuri `{ $text }`
fair-seed = -# Sămânță `{ $text }`
fair-check = **Verifică.** Compară amprenta cu cea din sala de așteptare. Apasă **Înregistrare**, salvează fișierul lângă codul botului și rulează acolo `{ $command }`: reface sămânța, împărțeala și fiecare alegere.
fair-by-hand = -# Manual: amprenta e SHA-256 al octeților secretului. Sămânța e SHA-256 al acelor octeți urmați de textul clicurilor.

rematch-joined = Te-ai înscris la revanșă.
rematch-open = Revanșa e deschisă. Apasă **Intră** în sala ei.
error-rematch-players = Revanșa o pot cere doar cei care au jucat acest joc. { COMMAND("new") } deschide un joc al tău.
error-rematch-begun = Revanșa acestui joc a început: { $where }

error-not-over = Acest joc nu s-a încheiat încă.
