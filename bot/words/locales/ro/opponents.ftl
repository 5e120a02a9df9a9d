opponent = { $number ->
    [1] { $name }, care construiește
    [2] { $name }, care atacă
    [3] { $name }, care strânge bani
    [4] { $name }, care se grăbește
    [5] { $name }, care construiește
    [6] { $name }, care atacă
    [7] { $name }, care strânge bani
    [8] { $name }, care se grăbește
   *[other] { $name }
}

way-builds = constructoare
way-raids = jefuitor
way-hoards = econoamă
way-rushes = grăbit

topic-opponents = Calculatoarele
about-opponents =
    Fiecare joacă în felul lui, la fel în orice joc. Cât de bine joacă alege gazda.

    { "" }**{ $name1 } și { $name5 } construiesc.** Le place Episcopul și rareori atacă un oraș. Dacă îi lași în pace, orașele lor cresc.
    { "" }**{ $name2 } și { $name6 } atacă.** Le plac Comandantul și Hoțul și atacă orașe mai des decât alții. Nu păstra multe monede și nici cartiere ieftine.
    { "" }**{ $name3 } și { $name7 } strâng bani.** Le place Comerciantul și iau monede acolo unde alții trag cărți. Merită să-i jefuiești.
    { "" }**{ $name4 } și { $name8 } se grăbesc.** Le place Magicianul, trag cărți și își cheltuie monedele pe loc. N-ai ce le fura: ai grijă de cărțile tale.

switch-remarks = { $state ->
    [on] Oprește replicile calculatoarelor
   *[off] Pornește replicile calculatoarelor
}
remarks-option = **Replicile calculatoarelor**: { $state ->
    [on] unul dintre ele spune din când în când o frază sub tablă.
   *[off] oprite, deci sub tablă nu spun nimic.
}

remark = { $name }: „{ $text }”
remark-builds-killed = { $number ->
    [1] Zi tristă. Ridic o capelă.
    [2] N-aud nimic, tencuiesc.
   *[3] Zidul apără mai bine.
}
remark-builds-destroyed = { $number ->
    [1] Și ce acoperiș frumos era.
    [2] Să aducă cineva o găleată.
   *[3] Piatra arde greu. Verificat.
}
remark-builds-completed = { $number ->
    [1] Asta da zidărie!
    [2] Minunat. Pot vedea pivnița?
   *[3] Ador un acoperiș terminat.
}
remark-builds-last-round = { $number ->
    [1] Gata? Mortarul e încă ud!
    [2] Încă un acoperiș și ajunge.
   *[3] Repede, cine are o scară?
}
remark-raids-killed = { $number ->
    [1] De la mine n-a aflat nimeni.
    [2] E o meserie periculoasă.
   *[3] Aș trimite flori, dar cui?
}
remark-raids-destroyed = { $number ->
    [1] Puțină căldură pentru toți.
    [2] Oricum strica priveliștea.
   *[3] Și uite că avem o piață.
}
remark-raids-completed = { $number ->
    [1] Atâtea uși și nicio cheie.
    [2] Atâta ordine mă neliniștește.
   *[3] Frumos oraș. Cine-l păzește?
}
remark-raids-last-round = { $number ->
    [1] Ultima ocazie de pozne.
    [2] E vremea socotelilor.
   *[3] Încuiați bine porțile azi.
}
remark-hoards-killed = { $number ->
    [1] Nu poți cumpăra tot cu aur.
    [2] Cine moștenește? Doar întreb.
   *[3] Asta strică negoțul.
}
remark-hoards-destroyed = { $number ->
    [1] Știți cât a costat?
    [2] Sper că era asigurat.
   *[3] Plâng după fiecare monedă.
}
remark-hoards-completed = { $number ->
    [1] Sigur își merită prețul.
    [2] Și acoperișul cât a costat?
   *[3] La anul era mai ieftin.
}
remark-hoards-last-round = { $number ->
    [1] Deja? Eu încă economisesc.
    [2] Atunci de ce am tot strâns?
   *[3] E timpul să deschid cufărul.
}
remark-rushes-killed = { $number ->
    [1] N-avem timp de doliu. Înainte!
    [2] Trebuia mai multă grabă.
   *[3] Vedeți? Nu se stă pe loc.
}
remark-rushes-destroyed = { $number ->
    [1] Nu-i nimic, colibele cresc iute.
    [2] Repede jos, repede sus.
   *[3] Până la cină l-aș reface.
}
remark-rushes-completed = { $number ->
    [1] Aud ciocane. Mai repede!
    [2] Gata deja? Îmi place.
   *[3] Și cine vine al doilea?
}
remark-rushes-last-round = { $number ->
    [1] În sfârșit, un sprint adevărat!
    [2] Iute, vopseaua poate aștepta.
   *[3] Runda asta e pentru mine.
}
