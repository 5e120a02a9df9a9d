pace-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
    .short = { $count } s
pace-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
    .short = { $count } min
pace-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
    .short = { $count } h
pace-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
    .short = { $count } d

## V herně a v jejím nastavení

pace-line = { $reserve ->
    [none] ⏱️ **{ $pace }**
   *[other] ⏱️ **{ $pace }**, rezerva: { $reserve }
}
pace-gentle = Někdo tu teprve začíná, proto je na tah víc času než obvykle ({ $usual }).
pace-line-two = { $pace }. Čas běží, protože se přidal druhý člověk.
pace-live = Naživo · čas na tah: { $time }
    .description = Všichni jsou u hry zároveň. Rezerva na hru: { $reserve }.
pace-slow = Pomalu · čas na odpověď: { $time }
    .description = Každý přijde, kdy se mu to hodí. Rezerva na hru: { $reserve }.
pace-none = Bez časového limitu
    .description = Nikdo nemusí spěchat.
pace-usual = 📆 Obvyklá délka pomalé hry na tomto serveru: { $time }.
pace-usually = 📆 Pomalá hra většinou trvá tři až osm dní.
pace-slow-calls = 📬 Ptám se soukromou zprávou, mimo tvé klidové hodiny: { COMMAND("notify") }
pace-title = ## { button-pace }
menu-pace = Jak rychle se bude hrát?
menu-deadline = Do kolika hodin se má odpovídat?
deadline-any = Bez pevné hodiny
deadline-at = Každý den do { $time }
deadline-line = ⏰ Čas na odpověď je do { $time } ({ $zone }).
button-pace = Tempo
button-extras = Ostatní
extras-title = ## { button-extras }
pace-over = Když čas vyprší, hraje za tebe počítač, dokud nestiskneš **{ button-im-back }**.
pace-reserve = Rezerva je na celou hru. Jedna odpověď z ní může ubrat nejvýš { $once }.
pace-live-how = Každá další volba přidá { $further }. { pace-reserve } { pace-over }
pace-slow-how = Tvé klidové hodiny se nepočítají. { pace-reserve } { pace-over }
pace-none-how = Každý si může dát na čas, jak chce. Po dni bez odpovědi můžou ostatní nechat hrát počítač.
