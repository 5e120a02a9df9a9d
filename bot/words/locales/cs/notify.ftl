describe-notify = Kde a kdy ti mám dát vědět, že jsi na tahu
    .calls = Kde ti mám dát vědět
    .reminders = Po kolika hodinách ti to v pomalých hrách připomenu
    .quiet_from = Kdy začínají klidové hodiny, třeba 22:00; „ne“, pokud je nechceš
    .quiet_to = Kdy klidové hodiny končí, třeba 8:00
    .zone = Tvoje časové pásmo, třeba Europe/Prague
notify-away = 🏖️ **Tvoje nepřítomnost** trvá do { $until }.
notify-calls = **Kde tě upozorňuju.** { $place ->
    [game] Ve hrách naživo (všichni hrají zároveň) v kanálu. Ve všech ostatních soukromou zprávou.
    [channel] Vždy v kanálu.
    [direct] Vždy soukromou zprávou, a když to nejde, v kanálu.
   *[nowhere] Nikde. Otázka čeká v přehledu pod tlačítkem **Hrát**.
}
notify-quiet = **Klidové hodiny.** { $state ->
    [off] Nemáš žádné. V klidových hodinách tě nechám na pokoji a tvůj čas v pomalých hrách stojí.
    [on] Od { $start } do { $end } ({ $zone }) tě nechám na pokoji a tvůj čas v pomalých hrách stojí.
   *[assumed] Předpokládám dobu od { $start } do { $end } ({ $zone }). Tehdy tě nechám na pokoji a tvůj čas v pomalých hrách stojí. Ve hrách naživo platí jen klidové hodiny, které si nastavíš.
}
notify-holiday = **Nepřítomnost.** { $until ->
    [none] Tehdy tvůj čas v pomalých hrách stojí. Ostatní čekají, takže jen jednou za 30 dní nejvýš na 7 dní, nebo jednou za 60 nejvýš na 14. Ukončí to tvoje další odpověď v pomalé hře. Her naživo se to netýká.
   *[other] Jsi pryč do { $until }. Ostatní to vidí a pro počítač můžou hlasovat, jen když na tebe čekali už předtím. Ukončí to tvoje další odpověď v pomalé hře.
}
    .short = Jednou za 30 dní, nad týden za 60; ukončí ji tvoje další odpověď
notify-pings = **Hry naživo** (všichni hrají zároveň). { $pings ->
    [always] Upozorním na každý tvůj tah.
    [slow] Upozorním, jen když otálíš.
   *[never] Neupozorňuju.
}
notify-reminders = **Pomalé hry** (každý přijde, kdy chce). { $reminders ->
    [never] Neupozorňuju.
    [0] Upozorním na každou otázku jednou a znovu, než ti vyprší čas.
    [one] Připomínám každou hodinu.
    [few] Připomínám každé { $reminders } hodiny.
   *[other] Připomínám každých { $reminders } hodin.
}
notify-invited = **Pozvánky.** { $state ->
    [on] Lidé, se kterými hraješ, tě můžou pozvat.
   *[off] Žádné nedostáváš, dokud je nepovolíš.
}
notify-called = **Hledání hráčů.** { $state ->
    [on] Dám ti vědět, když se tu hledají hráči.
   *[off] Hledání hráčů ti tu neoznamuju.
}
notify-words = **Obrázky, nebo slova.** { $words ->
    [off] Zprávy dostáváš s obrázky.
    [whole] Zprávy dostáváš slovy, v plném znění.
   *[brief] Zprávy dostáváš slovy, stručně.
}
notify-zone = **Tvoje časové pásmo.** { $now ->
    [none] Zatím ho neznám.
   *[other] Je tam { $now }.
}
switch-invited = { $state ->
    [on] Vypnout pozvánky
   *[off] Dovolit spoluhráčům mě zvát
}
switch-called = { $state ->
    [on] Neupozorňovat na hledání hráčů
   *[off] Upozornit, když někdo hledá hráče
}
notify-choose-calls = { $choice ->
    [game] V kanálu, nebo soukromě
    [channel] Vždy v kanálu
    [direct] Vždy soukromou zprávou
   *[nowhere] Nikde
}
    .why = { $choice ->
        [game] Hry naživo: v kanálu; všechny ostatní: soukromou zprávou
       *[other] { "" }
    }
notify-choose-pings =
    { $choice ->
        [always] V každém mém tahu
        [slow] Jen když otálím
       *[never] Nikdy
    }
    .why =
        { $choice ->
            [always] Hned, ledaže tvoje poslední odpověď přišla před chvilkou
            [slow] Až ostatní budou čekat minutu
           *[never] { "" }
        }
notify-choose-reminders =
    { $choice ->
        [0] Na začátku a před koncem
       *[other]
            Připomínka { $choice ->
                [one] každou hodinu
                [few] každé { $choice } hodiny
               *[other] každých { $choice } hodin
            }
    }
    .why =
        { $choice ->
            [0] Jen první upozornění na otázku a jedno, než ti vyprší čas
           *[other] { "" }
        }
notify-choose-words =
    { $choice ->
        [off] Nejdřív obrázky
        [whole] Nejdřív slova: všechno
       *[brief] Nejdřív slova: stručně
    }
    .why =
        { $choice ->
            [off] Tvoje soukromé zprávy mají obrázky
            [whole] Pro čtečky obrazovky: věty bez obrázků a symbolů
           *[brief] Jen to, co je nové; vedle je „Celé“
        }
notify-choose-from =
    { $time ->
        [off] Bez klidových hodin
       *[other] Od { $time }
    }
notify-choose-to = Do { $time }
notify-menu-zone = Vyber časové pásmo
button-notify-often = Vybrat upozornění
button-notify-other = { $away ->
    [yes] Ukončit nepřítomnost
   *[no] Ohlásit nepřítomnost
}
button-notify-words = Vybrat obrázky, nebo slova
notify-menu-holiday = Budu pryč…
notify-choose-holiday =
    { $days ->
        [0] Jsem zpátky
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
notify-time-off = ne
night-assumed = 🌙 V pomalých hrách tě od { $start } do { $end } ({ $zone }) nechám na pokoji a tvůj čas stojí.
night-home = 🌙 **Kde bydlíš?** Ať tě v noci nebudím. Při odeslání ukazovaly tvoje hodiny { $now }: vyber ten čas.
menu-home = Kolik je u tebe hodin
home-option =
    { $city } · { $time } { $half ->
        [am] AM
       *[pm] PM
    }
button-night = Změnit klidové hodiny
holiday-over = 👋 Vítej zpátky! { $count ->
    [one] Čeká na tebe hra
    [few] Čekají na tebe { $count } hry
   *[other] Čeká na tebe { $count } her
}: { $channels }.
notify-seats-later = Uloženo. V jedné tvé hře to začne platit o chvilku později.
error-notify-unknown = Takovou volbu neznám. Použij znovu { COMMAND("notify") }.
error-notify-time = Času „{ $text }“ nerozumím. Napiš třeba 22:00, nebo „ne“, pokud klidové hodiny nechceš.
error-notify-zone = Časové pásmo ani město „{ $text }“ neznám. Napiš anglicky velké město s tvým časem, třeba Prague.
error-notify-long =
    Klidové hodiny smějí trvat nejvýš { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }, protože ostatní čekají na jejich konec.
error-holiday = Na další nepřítomnost je brzy: od začátku té poslední musí uběhnout 30 dní, a pokud trvala přes týden, 60.

## Volání

ping-again =
    { $mention } V Citadele se na tebe pořád čeká.{ $clock ->
        [yes] { " " }Když čas vyprší, odpoví za tebe počítač.
       *[no] { "" }
    }
button-not-now = Teď ne
mute-done =
    Tuto otázku ti už připomínat nebudu.{ $call ->
        [time] { " " }Upozorním tě už jen jednou, než ti vyprší čas.
        [day] { " " }Upozorním tě už jen jednou, až budou ostatní čekat celý den.
       *[none] { "" }
    }
