describe-puzzle = Úloha dne: jedna pozice, jedna volba; vidíš to jen ty
button-puzzle = 🧩 Dnešní úloha
puzzle-title = -# 🧩 Úloha { $number }
puzzle-late = 💬 Ta úloha už skončila. Tohle je dnešní.

## Po odpovědi

puzzle-why = **{ $option }:** { $why }.
puzzle-people = { puzzle-title } · dosud odpovědí: { $people }
puzzle-why-lead = 💡 Průměrný náskok před nejlepším soupeřem. **{ $best }**: { $lead }. **{ $other }**: { $other-lead }.
puzzle-why-close = 💡 V bodech je rozdíl malý, ale **{ $best }** vyhrává častěji.
puzzle-why-level = 💡 **{ $best }** a **{ $other }** jsou zhruba stejně dobré.
puzzle-streak =
    { $solved ->
        [yes] 🎉 Vyřešeno! Dny v řadě: **{ $days }**.
       *[no] Jde to lépe.
    } Další úloha přijde o půlnoci UTC.

## Co vidí kanál

puzzle-shared =
    🧩 { $name }: úloha { $number } { $solved ->
        [yes] ✅
       *[no] ❌
    } · série { $streak }
error-no-puzzle = Dnes žádná úloha není. Důvod stojí v protokolu bota.
error-puzzle-over = Ta úloha už skončila. Dnešní ukáže { COMMAND("puzzle") }.
