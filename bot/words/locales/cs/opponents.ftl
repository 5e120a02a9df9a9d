opponent =
    { $number ->
        [1] { $name }, která staví
        [2] { $name }, který útočí
        [3] { $name }, která šetří
        [4] { $name }, který spěchá
        [5] { $name }, která staví
        [6] { $name }, který útočí
        [7] { $name }, která šetří
        [8] { $name }, který spěchá
       *[other] { $name }
    }
way-builds = stavitelka
way-raids = nájezdník
way-hoards = střádalka
way-rushes = rychlík
topic-opponents = Počítačoví hráči
about-opponents =
    Každý hraje po svém, ve všech hrách stejně. Jak dobře hrají, určuje zakladatel.
    
    { "" }**{ $name1 } a { $name5 } staví.** Mají v oblibě Kněze a na města útočí jen zřídka. Když mají klid, jejich města rostou.
    { "" }**{ $name2 } a { $name6 } útočí.** Mají v oblibě Žoldněře a Zloděje a na města útočí častěji než ostatní. Nehromaď mince ani levné budovy.
    { "" }**{ $name3 } a { $name7 } šetří.** Mají v oblibě Obchodnici a berou mince tam, kde si jiní dobírají karty. Vyplatí se je okrádat.
    { "" }**{ $name4 } a { $name8 } spěchají.** Mají v oblibě Čarodějku, dobírají si karty a mince hned utratí. Okrást je moc nejde: hlídej si karty.
switch-remarks = { $state ->
    [on] Vypnout hlášky počítačů
   *[off] Zapnout hlášky počítačů
}
remarks-option = **Hlášky počítačů**: { $state ->
    [on] jeden z nich občas utrousí větu pod přehledem.
   *[off] vypnuté, pod přehledem tedy mlčí.
}
remark = { $name }: „{ $text }“
remark-builds-killed =
    { $number ->
        [1] Smutný den. Postavím kapličku.
        [2] Nic neslyším, omítám.
       *[3] Zdi chrání líp než koruna.
    }
remark-builds-destroyed =
    { $number ->
        [1] A tak pěkná střecha to byla.
        [2] Podá mi někdo kbelík?
       *[3] Kámen hoří špatně. Ověřeno.
    }
remark-builds-completed =
    { $number ->
        [1] Tomu říkám poctivé zdivo.
        [2] Nádhera. Ukážete mi sklep?
       *[3] Hotové střechy, to je krása.
    }
remark-builds-last-round =
    { $number ->
        [1] Konec? Malta je ještě mokrá!
        [2] Ještě jednu střechu a stačí.
       *[3] Rychle, kdo má žebřík?
    }
remark-raids-killed =
    { $number ->
        [1] Ode mě to nemáte.
        [2] Nebezpečné řemeslo.
       *[3] Květiny, jistě. Ale komu?
    }
remark-raids-destroyed =
    { $number ->
        [1] Trocha tepla pro všechny.
        [2] Stejně to kazilo výhled.
       *[3] A máme tu tržiště.
    }
remark-raids-completed =
    { $number ->
        [1] Tolik dveří a žádný klíč.
        [2] Ten pořádek mě znervózňuje.
       *[3] Hezké město. A kdo ho hlídá?
    }
remark-raids-last-round =
    { $number ->
        [1] Poslední šance na neplechu.
        [2] Je čas vyrovnat účty.
       *[3] Dnes dobře zavřete brány.
    }
remark-hoards-killed =
    { $number ->
        [1] Za peníze si všechno nekoupíš.
        [2] Kdo dědí? Jen se ptám.
       *[3] To obchodu neprospívá.
    }
remark-hoards-destroyed =
    { $number ->
        [1] Víte, co to stálo?
        [2] Snad to bylo pojištěné.
       *[3] Je mi líto každé mince.
    }
remark-hoards-completed =
    { $number ->
        [1] Za ty peníze to jistě stojí.
        [2] A co stála střecha?
       *[3] Za rok by to bylo levnější.
    }
remark-hoards-last-round =
    { $number ->
        [1] Už? Vždyť ještě šetřím.
        [2] Tak nač se tu šetřilo?
       *[3] Je čas otevřít velkou truhlu.
    }
remark-rushes-killed =
    { $number ->
        [1] Na smutek není čas. Dál!
        [2] Chtělo to víc spěchat.
       *[3] Říkám to: nestát na místě.
    }
remark-rushes-destroyed =
    { $number ->
        [1] Nevadí, chatrče rostou rychle.
        [2] Dolů hned, nahoru za chvíli.
       *[3] Do večeře by to zas stálo.
    }
remark-rushes-completed =
    { $number ->
        [1] Slyším kladiva. Rychleji!
        [2] Už hotovo? To se mi líbí.
       *[3] A kdo bude druhý?
    }
remark-rushes-last-round =
    { $number ->
        [1] Konečně pořádný sprint!
        [2] Rychle, malování počká.
       *[3] Tohle kolo je pro mě.
    }
