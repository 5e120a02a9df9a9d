pace-seconds = { $count ->
    [one] o secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
}
    .short = { $count } s
pace-minutes = { $count ->
    [one] un minut
    [few] { $count } minute
   *[other] { $count } de minute
}
    .short = { $count } min
pace-hours = { $count ->
    [one] o oră
    [few] { $count } ore
   *[other] { $count } de ore
}
    .short = { $count } h
pace-days = { $count ->
    [one] o zi
    [few] { $count } zile
   *[other] { $count } de zile
}
    .short = { $count ->
        [one] o zi
        [few] { $count } zile
       *[other] { $count } de zile
    }

pace-line = { $reserve ->
    [none] ⏱️ **{ $pace }**
   *[other] ⏱️ **{ $pace }**, plus o rezervă de { $reserve }
}
pace-gentle = Cineva de aici e la început, așa că tura durează mai mult decât de obicei ({ $usual }).
pace-line-two = { $pace }. Ceasul merge pentru că a intrat a doua persoană.
pace-live = În timp real · { $time } pe tură
    .description = Joacă toți în același timp. Rezerva pentru joc: { $reserve }.
pace-slow = Pe îndelete · { $time } pentru fiecare răspuns
    .description = Fiecare răspunde când poate. Rezerva pentru joc: { $reserve }.
pace-none = Fără limită de timp
    .description = Nimeni nu trebuie să se grăbească.

pace-usual = 📆 Pe acest server, un joc pe îndelete durează de obicei { $time }.
pace-usually = 📆 Un joc pe îndelete durează de obicei între trei și opt zile.
pace-slow-calls = 📬 Întreb prin mesaj privat, în afara orelor tale de liniște: { COMMAND("notify") }
pace-title = ## { button-pace }
menu-pace = Cât de repede se joacă?
menu-deadline = La ce oră se termină timpul?
deadline-any = La orice oră
deadline-at = În fiecare zi la { $time }
deadline-line = ⏰ Timpul se termină la { $time } ({ $zone }).
button-pace = Ritm
button-extras = Altele
extras-title = ## { button-extras }
pace-over = Când se termină timpul, joacă un calculator în locul tău până apeși **{ button-im-back }**.
pace-reserve = Rezerva e pentru tot jocul. Un singur răspuns poate lua cel mult { $once } din ea.
pace-live-how = Fiecare alegere în plus îți mai dă { $further }. { pace-reserve } { pace-over }
pace-slow-how = Orele tale de liniște nu se numără. { pace-reserve } { pace-over }
pace-none-how = Fiecare are timp cât vrea. După o zi fără răspuns, ceilalți pot lăsa un calculator să-i ia locul.
