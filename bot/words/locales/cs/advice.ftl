button-advice = 💡 Poradit
button-advice-thinking = ⏳ Poradit

## V panelu pod tlačítky otázky

advice-given = -# 💡 Počítač by vybral: **{ $choices }**
advice-late = -# 💡 Na propočet nezbyl čas; klidně to zkus znovu. Počítač by vybral: **{ $choices }**
advice-lean = -# 💡 **{ $first }**: { $why }. Skoro stejně vychází: **{ $second }**.
advice-safer = -# 💡 **{ $first }** je bezpečnější volba: **{ $second }** vychází skoro stejně, ale ve většině zkušebních her { $harm }.
advice-any = -# 💡 **{ $options }**: můžeš zvolit cokoli (bez zřetelného rozdílu).
advice-level-plain = -# 💡 **{ $first }, { $second }**: vychází to zhruba nastejno.
advice-weaker = Ve zkušebních hrách slabší: { $options }.
advice-first = -# 💡 **{ $first }**, pak **{ $second }**: v tomhle tahu stihneš obojí. U každého kroku se zeptej znovu.
advice-apart = -# 💡 **{ $first }**: { $why }.
advice-apart-plain = -# 💡 **{ $first }** vychází líp než **{ $second }**.
advice-wins = -# 💡 **{ $first }**: { $wins } % vyhraných zkušebních her, **{ $second }**: { $less } %.
button-advice-why = 💡 Proč?

## Za tím tlačítkem

advice-how = -# Počet zkušebních her: { $count }, skryté karty se v nich odhadují. Kde se pruhy překrývají, může být rozdíl náhodný.
advice-behind = -# Počet zkušebních her: { $count }. Výhry jsou v nich vzácné, porovnej proto bodovou ztrátu na první místo.

## Co pokusy spočítaly

gained-built = stavíš budovu
gained-crown = v příštím kole vybíráš jako první
fact-share =
    { $often ->
        [never] { $what } podle 0 % zkušebních her
        [rarely] { $what } jen podle { $part } % zkušebních her
       *[often] { $what } podle { $part } % zkušebních her
    }
fact-often =
    { $rare ->
        [yes] méně často
       *[no] častěji
    } { $what }
fact-lead = Body v průměru oproti nejlepšímu soupeři: { $points }
fact-colour = je to barva, kterou tvoje město ještě nemá
fact-affords = pak můžeš postavit { NAME($card, case: "acc") }
fact-gold =
    { $count ->
        [one] dostaneš { $count } minci v tomto tahu
        [few] dostaneš { $count } mince v tomto tahu
       *[other] dostaneš { $count } mincí v tomto tahu
    }
fact-cards =
    { $count ->
        [one] dostaneš { $count } kartu v tomto tahu
        [few] dostaneš { $count } karty v tomto tahu
       *[other] dostaneš { $count } karet v tomto tahu
    }

## Obrázek odpovědí

picture-why-title = Co ukázaly zkušební hry
picture-why-unit = % výher
picture-why-behind = ztráta bodů
picture-why-people = hráči
picture-why-level = příliš malý rozdíl
picture-why-best = nejlepší
picture-why-percent = { $share } %
picture-why-wins = { $label }: { $wins } % vyhraných zkušebních her, mezi { $least } a { $most } %
picture-why-behind-told = { $label }: bodová ztráta na první místo: { $points }
picture-why-share = zvolilo { $share } hráčů

## V herně a v jejím nastavení

switch-advice = { $state ->
    [on] Vypnout rady
   *[off] Dovolit rady všem
}
extra-advice = Rady všem
advice-option = **Rady všem**: { $state ->
    [on] kdokoli si může nechat soukromě radit, hra se proto nepočítá do hodnocení.
   *[off] vypnuté. Radím jen proti samým počítačům. Hra s radami všem se nepočítá do hodnocení.
}
advice-lobby = 💡 Radit si můžou nechat všichni, takže se hra nepočítá do hodnocení.
end-unrated-advice = -# { advice-lobby }
error-no-advice = V této hře rady nejsou: počítá se do hodnocení.
