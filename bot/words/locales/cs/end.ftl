end-title =
    ## 🏆 { $winners } { $count ->
        [one] vyhrává
        [few] se dělí o výhru
       *[other] se dělí o výhru
    }: { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    }
end-over = ### Hra skončila
end-seat = **{ $place }.** { $name }: **{ $total }**
end-rating = { " " }· 📈 { $change } → { $number }
end-rating-how = -# 📈 { profile-how }
end-unrated-people = -# Tato hra se do hodnocení nepočítá: musí ji začít dva lidé a jeden z nich ji musí dohrát.
end-lines = -# { $lines }
end-line = { $name } { $points }
score-districts = budovy
score-five-types = všech pět barev
score-first-completed = první dokončené město
score-completed = dokončené město
end-tie-seat = -# { $name } { $what }
end-city = -# { $city }
button-rematch = Odveta
button-fair = Bylo to fér?

## Proč to bylo poctivé

fair-title = ## ⚖️ Poctivé rozdání
fair-why =
    { $dealing ->
        [lobby] Tajemství bylo určené dřív, než se kdo připojil, a herna ukázala jeho otisk. Poslední částí semínka je kliknutí na **Začít**, až po všech změnách míst a karet. Majitel bota ho nemůže stisknout, když hrají i jiní. **Na důvěře zbývá:** provozovatel, který tajemství zná a bota upraví, by mohl odmítat kliknutí, dokud se mu rozdání nelíbí.
        [tournament] Tajemství i místa byla určená při losování kola a herna ukázala otisk. Částí semínka je první kliknutí každého na **Připojit se**, ať pak udělá cokoli; majitel bota nepřidává nic. **Na důvěře zbývá:** provozovatel, který tajemství zná, by mohl požádat přátele, aby nepřišli, nebo bota upravit tak, aby kliknutí odmítal.
        [solo] Tohle je hra jednoho hráče. Tajemství se vylosovalo až po tvém kliknutí, takže jeho otisk předem nikdo neviděl. **Na důvěře zbývá:** že ho bot losoval jen jednou. Hra se nepočítá do žebříčku.
       *[earlier] Tuhle hru rozdala starší verze bota. Tajemství bylo určené dřív, než se kdo připojil, a vaše kliknutí jsou součástí semínka. **Na důvěře zbývá:** provozovatel, který tajemství zná, by mohl odmítat kliknutí, dokud se mu rozdání nelíbí. Pokud hra začala sama, mohl podle něj vybrat i místa.
    }
fair-fingerprint = -# Otisk `{ $text }`
fair-secret = -# Tajemství `{ $text }`
fair-clicks = -# Kliknutí `{ $text }`
fair-seed = -# Semínko `{ $text }`
fair-check = **Ověř si to.** Porovnej otisk s tím v herně. Stiskni **Záznam**, ulož soubor ke kódu bota a spusť tam `{ $command }`: znovu spočítá semínko, rozdá a přehraje každou volbu.
fair-by-hand = -# Ručně: SHA-256 bajtů tajemství je otisk. SHA-256 těch bajtů a za nimi textu kliknutí je semínko.

## Další taková hra

rematch-joined = Sedíš v odvetě: { $where }
rematch-open = Odveta je otevřená: { $where }. Stiskni tam **Připojit se**.
error-rematch-players = Odvetu můžou vyhlásit jen ti, kdo hráli tuto hru. Vlastní hru založí { COMMAND("new") }.
error-rematch-begun = Odveta této hry už začala: { $where }
error-not-over = Tato hra ještě neskončila.
