button-advice = 💡 Sfat
button-advice-thinking = 💡 Mă gândesc…

advice-given = 💡 Calculatorul ar alege: **{ $choices }**
advice-late = 💡 Acum nu e timp de calculat mutările următoare. Calculatorul ar alege: **{ $choices }**
button-advice-why = 💡 De ce?

advice-title = 💡 **De ce ar alege calculatorul asta**
advice-choice = { $place }. **{ $label }**: { $lead }, { $chance } șanse de victorie
advice-lead = { $side ->
    [ahead] cam cu { $whole },{ $tenths } puncte înaintea celui mai bun rival
    [behind] cam cu { $whole },{ $tenths } puncte în urma celui mai bun rival
   *[even] cam la egalitate cu cel mai bun rival
}
advice-lead-short = { $side ->
    [ahead] +{ $whole },{ $tenths } puncte
    [behind] −{ $whole },{ $tenths } puncte
   *[even] egalitate
}
advice-how = { $count ->
    [one] -# Nu se văd toate cărțile, așa că calculatorul le-a împărțit pe cele ascunse într-un singur fel care se potrivește cu ce știi și a jucat fiecare răspuns cel mult trei runde înainte. ± arată cât poate greși.
    [few] -# Nu se văd toate cărțile, așa că calculatorul le-a împărțit pe cele ascunse în { $count } feluri care se potrivesc cu ce știi și a jucat fiecare răspuns cel mult trei runde înainte. ± arată cât poate greși.
   *[other] -# Nu se văd toate cărțile, așa că calculatorul le-a împărțit pe cele ascunse în { $count } de feluri care se potrivesc cu ce știi și a jucat fiecare răspuns cel mult trei runde înainte. ± arată cât poate greși.
}

chance-about = { $percent } ± { $margin } %
chance-over = peste { $percent } %
chance-under = sub { $percent } %

switch-advice = { $state ->
    [on] Sfaturi pentru toți: da
   *[off] Sfaturi pentru toți: nu
}
advice-option = Cu „Sfaturi pentru toți” oricine poate cere sfaturi, fiecare pentru sine; jocul nu mai contează atunci la rating. Când joci doar cu calculatoare, poți cere oricând.
advice-lobby = 💡 Toată lumea poate cere sfaturi, deci acest joc nu contează la rating.
end-unrated-advice = -# { advice-lobby }

error-no-advice = În acest joc nu sunt sfaturi: contează la rating.
