
lobby-now = -# ℹ️ **Cu doar { $seats } jucători:** { $changes }
lobby-now-size = { $size ->
    [one] Un cartier completează un oraș.
    [few] { $size } cartiere completează un oraș.
   *[other] { $size } de cartiere completează un oraș.
}
lobby-now-with = Se joacă cu { $names }.
lobby-now-without = Se joacă fără { NAME($names, case: "acc") }.

options-for-assumed = { $count ->
    [one] 👥 **Pentru un jucător** până intră și alții.
    [few] 👥 **Pentru { $count } jucători** până intră și alții.
   *[other] 👥 **Pentru { $count } de jucători** până intră și alții.
}
options-for-expected = { $count ->
    [one] 👥 **Pentru un jucător**. La masă până acum: { $taken }
    [few] 👥 **Pentru { $count } jucători**. La masă până acum: { $taken }
   *[other] 👥 **Pentru { $count } de jucători**. La masă până acum: { $taken }
}
options-for-taken = { $count ->
    [one] 👥 **Pentru un jucător**: atâția sunt aici.
    [few] 👥 **Pentru { $count } jucători**: toți cei de aici.
   *[other] 👥 **Pentru { $count } de jucători**: toți cei de aici.
}
options-for-most = { $count ->
    [one] 👥 **Pentru un jucător**: mai mulți nu pot juca asta. La masă până acum: { $taken }
    [few] 👥 **Pentru { $count } jucători**: mai mulți nu pot juca asta. La masă până acum: { $taken }
   *[other] 👥 **Pentru { $count } de jucători**: mai mulți nu pot juca asta. La masă până acum: { $taken }
}

menu-seats = Câți jucători vor fi?
options-seats = Jucători: { $count }
options-seats-open = Jucători: câți intră
    .description = Cărțile se potrivesc cu câți intră (cât timp ești doar tu: { $count }).

button-form = Toate opțiunile deodată
form-title = Opțiuni
form-edition = Ediție
form-set = Set de cărți
form-extras = Extra
form-seats = Câți jucători vor fi?
form-tie = Cine câștigă la egalitate?

extra-nine = Al nouălea personaj
    .description = Încă unul, dacă numărul de jucători permite.
extra-actions = Cărți de acțiune
    .description = Doar în ediția de lux.
extra-short = Joc scurt
    .description = Un cartier mai puțin: durează cam cu o cincime mai puțin.

options-form-old = Între timp s-a schimbat altceva. { now-so }
options-form-lacking = În „{ $edition }” lipsesc: { $names }. Restul formularului s-a aplicat.

button-options-done = Gata
options-done = ✅ Gata. Te întorci aici prin **Detalii** din sala de așteptare.
options-opened-anew = ⬇️ Opțiunile sunt deschise mai jos.
options-over-started = ▶️ Jocul a început.
options-over-host = Gazda acestei săli e acum { $host }.
