# Numele personajelor au articol; `.acc` este forma fără articol, după „pe”.

character-assassin = Asasinul
    .acc = Asasin
    .gen = Asasinului
    .gender = masculine
effect-assassin = Ucide alt personaj: jucătorul lui își pierde toată tura.
option-use-kill = Ucide un personaj
    .description = { effect-assassin }
ask-kill = Ce personaj ucizi?
event-killed = { $you ->
    [seat] { GENDER($character) ->
        [feminine] Ai ucis-o pe **{ NAME($character, case: "acc") }**.
       *[other] L-ai ucis pe **{ NAME($character, case: "acc") }**.
    }
   *[other] { GENDER($character) ->
        [feminine] { $seat } a ucis-o pe **{ NAME($character, case: "acc") }**.
       *[other] { $seat } l-a ucis pe **{ NAME($character, case: "acc") }**.
    }
}
sign-killed = ☠️ Personaj ucis

character-witch = Vrăjitoarea
    .acc = Vrăjitoare
    .gen = Vrăjitoarei
    .gender = feminine
effect-witch = Adună resurse, apoi vrăjește un personaj: după ce adună și el, îi joci tu tura.
ask-bewitch = Ce personaj vrăjești?
help-bewitch = Jucătorul lui doar adună resurse; apoi joci tu mai departe. Dacă nu-l are nimeni, tura ta s-a încheiat.
event-bewitched = { $you ->
    [seat] { GENDER($character) ->
        [feminine] Ai vrăjit-o pe **{ NAME($character, case: "acc") }**.
       *[other] L-ai vrăjit pe **{ NAME($character, case: "acc") }**.
    }
   *[other] { GENDER($character) ->
        [feminine] { $seat } a vrăjit-o pe **{ NAME($character, case: "acc") }**.
       *[other] { $seat } l-a vrăjit pe **{ NAME($character, case: "acc") }**.
    }
}
event-took-over = { $you ->
    [seat] Ai jucat mai departe în rolul de { NAME($character, case: "acc") }
   *[other] { $seat } a jucat mai departe în rolul de { NAME($character, case: "acc") }
}{ $own ->
    [yes] .
   *[no] { " " }în locul { $you ->
        [target] tău
       *[other] jucătorului { $target }
    }.
}
sign-bewitched = 🪄 Personaj vrăjit
help-turn-bewitched = Ești sub vrajă: adună resurse, apoi Vrăjitoarea îți joacă tura.

character-magistrate = Magistratul
    .acc = Magistrat
    .gen = Magistratului
    .gender = masculine
effect-magistrate = Emite 3 mandate, unul semnat: ia primul cartier pe care îl plătește ținta lui.
option-use-warrants = Emite mandate
    .description = { effect-magistrate }
ask-sign-warrant = Ce personaj primește mandatul semnat?
help-sign-warrant = Urmează două mandate nesemnate.
ask-bluff-warrants = Ce personaje primesc mandatele nesemnate?
help-bluff-warrants = Numai tu știi că mandatul semnat e pe numele { NAME($card, case: "gen") }.
event-warrants = { $you ->
    [seat] Ai emis mandate pe numele { NAME($characters, case: "gen") }.
   *[other] { $seat } a emis mandate pe numele { NAME($characters, case: "gen") }.
}
event-paid-for = { $you ->
    [seat] { $gold ->
        [0] N-ai plătit nimic pentru { $mark } **{ $card }**.
        [one] Ai plătit o monedă pentru { $mark } **{ $card }**.
        [few] Ai plătit { $gold } monede pentru { $mark } **{ $card }**.
       *[other] Ai plătit { $gold } de monede pentru { $mark } **{ $card }**.
    }
   *[other] { $gold ->
        [0] { $seat } n-a plătit nimic pentru { $mark } **{ $card }**.
        [one] { $seat } a plătit o monedă pentru { $mark } **{ $card }**.
        [few] { $seat } a plătit { $gold } monede pentru { $mark } **{ $card }**.
       *[other] { $seat } a plătit { $gold } de monede pentru { $mark } **{ $card }**.
    }
}
ask-confiscate = Iei { NAME($card, case: "acc") } de la { NAME($target, case: "acc") }? Construiești gratis, iar monedele i se înapoiază.
    .yes = Iau cartierul
    .no = Nu-l iau
help-confiscate = Îl poți lua dacă mandatul e cel semnat și orașul tău nu are încă acest cartier. { $gold ->
    [one] { $target } primește înapoi o monedă.
    [few] { $target } primește înapoi { $gold } monede.
   *[other] { $target } primește înapoi { $gold } de monede.
}
event-confiscated = { $you ->
    [seat] { $gold ->
        [0] Ai arătat mandatul semnat și ai luat { $mark } **{ NAME($card, case: "acc") }**.
        [one] Ai arătat mandatul semnat și ai luat { $mark } **{ NAME($card, case: "acc") }**. { $target } a primit înapoi o monedă.
        [few] Ai arătat mandatul semnat și ai luat { $mark } **{ NAME($card, case: "acc") }**. { $target } a primit înapoi { $gold } monede.
       *[other] Ai arătat mandatul semnat și ai luat { $mark } **{ NAME($card, case: "acc") }**. { $target } a primit înapoi { $gold } de monede.
    }
    [target] { $gold ->
        [0] { $seat } a arătat mandatul semnat și ți-a luat { $mark } **{ NAME($card, case: "acc") }**.
        [one] { $seat } a arătat mandatul semnat și ți-a luat { $mark } **{ NAME($card, case: "acc") }**. Ai primit înapoi o monedă.
        [few] { $seat } a arătat mandatul semnat și ți-a luat { $mark } **{ NAME($card, case: "acc") }**. Ai primit înapoi { $gold } monede.
       *[other] { $seat } a arătat mandatul semnat și ți-a luat { $mark } **{ NAME($card, case: "acc") }**. Ai primit înapoi { $gold } de monede.
    }
   *[other] { $gold ->
        [0] { $seat } a arătat mandatul semnat și a luat { $mark } **{ NAME($card, case: "acc") }**.
        [one] { $seat } a arătat mandatul semnat și a luat { $mark } **{ NAME($card, case: "acc") }**. { $target } a primit înapoi o monedă.
        [few] { $seat } a arătat mandatul semnat și a luat { $mark } **{ NAME($card, case: "acc") }**. { $target } a primit înapoi { $gold } monede.
       *[other] { $seat } a arătat mandatul semnat și a luat { $mark } **{ NAME($card, case: "acc") }**. { $target } a primit înapoi { $gold } de monede.
    }
}
sign-warrant = 📜 Mandate
sign-one-warrant = 📜 Mandat

character-thief = Hoțul
    .acc = Hoț
    .gen = Hoțului
    .gender = masculine
effect-thief = Jefuiește alt personaj: când e strigat, iei tot aurul jucătorului lui.
option-use-rob = Jefuiește un personaj
    .description = { effect-thief }
ask-rob = Ce personaj jefuiești?
event-robbed = { $you ->
    [seat] Ai pus ochii pe aurul **{ NAME($character, case: "gen") }**.
   *[other] { $seat } a pus ochii pe aurul **{ NAME($character, case: "gen") }**.
}
event-stole = { $you ->
    [seat] { $gold ->
        [0] N-ai găsit aur de furat la { NAME($target, case: "acc") }.
        [one] Ai furat o monedă de la { NAME($target, case: "acc") }.
        [few] Ai furat { $gold } monede de la { NAME($target, case: "acc") }.
       *[other] Ai furat { $gold } de monede de la { NAME($target, case: "acc") }.
    }
    [target] { $gold ->
        [0] { $seat } n-a găsit aur de furat la tine.
        [one] { $seat } ți-a furat o monedă.
        [few] { $seat } ți-a furat { $gold } monede.
       *[other] { $seat } ți-a furat { $gold } de monede.
    }
   *[other] { $gold ->
        [0] { $seat } n-a găsit aur de furat la { NAME($target, case: "acc") }.
        [one] { $seat } a furat o monedă de la { NAME($target, case: "acc") }.
        [few] { $seat } a furat { $gold } monede de la { NAME($target, case: "acc") }.
       *[other] { $seat } a furat { $gold } de monede de la { NAME($target, case: "acc") }.
    }
}
sign-robbed = 🗡️ Ținta Hoțului

character-spy = Spionul
    .acc = Spion
    .gen = Spionului
    .gender = masculine
effect-spy = Alege un jucător și un tip: îi iei o monedă și tragi o carte pentru fiecare astfel de carte a lui.
option-use-spy = Spionează
    .description = { effect-spy }
ask-spy-seat = Pe cine spionezi?
ask-spy-type = Ce tip de cartier crezi că are în mână { $target }?
event-spied = { $you ->
    [seat] { $gold ->
        [0] Ai spionat cărțile lui { $target }, căutând un cartier { $type }.
        [one] Ai spionat cărțile lui { $target }, căutând un cartier { $type }, și ai luat o monedă.
        [few] Ai spionat cărțile lui { $target }, căutând un cartier { $type }, și ai luat { $gold } monede.
       *[other] Ai spionat cărțile lui { $target }, căutând un cartier { $type }, și ai luat { $gold } de monede.
    }
    [target] { $gold ->
        [0] { $seat } ți-a spionat cărțile, căutând un cartier { $type }.
        [one] { $seat } ți-a spionat cărțile, căutând un cartier { $type }, și a luat o monedă.
        [few] { $seat } ți-a spionat cărțile, căutând un cartier { $type }, și a luat { $gold } monede.
       *[other] { $seat } ți-a spionat cărțile, căutând un cartier { $type }, și a luat { $gold } de monede.
    }
   *[other] { $gold ->
        [0] { $seat } a spionat cărțile lui { $target }, căutând un cartier { $type }.
        [one] { $seat } a spionat cărțile lui { $target }, căutând un cartier { $type }, și a luat o monedă.
        [few] { $seat } a spionat cărțile lui { $target }, căutând un cartier { $type }, și a luat { $gold } monede.
       *[other] { $seat } a spionat cărțile lui { $target }, căutând un cartier { $type }, și a luat { $gold } de monede.
    }
}

character-blackmailer = Șantajistul
    .acc = Șantajist
    .gen = Șantajistului
    .gender = masculine
effect-blackmailer = Amenință două personaje, unul cu adevărat: fiecare plătește jumătate din aur sau riscă tot.
option-use-threats = Amenință cu adevărat
    .description = { effect-blackmailer }
ask-flower-threat = Ce personaj ameninți cu adevărat?
help-flower-threat = Urmează o amenințare falsă.
ask-plain-threat = Ce personaj primește amenințarea falsă?
help-plain-threat = Numai tu știi că cea adevărată e pentru { NAME($card, case: "acc") }.
event-threats = { $you ->
    [seat] Ai trimis amenințări { NAME($characters, case: "gen") }.
   *[other] { $seat } a trimis amenințări { NAME($characters, case: "gen") }.
}
ask-bribe = { $gold ->
    [0] Mita pentru { $target } ar fi de 0 monede. O plătești?
    [one] Îi plătești lui { $target } o monedă sau riști tot aurul?
    [few] Îi plătești lui { $target } { $gold } monede sau riști tot aurul?
   *[other] Îi plătești lui { $target } { $gold } de monede sau riști tot aurul?
}
    .yes = { $gold ->
        [one] Plătesc o monedă
        [few] Plătesc { $gold } monede
       *[other] Plătesc { $gold } de monede
    }
    .no = Refuz
help-bribe = Dacă refuzi, { $target } poate dezvălui amenințarea. Dacă e adevărată, pierzi tot aurul; dacă e goală, nimic.
event-bribed = { $you ->
    [seat] { $gold ->
        [0] I-ai dat lui { $target } o mită de 0 monede.
        [one] I-ai dat mită o monedă lui { $target }.
        [few] I-ai dat mită { $gold } monede lui { $target }.
       *[other] I-ai dat mită { $gold } de monede lui { $target }.
    }
    [target] { $gold ->
        [0] { $seat } ți-a dat o mită de 0 monede.
        [one] { $seat } ți-a dat mită o monedă.
        [few] { $seat } ți-a dat mită { $gold } monede.
       *[other] { $seat } ți-a dat mită { $gold } de monede.
    }
   *[other] { $gold ->
        [0] { $seat } i-a dat lui { $target } o mită de 0 monede.
        [one] { $seat } i-a dat mită o monedă lui { $target }.
        [few] { $seat } i-a dat mită { $gold } monede lui { $target }.
       *[other] { $seat } i-a dat mită { $gold } de monede lui { $target }.
    }
}
event-refused-bribe = { $you ->
    [seat] Ai refuzat să-i dai mită lui { $target }.
    [target] { $seat } a refuzat să-ți dea mită.
   *[other] { $seat } a refuzat să-i dea mită lui { $target }.
}
ask-show-threat = { $target } nu plătește. Dezvălui amenințarea { $real ->
    [yes] adevărată
   *[no] falsă
}?
    .yes = Dezvălui
    .no = Nu dezvălui
help-show-threat = { $gold ->
    [one] Dacă e cea adevărată, primești tot aurul jucătorului (acum o monedă).
    [few] Dacă e cea adevărată, primești tot aurul jucătorului (acum { $gold } monede).
   *[other] Dacă e cea adevărată, primești tot aurul jucătorului (acum { $gold } de monede).
}
event-showed-threat = { $real ->
    [yes] { $you ->
        [seat] { $gold ->
            [0] Amenințarea era adevărată, dar n-ai găsit aur la { NAME($target, case: "acc") }.
            [one] Amenințarea era adevărată: ai luat o monedă de la { NAME($target, case: "acc") }.
            [few] Amenințarea era adevărată: ai luat { $gold } monede de la { NAME($target, case: "acc") }.
           *[other] Amenințarea era adevărată: ai luat { $gold } de monede de la { NAME($target, case: "acc") }.
        }
        [target] { $gold ->
            [0] Amenințarea era adevărată, dar { $seat } n-a găsit aur la tine.
            [one] Amenințarea era adevărată: { $seat } ți-a luat o monedă.
            [few] Amenințarea era adevărată: { $seat } ți-a luat { $gold } monede.
           *[other] Amenințarea era adevărată: { $seat } ți-a luat { $gold } de monede.
        }
       *[other] { $gold ->
            [0] Amenințarea era adevărată, dar { $seat } n-a găsit aur la { NAME($target, case: "acc") }.
            [one] Amenințarea era adevărată: { $seat } a luat o monedă de la { NAME($target, case: "acc") }.
            [few] Amenințarea era adevărată: { $seat } a luat { $gold } monede de la { NAME($target, case: "acc") }.
           *[other] Amenințarea era adevărată: { $seat } a luat { $gold } de monede de la { NAME($target, case: "acc") }.
        }
    }
   *[no] { $you ->
        [target] Amenințarea era falsă: mult zgomot pentru nimic.
       *[other] Amenințarea la adresa lui { $target } era falsă: mult zgomot pentru nimic.
    }
}
event-withdrew-threat = { $you ->
    [seat] N-ai dezvăluit amenințarea: { $target } păstrează aurul.
    [target] { $seat } n-a dezvăluit amenințarea: păstrezi aurul.
   *[other] { $seat } n-a dezvăluit amenințarea: { $target } păstrează aurul.
}
sign-threat = 🧣 Amenințare
help-turn-threat = Ești sub amenințare: adună mai întâi resurse, apoi răspunde.

character-magician = Magicianul
    .acc = Magician
    .gen = Magicianului
    .gender = masculine
effect-magician = Schimbă cărțile cu alt jucător sau pune cărți sub teanc și trage tot atâtea.
    .discards-pile = Schimbă cărțile cu alt jucător sau decartează cărți și trage tot atâtea.
option-use-swap-hands = Schimbă cărțile cu cineva
    .description = Iei toate cărțile altui jucător și i le dai pe ale tale, în loc să înlocuiești unele.
ask-swap-hands = Cu cine schimbi cărțile?
event-swapped-hands = { $you ->
    [seat] Ai schimbat cărțile cu { NAME($target, case: "acc") }.
   *[other] { $seat } a schimbat cărțile cu { NAME($target, case: "acc") }.
}
event-received-hand = Acum ai în mână { NAME($cards, case: "acc") }.
option-use-redraw = Înlocuiește cărți
    .description = Pui cărți sub teanc și tragi tot atâtea, în loc să faci schimb cu cineva.
    .description-discards-pile = Decartezi cărți și tragi tot atâtea, în loc să faci schimb cu cineva.
ask-redraw = Ce cărți înlocuiești?
    .discards-pile = Ce cărți decartezi? Tragi tot atâtea.
event-redrew = { $you ->
    [seat] { $count ->
        [one] Ai înlocuit o carte din mână.
        [few] Ai înlocuit { $count } cărți din mână.
       *[other] Ai înlocuit { $count } de cărți din mână.
    }
   *[other] { $count ->
        [one] { $seat } a înlocuit o carte din mână.
        [few] { $seat } a înlocuit { $count } cărți din mână.
       *[other] { $seat } a înlocuit { $count } de cărți din mână.
    }
}

character-wizard = Vrăjitorul
    .acc = Vrăjitor
    .gen = Vrăjitorului
    .gender = masculine
effect-wizard = Uită-te în cărțile cuiva; ia una sau construiește-o pe loc. Tura asta poți construi și ce ai deja.
option-use-wizard = Uită-te în cărțile cuiva
    .description = { effect-wizard }
ask-wizard-seat = În cărțile cui te uiți?
ask-wizard-card = Ce carte alegi de la { NAME($target, case: "acc") }?
    .card = Ia { NAME($card, case: "acc") }
help-wizard-card = Ia-o în mână sau construiește-o pe loc: așa nu intră în limita ta.

character-seer = Ghicitoarea
    .acc = Ghicitoare
    .gen = Ghicitoarei
    .gender = feminine
effect-seer = Ia o carte la întâmplare de la fiecare, apoi dă fiecăruia una. Construiește până la 2.
option-use-seer = Ia câte o carte de la fiecare
    .description = { effect-seer }
ask-seer-gift = Ce carte îi dai lui { $target }?

character-king = Regele
    .acc = Rege
    .gen = Regelui
    .gender = masculine
effect-king = 1 monedă pe cartier nobil. Iei coroana și runda următoare alegi înaintea tuturor.
    .crown-on-call = 1 monedă pe cartier nobil. La strigare iei coroana și alegi înaintea tuturor runda următoare.

character-emperor = Împăratul
    .acc = Împărat
    .gen = Împăratului
    .gender = masculine
effect-emperor = 1 monedă pe cartier nobil. Dă coroana mai departe și ia o monedă sau o carte de la noul ei posesor.
    .crown-on-call--emperor_gift-receiver-chooses = 1 monedă pe cartier nobil. La strigare dai coroana; cine o ia îți dă o monedă sau o carte.
option-use-give-crown = Dă coroana
    .description = Altui jucător, de la care iei o monedă sau o carte. E obligatoriu.
ask-give-crown = Cine primește coroana?
help-give-crown = Acest jucător alege înaintea tuturor runda următoare. Tu iei de la el o monedă sau o carte la întâmplare.
    .emperor_gift-receiver-chooses = Acest jucător alege înaintea tuturor runda următoare și îți dă o monedă sau o carte, cum vrea.
ask-late-crown = Împăratul tău a fost ucis. Dai totuși coroana mai departe, dar nu primești nimic. Cui o dai?
help-late-crown = Acest jucător alege înaintea tuturor runda următoare.
ask-tribute = Ce iei de la { NAME($target, case: "acc") }?
    .take-gold = O monedă
    .take-cards = O carte la întâmplare
ask-crown-gift = Ai primit coroana. Ce primește { $target } în schimb?

character-patrician = Patricianul
    .acc = Patrician
    .gen = Patricianului
    .gender = masculine
effect-patrician = 1 carte pe cartier nobil. Iei coroana și runda următoare alegi înaintea tuturor.
    .crown-on-call = 1 carte pe cartier nobil. La strigare iei coroana și alegi înaintea tuturor runda următoare.

character-bishop = Episcopul
    .acc = Episcop
    .gen = Episcopului
    .gender = masculine
effect-bishop = 1 monedă pe cartier religios. { rank-eight } nu-ți atinge orașul runda asta.

character-abbot = Abatele
    .acc = Abate
    .gen = Abatelui
    .gender = masculine
effect-abbot = 1 monedă sau carte pe cartier religios. Cel mai bogat jucător îți dă o monedă.
    .abbot-both-for-school = 1 monedă sau carte pe cartier religios; o Școală: ambele. Cel mai bogat îți dă o monedă.
    .abbot-gold-only = 1 monedă pe cartier religios și 1 de la cel mai bogat jucător, dacă e doar unul.
option-use-tithe = Încasează pentru 🔵
    .description = O monedă sau o carte pe cartier religios, cum vrei.
    .description-abbot-gold-only = O monedă pe cartier religios.
    .description-abbot-both-for-school = O monedă sau o carte pe cartier religios, cum vrei; Școala de magie le aduce pe ambele.
ask-tithe = Câte monede și câte cărți?
    .abbot-both-for-school = Câte monede și câte cărți?{ $school ->
        [yes] { " " }Școala de magie le aduce pe ambele.
       *[no] { "" }
    }
option-split = { $number ->
    [0] { $other ->
        [one] O carte
        [few] { $other } cărți
       *[other] { $other } de cărți
    }
    [one] { $other ->
        [0] O monedă
        [one] O monedă și o carte
        [few] O monedă și { $other } cărți
       *[other] O monedă și { $other } de cărți
    }
    [few] { $other ->
        [0] { $number } monede
        [one] { $number } monede și o carte
        [few] { $number } monede și { $other } cărți
       *[other] { $number } monede și { $other } de cărți
    }
   *[other] { $other ->
        [0] { $number } de monede
        [one] { $number } de monede și o carte
        [few] { $number } de monede și { $other } cărți
       *[other] { $number } de monede și { $other } de cărți
    }
}
reason-tithe = cartiere religioase
option-use-beg = Cerșește o monedă
    .description = Cel mai bogat jucător trebuie să-ți dea o monedă.
ask-beg = Cine îți dă o monedă?
help-beg = Acești jucători sunt cei mai bogați, la egalitate.
reason-beg = cerșit

character-cardinal = Cardinalul
    .acc = Cardinal
    .gen = Cardinalului
    .gender = masculine
effect-cardinal = 1 carte pe cartier religios. Nu-ți ajung monedele? Ia-le de la un jucător, dând cărți.
option-pay-loan = Schimbă cărți pe monedele cuiva
    .description = Iei cât îți lipsește și dai câte o carte pentru fiecare monedă.
ask-loan-seat = { $gold ->
    [one] Îți lipsește o monedă pentru { $card }.
    [few] Îți lipsesc { $gold } monede pentru { $card }.
   *[other] Îți lipsesc { $gold } de monede pentru { $card }.
} Cine îți dă monede pe cărți, câte una pentru fiecare?
help-loan-seat = Jucătorul primește câte o carte de-a ta pentru fiecare monedă și nu poate refuza.
ask-loan-cards = Ce cărți îi dai lui { $target }?
help-loan-cards = Câte una pentru fiecare monedă pe care o iei pentru { $card }.
ask-loan-rest = Cu ce cărți plătești restul?
help-loan-rest = Ajung sub teanc, fiecare pentru o monedă.
event-borrowed = { $you ->
    [seat] { $gold ->
        [one] Ai luat o monedă de la { NAME($target, case: "acc") } în schimbul unei cărți, pentru { $mark } **{ $card }**.
        [few] Ai luat { $gold } monede de la { NAME($target, case: "acc") } dând tot atâtea cărți, pentru { $mark } **{ $card }**.
       *[other] Ai luat { $gold } de monede de la { NAME($target, case: "acc") } dând tot atâtea cărți, pentru { $mark } **{ $card }**.
    }
    [target] { $gold ->
        [one] { $seat } ți-a luat o monedă în schimbul unei cărți, pentru { $mark } **{ $card }**.
        [few] { $seat } ți-a luat { $gold } monede dând tot atâtea cărți, pentru { $mark } **{ $card }**.
       *[other] { $seat } ți-a luat { $gold } de monede dând tot atâtea cărți, pentru { $mark } **{ $card }**.
    }
   *[other] { $gold ->
        [one] { $seat } a luat o monedă de la { NAME($target, case: "acc") } în schimbul unei cărți, pentru { $mark } **{ $card }**.
        [few] { $seat } a luat { $gold } monede de la { NAME($target, case: "acc") } dând tot atâtea cărți, pentru { $mark } **{ $card }**.
       *[other] { $seat } a luat { $gold } de monede de la { NAME($target, case: "acc") } dând tot atâtea cărți, pentru { $mark } **{ $card }**.
    }
}

character-merchant = Comerciantul
    .acc = Comerciant
    .gen = Comerciantului
    .gender = masculine
effect-merchant = 1 monedă pe cartier comercial și o monedă în plus.
    .extras-after-gathering = 1 monedă pe cartier comercial și o monedă în plus după ce aduni resurse.
option-use-merchant-gold = Încasează o monedă în plus
    .description = Bonusul Comerciantului.
reason-merchant-gold = Comerciantul

character-alchemist = Alchimistul
    .acc = Alchimist
    .gen = Alchimistului
    .gender = masculine
effect-alchemist = La sfârșitul turei primești înapoi monedele plătite pentru cartiere.

character-trader = Negustorul
    .acc = Negustor
    .gen = Negustorului
    .gender = masculine
effect-trader = 1 monedă pe cartier comercial. Cartierele comerciale nu intră în limita de construcție.

character-architect = Arhitectul
    .acc = Arhitect
    .gen = Arhitectului
    .gender = masculine
effect-architect = 2 cărți în plus. Construiește până la 3 cartiere.
    .extras-after-gathering = 2 cărți în plus după ce aduni resurse. Construiește până la 3 cartiere.
option-use-architect-cards = Trage 2 cărți în plus
    .description = Le păstrezi pe amândouă.
reason-architect-cards = Arhitectul

character-navigator = Navigatorul
    .acc = Navigator
    .gen = Navigatorului
    .gender = masculine
effect-navigator = 4 monede în plus sau 4 cărți în plus. Nu poți construi tura asta.
    .extras-after-gathering = 4 monede sau 4 cărți în plus după ce aduni resurse. Nu poți construi tura asta.
option-use-navigate = Ia 4 monede sau 4 cărți
    .description = Ia 4 monede sau trage 4 cărți.
ask-navigate = Iei monede sau cărți?
    .take-gold = 4 monede
    .take-cards = 4 cărți
reason-navigate = călătorie

character-scholar = Eruditul
    .acc = Erudit
    .gen = Eruditului
    .gender = masculine
effect-scholar = Vezi 7 cărți din teanc și păstrezi una; restul se amestecă la loc. Poți construi 2 cartiere.
option-use-study = { $kept ->
    [all] Studiază
   *[other] Vezi { $drawn }, păstrează { $kept }
}
    .description = Vezi 7 cărți din teanc și păstrezi una. Nu se mai poate anula.
ask-study = Ce carte păstrezi?
    .card = { $mark } Păstrează { NAME($name, case: "acc") }
event-studied = { $you ->
    [seat] { $count ->
        [one] Te-ai uitat la o carte din teanc.
        [few] Te-ai uitat la { $count } cărți din teanc.
       *[other] Te-ai uitat la { $count } de cărți din teanc.
    }
   *[other] { $count ->
        [one] { $seat } s-a uitat la o carte din teanc.
        [few] { $seat } s-a uitat la { $count } cărți din teanc.
       *[other] { $seat } s-a uitat la { $count } de cărți din teanc.
    }
}
reason-study = studiu

character-warlord = Comandantul
    .acc = Comandant
    .gen = Comandantului
    .gender = masculine
effect-warlord = 1 monedă pe cartier militar. Distruge un cartier, plătind cu o monedă mai puțin decât costă.
    .rank_eight-end-of-turn = 1 monedă pe cartier militar. Încheie tura distrugând un cartier cu o monedă sub costul lui.
option-use-destroy = Distruge un cartier
    .rank_eight-end-of-turn = Încheie tura: distruge un cartier
    .description = Plătești cu o monedă mai puțin decât costul.
    .description-rank_eight-end-of-turn = Plătești cu o monedă sub cost. Tura se încheie, iar ce n-ai încasat se pierde.
ask-destroy-seat = În ce oraș distrugi un cartier?
help-destroy-seat = Orașele complete și protejate sunt în siguranță.
ask-destroy-own = Pe care dintre cartierele tale îl distrugi? Îi pierzi punctele.
ask-destroy = Ce cartier al lui { $target } distrugi?
    .district = { $price ->
        [0] { $card } · gratis
       *[other] { $card } · plătești { $price }
    }

character-diplomat = Diplomatul
    .acc = Diplomat
    .gen = Diplomatului
    .gender = masculine
effect-diplomat = 1 monedă pe cartier militar. Schimbă un cartier cu alt jucător; plătești diferența de cost.
    .rank_eight-end-of-turn = 1 monedă pe cartier militar. Încheie tura schimbând un cartier; plătești diferența de cost.
option-use-exchange = Schimbă un cartier
    .rank_eight-end-of-turn = Încheie tura: schimbă un cartier
    .description = Dai unul de-al tău pentru unul al altui jucător. Plătești diferența.
    .description-rank_eight-end-of-turn = Plătești diferența. Tura se încheie, iar ce n-ai încasat se pierde.
ask-exchange-seat = Cu cine schimbi un cartier?
help-exchange-seat = { help-destroy-seat }
ask-exchange = Ce cartier vrei de la { NAME($target, case: "acc") }?
ask-give-district = Ce cartier dai pentru { $card }?
    .district = { $price ->
        [0] { $card } · nimic de plată
       *[other] { $card } · plătești { $price }
    }
event-exchanged = { $you ->
    [seat]
    { $gold ->
        [0] Ai dat **{ NAME($given, case: "acc") }** și ai luat { $mark } **{ NAME($card, case: "acc") }** de la { NAME($target, case: "acc") }.
       *[other] Ai dat **{ NAME($given, case: "acc") }** și { band-coins } și ai luat { $mark } **{ NAME($card, case: "acc") }** de la { NAME($target, case: "acc") }.
    }
    [target]
    { $gold ->
        [0] { $seat } ți-a dat **{ NAME($given, case: "acc") }** și ți-a luat { $mark } **{ NAME($card, case: "acc") }**.
       *[other] { $seat } ți-a dat **{ NAME($given, case: "acc") }** și { band-coins } și ți-a luat { $mark } **{ NAME($card, case: "acc") }**.
    }
   *[other]
    { $gold ->
        [0] { $seat } a dat **{ NAME($given, case: "acc") }** și a luat { $mark } **{ NAME($card, case: "acc") }** de la { NAME($target, case: "acc") }.
       *[other] { $seat } a dat **{ NAME($given, case: "acc") }** și { band-coins } și a luat { $mark } **{ NAME($card, case: "acc") }** de la { NAME($target, case: "acc") }.
    }
}

character-marshal = Mareșalul
    .acc = Mareșal
    .gen = Mareșalului
    .gender = masculine
effect-marshal = 1 monedă pe cartier militar. Cumpără din alt oraș un cartier care costă cel mult 3.
    .rank_eight-end-of-turn = 1 monedă pe cartier militar. Încheie tura cumpărând dintr-un oraș un cartier care costă cel mult 3.
option-use-seize = Ia un cartier
    .rank_eight-end-of-turn = Încheie tura: ia un cartier
    .description = Din alt oraș: îi plătești proprietarului costul, cel mult 3 monede.
    .description-rank_eight-end-of-turn = Îi plătești costul, cel mult 3. Tura se încheie, iar ce n-ai încasat se pierde.
ask-seize-seat = Din ce oraș iei un cartier?
help-seize-seat = { help-destroy-seat }
ask-seize = Ce cartier iei de la { NAME($target, case: "acc") }?
    .district = { $price ->
        [0] { $card } · gratis
       *[other] { $card } · plătești { $price }
    }
event-seized = { $you ->
    [seat] Ai luat { $mark } **{ NAME($card, case: "acc") }** de la { NAME($target, case: "acc") }
    [target] { $seat } ți-a luat { $mark } **{ NAME($card, case: "acc") }**
   *[other] { $seat } a luat { $mark } **{ NAME($card, case: "acc") }** de la { NAME($target, case: "acc") }
} în schimbul { $gold ->
    [one] unei monede
    [few] a { $gold } monede
   *[other] a { $gold } de monede
}.

character-queen = Regina
    .acc = Regină
    .gen = Reginei
    .gender = feminine
effect-queen = 3 monede dacă stai lângă jucătorul care a arătat runda asta un personaj de rangul 4.
    .queen-with-rank-four = 3 monede când un vecin are rangul 4; dacă e ucis sau vrăjit, la sfârșitul rundei.
option-use-queen-gold = Ia 3 monede
    .description = Stai lângă jucătorul care a arătat un personaj de rangul 4.
reason-queen-gold = Regina

character-artist = Artistul
    .acc = Artist
    .gen = Artistului
    .gender = masculine
effect-artist = Pune câte o monedă pe cel mult două cartiere ale tale; fiecare costă și valorează cu 1 mai mult.
option-use-beautify = Înfrumusețează cartiere
    .description = { effect-artist }
ask-beautify = Ce cartiere înfrumusețezi?
event-beautified = { $you ->
    [seat] Ai înfrumusețat { NAME($cards, case: "acc") }.
   *[other] { $seat } a înfrumusețat { NAME($cards, case: "acc") }.
}

character-tax_collector = Perceptorul
    .acc = Perceptor
    .gen = Perceptorului
    .gender = masculine
effect-tax_collector = Oricine construiește pune o monedă la taxe. În tura ta le poți lua pe toate.
built-beside-tax_collector = Când construiești, plătești și o taxă de o monedă, dacă îți mai rămâne vreuna.
option-use-collect-tax = { $got ->
    [one] Ia o monedă din taxe
    [few] Ia { $got } monede din taxe
   *[other] Ia { $got } de monede din taxe
}
    .description = Toate monedele strânse din taxe.
event-taxed = { $you ->
    [seat] { $gold ->
        [one] Ai plătit o taxă de o monedă.
        [few] Ai plătit o taxă de { $gold } monede.
       *[other] Ai plătit o taxă de { $gold } de monede.
    }
   *[other] { $gold ->
        [one] { $seat } a plătit o taxă de o monedă.
        [few] { $seat } a plătit o taxă de { $gold } monede.
       *[other] { $seat } a plătit o taxă de { $gold } de monede.
    }
}
event-collected-tax = { $you ->
    [seat] { $gold ->
        [one] Ai luat o monedă din taxe.
        [few] Ai luat { $gold } monede din taxe.
       *[other] Ai luat { $gold } de monede din taxe.
    }
   *[other] { $gold ->
        [one] { $seat } a luat o monedă din taxe.
        [few] { $seat } a luat { $gold } monede din taxe.
       *[other] { $seat } a luat { $gold } de monede din taxe.
    }
}

character-classic_tax_collector = Vameșul
    .acc = Vameș
    .gen = Vameșului
    .gender = masculine
effect-classic_tax_collector = Oricine a construit îți plătește o monedă la sfârșitul turei, dacă are.
