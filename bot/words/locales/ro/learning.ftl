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
    .wrong = { $effect } Dar în lecția asta joci cu Episcopul, ca nimeni să nu distrugă ce construiești.
learn-wait = **Personajele sunt strigate după rang, de la 1 la 8.** Joacă jucătorul care are personajul strigat; pe unele nu le are nimeni. Personajul tău are rangul 5, deci aștepți. Într-un joc te anunț când e rândul tău.
    .button = Cine e înaintea mea?
learn-gather = **E rândul tău!** Fiecare tură începe cu monede sau cărți. Cartiere ai destule, monede puține: ia-le.
    .gather-cards = Tragi cărți când nu merită să construiești nimic din mână. Ai patru, dar nu destule monede pentru cea mai bună: ia monedele.
learn-build = **Acum construiește**, un cartier pe tură și niciodată două la fel. Un cartier costă monede și aduce tot atâtea puncte la final. Ai exact cât costă { district-harbor.acc }: pe acela construiește-l.
    .wrong = S-ar putea și așa, dar aduce mai puțin. Poți plăti { district-harbor.acc }, iar monedele nefolosite nu aduc nimic.
    .end = Mai poți construi, iar orașul e cel care contează. Construiește { district-harbor.acc }.
learn-robbed = **Două runde mai târziu, { character-thief } îți ia 5 monede: tu ai Comerciantul.** Dar acesta primește în fiecare tură o monedă în plus și câte una pentru fiecare cartier comercial 🟢: ia-le întâi pe acelea 2.
    .wrong = Asta poți face în orice tură, cu orice personaj. Ia mai întâi 2 monede pentru cele două cartiere comerciale 🟢.
    .use-merchant-gold = Și asta e a ta: moneda în plus o primește doar Comerciantul. Dar ia mai întâi 2 monede pentru cele două cartiere comerciale 🟢.
learn-colours = -# Din cele nobile 🟡 câștigă { character-king }, din religioase 🔵 { character-bishop }, din militare 🔴 { character-warlord }.
learn-assassin = Două runde mai târziu **ucizi un personaj, nu un om**: cineva își pierde tura. Poți doar ghici: { $second } are 7 monede și cartiere comerciale 🟢.
    .character-king = { character-king } câștigă din cele nobile 🟡, iar { $second } nu are. Cine câștigă din cele **comerciale** 🟢?
    .character-bishop = { character-bishop } câștigă din cele religioase 🔵, iar { $second } nu are. Cine câștigă din cele **comerciale** 🟢?
    .character-warlord = { character-warlord } câștigă din cele militare 🔴, iar { $second } nu are. Cine câștigă din cele **comerciale** 🟢?
learn-crown = Patru runde mai târziu **ai 👑 coroana, pentru că ai fost Rege, și alegi înaintea tuturor.** { district-castle.acc } costă 4 monede și iei doar 2: alege **5 { character-bishop }**, căruia cartierele religioase 🔵 îi mai aduc 2.
    .wrong = { $effect } Dar cele 2 monede care îți lipsesc le aduce sigur doar Episcopul.
learn-score = **Ultima rundă.** Cartierul aduce costul lui, primul oraș complet încă 4 puncte, celelalte 2. Cele cinci tipuri mai aduc 3, iar ție îți lipsește doar cel nobil 🟡: construiește { district-castle.acc }.
    .build-tavern = Și Taverna completează orașul, dar aduce doar un punct. { district-castle.acc } aduce 4, plus 3 pentru al cincilea tip, și ți-l permiți.
    .end = Lipsește un cartier! Construiește { district-castle.acc }.
learn-end =
    ### ✅ Acum știi să joci
    -# Urmează același lucru cu trei calculatoare, vreo 15 minute.
learn-before = -# Înaintea ta joacă { $who }. Tac { character-assassin } și { character-king }.
learn-built = ✅ **{ district-harbor } e construit:** 4 puncte.
learn-paid = ✅ **+2 monede** pentru 2 cartiere comerciale.
learn-fell = ☠️ La strigarea { NAME($character, case: "gen") } s-a lăsat tăcerea: personajul e la { $name }, care își pierde tura.
button-learn-play = Joacă cu 3 calculatoare
button-learn-friends = Invită prieteni

error-lesson-changed = Lecția s-a schimbat între timp. Folosește din nou { COMMAND("learn") }.
