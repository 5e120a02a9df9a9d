# `.acc`: forma cu articol, pentru propoziții („a construit Taverna”); pe cărți numele stă fără articol.
# `.short`: pentru imagini, unde încap cam 13 litere.

mark-noble = 🟡
mark-religious = 🔵
mark-trade = 🟢
mark-military = 🔴
mark-unique = 🟣
mark-action = 🎪

kind-noble = nobil
kind-religious = religios
kind-trade = comercial
kind-military = militar
kind-unique = special
kind-action = carte de acțiune

## Cartiere de bază

district-manor = Conac
    .acc = Conacul
district-castle = Castel
    .acc = Castelul
district-palace = Palat
    .acc = Palatul
district-temple = Templu
    .acc = Templul
district-church = Biserică
    .acc = Biserica
district-monastery = Mănăstire
    .acc = Mănăstirea
district-cathedral = Catedrală
    .acc = Catedrala
district-tavern = Tavernă
    .acc = Taverna
district-market = Piață
    .acc = Piața
district-trading_post = Factorie
    .acc = Factoria
district-docks = Docuri
    .acc = Docurile
district-harbor = Port
    .acc = Portul
district-town_hall = Primărie
    .acc = Primăria
district-watchtower = Turnul de veghe
    .short = T. de veghe
    .acc = Turnul de veghe
district-prison = Închisoare
    .acc = Închisoarea
district-barracks = Cazarmă
    .acc = Cazarma
district-fortress = Fortăreață
    .acc = Fortăreața

income-nobody = În acest joc nu aduce venit nimănui.
kind-income-noble = { $earners ->
    [none] Nobil. { income-nobody }
   *[other] Nobil. Aduce venit { NAME($earners, case: "gen") }.
}
effect-manor = { kind-income-noble }
effect-castle = { kind-income-noble }
effect-palace = { kind-income-noble }

kind-income-religious = { $earners ->
    [none] Religios. { income-nobody }
   *[other] Religios. Aduce venit { NAME($earners, case: "gen") }.
}
effect-temple = { kind-income-religious }
effect-church = { kind-income-religious }
effect-monastery = { kind-income-religious }
effect-cathedral = { kind-income-religious }

kind-income-trade = { $earners ->
    [none] Comercial. { income-nobody }
   *[other] Comercial. Aduce venit { NAME($earners, case: "gen") }.
}
effect-tavern = { kind-income-trade }
effect-market = { kind-income-trade }
effect-trading_post = { kind-income-trade }
effect-docks = { kind-income-trade }
effect-harbor = { kind-income-trade }
effect-town_hall = { kind-income-trade }

kind-income-military = { $earners ->
    [none] Militar. { income-nobody }
   *[other] Militar. Aduce venit { NAME($earners, case: "gen") }.
}
effect-watchtower = { kind-income-military }
effect-prison = { kind-income-military }
effect-barracks = { kind-income-military }
effect-fortress = { kind-income-military }

## Cartiere speciale

district-armory = Arsenal
    .acc = Arsenalul
effect-armory = În tura ta îl poți dărâma ca să distrugi orice cartier, dar nu dintr-un oraș complet.
    .armory-other-cities = În tura ta îl poți dărâma ca să distrugi orice cartier din alt oraș, complet sau nu.
option-use-armory = Arsenal
    .description = { effect-armory }
    .description-armory-other-cities = { effect-armory.armory-other-cities }
ask-armory-seat = În ce oraș distrugi un cartier? Îți pierzi și Arsenalul.
help-armory-seat = Orașele complete sunt în siguranță.
    .armory-other-cities = Nici orașele complete nu sunt în siguranță.
ask-armory-own = Pe care dintre cartierele tale îl distrugi? Îi pierzi punctele și pierzi Arsenalul.
ask-armory = Ce cartier al lui { $target } distrugi? Îți pierzi și Arsenalul.

district-basilica = Bazilică
    .acc = Bazilica
effect-basilica = La final, 1 punct pentru fiecare cartier al tău cu cost impar.

district-capitol = Capitoliu
    .acc = Capitoliul
effect-capitol = La final, 3 puncte dacă ai trei cartiere de același tip (o singură dată).

district-dragon_gate = Poarta Dragonului
    .acc = Poarta Dragonului
    .short = P. Dragonului
effect-dragon_gate = Valorează cu 2 puncte mai mult decât costă.

district-factory = Fabrică
    .acc = Fabrica
effect-factory = Celelalte cartiere speciale ale tale costă cu o monedă mai puțin.

district-framework = Schelă
    .acc = Schela
effect-framework = O poți dărâma ca să construiești gratis un cartier.
option-pay-framework = Dărâmă Schela
    .description = În loc să plătești monede.

district-gold_mine = Mina de aur
    .acc = Mina de aur
effect-gold_mine = Când aduni monede, primești una în plus.

district-great_wall = Marele Zid
    .acc = Marele Zid
effect-great_wall = Personajul de rangul 8 plătește o monedă în plus ca să-ți lovească celelalte cartiere.

district-haunted_quarter = Cartierul bântuit
    .acc = Cartierul bântuit
    .short = C. bântuit
effect-haunted_quarter = La final ține loc de tipul care îți convine cel mai mult.
    .haunted_last_round-false = La final ține loc de tipul care îți convine, dacă nu l-ai construit în ultima rundă.

district-imperial_treasury = Trezoreria imperială
    .acc = Trezoreria imperială
    .short = Trezoreria
effect-imperial_treasury = La final, 1 punct pentru fiecare monedă pe care o ai.

district-ivory_tower = Turnul de fildeș
    .acc = Turnul de fildeș
    .short = T. de fildeș
effect-ivory_tower = La final, 5 puncte dacă nu ai alt cartier special.

district-keep = Citadelă
    .acc = Citadela
effect-keep = Personajul de rangul 8 nu-și poate folosi puterea pe acest cartier.

district-laboratory = Laborator
    .acc = Laboratorul
effect-laboratory = O dată pe tură poți decarta o carte pentru 2 monede.
    .laboratory_gold-1 = O dată pe tură poți decarta o carte pentru o monedă.
option-use-laboratory = Laborator: 2 monede pentru o carte
    .laboratory_gold-1 = Laborator: o monedă pentru o carte
    .description = { effect-laboratory }
    .description-laboratory_gold-1 = { effect-laboratory.laboratory_gold-1 }
ask-laboratory = Ce carte decartezi pentru 2 monede?
    .laboratory_gold-1 = Ce carte decartezi pentru o monedă?

district-library = Bibliotecă
    .acc = Biblioteca
effect-library = Când aduni cărți, păstrezi tot ce tragi.
    .library_keeps-two = Când aduni cărți, păstrezi 2 dintre cele trase.

district-map_room = Sala hărților
    .acc = Sala hărților
effect-map_room = La final, 1 punct pentru fiecare carte din mână.

district-monument = Monument
    .acc = Monumentul
effect-monument = Se numără drept două cartiere pentru orașul complet. Nu-l poți construi dacă ai deja 5 cartiere.

district-museum = Muzeu
    .acc = Muzeul
effect-museum = O dată pe tură poți pune sub el o carte din mână. Fiecare valorează 1 punct la final.
option-use-museum = Muzeu: 1 punct pentru o carte
    .description = { effect-museum }
ask-museum = Ce carte pui sub Muzeu?
help-museum = Nu o primești înapoi; o vede doar proprietarul Muzeului.
event-put-beneath = { $you ->
    [seat] Ai pus o carte sub { $card }.
   *[other] { $seat } a pus o carte sub { $card }.
}

district-necropolis = Necropolă
    .acc = Necropola
effect-necropolis = Poți dărâma un cartier al tău în loc să o plătești.
option-pay-necropolis = Dărâmă un cartier
    .description = În loc să plătești monede. Îl alegi imediat.
ask-necropolis = Ce cartier de-al tău dărâmi pentru Necropolă?

district-observatory = Observator
    .acc = Observatorul
effect-observatory = Când aduni cărți, vezi 3 în loc de 2.

district-park = Parc
    .acc = Parcul
effect-park = Dacă închei tura fără cărți în mână, tragi 2.

district-poor_house = Azilul de săraci
    .acc = Azilul de săraci
    .short = Azil
effect-poor_house = Dacă închei tura fără monede, primești una.

district-quarry = Cariera de piatră
    .short = Carieră
    .acc = Cariera de piatră
effect-quarry = Poți construi cartiere pe care orașul tău le are deja.
    .quarry-one = Orașul tău poate avea un cartier de două ori, dar o singură astfel de pereche.

district-school_of_magic = Școala de magie
    .acc = Școala de magie
    .short = Șc. de magie
effect-school_of_magic = Ține loc de orice tip când un personaj încasează monede sau cărți pentru cartiere.

district-secret_vault = Seiful secret
    .acc = Seiful secret
effect-secret_vault = Nu poate fi construit. Valorează 3 puncte dacă e în mâna ta la final.

district-smithy = Fierărie
    .acc = Fierăria
effect-smithy = O dată pe tură poți plăti 2 monede ca să tragi 3 cărți.
option-use-smithy = { $drawn ->
    [0] Fierărie
    [one] Fierărie: { $drawn } carte pentru { $price } monede
    [few] Fierărie: { $drawn } cărți pentru { $price } monede
   *[other] Fierărie: { $drawn } de cărți pentru { $price } monede
}
    .description = { effect-smithy }

district-stables = Grajduri
    .acc = Grajdurile
effect-stables = Le poți construi peste limita de construcție.

district-statue = Statuie
    .acc = Statuia
effect-statue = La final, 5 puncte dacă ai coroana.

district-theater = Teatru
    .acc = Teatrul
effect-theater = După ce au ales toți, îți poți schimba personajul cu al altui jucător, pe nevăzute.
ask-theater = Cu cine schimbi personajul?
    .no = Cu nimeni
ask-theater-give = Pe care dintre personajele tale îl dai?
help-theater-give = Primești un personaj la întâmplare de la { NAME($target, case: "acc") }.
event-kept-character = { $you ->
    [seat] N-ai schimbat niciun personaj ({ $reason }).
   *[other] { $seat } n-a schimbat niciun personaj ({ $reason }).
}
event-exchanged-characters = { $you ->
    [seat] Ai schimbat personajul cu { NAME($target, case: "acc") } ({ $reason }).
   *[other] { $seat } a schimbat personajul cu { NAME($target, case: "acc") } ({ $reason }).
}
event-received-character = Ai dat { $given } și ai primit **{ $character }**.

district-thieves_den = Cuibul de hoți
    .acc = Cuibul de hoți
effect-thieves_den = Îl poți plăti și cu cărți din mână: fiecare ține loc de o monedă.
option-pay-den-cards = Plătește și cu cărți
    .description = Fiecare carte din mână ține loc de o monedă. Le alegi imediat.
ask-den-cards = Cu ce cărți plătești?
help-den-cards = { $gold ->
    [one] O carte ține loc de moneda cerută.
    [few] Fiecare carte ține loc de una din { $gold } monede; restul îl plătești în monede.
   *[other] Fiecare carte ține loc de una din { $gold } de monede; restul îl plătești în monede.
}

district-wishing_well = Fântâna dorințelor
    .acc = Fântâna dorințelor
    .short = Fântâna
effect-wishing_well = La final, 1 punct pentru fiecare cartier special din orașul tău, inclusiv acesta.
    .wishing_well_self-false = La final, 1 punct pentru fiecare alt cartier special din orașul tău.

district-graveyard = Cimitir
    .acc = Cimitirul
effect-graveyard = Când Comandantul distruge alt cartier, poți cumpăra cartea lui cu o monedă.
ask-graveyard = Cumperi { NAME($card, case: "acc") }?
    .yes = { $gold ->
        [one] Da, cu o monedă
        [few] Da, cu { $gold } monede
       *[other] Da, cu { $gold } de monede
    }
help-graveyard = Altfel ajunge sub teanc.
    .discards-pile = Altfel rămâne între cărțile decartate.
event-took-destroyed = { $you ->
    [seat] Ai cumpărat { $mark } **{ NAME($card, case: "acc") }**
   *[other] { $seat } a cumpărat { $mark } **{ NAME($card, case: "acc") }**
} cu { $gold ->
    [one] o monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}.
event-left-destroyed = { $you ->
    [seat] N-ai cumpărat { $mark } **{ NAME($card, case: "acc") }**.
   *[other] { $seat } n-a cumpărat { $mark } **{ NAME($card, case: "acc") }**.
}

district-bell_tower = Clopotniță
    .acc = Clopotnița
effect-bell_tower = Când o construiești, poți alege ca jocul să se încheie cu un cartier mai devreme, cât timp rezistă.
    .bell_tower-for-good = Construită, poate încheia jocul cu un cartier mai devreme, dacă rezistă până în ultima rundă.
ask-bell-tower = Jocul să se încheie cu un cartier mai devreme?
    .yes = Da, mai devreme
    .no = Nu, ca de obicei
help-bell-tower = E valabil pentru toți, cât timp Clopotnița stă în picioare. Nu te mai poți răzgândi.
event-bell-tower = { $rung ->
    [yes] 🔔 Clopotnița bate: jocul se încheie cu un cartier mai devreme.
   *[no] Clopotnița tace.
}

district-hospital = Spital
    .acc = Spitalul
effect-hospital = Dacă personajul tău e ucis, poți totuși să aduni resurse în tura aceea, dar nimic altceva.
ask-hospital = Aduni totuși resurse în Spital?
    .yes = Arăt { $card } și adun resurse
    .no = Nu spun nimic
help-hospital = { GENDER($card) ->
    [feminine] { $card } a fost ucisă.
   *[other] { $card } a fost ucis.
} Cu Spitalul, jucătorul poate arăta personajul ca să adune resurse. { help-hospital-not-yours }
event-refuge = { $you ->
    [seat] Personajul tău ({ $character }) a fost ucis, dar poți aduna resurse în { $card }.
   *[other] Personajul lui { $seat } ({ $character }) a fost ucis, dar jucătorul poate aduna resurse în { $card }.
}

district-lighthouse = Far
    .acc = Farul
effect-lighthouse = Când îl construiești, poți căuta în teanc și lua o carte. Apoi teancul se amestecă.
ask-lighthouse = Ce carte iei din teanc?
    .no = Niciuna
event-looks-through-deck = { $you ->
    [seat] Ai căutat în teanc.
   *[other] { $seat } a căutat în teanc.
}
event-saw-deck = În teanc sunt { $cards }.
event-searched-deck = { $you ->
    [seat] { $count ->
        [0] N-ai luat nicio carte. Teancul a fost amestecat.
        [one] Ai luat o carte. Teancul a fost amestecat.
        [few] Ai luat { $count } cărți. Teancul a fost amestecat.
       *[other] Ai luat { $count } de cărți. Teancul a fost amestecat.
    }
   *[other] { $count ->
        [0] { $seat } n-a luat nicio carte. Teancul a fost amestecat.
        [one] { $seat } a luat o carte. Teancul a fost amestecat.
        [few] { $seat } a luat { $count } cărți. Teancul a fost amestecat.
       *[other] { $seat } a luat { $count } de cărți. Teancul a fost amestecat.
    }
}

district-throne_room = Sala tronului
    .acc = Sala tronului
effect-throne_room = De fiecare dată când coroana trece la alt jucător, primești o monedă.

district-university = Universitate
    .acc = Universitatea
effect-university = Valorează cu 2 puncte mai mult decât costă.

## Cărți de acțiune

district-acrobat = Acrobata
    .acc = Acrobata
effect-acrobat = Pregătit, se joacă singur: iei coroana când la rangul 4 nu răspunde nimeni sau e vrăjit.
sign-acrobat = 🤸 Acrobata a fost mai rapidă

district-director = Directorul
    .acc = Directorul
effect-director = Tura asta poți construi cel mult 2 cartiere în plus.

district-ticket_wagon = Casa de bilete
    .acc = Casa de bilete
    .short = Casa de bil.
effect-ticket_wagon = Adversarii pot plăti o monedă ca să vadă 3 cărți și să păstreze una. Pe urmă poți lua banii.
option-use-ticket-wagon = Folosește o Casă de bilete
    .description = Plătești o monedă, vezi 3 cărți și păstrezi una.
ask-ticket-wagon = A cui Casă de bilete o folosești? Dai o monedă, vezi 3 cărți și poți păstra una.
option-wagon = { $name }
event-used-wagon = { $you ->
    [seat] Ai folosit Casa de bilete a lui { $target }. { $gold ->
        [one] Pe ea e o monedă.
        [few] Pe ea sunt { $gold } monede.
        *[other] Pe ea sunt { $gold } de monede.
        }
    [target] { $seat } ți-a folosit Casa de bilete. { $gold ->
        [one] Pe ea e o monedă.
        [few] Pe ea sunt { $gold } monede.
        *[other] Pe ea sunt { $gold } de monede.
        }
   *[other] { $seat } a folosit Casa de bilete a lui { $target }. { $gold ->
        [one] Pe ea e o monedă.
        [few] Pe ea sunt { $gold } monede.
        *[other] Pe ea sunt { $gold } de monede.
        }
}
ask-wagon-card = Ce carte păstrezi?
    .card = { $mark } Păstrează { NAME($name, case: "acc") }
    .none = Niciuna
event-bought-cards = { $you ->
    [seat] { $kept ->
        [0] Ai căutat o carte și n-ai păstrat niciuna ({ $reason }).
        [one] Ai primit o carte ({ $reason }).
        [few] Ai primit { $kept } cărți ({ $reason }).
       *[other] Ai primit { $kept } de cărți ({ $reason }).
    }
   *[other] { $kept ->
        [0] { $seat } a căutat o carte și n-a păstrat niciuna ({ $reason }).
        [one] { $seat } a primit o carte ({ $reason }).
        [few] { $seat } a primit { $kept } cărți ({ $reason }).
       *[other] { $seat } a primit { $kept } de cărți ({ $reason }).
    }
}
ask-wagon-gold = { $gold ->
    [one] Iei moneda din Casa ta de bilete?
    [few] Iei cele { $gold } monede din Casa ta de bilete?
   *[other] Iei cele { $gold } de monede din Casa ta de bilete?
}
    .yes = Iau banii
    .no = Îi las acolo
help-wagon-gold = Dacă iei banii, Casa de bilete ajunge sub teanc.

district-living_cannonball = Omul-ghiulea
    .acc = Omul-ghiulea
effect-living_cannonball = Înlocuiește un cartier al tău cu unul mai scump din mână și plătește diferența.
ask-cannonball = Ce cartier de-al tău înlocuiești?
ask-cannonball-card = Cu ce înlocuiești { NAME($card, case: "acc") }?
    .card = { $card } · plătești { $price }
event-replaced = { $you ->
    [seat] Ai înlocuit { NAME($old, case: "acc") } cu { $mark } **{ NAME($card, case: "acc") }**
   *[other] { $seat } a înlocuit { NAME($old, case: "acc") } cu { $mark } **{ NAME($card, case: "acc") }**
}, plătind { $gold ->
    [one] o monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}.

district-rasputin = Rasputin
    .acc = Rasputin
effect-rasputin = Pregătit, se joacă singur: îți scapă personajul de omor, vrajă, mandat, furt și amenințare.

district-fortune_teller = Prezicătoarea
    .acc = Prezicătoarea
effect-fortune_teller = Uită-te în cărțile unui adversar și ia una.
ask-fortune-seat = În cărțile cui te uiți?
ask-fortune-card = Ce carte iei de la { NAME($target, case: "acc") }?

district-circus_tent = Cortul de circ
    .acc = Cortul de circ
effect-circus_tent = Contează drept cartier doar la sfârșit și la punctele unui oraș complet. Rangul 8 nu-l atinge.
