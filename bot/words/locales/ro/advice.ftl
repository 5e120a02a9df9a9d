button-advice = 💡 Sfat
button-advice-thinking = 💡 Mă gândesc…

advice-given = 💡 Calculatorul ar alege: **{ $choices }**
advice-late = 💡 Acum nu e timp de calculat mutările următoare. Calculatorul ar alege: **{ $choices }**
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
advice-how = { $count ->
    [one] -# Calculatorul a încercat fiecare răspuns într-un joc posibil, pe cel mult trei runde. ± arată cât poate greși.
    [few] -# Calculatorul a încercat fiecare răspuns în { $count } jocuri posibile, pe cel mult trei runde. ± arată cât poate greși.
   *[other] -# Calculatorul a încercat fiecare răspuns în { $count } de jocuri posibile, pe cel mult trei runde. ± arată cât poate greși.
}

chance-about = { $percent } ± { $margin } %
chance-over = peste { $percent } %
chance-under = sub { $percent } %

switch-advice = { $state ->
    [on] Sfaturi pentru toți: da
   *[off] Sfaturi pentru toți: nu
}
advice-option = Cu „Sfaturi pentru toți” oricine poate cere sfaturi, fiecare pentru sine; jocul nu mai contează atunci la rating. Doar cu calculatoare poți oricând.
advice-lobby = 💡 Toată lumea poate cere sfaturi, deci acest joc nu contează la rating.
end-unrated-advice = -# { advice-lobby }

error-no-advice = În acest joc nu sunt sfaturi: contează la rating.
