describe-learn = E prima dată? Învață Citadels în trei minute cu trei calculatoare; lecția o vezi doar tu

button-learn = Prima dată? 3 minute
button-learn-anew = De la început

learn-step = -# 🎓 Pasul { $step } din { $steps } · runda { $round }{ $character ->
    [none] { "" }
   *[other] { " " }· personajul tău: { $character }
}
learn-wrong = 👉 **{ $picked }?** { $text }

learn-goal = **Construiește orașul cu cele mai multe puncte.**
    ① Al tău e gol deocamdată. Jocul se încheie cu runda în care un oraș are { $size } cartiere.
    ② Începi cu 2 monede.
    ③ Numărul de pe o carte e prețul ei și punctele ei.
    .button = Începe runda 1
learn-role = **Alege în secret un personaj.** În runda asta e al tău și are o putere proprie. Apasă **5 { character-bishop }**: atunci nimeni nu-ți poate distruge cartierele.
    .wrong = Și acesta e un personaj bun. Dar în lecție runda e a Episcopului: apasă pe el.
learn-wait = **Personajele sunt strigate după rang, de la 1 la 8.** Joacă jucătorul care are personajul strigat; pe unele nu le are nimeni. Personajul tău are rangul 5, deci aștepți. Într-un joc te anunț când e rândul tău.
    .button = Cine e înaintea mea?
learn-gather = **E rândul tău!** Fiecare tură începe cu monede sau cărți. Cartiere ai destule, monede puține: ia-le.
    .gather-cards = Tragi cărți când nu merită să construiești nimic din mână. Ai patru, dar nu destule monede pentru cea mai bună: ia monedele.
learn-build = **Acum construiește**, un cartier pe tură. Costă monede și aduce tot atâtea puncte la final. Ai exact cât costă { district-harbor.acc }: pe acela construiește-l.
    .wrong = S-ar putea și așa, dar aduce mai puțin. Poți plăti { district-harbor.acc }, iar monedele nefolosite nu aduc nimic.
    .end = Mai poți construi, iar orașul e cel care contează. Construiește { district-harbor.acc }.
learn-robbed = **Două runde mai târziu: jaf!** Tu ai Comerciantul, iar { character-thief } ți-a luat 5 monede. Dar **culoarea ta aduce venit**: o monedă pentru fiecare cartier verde 🟢 din orașul tău. Ai două: ia 2 monede.
    .wrong = Asta poți face în orice tură, cu orice personaj. Ia mai întâi venitul din culoare: 2 cartiere verzi 🟢, 2 monede.
    .use-merchant-gold = Și asta e a Comerciantului: o monedă în plus în fiecare rundă. Dar ia mai întâi venitul din culoare: 2 cartiere verzi 🟢, 2 monede.
learn-colours = -# Din 🟡 câștigă { character-king }, din 🔵 { character-bishop }, din 🔴 { character-warlord }.
learn-assassin = Două runde mai târziu: **ucide un personaj, nu un om.** Jucătorul lui își pierde tura. Poți doar ghici: { $second } are 7 monede și cartiere verzi.
    .character-king = { character-king } câștigă din cartiere galbene, iar { $second } nu are. Cine câștigă din cele **verzi**?
    .character-bishop = { character-bishop } câștigă din cartiere albastre, iar { $second } nu are. Cine câștigă din cele **verzi**?
    .character-warlord = { character-warlord } câștigă din cartiere roșii, iar { $second } nu are. Cine câștigă din cele **verzi**?
learn-crown = Patru runde mai târziu: **jucătorul care a fost Rege are 👑 coroana** și alege înaintea tuturor. Acela ești tu: vezi cele mai multe personaje. Ce lași ajunge la rivali. Ia **5 { character-bishop }**.
    .wrong = S-ar putea și așa. Dar în ultima rundă a lecției joci cu Episcopul: apasă pe el.
learn-score = **Ultima rundă.** Cartierul aduce costul lui, iar primul oraș complet încă 4 puncte. Cele cinci culori mai aduc 3, iar ție îți lipsește doar galbenul 🟡. Deci construiește { district-castle.acc }.
    .build-tavern = Și acesta completează orașul, dar aduce doar un punct. { district-castle.acc } aduce 4, plus 3 pentru a cincea culoare, și ți-l permiți.
    .end = Lipsește un cartier! Construiește { district-castle.acc }.
learn-end =
    ### ✅ Acum știi să joci
    -# Urmează același lucru cu trei calculatoare, vreo 15 minute.
learn-before = -# Înaintea ta joacă { $who }. Tac { $nobody }.
learn-built = ✅ **{ district-harbor } e construit:** 4 puncte.
learn-paid = ✅ **+2 monede** pentru 2 cartiere verzi.
learn-fell = ☠️ La strigarea { NAME($character, case: "gen") } s-a lăsat tăcerea: personajul e la { $name }, care își pierde tura.
button-learn-play = Joacă cu 3 calculatoare
button-learn-friends = Invită prieteni

error-lesson-changed = Lecția s-a schimbat între timp. Folosește din nou { COMMAND("learn") }.
