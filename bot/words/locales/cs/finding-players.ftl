button-find = Najít lidi
finding-title = ## Najít spoluhráče
finding-at = { $when ->
    [none] ⏰ Hra začne, až stiskneš **Začít**. Když vybereš čas, připomenu ho všem v herně.
   *[other] ⏰ Plánovaný začátek hry: { $when }
       -# Deset minut předem a v tu dobu to všem v herně připomenu. Karty rozdá, kdo první stiskne **Začít**.
}

menu-at = Kdy hra začne?
at-start = Až stisknu „Začít“
at-minutes = Za { $count ->
    [one] minutu
    [few] { $count } minuty
   *[other] { $count } minut
}
at-hours = Za { $count ->
    [one] hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
button-at = V určitou dobu

## Formulář

time-title = Kdy to začne?
form-time = Čas, třeba 20:00
form-day = Den
form-zone = Tvoje časové pásmo, nebo město v něm
form-zone-now = Časové pásmo (teď je tam { $time })
time-day =
    { $days ->
        [0] Dnes:{ " " }
        [1] Zítra:{ " " }
       *[other] { "" }
    }{ $weekday ->
        [1] pondělí
        [2] úterý
        [3] středa
        [4] čtvrtek
        [5] pátek
        [6] sobota
       *[7] neděle
    }, { $date }
error-time = Času „{ $text }“ nerozumím. Napiš třeba 20:00. Formulář si pamatuje, co v něm je.
error-time-over = { $time } už bylo. Vyber pozdější čas nebo jiný den.

## Koho zavolat

finding-call =
    📣 **Svolat hráče** upozorní { $role }.{ $when ->
        [now] { "" }
       *[other] { " " }Znovu to půjde od { $when }
    }
finding-no-role = 📣 Kdo hernu vidí, může stisknout **{ button-join }**. Role pro svolávání hráčů zatím není; správce ji může vybrat: { COMMAND("server") }
finding-usual =
    👥 **Pozvat stálou partu**: { $names }.{ $when ->
        [now] { "" }
       *[other] { " " }Znovu to půjde od { $when }
    }
finding-nobody = 👥 Stálá parta jsou ti, s nimiž tu máš v poslední době aspoň dvě dohrané hry. Zatím v ní nikdo další není.
finding-friends = 👤 **Pozvat přátele**: až čtyři. Upozorním ty, kdo to povolili v { COMMAND("notify") }.{ $when ->
    [now] { "" }
   *[other] { " " }Znovu to půjde od { $when }
}
menu-invite-friends = Pozvat přátele…
finding-friends-invited = 👥 Pozvánka je odeslaná: { $names }. Upozorňuju jen ty, kdo to dovolují ({ COMMAND("notify") }), nejvýš jednou za hodinu.{ $strangers ->
    [none] { "" }
   *[other] { " " }Upozornění nedostane { $strangers }: nejdřív je potřeba společná dohraná hra. Zmínku můžeš napsat do kanálu.
}
error-friends-seated = Všichni vybraní už v této herně jsou.
button-call = Svolat hráče
button-invite-usual = Pozvat stálou partu
button-usual = Pozvat moji partu
button-lobby = Herna

finding-called = 📣 Upozornění pro { $role } je odeslané.
finding-invited = 👥 Stálá parta má pozvánku. Upozorňuju jen ty, kdo si pozvánky zapnuli: { COMMAND("notify") }.
finding-joined = Přisedáš ke stolu.
button-play-now = Hrát hned
error-called-lately = Svolat hráče jde jednou za hodinu, pozvat čtyřikrát. Totéž platí pro každou hernu. Znovu to půjde od { $when }

error-call-refused = Discord zprávu odmítl, takže upozornění nikdo nedostane. Zkus to později.

error-call-role = { $why ->
    [gone] Role pro svolávání hráčů tu není nastavená. Správce ji může vybrat: { COMMAND("server") }
    [mention] Nesmím upozornit { $role }. Správce může dovolit zmínky této role všem, nebo dovolit mně zmínky všech rolí.
    [refused] Discord to odmítl. Zkus to později.
   *[other] { server-role }
}

## V kanálu a v soukromých zprávách

lobby-at = ⏰ **{ lobby-seats }** · začátek { $when }
lobby-soon = ⏰ Začátek Citadely: { $when }.
lobby-due = ⏰ Je { $when }. Karty rozdá hráč, který první stiskne **Začít**.
lobby-urged = ⏰ **Začít** zatím nikdo nestiskl. Karty rozdá ten z hráčů, kdo to udělá první. Domluvený čas vyprší: { $when }.
lobby-missed = ⏰ Plánovaný začátek hry: { $when }. { $why ->
    [alone] Nikdo další tam nesedí. Doplň počítače, nebo vyber jinou dobu.
    [late] Bot v tu dobu neběžel. Stiskni **Začít**, nebo vyber jinou dobu.
    [nobody] **Začít** nikdo nestiskl. Stiskni ho teď, nebo vyber jinou dobu.
   *[other] Takhle začít nejde, důvod je vidět v herně. Změň to, nebo vyber jinou dobu.
}
lobby-call =
    📣 { $role ->
        [none] { "" }
       *[other] { $role }{ " " }
    }{ $host } hledá hráče: **{ lobby-seats }**{ $when ->
        [none] .
       *[other] { " " }· začátek { $when }
    }
lobby-call-over = -# 📣 { $host } už hráče nehledá: { $state ->
    [full] stůl je plný.
    [begun] hra začala.
   *[closed] herna je zavřená.
}
vote-call = 💤 { $name } neodpovídá, otázka padla { $since }. Dá se hlasovat, zda má hrát počítač.
lobby-invitation = 👥 { $host } zve do hry { $names }.

lobby-invited = 👥 { $host } tě zve do hry.
listed-name = Citadela
