end-title =
    🏆 { $you ->
        [yes] { picture-wins-title }
       *[no]
            { $winners } { $count ->
                [one] vyhrává
                [few] se dělí o výhru
               *[other] se dělí o výhru
            }
    }: { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    }
end-unclaimed = za hráče { $name } získal počítač { $total }
end-nobody = Nikdo nevyhrál: všichni hru opustili
end-nobody-title = 🏳️ **{ end-nobody }**
end-over = ### Hra skončila
end-rating = { $way ->
    [down] 📉 **{ $before } → { $after }**
    [up] 📈 **{ $before } → { $after }**
   *[same] **{ $after }**
}
end-rating-own =
    Tvoje hodnocení{ $span ->
        [season] { " v této sezoně" }
       *[always] { "" }
    }: { $change }
end-rating-floor = níž hodnocení neklesá; { $wins ->
    [0] aby stouplo, nestačilo by ani devět výher
    [one] aby stouplo, měla by stačit jedna výhra u stolu pro čtyři
    [few] aby stouplo, měly by stačit asi { $wins } výhry u stolu pro čtyři
   *[other] aby stouplo, mělo by stačit asi { $wins } výher u stolu pro čtyři
}
end-rating-first = { $span ->
    [season] Sezonu každý začíná na 1000.
   *[always] Každý začíná na 1000.
}
end-unrated-people = -# Tato hra se do hodnocení nepočítá: musí ji začít dva lidé a jeden z nich ji musí dohrát.
end-unrated-void = -# Správce bota tuto hru z hodnocení vyřadil.
end-tie-seat = -# { $name } { $what }

end-why-ahead = o { $margin } víc než { $you ->
        [yes] ty
       *[no] { $name }
    }
end-why-rank =
    stejně jako { $you ->
        [yes] ty
       *[no] { $name }
    }, ale { $low ->
        [0] rozhoduje číslo { $high }
       *[other] číslo { $high } přebíjí číslo { $low }
    }
end-why-districts = stejně jako { $you ->
        [yes] ty
       *[no] { $name }
    }, ale { $points } z toho za budovy
end-why-gold =
    stejně jako { $you ->
        [yes] ty
       *[no] { $name }
    }, ale na konci s { $gold ->
        [one] { $gold } mincí
        [few] { $gold } mincemi
       *[other] { $gold } mincemi
    }
end-why-shared = u každého a shoda ve všem
end-own-why = -# { $why }.
end-own-tied = -# Stejně jako { $name } ({ $total }): { $why }
end-own-rank =
    { $mine ->
        [yes] v posledním kole má tvoje postava { $first } ({ $first-rank }) vyšší číslo než { $second } ({ $second-rank })
       *[no] v posledním kole má { $first } ({ $first-rank }) vyšší číslo než tvoje postava { $second } ({ $second-rank })
    }.
end-own-rank-none =
    { $mine ->
        [yes] rozhoduje tvoje postava { $first } ({ $first-rank }), protože v posledním kole { $name } neukazuje nikoho
       *[no] rozhoduje { $first } ({ $first-rank }), protože v posledním kole neukazuješ nikoho
    }.
end-own-values = tvoje budovy mají hodnotu { $mine }, budovy hráče { $name } { $theirs }.
end-own-gold =
    budovy mají stejnou hodnotu a na konci máš { $mine ->
        [one] { $mine } minci
        [few] { $mine } mince
       *[other] { $mine } mincí
    }, { $name } má { $theirs }.
end-own-shared = shoda i ve všem, co by ji mohlo rozhodnout.
end-own-hit =
    -# { $round ->
        [2] Ve
        [3] Ve
        [4] Ve
        [12] Ve
        [13] Ve
        [14] Ve
       *[other] V
    } { $round }. kole { $name } { $kind ->
        [killed] zneškodňuje { NAME($what, case: "acc") }, tvou postavu
        [bewitched] očarovává { NAME($what, case: "acc") }, tvou postavu
        [stole]
            ti krade { $number ->
                [one] { $number } minci
                [few] { $number } mince
               *[other] { $number } mincí
            }
        [destroyed] ti bourá { NAME($what, case: "acc") }
        [seized] ti bere { NAME($what, case: "acc") }
       *[exchanged] ti výměnou bere { NAME($what, case: "acc") }
    }.
end-own-behind = -# { $name } má nad tebou převahu: { $parts }.{ $mine ->
    [none] { "" }
   *[other] { " " }Tvoje převaha: { $mine }.
}
end-own-friend = -# 👥 Bodů máš { $mine }, { $name } jich má { $theirs }.
end-own-best = -# ✨ { $text }
end-own-part =
    { $points } za { $part ->
        [districts] budovy
        [first-complete] první dokončené město
        [complete] dokončené město
        [five-types] všech pět barev
       *[unique] efekty karet
    }
end-place =
    { $place ->
        [1] Vyhráváš
       *[other] Máš { $place }. místo
    }
end-place-of = **{ $place ->
        [1] { end-place }
       *[other] { end-place } mezi { $count } hráči
    }** · { daily-points }
end-behind =
    { $margin ->
        [0] stejně jako { $name }
       *[other] o { $margin } za hráčem { $name }
    }
end-ahead =
    { $margin ->
        [0] stejně jako { $name }
       *[other] o { $margin } před hráčem { $name }
    }
end-counting-title = Konec hry
end-counting-points = za stavby: { $points }
end-counting = ⏳ **Sčítáme body.**{ $complete ->
    [0] { "" }
   *[other] { " " }Za dokončené město ještě { $complete }.
}{ $types ->
    [0] { "" }
   *[other] { " " }Za všech pět barev ještě { $types }.
}
end-counting-soon = -# Za chvíli tu budou výsledky.
button-decided = Co rozhodlo
end-more-title = ### Víc o této hře
button-rematch = Odveta
button-fair = Bylo to fér?
button-fair-now = Je to fér?

## Proč to bylo poctivé

fair-title = ## ⚖️ Poctivé rozdání
fair-why =
    { $dealing ->
        [lobby] **Karty nikdo vybrat nemohl:** zamíchalo je tajné číslo a vaše kliknutí. Dohromady dávají jedno číslo, semínko. Tajné číslo bylo určené dřív, než se kdo připojil, a herna ukázala jeho otisk. Poslední částí semínka je kliknutí, kterým hra začala, až po všech změnách míst a karet: **Začít**, u turnajového stolu i poslední **Připojit se**. Majitel bota hru začít nemůže, když hrají i jiní. **Jedno si ověřit nejde:** zda provozovatel, který číslo znal, neupravil bota a neodmítal kliknutí, dokud se mu rozdání nezalíbilo.
        [solo] Tohle je hra jednoho hráče. Tajné číslo se vylosovalo až po tvém kliknutí, takže jeho otisk předem nikdo neviděl. **Jedno si ověřit nejde:** zda ho bot losoval jen jednou. Hra se nepočítá do hodnocení.
       *[earlier] Tuto hru rozdala starší verze bota. Tajné číslo bylo určené dřív, než se kdo připojil, a spolu s kliknutími hráčů dává jedno číslo, semínko. **Jedno si ověřit nejde:** zda provozovatel, který číslo znal, neodmítal kliknutí a nežádal přátele, ať přijdou, či ne, dokud se mu rozdání nezalíbilo. Pokud hra začala sama, mohl podle něj vybrat i místa.
    }
fair-fingerprint = -# Otisk `{ $text }`
fair-secret = -# Tajné číslo `{ $text }`
fair-clicks = -# Kliknutí `{ $text }`
fair-seed = -# Semínko `{ $text }`
fair-check = **Ověř si to.** Porovnej otisk s tím v herně. Stiskni **Záznam**, ulož soubor ke kódu bota a spusť tam `{ $command }`: znovu spočítá semínko, rozdá a přehraje každou volbu.
fair-by-hand = -# Ručně: SHA-256 bajtů tajného čísla je otisk. SHA-256 těch bajtů a za nimi textu kliknutí je semínko.

## Další taková hra

rematch-joined = Přidáváš se k odvetě.
rematch-open = Odveta je otevřená. Stiskni **Připojit se** v její herně.
error-rematch-players = Odvetu můžou vyhlásit jen ti, kdo hráli tuto hru. Vlastní hru založí { COMMAND("new") }.
error-rematch-begun = Odveta této hry už začala: { $where }
error-not-over = Tato hra ještě neskončila.
