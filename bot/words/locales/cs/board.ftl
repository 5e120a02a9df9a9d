board-head =
    -# { $round }. kolo{ $last ->
        [yes] , poslední
       *[no] { " " }· hra do { $target } budov
    } · { $deck ->
        [0] prázdný balíček
       *[other] v balíčku { $deck }
    }{ $discards ->
        [0] { "" }
       *[other] { " " }(odloženo { $discards })
    }
board-face-up = -# V tomto kole chybí: { $characters }
board-seen = -# Lícem dolů leží { $character }, víš to jen ty
board-sign = { $kind }: { $characters }
board-pile =
    🪙 { $name }: { $gold ->
        [one] leží tu { $gold } mince
        [few] leží tu { $gold } mince
       *[other] leží tu { $gold } mincí
    }
board-shown = 🃏 Na stole: { $card }
sign-real-warrant = { $name } (s pečetí)
sign-real-threat = { $name } (s růží)
story-and = { " " }·{ " " }
story-secret = 🔒 { $deed }
board-waits =
    ⏳ Čeká se na hráče { $seat }{ $since ->
        [none] { "" }
       *[other] { " " }· otázka: { $since }
    }
board-counts = { $everywhere ->
    [yes] 🏆 Tato hra se počítá do žebříčků všech serverů. Další hry na tomto serveru už ne.
   *[no] 🏆 Tato hra se do žebříčků všech serverů nepočítá. Další hry na tomto serveru už ano.
}
board-old =
    -# Konec { $round }. kola{ $news ->
        [none] .
       *[other] : { $news }
    }
board-hit = { $deed } ({ $names ->
    [none] naprázdno
   *[other] { $names }
})
board-leads =
    🏙️ { $names } { $count ->
        [one] vede
        [few] vedou
       *[other] vedou
    }: { $size } { $goal ->
        [5] z
        [8] z
       *[other] ze
    } { $goal } budov
board-moved = ⬇️ Přesunuto sem: { $where }
