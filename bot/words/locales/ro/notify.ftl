describe-notify = Alege unde și când te anunț că e rândul tău
    .calls = Unde te anunț
    .reminders = După câte ore îți amintesc în jocurile pe îndelete
    .quiet_from = Când încep orele tale de liniște, de pildă 22:00; „fără” dacă nu vrei
    .quiet_to = Când se termină orele tale de liniște, de pildă 8:00
    .zone = Fusul tău orar, de pildă Europe/Bucharest

notify-away = 🏖️ **Lipsești** până pe { $until }.
notify-calls = **Unde te anunț.** { $place ->
    [game] În jocurile în timp real (joacă toți deodată), în canal. În toate celelalte, prin mesaj direct.
    [channel] Mereu în canal.
    [direct] Mereu prin mesaj direct, iar dacă nu se poate, în canal.
   *[nowhere] Nicăieri. Întrebarea te așteaptă la **Joacă**, pe tablă.
}
notify-quiet = **Ore de liniște.** { $state ->
    [off] Nu ai. În orele de liniște nu te anunț, iar timpul tău din jocurile pe îndelete stă pe loc.
    [on] Între { $start } și { $end } ({ $zone }) nu te anunț, iar timpul tău din jocurile pe îndelete stă pe loc.
   *[assumed] Presupun că între { $start } și { $end } ({ $zone }). Atunci nu te anunț, iar timpul tău din jocurile pe îndelete stă pe loc. Jocurile în timp real țin cont doar de ore alese de tine.
}
notify-holiday = **Absență.** { $until ->
    [none] Atunci timpul tău din jocurile pe îndelete stă pe loc. Ceilalți așteaptă, deci doar o dată la 30 de zile cel mult 7 zile sau o dată la 60 cel mult 14. Se încheie când răspunzi într-un joc pe îndelete. În jocurile în timp real nu contează.
   *[other] Lipsești până pe { $until }. Ceilalți văd asta și pot vota pentru un calculator doar dacă te așteptau deja. Se încheie la următorul tău răspuns într-un joc pe îndelete.
}
    .short = O dată la 30 de zile, peste o săptămână la 60; o încheie următorul tău răspuns
notify-pings = **Jocuri în timp real** (joacă toți deodată). { $pings ->
    [always] Te anunț la fiecare tură.
    [slow] Te anunț doar când întârzii.
   *[never] Nu te anunț.
}
notify-reminders = **Jocuri pe îndelete** (răspunzi când poți). { $reminders ->
    [never] Nu te anunț.
    [0] Te anunț o singură dată la fiecare întrebare și înainte să ți se termine timpul.
    [one] Primești un memento pe oră.
    [few] Primești un memento la { $reminders } ore.
   *[other] Primești un memento la { $reminders } de ore.
}
notify-invited = **Invitații.** { $state ->
    [on] Cei cu care joci te pot invita.
   *[off] Nu primești până nu le permiți.
}
notify-called = **Căutarea de jucători.** { $state ->
    [on] Te anunț când se caută jucători aici.
   *[off] Nu te anunț când se caută jucători aici.
}
notify-words = **Imagini sau text.** { $words ->
    [off] Mesajele tale private au imagini.
    [whole] Mesajele tale private au text complet în loc de imagini.
   *[brief] Mesajele tale private au text scurt în loc de imagini.
}
notify-zone = **Fusul tău orar.** { $now ->
    [none] Încă nu îl știu.
   *[other] Acolo e ora { $now }.
}
switch-invited = { $state ->
    [on] Oprește invitațiile
   *[off] Permite invitații de la cei cu care joc
}
switch-called = { $state ->
    [on] Nu mă anunța când se caută jucători
   *[off] Anunță-mă când se caută jucători
}

notify-choose-calls = { $choice ->
    [game] În canal sau prin mesaj direct
    [channel] Mereu în canal
    [direct] Mereu prin mesaj direct
   *[nowhere] Nicăieri
}
    .why = { $choice ->
        [game] Jocurile în timp real: în canal; celelalte: prin mesaj direct
       *[other] { "" }
    }
notify-choose-pings = { $choice ->
    [always] La fiecare tură a mea
    [slow] Doar când întârzii
   *[never] Niciodată
}
    .why = { $choice ->
        [always] Imediat, dacă nu tocmai ai răspuns la altceva
        [slow] Când ceilalți așteaptă de un minut
       *[never] { "" }
    }
notify-choose-reminders = { $choice ->
    [0] La început și la final
    [one] Un memento pe oră
    [few] Un memento la { $choice } ore
   *[other] Un memento la { $choice } de ore
}
    .why = { $choice ->
        [0] Doar prima notificare la fiecare întrebare și una înainte să ți se termine timpul
       *[other] { "" }
    }
notify-choose-words = { $choice ->
    [off] Întâi imaginile
    [whole] Întâi textul, complet
   *[brief] Întâi textul, pe scurt
}
    .why = { $choice ->
        [off] Mesajele tale private au imagini
        [whole] Pentru cititoare de ecran: propoziții, fără imagini și simboluri
       *[brief] Doar noutățile; restul e la „Complet”
    }
notify-choose-from = { $time ->
    [off] Fără ore de liniște
   *[other] De la { $time }
}
notify-choose-to = Până la { $time }
notify-menu-zone = Alege fusul orar
button-notify-often = Alege notificările
button-notify-other = { $away ->
    [yes] Încheie absența
   *[no] Anunță o absență
}
button-notify-words = Alege imagini sau text
notify-menu-holiday = Lipsesc…
notify-choose-holiday = { $days ->
    [0] M-am întors
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
notify-time-off = fără
night-assumed = 🌙 În jocurile pe îndelete, între { $start } și { $end } ({ $zone }) nu te anunț, iar timpul tău stă pe loc.
night-home = 🌙 **Unde locuiești?** Așa nu te trezesc noaptea. Când am scris, ceasul tău arăta { $now }: alege ora asta.
menu-home = Ora de la tine
home-option = { $city } · { $time } { $half ->
    [am] AM
   *[pm] PM
}
button-night = Schimbă orele de liniște
holiday-over = 👋 Bine ai revenit! { $count ->
    [one] Te așteaptă un joc
    [few] Te așteaptă { $count } jocuri
   *[other] Te așteaptă { $count } de jocuri
}: { $channels }.

notify-seats-later = S-a salvat. Într-un joc de-al tău va fi valabil puțin mai târziu.

error-notify-unknown = Nu cunosc această alegere. Folosește din nou { COMMAND("notify") }.
error-notify-time = „{ $text }” nu e o oră. Scrie, de pildă, 22:00, sau „fără” dacă nu vrei ore de liniște.
error-notify-zone = Nu cunosc niciun fus orar sau oraș „{ $text }”. Scrie, în engleză, un oraș mare cu ora ta, de exemplu Bucharest.
error-notify-long = { $hours ->
    [one] Liniștea durează cel mult o oră, fiindcă ceilalți îi așteaptă sfârșitul.
    [few] Liniștea durează cel mult { $hours } ore, fiindcă ceilalți îi așteaptă sfârșitul.
   *[other] Liniștea durează cel mult { $hours } de ore, fiindcă ceilalți îi așteaptă sfârșitul.
}
error-holiday = E prea devreme pentru o nouă absență: de la începutul ultimei trebuie să treacă 30 de zile, iar dacă a durat peste o săptămână, 60.

## Chemări

ping-again = { $clock ->
    [yes] { $mention } E în continuare rândul tău în Citadels. Când ți se termină timpul, răspunde un calculator în locul tău.
   *[no] { $mention } E în continuare rândul tău în Citadels.
}
button-not-now = Nu acum
mute-done = { $call ->
    [time] Nu-ți mai amintesc de această întrebare. Te mai anunț doar o dată înainte să ți se termine timpul.
    [day] Nu-ți mai amintesc de această întrebare. Te mai anunț doar o dată după ce ceilalți au așteptat o zi.
   *[none] Nu-ți mai amintesc de această întrebare.
}
