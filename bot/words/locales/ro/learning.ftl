describe-learn = E prima dată? Învață Citadels în trei minute cu trei calculatoare; lecția o vezi doar tu

button-learn = Învață în 3 minute
button-learn-anew = De la început

learn-step = -# 🎓 { $step } / { $steps } · runda { $round }{ $character ->
    [none] { "" }
   *[other] { " " }· { $character }
}
learn-wrong = 👉 **{ $picked }?** { $text }

learn-goal = **Construiește orașul cu cele mai multe puncte.**
    ① Al tău e gol deocamdată. Jocul se încheie cu runda în care un oraș are { $size } cartiere.
    ② Începi cu 2 monede.
    ③ Numărul de pe o carte e și prețul ei, și punctele ei.
    .button = Începe runda 1
learn-role = **Alege în secret un personaj.** În runda asta e al tău și are o putere proprie. Apasă **5 { character-bishop.acc }**: atunci nimeni nu-ți poate distruge cartierele.
    .wrong = { $effect } Dar în lecția asta joci cu Episcopul, ca nimeni să nu distrugă ce construiești.
learn-wait = **Personajele sunt strigate după rang, de la 1 la 8.** Joacă jucătorul care are personajul strigat; pe unele nu le are nimeni. Personajul tău are rangul 5, deci aștepți. Într-un joc te anunț când e rândul tău.
    .button = Cine e înaintea mea?
learn-gather = **E rândul tău!** Fiecare tură începe cu monede sau cărți. Ai în mână destule cartiere, dar puține monede: ia monede.
    .gather-cards = Tragi cărți când nu merită să construiești nimic din mână. Ai patru, dar nu destule monede pentru cea mai bună: ia monedele.
learn-build = **Acum construiește** 🔨 un cartier pe tură și niciodată două la fel. Un cartier costă monede și aduce tot atâtea puncte la final. Ai exact cât costă { district-harbor.acc }: pe acela construiește-l.
    .wrong = S-ar putea și așa, dar aduce mai puțin. Poți plăti { district-harbor.acc }, iar monedele nefolosite nu aduc nimic.
    .end = Mai poți construi, iar orașul e cel care contează. Construiește { district-harbor.acc }.
learn-robbed = **Acum ești { character-merchant }, iar { character-thief } ți-a luat monedele.** Dar primești pe tură una în plus și câte una pentru cartierele comerciale 🟢. Ia întâi 2 monede pentru cele două 🟢 ale tale.
    .wrong = Asta poți face în orice tură, cu orice personaj. Ia mai întâi 2 monede pentru cele două cartiere comerciale 🟢.
    .use-merchant-gold = Și asta e a ta: moneda în plus o primește doar Comerciantul. Dar ia mai întâi 2 monede pentru cele două cartiere comerciale 🟢.
learn-colours = -# Cele nobile 🟡 îi plătesc Regelui, cele religioase 🔵 Episcopului, cele militare 🔴 Comandantului, cele speciale 🟣 nimănui.
learn-assassin = Acum ești Asasinul: **ucizi un personaj, nu un om.** Cine îl are își pierde tura. Poți doar ghici: { $second } are 7 monede și cartiere comerciale 🟢.
    .character-king = { character-king } câștigă din cele nobile 🟡, iar { $second } nu are. Cine câștigă din cele **comerciale** 🟢?
    .character-bishop = { character-bishop } câștigă din cele religioase 🔵, iar { $second } nu are. Cine câștigă din cele **comerciale** 🟢?
    .character-warlord = { character-warlord } câștigă din cele militare 🔴, iar { $second } nu are. Cine câștigă din cele **comerciale** 🟢?
learn-crown = **Ca Rege al rundei trecute, ai coroana 👑 și alegi înaintea tuturor.** Castelul costă 4, dar iei doar 2 monede. Alege **5 { character-bishop.acc }**: cartierele religioase 🔵 îi aduc încă 2.
    .wrong = { $effect } Dar încă 2 monede pentru Castel aduce sigur doar Episcopul.
learn-score = **Încă un cartier și jocul se termină.** Fiecare cartier aduce cât costă, primul oraș complet încă 4 puncte, celelalte 2. Un oraș cu toate cele cinci tipuri mai primește 3, iar ție îți lipsește doar cel nobil 🟡: construiește { district-castle.acc }.
    .build-temple = Și Templul completează orașul, dar aduce doar un punct. { district-castle.acc } aduce 4, plus 3 pentru al cincilea tip, și ți-l permiți.
    .end = Lipsește un cartier! Construiește { district-castle.acc }.
learn-end =
    ### ✅ Acum știi să joci
    -# Urmează un joc adevărat cu trei calculatoare, vreo 15 minute.
learn-before = -# Înaintea ta joacă { $who }. Personajele { character-assassin } și { character-king } nu sunt ale nimănui, deci acum sunt gri. Masca mică de la 8 arată că { character-warlord } va fi jefuit.
learn-built = ✅ **{ district-harbor.acc } e construit.** Nu mai era nimic de făcut, așa că tura s-a încheiat. ⏩ **Sărim la runda { $round }:** ai și Taverna.
learn-paid = ✅ **+2 monede.** ⏩ **Sărim la runda { $round }:** ai și Biserica și Mănăstirea.
learn-fell = ☠️ { $name } era **{ $character }** și și-a pierdut tura. ⏩ **Sărim la runda { $round }:** ai și Citadela și Turnul de veghe.
button-learn-play = Joacă cu 3 calculatoare
button-learn-friends = Invită prieteni

error-lesson-changed = Lecția s-a schimbat între timp. Folosește din nou { COMMAND("learn") }.
