button-advice = 💡 Poradit
button-advice-thinking = 💡 Propočítávám…

## V panelu pod tlačítky otázky

advice-given = 💡 Počítač by vybral: **{ $choices }**
advice-late = 💡 Na delší propočet teď není čas. Počítač by vybral: **{ $choices }**
button-advice-why = 💡 Proč?

## Za tím tlačítkem

advice-title = 💡 **Proč by počítač vybral zrovna tohle**
advice-choice = { $place }. **{ $label }**: { $lead }, šance na výhru { $chance }
advice-lead =
    { $side ->
        [ahead] průměrný náskok { $whole },{ $tenths } bodu před nejlepším soupeřem
        [behind] průměrná ztráta { $whole },{ $tenths } bodu na nejlepšího soupeře
       *[even] zhruba stejně jako nejlepší soupeř
    }
advice-lead-short =
    { $side ->
        [ahead] +{ $whole },{ $tenths } bodu
        [behind] −{ $whole },{ $tenths } bodu
       *[even] nerozhodně
    }
advice-how = -# Všechny karty nevidíš, a tak počítač ty skryté rozdal { $count ->
    [one] { $count } způsobem, který odpovídá
    [few] { $count } způsoby, které odpovídají
   *[other] { $count } způsoby, které odpovídají
} tomu, co víš, a každou odpověď rozehrál nejvýš tři kola dopředu. ± ukazuje, o kolik se může mýlit.

## Jak pravděpodobná je výhra

chance-about = { $percent } ± { $margin } %
chance-over = přes { $percent } %
chance-under = pod { $percent } %

## V kolika z těchto her


## Co ostatní dělají čtenáři


## V herně a v jejím nastavení

switch-advice =
    Rady všem: { $state ->
        [on] zapnuto
       *[off] vypnuto
    }
advice-option = S volbou „Rady všem“ si můžou všichni nechat soukromě radit; hra se pak nepočítá do hodnocení. Ve hře se samými počítači to jde vždycky.
advice-lobby = 💡 Radit si můžou nechat všichni, takže se hra nepočítá do hodnocení.
end-unrated-advice = -# { advice-lobby }
error-no-advice = V této hře rady nejsou: počítá se do hodnocení.
