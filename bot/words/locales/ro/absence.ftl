board-until = Timpul se termină { $until }
board-left-alone = Ceasul e oprit: la masă a rămas un singur om, { $name }.
until-free = { $until } (ceasul pornește abia la următoarea alegere)
until-reserve = { $until } (cu tot cu rezervă)
until-quiet = { $until } (cu tot cu orele de liniște)
until-both = { $until } (cu tot cu rezervă și orele de liniște)

event-time-ran-out = { $you ->
    [seat] ⏰ Ți s-a terminat timpul: joacă un calculator în locul tău.
   *[other] ⏰ { $seat } n-a răspuns la timp: joacă un calculator.
}

board-away =
    { $count ->
        [one] În locul lui { $names } joacă un calculator. **Am revenit** îi redă locul.
        [few] În locul jucătorilor { $names } joacă acum calculatoare. **Am revenit** le redă locul.
       *[other] În locul jucătorilor { $names } joacă acum calculatoare. **Am revenit** le redă locul.
    }
board-resigned =
    { $count ->
        [one] 🏳️ { $names } a renunțat: joacă mai departe un calculator.
        [few] 🏳️ { $names } au renunțat: joacă mai departe calculatoare.
       *[other] 🏳️ { $names } au renunțat: joacă mai departe calculatoare.
    }
board-replaceable = 💤 { $name } întârzie cu răspunsul. Votează ca să joace un calculator în locul său.
board-holiday = 🏖️ { $name } revine pe { $until }: până atunci ceasul stă pe loc.
board-holiday-wait = -# Cine nu vrea să aștepte poate propune ca până atunci să joace un calculator în locul lui { $name }.
button-im-back = Am revenit
button-replace = Înlocuiește jucătorul { $name } · { $votes } din { $needed }

panel-away = ### 🤖 Un calculator joacă în locul tău până apeși **Am revenit**
    -# Dacă joacă mai mult de jumătate din turele tale, ieși pe ultimul loc.

back-again = Ești din nou în joc.
back-why = Ți se terminase timpul.
back-mostly = ⚠️ Ture jucate de calculator în locul tău: { $computer } din { $count }. Dacă și la sfârșitul jocului sunt peste jumătate, ieși pe ultimul loc.
hurry = { $reserve ->
    [none] ⚠️ Rezerva pentru acest joc s-a terminat. Acum ai de fiecare dată doar { $time }.
   *[other] ⚠️ Din rezerva pentru acest joc ți-au rămas { $reserve }. Apoi ai de fiecare dată doar { $time }.
}
back-played = { $count ->
    [1] Un calculator a jucat în locul tău în runda { $first }
    [one] Un calculator a jucat în locul tău în rundele { $first }–{ $last }
    [few] Un calculator a jucat în locul tău în rundele { $first }–{ $last }
   *[other] Un calculator a jucat în locul tău în rundele { $first }–{ $last }
}: { $did }.
back-built = { $districts ->
    [none] n-a construit nimic
   *[other] a construit { NAME($districts, case: "acc") }
}
back-lost = Ai pierdut { NAME($losses, case: "acc") }.
back-lost-gold = { $gold ->
    [one] o monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
back-lost-crown = coroana
back-chose = a jucat în rolul de { NAME($characters, case: "acc") }
back-gold = { $gold ->
    [one] a luat o monedă
    [few] a luat { $gold } monede
   *[other] a luat { $gold } de monede
}
back-cards = { $count ->
    [one] a păstrat o carte
    [few] a păstrat { $count } cărți
   *[other] a păstrat { $count } de cărți
}
back-nothing = Niciun calculator n-a răspuns în locul tău.
back-not-away = În locul tău nu joacă niciun calculator.
back-holiday = Absența ta s-a încheiat: timpul tău din jocurile pe îndelete curge din nou.
replace-voted = Votul tău a fost numărat: { $votes } din { $needed }.
replace-done = Un calculator joacă în locul lui { $name } până se întoarce.
menu-pause = Propune o pauză pentru toți…
button-agree-pause = De acord cu pauza
button-end-pause = Încheie pauza
board-paused = ⏸️ Pauză: ceasurile stau pe loc. Pornesc din nou { $until }, dar se poate juca și acum.
board-pause-wanted = ⏸️ { $names } ar vrea o pauză de { $time }. Începe când acceptă și { $missing }.
pause-begun = ⏸️ Pauza a început. Ceasurile pornesc cel târziu { $until }.{ $early ->
    [yes] { " " }Cine lipsește acum o poate încheia când revine.
   *[no] { "" }
}
pause-proposed = ⏸️ Îi întreb pe ceilalți pe tablă sau prin mesaj direct. Când sunt de acord toți cei prezenți, pauza apare pe tablă și în panoul tău.
pause-agreed = ⏸️ Ești de acord cu pauza. Începe când acceptă și { $missing }.
pause-ended = Pauza s-a încheiat: ceasurile merg din nou.
pause-lapsed = ⏸️ Propunerea de pauză nu mai este valabilă.
error-no-pause = Acum nu se poate lua pauză. Un joc pe îndelete are o singură pauză, un joc în timp real una pe rundă, iar un joc de turneu în timp real niciuna.
error-other-pause = Tocmai s-a propus o pauză de altă durată. Pe aceea o poți accepta pe tablă.
error-end-pause = Ai fost de acord cu această pauză. O poate încheia doar cineva care lipsea atunci.
error-replace-away = În locul tău joacă un calculator. Apasă mai întâi **Am revenit**.
error-replace-self = E chiar rândul tău: apasă **Joacă**.
error-not-replaceable = Încă n-a trecut destul timp ca să înlocuiești pe cineva.

end-left =
    { $count ->
        [one] -# 🏳️ { $names } iese după toți cei care au jucat până la capăt: jocul l-a terminat un calculator.
        [few] -# 🏳️ { $names } ies după toți cei care au jucat până la capăt: jocul l-au terminat calculatoare.
       *[other] -# 🏳️ { $names } ies după toți cei care au jucat până la capăt: jocul l-au terminat calculatoare.
    }
end-left-own = -# 🏳️ În locul tău a terminat un calculator, deci toți cei care au jucat până la capăt sunt înaintea ta.
end-computers = -# 🤖 Au rămas doar calculatoare, așa că au încheiat jocul pe loc.

error-open-seats = Poți lua aici locul unui calculator, cu tot ce are. Pentru tine jocul nu contează la rating și nu apare în istoric.
error-kept-seat = Masa ta de turneu a început fără tine, iar pe locul tău joacă un calculator. Îl poți prelua cu tot ce are: rezultatul contează la turneu, dar nu și la ratingul tău.
button-take-seat = Ia locul lui { $name }
error-seat-taken = Locul e deja ocupat. Apasă **Joacă** sub tablă ca să vezi dacă mai e altul liber.
error-no-open-seat = Aici nu poți lua locul unui calculator. Poți urmări tabla sau intra în următorul joc.
error-late-seat = Într-un joc care contează la rating poți lua locul unui calculator doar până la alegerea primului personaj, iar aici s-a ales deja. Poți urmări tabla sau intra în următorul joc.
board-taken = 🪑 { $name } joacă acum în locul calculatorului { $computer }.
switch-open = { $state ->
    [on] Interzice intrarea în timpul jocului
   *[off] Permite intrarea în timpul jocului
}
open-option = { $state ->
    [on] **Intrarea în timpul jocului**: oricine poate lua locul unui calculator (dacă jocul contează la rating, doar până la alegerea primului personaj).
   *[off] **Intrarea în timpul jocului**: oprită, deci nimeni nu poate lua locul unui calculator.
}
