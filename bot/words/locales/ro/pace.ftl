pace-seconds = { $count ->
    [one] o secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
}
pace-minutes = { $count ->
    [one] un minut
    [few] { $count } minute
   *[other] { $count } de minute
}
pace-hours = { $count ->
    [one] o oră
    [few] { $count } ore
   *[other] { $count } de ore
}
pace-days = { $count ->
    [one] o zi
    [few] { $count } zile
   *[other] { $count } de zile
}

pace-line = ⏱️ { $kind ->
    [none] { pace-none }
    [slow] { $time } pentru fiecare răspuns
   *[live] { $time } pentru fiecare răspuns, plus ce economisești. Începi cu { $most }.
}
pace-live = În timp real · { $time } pentru fiecare răspuns
    .description = Joacă toți în același timp.
pace-slow = Pe îndelete · { $time } pentru fiecare răspuns
    .description = Fiecare răspunde când poate.
pace-none = Fără limită de timp
    .description = Nimeni nu trebuie să se grăbească.

pace-title = ## Ritm
menu-pace = Cât de repede se joacă?
menu-deadline = La ce oră se termină timpul?
deadline-any = De îndată ce se termină
deadline-at = În fiecare zi la { $time }
deadline-line = ⏰ Timpul se termină la { $time } ({ $zone }).
button-pace = Ritm și altele
pace-how = Când ți se termină timpul, joacă un calculator în locul tău până apeși pe **Am revenit**.
pace-none-how = Fiecare are timp cât vrea. După o zi fără răspuns, ceilalți pot lăsa un calculator să-i ia locul.
