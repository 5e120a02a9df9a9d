button-advice = 💡 Sfat
button-advice-thinking = 💡 Mă gândesc…

advice-given = 💡 Calculatorul ar alege: **{ $choices }**
advice-late = 💡 Acum nu e timp de gândit înainte. Calculatorul ar alege: **{ $choices }**
button-advice-why = 💡 De ce?

advice-title = 💡 **De ce ar alege calculatorul asta**
advice-choice = { $place }. **{ $label }**: { $lead }, șanse de victorie: { $chance }
advice-lead = { $side ->
    [ahead] cam { $whole },{ $tenths } puncte înaintea celui mai bun rival
    [behind] cam { $whole },{ $tenths } puncte în urma celui mai bun rival
   *[even] cam la egalitate cu cel mai bun rival
}
advice-lead-short = { $side ->
    [ahead] +{ $whole },{ $tenths } puncte
    [behind] −{ $whole },{ $tenths } puncte
   *[even] egalitate
}
advice-suffered = -# { $part } din aceste jocuri { $deed }
advice-suffered-two = -# { $part } din aceste jocuri { $deed } · { $next-part } { $next-deed }
advice-how = { $count ->
    [one] -# Calculatorul a reîmpărțit o dată ce nu poți vedea și a jucat mai departe până la trei runde. ± arată cât poate greși.
    [few] -# Calculatorul a reîmpărțit de { $count } ori ce nu poți vedea și a jucat mai departe până la trei runde. ± arată cât poate greși.
   *[other] -# Calculatorul a reîmpărțit de { $count } de ori ce nu poți vedea și a jucat mai departe până la trei runde. ± arată cât poate greși.
}

chance-about = { $percent } ± { $margin } %
chance-over = peste { $percent } %
chance-under = sub { $percent } %

advice-part-100 = În aproape toate
advice-part-75 = În trei sferturi
advice-part-66 = În două treimi
advice-part-50 = În jumătate
advice-part-33 = Într-o treime
advice-part-25 = Într-un sfert
advice-part-20 = Într-o cincime
advice-part-10 = Într-o zecime

advice-deed-killed = personajul tău e ucis
advice-deed-bewitched = personajul tău e vrăjit
advice-deed-stole = ți se fură monedele
advice-deed-took-gold = cineva îți ia monede
advice-deed-spied = cineva îți spionează mâna
advice-deed-took-cards = cineva îți ia cărți
advice-deed-swapped-hands = ți se schimbă mâna
advice-deed-built-from-hand = cineva construiește din mâna ta
advice-deed-exchanged-characters = ți se schimbă personajul
advice-deed-took-over = cineva îți continuă tura
advice-deed-confiscated = ți se confiscă ce construiești
advice-deed-destroyed = pierzi un cartier
advice-deed-exchanged = ți se schimbă un cartier
advice-deed-seized = ți se preia un cartier

switch-advice = { $state ->
    [on] Sfaturi pentru toți: da
   *[off] Sfaturi pentru toți: nu
}
advice-option = Un om singur între calculatoare poate cere oricând sfaturi. Cu „Sfaturi pentru toți” poate oricine, fiecare pentru sine; jocul nu mai contează la scor.
advice-lobby = 💡 Toată lumea poate cere sfaturi, deci acest joc nu contează la scor.
end-unrated-advice = -# Acest joc nu contează la scor: toată lumea putea cere sfaturi.

error-no-advice = În acest joc nu sunt sfaturi: contează la scor.
