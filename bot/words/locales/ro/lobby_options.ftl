lobby-for-assumed = { options-for-assumed }
lobby-for-expected = { $count ->
    [one] 👥 **Pentru un jucător**, cât așteaptă gazda.
    [few] 👥 **Pentru { $count } jucători**, câți așteaptă gazda.
   *[other] 👥 **Pentru { $count } de jucători**, câți așteaptă gazda.
}

lobby-now = { $seats ->
    [one] ℹ️ Dacă începe acum un jucător: { $changes }
    [few] ℹ️ Dacă încep acum { $seats } jucători: { $changes }
   *[other] ℹ️ Dacă încep acum { $seats } de jucători: { $changes }
}
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
    [one] 👥 **Pentru un jucător**, cum ai spus. La masă până acum: { $taken }
    [few] 👥 **Pentru { $count } jucători**, cum ai spus. La masă până acum: { $taken }
   *[other] 👥 **Pentru { $count } de jucători**, cum ai spus. La masă până acum: { $taken }
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
    .description = Pentru cei de aici; cât timp nu e nimeni altcineva, pentru { $count }.

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
    .description = Orașul e complet cu un cartier mai puțin.

options-form-old = Între timp s-a schimbat altceva. { now-so }
options-form-lacking = În „{ $edition }” lipsesc: { $names }. Restul formularului s-a aplicat.

button-options-done = Gata
options-done = ✅ Gata. Te întorci aici prin **Detalii** din sala de așteptare.
options-opened-anew = ⬇️ Opțiunile sunt deschise mai jos.
options-over-started = ▶️ Jocul a început.
options-over-host = Gazda acestei săli e acum { $host }.
