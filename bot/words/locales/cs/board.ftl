board-head =
    -# { $round }. kolo{ $last ->
        [yes] , poslední
       *[no] { " " }· hra do { $target } budov
    } · { $deck ->
        [0] žádné karty
        [one] { $deck } karta
        [few] { $deck } karty
       *[other] { $deck } karet
    }{ $discards ->
        [0] { "" }
       *[other] { " " }(odloženo { $discards })
    }
board-round = -# { $round }. kolo
board-state =
    -# V balíčku { $deck ->
        [0] žádná karta
        [one] { $deck } karta
        [few] { $deck } karty
       *[other] { $deck } karet
    }{ $discards ->
        [0] { "" }
       *[other] , odloženo { $discards }
    } · hru ukončí město, které má { $target ->
        [one] { $target } budovu
        [few] { $target } budovy
       *[other] { $target } budov
    }
board-face-up = -# V tomto kole chybí: { $characters }
board-seen = -# Lícem dolů se vyřazuje { $character }, vidíš to jen ty
board-seat =
    { $turn ->
        [yes] ▶️{ " " }
       *[no] { "" }
    }{ $crown ->
        [yes] 👑{ " " }
       *[no] { "" }
    }{ $name }{ $characters ->
        [none] { "" }
       *[other] { " " }· 🎭 { $characters }
    }
board-stock =
    💰 { $gold ->
        [0] bez mincí
        [one] { $gold } mince
        [few] { $gold } mince
       *[other] { $gold } mincí
    } · 🃏 { $cards ->
        [0] bez karet
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } · 🏘️ { $size }/{ $target }{ $completed ->
        [yes] { " " }✅ dokončeno
       *[no] { "" }
    }
board-coming = -# Ještě na řadě: { $characters }
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
story-before = -# { $deeds }
story-rank = **{ $character }** { $kind ->
        [nobody] nikdo se nehlásí
        [killed] { $seat } ☠️
       *[answered] { $seat }
    }{ $told ->
        [yes] { " " }· { $deeds }
       *[no] { "" }
    }
story-nobody = -# { $characters }: nikdo se nehlásí
story-other = { $seat }: { $deed }
story-and = { " " }·{ " " }
story-secret = 🔒 { $deed }
board-waits =
    ⏳ { $seat }{ $since ->
        [none] { "" }
       *[other] { " " }· { $since }
    }
board-counts = { $everywhere ->
    [yes] 🏆 Tato hra se počítá do žebříčků všech serverů. Další hry na tomto serveru už ne.
   *[no] 🏆 Tato hra se do žebříčků všech serverů nepočítá. Další hry na tomto serveru už ano.
}
board-old = -# Toto kolo už skončilo.
board-moved = ⬇️ Přesunuto sem: { $where }
