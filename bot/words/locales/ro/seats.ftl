button-ready = Sunt gata
button-seats = Locuri
button-shuffle = Amestecă locurile

lobby-not-ready = ⌛ Se mai așteaptă: { $names ->
    [none] { $count ->
        [one] **{ $count } jucător**
        [few] **{ $count } jucători**
       *[other] **{ $count } de jucători**
    }
   *[other] { $names }
}{ $last ->
    [yes] { " " }(din jocul trecut)
   *[no] { "" }
}. { $host } poate { $add ->
    [yes] adăuga un calculator și porni
   *[no] porni
} fără { $last ->
    [yes] { $count ->
        [one] acest jucător
        [few] ei
       *[other] ei
    }
   *[no] să mai aștepte
}.
lobby-asked-again = 🔁 { $changes ->
    [none] Gazda a schimbat ceva.
   *[other] Gazda a schimbat: { $changes }.
} Dacă îți convine, apasă **{ button-ready }**.

seats-title = ## Locuri
seats-option = { $seat }. { $name }
menu-seats-swap = Schimbă două locuri
menu-seats-host = Alege altă gazdă
menu-seats-out = Scoate pe cineva

error-not-sitting = Nu ești în această sală. Apasă **Intră** dacă vrei să joci.

lobby-expired-minutes = { $count ->
    [one] ✖️ Sala de așteptare s-a închis, fiindcă nimeni n-a apăsat nimic timp de un minut. { COMMAND("new") } deschide alta.
    [few] ✖️ Sala de așteptare s-a închis, fiindcă nimeni n-a apăsat nimic timp de { $count } minute. { COMMAND("new") } deschide alta.
   *[other] ✖️ Sala de așteptare s-a închis, fiindcă nimeni n-a apăsat nimic timp de { $count } de minute. { COMMAND("new") } deschide alta.
}
lobby-expired-days = { $count ->
    [one] ✖️ Sala de așteptare s-a închis, fiindcă nimeni n-a apăsat nimic timp de o zi. { COMMAND("new") } deschide alta.
    [few] ✖️ Sala de așteptare s-a închis, fiindcă nimeni n-a apăsat nimic timp de { $count } zile. { COMMAND("new") } deschide alta.
   *[other] ✖️ Sala de așteptare s-a închis, fiindcă nimeni n-a apăsat nimic timp de { $count } de zile. { COMMAND("new") } deschide alta.
}
