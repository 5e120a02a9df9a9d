describe-puzzle = Úloha dne: jedna pozice, jedna volba; vidíš to jen ty
button-puzzle = 🧩 Dnešní úloha
puzzle-title = -# 🧩 Úloha { $number }
puzzle-task = { puzzle-title } · Která volba vyhrává nejčastěji? Jeden pokus.
puzzle-late = 💬 Ta úloha už skončila. Tohle je dnešní.

## Po odpovědi

puzzle-why = Po volbě **{ $option }** { $why }.
puzzle-facts = 💡 **Toto kolo:** { $facts }
puzzle-people = { puzzle-title } · { $people ->
        [1] tvoje odpověď je první
       *[other] odpovědí: { $people }
    } · další: { $when }
puzzle-equal = 🎉 Vyřešeno! { $names } jsou tu stejně dobré, rozdíl je příliš malý. Dny v řadě: **{ $days }**.
puzzle-verdict =
    { $solved ->
        [yes] 🎉 Vyřešeno! Nejlepší odpověď je **{ $best }**. Dny v řadě: **{ $days }**.
       *[no] Nejlepší odpověď je **{ $best }**. Tvoje volba: **{ $yours }**.
    }
puzzle-why-wins =
    💡 { $solved ->
        [yes] Tvoje volba vyhrává { $wins } % zkušebních her, druhá nejlepší { $less } %
       *[no] Nejlepší volba vyhrává { $wins } % zkušebních her, tvoje { $less } %
    }. { $points ->
        [0] { "" }
        [one] Proti nejsilnějšímu soupeři končí v průměru o { $points } bod líp.{ " " }
        [few] Proti nejsilnějšímu soupeři končí v průměru o { $points } body líp.{ " " }
       *[other] Proti nejsilnějšímu soupeři končí v průměru o { $points } bodů líp.{ " " }
    }Žádná jednotlivá událost tohoto kola to nevysvětluje.

## Co vidí kanál

puzzle-shared =
    🧩 { $name }: úloha { $number } { $solved ->
        [yes] ✅
       *[no] ❌
    } · série { $streak }
error-no-puzzle = Dnes žádná úloha není. Důvod stojí v protokolu bota.
error-puzzle-over = Ta úloha už skončila. Dnešní ukáže { COMMAND("puzzle") }.
