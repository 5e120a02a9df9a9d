button-advice = 💡 Poradit
button-advice-thinking = 💡 Přemýšlím dopředu…

## V panelu pod tlačítky otázky

advice-given = 💡 Počítač by vybral: **{ $choices }**
advice-late = 💡 Na přemýšlení dopředu teď není čas. Počítač by vybral: **{ $choices }**
button-advice-why = 💡 Proč?

## Za tím tlačítkem

advice-title = 💡 **Proč by počítač vybral zrovna tohle**
advice-choice = { $place }. **{ $label }**: { $lead }, šance na výhru { $chance }
advice-lead = { $side ->
    [ahead] průměrný náskok { $whole },{ $tenths } bodu před nejlepším soupeřem
    [behind] průměrná ztráta { $whole },{ $tenths } bodu na nejlepšího soupeře
   *[even] zhruba stejně jako nejlepší soupeř
}
advice-lead-short = { $side ->
    [ahead] +{ $whole },{ $tenths } bodu
    [behind] −{ $whole },{ $tenths } bodu
   *[even] nerozhodně
}
advice-suffered = -# { $part }: { $deed }
advice-suffered-two = -# { $part }: { $deed } · { $next-part }: { $next-deed }
advice-how = -# Počítač { $count ->
    [one] { $count }krát
    [few] { $count }krát
   *[other] { $count }krát
} znovu rozdal, co vidět nemůžeš, a pokaždé zahrál nejvýš tři další kola. ± ukazuje, o kolik se může mýlit.

## Jak pravděpodobná je výhra

chance-about = { $percent } ± { $margin } %
chance-over = přes { $percent } %
chance-under = pod { $percent } %

## V kolika z těchto her

advice-part-100 = Skoro ve všech hrách
advice-part-75 = Ve třech čtvrtinách her
advice-part-66 = Ve dvou třetinách her
advice-part-50 = V polovině her
advice-part-33 = Ve třetině her
advice-part-25 = Ve čtvrtině her
advice-part-20 = V pětině her
advice-part-10 = V desetině her

## Co ostatní dělají čtenáři

advice-deed-killed = někdo zneškodní tvou postavu
advice-deed-bewitched = někdo očaruje tvou postavu
advice-deed-stole = někdo tě okrade
advice-deed-took-gold = někdo ti vezme mince
advice-deed-spied = někdo tě špehuje
advice-deed-took-cards = někdo ti vezme karty
advice-deed-swapped-hands = někdo si s tebou vymění karty
advice-deed-built-from-hand = někdo staví z tvé ruky
advice-deed-exchanged-characters = někdo ti vymění postavu
advice-deed-took-over = někdo dohraje tvůj tah
advice-deed-confiscated = někdo ti zabaví, co postavíš
advice-deed-destroyed = přijdeš o budovu
advice-deed-exchanged = někdo ti vymění budovu
advice-deed-seized = někdo ti vezme budovu

## V herně a v jejím nastavení

switch-advice = Rady všem: { $state ->
    [on] zapnuto
   *[off] vypnuto
}
advice-option = Kdo hraje jen proti počítačům, může si nechat radit vždycky. S volbou „Rady všem“ můžou všichni, každý soukromě; hra se pak nepočítá do hodnocení.
advice-lobby = 💡 Radit si můžou nechat všichni, takže se hra nepočítá do hodnocení.
end-unrated-advice = -# Tahle hra se do hodnocení nepočítá: radit si mohli nechat všichni.

error-no-advice = V této hře rady nejsou: počítá se do hodnocení.
