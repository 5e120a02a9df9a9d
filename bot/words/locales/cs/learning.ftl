describe-learn = Jsi tu poprvé? Citadela za tři minuty proti třem počítačům; vidíš to jen ty
button-learn = Jsi tu poprvé? 3 minuty
button-learn-anew = Od začátku
learn-step = -# 🎓 { $step } / { $steps } · { $round }. kolo{ $character ->
    [none] { "" }
   *[other] { " " }· { $character }
}
learn-wrong = 👉 **{ $picked }?** { $text }
learn-goal = **Postav město s nejvíc body.**
    ① Tvoje je zatím prázdné. Hra skončí po kole, ve kterém má některé město { $size } budov.
    ② Začínáš se 2 mincemi.
    ③ Číslo na kartě je její cena i její body.
    .button = Začít 1. kolo
learn-role = **Tajně si vyber postavu.** Na celé kolo je tvoje a má vlastní schopnost. Vezmi si Kněze (5): nikdo ti pak nemůže zbourat budovu.
    .wrong = { $effect } V téhle lekci ale hraješ za Kněze, aby ti nikdo nezboural, co postavíš.
learn-wait = **Postavy se vyvolávají podle čísel od 1 do 8.** Hraje, kdo vyvolanou postavu má; některou nemá nikdo. Ta tvoje má číslo 5, takže čekáš. Ve hře se ozvu, až budeš na tahu.
    .button = Kdo hraje přede mnou?
learn-gather = **Jsi na řadě.** Každý tah začíná mincemi, nebo kartami. Budov máš dost, mincí málo: vezmi si je.
    .gather-cards = Karty si ber, když se z ruky nic nevyplatí stavět. Máš čtyři a na tu nejlepší chybějí mince: vezmi si mince.
learn-build = **Teď stavěj** 🔨 za tah jednu budovu a nikdy dvě stejné. Budova stojí mince a na konci dá stejně bodů. Zrovna máš na Přístav: postav ho.
    .wrong = Šlo by to, ale dá to méně bodů. Máš na Přístav a za nevyužité mince body nejsou.
    .end = Ještě můžeš stavět a město rozhoduje. Postav Přístav.
learn-robbed = **Teď jsi Obchodnice a Zloděj ti vzal mince.** Každý tah ale dostaneš 1 navíc a po 1 za každou zelenou 🟢 budovu. Nejdřív si vezmi 2 mince za své dvě 🟢.
    .wrong = To můžeš každý tah, s každou postavou. Nejdřív si vezmi 2 mince za své dvě zelené 🟢 budovy.
    .use-merchant-gold = I ta je tvoje: minci navíc dostává jen Obchodnice. Nejdřív si ale vezmi 2 mince za své dvě zelené 🟢 budovy.
learn-colours = -# Žluté 🟡 vynášejí Králi, modré 🔵 Knězi, červené 🔴 Žoldněři, fialové 🟣 nikomu.
learn-assassin = Teď jsi Mordýřka: **zneškodníš postavu, ne člověka.** Kdo ji má, přijde o tah. Můžeš jen hádat, ale { $second } má 7 mincí a staví zelené 🟢 budovy.
    .character-king = Králi vynášejí žluté 🟡 budovy a { $second } žádnou nemá. Komu vynášejí **zelené** 🟢?
    .character-bishop = Knězi vynášejí modré 🔵 budovy a { $second } žádnou nemá. Komu vynášejí **zelené** 🟢?
    .character-warlord = { character-warlord } má výnos z červených 🔴 budov a { $second } žádnou nemá. Komu vynášejí **zelené** 🟢?
learn-crown = **Jako Král z minulého kola máš 👑 korunu a vybíráš si první.** Hrad stojí 4, ale vezmeš si jen 2 mince. Vyber si Kněze (5): za modré 🔵 budovy dostane další 2.
    .wrong = { $effect } Ale další 2 mince na Hrad jistě přinese jen Kněz.
learn-score = **Ještě jedna budova a je konec hry.** Budova dá tolik, kolik stojí, první dokončené město 4 body navíc, každé další 2. Město se všemi pěti barvami dá další 3 a tobě chybí jen žlutá 🟡: postav Hrad.
    .build-temple = I to město dokončí, ale je to za 1 bod. Hrad je za 4, za pátou barvu jsou další 3 a máš na něj.
    .end = Chybí jedna budova! Postav Hrad.
learn-end =
    ### ✅ Teď už umíš hrát
    -# Dál totéž proti třem počítačům, asi 15 minut.
learn-before = -# Před tebou hraje { $who }. Postavy { character-assassin } a { character-king } nikdo nemá, proto jsou teď šedé. Malá maska u čísla 8 ukazuje, koho Zloděj okrade: { character-warlord }.
learn-built = ✅ **Přístav stojí.** Nic dalšího nezbylo, tah tedy skončil sám. ⏩ **Přeskočíme do { $round }. kola:** stojí i Hospoda.
learn-paid = ✅ **+2 mince.** ⏩ **Přeskočíme do { $round }. kola:** stojí už Kostel a Opatství.
learn-fell = ☠️ Postavu **{ $character }** má { $name } a přichází o tah. ⏩ **Přeskočíme do { $round }. kola:** stojí už Citadela a Strážní věž.
button-learn-play = Hrát se 3 počítači
button-learn-friends = Pozvat přátele
error-lesson-changed = Tato lekce se mezitím změnila. Použij znovu { COMMAND("learn") }.
